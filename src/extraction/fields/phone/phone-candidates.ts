import { findWrittenDates } from '../../page/dates.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { findCellsBelow, type PlacedCell } from '../../page/cells.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import type { Cell } from '../../page/lines.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import type { Box } from '../../model/finding.js';
import { nameFeatures, toFeatures, type Features } from '../../ranking/features.js';
import { hasPostcode } from '../../regions/addresses.js';
import { prefixedTaxNumber } from '../../regions/tax-number.js';
import { findIbansInText } from '../../text/iban.js';
import { isPaymentCode } from '../../text/payment-codes.js';
import { squash } from '../../text/squash.js';
import { isPartOfLongNumber } from '../../text/long-numbers.js';
import { describeNearestName, type PlacedName } from '../company/nearest-name.js';

/** A text that may be the seller's telephone number, with the evidence for and against it. */
export interface PhoneCandidate {
  readonly value: string;
  readonly line: ReadLine;
  readonly box: Box;
  /** The label beside or above it, squashed; null without one. */
  readonly label: string | null;
  /** Whether a label says that it is another number. */
  readonly isOther: boolean;
  readonly features: Features;
}

const PHONE = /(?<![\p{L}\d.,/-])(?:\+|\(|\d)[\d\s()/.–-]{5,22}\d(?![\p{L}\d]|[.,]\d)/gu;
/** A period between two days without their year: "01/10 – 31/10". */
const DAYS = /^\d{1,2}[./]\d{1,2}\.?\s?[–-]\s?\d{1,2}[./]\d{1,2}\.?$/;
/** A postcode before an area code in brackets. */
const POSTCODE_BEFORE = /^\d{4,6}\s(?=\(0\d)/u;
/** The first groups of a number that ends its cell, and the last one. */
const BEGUN = /(?:^|[·•|∙◦]\s)[+(]?\d[\d()/.–-]*(?:\s[\d()/.–-]+)+$/u;
const LAST_DIGITS = /^\d{2,4}$/;
const OPEN_BRACKET = /(?<=\d)\s\([^)]*$/u;
/** Between an area code and its number, or between two numbers. */
const SLASH = /\s\/\s/;
/** In digits. An area code has fewer. */
const MIN_WHOLE = 8;
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
const MAX_CELL = 300;
const MAX_CANDIDATES = 200;
const BANDS = 4;
/** Lines of other columns may stand between two numbers. */
const MAX_LINES_APART = 3;
/** In points. The words before numbers of one list differ in length. */
const MAX_SHIFT = 60;
const SEPARATOR = /^[·•|∙◦]$/u;
const MAIL_OR_WEB = /@|www\.|https?:/;
/** In points. A label further to the left belongs to something else. */
const MAX_LABEL_GAP = 120;
/** In heights of the number's line, and in lines. */
const MAX_LABEL_ABOVE = 3;
const MAX_LINES_ABOVE = 3;
/** In letters. */
const MIN_HEADING = 8;
const OTHER_NUMBERS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'other_number', 'invoice_number']);
/** The prefix of a country right before a number. */
const PREFIX = /(?<!\p{L})([A-Z]{2})\s?$/u;

/** Collects every text that has the form of a telephone number, in reading order. */
export function collectPhones(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly PlacedName[],
): PhoneCandidate[] {
  const found = document.lines
    .filter(({ text }) => !isPaymentCode(text))
    .flatMap((line) => line.cells.flatMap((cell) => readCell({ line, cell }, { document, blocks, names })))
    .slice(0, MAX_CANDIDATES);
  return found.map((phone, index) => {
    const isFurther = found.slice(0, index).some((before) => !before.isOther && isInSameList(before, phone));
    return isFurther ? { ...phone, features: { ...phone.features, 'follows another number': 1 } } : phone;
  });
}

/** Whether a number is on the line of an earlier one or right below it, as a mobile number is below that of the office. */
function isInSameList(before: PhoneCandidate, { line, box, value }: PhoneCandidate): boolean {
  const isNear = before.line.page === line.page && line.index - before.line.index <= MAX_LINES_APART;
  const isBeside = before.line.index === line.index || Math.abs(before.box.x - box.x) < MAX_SHIFT;
  return isNear && isBeside && before.value !== value;
}

interface Context {
  readonly document: ReadDocument;
  readonly blocks: readonly PartyBlock[];
  readonly names: readonly PlacedName[];
}

function readCell({ line, cell }: PlacedCell, context: Context): PhoneCandidate[] {
  const text = joinWrapped({ line, cell }, context.document);
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const value = cutOther(match[0].trim());
    const digits = value.replaceAll(/\D/g, '');
    const isDate = DAYS.test(value) || findWrittenDates(value, context.document.order).length > 0;
    const isPart = isPartOfLongNumber(digits, text) || findIbansInText(text).some((iban) => iban.includes(digits));
    if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS || isDate || isPart) return [];
    const from = match.index + match[0].indexOf(value);
    const box = boxOf(cell, from, from + value.length);
    const label = findLabel({ line, cell }, box, context.document);
    if (isPrefixed(text.slice(0, from), value)) return [];
    const features = describe({ line, cell }, value, box, label, context);
    const isOther = label?.where === 'left' && OTHER_NUMBERS.has(label.key);
    return [{ value, line, box, label: label?.label ?? null, isOther, features }];
  });
}

