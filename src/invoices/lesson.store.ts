import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { PointedField } from '../extraction/learning/occurrences.js';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import type { Example } from '../extraction/learning/recall.js';
import { HistoryEvent } from './changes/history-event.entity.js';
import { InvoiceReading } from './invoice-reading.entity.js';
import { Invoice } from './invoice.entity.js';
import type { FieldChange } from './changes/history-event.js';

/** What people have corrected of one supplier's invoices, the newest first. */
export interface SupplierHistory {
  /** Invoices of which a person has set a value that stands on the page. */
  readonly examples: readonly Example[];
  /** What people have changed, one entry an event. */
  readonly corrections: readonly Correction[];
}

/** The changes that a person made at once, named as on the REST face. */
export interface Correction {
  readonly invoiceId: number;
  readonly changes: readonly FieldChange[];
}

/** Suppliers change their layout, and people their minds: what is older than this many invoices tells nothing. */
const MAX_INVOICES = 200;
const MAX_EXAMPLES = 6;
const MAX_CORRECTIONS = 50;

const COLUMNS = {
  invoice_number: 'invoiceNumber',
  invoice_date: 'invoiceDate',
  total_price: 'totalPrice',
  total_vat: 'totalVat',
} as const satisfies Record<PointedField, keyof Invoice>;

const TAUGHT_COLUMNS = {
  id: true,
  editedFields: true,
  invoiceNumber: true,
  invoiceDate: true,
  totalPrice: true,
  totalVat: true,
} as const;

/** The words of invoices, and what people have corrected of a supplier's. */
export class LessonStore {
  constructor(private readonly manager: EntityManager) {}

  /** Keeps the latest reading of an invoice, or none. */
  async putReading(invoiceId: number, reading: KeptReading | null): Promise<void> {
    await this.manager.delete(InvoiceReading, { invoiceId });
    if (reading) await this.manager.insert(InvoiceReading, { invoiceId, reading });
  }

  async findReading(invoiceId: number): Promise<KeptReading | null> {
    return (await this.manager.findOneBy(InvoiceReading, { invoiceId }))?.reading ?? null;
  }

  /** What people have corrected of the newest invoices of a company, but for one of them. */
  async supplierHistory(
    accountId: number,
    companyId: number,
    { except }: { readonly except: number },
  ): Promise<SupplierHistory> {
    const newest = await this.manager.find(Invoice, {
      select: TAUGHT_COLUMNS,
      where: { accountId, companyId, deletedAt: IsNull(), id: Not(except) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_INVOICES,
    });
    const edited = newest.filter(({ editedFields }) => editedFields.length > 0);
    if (edited.length === 0) return { examples: [], corrections: [] };
    return { examples: await this.examples(edited), corrections: await this.corrections(edited) };
  }

  private async examples(edited: readonly Invoice[]): Promise<Example[]> {
    const taught = edited.filter((invoice) => Object.keys(valuesOf(invoice)).length > 0).slice(0, MAX_EXAMPLES);
    const ids = taught.map(({ id }) => id);
    const readings = ids.length === 0 ? [] : await this.manager.findBy(InvoiceReading, { invoiceId: In(ids) });
    const byInvoice = new Map(readings.map(({ invoiceId, reading }) => [invoiceId, reading]));
    return taught.flatMap((invoice) => {
      const reading = byInvoice.get(invoice.id);
      return reading ? [{ reading, values: valuesOf(invoice) }] : [];
    });
  }

  private corrections(edited: readonly Invoice[]): Promise<Correction[]> {
    return this.manager.find(HistoryEvent, {
      select: { invoiceId: true, changes: true },
      where: { invoiceId: In(edited.map(({ id }) => id)), event: 'updated' },
      order: { id: 'DESC' },
      take: MAX_CORRECTIONS,
    });
  }
}

/** The values on the page that a person has set; one that was cleared stands nowhere. */
function valuesOf(invoice: Invoice): Example['values'] {
  const fields = Object.entries(COLUMNS) as [PointedField, (typeof COLUMNS)[PointedField]][];
  return Object.fromEntries(
    fields
      .filter(([, column]) => invoice.editedFields.includes(column) && invoice[column] !== null)
      .map(([field, column]) => [field, invoice[column]]),
  );
}
