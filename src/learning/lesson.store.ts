import { In, type EntityManager } from 'typeorm';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import { MONEY_SCALE } from '../shared/money.js';
import { readStoredDecimal } from '../shared/transformers.js';
import { InvoiceReading } from './invoice-reading.entity.js';
import type { PointedField } from './occurrences.js';
import type { Example } from './recall.js';

/** A supplier's invoices and the corrections that people have made to them, the newest first. */
export interface SupplierHistory {
  /** Invoices on whose pages a value set by a person occurs. */
  readonly examples: readonly Example[];
  /** One entry for each event. */
  readonly corrections: readonly Correction[];
}

/** The changes that a person made together, with their REST names. */
export interface Correction {
  readonly invoiceId: number;
  readonly changes: readonly { readonly field: string; readonly old: string | null; readonly new: string | null }[];
}

/** Older invoices are ignored: suppliers change their layout, and people their minds. */
const MAX_INVOICES = 200;
const MAX_EXAMPLES = 6;
const MAX_CORRECTIONS = 50;

/** The names under which an invoice lists the pointed fields among its edited fields. */
const EDITED_NAMES = {
  invoice_number: 'invoiceNumber',
  invoice_date: 'invoiceDate',
  total_price: 'totalPrice',
  total_vat: 'totalVat',
} as const satisfies Record<PointedField, string>;

type StoredAmount = number | string | null;

interface InvoiceRow {
  readonly id: number | string;
  readonly edited_fields: string;
  readonly invoice_number: string | null;
  readonly invoice_date: string | null;
  readonly total_price: StoredAmount;
  readonly total_vat: StoredAmount;
}

interface EditedInvoice {
  readonly id: number;
  /** Lists values set by a person that occur on the page; cleared values cannot. */
  readonly values: Example['values'];
}

/** The words of invoices, and people's corrections of a supplier's invoices. */
export class LessonStore {
  constructor(private readonly manager: EntityManager) {}

  /** Replaces the reading of an invoice; null removes it. */
  async putReading(invoiceId: number, reading: KeptReading | null): Promise<void> {
    await this.manager.delete(InvoiceReading, { invoiceId });
    if (reading) await this.manager.insert(InvoiceReading, { invoiceId, reading });
  }

  async findReading(invoiceId: number): Promise<KeptReading | null> {
    return (await this.manager.findOneBy(InvoiceReading, { invoiceId }))?.reading ?? null;
  }

  /** Reads people's corrections of the newest invoices of a company, except for one invoice. */
  async getSupplierHistory(
    accountId: number,
    companyId: number,
    { except }: { readonly except: number },
  ): Promise<SupplierHistory> {
    const edited = await this.listEditedInvoices(accountId, companyId, except);
    if (edited.length === 0) return { examples: [], corrections: [] };
    return { examples: await this.listExamples(edited), corrections: await this.listCorrections(edited) };
  }

  private async listEditedInvoices(accountId: number, companyId: number, except: number): Promise<EditedInvoice[]> {
    const rows = await this.manager.query<InvoiceRow[]>(
      `SELECT invoice.id, invoice.edited_fields, invoice.invoice_number, invoice.invoice_date, invoice.total_price, invoice.total_vat
       FROM invoice WHERE invoice.account_id = ? AND invoice.company_id = ? AND invoice.deleted_at IS NULL AND invoice.id <> ?
       ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT ${MAX_INVOICES}`,
      [accountId, companyId, except],
    );
    return rows.flatMap((row) => {
      const editedFields = JSON.parse(row.edited_fields) as string[];
      return editedFields.length === 0 ? [] : [{ id: Number(row.id), values: readValues(row, editedFields) }];
    });
  }

  private async listExamples(edited: readonly EditedInvoice[]): Promise<Example[]> {
    const withValues = edited.filter(({ values }) => Object.keys(values).length > 0).slice(0, MAX_EXAMPLES);
    const ids = withValues.map(({ id }) => id);
    const readings = ids.length === 0 ? [] : await this.manager.findBy(InvoiceReading, { invoiceId: In(ids) });
    const byInvoice = new Map(readings.map(({ invoiceId, reading }) => [invoiceId, reading]));
    return withValues.flatMap(({ id, values }) => {
      const reading = byInvoice.get(id);
      return reading ? [{ reading, values }] : [];
    });
  }

  private async listCorrections(edited: readonly EditedInvoice[]): Promise<Correction[]> {
    const rows = await this.manager.query<{ invoice_id: number | string; changes: string }[]>(
      `SELECT history_event.invoice_id, history_event.changes FROM history_event
       WHERE history_event.invoice_id IN (${edited.map(() => '?').join(', ')}) AND history_event.event = 'updated'
       ORDER BY history_event.id DESC LIMIT ${MAX_CORRECTIONS}`,
      edited.map(({ id }) => id),
    );
    return rows.map((row) => ({
      invoiceId: Number(row.invoice_id),
      changes: JSON.parse(row.changes) as Correction['changes'],
    }));
  }
}

function readValues(row: InvoiceRow, editedFields: readonly string[]): Example['values'] {
  const values: Record<PointedField, string | null> = {
    invoice_number: row.invoice_number,
    invoice_date: row.invoice_date,
    total_price: readStoredDecimal(row.total_price, MONEY_SCALE),
    total_vat: readStoredDecimal(row.total_vat, MONEY_SCALE),
  };
  const fields = Object.keys(EDITED_NAMES) as PointedField[];
  const set = fields.filter((field) => editedFields.includes(EDITED_NAMES[field]) && values[field] !== null);
  return Object.fromEntries(set.map((field) => [field, values[field]]));
}
