import { AccountService } from './accounts/account.service.js';
import { IdempotencyService } from './accounts/idempotency.service.js';
import { KeyService } from './accounts/key.service.js';
import { RateLimitService } from './accounts/rate-limit.service.js';
import { SessionService } from './accounts/session.service.js';
import { ArrivalService } from './arrivals/arrival.service.js';
import { UrlUploadService } from './arrivals/url-upload.service.js';
import { CardService } from './cards/card.service.js';
import { CategoryService } from './categories/category.service.js';
import { CompanyService } from './companies/company.service.js';
import type { Config } from './config.js';
import { migrate, openDatabase, type Database } from './database/data-source.js';
import { ExportService } from './exports/export.service.js';
import type { FileStore } from './files/file-store.js';
import { FileUrls } from './files/signed-url.js';
import { InstallationWatch } from './installation/installation-watch.js';
import { openInstallation, requireKnownVersion } from './installation/open-installation.js';
import type { HealthOptions } from './http/health.js';
import { ApprovalService } from './invoices/approval.service.js';
import { ChangeFeed } from './invoices/changes/change-feed.js';
import { CheckService } from './invoices/check.service.js';
import { InvoiceItemService } from './invoices/invoice-item.service.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { OwnedInvoicesService } from './invoices/owned-invoices.service.js';
import { SavedViewService } from './invoices/saved-views/saved-view.service.js';
import { PageCache } from './processing/page-cache.js';
import { PageService } from './processing/page.service.js';
import { UploadQuota } from './processing/upload-quota.js';
import { UploadService } from './processing/upload.service.js';
import type { Clock } from './shared/clock.js';
import { systemClock } from './shared/clock.js';
import { createLogger, type Logger } from './shared/logger.js';
import type { Secrets } from './shared/secrets.js';
import type { Transact } from './shared/transact.js';
import { openStorage } from './storage.js';
import { EventFeed } from './webhooks/event-feed.js';
import { WebhookSigner } from './webhooks/webhook-signature.js';
import { WebhookService } from './webhooks/webhook.service.js';
import { createStores, createTransact, type Stores } from './stores.js';

/** How long a page may take to be drawn. */
const DRAWING_MILLISECONDS = 20_000;

/** The share of the time for a request that its download may take, so that the client learns what became of it. */
const DOWNLOAD_SHARE = 0.7;

/** The stores, services and settings that every role uses. */
export interface Core {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly stores: Stores;
  readonly transact: Transact<Stores>;
  readonly files: FileStore;
  readonly pageCache: PageCache;
  /** Checks that the database and DATA_DIR are still those of the installation. */
  readonly watch: InstallationWatch;
  readonly webhookSigner: WebhookSigner;
  readonly services: Services;
  readonly links: Links;
}

/** A part of the service that runs until it is stopped. */
export interface Running {
  /** @param drainMilliseconds how long requests are accepted before it stops, so that balancers send them elsewhere first; 0 by default */
  stop(drainMilliseconds?: number): Promise<void>;
}

/** What the running parts share. The first two members are set once their part has started. */
interface Links {
  /** Makes the worker of this process, if any, look for jobs immediately. */
  onEnqueued: () => void;
  /** Makes the worker of this process, if any, look for messages to webhooks immediately. */
  onWebhookDue: () => void;
  /** Where clients reach the service, without a trailing slash. */
  publicUrl: string;
  /** Whether this process was told to stop, so that balancers send requests elsewhere. */
  isStopping: boolean;
}

/** The services that the faces and the command line call. */
export interface Services {
  readonly accounts: AccountService;
  readonly keys: KeyService;
  readonly sessions: SessionService;
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
  readonly urlUploads: UrlUploadService;
  readonly pages: PageService;
  readonly exports: ExportService;
  readonly fileUrls: FileUrls;
  readonly savedViews: SavedViewService;
  readonly webhooks: WebhookService;
  readonly events: EventFeed;
  readonly arrivals: ArrivalService;
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
  const storage = await openStorage(config);
  const { bucket, folder } = storage;
  const unwatched = createTransact(opened, config.REQUEST_TIMEOUT_SECONDS * 1_000);
  const claim = {
    ...{ installation, transact: unwatched, folder, bucket, adopt },
    secretKey: config.SECRET_KEY,
    acceptedKey: config.SECRET_KEY_ACCEPTED,
    canDoWithoutSecret: config.ROLE === 'worker',
  };
  const { uid, secrets } = await openInstallation(claim);
  const watch = new InstallationWatch({ installation, folder: storage, uid, logger });
  const files = storage.createFiles(() => watch.requireFolder());
  const transact: Transact<Stores> = async (work) => {
    watch.requireWritable();
    return unwatched(work);
  };
  const database = { ...opened, close: () => closeAll(opened, watch) };
  const links: Links = {
    onEnqueued: () => undefined,
    onWebhookDue: () => undefined,
    publicUrl: config.PUBLIC_URL ?? '',
    isStopping: false,
  };
  const pageCache = new PageCache(folder.pages, logger);
  const webhookSigner = new WebhookSigner(secrets.webhookKey, secrets.accepted?.webhookKey);
  const parts = { config, clock, logger, database, stores, transact, files, pageCache, watch, webhookSigner, links };
  return { ...parts, services: createServices(parts, secrets) };
}

/** How long an id of the history may be missing and still appear: another process may allow longer transactions than this one. */
export function findPatience({ REQUEST_TIMEOUT_SECONDS }: Pick<Config, 'REQUEST_TIMEOUT_SECONDS'>): number {
  return Math.max(30_000, 2 * REQUEST_TIMEOUT_SECONDS * 1_000);
}

