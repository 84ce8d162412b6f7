import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { FieldLabel } from '../../locales/locale.js';
import { joinBoxes } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { hasPostcode } from '../../regions/addresses.js';
import { isAddress, isCompany, startsWithLabel } from './head-lines.js';
import { findHead } from './receipt-company.js';

const CONFIDENCE = {
  /** Lines down to one with a postcode. */
  postcode: 0.85,
  /** A street or a town only. */
  street: 0.6,
} as const;
const MAX_LINES = 3;
const CONTACTS: ReadonlySet<FieldLabel> = new Set(['phone', 'other_contact', 'vat_id', 'tax_number']);
const TRAILING_SEPARATOR = /[\s·•|,;/–-]+$/u;

/** Finds the address of the shop at the top of a receipt: the lines of a street and a town, joined by commas. */
export function findReceiptAddresses(document: ReadDocument): Candidate[] {
  const head = findHead(document);
  const start = head.findIndex((line, index) => isPart(line) || isStreet(line, head[index + 1]));
  if (start < 0) return [];
  const rest = head.slice(start + 1, start + MAX_LINES);
  const end = rest.findIndex((line) => !isPart(line));
  const lines = [...head.slice(start, start + 1), ...(end < 0 ? rest : rest.slice(0, end))];
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

/** The text of a line without the telephone or tax number at its end. */
function cutContact({ fields, text, words }: ReadLine): string {
  const label = fields.find(({ from, key }) => from > 0 && CONTACTS.has(key));
  return label ? joinWords(words.slice(0, label.from)).replace(TRAILING_SEPARATOR, '') : text;
}

function isPart(line: ReadLine): boolean {
  return isAddress(line) && !isCompany(line.text) && !startsWithLabel(line);
}

/** Whether a line is the street above a town: it has a number. */
function isStreet(line: ReadLine, below: ReadLine | undefined): boolean {
  const isText = /\d/.test(line.text) && /\p{L}{3}/u.test(line.text) && line.fields.length === 0;
  return isText && !isCompany(line.text) && below !== undefined && hasPostcode(below.text) && isPart(below);
}
