import type { Cell } from '../shared/select-rows.store.js';
import { toMilliseconds } from '../shared/clock.js';
import { formatDecimal, MONEY_SCALE, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import type { CellKind } from './invoice-columns.js';
import { STYLE_OF } from './xlsx-parts.js';

/** Writes a cell of one column in the row with this number, as text; an empty cell becomes an empty string. */
export type CellWriter = (cell: Cell, row: string) => string;

const DAY_MILLISECONDS = 86_400_000;
/** 1 January 1970 as a serial date of the format. */
const DAYS_BEFORE_1970 = 25_569;
/** The decimal places of a day that hold a millisecond. */
const DAY_PLACES = 9;
/** The first serial date that all readers interpret alike (ECMA-376, 18.17.4.1). */
const FIRST_COUNTED_DAY = '1900-03-01';
const MAX_TEXT_LENGTH = 32_767;
const LETTERS = 26;
const LETTER_A = 65;

/** Matches the few texts that may need escaping. */
const SPECIAL = /[^ -%'-;=?-\uD7FF\uE000-\uFFFD]|^ | $/;
/** The characters that XML 1.0 forbids. */
const NOT_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const SPACE_THAT_COUNTS = /^\s|\s$|[\t\n\r]/;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Creates the cell writers of a sheet, in the order of its columns. */
export function createColumnWriters(kinds: readonly CellKind[]): CellWriter[] {
  return kinds.map((kind, index) => createColumnWriter(kind, toColumnName(index)));
}

/** Writes a row of a sheet; `row` counts from 1. */
export function buildRowXml(writers: readonly CellWriter[], cells: readonly Cell[], row: number): string {
  // Unlike `String`, it leaves nothing in V8's cache of numbers.
  const number = row.toFixed(0);
  let xml = `<row r="${number}">`;
  writers.forEach((write, index) => {
    xml += write(cells[index] ?? null, number);
  });
  return `${xml}</row>`;
}

function createColumnWriter(kind: CellKind, column: string): CellWriter {
  const text = createTextWriter(column);
  if (kind === 'text') return text;
  const begin = `<c r="${column}`;
  const middle = `" s="${STYLE_OF[kind]}"><v>`;
  return (cell, row) => {
    if (cell === null) return '';
    // The format cannot represent this day as a number, so it stays text.
    if (kind === 'date' && String(cell) < FIRST_COUNTED_DAY) return text(cell, row);
    return `${begin}${row}${middle}${formatNumber(cell, kind)}</v></c>`;
  };
}

function createTextWriter(column: string): CellWriter {
  const begin = `<c r="${column}`;
  return (cell, row) => {
    if (cell === null) return '';
    const text = String(cell);
    if (text.length <= MAX_TEXT_LENGTH && !SPECIAL.test(text))
      return `${begin}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const safe = text.replace(NOT_XML, '').slice(0, MAX_TEXT_LENGTH).replace(NOT_XML, '');
    const space = SPACE_THAT_COUNTS.test(safe) ? ' xml:space="preserve"' : '';
    const escaped = safe.replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? '');
    return `${begin}${row}" t="inlineStr"><is><t${space}>${escaped}</t></is></c>`;
  };
}

/** The file format has no decimals. Readers parse its numbers as doubles, which are exact for amounts of up to 15 digits. */
function formatNumber(cell: string | number, kind: Exclude<CellKind, 'text'>): string {
  switch (kind) {
    case 'money':
      return formatDecimal(cell, MONEY_SCALE);
    case 'quantity':
      return formatDecimal(cell, QUANTITY_SCALE);
    case 'rate':
      return formatDecimal(cell, RATE_SCALE);
    case 'date':
      return String(Date.parse(String(cell)) / DAY_MILLISECONDS + DAYS_BEFORE_1970);
    case 'timestamp':
      return (toMilliseconds(String(cell)) / DAY_MILLISECONDS + DAYS_BEFORE_1970).toFixed(DAY_PLACES);
  }
}

/** Returns the name of a column: A, B, … Z, AA, …; `index` counts from 0. */
function toColumnName(index: number): string {
  const last = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? last : toColumnName(Math.floor(index / LETTERS) - 1) + last;
}
