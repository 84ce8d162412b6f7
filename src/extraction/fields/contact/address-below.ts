import { areInColumn, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import { bottomOf, joinBoxes } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { ADDRESS_PARTS as ADDRESS_LABELS, FIELD_LABELS } from '../../locales/dictionaries.js';
import { hasPostcode } from '../../regions/addresses.js';
import { isSentence } from '../company/name-text.js';
import type { NameCandidate } from '../company/seller.js';
import { squash } from '../../text/squash.js';
import { chooseAddressLines, isContact, isNumberedStreet, isStreet } from '../../page/address-lines.js';
import { joinLabelledParts } from './labelled-parts.js';
import { readOpenAddress } from './open-addresses.js';
import { splitSenderLine } from '../company/sender-line.js';
import { joinBeside, joinWrapped } from './split-addresses.js';

/** Labels that occur within addresses, such as the "No:" of a Turkish house number. */
const ADDRESS_PARTS: ReadonlySet<string> = new Set(['address', 'name', 'number', 'date', 'other_number']);
const CONFIDENCE = {
  /** The lines below a name down to the postcode. */
  belowName: 0.88,
  /** Lines with a street and a town, but without a postcode, which shows where an address ends. */
  open: 0.62,
} as const;
const MAX_ADDRESS_LINES = 6;
/** The largest gap between lines of an address, in heights of the name. */
const MAX_ADDRESS_GAP = 2.2;
const MAX_LINES_BELOW = 12;
/** Longer lines are running text. */
const MAX_ADDRESS_LINE = 120;
/** Nothing but a postcode and a town, or a town and a postcode. */
const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[^\d,]*$|^\p{Lu}[^\d,:]*\s\d{4,5}$/u;
/** A street followed by its number, which may end with a full stop. */
const STREET_BELOW = /^\p{Lu}[^\d:]+\s\d{1,4}[^\d\s]{0,2}(?:\s\S{1,12}){0,3}$/u;
/** A postcode after nothing but its name, with no town after it: "C.P. 37270". */
const POSTCODE_ONLY = /^(?:\p{Lu}[\p{L}.]*\s){0,2}[\d-]{4,9}$/u;
/** A line of a street and town: "Av. Central 12, Col. Centro, León". */
const STREET_AND_TOWN = /^\p{Lu}[^:]*\d[^:]*,\s\p{L}[^:]*$/u;
const SEPARATOR = /\s[|·•]\s/u;
/** In words. */
const MAX_HEADING = 3;
/** Words and a number, such as that of a post-office box: "TSA 71204". */
const WORDS_AND_NUMBER = /^[^\d,]+\s\d+$/;

/** A text on a page that an address may be below. */
type Place = Pick<NameCandidate, 'name' | 'line' | 'box'>;

/** Finds the address below a label that stands alone, such as "Address". */
export function findAddressesBelowLabel(document: ReadDocument, line: ReadLine, cell: Cell): Candidate[] {
  return readAddressBelow(document, { name: cell.text, line, box: cell.box }, []);
}

/**
 * Finds the address in the lines below a party's name, down to the postcode.
 *
 * @param rivals the names of the other party, whose address may follow
 */
export function readAddressBelow(document: ReadDocument, name: Place, rivals: readonly NameCandidate[]): Candidate[] {
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
    const own = line.cells.find((candidate) =>
      places.some((place) => areInColumn(document, { line, cell: candidate }, place)),
    );
    if (!own) continue;
    const cell = cutContactsBehind(joinWrapped(document, { line, cell: joinBeside(line, own) }));
    if (rivals.some((rival) => rival.line === line && rival.box.x === cell.box.x)) break;
    last = own.box;
    if (isOtherValue(line, own)) continue;
    // The name may continue below.
    if (parts.length === 0 && continuesName(name, cell)) continue;
    if (startsWithOtherLabel(line, cell.words[0]) || isOnlyContact(cell.text) || isProse(cell.text)) {
      // A slogan and a telephone number may precede the street; a label begins something else.
      if (parts.some(({ text }) => /\d|:/.test(text))) break;
      continue;
    }
    const headed = readHeaded(cell);
    // "Head office: …" is whole by itself, in countries without postcodes too; a trade may precede it, and a line such as "Branch: …" follows.
    if (headed && !parts.some(({ text }) => /\d/.test(text)) && !hasPostcode(cell.text))
      return [toCandidate(line.page, [headed])];
    const labelled = readLabelled(line, cell) ?? headed;
    const isLabel = (line.cells.at(-1) === own && isAddressLabel(cell)) || isOtherPartys(line, own);
    // What is above "Address: …", such as a trade, is not part of the address.
    if (labelled || isLabel) parts.length = 0;
    if (isLabel) continue;
    if (cell.text.endsWith(':') && !isStreet(cell.text)) break;
    parts.push(labelled ?? { ...cell, text: cell.text.replace(/^:\s*/u, '') });
    if (hasPostcode(cell.text) && !isOtherNumber(document, { line, cell })) {
      const street = readStreetBelow(document, { line, cell }, parts);
      // Where a town comes first, a line above it is a trade.
      const kept = street.length > 0 ? parts.slice(-1) : parts;
      return [
        toCandidate(line.page, isPostcodeOnly((labelled ?? cell).text) ? [...street, ...kept] : [...kept, ...street]),
      ];
    }
  }
  return toOpenCandidates(document, name, parts);
}

