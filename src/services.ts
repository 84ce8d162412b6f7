import { AccountDeletionService } from './account-data/account-deletion.service.js';
import { AccountExportService } from './account-data/account-export.service.js';
import { AccountService } from './accounts/account.service.js';
import { createSignIn, type SignInServices } from './accounts/create-sign-in.js';
import { IdempotencyService } from './accounts/idempotency.service.js';
import { KeyService } from './accounts/key.service.js';
import { RateLimitService } from './accounts/rate-limit.service.js';
import { ArrivalService } from './arrivals/arrival.service.js';
import { UrlUploadService } from './arrivals/url-upload.service.js';
import { CardService } from './cards/card.service.js';
import { CategoryService } from './categories/category.service.js';
import { CompanyService } from './companies/company.service.js';
import type { Config } from './config.js';
import { type Database } from './database/data-source.js';
import { ExportRunService } from './exports/export-run.service.js';
import { ExportService } from './exports/export.service.js';
import type { FileStore } from './files/file-store.js';
import { FileUrls } from './files/signed-url.js';
import type { InstallationWatch } from './installation/installation-watch.js';
import { ApprovalService } from './invoices/approval.service.js';
import { ChangeFeed } from './invoices/changes/change-feed.js';
import { CheckService } from './invoices/check.service.js';
import { InvoiceItemService } from './invoices/invoice-item.service.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { OwnedInvoicesService } from './invoices/owned-invoices.service.js';
import { SavedViewService } from './invoices/saved-views/saved-view.service.js';
import type { PageCache } from './processing/page-cache.js';
import { PageService } from './processing/page.service.js';
import { UploadQuota } from './processing/upload-quota.js';
import { UploadService } from './processing/upload.service.js';
import type { Clock } from './shared/clock.js';
import { type Logger } from './shared/logger.js';
import type { Secrets } from './shared/secrets.js';
import type { Transact } from './shared/transact.js';
import { EventFeed } from './webhooks/event-feed.js';
import type { WebhookSigner } from './webhooks/webhook-signature.js';
import { WebhookService } from './webhooks/webhook.service.js';
import { type Stores } from './stores.js';

/** How long a page may take to be drawn. */
const DRAWING_MILLISECONDS = 20_000;

/** The share of the time for a request that its download may take, so that the client learns what became of it. */
const DOWNLOAD_SHARE = 0.7;

/** What services are built from. */
export interface CoreParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly stores: Stores;
  /** The same for what callers read, which the read replica may answer for requests that only read. */
  readonly reads: Stores;
  readonly transact: Transact<Stores>;
  readonly files: FileStore;
  readonly pageCache: PageCache;
  /** Checks that the database and DATA_DIR are still those of the installation. */
  readonly watch: InstallationWatch;
  readonly webhookSigner: WebhookSigner;
  readonly links: Links;
}

/** What the running parts share. The first three members are set once their part has started. */
export interface Links {
  /** Makes the worker of this process, if any, look for jobs immediately. */
  onEnqueued: () => void;
  /** Makes the worker of this process, if any, look for exports immediately. */
  onExportStarted: () => void;
  /** Makes the worker of this process, if any, look for messages to webhooks immediately. */
  onWebhookDue: () => void;
  /** Where clients reach the service, without a trailing slash. */
  publicUrl: string;
  /** Whether this process was told to stop, so that balancers send requests elsewhere. */
  isStopping: boolean;
}

/** The services that the faces and the command line call. */
export interface Services extends SignInServices {
  readonly accounts: AccountService;
  readonly accountDeletions: AccountDeletionService;
  readonly accountExports: AccountExportService;
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
  readonly urlUploads: UrlUploadService;
  readonly pages: PageService;
  readonly exports: ExportService;
  readonly exportRuns: ExportRunService;
  readonly fileUrls: FileUrls;
  readonly savedViews: SavedViewService;
  readonly webhooks: WebhookService;
  readonly events: EventFeed;
  readonly arrivals: ArrivalService;
}

