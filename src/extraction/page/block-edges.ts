import type { PartyLabel } from '../locales/locale.js';
import { hasCaselessLetters } from '../text/scripts.js';
import { squash } from '../text/squash.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { LabelHit } from './labels.js';
import { bottomOf, rightOf } from './boxes.js';
import type { Cell } from './lines.js';
import { startsParty } from './party-labels.js';

const NAME_AND_ADDRESS: ReadonlySet<string> = new Set(['name', 'address']);
/** Labels of what describes a party. */
const PARTY_KEYS: ReadonlySet<string> = new Set([
  ...NAME_AND_ADDRESS,
  'vat_id',
  'tax_number',
  'phone',
  'other_contact',
]);

/** In points. A centred label begins this far right of what is below it. */
const MIN_INDENT = 20;
/** In points. */
const SAME_EDGE = 4;
/** A column has at least this many cells. */
const MIN_CELLS = 3;
/** The first cells beside a label are compared. */
const MAX_CELLS = 60;
/** In points. Columns are this far apart. */
const MIN_GUTTER = 25;
/** In heights of a label. */
const MAX_DEPTH = 6;
/** Below a label, these show where its column begins. */
const MAX_LINES = 3;
/** The same for rows of labels and values, whose labels are not all known. */
const MAX_PAIRED = 8;
const MIN_PAIRS = 2;

/** The right edge of a block: the next party's label beside it, or the next column whose cells are aligned on several lines. */
export function findRightEdge(hit: LabelHit<PartyLabel>, lines: readonly ReadLine[]): number {
  const beside = lines
    .slice(0, 3)
    .flatMap((other) =>
      other.parties.filter(
        (party) =>
          (party.from > 0 || party.box.y < bottomOf(hit.box)) &&
          party.box.x > rightOf(hit.box) &&
          startsParty(other, party),
      ),
    );
  const near = lines.slice(0, 10);
  const starts = near.flatMap((other) =>
    other.cells
      .filter((cell, index) => index > 0 && cell.box.x > rightOf(hit.box) + MIN_GUTTER && !followsKey(other, index))
      .map((cell) => cell.box.x),
  );
  // In a form with labels such as "Name" at the left edge, the values are not another column.
  const values = near.filter(isNamed).map(({ cells }) => cells[1]?.box.x ?? 0);
  const others = starts.filter((x) => !values.some((value) => Math.abs(value - x) < 4));
  const columns = others.filter((x) => others.filter((other) => Math.abs(other - x) < 4).length >= 2);
  const aligned = findRightAlignedColumn(hit, near);
  return Math.min(10_000, ...beside.map((party) => party.box.x - 2), ...columns.map((x) => x - 2), aligned);
}

/** Where a right-aligned column begins, to the right of the lines below a label; infinite if there is none. */
function findRightAlignedColumn({ box: label }: LabelHit<PartyLabel>, lines: readonly ReadLine[]): number {
  const cells = lines
    .flatMap((line) => line.cells.filter((_, index) => index === 0 || !followsKey(line, index)))
    .slice(0, MAX_CELLS);
  const own = cells.filter(({ box }) => Math.abs(box.x - label.x) < SAME_EDGE);
  const end = Math.max(rightOf(label), ...own.map(({ box }) => rightOf(box)));
  const others = cells.filter(({ box }) => box.x > end + MIN_GUTTER);
  const column = others.filter(
    ({ box }) => others.filter((other) => Math.abs(rightOf(other.box) - rightOf(box)) < SAME_EDGE).length >= MIN_CELLS,
  );
  // The party itself may stand beside its label.
  const isBeside = lines[0]?.cells.some(({ box }) => box.x > rightOf(label)) === true;
  return own.length < MIN_CELLS || isBeside ? Infinity : Math.min(Infinity, ...column.map(({ box }) => box.x - 2));
}

/**
 * The edges of the column below a party's label that is centred over it, in a row of such labels; null if the label is not, or begins where
 * a line below it does.
 */
export function findCentredColumn(
  { lines }: ReadDocument,
  line: ReadLine,
  hit: LabelHit<PartyLabel>,
): { readonly left: number; readonly right: number } | null {
  const labels = line.cells.filter((cell) => isParty(line, cell));
  const at = labels.findIndex(({ words }) => words[0] === line.words[hit.from]);
  if (at < 0 || labels.length < 2) return null;
  const below = lines.slice(line.index + 1, line.index + 1 + MAX_LINES).filter(({ page }) => page === line.page);
  const isAligned = below.some(({ cells }) =>
    cells.some(({ box }) => labels.some((label) => Math.abs(label.box.x - box.x) < SAME_EDGE)),
  );
  const cells = below.map((row) => findCentredRow(row, labels, labels.length === line.cells.length));
  const row = cells.find((found) => found !== null);
  if (!row || isAligned) return null;
  return { left: row[at]?.box.x ?? 0, right: (row[at + 1]?.box.x ?? 10_000) - 2 };
}

