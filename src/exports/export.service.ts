import type { Readable } from 'node:stream';
import { requireAllowed } from '../access/policy.js';
import { DEFAULT_INVOICE_ORDER, type InvoiceFilter, type InvoiceOrder } from '../invoices/search/invoice-filter.js';
import type { InvoiceExportStore } from '../invoices/invoice-export.store.js';
import type { Cell } from '../invoices/select-rows.store.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { findDay } from '../shared/local-time.js';
import { keepReadScope } from '../shared/read-scope.js';
import { streamCsv, type CsvOptions } from './csv-writer.js';
import { selectColumns, type ExportColumn, type ExportRows } from './invoice-columns.js';
import { streamXlsx } from './xlsx-writer.js';

export interface ExportServiceDependencies {
  readonly invoiceExports: InvoiceExportStore;
  readonly clock: Clock;
}

/** What to export: the invoices that the list shows with this filter. */
export interface ExportRequest {
  readonly filter: InvoiceFilter;
  readonly order?: InvoiceOrder;
  readonly rows: ExportRows;
  /** The names of the columns, in order; all if omitted. */
  readonly columns?: readonly string[];
}

/** A file that is sent while it is written. Its stream must be read to the end or destroyed. */
export interface ExportFile {
  readonly name: string;
  readonly stream: Readable;
}

/** Exports invoices of the actor's account: exactly those that the list shows. */
export class ExportService {
  constructor(private readonly dependencies: ExportServiceDependencies) {}

  /** Requires the permission to export. @throws forbidden */
  requireExporter(actor: Actor): void {
    requireAllowed(actor, 'export');
  }

  /** Exports a CSV file `invoices-YYYYMMDD.csv`, dated in the account's time zone. @throws forbidden */
  async exportCsv(actor: Actor, request: ExportRequest, options: CsvOptions): Promise<ExportFile> {
    const { columns, batches } = await this.begin(actor, request);
    return { name: this.buildFileName(actor, 'csv'), stream: streamCsv(columns, batches, options) };
  }

  /** Exports an Excel workbook `invoices-YYYYMMDD.xlsx`. @throws forbidden */
  async exportXlsx(actor: Actor, request: ExportRequest): Promise<ExportFile> {
    const { columns, batches } = await this.begin(actor, request);
    return { name: this.buildFileName(actor, 'xlsx'), stream: streamXlsx(columns, batches) };
  }

  /** Fetches the first batch, so that errors surface before the response begins. */
  private async begin(
    actor: Actor,
    { filter, order, rows, columns: names }: ExportRequest,
  ): Promise<{ columns: readonly ExportColumn[]; batches: AsyncIterable<Cell[][]> }> {
    this.requireExporter(actor);
    const columns = selectColumns(rows, names);
    const [newestFirst] = DEFAULT_INVOICE_ORDER as readonly [InvoiceOrder];
    const cells = columns.map((column) => column.name);
    const query = { accountId: actor.accountId, filter, order: order ?? newestFirst, rows, cells };
    const batches = keepReadScope(this.dependencies.invoiceExports.listBatches(query));
    const first = await batches.next();
    return { columns, batches: first.done ? batches : prependBatch(first.value, batches) };
  }

  private buildFileName(actor: Actor, extension: string): string {
    const day = findDay(this.dependencies.clock.milliseconds(), actor.timeZone);
    return `invoices-${day.replaceAll('-', '')}.${extension}`;
  }
}

async function* prependBatch<Value>(first: Value, rest: AsyncIterable<Value>): AsyncGenerator<Value> {
  yield first;
  yield* rest;
}