/** How long an id of the history may be missing and still appear: another process may allow longer transactions than this one. */
export function findPatience({ REQUEST_TIMEOUT_SECONDS }: Pick<Config, 'REQUEST_TIMEOUT_SECONDS'>): number {
  return Math.max(30_000, 2 * REQUEST_TIMEOUT_SECONDS * 1_000);
}

/** Builds the services. */
export function createServices(parts: CoreParts, secrets: Secrets): Services {
  const { config, clock, logger, stores, reads, transact, links } = parts;
  const onEnqueued = () => links.onEnqueued();
  const uploads = createUploadService(parts);
  const keys = new KeyService({
    accounts: stores.accounts,
    transact,
    clock,
    pepper: secrets.keyPepper,
    acceptedPepper: secrets.accepted?.keyPepper,
  });
  const invoices = new InvoiceService({ ...reads, transact, clock, onEnqueued });
  const accounts = new AccountService({ ...reads, transact, keys, clock });
  const exports = new ExportService({ invoiceExports: reads.invoiceExports, clock });
  const fileUrls = createFileUrls(parts, secrets);
  return {
    ...{ accounts, exports, fileUrls, invoices, keys },
    exportRuns: new ExportRunService({ ...parts, ...stores, exports, onStarted: () => links.onExportStarted() }),
    accountDeletions: new AccountDeletionService({ ...parts, ...stores, keys }),
    accountExports: new AccountExportService({ ...parts, ...stores, accountService: accounts, exports, fileUrls }),
    ...createSignIn({ config, clock, transact, secrets, keys, publicUrl: () => links.publicUrl }),
    idempotency: new IdempotencyService({ calls: stores.calls, transact, clock }),
    limits: new RateLimitService(transact),
    cards: new CardService({ cards: reads.cards, transact, clock }),
    categories: new CategoryService({ categories: reads.categories, transact, clock }),
    companies: new CompanyService({ companies: reads.companies, transact, clock }),
    checks: new CheckService(reads),
    items: new InvoiceItemService({ invoices, items: reads.items, transact, clock }),
    ownedInvoices: new OwnedInvoicesService(reads.ownedInvoices),
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
    webhooks: createWebhookService(parts),
    savedViews: new SavedViewService({ savedViews: reads.savedViews, transact, clock }),
    events: new EventFeed({ outbox: stores.outbox, clock, patienceMilliseconds: findPatience(config) }),
  };
}

function createFileUrls({ clock, config, links }: CoreParts, { fileUrlKey: secret, accepted }: Secrets): FileUrls {
  const publicUrl = () => links.publicUrl;
  const lifetimeSeconds = config.FILE_URL_SECONDS;
  return new FileUrls({ secret, acceptedSecret: accepted?.fileUrlKey, lifetimeSeconds, clock, publicUrl });
}

function createPageService(
  { config, files, logger, pageCache, stores }: CoreParts,
  invoices: InvoiceService,
): PageService {
  const parser = {
    timeoutMilliseconds: DRAWING_MILLISECONDS,
    memoryMegabytes: config.PARSER_MEMORY_MB,
    logger,
  };
  return new PageService({ invoices, files, lessons: stores.lessons, cache: pageCache, parser });
}

function createUploadService(parts: CoreParts): UploadService {
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

function createUploadQuota({ config, stores, logger }: Pick<CoreParts, 'config' | 'stores' | 'logger'>): UploadQuota {
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

function createWebhookService(parts: CoreParts): WebhookService {
  const { config, clock, stores, transact, links, webhookSigner: signer } = parts;
  const { deliveries, webhooks } = stores;
  const options = { allowPrivate: config.WEBHOOK_ALLOW_PRIVATE, onDue: () => links.onWebhookDue() };
  return new WebhookService({ deliveries, webhooks, transact, signer, clock, ...options });
}
