import type { Finding } from './finding.js';

/** The fields that the page of a PDF and the e-invoice in it both state. */
export type ComparedField = 'invoice_number' | 'invoice_date' | 'total_price' | 'currency' | 'company.name';

/** A field of an e-invoice in a PDF whose page shows another value. */
export interface Mismatch {
  readonly field: ComparedField;
  /** What the e-invoice states. */
  readonly stated: string;
  /** What the page shows, and where. */
  readonly printed: Finding<ComparedField>;
}
