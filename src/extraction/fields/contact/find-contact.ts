import type { Finding } from '../../model/finding.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Word } from '../../model/draft.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { isAddressLabel } from '../company/label-text.js';
import type { NameCandidate } from '../company/seller.js';
import { findNamelessAddresses } from './nameless-addresses.js';
import { findAddressesBelowLabel } from './address-below.js';
import { findAddressesOf, listFullForms, listPlaces } from './addresses.js';
import { readLabelledStreet } from './labelled-streets.js';
import { hasPostcode } from '../../regions/addresses.js';
import { findValueRight } from '../../page/values.js';

const CONFIDENCE = {
  /** The label of a tax office is unmistakable. */
  taxOffice: 0.95,
  /** The value of a label such as "Registered office" in the seller's block. */
  labelInBlock: 0.88,
  /** The same outside of it. */
  label: 0.7,
} as const;

/** Addresses with lower confidence compete with those without a name. */
const MIN_SURE = 0.62;
/** What an address begins with, up to the first digit. */
const NUMBERED = /^:?\s?(?:\p{Lu}\D*)?\d/u;

/** Finds the seller's tax office, which Turkish invoices state. */
export function findTaxOffice(document: ReadDocument, blocks: readonly PartyBlock[]): Finding<'company.tax_office'>[] {
  const candidates = document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      if (hit.key !== 'tax_office' || findBlockAround(blocks, line.page, hit.box)?.kind === 'buyer') return [];
      const value = findValueRight(line, hit);
      const text = readOffice(value?.words ?? []) ?? readOffice(readWordsBefore(line, hit));
      const box = value?.box ?? line.box;
      return text
        ? [{ value: text, page: line.page, box, rule: `tax_office:${hit.label}`, confidence: CONFIDENCE.taxOffice }]
        : [];
    }),
  );
  return toFindings(document, 'company.tax_office', candidates.slice(0, 1));
}

/** The name of an office in a group of words; null if they name none. */
function readOffice(words: readonly Word[]): string | null {
  const apart = words.findIndex((word, index) => {
    const before = words[index - 1];
    const isFar = before !== undefined && word.box.x - rightOf(before.box) >= 1.5 * word.box.height;
    return isFar || (index > 0 && /\d{5}/.test(word.text));
  });
  const text = joinWords(apart < 0 ? words : words.slice(0, apart))
    .replace(/^[:\s]+/u, '')
    .replace(/[\s,;/-]+$/u, '');
  return /\p{L}{2}/u.test(text) && !/\d{5}/.test(text) && text.length <= 60 ? text : null;
}

/** Reads the words before a label in its cell, up to another label: "Göztepe V.D. 1234567890". */
function readWordsBefore(line: ReadLine, hit: ReadLine['fields'][number]): readonly Word[] {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  const start = cell?.words[0] === undefined ? hit.from : line.words.indexOf(cell.words[0]);
  const last = line.words.findLastIndex((word, index) => index < hit.from && !/^\p{L}+\.?$/u.test(word.text));
  return line.words.slice(
    Math.max(start, last + 1, ...line.fields.map((other) => (other.to <= hit.from ? other.to : 0))),
    hit.from,
  );
}

/** Finds the seller's address (EN 16931 BG-5): the lines below the name, joined by commas, a sender line, or the value of a label. */
export function findAddress(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  { names, buyers }: { names: readonly NameCandidate[]; buyers: readonly NameCandidate[] },
): Finding<'company.address'>[] {
  const rivals = listPlaces(buyers);
  const atName = listPlaces(names).flatMap((place) => findAddressesOf(document, place, rivals));
  const candidates =
    atName.length > 0 ? atName : listFullForms(names).flatMap((place) => findAddressesOf(document, place, rivals));
  const found = [...candidates, ...findLabelledAddresses(document, blocks, 'seller')];
  const known = found.length > 0 ? found : findAddressesBelowLabels(document, blocks);
  if (known.some(({ confidence }) => confidence > MIN_SURE)) return toFindings(document, 'company.address', known);
  const ofBuyer = rivals.flatMap((place) => findAddressesOf(document, place, names)).map(({ value }) => value);
  const nameless = findNamelessAddresses(document, blocks, { known: ofBuyer, seller: names[0]?.name ?? '' });
  return toFindings(document, 'company.address', [...known, ...nameless]);
}

