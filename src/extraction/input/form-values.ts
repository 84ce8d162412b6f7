import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { estimateWidth, type TextRun } from './pdf-words.js';

/**
 * What people type into form fields (ISO 32000-2, 12.7) or write on a page as free text (12.5.6.6) is not part of the page's content, so pdf.js
 * does not return it with the page's text.
 */

/** What pdf.js says about an annotation, as far as it is used here. */
interface Annotation {
  readonly subtype?: string;
  readonly fieldType?: string;
  /** The selected options of a list. */
  readonly fieldValue?: unknown;
  readonly textContent?: unknown;
  readonly rect?: readonly number[];
  readonly multiLine?: boolean;
  readonly password?: boolean;
  /** 1 is centred, 2 right-aligned. */
  readonly textAlignment?: number | null;
  readonly annotationFlags?: number;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/** The flags Invisible, Hidden and NoView. */
const UNSEEN = 1 | 2 | 32;
const MAX_ANNOTATIONS = 2_000;
const MAX_LINES = 100;
/** In characters, for all values of a page. No invoice has more. */
const MAX_TEXT = 10_000;
/** In points. */
const USUAL_SIZE = 12;
const MARGIN = 2;
/** The share of a field's height that a single line of text fills. */
const SHARE = 0.7;
/** The height of a line, in text sizes. */
const LEADING = 1.15;
/** Half of the letters' height, so that a single line stands in the middle of its field. */
const MIDDLE = 0.35;

/** Reads the visible values of a page's form fields, and its free texts, as text runs. */
export async function readFormValues(page: PDFPageProxy): Promise<TextRun[]> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  const runs: TextRun[] = [];
  let left = MAX_TEXT;
  for (const annotation of annotations.slice(0, MAX_ANNOTATIONS)) {
    const lines = readLines(annotation, left);
    left -= lines.join('').length;
    runs.push(...toRuns(annotation, lines));
  }
  return runs;
}

function toRuns(annotation: Annotation, lines: readonly string[]): TextRun[] {
  const { rect } = annotation;
  if (rect?.length !== 4 || lines.length === 0) return [];
  const [left, bottom, right, top] = rect as [number, number, number, number];
  const [width, height] = [right - left - 2 * MARGIN, top - bottom];
  const { fontSize = 0 } = annotation.defaultAppearanceData ?? {};
  // A size of 0 fits the text to the field.
  const size = fontSize > 0 ? fontSize : Math.min(USUAL_SIZE, (SHARE * height) / lines.length);
  if (!(size > 0) || !(width > 0)) return [];
  const isSingle = annotation.subtype === 'Widget' && annotation.multiLine !== true;
  const wrapped = isSingle ? lines.slice(0, 1) : lines.flatMap((line) => wrap(line, width, size)).slice(0, MAX_LINES);
  const first = isSingle ? (top + bottom) / 2 - MIDDLE * size : top - MARGIN - size;
  return wrapped.map((str, index) => {
    const length = Math.min(estimateWidth(str) * size, width);
    const shift = ((annotation.textAlignment ?? 0) * (width - length)) / 2;
    const baseline = first - index * LEADING * size;
    return { str, transform: [size, 0, 0, size, left + MARGIN + shift, baseline], width: length, height: size };
  });
}

/** The lines of what an annotation shows, with at most so many characters. */
function readLines(annotation: Annotation, maxLength: number): string[] {
  const { subtype, fieldType, fieldValue, textContent, password, annotationFlags = 0 } = annotation;
  const isField = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch') && password !== true;
  const value = isField ? fieldValue : subtype === 'FreeText' ? textContent : null;
  if ((annotationFlags & UNSEEN) !== 0) return [];
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const lines = texts
    .join('\n')
    .slice(0, Math.max(0, maxLength))
    .split(/\r\n?|\n/);
  return lines.filter((text) => text.trim() !== '');
}

/** Breaks a text into lines of a width in points. */
function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && estimateWidth(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