/** A cell up to the contact details behind an address without a postcode: "4 Hill Road, Accra | Tel: 030 555 0147". */
function cutContactsBehind(cell: Cell): Cell {
  const parts = cell.text.split(SEPARATOR);
  const end = parts.findIndex(isOnlyContact);
  const text = parts.slice(0, Math.max(0, end)).join(', ');
  return readOpenAddress([text]) === null ? cell : { ...cell, text };
}

/** Whether a text is a contact detail, and no street and town whose postcode looks like a telephone number. */
function isOnlyContact(text: string): boolean {
  return isContact(text) && readOpenAddress([text]) === null;
}

/** Whether a cell begins with the colon of another label than that of an address: "Trade   : Building". */
function isOtherValue({ cells }: ReadLine, cell: Cell): boolean {
  const label = squash(cells[cells.indexOf(cell) - 1]?.text ?? '');
  return cell.text.startsWith(':') && FIELD_LABELS.get(label) !== 'address' && !ADDRESS_LABELS.has(label);
}

/** The columns that an address below a name may be in: that of its cell, and that of the name behind a label. */
function listColumns({ name, line, box }: Place): PlacedCell[] {
  const own = line.cells.find((candidate) => candidate.box.x === box.x);
  if (!own) return [];
  const from = own.words.findIndex(({ text }) => name.startsWith(text));
  const words = own.words.slice(Math.max(0, from));
  const named = { words, text: joinWords(words), box: joinBoxes(words.map((word) => word.box)) };
  return [own, named].map((cell) => ({ line, cell }));
}

/** The parts of a sender line that continues below: "Kraxi GmbH · Talweg 4 ·" above "12345 Berg". */
function readBegun({ line, box }: Place): Cell[] {
  const cell = line.cells.find((candidate) => candidate.box.x === box.x);
  if (!cell || !/[·•|]$/.test(cell.text)) return [];
  const text = splitSenderLine(cell.text).slice(1).join(', ');
  return /\d/.test(text) ? [{ ...cell, text }] : [];
}

function continuesName({ name, line, box }: Place, { text }: Cell): boolean {
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
  const streets = [...(isPostcodeOnly(text) ? [STREET_AND_TOWN] : []), ...(TOWN.test(text) ? [STREET_BELOW] : [])];
  const [next] = isFirst && streets.length > 0 ? findCellsBelow(document, place) : [];
  if (!next || !streets.some((street) => street.test(next.cell.text)) || isContact(next.cell.text)) return [];
  const isOther = next.line.fields.some(({ from }) => next.cell.words.some((word) => word === next.line.words[from]));
  return isOther || next.line.parties.length > 0 ? [] : [next.cell];
}

function isPostcodeOnly(text: string): boolean {
  return POSTCODE_ONLY.test(text) && hasPostcode(text);
}

/** Whether a cell is only a label, so that the address is below if nothing is beside it. */
/** Whether a cell is nothing but the label of another party's address: "Deliver to" below the buyer's name. */
function isOtherPartys({ parties, words }: ReadLine, { words: own }: Cell): boolean {
  return parties.some(
    ({ key, from, to }) => key === 'other_party' && words[from] === own[0] && to - from === own.length,
  );
}

function isAddressLabel({ text }: Cell): boolean {
  return FIELD_LABELS.get(squash(text)) === 'address';
}

/** The rest of a cell after a label such as "Address:"; null without one. */
function readLabelled(line: ReadLine, cell: Cell): Cell | null {
  const hit = line.fields.find(({ key, from }) => key === 'address' && line.words[from] === cell.words[0]);
  const behind = hit ? cell.words.slice(hit.to - hit.from) : [];
  const words = behind[0]?.text === ':' ? behind.slice(1) : behind;
  const hasColon = words.length < behind.length || line.words[(hit?.to ?? 0) - 1]?.text.endsWith(':') === true;
  if (!hit || words.length === 0 || !hasColon) return null;
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
    // A house number may be below its label: "Oak Street No:" above "12/A".
    value: joinLabelledParts(lines.map(({ text }) => text))
      .join(', ')
      .replaceAll(':, ', ': '),
    page,
    box: joinBoxes(lines.flatMap(({ index }) => parts[index]?.box ?? [])),
    rule: 'address:under name',
    confidence: CONFIDENCE.belowName,
  };
}

/** The lines below a name that are an address, although none has a postcode. */
function toOpenCandidates({ lines }: ReadDocument, { line, box }: Place, cells: readonly Cell[]): Candidate[] {
  const lineOf = (cell: Cell): ReadLine | undefined => lines.find((other) => other.cells.includes(cell));
  const left = findLeft(line, box);
  // In a form, each row has a value of its own.
  const rows = left === null ? [] : cells.filter((cell) => findLeft(lineOf(cell) ?? line, cell.box) === left);
  const [row] = rows.filter(({ text }) => readOpenAddress([text]) !== null);
  if (cells.length >= MAX_ADDRESS_LINES) return [];
  const parts = rows.length > 0 ? (row ? [row] : []) : cells;
  const value = readOpenAddress(parts.map(({ text }) => text));
  if (value === null) return [];
  const found = joinBoxes(parts.map((part) => part.box));
  return [{ value, page: line.page, box: found, rule: 'address:no postcode', confidence: CONFIDENCE.open }];
}

/** The left edge of the cell before a place on its line; null if there is none. */
function findLeft({ cells }: ReadLine, box: Cell['box']): number | null {
  const before = cells.filter((cell) => cell.box.x < box.x).at(-1);
  return before ? Math.round(before.box.x) : null;
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
