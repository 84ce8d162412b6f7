import { ADDRESS_PARTS } from '../../locales/dictionaries.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelHit } from '../../page/labels.js';
import type { Cell } from '../../page/lines.js';
import { squash } from '../../text/squash.js';

/** In lines from the street to the last part of the address. */
const MAX_LINES = 5;
/** In lines above the street: a town right before it. */
const MAX_ABOVE = 2;
/** In points. Labels of one form begin this close to each other. */
const SAME_EDGE = 5;
const COLON = /^[:\s]+/u;

/**
 * Reads the street behind a label and the town behind another one below or above it: "Address: 4 Hill Road" above "Town: Accra". Returns null unless
 * both are there.
 */
export function readLabelledStreet(document: ReadDocument, line: ReadLine, hit: LabelHit<FieldLabel>): string | null {
  const label = line.cells.find(({ words }) => words[0] === line.words[hit.from]);
  const street = label ? readValue(line, label) : null;
  if (!label || !street || !/\d/.test(street)) return null;
  const below = readTowns(document, line, label, [1, MAX_LINES]);
  const towns = below.length > 0 ? below : readTowns(document, line, label, [-MAX_ABOVE, -1]);
  const lines = readContinued(document, line, label);
  const known = squash(street);
  const added = towns.filter((town) => !known.endsWith(squash(town)));
  return towns.length === 0 ? null : [street, ...lines, ...(added.length > 0 ? [added.join(' ')] : [])].join(', ');
}

/** The values of labels of towns and postcodes in the column of a label, in lines between two distances from its line. */
function readTowns(
  { lines }: ReadDocument,
  line: ReadLine,
  label: Cell,
  [first, last]: readonly [number, number],
): string[] {
  return lines
    .slice(Math.max(0, line.index + first), line.index + last + 1)
    .filter(({ page }) => page === line.page)
    .flatMap((other) => {
      const cell = other.cells.find(({ box }) => Math.abs(box.x - label.box.x) < SAME_EDGE);
      const part = cell ? ADDRESS_PARTS.get(squash(cell.text.split(':')[0] ?? '')) : undefined;
      const value = cell && part && part !== 'state' ? readValue(other, cell) : null;
      return value ? [value] : [];
    });
}

/** The lines that continue the street in the column beside its label: those right below it that have no label of their own. */
function readContinued({ lines }: ReadDocument, line: ReadLine, label: Cell): string[] {
  const value = line.cells[line.cells.indexOf(label) + 1];
  if (!value || label.text.includes(':')) return [];
  const below = lines.slice(line.index + 1, line.index + MAX_LINES).map(({ cells, page }) => {
    const isLabelled = page !== line.page || cells.some(({ box }) => Math.abs(box.x - label.box.x) < SAME_EDGE);
    return isLabelled ? undefined : cells.find(({ box }) => Math.abs(box.x - value.box.x) < SAME_EDGE);
  });
  const end = below.indexOf(undefined);
  return below.slice(0, end < 0 ? undefined : end).flatMap((cell) => cell?.text ?? []);
}

/** What follows the colon of a label in its cell, or else the next cell. */
function readValue({ cells }: ReadLine, label: Cell): string | null {
  const [, ...rest] = label.text.split(':');
  const own = rest.join(':').trim();
  const next = own === '' ? cells[cells.indexOf(label) + 1]?.text.replace(COLON, '') : own;
  return next === undefined || next === '' ? null : next;
}
