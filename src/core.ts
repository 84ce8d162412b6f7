import { AccountService } from './accounts/account.service.js';
import { IdempotencyService } from './accounts/idempotency.service.js';
import { KeyService } from './accounts/key.service.js';
import { RateLimitService } from './accounts/rate-limit.service.js';
import { CardService } from './cards/card.service.js';
import { CategoryService } from './categories/category.service.js';
import { CompanyService } from './companies/company.service.js';
import type { Config } from './config.js';
import { migrate, openDatabase, type Database } from './database/data-source.js';
import { ExportService } from './exports/export.service.js';
import { DiskFileStore } from './files/disk-file-store.js';
import type { FileStore } from './files/file-store.js';
import { FileUrls } from './files/signed-url.js';
import { DataFolder } from './installation/data-folder.js';
import { InstallationWatch } from './installation/installation-watch.js';
import { openInstallation, requireKnownVersion } from './installation/open-installation.js';
import { ApprovalService } from './invoices/approval.service.js';
import { ChangeFeed } from './invoices/changes/change-feed.js';
import { CheckService } from './invoices/check.service.js';
import { InvoiceItemService } from './invoices/invoice-item.service.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { OwnedInvoicesService } from './invoices/owned-invoices.service.js';
import { UploadService } from './processing/upload.service.js';
import type { Clock } from './shared/clock.js';
import { systemClock } from './shared/clock.js';
import { createLogger, type Logger } from './shared/logger.js';
import type { Secrets } from './shared/secrets.js';
import type { Transact } from './shared/transact.js';
import { createStores, createTransact, type Stores } from './stores.js';

/** The stores, services and settings that every role uses. */
export interface Core {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly stores: Stores;
  readonly transact: Transact<Stores>;
  readonly files: FileStore;
  /** Checks that the database and DATA_DIR are still those of the installation. */
  readonly watch: InstallationWatch;
  readonly services: Services;
  readonly links: Links;
}

/** A part of the service that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** What the running parts share. Each member is set once its part has started. */
interface Links {
  /** Makes the worker of this process, if any, look for jobs immediately. */
  onEnqueued: () => void;
  /** Where clients reach the service, without a trailing slash. */
  publicUrl: string;
}

/** The services that the faces and the command line call. */
export interface Services {
  readonly accounts: AccountService;
  readonly keys: KeyService;
  readonly idempotency: IdempotencyService;
  readonly limits: RateLimitService;
  readonly cards: CardService;
  readonly categories: CategoryService;
  readonly companies: CompanyService;
  readonly invoices: InvoiceService;
  readonly items: InvoiceItemService;
  readonly ownedInvoices: OwnedInvoicesService;
  readonly checks: CheckService;
  readonly changes: ChangeFeed;
  readonly approvals: ApprovalService;
  readonly uploads: UploadService;
  readonly exports: ExportService;
  readonly fileUrls: FileUrls;
}

/**
 * Opens the database, migrates it unless MIGRATE is off, checks that it belongs to DATA_DIR and the secret, and builds the services;
 * nothing runs yet.
 *
 * @param options.adopt whether DATA_DIR and the secret become those of the database, whatever it knew before
 * @throws InstallationError
 */
export async function createCore(config: Config, { adopt = false } = {}): Promise<Core> {
  const database = await openDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE });
  try {
    return await buildCore(config, database, adopt);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildCore(config: Config, opened: Database, adopt: boolean): Promise<Core> {
  const clock = systemClock;
  const logger = createLogger(config.LOG_LEVEL);
  const stores = createStores(opened.reader.manager);
  const { installation } = stores;
  requireKnownVersion(await installation.find());
  if (config.MIGRATE) await migrate(opened);
  const folder = new DataFolder(config.DATA_DIR);
  const unwatched = createTransact(opened, config.REQUEST_TIMEOUT_SECONDS * 1_000);
  const claim = { installation, transact: unwatched, folder, secretKey: config.SECRET_KEY, adopt };
  const { uid, secrets } = await openInstallation(claim);
  const watch = new InstallationWatch({ installation, folder, uid, logger });
  const files = new DiskFileStore(folder.files, undefined, () => watch.requireFolder());
  const transact: Transact<Stores> = async (work) => {
    watch.requireWritable();
    return unwatched(work);
  };
  const database = { ...opened, close: () => closeAll(opened, watch) };
  const links: Links = { onEnqueued: () => undefined, publicUrl: config.PUBLIC_URL ?? '' };
  const parts = { config, clock, logger, database, stores, transact, files, watch, links };
  return { ...parts, services: createServices(parts, secrets) };
}

async function closeAll(database: Database, watch: InstallationWatch): Promise<void> {
  watch.stop();
  await database.close();
}

function createServices(parts: Omit<Core, 'services'>, { keyPepper, fileUrlKey }: Secrets): Services {
  const { config, clock, logger, stores, transact, files, links } = parts;
  const onEnqueued = () => links.onEnqueued();
  const keys = new KeyService({ accounts: stores.accounts, transact, clock, pepper: keyPepper });
  const invoices = new InvoiceService({ ...stores, transact, clock, onEnqueued });
  return {
    keys,
    invoices,
    accounts: new AccountService({ ...stores, transact, keys, clock }),
    idempotency: new IdempotencyService({ calls: stores.calls, transact, clock }),
    limits: new RateLimitService(transact),
    cards: new CardService({ cards: stores.cards, transact, clock }),
    categories: new CategoryService({ categories: stores.categories, transact, clock }),
    companies: new CompanyService({ companies: stores.companies, transact, clock }),
    checks: new CheckService(stores),
    items: new InvoiceItemService({ invoices, items: stores.items, transact, clock }),
    ownedInvoices: new OwnedInvoicesService(stores.ownedInvoices),
    approvals: new ApprovalService({ invoices, transact, clock }),
    changes: new ChangeFeed({
      changes: stores.changes,
      clock,
      logger,
      pollMilliseconds: config.STREAM_POLL_MILLISECONDS,
      transactionMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
    }),
    uploads: new UploadService({
      files,
      transact,
      clock,
      logger,
      timeoutMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
      maxBytes: config.UPLOAD_MAX_BYTES,
      maxConcurrent: config.UPLOAD_CONCURRENCY,
      onEnqueued,
    }),
    exports: new ExportService({ invoiceExports: stores.invoiceExports, clock }),
    fileUrls: new FileUrls({
      secret: fileUrlKey,
      lifetimeSeconds: config.FILE_URL_SECONDS,
      clock,
      publicUrl: () => links.publicUrl,
    }),
  };
}
