import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { MONTHS } from '../../page/months.js';
import { parseNumber } from '../../page/numbers.js';
import { isCurrencySign } from '../../regions/currencies.js';
import { foldText } from '../../../shared/text.js';
import { findRowLine } from './find-row-line.js';
import { findUnit } from '../../locales/units.js';

/** A number and the word of its unit, in one cell: "27.75 h", "2 days". A capital alone says how an amount is taxed. */
const MEASURED = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?(?!\p{Lu}$)(\p{L}{1,12}\.?)$/u;
/** A single cell may be part of a name. */
const MIN_ROWS = 2;

/** Adds quantities with their units from cells without a label, if every row has one and shows neither quantity nor price otherwise. */
export function addUnitCells(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  if (rows.length < MIN_ROWS || rows.some(({ price, quantity }) => price !== null || quantity !== '1')) return rows;
  const measured = rows.map((row) => readCell(document, row));
  return measured.every((row) => row !== null) ? measured : rows;
}

/** The row with the only quantity that is in a cell after the first; null if there is none, or there are several. */
function readCell(document: ReadDocument, row: ItemRow): ItemRow | null {
  const cells = findRowLine(document, row)?.cells.slice(1) ?? [];
  const found = cells.flatMap(({ text }) => {
    const [, written = '', word = ''] = MEASURED.exec(text) ?? [];
    const isUnit = word !== '' && !isCurrencySign(word) && !MONTHS.has(foldText(word));
    const number = isUnit ? parseNumber(written, document.mark) : null;
    return number ? [{ text, unit: findUnit(word), quantity: number.value }] : [];
  });
  const [measured, ...others] = found;
  if (!measured || others.length > 0) return null;
  const { text, unit, quantity } = measured;
  const name = row.name?.endsWith(text) ? row.name.slice(0, -text.length).trimEnd() : row.name;
  return { ...row, name, unit, quantity };
}
