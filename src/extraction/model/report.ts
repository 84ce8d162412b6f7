import type { Field, FieldValue, Finding } from './finding.js';
import type { KeptReading } from './kept-reading.js';
import type { Mismatch } from './mismatch.js';
import type { PageRange } from './page-range.js';

/** The result for one field: the chosen finding and the other candidates, best first. */
export interface FieldReport<F extends Field = Field> {
  readonly chosen: Finding<F>;
  readonly others: readonly Finding<F>[];
}

/** The result of extraction for one file, or for some of its pages. Fields that were not found are absent. */
export interface ExtractionReport {
  /** The e-invoice syntax (`ubl`, `ubl-tr`, `cii`, `zugferd1`, `fatturapa`, `facturae`), or `text` or `image`. */
  readonly format: string;
  /** Number of pages of the file. */
  readonly pages: number | null;
  /** Number of invoices in the file, of which only the first is read; absent if there is one. */
  readonly invoices?: number;
  /** The pages of each of these invoices; absent for one invoice, and for those of an e-invoice, which have no pages of their own. */
  readonly invoicePages?: readonly PageRange[];
  readonly fields: { readonly [F in Field]?: FieldReport<F> };
  /** Where the pages of a PDF disagree with the e-invoice in it; absent if they do not. */
  readonly mismatches?: readonly Mismatch[];
}

/** The report on one file, and the words on which later corrections are located. */
export interface Extraction {
  readonly report: ExtractionReport;
  /** Null if the values do not come from words on pages. */
  readonly reading: KeptReading | null;
}

/** The chosen value of a field, or null if none was found. */
export function getChosenValue<F extends Field>(report: ExtractionReport, field: F): FieldValue<F> | null {
  const entry = report.fields[field] as FieldReport<F> | undefined;
  return entry ? entry.chosen.value : null;
}
