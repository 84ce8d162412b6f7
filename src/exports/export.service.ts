import type { Readable } from 'node:stream';
import { requireAllowed } from '../access/policy.js';
import { DEFAULT_INVOICE_ORDER, type InvoiceFilter, type InvoiceOrder } from '../invoices/search/invoice-filter.js';
import type { InvoiceExportStore } from '../invoices/invoice-export.store.js';
import type { Cell } from '../shared/select-rows.store.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { findDay } from '../shared/local-time.js';
import { keepReadScope } from '../shared/read-scope.js';
import { streamCsv, type CsvOptions } from './csv-writer.js';
import { selectColumns, type ExportRows } from './invoice-columns.js';
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

/** How the file looks. */
export type ExportFormat = ({ readonly type: 'csv' } & CsvOptions) | { readonly type: 'xlsx' };

export const MEDIA_TYPES: Readonly<Record<ExportFormat['type'], string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

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
    return this.export(actor, request, { type: 'csv', ...options });
  }

  /** Exports an Excel workbook `invoices-YYYYMMDD.xlsx`. @throws forbidden */
  async exportXlsx(actor: Actor, request: ExportRequest): Promise<ExportFile> {
    return this.export(actor, request, { type: 'xlsx' });
  }

  /** The name of a file that is exported now. */
  nameFile({ timeZone }: Actor, { type }: ExportFormat): string {
    const day = findDay(this.dependencies.clock.milliseconds(), timeZone);
    return `invoices-${day.replaceAll('-', '')}.${type}`;
  }

  /**
   * Writes a file of an account's invoices. Fetches the first batch, so that errors surface before.
   *
   * @param onLines called with the number of lines of each batch
   */
  async write(
    accountId: number,
    { filter, order, rows, columns: names }: ExportRequest,
    format: ExportFormat,
    onLines: (lines: number) => void = () => undefined,
  ): Promise<Readable> {
    const columns = selectColumns(rows, names);
    const [newestFirst] = DEFAULT_INVOICE_ORDER as readonly [InvoiceOrder];
    const cells = columns.map((column) => column.name);
    const query = { accountId, filter, order: order ?? newestFirst, rows, cells };
    const batches = keepReadScope(countLines(this.dependencies.invoiceExports.listBatches(query), onLines));
    const first = await batches.next();
    const all = first.done ? batches : prependBatch(first.value, batches);
    return format.type === 'csv' ? streamCsv(columns, all, format) : streamXlsx(columns, all);
  }

  private async export(actor: Actor, request: ExportRequest, format: ExportFormat): Promise<ExportFile> {
    this.requireExporter(actor);
    return { name: this.nameFile(actor, format), stream: await this.write(actor.accountId, request, format) };
  }
}

async function* countLines(
  batches: AsyncIterable<Cell[][]>,
  onLines: (lines: number) => void,
): AsyncGenerator<Cell[][]> {
  for await (const lines of batches) {
    onLines(lines.length);
    yield lines;
  }
}

async function* prependBatch<Value>(first: Value, rest: AsyncIterable<Value>): AsyncGenerator<Value> {
  yield first;
  yield* rest;
}
