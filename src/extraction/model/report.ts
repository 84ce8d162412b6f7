import type { Field, FieldValue, Finding } from './finding.js';
import type { KeptReading } from './kept-reading.js';

/** What was concluded for one field: the chosen finding first, then the other candidates, best first. */
export interface FieldReport<F extends Field = Field> {
  readonly chosen: Finding<F>;
  readonly others: readonly Finding<F>[];
}

/** The answer of the extraction chain for one file. A field that was not found is absent. */
export interface ExtractionReport {
  /** The syntax or the way that was read: `ubl`, `cii`, `zugferd1`, `fatturapa`, `facturae`, `text`, `image`. */
  readonly format: string;
  readonly pages: number | null;
  /** How many invoices the file holds, of which only the first was read; 1 when absent. */
  readonly invoices?: number;
  readonly fields: { readonly [F in Field]?: FieldReport<F> };
}

/** The conclusions about one file, and the words that later corrections are located by. */
export interface Extraction {
  readonly report: ExtractionReport;
  /** Null where the values do not come from words. */
  readonly reading: KeptReading | null;
}

/** The chosen value of a field, or null where nothing was found. */
export function chosenValue<F extends Field>(report: ExtractionReport, field: F): FieldValue<F> | null {
  const entry = report.fields[field] as FieldReport<F> | undefined;
  return entry ? entry.chosen.value : null;
}
