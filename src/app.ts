import { access, constants } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { AccountService } from './accounts/account.service.js';
import { IdempotencyService } from './accounts/idempotency.service.js';
import { KeyService } from './accounts/key.service.js';
import { CardService } from './cards/card.service.js';
import { CategoryService } from './categories/category.service.js';
import { CompanyService } from './companies/company.service.js';
import type { Config } from './config.js';
import { openDatabase, type Database } from './database/data-source.js';
import { ExportService } from './exports/export.service.js';
import { DiskFileStore } from './files/disk-file-store.js';
import type { FileStore } from './files/file-store.js';
import { FileUrls } from './files/signed-url.js';
import { createGraphqlHandler, type GraphqlHandler } from './graphql/server.js';
import { createExpressApp } from './http/express-app.js';
import { createGate } from './http/gate.js';
import { closeServer, createHttpServer } from './http/server.js';
import { ApprovalService } from './invoices/approval.service.js';
import { InvoiceItemService } from './invoices/invoice-item.service.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { Worker } from './jobs/worker.js';
import { Housekeeping } from './processing/housekeeping.js';
import { ParserPool } from './processing/parser-process.js';
import { ProcessInvoiceJob } from './processing/process-invoice.job.js';
import { UploadService } from './processing/upload.service.js';
import type { Clock } from './shared/clock.js';
import { systemClock } from './shared/clock.js';
import { createLogger, type Logger } from './shared/logger.js';
import { loadSecrets } from './shared/secrets.js';
import type { Transact } from './shared/transact.js';
import { createStores, transactWith, type Stores } from './stores.js';

const GRAPHQL_BUCKET = { limit: 1_000, perSecond: 50 };

/** What everything is built from. */
export interface Core {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly stores: Stores;
  readonly transact: Transact<Stores>;
  readonly files: FileStore;
  readonly services: Services;
  readonly links: Links;
}

/** What parts tell each other once they run. */
interface Links {
  /** Lets the worker of this process, where there is one, look for jobs at once. */
  onEnqueued: () => void;
  /** Where clients reach the service, without a slash at its end. */
  publicUrl: string;
}

/** What the faces and the operator's commands call. */
export interface Services {
  readonly accounts: AccountService;
  readonly keys: KeyService;
  readonly idempotency: IdempotencyService;
  readonly cards: CardService;
  readonly categories: CategoryService;
  readonly companies: CompanyService;
  readonly invoices: InvoiceService;
  readonly items: InvoiceItemService;
  readonly approvals: ApprovalService;
  readonly uploads: UploadService;
  readonly exports: ExportService;
  readonly fileUrls: FileUrls;
}

/** A part of the service that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** Opens the stores and builds the services; nothing runs yet. */
export async function createCore(config: Config): Promise<Core> {
  const clock = systemClock;
  const logger = createLogger(config.LOG_LEVEL);
  const files = new DiskFileStore(path.join(config.DATA_DIR, 'files'));
  const database = await openDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE });
  const stores = createStores(database.reader.manager);
  const transact = transactWith(database, config.REQUEST_TIMEOUT_SECONDS * 1_000);
  const links: Links = { onEnqueued: () => undefined, publicUrl: config.PUBLIC_URL ?? '' };
  const parts = { config, clock, logger, database, stores, transact, files, links };
  return { ...parts, services: createServices(parts) };
}

function createServices(parts: Omit<Core, 'services'>): Services {
  const { config, clock, logger, stores, transact, files, links } = parts;
  const onEnqueued = () => links.onEnqueued();
  const { keyPepper, fileUrlKey } = loadSecrets(config.DATA_DIR, config.SECRET_KEY);
  const keys = new KeyService({ accounts: stores.accounts, transact, clock, pepper: keyPepper });
  const invoices = new InvoiceService({ ...stores, transact, clock, onEnqueued });
  return {
    keys,
    invoices,
    accounts: new AccountService({ accounts: stores.accounts, transact, keys, clock }),
    idempotency: new IdempotencyService({ calls: stores.calls, transact, clock }),
    cards: new CardService({ cards: stores.cards, transact, clock }),
    categories: new CategoryService({ categories: stores.categories, transact, clock }),
    companies: new CompanyService({ companies: stores.companies, transact, clock }),
    items: new InvoiceItemService({ invoices, items: stores.items, transact, clock }),
    approvals: new ApprovalService({ invoices, transact, clock }),
    uploads: new UploadService({
      files,
      invoices,
      transact,
      clock,
      logger,
      timeoutMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
      maxBytes: config.UPLOAD_MAX_BYTES,
      maxConcurrent: config.UPLOAD_CONCURRENCY,
      onEnqueued,
    }),
    exports: new ExportService({ invoiceList: stores.invoiceList, items: stores.items, clock }),
    fileUrls: new FileUrls({
      secret: fileUrlKey,
      lifetimeSeconds: config.FILE_URL_SECONDS,
      clock,
      publicUrl: () => links.publicUrl,
    }),
  };
}

/** Starts taking jobs: parsing in child processes, and the hourly housekeeping. */
export function startWorker(core: Core): Running {
  const { clock, config, files, logger, stores, transact } = core;
  const parser = new ParserPool({
    processes: config.PARSER_PROCESSES,
    timeoutMilliseconds: config.PARSER_TIMEOUT_SECONDS * 1_000,
    memoryMegabytes: config.PARSER_MEMORY_MB,
    logger,
  });
  const worker = new Worker({
    transact,
    handler: new ProcessInvoiceJob({ invoices: stores.invoices, files, parser, transact, clock, logger }),
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
    clock: core.clock,
    timeoutMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
    rateLimit: config.RATE_LIMIT,
    perMinute: {
      reads: config.RATE_LIMIT_READS,
      writes: config.RATE_LIMIT_WRITES,
      uploads: config.RATE_LIMIT_UPLOADS,
      exports: config.RATE_LIMIT_EXPORTS,
    },
    graphql: GRAPHQL_BUCKET,
  });
  const graphql = await createGraphqlHandler({ services, gate, logger, config });
  const health = {
    checkDatabase: async () => void (await database.reader.query('SELECT 1')),
    checkFiles: () => access(config.DATA_DIR, constants.W_OK),
  };
  const rest = createExpressApp({ services, files: core.files, gate, logger, config, health });
  const server = createHttpServer({ graphql: graphql.handle, rest });
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
  await closeServer(server, milliseconds);
  await graphql.stop();
}