/**
 * The cells of a row that the labels of parties above are centred over; null if there are none.
 *
 * @param areAlone whether there are no labels of anything else above
 */
function findCentredRow({ cells }: ReadLine, labels: readonly Cell[], areAlone: boolean): readonly Cell[] | null {
  if (!areAlone) {
    const covering = labels.flatMap(
      (label) =>
        cells.find(({ box }) => box.x < label.box.x - MIN_INDENT && rightOf(box) > rightOf(label.box) + MIN_INDENT) ??
        [],
    );
    return covering.length === labels.length ? covering : null;
  }
  const areIndented = cells.every(({ box }, index) => {
    const before = labels[index - 1]?.box.x ?? -Infinity;
    return box.x > before && box.x < (labels[index]?.box.x ?? 0) - MIN_INDENT;
  });
  return cells.length === labels.length && areIndented ? cells : null;
}

/** The left edge of the lines right below a label that end where it ends, and begin before it; null if they do not. */
export function findRightAlignedEdge(
  { lines }: ReadDocument,
  line: ReadLine,
  hit: LabelHit<PartyLabel>,
): number | null {
  const below = lines
    .slice(line.index + 1, line.index + 1 + 2 * MAX_LINES)
    .filter(({ page, box }) => page === line.page && box.y - line.box.y < MAX_DEPTH * line.box.height)
    .flatMap(({ cells }) => cells)
    .filter(({ box }) => rightOf(box) > hit.box.x && box.x < rightOf(hit.box));
  const areEndingThere = below.every(({ box }) => Math.abs(rightOf(box) - rightOf(hit.box)) < SAME_EDGE);
  const left = Math.min(...below.map(({ box }) => box.x));
  return below.length > 1 && areEndingThere && left < hit.box.x - MIN_INDENT ? left : null;
}

/**
 * The left edge of the rows below a party's label that is centred over them: each is a label and the party's value, as in "RFC  ABC010203XY1"
 * and "Name  Kraxi". Null if there are no such rows.
 */
export function findPairsEdge(
  { lines }: ReadDocument,
  line: ReadLine,
  { box: label }: LabelHit<PartyLabel>,
): number | null {
  const below = lines.slice(line.index + 1, line.index + 1 + MAX_PAIRED).filter(({ page }) => page === line.page);
  const keys = below.flatMap((row) =>
    row.cells.filter((key, index) => {
      const value = row.cells[index + 1]?.box;
      const isOver = value !== undefined && value.x < rightOf(label) && rightOf(value) > label.x;
      return isOver && isPartyKey(row, key);
    }),
  );
  const left = Math.min(...keys.map(({ box }) => box.x));
  return keys.length >= MIN_PAIRS && left < label.x - MIN_INDENT ? left : null;
}

/** Whether a cell is nothing but a label of what describes a party. */
function isPartyKey({ fields }: ReadLine, { text }: Cell): boolean {
  const label = squash(text);
  return fields.some((hit) => hit.label === label && PARTY_KEYS.has(hit.key));
}

/** Whether a cell begins with the label of a party. */
function isParty(line: ReadLine, { words }: Cell): boolean {
  return line.parties.some((hit) => line.words[hit.from] === words[0] && startsParty(line, hit));
}

/** Whether a cell is the value of the label in the cell before it, such as the number after "USt-IdNr:". */
function followsKey(line: ReadLine, index: number): boolean {
  const before = line.cells[index - 1];
  if (!before) return false;
  const key = /:$/.test(before.text) || line.cells[index]?.text.startsWith(':') === true || isFormLabel(line, before);
  return key && before.box.x < (line.cells[index]?.box.x ?? 0);
}

/** Whether a cell is nothing but a label, in scripts whose forms have a column of labels beside the values. */
export function isFormLabel({ fields }: ReadLine, { text }: Cell): boolean {
  const label = squash(text);
  return hasCaselessLetters(text) && fields.some((hit) => hit.label === label);
}

/** Whether a line has the label "Name" or "Address" alone in its first cell. */
function isNamed({ cells, fields }: ReadLine): boolean {
  const text = squash(cells[0]?.text ?? '');
  return cells.length > 1 && fields.some(({ key, label }) => NAME_AND_ADDRESS.has(key) && label === text);
}
