import type { InvoiceFieldValues } from '../fields/invoice-fields.js';

/** Another invoice of the account, with the values that checks compare. */
export interface RelatedInvoice extends Readonly<
  Pick<InvoiceFieldValues, 'invoiceNumber' | 'totalPrice' | 'currency' | 'invoiceDate' | 'documentType' | 'iban'>
> {
  readonly id: number;
  readonly uid: string;
  readonly hfId: string;
  readonly createdAt: string;
}

/** The invoices of the account that one invoice is compared with; none of them is deleted or rejected. */
export interface RelatedInvoices {
  /** Invoices of the same supplier: those created just before and after, and one with the same bank account. */
  readonly ofSupplier: readonly RelatedInvoice[];
  /** The buyers of the latest processed invoices of the account. */
  readonly buyers: readonly NamedBuyer[];
}

/** A buyer as some invoices name it. */
export interface NamedBuyer {
  readonly buyerName: string;
  readonly buyerTaxNumber: string | null;
  readonly invoiceIds: readonly number[];
}

export const NO_RELATED_INVOICES: RelatedInvoices = { ofSupplier: [], buyers: [] };
