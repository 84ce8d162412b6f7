import { FIELD_LABELS, TOTAL_LABELS, wordsOf } from '../../locales/dictionaries.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { Box } from '../../model/finding.js';
import type { Word } from '../../model/draft.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelHit } from '../../page/labels.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import type { Features } from '../../ranking/features.js';
import { prefixedTaxNumber } from '../../regions/tax-number.js';
import { isPaymentCode } from '../../text/payment-codes.js';
import { isVehicleNumber } from '../../text/vehicle-numbers.js';
import { squash } from '../../text/squash.js';
import { describeNumber, readGluedNumber, type NumberContext } from './number-features.js';

/** A text that may be the invoice number, with the evidence for and against it. */
export interface NumberCandidate {
  readonly value: string;
  readonly line: ReadLine;
  readonly box: Box;
  /** The label right before or above it, squashed; null without one. */
  readonly label: string | null;
  readonly features: Features;
}

/** Labels of dates, which are no part of a number: "DATE 04/30/2026". */
const DATES: ReadonlySet<FieldLabel> = new Set(['date', 'invoice_date', 'due_date', 'other_date']);
/** Labels of other numbers. */
const OTHERS: ReadonlySet<FieldLabel> = new Set(['other_number', 'vat_id', 'tax_number', 'phone', 'other_contact']);
const STREET_WORDS = wordsOf((locale) => locale.addressWords);
/** One letter may be the sign of a currency that is none in other countries. */
const PRICED = /^\p{Lu}\d{1,6}[.,]\d{2}$/u;
const MAX_CANDIDATES = 400;
const MAX_WORDS = 4;
const MAX_LENGTH = 35;
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}_\-–/.\\ ]*$/u;
/** A part of a number without digits: the "RE" of "RE 4711", the "FV-A" of "FV-A 4711". */
const PREFIX = /^(?:\p{Lu}{1,6}(?:[-/]\p{Lu}{1,3})?|[-/])[-/.]?$/u;
/** In word heights. The words of one number are closer together than this. */
const MAX_BLANK = 0.8;

/** The next label, joined to the number by a dash: "4711-Datum". */
const LABEL_AFTER = /(?<=\d)[-–]\p{Lu}\p{Ll}{2,}$/u;
/** A letter that OCR read as "l" among capitals: "lNV2402567". */
const MISREAD_I = /(?<=\p{Lu})l|l(?=\p{Lu})/gu;
/** "Nº" before a year, of which OCR read only the capital: "N2026/384". */
const NUMBER_SIGN = /^N(?=20\d{2}[/-]\d)/u;
/** A zero with a slash or a dot in it, which OCR read as another sign: "3@561". */
const SLASHED_ZERO = /(?<=\d)@(?=\d)/g;

/** Collects every text that has the form of an invoice number, in reading order. */
export function collectNumbers(document: ReadDocument, blocks: readonly PartyBlock[]): NumberCandidate[] {
  const context = { document, blocks };
  const found = document.lines
    .flatMap((line) => (isPaymentCode(line.text) ? [] : readLine(line, context)))
    .slice(0, MAX_CANDIDATES);
  const values = found.map(({ value }) => value);
  const isRepeated = (value: string): boolean => values.indexOf(value) !== values.lastIndexOf(value);
  return found.map((candidate) =>
    isRepeated(candidate.value) ? { ...candidate, features: { ...candidate.features, repeated: 1 } } : candidate,
  );
}

function readLine(line: ReadLine, context: NumberContext): NumberCandidate[] {
  return line.cells.flatMap((cell) => {
    const offset = line.words.findIndex((word) => word === cell.words[0]);
    return cell.words.flatMap((_, at) => {
      const counts = Array.from({ length: Math.min(MAX_WORDS, cell.words.length - at) }, (__, more) => more + 1);
      return counts.flatMap((count) => {
        const words = cell.words.slice(at, at + count);
        if (count < MAX_WORDS && continuesInGroups(words, cell.words[at + count])) return [];
        const to = offset + at + count;
        const isLabelled = line.fields.some(
          (hit) => DATES.has(hit.key) && hit.from >= offset + at && hit.to <= to && !isGlued(line, hit),
        );
        const isOther = isLabelled || endsOtherLabel(line, offset + at, to) || isHouseNumber(line, offset, offset + at);
        const isTaken = isOther || isPriced(line, offset + at, to) || followsTaxSign(line, offset + at);
        const tail = readGluedNumber(line, offset + at);
        const own = tail === null ? words : words.map((word, index) => (index === 0 ? { ...word, text: tail } : word));
        const value = isTaken ? null : readNumber(own, context.document.source === 'ocr');
        // Its prefix and check digits show that it is a VAT number.
        if (value === null || isVehicleNumber(value) || prefixedTaxNumber(value)?.checked === true) return [];
        const box = joinBoxes(words.map((word) => word.box));
        const span = { from: offset + at, to, value, box };
        return [{ value, line, box, ...describeNumber({ line, cell }, span, context) }];
      });
    });
  });
}

