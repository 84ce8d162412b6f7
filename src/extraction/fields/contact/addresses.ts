import { areInColumn, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import { bottomOf, joinBoxes, joinWords } from '../../page/lines.js';
import { FIELD_LABELS } from '../../locales/dictionaries.js';
import { hasPostcode } from '../../regions/addresses.js';
import { hasLegalForm } from '../company/legal-forms.js';
import { isSentence } from '../company/name-text.js';
import type { NameCandidate } from '../company/seller.js';
import { squash } from '../../text/squash.js';
import { readStreetAfterBox } from './street-after-box.js';
import { chooseAddressLines, isContact, isNumberedStreet, isPostBox } from '../../page/address-lines.js';
import { joinLabelledParts } from './labelled-parts.js';
import { splitSenderLine } from './sender-line.js';

/** Labels that occur within addresses, such as the "No:" of a Turkish house number. */
const ADDRESS_PARTS: ReadonlySet<string> = new Set(['address', 'name', 'number', 'date', 'other_number']);
const CONFIDENCE = {
  /** The lines below a name down to the postcode. */
  belowName: 0.88,
  /** The parts of a sender line, which may be shortened. */
  senderLine: 0.85,
  /** A post-office box without a street, which is only where mail is sent: a street elsewhere says where the party is. */
  postBox: 0.66,
} as const;
const MAX_ADDRESS_LINES = 6;
/** The largest gap between lines of an address, in heights of the name. */
const MAX_ADDRESS_GAP = 2.2;
const MAX_LINES_BELOW = 12;
/** Longer lines are running text. */
const MAX_ADDRESS_LINE = 120;
/** Nothing but a postcode and a town. */
const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[^\d,]*$/u;
/** A street followed by its number, which may end with a full stop. */
const STREET_BELOW = /^\p{Lu}[^\d:]+\s\d{1,4}[^\d\s]{0,2}(?:\s\S{1,12}){0,3}$/u;
/** A postcode after nothing but its name, with no town after it: "C.P. 37270". */
const POSTCODE_ONLY = /^(?:\p{Lu}[\p{L}.]*\s){0,2}[\d-]{4,9}$/u;
/** A line of a street and town: "Av. Central 12, Col. Centro, León". */
const STREET_AND_TOWN = /^\p{Lu}[^:]*\d[^:]*,\s\p{L}[^:]*$/u;
const INITIAL = /^\p{Lu}\.$/u;
/** In words. */
const MAX_HEADING = 3;
/** Words and a number, such as that of a post-office box: "TSA 71204". */
const WORDS_AND_NUMBER = /^[^\d,]+\s\d+$/;
const SENTENCE_END = /(?<=\p{L}{4})\.\s(?=\p{Lu})/u;
/** Between the parts of an address and the sentences that follow it. */
const FOOTER_SEPARATOR = new RegExp(String.raw`,\s|\s[·•|]\s|${SENTENCE_END.source}`, 'u');
const MAX_FOOTER_LINE = 300;
const MAX_FOOTER_PARTS = 4;
/** Shorter names occur in other names by chance. */
const MIN_FORM = 6;

/** The lowest probability of a name that an address belongs to. */
const MIN_NAME_PROBABILITY = 0.3;

/** The places of a party's most likely name, best first. */
export function listPlaces(names: readonly NameCandidate[]): NameCandidate[] {
  const best = names.find(({ probability }) => probability >= MIN_NAME_PROBABILITY);
  return names.filter(({ name }) => best !== undefined && squash(name) === squash(best.name));
}

/**
 * The places of other forms of a party's most likely name: "Kraxi Widgets Ltd" for "Kraxi", or "Solicitor Ann Fox" and "A. Fox" in a line
 * with an address for "Ann Fox".
 */
export function listFullForms(names: readonly NameCandidate[]): NameCandidate[] {
  const [best] = listPlaces(names);
  const key = squash(best?.name ?? '');
  if (key.length < MIN_FORM) return [];
  return names.filter(({ name, features }) => {
    const other = squash(name);
    if (other === key) return false;
    if (other.startsWith(key) && hasLegalForm(name)) return true;
    return hasAddress(features) && (other.includes(key) || isAbbreviated(name, best?.name ?? ''));
  });
}

/** Whether a name has initials for the words of another one: "Dr. A. Fox" for "Dr. Ann Fox". */
function isAbbreviated(short: string, name: string): boolean {
  const [words, others] = [short, name].map((text) => text.split(' '));
  return (
    words?.length === others?.length &&
    words?.every((word, index) => {
      const other = others?.[index] ?? '';
      return word === other || (INITIAL.test(word) && other.startsWith(word.slice(0, 1)));
    }) === true
  );
}

function hasAddress(features: NameCandidate['features']): boolean {
  return features['address on its line'] === 1;
}

/**
 * Finds the address at one place of a party's name: on its line, or in the lines below down to the postcode.
 *
 * @param rivals the names of the other party, whose address may follow
 */
export function findAddressesOf(
  document: ReadDocument,
  name: NameCandidate,
  rivals: readonly NameCandidate[],
): Candidate[] {
  const found = hasAddress(name.features) ? readSenderAddress(name) : readAddressBelow(document, name, rivals);
  return found.map((address) => (isPostBox(address.value) ? { ...address, confidence: CONFIDENCE.postBox } : address));
}

function readSenderAddress(name: NameCandidate): Candidate[] {
  const cell = name.line.cells.find((candidate) => candidate.box.x === name.box.x);
  const text = cell?.text ?? '';
  const line =
    readStreetAfterBox(name.name, text.slice(0, MAX_FOOTER_LINE)) ??
    readSenderLine(name, text) ??
    readFooterLine(name, text);
  if (line === null) return [];
  // A brand may precede the name, and contact details may follow the postcode.
  const [behind = line] = (line.split(`${name.name}, `).at(-1) ?? line).split(SENTENCE_END);
  const value = chooseAddressLines([behind])[0]?.text ?? behind;
  return [
    { value, page: name.line.page, box: name.box, rule: 'address:sender line', confidence: CONFIDENCE.senderLine },
  ];
}

/** The name and address of a sender line up to the postcode; null if it has none. */
function readSenderLine(name: NameCandidate, text: string): string | null {
  const [first = '', ...rest] = splitSenderLine(text);
  const parts = [...splitBehind(name.name, first), ...rest];
  const end = parts.findIndex(hasPostcode);
  return end < 0 ? null : parts.slice(0, end + 1).join(', ');
}

/** The address that follows the name in a line of sentences: "Kraxi Ltd, 1 High Street, London N1 1AA. Registered in England." */
function readFooterLine(name: NameCandidate, text: string): string | null {
  const behind = text.slice(0, MAX_FOOTER_LINE).split(`${name.name}, `)[1] ?? '';
  const parts = behind.split(FOOTER_SEPARATOR).slice(0, MAX_FOOTER_PARTS);
  const end = parts.findIndex(hasPostcode);
  return end < 0 ? null : parts.slice(0, end + 1).join(', ');
}

/** The parts of an address that only a space divides from the name: "Kraxi GmbH Talweg 4, 12345 Berg". */
function splitBehind(name: string, text: string): string[] {
  const [, behind = ''] = text.split(`${name} `);
  return /\d/.test(behind) ? behind.split(/\s*,\s*/) : [];
}

function readAddressBelow(document: ReadDocument, name: NameCandidate, rivals: readonly NameCandidate[]): Candidate[] {
  const parts: Cell[] = readBegun(name);
  const places = listColumns(name);
  let last = name.box;
  for (const line of document.lines.slice(name.line.index + 1, name.line.index + MAX_LINES_BELOW)) {
    if (
      line.page !== name.line.page ||
      line.box.y - bottomOf(last) > MAX_ADDRESS_GAP * name.box.height ||
      parts.length >= MAX_ADDRESS_LINES
    )
      break;
    const cell = line.cells.find((candidate) =>
      places.some((place) => areInColumn(document, { line, cell: candidate }, place)),
    );
    if (!cell) continue;
    if (rivals.some((rival) => rival.line === line && rival.box.x === cell.box.x)) break;
    last = cell.box;
    // The name may continue below.
    if (parts.length === 0 && continuesName(name, cell)) continue;
    if (startsWithOtherLabel(line, cell.words[0]) || isContact(cell.text) || isProse(cell.text)) {
      // A slogan and a telephone number may precede the street; a label begins something else.
      if (parts.some(({ text }) => /\d|:/.test(text))) break;
      continue;
    }
    const headed = readHeaded(cell);
    // "Head office: …" is whole by itself, in countries without postcodes too; a trade may precede it, and a line such as "Branch: …" follows.
    if (headed && !parts.some(({ text }) => /\d/.test(text)) && !hasPostcode(cell.text))
      return [toCandidate(line.page, [headed])];
    const labelled = readLabelled(line, cell) ?? headed;
    const isLabel = line.cells.at(-1) === cell && isAddressLabel(cell);
    // What is above "Address: …", such as a trade, is not part of the address.
    if (labelled || isLabel) parts.length = 0;
    if (isLabel) continue;
    if (cell.text.endsWith(':')) break;
    parts.push(labelled ?? cell);
    if (hasPostcode(cell.text) && !isOtherNumber(document, { line, cell })) {
      const street = readStreetBelow(document, { line, cell }, parts);
      return [
        toCandidate(line.page, isPostcodeOnly((labelled ?? cell).text) ? [...street, ...parts] : [...parts, ...street]),
      ];
    }
  }
  return [];
}

/** The columns that an address below a name may be in: that of its cell, and that of the name behind a label. */
function listColumns({ name, line, box }: NameCandidate): PlacedCell[] {
  const own = line.cells.find((candidate) => candidate.box.x === box.x);
  if (!own) return [];
  const from = own.words.findIndex(({ text }) => name.startsWith(text));
  const words = own.words.slice(Math.max(0, from));
  const named = { words, text: joinWords(words), box: joinBoxes(words.map((word) => word.box)) };
  return [own, named].map((cell) => ({ line, cell }));
}

/** The parts of a sender line that continues below: "Kraxi GmbH · Talweg 4 ·" above "12345 Berg". */
function readBegun({ line, box }: NameCandidate): Cell[] {
  const cell = line.cells.find((candidate) => candidate.box.x === box.x);
  if (!cell || !/[·•|]$/.test(cell.text)) return [];
  const text = splitSenderLine(cell.text).slice(1).join(', ');
  return /\d/.test(text) ? [{ ...cell, text }] : [];
}

function continuesName({ name, line, box }: NameCandidate, { text }: Cell): boolean {
  const first = squash(line.cells.find((cell) => cell.box.x === box.x)?.text ?? '');
  const key = squash(name);
  return key.length > first.length && key.startsWith(first) && key.slice(first.length).includes(squash(text));
}

/**
 * The street below the town, where it belongs in Hungary, or below a postcode alone, as on Mexican invoices; none if a part above is a
 * street.
 */
function readStreetBelow(document: ReadDocument, place: PlacedCell, parts: readonly Cell[]): Cell[] {
  const text = parts.at(-1)?.text ?? '';
  const isFirst = !parts.slice(0, -1).some((part) => /\d/.test(part.text));
  const street = TOWN.test(text) ? STREET_BELOW : isPostcodeOnly(text) ? STREET_AND_TOWN : null;
  const [next] = isFirst && street ? findCellsBelow(document, place) : [];
  if (!next || !street?.test(next.cell.text) || isContact(next.cell.text)) return [];
  const isOther = next.line.fields.some(({ from }) => next.cell.words.some((word) => word === next.line.words[from]));
  return isOther || next.line.parties.length > 0 ? [] : [next.cell];
}

function isPostcodeOnly(text: string): boolean {
  return POSTCODE_ONLY.test(text) && hasPostcode(text);
}

/** Whether a cell is only a label, so that the address is below if nothing is beside it. */
function isAddressLabel({ text }: Cell): boolean {
  return FIELD_LABELS.get(squash(text)) === 'address';
}

/** The rest of a cell after a label such as "Address:"; null without one. */
function readLabelled(line: ReadLine, cell: Cell): Cell | null {
  const hit = line.fields.find(({ key, from }) => key === 'address' && line.words[from] === cell.words[0]);
  const words = hit ? cell.words.slice(hit.to - hit.from) : [];
  if (!hit || words.length === 0 || !line.words[hit.to - 1]?.text.endsWith(':')) return null;
  return { words, text: joinWords(words), box: joinBoxes(words.map(({ box }) => box)) };
}

/** The street and town behind words such as "Head office:"; null without them. */
function readHeaded({ words, text }: Cell): Cell | null {
  const end = words.findIndex((word) => word.text.endsWith(':')) + 1;
  const own = words.slice(end);
  const rest = joinWords(own);
  const isHeaded = end > 0 && end <= MAX_HEADING && /^\p{Lu}[^\d]*$/u.test(joinWords(words.slice(0, end)));
  if (!isHeaded || !STREET_AND_TOWN.test(rest) || isContact(text)) return null;
  return { words: own, text: rest, box: joinBoxes(own.map(({ box }) => box)) };
}

/** Whether a text is a sentence, or too long for a line of an address. "27 bis rue des Lilas" is none, although its words are small. */
function isProse(line: string): boolean {
  return line.length > MAX_ADDRESS_LINE || (isSentence(line) && !isNumberedStreet(line));
}

function toCandidate(page: number, parts: readonly Cell[]): Candidate {
  const lines = chooseAddressLines(parts.map((part) => part.text));
  return {
    value: joinLabelledParts(lines.map(({ text }) => text)).join(', '),
    page,
    box: joinBoxes(lines.flatMap(({ index }) => parts[index]?.box ?? [])),
    rule: 'address:under name',
    confidence: CONFIDENCE.belowName,
  };
}

/**
 * Whether a number is that of a house or a post-office box, since a line with a postcode follows: "2810 Commerce Drive", "TSA 71204".
 */
function isOtherNumber(document: ReadDocument, place: PlacedCell): boolean {
  const { cell } = place;
  if (!/^\d/.test(cell.text) && !WORDS_AND_NUMBER.test(cell.text)) return false;
  const [next] = findCellsBelow(document, place);
  const isNear = next !== undefined && next.cell.box.y - bottomOf(cell.box) < cell.box.height;
  return isNear && hasPostcode(next.cell.text) && !startsWithOtherLabel(next.line, next.cell.words[0]);
}

function startsWithOtherLabel(line: ReadLine, word: ReadLine['words'][number] | undefined): boolean {
  return line.fields.some((hit) => {
    // Unlike "No: 11", "Tax regime: 601" is not part of an address.
    const isHeading =
      hit.key === 'other_number' && hit.to - hit.from > 1 && /:$/.test(line.words[hit.to - 1]?.text ?? '');
    return (isHeading || !ADDRESS_PARTS.has(hit.key)) && line.words[hit.from] === word;
  });
}
