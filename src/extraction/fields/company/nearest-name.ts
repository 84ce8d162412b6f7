import type { Box } from '../../model/finding.js';
import { findCellAbove, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { rightOf } from '../../page/boxes.js';
import type { Cell } from '../../page/lines.js';
import type { Features } from '../../ranking/features.js';
import { squash } from '../../text/squash.js';
import type { NameCandidate } from './seller.js';

/** Who a name belongs to, as far as known. */
type Owner = 'the seller' | 'the buyer' | 'another name';

/** A name on the page, and whose it most likely is. */
export interface PlacedName {
  readonly name: string;
  readonly line: ReadLine;
  readonly box: Box;
  readonly owner: Owner;
  /** Whether it is a value among others, as that of the holder of a contract is: then nothing below belongs to it. */
  readonly isValue: boolean;
}

/** A less likely name may be another party's. */
const MIN_BUYER = 0.5;
const MAX_LINES_TO_NAME = 12;
const MAX_LINES_ABOVE_NAME = 4;
const MIN_NAME = 3;
/** In points. */
const SAME_COLUMN = 60;
const SAME_RIGHT_EDGE = 10;
/** The share of the narrower of two cells of one column that they have in common. */
const MIN_OVERLAP = 0.5;

/**
 * The names that a number may belong to: the seller's, the buyer's, and those of other companies and over addresses.
 *
 * @param names the names on the document, the seller's most likely one first
 * @param buyers the same names, the buyer's most likely one first
 */
export function placeNames(names: readonly NameCandidate[], buyers: readonly NameCandidate[] = []): PlacedName[] {
  const seller = squash(names[0]?.name ?? '');
  const [best] = buyers;
  const buyer = best && best.probability >= MIN_BUYER ? squash(best.name) : null;
  const ownerOf = (key: string): Owner => {
    if (key === seller) return 'the seller';
    return key === buyer ? 'the buyer' : 'another name';
  };
  return names
    .map(({ name, line, box, features }) => ({
      ...{ name, line, box, features },
      owner: ownerOf(squash(name)),
      isValue: features['behind:contract holder'] === 1,
    }))
    .filter(
      ({ owner, features }) =>
        owner !== 'another name' || features['ends with a legal form'] === 1 || headsAddress(features),
    );
}

/** The name that a number most likely belongs to: on its line, heading its block, below it, or else the closest one above. */
export function describeNearestName(
  { line, cell, box }: PlacedCell & { readonly box: Box },
  names: readonly PlacedName[],
  document: ReadDocument,
): string[] {
  const text = squash(cell.text);
  const before = squash(findCellBefore(document, { line, cell })?.text ?? '');
  const onLine = names.filter(({ name, owner }) => {
    const key = squash(name);
    const isBeside = owner !== 'another name' && key === before;
    return key.length >= MIN_NAME && (text.includes(key) || isBeside);
  });
  if (onLine.length > 0) return [`on a line with ${findOwner(onLine)}`];
  const onPage = names.filter((name) => name.line.page === line.page && !name.isValue);
  const above = onPage.filter(({ line: { index } }) => index <= line.index && line.index - index <= MAX_LINES_TO_NAME);
  const inColumn = above
    .filter((name) => isInColumn(name.box, cell.box))
    .toSorted((a, b) => b.line.index - a.line.index || distanceAside(a.box, box) - distanceAside(b.box, box));
  const [nearest] = inColumn;
  if (nearest) {
    const isBelowSeller = inColumn.some(({ owner }) => owner === 'the seller');
    return [`under ${nearest.owner}`, ...(isBelowSeller ? ['seller above'] : [])];
  }
  const below = onPage.find(
    (name) =>
      name.line.index > line.index &&
      name.line.index - line.index < MAX_LINES_ABOVE_NAME &&
      isInColumn(name.box, cell.box),
  );
  if (below) return [`above ${below.owner}`];
  const [aside] = above.toSorted((a, b) => distanceAside(a.box, box) - distanceAside(b.box, box));
  return ['apart from names', ...(aside ? [`beside ${aside.owner}`] : [])];
}

/** The cell to the left of one that belongs to no column, as nothing is right above it: "Kraxi Ltd   VAT no. 123"; null without one. */
function findCellBefore(document: ReadDocument, placed: PlacedCell): Cell | null {
  const { cells } = placed.line;
  const before = cells[cells.indexOf(placed.cell) - 1];
  return before && findCellAbove(document, placed) === null ? before : null;
}

/** The party of several names on one line: the seller if it is among them. */
function findOwner(names: readonly PlacedName[]): Owner {
  const owners: readonly Owner[] = ['the seller', 'the buyer', 'another name'];
  return owners.find((owner) => names.some((name) => name.owner === owner)) ?? 'another name';
}

function headsAddress(features: Features): boolean {
  const names = Object.keys(features);
  const isLabelled = names.some((name) => /^(?:starts with|holds):/.test(name));
  return features['heads a block'] === 1 && !isLabelled && names.some((name) => name.startsWith('address below'));
}

function distanceAside(a: Box, b: Box): number {
  return Math.abs(a.x - b.x);
}

function isInColumn(name: Box, cell: Box): boolean {
  const overlap = Math.min(rightOf(name), rightOf(cell)) - Math.max(name.x, cell.x);
  return (
    distanceAside(name, cell) < SAME_COLUMN ||
    Math.abs(rightOf(name) - rightOf(cell)) < SAME_RIGHT_EDGE ||
    overlap > MIN_OVERLAP * Math.min(name.width, cell.width)
  );
}
