import { In, type EntityManager } from 'typeorm';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import { MONEY_SCALE, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import { postReplacement } from '../shared/insert-rows.store.js';
import { post } from '../shared/posted-statements.store.js';
import { readStoredDecimal } from '../shared/transformers.js';
import { InvoiceReading } from './invoice-reading.entity.js';
import type { CorrectedItem } from './locate-items.js';
import type { PointedField } from './occurrences.js';
import type { Example } from './recall.js';

/** A supplier's invoices and the corrections that people have made to them, the newest first. */
export interface SupplierHistory {
  /** Invoices on whose pages a value or an item set by a person occurs. */
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
const MAX_ITEMS = 200;
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
  readonly hf_id: string;
  readonly edited_fields: string;
  readonly invoice_number: string | null;
  readonly invoice_date: string | null;
  readonly total_price: StoredAmount;
  readonly total_vat: StoredAmount;
}

interface ItemRow {
  readonly name: string | null;
  readonly quantity: StoredAmount;
  readonly total_price: StoredAmount;
  readonly vat_rate: StoredAmount;
}

interface EditedInvoice {
  readonly id: number;
  readonly hfId: string;
  /** Lists values set by a person that occur on the page; cleared values cannot. */
  readonly values: Example['values'];
  readonly hasEditedItems: boolean;
}

/** The words of invoices, and people's corrections of a supplier's invoices. */
export class LessonStore {
  constructor(private readonly manager: EntityManager) {}

  /** Replaces the reading of an invoice; null removes it. */
  async putReading(invoiceId: number, reading: KeptReading | null): Promise<void> {
    if (reading) await postReplacement(this.manager, InvoiceReading, { invoiceId, reading });
    else await post(this.manager, 'DELETE FROM invoice_reading WHERE invoice_reading.invoice_id = ?', [invoiceId]);
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
      `SELECT newest.* FROM (
         SELECT invoice.id, invoice.hf_id, invoice.edited_fields, invoice.invoice_number, invoice.invoice_date, invoice.total_price, invoice.total_vat, invoice.created_at
         FROM invoice WHERE invoice.account_id = ? AND invoice.company_id = ? AND invoice.deleted_at IS NULL AND invoice.id <> ?
         ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT ${MAX_INVOICES}
       ) AS newest WHERE newest.edited_fields <> '[]' ORDER BY newest.created_at DESC, newest.id DESC`,
      [accountId, companyId, except],
    );
    return rows.map((row) => {
      const editedFields = JSON.parse(row.edited_fields) as string[];
      const values = readValues(row, editedFields);
      return { id: Number(row.id), hfId: row.hf_id, values, hasEditedItems: editedFields.includes('items') };
    });
  }

  private async listExamples(edited: readonly EditedInvoice[]): Promise<Example[]> {
    const corrected = edited
      .filter(({ values, hasEditedItems }) => Object.keys(values).length > 0 || hasEditedItems)
      .slice(0, MAX_EXAMPLES);
    const ids = corrected.map(({ id }) => id);
    const readings = ids.length === 0 ? [] : await this.manager.findBy(InvoiceReading, { invoiceId: In(ids) });
    const byInvoice = new Map(readings.map(({ invoiceId, reading }) => [invoiceId, reading]));
    const items = await this.listItems(corrected.filter(({ hasEditedItems }) => hasEditedItems).map(({ id }) => id));
    return corrected.flatMap(({ id, hfId, values }) => {
      const reading = byInvoice.get(id);
      return reading ? [{ hfId, reading, values, items: items.get(id) ?? [] }] : [];
    });
  }

  /** Lists the items of invoices. An invoice with too many of them is left out, because a table is learned from all its items. */
  private async listItems(invoiceIds: readonly number[]): Promise<ReadonlyMap<number, readonly CorrectedItem[]>> {
    const items = new Map<number, CorrectedItem[]>();
    for (const invoiceId of invoiceIds) {
      const rows = await this.manager.query<ItemRow[]>(
        `SELECT invoice_item.name, invoice_item.quantity, invoice_item.total_price, invoice_item.vat_rate FROM invoice_item
         WHERE invoice_item.invoice_id = ? ORDER BY invoice_item.id LIMIT ${MAX_ITEMS + 1}`,
        [invoiceId],
      );
      if (rows.length <= MAX_ITEMS) items.set(invoiceId, rows.map(toItem));
    }
    return items;
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

function toItem(row: ItemRow): CorrectedItem {
  return {
    name: row.name,
    quantity: readStoredDecimal(row.quantity, QUANTITY_SCALE),
    total_price: readStoredDecimal(row.total_price, MONEY_SCALE),
    vat_rate: readStoredDecimal(row.vat_rate, RATE_SCALE),
  };
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