/** Whether digits follow the label in the same word, as in "LE26-4711", which is no "le 26" of a date. */
function isGlued({ words }: ReadLine, { to }: LabelHit<FieldLabel>): boolean {
  return /^\p{L}+\d/u.test(words[to - 1]?.text ?? '');
}

/** Whether the first word of several is the last one of a label of something else: the "ID" of "Company ID 4711". */
function endsOtherLabel({ fields }: ReadLine, from: number, to: number): boolean {
  return to - from > 1 && fields.some((hit) => OTHERS.has(hit.key) && hit.from <= from && hit.to === from + 1);
}

/**
 * Whether the number at a word is that of a house, because a word for a street precedes its sign: "Hafen Cad. No: 12".
 *
 * @param start the first word of the cell
 */
function isHouseNumber(line: ReadLine, start: number, at: number): boolean {
  const sign = line.fields.find(
    ({ key, from, to }) => key === 'number' && (to === at || (from === at && to === at + 1)),
  );
  const before = sign && sign.from > start ? line.words[sign.from - 1] : undefined;
  // In "Invoice no. # 12", the word before the sign is part of a label.
  const isLabel = line.fields.some(({ to }) => to === sign?.from);
  return before !== undefined && !isLabel && STREET_WORDS.has(squash(before.text));
}

/** Whether a number goes on with another group of digits after these words, as in "2611 0447 1820 73". */
function continuesInGroups(words: readonly Word[], next: Word | undefined): boolean {
  const last = words.at(-1);
  if (!last || !next || ![...words, next].every(({ text }) => /^\d{2,}$/.test(text))) return false;
  return next.box.x - rightOf(last.box) < MAX_BLANK * next.box.height;
}

/** Reads words that are close together as one number. Each has a digit or is a short prefix in capitals. */
function readNumber(words: readonly Word[], isScanned: boolean): string | null {
  const [first] = words;
  // "Nr.:4711" is label and number in one word.
  const tail = first ? /[:#]\s?([^:#\s]+)$/u.exec(first.text)?.[1] : undefined;
  const parts = words.map((word, index) => (index === 0 && tail !== undefined ? tail : word.text));
  const shown = parts
    .join(' ')
    .replace(/^[#(:[]+/, '')
    .replace(LABEL_AFTER, '')
    .replace(words.length === 1 ? /[.,;:)\]\-–]+$/ : /[.,;:)\]]+$/, '');
  const read = isScanned ? shown.replaceAll(SLASHED_ZERO, '0').replace(NUMBER_SIGN, '') : shown;
  const text = isScanned && !/[a-km-z]/.test(read) ? read.replaceAll(MISREAD_I, 'I') : read;
  if (text.length > MAX_LENGTH || !/\d/.test(text) || !NUMBER.test(text)) return null;
  if (words.length === 1) return text;
  const isClose = words.every((word, index) => {
    const before = words[index - 1];
    return !before || word.box.x - rightOf(before.box) < MAX_BLANK * word.box.height;
  });
  const isNumber = parts.every((part) => /\d/.test(part) || PREFIX.test(part)) && !/^[-/]|[-/]$/.test(text);
  if (!isClose) return null;
  return readSeries(parts) ?? (isNumber ? text : null);
}

/** Reads a series, a word for "number" and the number in the series: "TVC no. 00628" is "TVC 00628". */
function readSeries([series = '', sign = '', digits = '', ...others]: readonly string[]): string | null {
  const isSign = FIELD_LABELS.get(squash(sign)) === 'number';
  return others.length === 0 && PREFIX.test(series) && isSign && /^\d+$/.test(digits) ? `${series} ${digits}` : null;
}

/** Whether words are an amount with a currency and cents: "R553.20". */
function isPriced({ numerals, words }: ReadLine, from: number, to: number): boolean {
  const amount = numerals.find((numeral) => numeral.from === from && numeral.to === to);
  return (amount?.decimals === 2 && amount.currencySign !== null) || PRICED.test(joinWords(words.slice(from, to)));
}

/** Whether the name of a tax and the sign for a number are right before a word: "PST# 1047-3312" is a registration for that tax. */
function followsTaxSign({ words }: ReadLine, at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  return before.endsWith('#') && TOTAL_LABELS.get(squash(before.slice(0, -1))) === 'vat';
}
