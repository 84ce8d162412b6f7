import type { ExtractionErrorCode } from '../extraction/model/extraction-error.js';
import type { Finding } from '../extraction/model/finding.js';
import type { PageRange } from '../extraction/model/page-range.js';
import type { Extraction } from '../extraction/model/report.js';
import type { ExtractionSettings } from '../extraction/model/settings.js';
import type { RecallRequest } from '../learning/recall.js';

/** A request to the child, one line of JSON on its standard input: to read a file, or to apply earlier corrections to its words. */
export type ParserRequest = ReadRequest | RecallRequest | DrawRequest;

/** A page of a file to draw, or all pages to measure. The bytes of the file follow the line. */
export interface DrawRequest {
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
  /** The page from 1, its width in pixels, and the rotation that makes a scan upright; null to measure all pages. */
  readonly drawn: { readonly number: number; readonly width: number; readonly turn: Turn | null } | null;
  /** The pages that were recognised, to find out how each was turned. */
  readonly scans: readonly RecognisedPage[];
}

/** A rotation in degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** A page and its size in points. */
export interface PageSize {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** A page as it was straightened for recognition, with places of words on it: x, y, width and height. */
export interface RecognisedPage extends PageSize {
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** A page as people see it; `turn` made a recognised page upright, and is null for a page that is shown as it is. */
export interface MeasuredPage extends PageSize {
  readonly turn: Turn | null;
}

export interface DrawnPage {
  /** The measured pages; empty if one was drawn. */
  readonly pages: readonly MeasuredPage[];
  /** The drawn page in base64; null if pages were measured. */
  readonly webp: string | null;
}

/** The pages of a file to read, and the operator's settings for reading it. The bytes of the file follow the line. */
export interface ReadRequest {
  /** How many bytes follow. */
  readonly size: number;
  /** Null for the whole file. */
  readonly range: PageRange | null;
  readonly settings: ExtractionSettings;
}

/** An answer of the child, one line of JSON on `ANSWER_DESCRIPTOR`. */
export type ParserAnswer =
  | Extraction
  | { readonly recalled: readonly Finding[] }
  | { readonly drawing: DrawnPage }
  | { readonly error: { readonly code: ExtractionErrorCode; readonly message: string } }
  /** The system refused more memory. */
  | { readonly exhausted: true }
  /** An unexpected error: where it was thrown, without its message, which might quote the file. */
  | { readonly unforeseen: { readonly name: string; readonly frames: string } };

/** The answer to a request that succeeds. */
export type ParserResult = Extract<
  ParserAnswer,
  { readonly report: unknown } | { readonly recalled: unknown } | { readonly drawing: unknown }
>;

/** The line that a child sends, once for each file, before it recognises characters, which needs more memory than all else. */
export const RECOGNISING = 'recognising';

/** Not standard output, which libraries write their warnings to. */
export const ANSWER_DESCRIPTOR = 3;

/** The longest answer in bytes. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Reads a line of a child, which may have parsed a hostile file and can answer anything. */
export function parseAnswer(line: string): ParserAnswer {
  try {
    return Object(JSON.parse(line)) as ParserAnswer;
  } catch {
    return { unforeseen: { name: 'an answer that is not JSON', frames: '' } };
  }
}
