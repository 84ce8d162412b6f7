import { access, constants } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.js';
import { createGraphqlHandler, type GraphqlHandler } from './graphql/server.js';
import { createExpressApp } from './http/express-app.js';
import { createGate } from './web/gate.js';
import { closeServer, createHttpServer } from './http/server.js';
import { Worker } from './jobs/worker.js';
import { extractionSettings } from './processing/extraction-settings.js';
import { Housekeeping } from './processing/housekeeping.js';
import { ParserPool } from './processing/parser-process.js';
import { ProcessInvoiceJob } from './processing/process-invoice.job.js';
import { SupplierLessons } from './processing/supplier-lessons.js';
import type { Core } from './core.js';

/** How long an empty bucket of GraphQL's query cost takes to be full again. */
const GRAPHQL_REFILL_SECONDS = 20;

/** A part of the service that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** Starts taking jobs: parsing in child processes, and the hourly housekeeping. */
export function startWorker(core: Core): Running {
  const { clock, config, files, logger, stores, transact } = core;
  const parser = new ParserPool({
    processes: config.PARSER_PROCESSES,
    timeoutMilliseconds: config.PARSER_TIMEOUT_SECONDS * 1_000,
    memoryMegabytes: config.PARSER_MEMORY_MB,
    settings: extractionSettings(config),
    logger,
  });
  const lessons = new SupplierLessons({ ...stores, parser, logger });
  const worker = new Worker({
    transact,
    handler: new ProcessInvoiceJob({ invoices: stores.invoices, lessons, files, parser, transact, clock, logger }),
    concurrency: config.PARSER_PROCESSES,
    leaseSeconds: config.JOB_LEASE_SECONDS,
    pollMilliseconds: config.JOB_POLL_MILLISECONDS,
    logger,
  });
  const housekeeping = new Housekeeping({
    ...stores,
    files,
    transact,
    clock,
    logger,
    retentionDays: config.RETENTION_DAYS,
  });
  core.links.onEnqueued = () => worker.nudge();
  worker.start();
  housekeeping.start();
  return {
    async stop() {
      housekeeping.stop();
      await worker.stop(config.SHUTDOWN_SECONDS * 1_000);
      await parser.close();
    },
  };
}

/** The listening faces, with the address that clients reach them by. */
export interface RunningServer extends Running {
  readonly server: Server;
  readonly publicUrl: string;
}

/** Starts both faces on the configured address. */
export async function startServer(core: Core): Promise<RunningServer> {
  const { config, database, logger, services } = core;
  const gate = createGate({
    keys: services.keys,
    limits: services.limits,
    clock: core.clock,
    timeoutMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
    rateLimit: config.RATE_LIMIT,
    perMinute: {
      reads: config.RATE_LIMIT_READS,
      writes: config.RATE_LIMIT_WRITES,
      uploads: config.RATE_LIMIT_UPLOADS,
      exports: config.RATE_LIMIT_EXPORTS,
    },
    graphql: { limit: config.RATE_LIMIT_GRAPHQL, perSecond: config.RATE_LIMIT_GRAPHQL / GRAPHQL_REFILL_SECONDS },
  });
  const graphql = await createGraphqlHandler({ services, gate, logger, config });
  const health = {
    checkDatabase: async () => void (await database.reader.query('SELECT 1')),
    checkFiles: () => access(config.DATA_DIR, constants.W_OK),
  };
  const rest = createExpressApp({ services, files: core.files, gate, logger, config, health });
  const server = createHttpServer({ graphql: graphql.handle, stream: graphql.stream, rest });
  core.links.publicUrl = await listen(server, config);
  return {
    server,
    publicUrl: core.links.publicUrl,
    stop: () => stopServer(server, graphql, config.SHUTDOWN_SECONDS * 1_000),
  };
}

async function listen(server: Server, config: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return config.PUBLIC_URL ?? `http://${host}:${port}`;
}

async function stopServer(server: Server, graphql: GraphqlHandler, milliseconds: number): Promise<void> {
  graphql.endStreams();
  await closeServer(server, milliseconds);
  await graphql.stop();
}
