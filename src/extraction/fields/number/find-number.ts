import { FIELD_LABELS, SHOP_ORDER_NUMBERS, TITLES } from '../../locales/dictionaries.js';
import type { DocumentType } from '../../model/document-type.js';
import type { Finding } from '../../model/finding.js';
import { toFindings, type Candidate } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { MIN_LEARNED } from '../../ranking/certainty.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import { readReference } from '../references/find-references.js';
import { joinBroken, restoreLetter } from './broken-numbers.js';
import { collectNumbers, type NumberCandidate } from './number-candidates.js';
import { isNumbered, leaveOutOthers } from './number-rivals.js';
import { addSeries } from './number-series.js';
import { NUMBER_WEIGHTS } from './number-weights.js';

const listTitles = (type: DocumentType) => Array.from(TITLES).flatMap(([title, of]) => (of === type ? [title] : []));
const INVOICES = listTitles('invoice');
const RECEIPTS = listTitles('receipt');
/** Letters between digits that look like digits. */
const LIKE_DIGITS = /(?<=\d)[loIOSB](?=\d)/;
/** Factor for a number on a scan with such a letter: it may be a misread digit. */
const MISREAD = 0.9;
/** The code of a kind of document or of a series, and a number with a sign between its parts: "FT A/4711". */
const SERIES_FIRST = /^\p{Lu}{2,4}\s(?=\S*[/-])\S*\d$/u;
/** A zero that ends letters before a separator: "S0-4711", which is more often "SO-4711". */
const ZERO_AFTER_LETTERS = /^(\p{Lu}{1,3})0(?=[-/]\d)/u;
/** Confidence of the number of an order, or of a reference. */
const OTHER_NUMBER = 0.6;
const SMALL_LIKE_DIGITS = /(?<=\d[-/]?)[lo](?=\d)/g;

/**
 * Finds the invoice number (EN 16931 BT-1) among all texts that have the form of one.
 *
 * @param taken the tax numbers of the parties, none of which is that of the invoice
 */
export function findNumber(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  taken: readonly string[] = [],
  weights = NUMBER_WEIGHTS,
): Finding<'invoice_number'>[] {
  const excluded = taken.map(squash);
  const collected = collectNumbers(document, blocks).filter(
    (candidate) => isNumbered(candidate) || !isTaken(squash(candidate.value), excluded),
  );
  const free = preferWhole(leaveOutOthers(preferInvoices(joinBroken(document, collected)))).map(restoreLetter);
  const weighed = weighCandidates(free, weights, ({ value }) => squash(value));
  const candidates = weighed
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ candidate, probability }) => {
      const { line, box, label, features } = candidate;
      const value = readNumberValue(document, candidate);
      const certainty =
        document.source === 'ocr' && (LIKE_DIGITS.test(candidate.value) || ZERO_AFTER_LETTERS.test(candidate.value))
          ? MISREAD
          : 1;
      return {
        value,
        page: line.page,
        box,
        rule: describeChoice({ name: 'invoice_number', label }, features, weights),
        confidence: probability * certainty,
      };
    });
  const isStated = free.some(isNumbered) || candidates.some(({ confidence }) => confidence >= MIN_LEARNED);
  if (isStated) return toFindings(document, 'invoice_number', candidates);
  return toFindings(document, 'invoice_number', [...candidates, ...readOrder(document), ...findOwnReference(free)]);
}

/** The sender's reference, if the document states no other number: "Reference: 2026-0047", even beside "Your reference: 118". */
function findOwnReference(candidates: readonly NumberCandidate[]): Candidate[] {
  const own = candidates.filter(
    ({ features }) => features["sender's reference"] === 1 && features['left:other_number:next'] === 1,
  );
  const only = [own, own.filter(opensCell)].find((some) => new Set(some.map(({ value }) => squash(value))).size === 1);
  const [first] = only ?? [];
  if (!first) return [];
  const { value, line, box, label } = first;
  return [{ value, page: line.page, box, rule: `invoice_number:${label}`, confidence: OTHER_NUMBER }];
}

/** The number of the order, if the document states no other: shops send orders as invoices. */
function readOrder(document: ReadDocument): Candidate[] {
  const [order, ...others] = readReference(document, 'order_number', SHOP_ORDER_NUMBERS);
  if (!order || others.some(({ value }) => value !== order.value)) return [];
  return [{ ...order, confidence: OTHER_NUMBER }];
}

/** Whether the label of a number opens its cell. "CU Invoice no." is the number of a fiscal device. */
function opensCell({ label, line }: NumberCandidate): boolean {
  const openings = line.cells.map(({ words }) => words[0]);
  return line.fields.some((hit) => hit.label === label && openings.includes(line.words[hit.from]));
}

/** Whether a text is a word for "number", or nothing. */
function isNumberWord(text: string): boolean {
  return text === '' || FIELD_LABELS.get(text) === 'number';
}

/** Of the numbers of an invoice and of its receipt, each with a label that names its document, keeps the invoice's. */
function preferInvoices(candidates: readonly NumberCandidate[]): readonly NumberCandidate[] {
  const isOf = (titles: readonly string[], { label }: NumberCandidate): boolean =>
    label !== null && titles.some((title) => label.startsWith(title) && isNumberWord(label.slice(title.length)));
  const receipts = candidates.filter((candidate) => isOf(RECEIPTS, candidate));
  const isInvoiced = candidates.some((candidate) => isOf(INVOICES, candidate) && opensCell(candidate));
  if (receipts.length === 0 || !isInvoiced) return candidates;
  const values = new Set(receipts.map(({ value }) => value));
  return candidates.filter(({ value }) => !values.has(value));
}

/** Leaves out the end of a number that fills its line and begins with the code of its kind or series: "A/4711" of "FT A/4711". */
function preferWhole(candidates: readonly NumberCandidate[]): readonly NumberCandidate[] {
  const whole = candidates.filter(
    ({ value, features }) => features['alone on its line'] === 1 && SERIES_FIRST.test(value) && !startsWithLabel(value),
  );
  return candidates.filter(
    ({ value, line }) => !whole.some((other) => other.line === line && other.value.endsWith(` ${value}`)),
  );
}

function startsWithLabel(value: string): boolean {
  return FIELD_LABELS.has(squash(value.split(' ')[0] ?? ''));
}

/** Whether a number is a tax number, alone or after its label: "NIP 123-456-78-90". */
function isTaken(value: string, taken: readonly string[]): boolean {
  return taken.some((other) => other !== '' && value.endsWith(other) && !/\d/.test(value.slice(0, -other.length)));
}

/** The value of a candidate: with its series, and without letters that are misread digits. */
export function readNumberValue(document: ReadDocument, candidate: NumberCandidate): string {
  const value = replaceLetters(addSeries(document, candidate));
  return document.source === 'ocr' ? value.replace(ZERO_AFTER_LETTERS, '$1O') : value;
}

/** Replaces a small l or o between digits: "47l1081o8", "12/o4417". */
function replaceLetters(value: string): string {
  return value.replaceAll(SMALL_LIKE_DIGITS, (letter) => (letter === 'o' ? '0' : '1'));
}
