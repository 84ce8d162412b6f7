import { findCellAbove } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import { squash } from '../../text/squash.js';
import type { PlacedNumber } from './tax-number-features.js';

/** Shorter numbers can be part of another one by chance. */
const MIN_CONTAINED = 8;

/**
 * Divides tax numbers by the company that they belong to. A company may state a VAT identifier and a national number: one contains the
 * other, or both stand together with different labels.
 *
 * @returns for each number the index of its company
 */
export function divideByCompany(numbers: readonly PlacedNumber[], document: ReadDocument): number[] {
  const companies = numbers.map((_, index) => index);
  numbers.forEach((number, index) => {
    numbers.slice(0, index).forEach((other, before) => {
      const [from, to] = [companies[index], companies[before]];
      if (from === to || to === undefined || !isOneCompany(number, other, document)) return;
      companies.forEach((company, at) => {
        if (company === from) companies[at] = to;
      });
    });
  });
  return companies;
}

/** Whether a number is a VAT identifier (BT-31) rather than another number of a company (BT-30, BT-32). */
export function isVatId({ kind, label }: PlacedNumber): boolean {
  return kind === 'prefixed' || label?.key === 'vat_id';
}

function isOneCompany(a: PlacedNumber, b: PlacedNumber, document: ReadDocument): boolean {
  const [short = '', long = ''] = [a, b]
    .map(({ number }) => squash(number.value))
    .toSorted((one, other) => one.length - other.length);
  if (short === long || (short.length >= MIN_CONTAINED && long.includes(short))) return true;
  const isNamed = [a, b].every(({ kind }) => kind === 'prefixed' || kind === 'labelled');
  const [ofA, ofB] = [a.number.country, b.number.country];
  const isElsewhere = ofA !== null && ofB !== null && ofA !== ofB;
  return isNamed && !isElsewhere && isVatId(a) !== isVatId(b) && standTogether(a, b, document);
}

function standTogether(a: PlacedNumber, b: PlacedNumber, document: ReadDocument): boolean {
  return a.cell === b.cell || findCellAbove(document, a) === b.cell || findCellAbove(document, b) === a.cell;
}
