import type { ExtractionErrorCode } from '../extraction/model/extraction-error.js';
import type { Finding } from '../extraction/model/finding.js';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import type { Example } from '../extraction/learning/recall.js';
import type { Extraction } from '../extraction/model/report.js';
import type { ExtractionSettings } from '../extraction/model/settings.js';

/** What the child is asked, as one line of JSON on its standard input: to read a file, or to look where earlier corrections point. */
export type ParserRequest = ReadRequest | RecallRequest;

/** A file and what the operator decided of reading it. */
export interface ReadRequest {
  readonly path: string;
  readonly settings: ExtractionSettings;
}

/** A document's words with those of corrected ones of the same supplier, the newest first. */
export interface RecallRequest {
  readonly reading: KeptReading;
  readonly examples: readonly Example[];
}

/** What the child answers, as one line of JSON on `ANSWER_DESCRIPTOR`. */
export type ParserAnswer =
  | Extraction
  | { readonly recalled: readonly Finding[] }
  | { readonly error: { readonly code: ExtractionErrorCode; readonly message: string } }
  /** An error that no code of ours foresaw. Where it was thrown, without its message: that might quote the file. */
  | { readonly unforeseen: { readonly name: string; readonly frames: string } };

/** What a request gives when it succeeds. */
export type ParserResult = Extract<ParserAnswer, { readonly report: unknown } | { readonly recalled: unknown }>;

/** Not standard output, which libraries write their warnings to. */
export const ANSWER_DESCRIPTOR = 3;

/** The longest answer in bytes. */
export const ANSWER_LIMIT = 5 * 1024 * 1024;
