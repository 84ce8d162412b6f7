import type { LabelHit } from './labels.js';
import { labelsOn } from './labels.js';
import { squash } from '../text/squash.js';
import type { Cell } from './lines.js';
import { bottomOf, middleOf, rightOf, textOf } from './lines.js';
import { itemHeaders } from './table.js';
import { COLUMN_LABELS } from '../locales/dictionaries.js';
import type { PartyLabel } from '../locales/locale.js';
import type { ReadDocument, ReadLine } from './document.js';

/** The part of a page that speaks of one party, from its label down to the next one or to a wide gap. */
export interface Region {
  readonly kind: PartyLabel;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly label: LabelHit<PartyLabel>;
  readonly line: ReadLine;
}

const INVOICE: ReadonlySet<string> = new Set(['invoice_number', 'invoice_date', 'invoice_title']);
/** Parties stand before the table of lines, unless that begins the document. */
const MIN_HEAD = 6;
const MAX_LINES = 18;
const MAX_REGIONS = 60;
/** A gap of more line heights than this ends a party. */
const MAX_GAP = 4.2;

/** All regions that begin with a label for a party. */
export function regionsOf(document: ReadDocument): Region[] {
  const table = itemHeaders(document.lines)[0]?.first ?? document.lines.length;
  return document.lines
    .slice(0, Math.max(table, MIN_HEAD))
    .flatMap((line) => line.parties.filter((hit) => startsParty(line, hit)).map((hit) => regionAt(document, line, hit)))
    .slice(0, MAX_REGIONS);
}

/** The region that a place lies in, or null where no party's label speaks for it. */
export function regionAround(
  regions: readonly Region[],
  page: number,
  box: { x: number; y: number; width: number; height: number },
): Region | null {
  const y = middleOf(box);
  const inside = regions.filter(
    (region) =>
      region.page === page && box.x >= region.left && box.x < region.right && y >= region.top && y < region.bottom,
  );
  // The closest label above speaks for a place that two regions claim.
  return inside.toSorted((a, b) => b.top - a.top || b.left - a.left)[0] ?? null;
}

/** A party's label opens its cell and is followed by a colon, nothing, or the party itself; running text is no label. */
function startsParty(line: ReadLine, hit: LabelHit<PartyLabel>): boolean {
  const cell = cellOf(line, hit);
  if (!cell || cell.words[0] !== line.words[hit.from]) return false;
  if (squash(textOf(line.words.slice(hit.from, hit.to))) !== hit.label) return false;
  const last = line.words[hit.to - 1]?.text ?? '';
  const behind = cell.words.length - (hit.to - hit.from);
  const colon = /[:.]$/.test(last) || line.words[hit.to]?.text === ':';
  const capital = /^\p{Lu}/u.test(line.words[hit.from]?.text ?? '');
  return capital && (colon || behind === 0 || (behind <= 6 && hit.to - hit.from > 1 && !/[.;]$/.test(cell.text)));
}

function cellOf(line: ReadLine, hit: LabelHit<PartyLabel>): Cell | undefined {
  const word = line.words[hit.from];
  return line.cells.find((cell) => word !== undefined && cell.words.includes(word));
}

function regionAt(document: ReadDocument, line: ReadLine, hit: LabelHit<PartyLabel>): Region {
  const left = hit.box.x - 8;
  const candidates = document.lines
    .slice(line.index, line.index + MAX_LINES * 2)
    .filter((other) => other.page === line.page);
  const right = rightEdge(hit, candidates);
  const region = { kind: hit.key, page: line.page, left, right, top: line.box.y - 1, label: hit, line };
  let last = line;
  let count = 0;
  for (const next of candidates.slice(1)) {
    const cells = next.cells.filter((cell) => cell.box.x >= left && cell.box.x < right);
    if (cells.length === 0) continue;
    const gap = next.box.y - bottomOf(last.box) > MAX_GAP * line.box.height;
    const other = next.parties.some(
      (party) => party.box.x >= left - 4 && party.box.x < right && startsParty(next, party),
    );
    if (gap || count >= MAX_LINES || other || startsInvoice(next, cells[0], left + 40)) break;
    last = next;
    count += 1;
  }
  return { ...region, bottom: bottomOf(last.box) };
}

/** The invoice's own title, number or date at the left edge of a region, or the header of its table. */
function startsInvoice(line: ReadLine, cell: Cell | undefined, edge: number): boolean {
  const own = line.fields.some(
    (hit) => INVOICE.has(hit.key) && cell !== undefined && cell.box.x < edge && line.words[hit.from] === cell.words[0],
  );
  return own || new Set(labelsOn(line, COLUMN_LABELS).map((hit) => hit.key)).size >= 4;
}

/** The next party's label beside this one, or the next column that starts at one place on several lines. */
function rightEdge(hit: LabelHit<PartyLabel>, lines: readonly ReadLine[]): number {
  const beside = lines
    .slice(0, 3)
    .flatMap((other) =>
      other.parties.filter((party) => party.from > 0 && party.box.x > rightOf(hit.box) && startsParty(other, party)),
    );
  const starts = lines
    .slice(0, 10)
    .flatMap((other) =>
      other.cells
        .filter((cell, index) => index > 0 && cell.box.x > rightOf(hit.box) + 25 && !followsKey(other, index))
        .map((cell) => cell.box.x),
    );
  const columns = starts.filter((x) => starts.filter((other) => Math.abs(other - x) < 4).length >= 2);
  return Math.min(10_000, ...beside.map((party) => party.box.x - 2), ...columns.map((x) => x - 2));
}

/** Whether a cell is the value of the cell before it, as "USt-IdNr:" and the number. */
function followsKey(line: ReadLine, index: number): boolean {
  const before = line.cells[index - 1];
  if (!before) return false;
  const key = /:$/.test(before.text) || line.cells[index]?.text.startsWith(':') === true;
  return key && before.box.x < (line.cells[index]?.box.x ?? 0);
}
