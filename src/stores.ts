import type { DataSource, EntityManager } from 'typeorm';
import { AccountDeletionStore } from './account-data/account-deletion.store.js';
import { AccountExportStore } from './account-data/account-export.store.js';
import { AccountEventStore } from './accounts/account-event.store.js';
import { AccountStore } from './accounts/account.store.js';
import { IdempotentCallStore } from './accounts/idempotent-call.store.js';
import { RateBucketStore } from './accounts/rate-bucket.store.js';
import { ArrivalStore } from './arrivals/arrival.store.js';
import { CardStore } from './cards/card.store.js';
import { CategoryStore } from './categories/category.store.js';
import { CompanyWordStore } from './companies/company-word.store.js';
import { CompanyStore } from './companies/company.store.js';
import { AffectedChecksStore } from './invoices/affected-checks.store.js';
import { DueCheckStore } from './invoices/due-check.store.js';
import { InvoiceHistoryStore } from './invoices/invoice-history.store.js';
import { InvoiceChangeStore } from './invoices/changes/invoice-change.store.js';
import { CheckEvidenceStore } from './invoices/check-evidence.store.js';
import { InvoiceErasureStore } from './invoices/invoice-erasure.store.js';
import { InvoiceExportStore } from './invoices/invoice-export.store.js';
import { InvoiceItemStore } from './invoices/invoice-item.store.js';
import { InvoiceListStore } from './invoices/invoice-list.store.js';
import { InvoiceStore } from './invoices/invoice.store.js';
import { OwnedInvoicesStore } from './invoices/owned-invoices.store.js';
import { SavedViewStore } from './invoices/saved-views/saved-view.store.js';
import { InvoiceIndexStore } from './invoices/search/invoice-index.store.js';
import { InvoiceSumStore } from './invoices/search/invoice-sum.store.js';
import { InvoiceTallyStore } from './invoices/search/invoice-tally.store.js';
import { SearchStore } from './invoices/search/search.store.js';
import { ExportRunStore } from './exports/export-run.store.js';
import { InstallationStore } from './installation/installation.store.js';
import { TableRowsStore } from './installation/table-rows.store.js';
import { JobStore } from './jobs/job.store.js';
import { CompanyAliasStore } from './learning/company-alias.store.js';
import { LessonStore } from './learning/lesson.store.js';
import { OutboxStore } from './webhooks/outbox.store.js';
import { WebhookDeliveryStore } from './webhooks/webhook-delivery.store.js';
import { WebhookStore } from './webhooks/webhook.store.js';
import { isBusy, isConflict } from './shared/database-errors.js';
import { withDeadline } from './shared/deadline.js';
import { unavailable } from './shared/errors.js';
import { sendDirectly, type MysqlConnection } from './shared/posted-statements.store.js';
import type { Transact } from './shared/transact.js';

/** All stores, bound to one entity manager: that of the database, or that of a transaction. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly accountDeletions: AccountDeletionStore;
  readonly accountEvents: AccountEventStore;
  readonly accountExports: AccountExportStore;
  readonly affectedChecks: AffectedChecksStore;
  readonly aliases: CompanyAliasStore;
  readonly arrivals: ArrivalStore;
  readonly calls: IdempotentCallStore;
  readonly cards: CardStore;
  readonly categories: CategoryStore;
  readonly changes: InvoiceChangeStore;
  readonly checkEvidence: CheckEvidenceStore;
  readonly companies: CompanyStore;
  readonly companyWords: CompanyWordStore;
  readonly deliveries: WebhookDeliveryStore;
  readonly dueChecks: DueCheckStore;
  readonly exportRuns: ExportRunStore;
  readonly history: InvoiceHistoryStore;
  readonly installation: InstallationStore;
  readonly invoices: InvoiceStore;
  readonly index: InvoiceIndexStore;
  readonly invoiceErasure: InvoiceErasureStore;
  readonly invoiceExports: InvoiceExportStore;
  readonly invoiceList: InvoiceListStore;
  readonly items: InvoiceItemStore;
  readonly jobs: JobStore;
  readonly lessons: LessonStore;
  readonly outbox: OutboxStore;
  readonly ownedInvoices: OwnedInvoicesStore;
  readonly rateBuckets: RateBucketStore;
  readonly savedViews: SavedViewStore;
  readonly search: SearchStore;
  readonly sums: InvoiceSumStore;
  readonly tables: TableRowsStore;
  readonly tallies: InvoiceTallyStore;
  readonly webhooks: WebhookStore;
}

/** Builds the stores on a manager. */
export function createStores(manager: EntityManager): Stores {
  return {
    accounts: new AccountStore(manager),
    accountDeletions: new AccountDeletionStore(manager),
    accountEvents: new AccountEventStore(manager),
    accountExports: new AccountExportStore(manager),
    affectedChecks: new AffectedChecksStore(manager),
    aliases: new CompanyAliasStore(manager),
    arrivals: new ArrivalStore(manager),
    calls: new IdempotentCallStore(manager),
    cards: new CardStore(manager),
    categories: new CategoryStore(manager),
    changes: new InvoiceChangeStore(manager),
    checkEvidence: new CheckEvidenceStore(manager),
    companies: new CompanyStore(manager),
    companyWords: new CompanyWordStore(manager),
    deliveries: new WebhookDeliveryStore(manager),
    dueChecks: new DueCheckStore(manager),
    exportRuns: new ExportRunStore(manager),
    history: new InvoiceHistoryStore(manager),
    installation: new InstallationStore(manager),
    invoices: new InvoiceStore(manager),
    index: new InvoiceIndexStore(manager),
    invoiceErasure: new InvoiceErasureStore(manager),
    invoiceExports: new InvoiceExportStore(manager),
    invoiceList: new InvoiceListStore(manager),
    items: new InvoiceItemStore(manager),
    jobs: new JobStore(manager),
    lessons: new LessonStore(manager),
    outbox: new OutboxStore(manager),
    ownedInvoices: new OwnedInvoicesStore(manager),
    rateBuckets: new RateBucketStore(manager),
    savedViews: new SavedViewStore(manager),
    search: new SearchStore(manager),
    sums: new InvoiceSumStore(manager),
    tables: new TableRowsStore(manager),
    tallies: new InvoiceTallyStore(manager),
    webhooks: new WebhookStore(manager),
  };
}

