import { joinBoxes, rightOf } from '../../page/boxes.js';
import { findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import { hasPostcode } from '../../regions/addresses.js';

/** In heights of a line, between a street and its number, or a postcode and its town. */
const MAX_GAP = 4;
/** Nothing but a postcode. */
const POSTCODE = /^(?:\p{Lu}{1,2}-)?\d[\d -]{2,7}$/u;
const HOUSE_NUMBER = /^\d{1,4}\s?\p{L}?$/u;
const LETTERS = /^\p{Lu}[^\d:]+$/u;
/** The end of a postcode, or all of it. */
const LAST_WORD = /^(?=.*\d)[\p{Lu}\d-]{3,10}$/u;

/**
 * Joins a cell with the one beside it where a template sets the parts of an address apart: "Rue Haute" and "12", "33000" and "Bordeaux".
 */
export function joinBeside({ cells }: ReadLine, cell: Cell): Cell {
  const next = cells[cells.indexOf(cell) + 1];
  if (!next || next.box.x - rightOf(cell.box) > MAX_GAP * cell.box.height) return cell;
  const joined = joinCells(cell, next);
  const isTown = POSTCODE.test(cell.text) && LETTERS.test(next.text) && hasPostcode(joined.text);
  const isStreet = LETTERS.test(cell.text) && HOUSE_NUMBER.test(next.text);
  return isTown || isStreet ? joined : cell;
}

/** Joins a line of an address with the rest of its postcode, for which it had no room: "Tacoma, WA" above "98421". */
export function joinWrapped(document: ReadDocument, placed: PlacedCell): Cell {
  const { cell } = placed;
  const [next] = findCellsBelow(document, placed);
  if (!next || hasPostcode(cell.text) || !LAST_WORD.test(next.cell.text)) return cell;
  const joined = joinCells(cell, next.cell);
  // A number below a street alone may be any other.
  const holdsTown = !/\d/.test(cell.text) || cell.text.includes(', ');
  return holdsTown && hasPostcode(joined.text) ? joined : cell;
}

function joinCells(first: Cell, second: Cell): Cell {
  return {
    words: [...first.words, ...second.words],
    text: `${first.text} ${second.text}`,
    box: joinBoxes([first.box, second.box]),
  };
}
