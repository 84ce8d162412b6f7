import { AccountDeletions } from './account-data/account-deletions.js';
import type { Core, Running } from './core.js';
import { measureSteadyClock } from './installation/steady-clock.js';
import { Worker } from './jobs/worker.js';
import { SupplierLessons } from './learning/supplier-lessons.js';
import { readExtractionSettings } from './processing/extraction-settings.js';
import { Housekeeping } from './processing/housekeeping.js';
import { ParserPool } from './processing/parser-process.js';
import { ProcessInvoiceJob } from './processing/process-invoice.job.js';

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

/** Starts the worker: it processes invoices with the parser, which it closes when it stops, and cleans up every hour. */
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
  core.links.onEnqueued = () => worker.nudge();
  worker.start();
  housekeeping.start();
  deletions.start();
  return {
    async stop() {
      housekeeping.stop();
      await deletions.stop();
      await worker.stop(config.SHUTDOWN_SECONDS * 1_000);
      await parser.close();
    },
  };
}
