import type { AccountDeletionService } from '../account-data/account-deletion.service.js';
import type { AccountExportService } from '../account-data/account-export.service.js';
import type { AccountService } from '../accounts/account.service.js';
import type { IdempotencyService } from '../accounts/idempotency.service.js';
import type { KeyService } from '../accounts/key.service.js';
import type { UrlUploadService } from '../arrivals/url-upload.service.js';
import type { CardService } from '../cards/card.service.js';
import type { CategoryService } from '../categories/category.service.js';
import type { CompanyService } from '../companies/company.service.js';
import type { ExportRunService } from '../exports/export-run.service.js';
import type { FileUrls } from '../files/signed-url.js';
import type { ApprovalService } from '../invoices/approval.service.js';
import type { CheckService } from '../invoices/check.service.js';
import type { ChangeFeed } from '../invoices/changes/change-feed.js';
import type { InvoiceItemService } from '../invoices/invoice-item.service.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { OwnedInvoicesService } from '../invoices/owned-invoices.service.js';
import type { SavedViewService } from '../invoices/saved-views/saved-view.service.js';
import type { PageService } from '../processing/page.service.js';
import type { UploadService } from '../processing/upload.service.js';
import type { Actor } from '../shared/actor.js';
import type { ReadScope } from '../shared/read-scope.js';
import type { RequestRecord } from '../telemetry/signals.js';
import type { EventFeed } from '../webhooks/event-feed.js';
import type { WebhookService } from '../webhooks/webhook.service.js';
import type { RateLimitState } from '../web/gate.js';
import type { ListMeter } from './list-meter.js';
import type { Loaders } from './loaders.js';
import type { MutationCall } from './mutation-call.js';

/** The services that the GraphQL face calls. */
export interface GraphqlServices {
  readonly idempotency: IdempotencyService;
  readonly accounts: AccountService;
  readonly accountDeletions: AccountDeletionService;
  readonly accountExports: AccountExportService;
  readonly keys: KeyService;
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
  readonly fileUrls: FileUrls;
  readonly exportRuns: ExportRunService;
  readonly savedViews: SavedViewService;
  readonly webhooks: WebhookService;
  readonly events: EventFeed;
}

/** The state that all resolvers of one request share. */
export interface GraphqlContext {
  readonly actor: Actor;
  readonly requestId: string;
  /** Absent if nobody listens for the end of requests. */
  readonly record?: RequestRecord | undefined;
  readonly loaders: Loaders;
  /** Charges long lists; another one for each execution of the operation. */
  lists: ListMeter;
  /** The cost of the operation, once it is known. */
  charge?: Charge | undefined;
  /** The mutation, if it has an `Idempotency-Key`. */
  call?: MutationCall | undefined;
  /** Opened once the operation is known to be a query; absent or null if all reads belong to the primary. */
  readonly readScope?: ReadScope | null;
  /** Shared with the copies of this context that the GraphQL server makes. */
  readonly outcome: Outcome;
}

/** What becomes of an operation after its execution. */
export interface Outcome {
  /** Why the client gets an error instead of the response; undefined if it gets the response. */
  refusal?: unknown;
  /** Whether a mutation reported errors in its payload, so that the response looks like a success. */
  hasUserErrors?: boolean;
}

/** The cost of an operation and the key's bucket after it. */
export interface Charge {
  readonly cost: number;
  readonly bucket: RateLimitState;
}

/** The context of a subscription's source. */
export interface StreamContext extends GraphqlContext {
  readonly changes: ChangeFeed;
  /** Ends the source. */
  readonly signal: AbortSignal;
  /** Pays for a change that the source replays. */
  readonly payForReplayed: () => Promise<void>;
}
