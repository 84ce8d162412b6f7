import { HONORIFICS, wordsOf } from '../locales/dictionaries.js';
import type { PartyLabel } from '../locales/locale.js';
import type { LabelHit } from './labels.js';
import type { ReadDocument, ReadLine } from './document.js';
import { isContact } from './address-lines.js';
import { findCellAbove, findCellsBelow, type PlacedCell } from './cells.js';
import { joinBoxes, rightOf } from './boxes.js';
import type { Cell, Line } from './lines.js';
import { hasPostcode } from '../regions/addresses.js';
import { foldText } from '../../shared/text.js';
import { squash } from '../text/squash.js';

/** In lines: the address and the name above a department. */
const MAX_ABOVE = 4;
/** In lines: how far below the name the seller may be beside the recipient. */
const MAX_BESIDE = 8;
/** In words after the title. */
const MAX_PERSON = 5;
/** In lines below the person. */
const MAX_ADDRESS = 5;
/** Titles that senders do not use for themselves. Those of doctors and families say nothing about who receives a letter. */
const COURTESY_TITLES = wordsOf(({ courtesyTitles }) => courtesyTitles);
/** In points. */
const MIN_COLUMN_GAP = 25;
const AFTER_NAMES: ReadonlySet<string> = new Set(HONORIFICS);

/**
 * Finds the name of the recipient of a document, which an honorific follows in the same cell or the next one: "山田商店 御中". The hit
 * covers the name, as if it were its own label; null if the line has none.
 */
export function findAddressee(line: Line): LabelHit<PartyLabel> | null {
  const at = line.words.findIndex(({ text }, index) => index > 0 && AFTER_NAMES.has(text));
  const honorific = line.words[at];
  const before = line.words[at - 1];
  if (!honorific || !before) return null;
  const cell = line.cells.find(({ words }) => words.includes(before));
  // A sentence may hold such words too. The name ends its cell.
  const isLast = line.cells.some(({ words }) => words.at(-1) === honorific);
  const first = cell?.words[0];
  if (!cell || !first || !isLast) return null;
  const words = cell.words.filter((word) => word !== honorific);
  return {
    key: 'buyer',
    label: honorific.text,
    from: line.words.indexOf(first),
    to: at,
    box: joinBoxes(words.map(({ box }) => box)),
  };
}

/**
 * Finds the person with a courtesy title whose name heads the lines of an address: "Frau Ann Fox" above "12345 Berg", with or without a
 * company between. The hit covers the name, as if it were its own label; null if the cell names none.
 */
export function findTitledPerson(
  document: ReadDocument,
  placed: PlacedCell,
): { readonly hit: LabelHit<PartyLabel>; readonly town: PlacedCell } | null {
  const { line, cell } = placed;
  const [title, ...names] = cell.words;
  const isPerson =
    names.length <= MAX_PERSON && /^\p{Lu}\p{L}/u.test(names[0]?.text ?? '') && !/[\d:,·|&]/.test(cell.text);
  if (!title || !isPerson || !COURTESY_TITLES.has(foldText(title.text.replace(/\.$/, '')))) return null;
  if (findCellAbove(document, placed) !== null) return null;
  const below = findCellsBelow(document, placed).slice(0, MAX_ADDRESS);
  const end = below.findIndex((part) => hasPostcode(part.cell.text));
  const town = below[end];
  if (end < 1 || !town || below.slice(0, end + 2).some((part) => isContact(part.cell.text))) return null;
  const from = line.words.indexOf(title);
  const hit = { key: 'buyer', label: squash(title.text), from, to: from + cell.words.length, box: cell.box } as const;
  return { hit, town };
}

/**
 * Finds the edges of the block of a recipient, which has no label. It begins above the line with the honorific: at the address, which precedes the name in Japan. Its
 * first line is that of the name, which is above if the line itself is that of a department.
 */
export function findAddressHead(
  document: ReadDocument,
  {
    line: start,
    label,
    right,
  }: { readonly line: ReadLine; readonly label: LabelHit<PartyLabel>; readonly right: number },
): { readonly line: ReadLine; readonly top: number; readonly right: number } {
  const rows: ReadLine[] = [];
  let line = start;
  let cell = start.cells.find(({ words }) => words.some((word) => word === start.words[label.from]));
  while (cell && rows.length < MAX_ABOVE) {
    const above: Cell | null = findCellAbove(document, { line, cell });
    const row = document.lines.find(({ cells }) => above !== null && cells.includes(above));
    if (!above || !row) break;
    [line, cell] = [row, above];
    rows.push(row);
  }
  const [next] = rows;
  const isDepartment = next !== undefined && !/\d/.test(next.text) && !hasPostcode(next.text);
  const beside = document.lines
    .slice(start.index, start.index + MAX_BESIDE)
    .flatMap(({ cells }) => cells.map(({ box }) => box.x))
    .filter((x) => x > rightOf(label.box) + MIN_COLUMN_GAP);
  return {
    line: isDepartment ? next : start,
    top: (rows.at(-1) ?? start).box.y - 1,
    right: Math.min(right, ...beside.map((x) => x - 2)),
  };
}
