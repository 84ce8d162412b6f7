import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { FieldLabel } from '../../locales/locale.js';
import { joinBoxes } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { hasPostcode } from '../../regions/addresses.js';
import { hasRegistration, isAddress, isCompany, namesStreet, readShopName, startsWithLabel } from './head-lines.js';
import { findHead } from './receipt-company.js';
import { startsWithState } from './receipt-country.js';

const CONFIDENCE = {
  /** Lines down to one with a postcode. */
  postcode: 0.85,
  /** A street or a town only. */
  street: 0.6,
} as const;
const MAX_LINES = 6;
/** Fewer digits beside a label may be those of a house. */
const MIN_DIGITS = 6;
const CONTACTS: ReadonlySet<FieldLabel> = new Set(['phone', 'other_contact', 'vat_id', 'tax_number']);
const TRAILING_SEPARATOR = /[\s·•|,;/–-]+$/u;
/** A line of an address goes on below: "Unit 3, Rizal Arcade,". */
const GOES_ON = /,$/;

/**
 * Finds the address of the shop at the top of a receipt: the lines of a street and a town, joined by commas. Between its first and its last
 * line may be names of buildings, districts and towns.
 */
export function findReceiptAddresses(document: ReadDocument): Candidate[] {
  const head = findHead(document);
  const start = findStart(head);
  if (start < 0) return [];
  const length = head.slice(start + 1, start + MAX_LINES).findIndex((line) => !isPlain(line)) + 1;
  const block = head.slice(start, length === 0 ? start + MAX_LINES : start + length);
  const last = block.findLastIndex((line, index) => index === 0 || isPart(line) || endsAddress(block[index - 1], line));
  const lines = block.slice(0, last + 1);
  const [first] = lines;
  return first === undefined
    ? []
    : [
        {
          value: lines.map(cutContact).join(', '),
          page: first.page,
          box: joinBoxes(lines.map(({ box }) => box)),
          rule: 'receipt address',
          confidence: lines.some(({ text }) => hasPostcode(text)) ? CONFIDENCE.postcode : CONFIDENCE.street,
        },
      ];
}

/** The first line of the address; -1 if there is none. A street without a number may be above the town. */
function findStart(head: readonly ReadLine[]): number {
  const start = head.findIndex(
    (line, index) => isPart(line) || isStreet(line, head[index + 1]) || isOpen(line, head[index + 1]),
  );
  const above = head[start - 1];
  return above && start > 1 && isPlain(above) && namesStreet(above) && readShopName(above) === null ? start - 1 : start;
}

/** Whether a line with a number goes on below, as those of addresses do. */
function isOpen(line: ReadLine, below: ReadLine | undefined): boolean {
  return GOES_ON.test(line.text) && /\d/.test(line.text) && isPlain(line) && below !== undefined && isPlain(below);
}

/** Whether a line may be part of an address: text that is no company, label or number. */
function isPlain(line: ReadLine): boolean {
  if (isPart(line)) return true;
  const isText = /\p{L}{3}/u.test(line.text) && !isCompany(line.text) && !isNumbered(line);
  return isText && !startsWithLabel(line) && !hasRegistration(line);
}

/** Whether a line is a number with its label, such as that of a telephone or of a registration. */
function isNumbered({ fields, text }: ReadLine): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= MIN_DIGITS && fields.some(({ key }) => CONTACTS.has(key));
}

/** Whether an address ends on a line: a state, or what follows a comma. */
function endsAddress(above: ReadLine | undefined, line: ReadLine): boolean {
  return (above !== undefined && GOES_ON.test(above.text)) || startsWithState(line.text);
}

/** The text of a line without the telephone or tax number at its end. */
function cutContact({ fields, text, words }: ReadLine): string {
  const label = fields.find(({ from, key }) => from > 0 && CONTACTS.has(key));
  return (label ? joinWords(words.slice(0, label.from)) : text).replace(TRAILING_SEPARATOR, '');
}

function isPart(line: ReadLine): boolean {
  return isAddress(line) && !isCompany(line.text) && !startsWithLabel(line);
}

/** Whether a line is the street above a town: it has a number. */
function isStreet(line: ReadLine, below: ReadLine | undefined): boolean {
  const isText = /\d/.test(line.text) && /\p{L}{3}/u.test(line.text) && line.fields.length === 0;
  return isText && !isCompany(line.text) && below !== undefined && hasPostcode(below.text) && isPart(below);
}
