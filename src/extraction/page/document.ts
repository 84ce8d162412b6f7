import type { Source } from '../model/finding.js';
import { dropBoxNumbers } from './box-numbers.js';
import { dropForeignTaxes } from './foreign-taxes.js';
import { splitHangingLabels } from './hanging-labels.js';
import type { LabelHit } from './labels.js';
import { findLabels } from './labels.js';
import type { Line } from './lines.js';
import { createMisreadLabels } from './misread-labels.js';
import { findSumLabels } from './total-labels.js';
import { dropSignsReadAsDigits } from './misread-signs.js';
import { rememberPages } from './remember-pages.js';
import { joinBoxes } from './boxes.js';
import { joinBrokenAmounts } from './broken-amounts.js';
import { joinLines, joinWords } from './lines.js';
import {
  COLUMN_LABELS,
  JOINING_LABELS,
  PARTY_LABELS,
  PAYEES,
  REFERENCE_LABELS,
  TITLES,
} from '../locales/dictionaries.js';
import { FIELD_LABELS } from './field-labels.js';
import type { ColumnLabel, FieldLabel, PartyLabel, TotalLabel } from '../locales/locale.js';
import type { Page } from '../model/draft.js';
import { MISREAD_COLUMNS } from './header-labels.js';
import { measureLayout, type Layout } from './layout.js';
import { findItemHeaders, type TableHeader } from './table.js';
import type { DateOrder } from '../regions/region.js';
import { findDateOrder } from './dates.js';
import { squash } from '../text/squash.js';
import type { DecimalMark, Numeral } from './numbers.js';
import { findDecimalMark, findNumerals } from './numbers.js';
import { findThousandthsMark, markThousandths } from './thousandths.js';
import { markWholeAmounts } from './whole-amounts.js';

/** A line with the numbers and labels on it. */
export interface ReadLine extends Line {
  /** Its index in the lines of the document. */
  readonly index: number;
  readonly numerals: readonly Numeral[];
  readonly fields: readonly LabelHit<FieldLabel>[];
  readonly totals: readonly LabelHit<TotalLabel>[];
  readonly parties: readonly LabelHit<PartyLabel>[];
  /** The labels of columns, as in the header of a table. */
  readonly columns: readonly LabelHit<ColumnLabel>[];
}

/** A document as lines, with the conventions for numbers and dates that it shows. */
export interface ReadDocument {
  readonly source: Extract<Source, 'text' | 'ocr'>;
  readonly lines: readonly ReadLine[];
  /** Mean confidence of the words, from 0 to 1. */
  readonly certainty: number;
  /** Null if the document gives no evidence. */
  readonly mark: DecimalMark | null;
  /** Null if the document gives no evidence. */
  readonly order: DateOrder | null;
  /** The headers of its item tables. */
  readonly tables: readonly TableHeader[];
  readonly layout: Layout;
}

const MISREAD_FIELDS = createMisreadLabels(FIELD_LABELS);
const MISREAD_PARTIES = createMisreadLabels(PARTY_LABELS);

/** Limits against huge files. An invoice has hundreds of lines and thousands of words; the rest is not read. */
const MAX_LINES = 3_000;
const MAX_WORDS = 15_000;
const MAX_WORD_LENGTH = 100;
/** In words. */
const MAX_PAYEE_LABEL = 8;

/** Reads pages into lines and finds the numbers and labels on them. */
export const readDocument = rememberPages((pages): ReadDocument => {
  const shown = joinLines(limitWords(pages).map(joinBrokenAmounts)).slice(0, MAX_LINES).map(dropBoxNumbers);
  const hundredths = findDecimalMark(shown);
  const thousandths = findThousandthsMark(shown, hundredths);
  const mark = hundredths ?? thousandths;
  const joined = pages[0]?.source === 'ocr' ? dropSignsReadAsDigits(shown, mark) : shown;
  const labelled = joined.map((line, index) => readLine(line, index, mark, pages[0]?.source === 'ocr'));
  const read = splitHangingLabels(readSubjects(dropForeignTaxes(labelled)));
  const lines = thousandths ? markThousandths(read) : markWholeAmounts(read);
  const tables = findItemHeaders(lines, pages[0]?.source === 'ocr');
  const words = pages.flatMap((page) => page.words);
  const certainty = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return {
    source: pages[0]?.source ?? 'text',
    certainty,
    mark,
    order: findDateOrder(lines.map((line) => line.text)),
    lines,
    tables,
    layout: measureLayout(lines, tables),
  };
});