/** The addresses below labels that stand alone, outside the blocks of other parties. */
function findAddressesBelowLabels(document: ReadDocument, blocks: readonly PartyBlock[]): Candidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const isLabel = isAddressLabel(cell.text) && !line.parties.some(({ key }) => key !== 'seller');
      const kind = isLabel ? (findBlockAround(blocks, line.page, cell.box)?.kind ?? 'seller') : null;
      if (kind !== 'seller') return [];
      const below = findAddressesBelowLabel(document, line, cell);
      return below.map((address) => ({ ...address, rule: 'address:below label', confidence: CONFIDENCE.label }));
    }),
  );
}

/**
 * Finds addresses by their labels: the seller's also in a footer, "Registered office: 1 High Street - 12345 Town - Tel …", the buyer's
 * only in its block.
 */
export function findLabelledAddresses(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  party: 'seller' | 'buyer',
): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'address' && !isWithinText(line, hit) ? findAddressRight(line, hit) : null;
      // A label in a narrow column may have another party's block beside it.
      const places = [hit, ...(value ? [value] : [])];
      const kind = places.map(({ box }) => findBlockAround(blocks, line.page, box)?.kind).find(Boolean) ?? null;
      const isOurs = kind === party || (kind === null && party === 'seller');
      // In a block of the party, the label says enough in countries without postcodes.
      const isAddress = value && (hasPostcode(value.text) || (kind === party && isStreetAndTown(value.text)));
      const rule = `address:${hit.label}`;
      const street = value && kind === party && !isAddress ? readLabelledStreet(document, line, hit) : null;
      if (street !== null)
        return [{ value: street, page: line.page, box: line.box, rule, confidence: CONFIDENCE.label }];
      if (!value || !isOurs || !isAddress) return [];
      const text = value.text
        .replace(/^[:\s]+/u, '')
        .replaceAll(/\s+[–-]\s+/gu, ', ')
        .replace(/[\s,;–-]+$/u, '');
      const isSure = kind === party && hasPostcode(value.text);
      const confidence = isSure ? CONFIDENCE.labelInBlock : CONFIDENCE.label;
      return [{ value: text, page: line.page, box: value.box, rule, confidence }];
    }),
  );
}

/** The words to the right of a label with the signs between them, up to a cell that begins with another label: "4 Hill Road   Date : 4 May". */
function findAddressRight(line: ReadLine, hit: ReadLine['fields'][number]): ReturnType<typeof findValueRight> {
  const value = findValueRight(line, hit);
  const [from, to] = [value?.words[0], value?.words.at(-1)].map((word) =>
    line.words.findIndex((other) => other === word),
  );
  if (!value || from === undefined || to === undefined || from < 0) return value;
  const isNext = (word: Word, index: number): boolean =>
    index > from &&
    line.cells.some(({ words }) => words[0] === word) &&
    line.fields.some((other) => other.from === index);
  const end = line.words.findIndex(isNext);
  const words = line.words.slice(from, end > from ? Math.min(end, to + 1) : to + 1);
  return { ...value, words, text: joinWords(words), box: joinBoxes(words.map(({ box }) => box)) };
}

/** Whether a label is words of a text: "head office" in "Repairs at the head office – 3 visits". */
function isWithinText({ cells, words }: ReadLine, { from, to }: ReadLine['fields'][number]): boolean {
  const opens = cells.some((cell) => cell.words[0] === words[from]);
  const before = words[from - 1]?.text ?? '';
  const isMarked = words[to - 1]?.text.endsWith(':') === true || words[to]?.text.startsWith(':') === true;
  return !opens && !isMarked && /^\p{Ll}/u.test(words[from]?.text ?? '') && /[\p{Ll},]$/u.test(before);
}

/** Whether a text is a street with a number, and a town: "12 Hill Road, Accra". */
function isStreetAndTown(text: string): boolean {
  const [begin] = NUMBERED.exec(text) ?? [];
  if (begin === undefined || text.includes(':', 1)) return false;
  const parts = text.slice(begin.length).split(/,\s(?=\p{L})/u);
  return parts.length > 1 && [begin, ...parts.slice(0, -1)].some((part) => /\p{L}/u.test(part));
}