/** Reads several stores as they are at one moment, however many changes are made meanwhile. */
export async function readSnapshot<Result>(
  reader: DataSource,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const runner = reader.createQueryRunner();
  const begin =
    reader.options.type === 'better-sqlite3'
      ? ['BEGIN']
      : ['SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY'];
  try {
    for (const statement of begin) await runner.query(statement);
    return await work(createStores(runner.manager));
  } finally {
    await runner.query('ROLLBACK').finally(() => runner.release());
  }
}

const MAX_TRIES = 4;
const RETRY_MILLISECONDS = 20;

type TransactionRunner = <Result>(work: (tx: Stores) => Promise<Result>) => Promise<Result>;

/**
 * Builds `transact`, the only way to write to the database.
 *
 * @param milliseconds how long a caller waits for a transaction, including its turn
 */
export function createTransact(
  { writer, requireIntact }: { readonly writer: DataSource; readonly requireIntact: () => void },
  milliseconds: number,
): Transact<Stores> {
  const inTurn =
    writer.options.type === 'better-sqlite3'
      ? createSqliteRunner(writer, requireIntact)
      : createMysqlRunner(writer, milliseconds);
  return (work) => withDeadline(milliseconds, runWithRetries(inTurn, work, performance.now() + milliseconds));
}

async function runWithRetries<Result>(
  run: TransactionRunner,
  work: (tx: Stores) => Promise<Result>,
  deadline: number,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(async (tx) => {
        requireTimeLeft(deadline);
        const result = await work(tx);
        // The caller has already received an error; committing now would contradict it.
        requireTimeLeft(deadline);
        return result;
      });
    } catch (error) {
      const again = isBusy(error) ? performance.now() < deadline : isConflict(error) && tries < MAX_TRIES;
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_MILLISECONDS * tries));
    }
  }
}

function requireTimeLeft(deadline: number): void {
  if (performance.now() > deadline) throw unavailable();
}

/** The server must not close a connection that the pool still lends, so this is longer than the pool keeps an idle one. */
const MIN_SILENCE_SECONDS = 10;

/**
 * Runs each transaction on a connection of its own. A connection whose transaction did not end is closed, because the next borrower's
 * writes would belong to it. The server closes one that is silent for longer than a transaction may take: a process that is frozen, or
 * whose machine is gone, would otherwise keep its locks for hours.
 */
function createMysqlRunner(writer: DataSource, milliseconds: number): TransactionRunner {
  const silence = Math.max(MIN_SILENCE_SECONDS, Math.ceil(milliseconds / 1_000) + 1);
  const prepare = `SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;\nSET SESSION wait_timeout = ${silence}`;
  const prepared = new WeakSet<MysqlConnection>();
  return async (work) => {
    const runner = writer.createQueryRunner();
    const connection = (await runner.connect()) as MysqlConnection;
    const dropWaiting = sendDirectly(runner, connection);
    try {
      // Once for each connection, not for each transaction, to save a round trip.
      if (!prepared.has(connection)) await runner.query(prepare);
      prepared.add(connection);
      await runner.startTransaction();
      const result = await work(createStores(runner.manager));
      await runner.commitTransaction();
      return result;
    } catch (error) {
      dropWaiting();
      await runner.rollbackTransaction().catch(() => connection.destroy());
      throw error;
    } finally {
      await runner.release();
    }
  };
}

/**
 * Runs transactions one at a time. The ORM has a single connection to SQLite, on which overlapping transactions would commit each
 * other. Each takes the file's write lock when it begins, so that it waits for other processes before it does any work.
 */
function createSqliteRunner(writer: DataSource, requireIntact: () => void): TransactionRunner {
  let tail: Promise<unknown> = Promise.resolve();
  const runTransaction: TransactionRunner = async (work) => {
    requireIntact();
    const runner = writer.createQueryRunner();
    await runner.query('BEGIN IMMEDIATE');
    try {
      const result = await work(createStores(runner.manager));
      requireIntact();
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      // SQLite itself rolls back when the disk is full; the error that matters is the first.
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  };
  return (work) => {
    const turn = tail.then(() => runTransaction(work));
    tail = turn.catch(() => undefined);
    return turn;
  };
}
