import { DataSource, type DataSourceOptions } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { ApiKey } from '../accounts/api-key.entity.js';
import { IdempotentCall } from '../accounts/idempotent-call.entity.js';
import { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import { Card } from '../cards/card.entity.js';
import { Category } from '../categories/category.entity.js';
import { CompanyAlias } from '../learning/company-alias.entity.js';
import { Company } from '../companies/company.entity.js';
import { HistoryEvent } from '../invoices/changes/history-event.entity.js';
import { InvoiceExtraction } from '../invoices/invoice-extraction.entity.js';
import { InvoiceReading } from '../learning/invoice-reading.entity.js';
import { InvoiceItem } from '../invoices/invoice-item.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
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
import { SqliteDatabase } from './sqlite-driver.js';

const MIGRATION_LOCK = 'invoice_graph_migrations';
const MIGRATION_LOCK_SECONDS = 120;
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
];

/** The two connection pools of one database: one for plain reads, one for transactions. */
export interface Database {
  readonly reader: DataSource;
  readonly writer: DataSource;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `sqlite:<path>` or `mysql://user:password@host:port/name`. */
  readonly url: string;
  /** The number of connections in each pool on MySQL. */
  readonly poolSize: number;
}

/** Builds the ORM's options for one pool. */
export function buildDataSourceOptions(
  { url, poolSize }: DatabaseOptions,
  role: 'reader' | 'writer',
): DataSourceOptions {
  const common = {
    entities: [
      Account,
      ApiKey,
      Card,
      Category,
      Company,
      CompanyAlias,
      HistoryEvent,
      IdempotentCall,
      Invoice,
      InvoiceExtraction,
      InvoiceItem,
      InvoiceReading,
      Job,
      WorkspaceUser,
    ],
    migrations: MIGRATIONS,
    synchronize: false,
    logging: false as const,
  };
  if (!url.startsWith('sqlite:'))
    return { ...common, ...buildMysqlOptions(url, poolSize), multipleStatements: role === 'writer' };
  return {
    ...common,
    type: 'better-sqlite3',
    driver: SqliteDatabase,
    database: url.slice('sqlite:'.length),
    readonly: role === 'reader',
    enableWAL: role === 'writer',
    timeout: 0,
    prepareDatabase: (database: SqliteDatabase) => {
      if (role === 'writer') database.pragma('synchronous = FULL');
    },
  };
}

/**
 * Connections are not reset when they return to their pool, which would cost a round trip: the reader opens no transactions, and whoever
 * opens one on the writer ends it or closes the connection.
 */
function buildMysqlOptions(url: string, poolSize: number) {
  return {
    type: 'mysql' as const,
    url: url.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize,
    connectTimeout: 5_000,
    extra: { queueLimit: 200, decimalNumbers: false },
  };
}

/** Opens both pools; the writer first, because on SQLite it creates the file. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const writer = await new DataSource(buildDataSourceOptions(options, 'writer')).initialize();
  const reader = await new DataSource(buildDataSourceOptions(options, 'reader')).initialize();
  return {
    reader,
    writer,
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** Runs the pending migrations. On MySQL, processes that start concurrently take turns. */
export async function migrate({ writer }: Database): Promise<string[]> {
  if (writer.options.type === 'better-sqlite3') return runMigrations(writer);
  const runner = writer.createQueryRunner();
  try {
    await runner.query('SELECT GET_LOCK(?, ?)', [MIGRATION_LOCK, MIGRATION_LOCK_SECONDS]);
    return await runMigrations(writer);
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [MIGRATION_LOCK]).finally(() => runner.release());
  }
}

async function runMigrations(writer: DataSource): Promise<string[]> {
  const done = await writer.runMigrations({ transaction: 'each' });
  return done.map((migration) => migration.name);
}
