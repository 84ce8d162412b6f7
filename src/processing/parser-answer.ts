import type { ExtractionErrorCode } from '../extraction/extraction-error.js';
import type { ExtractionReport } from '../extraction/report.js';

/** What the child is asked, as one line of JSON on its standard input. */
export interface ParserRequest {
  readonly path: string;
}

/** What the child answers, as one line of JSON on `ANSWER_DESCRIPTOR`. */
export type ParserAnswer =
  | { readonly report: ExtractionReport }
  | { readonly error: { readonly code: ExtractionErrorCode; readonly message: string } }
  /** An error that no code of ours foresaw. Where it was thrown, without its message: that might quote the file. */
  | { readonly unforeseen: { readonly name: string; readonly frames: string } };

/** Not standard output, which libraries write their warnings to. */
export const ANSWER_DESCRIPTOR = 3;

/** The longest answer in bytes. */
export const ANSWER_LIMIT = 5 * 1024 * 1024;