/** The text of a cell, with the last digits of its number if its column had no room for them: "090-55 01" above "83". */
function joinWrapped(placed: PlacedCell, document: ReadDocument): string {
  const text = placed.cell.text.slice(0, MAX_CELL);
  const [next] = BEGUN.test(text) ? findCellsBelow(document, placed) : [];
  return next?.line.cells.length === 1 && LAST_DIGITS.test(next.cell.text) ? `${text} ${next.cell.text}` : text;
}

/**
 * Cuts off a postcode before a telephone number, as in "3140 (03) 5550 1234", a bracket that begins after it, and a second number behind a
 * slash: "02 55 51 01 47 / 06 55 50 12 08".
 */
function cutOther(text: string): string {
  const own = text.replace(POSTCODE_BEFORE, '').replace(OPEN_BRACKET, '');
  const [first = ''] = own.split(SLASH);
  return first.replaceAll(/\D/g, '').length >= MIN_WHOLE ? first : own;
}

/** Whether the prefix of a country before digits makes them a tax number: "BE 0123.456.749". */
function isPrefixed(before: string, value: string): boolean {
  const prefix = PREFIX.exec(before)?.[1];
  return prefix !== undefined && prefixedTaxNumber(`${prefix}${value}`) !== null;
}

/** The box of the words at some characters of a cell, the text of which has one space between its words. */
function boxOf({ words, box }: Cell, from: number, to: number): Box {
  let start = 0;
  const within = words.filter(({ text }) => {
    const end = start + text.length;
    const isWithin = start < to && end > from;
    start = end + 1;
    return isWithin;
  });
  return within.length === 0 ? box : joinBoxes(within.map((word) => word.box));
}

interface Label {
  readonly key: string;
  readonly label: string;
  readonly where: 'left' | 'above';
}

/** The label right before a number on its line, or above it. */
function findLabel({ line }: PlacedCell, box: Box, document: ReadDocument): Label | null {
  const left = line.fields.findLast(
    (hit) =>
      (rightOf(hit.box) <= box.x + 2 &&
        box.x - rightOf(hit.box) < MAX_LABEL_GAP &&
        !isSeparated(line, hit, box) &&
        !hasOwnValue(line, hit, box)) ||
      // "Tel:0242" is label and number in one word.
      (hit.box.x === box.x && /\p{L}\S*:\D*\d/u.test(line.words[hit.from]?.text ?? '')),
  );
  if (left) return { key: left.key, label: left.label, where: 'left' };
  return findLabelAbove(line, box, document);
}

