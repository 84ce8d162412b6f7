import { AccountDeletions } from './account-data/account-deletions.js';
import type { Core, Running } from './core.js';
import { measureSteadyClock, readSteadyClock } from './installation/steady-clock.js';
import { ExportRunner } from './exports/export-runner.js';
import { CheckKeeper } from './invoices/check-keeper.js';
import { BackgroundLoop } from './jobs/background-loop.js';
import { Worker } from './jobs/worker.js';
import { SupplierLessons } from './learning/supplier-lessons.js';
import { readExtractionSettings } from './processing/extraction-settings.js';
import { Housekeeping } from './processing/housekeeping.js';
import { ParserPool } from './processing/parser-process.js';
import { ProcessInvoiceJob } from './processing/process-invoice.job.js';

const POLL_MILLISECONDS = 1_000;
const EXPIRY_MILLISECONDS = 60_000;

/** Builds the pool of processes that read files. @throws ConfigError if the settings name an OCR language that is not installed */
export function createParser({ config, logger }: Core, settings = readExtractionSettings(config)): ParserPool {
  return new ParserPool({
    processes: config.PARSER_PROCESSES,
    timeoutMilliseconds: config.PARSER_TIMEOUT_SECONDS * 1_000,
    memoryMegabytes: config.PARSER_MEMORY_MB,
    settings,
    logger,
  });
}

/**
 * Starts the worker: it processes invoices with the parser, which it closes when it stops, checks them, writes exports, and cleans up every
 * hour.
 */
export function startWorker(
  core: Core,
  parser: Pick<ParserPool, 'parse' | 'recall' | 'close'> = createParser(core),
): Running {
  const { clock, config, files, logger, services, stores, transact } = core;
  const lessons = new SupplierLessons({ ...stores, parser });
  const worker = new Worker({
    transact,
    handler: new ProcessInvoiceJob({
      ...{ invoices: stores.invoices, lessons, files, parser, transact, clock, logger },
      splitFiles: config.SPLIT_FILES,
    }),
    concurrency: config.PARSER_PROCESSES,
    leaseSeconds: config.JOB_LEASE_SECONDS,
    requireReady: () => files.requireAvailable(),
    pollMilliseconds: config.JOB_POLL_MILLISECONDS,
    logger,
  });
  const housekeeping = new Housekeeping({
    ...stores,
    files,
    pageCache: core.pageCache,
    transact,
    clock,
    logger,
    measureClock: () => transact((tx) => measureSteadyClock(tx.installation)),
    retentionDays: config.RETENTION_DAYS,
  });
  const deletions = new AccountDeletions({ service: services.accountDeletions, logger });
  const loops = startLoops(core);
  core.links.onEnqueued = () => worker.nudge();
  worker.start();
  housekeeping.start();
  deletions.start();
  return {
    async stop() {
      housekeeping.stop();
      // Together, because files that are being read return to the queue at once, whatever the others are still doing.
      await Promise.all([deletions.stop(), loops.stop(), worker.stop(config.SHUTDOWN_SECONDS * 1_000)]);
      await parser.close();
    },
  };
}

/** Starts what a worker does beside processing: checks of changed invoices, and exports. */
function startLoops({ clock, files, links, logger, services, stores, transact }: Core): Running {
  const keeper = new CheckKeeper({ ...stores, checks: services.checks, transact, logger });
  const runner = new ExportRunner({
    ...stores,
    exports: services.exports,
    files,
    transact,
    clock,
    readClock: () => readSteadyClock(stores.installation),
    logger,
  });
  const checks = new BackgroundLoop({
    work: (stopping) => keeper.runRound(stopping),
    pollMilliseconds: POLL_MILLISECONDS,
    complaint: 'invoices cannot be checked',
    logger,
  });
  const exports = new BackgroundLoop({
    work: (stopping) => runner.runNext(stopping),
    pollMilliseconds: POLL_MILLISECONDS,
    complaint: 'exports cannot be written',
    logger,
  });
  const expiry = new BackgroundLoop({
    work: () => runner.removeExpired(),
    pollMilliseconds: EXPIRY_MILLISECONDS,
    complaint: 'expired exports cannot be removed',
    logger,
  });
  const loops = [checks, exports, expiry];
  links.onExportStarted = () => exports.nudge();
  for (const loop of loops) loop.start();
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
