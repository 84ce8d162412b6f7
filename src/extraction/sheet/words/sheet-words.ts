import type { DocumentType } from '../../model/document-type.js';
import type { StatedReference, StatedSum } from '../../model/stated-details.js';

/** The payment types of the service's contract. */
type PaymentType =
  'cash' | 'credit_card' | 'debit_card' | 'bank_transfer' | 'direct_debit' | 'check' | 'online' | 'other';

/** What the page of an e-invoice says in one language. */
export interface SheetWords {
  /** Below every page. */
  readonly origin: string;
  readonly page: (number: number, count: number) => string;
  /** Below the lines, if there are more than are shown. */
  readonly moreLines: (count: string) => string;
  readonly types: Readonly<Record<DocumentType, string>>;
  readonly seller: string;
  readonly buyer: string;
  readonly taxNumber: string;
  readonly taxOffice: string;
  readonly phone: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly servicePeriod: string;
  readonly orderNumber: string;
  readonly currency: string;
  readonly references: Readonly<Record<StatedReference, string>>;
  readonly name: string;
  readonly quantity: string;
  /** The unit of things that are counted. */
  readonly piece: string;
  readonly price: string;
  readonly vat: string;
  readonly rate: string;
  readonly base: string;
  readonly net: string;
  readonly gross: string;
  readonly total: string;
  readonly sums: Readonly<Record<StatedSum, string>>;
  readonly paymentType: string;
  readonly paymentTypes: Readonly<Record<PaymentType, string>>;
  readonly iban: string;
  readonly paymentReference: string;
  readonly notes: string;
}
