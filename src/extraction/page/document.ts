import type { Source } from '../model/finding.js';
import type { LabelHit } from './labels.js';
import { labelsOn } from './labels.js';
import type { Line } from './lines.js';
import { misreadLabels } from './misread-labels.js';
import { boxAround, linesOf } from './lines.js';
import { isCurrencySign } from '../regions/currencies.js';
import { LONE_SUMS, PARTY_LABELS, TOTAL_LABELS } from '../locales/dictionaries.js';
import { FIELD_LABELS } from './field-labels.js';
import type { FieldLabel, PartyLabel, TotalLabel } from '../locales/locale.js';
import type { Page } from '../model/draft.js';
import type { DateOrder } from '../regions/region.js';
import { dateOrderOf } from './dates.js';
import type { DecimalMark, Numeral } from './numbers.js';
import { decimalMarkOf, numeralsOn } from './numbers.js';

/** A line with everything that can be said of it without its neighbours. */
export interface ReadLine extends Line {
  /** Its place in the document's lines. */
  readonly index: number;
  readonly numerals: readonly Numeral[];
  readonly fields: readonly LabelHit<FieldLabel>[];
  readonly totals: readonly LabelHit<TotalLabel>[];
  readonly parties: readonly LabelHit<PartyLabel>[];
}

/** A document as lines, with the decimal mark and the order of dates that its own evidence gives. */
export interface ReadDocument {
  readonly source: Extract<Source, 'text' | 'ocr'>;
  readonly lines: readonly ReadLine[];
  /** Words of OCR carry less certainty: the mean of their confidence. */
  readonly certainty: number;
  readonly mark: DecimalMark | null;
  readonly order: DateOrder | null;
}

const SUMS: ReadonlySet<TotalLabel> = new Set(['total', 'lines', 'net', 'gross', 'payable']);

const MISREAD_FIELDS = misreadLabels(FIELD_LABELS);
const MISREAD_PARTIES = misreadLabels(PARTY_LABELS);
const MISREAD_TOTALS = misreadLabels(TOTAL_LABELS);

/** An invoice has some hundred lines and some thousand words; what lies beyond these is not read. */
const MAX_LINES = 3_000;
const MAX_WORDS = 15_000;
const MAX_WORD_LENGTH = 100;

/** Reads pages into lines with their numbers and labels. */
export function readDocument(pages: readonly Page[]): ReadDocument {
  const lines = linesOf(bounded(pages)).slice(0, MAX_LINES);
  const mark = decimalMarkOf(lines);
  const words = pages.flatMap((page) => page.words);
  const certainty = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return {
    source: pages[0]?.source ?? 'text',
    certainty,
    mark,
    order: dateOrderOf(lines.map((line) => line.text)),
    lines: lines.map((line, index) => readLine(line, index, mark, pages[0]?.source === 'ocr')),
  };
}

function readLine(line: Line, index: number, mark: DecimalMark | null, isScanned: boolean): ReadLine {
  const fields = labelsOn(line, FIELD_LABELS, isScanned ? MISREAD_FIELDS : undefined).filter(
    (hit) => !isPartOfCode(line, hit),
  );
  return {
    ...line,
    index,
    numerals: numeralsOn(line, mark),
    fields,
    totals: sumLabelsOn(line, isScanned).filter((sum) => !fields.some((field) => isWithin(sum, field))),
    parties: labelsOn(line, PARTY_LABELS, isScanned ? MISREAD_PARTIES : undefined),
  };
}

/** The "WEB" of a number such as "WEB-77120" labels nothing. */
function isPartOfCode(line: Line, hit: LabelHit<FieldLabel>): boolean {
  return /^\p{L}+[-_]\d/u.test(line.words[hit.to - 1]?.text ?? '');
}

/** The "USt" of "USt-IdNr." speaks of no sum. */
function isWithin(sum: LabelHit<TotalLabel>, field: LabelHit<FieldLabel>): boolean {
  const taxNumber = field.key === 'vat_id' || field.key === 'tax_number';
  return taxNumber && field.label.length > sum.label.length && sum.from < field.to && sum.to > field.from;
}

/** "Gesamtsumme" and "brutto" beside each other are one label; "incl. VAT" alone says nothing of a sum, but with a rate. */
function sumLabelsOn(line: Line, isScanned: boolean): LabelHit<TotalLabel>[] {
  const hits: LabelHit<TotalLabel>[] = [];
  for (const hit of labelsOn(line, TOTAL_LABELS, isScanned ? MISREAD_TOTALS : undefined)) {
    const meaning = hit.key === 'with_vat' ? 'gross' : hit.key === 'without_vat' ? 'net' : null;
    const last = hits.at(-1);
    if (meaning && last && SUMS.has(last.key) && onlyCurrency(line, last.to, hit.from)) {
      const box = boxAround([last.box, hit.box]);
      hits[hits.length - 1] = { key: meaning, label: last.label + hit.label, from: last.from, to: hit.to, box };
    } else if (!meaning || LONE_SUMS.has(hit.label)) {
      hits.push(meaning ? { ...hit, key: meaning } : hit);
    } else if (meaning === 'gross' && saysRate(line, hit.to)) {
      hits.push({ ...hit, key: 'vat' });
    }
  }
  return hits;
}

/** "incl. VAT 20 %: 3.20" names the tax itself. */
function saysRate(line: Line, from: number): boolean {
  return line.words.slice(from, from + 2).some((word) => word.text.includes('%'));
}

function onlyCurrency(line: Line, from: number, to: number): boolean {
  return line.words.slice(from, to).every((word) => isCurrencySign(word.text.replaceAll(/[()]/g, '')));
}

/** The files of strangers may hold anything: no more words, and no longer ones, than an invoice can have. */
function bounded(pages: readonly Page[]): Page[] {
  let left = MAX_WORDS;
  return pages.map((page) => {
    const words = page.words
      .slice(0, Math.max(0, left))
      .map((word) => ({ ...word, text: word.text.slice(0, MAX_WORD_LENGTH) }));
    left -= words.length;
    return { ...page, words };
  });
}