function readLine(line: Line, index: number, mark: DecimalMark | null, isScanned: boolean): ReadLine {
  const fields = findLabels(line, FIELD_LABELS, isScanned ? MISREAD_FIELDS : undefined).filter(
    (hit) => !isPartOfCode(line, hit) && (isScanned || !isPlainLetter(line, hit)),
  );
  return {
    ...line,
    index,
    numerals: findNumerals(line, mark, isScanned),
    fields,
    totals: findSumLabels(line, isScanned).filter((sum) => !fields.some((field) => isPartOfTaxNumber(sum, field))),
    parties: findLabels(line, PARTY_LABELS, isScanned ? MISREAD_PARTIES : undefined)
      .filter((hit) => !joinsWords(line, hit))
      .map((hit) => widenPayee(line, hit)),
    columns: findLabels(line, COLUMN_LABELS, isScanned ? MISREAD_COLUMNS : undefined),
  };
}

/** Takes "Re: invoice 4711" for the title of the document itself, unless it is one that corrects or demands another. */
function readSubjects(lines: readonly ReadLine[]): ReadLine[] {
  const types = lines.flatMap(({ fields }) => fields.map(({ label }) => TITLES.get(label)));
  if (types.some((type) => type === 'credit_note' || type === 'debit_note' || type === 'reminder')) return [...lines];
  return lines.map((line) => ({ ...line, fields: line.fields.map((hit) => readSubject(line, hit)) }));
}

function readSubject(line: Line, hit: LabelHit<FieldLabel>): LabelHit<FieldLabel> {
  const words = line.words.slice(hit.from, hit.to);
  const colon = words.slice(0, -1).findIndex(({ text }) => text.endsWith(':')) + 1;
  if (colon === 0 || REFERENCE_LABELS.get(hit.label) !== 'original_invoice') return hit;
  const own = words.slice(colon);
  const label = squash(joinWords(own));
  const box = joinBoxes(own.map((word) => word.box));
  const key = FIELD_LABELS.get(label);
  return key === 'invoice_title' || key === 'invoice_number'
    ? { ...hit, key, label, from: hit.from + colon, box }
    : hit;
}

/** Whether a hit is the start of a code, such as "WEB" in "WEB-77120", and not a label. */
function isPartOfCode(line: Line, hit: LabelHit<FieldLabel>): boolean {
  return /^\p{L}+[-_]\d/u.test(line.words[hit.to - 1]?.text ?? '');
}

/** Whether a hit is a letter without the accent that makes it a label: "C" is not the Czech "č." for "number". */
function isPlainLetter(line: Line, { from, label, to }: LabelHit<FieldLabel>): boolean {
  return label === 'c' && !line.words.slice(from, to).some(({ text }) => /č/iu.test(text));
}

/** Whether a label is one of the short words that join others, such as "de", and does not open its cell. */
function joinsWords({ cells, words }: Line, { label, from }: LabelHit<PartyLabel>): boolean {
  return JOINING_LABELS.has(label) && !cells.some((cell) => cell.words[0] === words[from]);
}

/** Widens the label of a payee to its cell, if nothing follows it there: "Make cheques payable to:" above the payee. */
function widenPayee(line: Line, hit: LabelHit<PartyLabel>): LabelHit<PartyLabel> {
  if (!PAYEES.has(hit.label)) return hit;
  const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[hit.to - 1]));
  const from = line.words.findIndex((word) => word === cell?.words[0]);
  const to = from + (cell?.words.length ?? 0);
  const isLast = line.words.slice(hit.to, to).every(({ text }) => !/[\p{L}\p{N}]/u.test(text));
  return cell && isLast && to - from <= MAX_PAYEE_LABEL ? { ...hit, from, to, box: cell.box } : hit;
}

/** Whether a sum label is only a part of the label of a tax number, such as "USt" in "USt-IdNr.". */
function isPartOfTaxNumber(sum: LabelHit<TotalLabel>, field: LabelHit<FieldLabel>): boolean {
  const taxNumber = field.key === 'vat_id' || field.key === 'tax_number';
  return taxNumber && field.label.length > sum.label.length && sum.from < field.to && sum.to > field.from;
}

/** Limits the number and length of words to what an invoice can have. */
function limitWords(pages: readonly Page[]): Page[] {
  let left = MAX_WORDS;
  return pages.map((page) => {
    const words = page.words
      .slice(0, Math.max(0, left))
      .map((word) => ({ ...word, text: word.text.slice(0, MAX_WORD_LENGTH) }));
    left -= words.length;
    return { ...page, words };
  });
}
