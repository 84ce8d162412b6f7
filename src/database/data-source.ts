import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AccountDeletion } from '../account-data/account-deletion.entity.js';
import { AccountEvent } from '../accounts/account-event.entity.js';
import { Account } from '../accounts/account.entity.js';
import { ApiKey } from '../accounts/api-key.entity.js';
import { IdempotentCall } from '../accounts/idempotent-call.entity.js';
import { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import { Arrival } from '../arrivals/arrival.entity.js';
import { Card } from '../cards/card.entity.js';
import { Category } from '../categories/category.entity.js';
import { CompanyAlias } from '../learning/company-alias.entity.js';
import { Company } from '../companies/company.entity.js';
import { ExportRun } from '../exports/export-run.entity.js';
import { HistoryEvent } from '../invoices/changes/history-event.entity.js';
import { InvoiceExtraction } from '../invoices/invoice-extraction.entity.js';
import { InvoiceReading } from '../learning/invoice-reading.entity.js';
import { InvoiceItem } from '../invoices/invoice-item.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { WATCH_MILLISECONDS } from '../installation/installation-watch.js';
import { InstallationStore } from '../installation/installation.store.js';
import { SavedView } from '../invoices/saved-views/saved-view.entity.js';
import { Job } from '../jobs/job.entity.js';
import { Initial1763683200000 } from './migrations/1763683200000-initial.js';
import { Lessons1763704800000 } from './migrations/1763704800000-lessons.js';
import { CoveringIndexes1763776800000 } from './migrations/1763776800000-covering-indexes.js';
import { InvoiceFacets1763773200000 } from './migrations/1763773200000-invoice-facets.js';
import { InvoiceTally1763769600000 } from './migrations/1763769600000-invoice-tally.js';
import { DueDate1763942400000 } from './migrations/1763942400000-due-date.js';
import { DocumentDetails1764028800000 } from './migrations/1764028800000-document-details.js';
import { InvoiceIban1764115200000 } from './migrations/1764115200000-invoice-iban.js';
import { InvoicePages1764201600000 } from './migrations/1764201600000-invoice-pages.js';
import { InvoiceIndex1764288000000 } from './migrations/1764288000000-invoice-index.js';
import { InvoiceSums1764291600000 } from './migrations/1764291600000-invoice-sums.js';
import { FurtherInvoices1763863200000 } from './migrations/1763863200000-further-invoices.js';
import { RateBucket1763856000000 } from './migrations/1763856000000-rate-bucket.js';
import { Installation1764295200000 } from './migrations/1764295200000-installation.js';
import { AddedItems1764298800000 } from './migrations/1764298800000-added-items.js';
import { Webhooks1764306000000 } from './migrations/1764306000000-webhooks.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { Webhook } from '../webhooks/webhook.entity.js';
import { JobTrace1764309600000 } from './migrations/1764309600000-job-trace.js';
import { JobAccount1764313200000 } from './migrations/1764313200000-job-account.js';
import { AccountHistory1764316800000 } from './migrations/1764316800000-account-history.js';
import { Arrivals1764324000000 } from './migrations/1764324000000-arrivals.js';
import { AccountDeletions1764325000000 } from './migrations/1764325000000-account-deletions.js';
import { SavedViews1764326000000 } from './migrations/1764326000000-saved-views.js';
import { SignIn1764327000000 } from './migrations/1764327000000-sign-in.js';
import { CombinedFilters1764329000000 } from './migrations/1764329000000-combined-filters.js';
import { ExportRuns1764329500000 } from './migrations/1764329500000-export-runs.js';
import { CompanyWords1764330000000 } from './migrations/1764330000000-company-words.js';
import { CrossedSums1764340000000 } from './migrations/1764340000000-crossed-sums.js';
import { isBusy } from '../shared/database-errors.js';
import { parseMysqlUrl } from '../shared/mysql-url.js';
import { buildDriverTls } from './mysql-tls.js';
import { explainUnopenable } from './explain-unopenable.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { createSqliteFile, emptyLog } from './sqlite-file.js';
import { watchFile } from './watch-file.js';

const MIGRATION_LOCK = 'invoice_graph_migrations';
const MIGRATION_LOCK_SECONDS = 120;
const LOCK_TIMEOUT = 'Another process is still migrating the database, or has locked it. Start again once it is done.';
const BUSY_MILLISECONDS = 50;
/** Until processes of older versions have looked at the database and their transactions have ended. */
const OLDER_WRITERS_MILLISECONDS = 2 * WATCH_MILLISECONDS;
/** Shorter than the time after which the server closes a connection of the writer. */
const IDLE_MILLISECONDS = 5_000;
/** At the end of the name of a migration. */
const TIMESTAMP_DIGITS = 13;
/** In the order in which they run. */
const MIGRATIONS = [
  Initial1763683200000,
  Lessons1763704800000,
  InvoiceTally1763769600000,
  InvoiceFacets1763773200000,
  CoveringIndexes1763776800000,
  RateBucket1763856000000,
  FurtherInvoices1763863200000,
  DueDate1763942400000,
  DocumentDetails1764028800000,
  InvoiceIban1764115200000,
  InvoicePages1764201600000,
  InvoiceIndex1764288000000,
  InvoiceSums1764291600000,
  Installation1764295200000,
  AddedItems1764298800000,
  Webhooks1764306000000,
  JobTrace1764309600000,
  JobAccount1764313200000,
  AccountHistory1764316800000,
  Arrivals1764324000000,
  AccountDeletions1764325000000,
  SavedViews1764326000000,
  SignIn1764327000000,
  CombinedFilters1764329000000,
  ExportRuns1764329500000,
  CompanyWords1764330000000,
  CrossedSums1764340000000,
];

/** The two connection pools of one database: one for plain reads, one for transactions. */
export interface Database {
  readonly reader: DataSource;
  readonly writer: DataSource;
  /** @throws service_unavailable if the SQLite file was deleted or replaced since it was opened, so that changes would be lost */
  requireIntact(): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `sqlite:<path>` or `mysql://user:password@host:port/name`, which may have the parameters of `parseMysqlUrl`. */
  readonly url: string;
  /** The number of connections in each pool on MySQL. */
  readonly poolSize: number;
  /** The number of the newest migration to run, to restore a backup of an older version; all by default. */
  readonly upTo?: number;
}

/** Builds the ORM's options for the pool of a read replica, which knows no entities. @throws Error if a file for TLS cannot be read */
export function buildReplicaOptions({ url, poolSize }: DatabaseOptions): DataSourceOptions {
  return { ...buildMysqlOptions(url, poolSize, 'reader', 'DATABASE_REPLICA_URL'), multipleStatements: true };
}

/** Builds the ORM's options for one pool. */
export function buildDataSourceOptions(
  { url, poolSize, upTo = Infinity }: DatabaseOptions,
  role: 'reader' | 'writer',
): DataSourceOptions {
  const common = {
    entities: [
      Account,
      AccountDeletion,
      AccountEvent,
      ApiKey,
      Arrival,
      Card,
      Category,
      Company,
      CompanyAlias,
      ExportRun,
      HistoryEvent,
      IdempotentCall,
      Invoice,
      InvoiceExtraction,
      InvoiceItem,
      InvoiceReading,
      Job,
      SavedView,
      Webhook,
      WebhookDelivery,
      WorkspaceUser,
    ],
    migrations: MIGRATIONS.filter(({ name }) => Number(name.slice(-TIMESTAMP_DIGITS)) <= upTo),
    synchronize: false,
    logging: false as const,
  };
  if (!url.startsWith('sqlite:'))
    return { ...common, ...buildMysqlOptions(url, poolSize, role), multipleStatements: true };
  return {
    ...common,
    type: 'better-sqlite3',
    driver: SqliteDatabase,
    database: url.slice('sqlite:'.length),
    readonly: role === 'reader',
    enableWAL: role === 'writer',
    timeout: 0,
    prepareDatabase: (database: SqliteDatabase) => {
      if (role !== 'writer') return;
      database.pragma('synchronous = FULL');
      // Otherwise what a deleted account had stays readable in the file.
      database.pragma('secure_delete = ON');
    },
  };
}

/**
 * Connections are not reset when they return to their pool, which would cost a round trip: the reader opens no transactions, and whoever
 * opens one on the writer ends it or closes the connection. The writer closes idle ones itself, before the server does.
 */
function buildMysqlOptions(given: string, poolSize: number, role: 'reader' | 'writer', setting = 'DATABASE_URL') {
  const { url, tls } = parseMysqlUrl(given);
  return {
    type: 'mysql' as const,
    url,
    ...(tls && { ssl: buildDriverTls(tls, setting) }),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize,
    connectTimeout: 5_000,
    extra: { queueLimit: 200, decimalNumbers: false, ...(role === 'writer' && closeIdle(poolSize)) },
  };
}

/** The pool looks for idle connections only if it may keep fewer than it may open. */
function closeIdle(poolSize: number) {
  return { maxIdle: poolSize - 1, idleTimeout: IDLE_MILLISECONDS, gracefulEnd: true };
}

/** Opens both pools; the writer first, because on SQLite it creates the file, and its folder if there is none. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return openPools(options).catch((error: unknown) => Promise.reject(explainUnopenable(error, options.url)));
}

async function openPools(options: DatabaseOptions): Promise<Database> {
  if (options.url.startsWith('sqlite:')) createSqliteFile(options.url.slice('sqlite:'.length));
  const writer = await retryWhileBusy(() => new DataSource(buildDataSourceOptions(options, 'writer')).initialize());
  const reader = await new DataSource(buildDataSourceOptions(options, 'reader')).initialize();
  return {
    reader,
    writer,
    requireIntact: options.url.startsWith('sqlite:') ? watchFile(options.url.slice('sqlite:'.length)) : () => undefined,
    async close() {
      await reader.destroy();
      if (options.url.startsWith('sqlite:')) await emptyLog(writer);
      await writer.destroy();
    },
  };
}

/**
 * Runs the pending migrations. Processes that start concurrently take turns.
 *
 * @param waitSeconds how long to wait for another process
 * @returns the names of the migrations that ran
 */
export async function migrate(database: Database, waitSeconds = MIGRATION_LOCK_SECONDS): Promise<string[]> {
  const inTurn = database.writer.options.type === 'better-sqlite3' ? migrateOnSqlite : migrateOnMysql;
  return inTurn(database, waitSeconds);
}

/**
 * The lock has a connection of the reader, because with a pool of one the migrations need the writer's. Migrations derive tables from rows that
 * nobody may change meanwhile, so processes of older versions get the time to notice that they must stop writing.
 */
async function migrateOnMysql({ reader, writer }: Database, waitSeconds: number): Promise<string[]> {
  const runner = reader.createQueryRunner();
  try {
    const [row] = await runner.query('SELECT GET_LOCK(?, ?) AS acquired', [MIGRATION_LOCK, waitSeconds]);
    if (Number(row?.acquired) !== 1) throw new Error(LOCK_TIMEOUT);
    const installation = new InstallationStore(writer.manager);
    if (await installation.refuseOlderWriters()) await sleep(OLDER_WRITERS_MILLISECONDS);
    const done = await writer.runMigrations({ transaction: 'each' });
    await installation.recordVersion();
    return done.map(({ name }) => name);
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [MIGRATION_LOCK]).finally(() => runner.release());
  }
}

/** One transaction for all, which holds the file's write lock, so that another process finds nothing left to do. */
async function migrateOnSqlite({ writer }: Database, waitSeconds: number): Promise<string[]> {
  const runner = writer.createQueryRunner();
  await retryWhileBusy(() => runner.query('BEGIN IMMEDIATE'), waitSeconds);
  try {
    const done = await writer.runMigrations({ transaction: 'none' });
    await new InstallationStore(writer.manager).recordVersion();
    await runner.query('COMMIT');
    return done.map(({ name }) => name);
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Repeats work while another process has locked the SQLite file. */
async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  waitSeconds = MIGRATION_LOCK_SECONDS,
): Promise<Result> {
  const end = performance.now() + waitSeconds * 1_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > end) throw new Error(LOCK_TIMEOUT, { cause: error });
      await sleep(BUSY_MILLISECONDS);
    }
  }
}