/** The label above a number: on the line before, or on an earlier one if the lines between belong to other columns. */
function findLabelAbove(line: ReadLine, box: Box, document: ReadDocument): Label | null {
  const lines = document.lines.slice(Math.max(0, line.index - MAX_LINES_ABOVE), line.index).toReversed();
  const above = lines.find(
    (other) =>
      other.page === line.page &&
      other.words.some((word) => word.box.x < rightOf(box) && rightOf(word.box) > box.x) &&
      line.box.y - other.box.y <= MAX_LABEL_ABOVE * line.box.height,
  );
  const hit = above?.fields.find((other) => Math.abs(other.box.x - box.x) < line.box.height);
  if (!above || !hit) return null;
  // A heading such as "Customer service" says as much as a label on the line. Short labels such as "Tel" head columns too.
  const isAlone = above.cells.some(({ text }) => squash(text) === hit.label);
  const isHeading = hit.key === 'phone' && hit.label.length >= MIN_HEADING && isAlone;
  return { key: hit.key, label: hit.label, where: isHeading ? 'left' : 'above' };
}

/** Whether a sign between a label and a number separates them, as in "VAT no. 123 · 0123 456789". */
function isSeparated({ words }: ReadLine, { to }: { readonly to: number }, box: Box): boolean {
  return words.slice(to).some((word) => word.box.x < box.x && SEPARATOR.test(word.text));
}

/** Whether a label has a number of its own in its cell, so that a number in a later cell is not its value. */
function hasOwnValue(
  { cells, words }: ReadLine,
  { from, to }: { readonly from: number; readonly to: number },
  box: Box,
): boolean {
  const label = words[from];
  const cell = cells.find((other) => label !== undefined && other.words.includes(label));
  if (!cell || rightOf(cell.box) > box.x) return false;
  return cell.words.some((word) => words.indexOf(word) >= to && /\d/.test(word.text));
}

function describe(
  { line, cell }: PlacedCell,
  value: string,
  box: Box,
  label: Label | null,
  { document, blocks, names }: Context,
): Features {
  const block = findBlockAround(blocks, line.page, box);
  const digits = value.replaceAll(/\D/g, '').length;
  const isBuyerKnown = blocks.some(({ kind }) => kind === 'buyer');
  const near = document.lines.slice(Math.max(0, line.index - 1), line.index + 2);
  return {
    ...nameFeatures([label ? `label:${label.key}:${label.where}` : 'unlabelled']),
    ...nameFeatures([`block:${block?.kind ?? 'none'}`]),
    ...nameFeatures([
      line.page > 1 ? 'later page' : `height:${Math.floor((line.box.y / document.layout.bottom) * BANDS)}`,
    ]),
    ...nameFeatures(describeNearestName({ line, cell, box }, names, document)),
    ...toFeatures({
      'starts with plus': value.startsWith('+') || value.startsWith('00'),
      'starts with zero': /^\(?0(?!0)/.test(value),
      parentheses: value.includes('('),
      'in groups': /\d(?:[\s/.–-]|\s[/.–-]\s)\d/.test(value),
      'bare digits': /^\d+$/.test(value),
      'few digits': digits < 8,
      'many digits': digits > 13,
      'alone in its cell': cell.text.replaceAll(/[^\p{L}\d]/gu, '').length === digits,
      'mail or web in its cell': MAIL_OR_WEB.test(cell.text),
      'mail or web beside it': near.some(({ text }) => MAIL_OR_WEB.test(text.slice(0, MAX_CELL))),
      'part of an IBAN': findIbansInText(line.text).length > 0,
      'ends with a postcode': endsWithPostcode(cell.text, value),
      'outside, buyer known': !block && isBuyerKnown,
      'in the table':
        line.index > document.layout.table && line.index <= document.layout.lastTotal && !isBesideTable(document, box),
      'below the table': line.index > document.layout.lastTotal && document.layout.lastTotal >= 0,
    }),
  };
}

/** Whether a place is in a panel to the left of the table of items. */
function isBesideTable({ tables }: ReadDocument, box: Box): boolean {
  const left = tables[0]?.columns[0]?.left ?? 0;
  return rightOf(box) < left;
}

/** Whether the last digits of a text are the postcode before a town: "2/12 - 110 00 Praha". */
function endsWithPostcode(text: string, value: string): boolean {
  const at = text.indexOf(value);
  return hasPostcode(text.slice(at)) && !hasPostcode(text.slice(at + value.length));
}