/** Builds the checks behind `/ready`. */
export function createHealthChecks({ config, database, files, links, watch }: Core): HealthOptions {
  return {
    isStopping: () => links.isStopping,
    checkDatabase: async () => {
      database.requireIntact();
      await watch.checkDatabase();
    },
    checkFiles: async () => {
      await watch.requireFolder();
      await files.requireWritable(config.UPLOAD_MAX_BYTES);
    },
  };
}

async function closeAll(database: Database, watch: InstallationWatch): Promise<void> {
  watch.stop();
  await database.close();
}

function createServices(parts: Omit<Core, 'services'>, secrets: Secrets): Services {
  const { config, clock, logger, stores, transact, links } = parts;
  const onEnqueued = () => links.onEnqueued();
  const uploads = createUploadService(parts);
  const keys = new KeyService({
    accounts: stores.accounts,
    transact,
    clock,
    pepper: secrets.keyPepper,
    acceptedPepper: secrets.accepted?.keyPepper,
  });
  const invoices = new InvoiceService({ ...stores, transact, clock, onEnqueued });
  return {
    keys,
    invoices,
    accounts: new AccountService({ ...stores, transact, keys, clock }),
    sessions: createSessionService(parts, secrets, keys),
    idempotency: new IdempotencyService({ calls: stores.calls, transact, clock }),
    limits: new RateLimitService(transact),
    cards: new CardService({ cards: stores.cards, transact, clock }),
    categories: new CategoryService({ categories: stores.categories, transact, clock }),
    companies: new CompanyService({ companies: stores.companies, transact, clock }),
    checks: new CheckService(stores),
    items: new InvoiceItemService({ invoices, items: stores.items, transact, clock }),
    ownedInvoices: new OwnedInvoicesService(stores.ownedInvoices),
    savedViews: new SavedViewService({ savedViews: stores.savedViews, transact, clock }),
    approvals: new ApprovalService({ invoices, transact, clock }),
    changes: new ChangeFeed({
      changes: stores.changes,
      clock,
      logger,
      pollMilliseconds: config.STREAM_POLL_MILLISECONDS,
      transactionMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
    }),
    uploads,
    urlUploads: new UrlUploadService({
      uploads,
      allowPrivate: config.UPLOAD_ALLOW_PRIVATE,
      timeoutMilliseconds: DOWNLOAD_SHARE * config.REQUEST_TIMEOUT_SECONDS * 1_000,
    }),
    arrivals: new ArrivalService({ arrivals: stores.arrivals, uploads, transact, clock }),
    pages: createPageService(parts, invoices),
    exports: new ExportService({ invoiceExports: stores.invoiceExports, clock }),
    fileUrls: createFileUrls(parts, secrets),
    webhooks: createWebhookService(parts),
    events: new EventFeed({ outbox: stores.outbox, clock, patienceMilliseconds: findPatience(config) }),
  };
}

function createSessionService(
  { clock, config }: Omit<Core, 'services'>,
  { sessionKey: secret, accepted }: Secrets,
  keys: KeyService,
): SessionService {
  const lifetimeSeconds = config.SESSION_HOURS * 3_600;
  return new SessionService({ keys, clock, secret, acceptedSecret: accepted?.sessionKey, lifetimeSeconds });
}

function createFileUrls(
  { clock, config, links }: Omit<Core, 'services'>,
  { fileUrlKey: secret, accepted }: Secrets,
): FileUrls {
  const publicUrl = () => links.publicUrl;
  const lifetimeSeconds = config.FILE_URL_SECONDS;
  return new FileUrls({ secret, acceptedSecret: accepted?.fileUrlKey, lifetimeSeconds, clock, publicUrl });
}

function createPageService(
  { config, files, logger, pageCache, stores }: Omit<Core, 'services'>,
  invoices: InvoiceService,
): PageService {
  const parser = {
    timeoutMilliseconds: DRAWING_MILLISECONDS,
    memoryMegabytes: config.PARSER_MEMORY_MB,
    logger,
  };
  return new PageService({ invoices, files, lessons: stores.lessons, cache: pageCache, parser });
}

function createUploadService(parts: Omit<Core, 'services'>): UploadService {
  const { config, clock, files, links, logger, transact } = parts;
  return new UploadService({
    ...{ clock, files, logger, transact },
    timeoutMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
    maxBytes: config.UPLOAD_MAX_BYTES,
    uploadMilliseconds: config.UPLOAD_SECONDS * 1_000,
    quota: createUploadQuota(parts),
    onEnqueued: () => links.onEnqueued(),
  });
}

function createUploadQuota({ config, stores, logger }: Pick<Core, 'config' | 'stores' | 'logger'>): UploadQuota {
  return new UploadQuota({
    limits: {
      uploads: config.UPLOAD_CONCURRENCY,
      uploadsPerAccount: config.UPLOADS_PER_ACCOUNT,
      queuedPerAccount: config.QUEUED_PER_ACCOUNT,
      bytesPerAccount: config.STORAGE_MB_PER_ACCOUNT * 1_048_576,
    },
    countQueued: (accountId) => stores.jobs.count(accountId),
    sumBytes: (accountId) => stores.invoices.sumFileBytes(accountId),
    logger,
  });
}

function createWebhookService(parts: Omit<Core, 'services'>): WebhookService {
  const { config, clock, stores, transact, links, webhookSigner: signer } = parts;
  const { deliveries, webhooks } = stores;
  const options = { allowPrivate: config.WEBHOOK_ALLOW_PRIVATE, onDue: () => links.onWebhookDue() };
  return new WebhookService({ deliveries, webhooks, transact, signer, clock, ...options });
}
