import { MONEY_SCALE, parseDecimal } from '../../shared/money.js';
import { RANGE_FILTERS, type RangeFieldName, type RangeFilter } from '../fields/field-filters.js';
import type { InvoiceFieldValues } from '../fields/invoice-fields.js';
import { OPTIONAL_NAMES, OPTIONAL_VALUES, toProperty } from '../fields/optional-values.js';
import { SLICE_BYTES } from './id-set.js';
import type { InvoiceFilter } from './invoice-filter.js';

/** The values of an invoice that decide its cells. */
export interface CelledInvoice extends Readonly<InvoiceFieldValues> {
  readonly companyId: number | null;
  readonly categoryId: number | null;
  readonly cardId: number | null;
  /** The bits of the checks that report something; null before they are made. */
  readonly failedChecks: number | null;
}

/** What the cells of an invoice hold. */
export type CellValues = Pick<CelledInvoice, RangeFieldName | OwnerName | 'failedChecks'> & {
  /** The bits of the values that the invoice has. */
  readonly presence: number;
};
type OwnerName = 'companyId' | 'categoryId' | 'cardId';
export type CellName = keyof CellValues;

interface Cell {
  readonly bytes: 2 | 4;
  /** The stored form: a whole number, 0 for nothing. */
  readonly encode: (values: CellValues) => number;
}

const OFFSET_BYTES = 2;
const DAY_MILLISECONDS = 86_400_000;
/**
 * The stored forms of dates and amounts sort like the values. Values beyond the ends of a cell count as the end, so that a comparison with
 * anything between the ends is exact.
 */
const RANGE_TYPES: Readonly<Record<RangeFilter['kind'], { bytes: 2 | 4; encode: (value: string) => number }>> = {
  /** Days since 1970, for 179 years. */
  date: { bytes: 2, encode: (day) => clamp(Date.parse(day) / DAY_MILLISECONDS + 1, 2) },
  /** Hundredths, up to 21 million units either side of zero. */
  money: { bytes: 4, encode: (amount) => clamp(Number(parseDecimal(amount, MONEY_SCALE) ?? NaN) + 2 ** 31, 4) },
};
/** The largest row id that a cell can hold. */
export const LARGEST_OWNER_ID = 2 ** 32 - 2;
const OWNER_CELLS = (['companyId', 'categoryId', 'cardId'] as const).map((name) => {
  const encode = ({ [name]: id }: CellValues) => (id === null ? 0 : clamp(id, 4));
  return [name, { bytes: 4, encode }] as const;
});
const RANGE_CELLS = RANGE_FILTERS.map(({ field, kind }) => {
  const { bytes, encode } = RANGE_TYPES[kind];
  const encodeField = ({ [field]: value }: CellValues) => (value === null ? 0 : encode(value));
  return [field, { bytes, encode: encodeField }] as const;
});
/** In this order, in which all transactions write them, so that two cannot deadlock. */
const CELLS: ReadonlyMap<CellName, Cell> = new Map<CellName, Cell>([
  ...RANGE_CELLS,
  ...OWNER_CELLS,
  ['presence', { bytes: 4, encode: ({ presence }) => presence }],
  ['failedChecks', { bytes: 4, encode: ({ failedChecks }) => failedChecks ?? 0 }],
]);

const EVERY_CELL = { smallest: 0, largest: Infinity };

/** A range of a field's values as cells, both inclusive. */
export interface CellRange {
  readonly field: RangeFieldName;
  readonly smallest: number;
  readonly largest: number;
}

/** A condition on cells, which no empty cell, 0, meets. */
export interface CellMatch {
  readonly field: Exclude<CellName, RangeFieldName>;
  readonly matches: (cell: number) => boolean;
}

/** Adds what the cells derive from an invoice's values. */
export function toCellValues(invoice: CelledInvoice): CellValues {
  const presence = OPTIONAL_NAMES.reduce(
    (bits, name) => (invoice[toProperty(name)] === null ? bits : bits | (1 << OPTIONAL_VALUES[name])),
    0,
  );
  return { ...invoice, presence };
}

/** The cells of an invoice by their names; 0 for what it does not have. */
export function encodeCells(values: CellValues): Map<CellName, number> {
  return new Map([...CELLS].map(([name, { encode }]) => [name, encode(values)]));
}

/** The ranges of a filter; null if cells cannot tell whether a value is in one of them. */
export function readCellRanges(filter: InvoiceFilter): CellRange[] | null {
  const ranges: CellRange[] = [];
  for (const { field, kind, ends } of RANGE_FILTERS) {
    const [from, to] = ends.map((end) => filter[end]);
    if (from === undefined && to === undefined) continue;
    const { bytes } = RANGE_TYPES[kind];
    const [smallest, largest] = [encodeBound(kind, from, 1), encodeBound(kind, to, getLargest(bytes))];
    if (smallest === null || largest === null) return null;
    ranges.push({ field, smallest, largest });
  }
  return ranges;
}

/** The bytes that set a cell of a slice, to be appended to those of the slice. */
export function writeCell(field: CellName, offset: number, cell: number): Buffer {
  const written = Buffer.alloc(getEntryBytes(field));
  written.writeUInt16LE(offset);
  written.writeUIntLE(cell, OFFSET_BYTES, written.length - OFFSET_BYTES);
  return written;
}

/** A bit for each cell of a slice: whether it is in the range, or matches. */
export function matchCells(written: Uint8Array, condition: CellRange | CellMatch): Uint8Array {
  const bits = new Uint8Array(SLICE_BYTES);
  const size = getEntryBytes(condition.field);
  const entries = new DataView(written.buffer, written.byteOffset, written.byteLength);
  const isShort = size === OFFSET_BYTES + 2;
  const matches = 'matches' in condition ? condition.matches : null;
  const { smallest, largest } = 'matches' in condition ? EVERY_CELL : condition;
  for (let start = 0; start < written.length; start += size) {
    const offset = entries.getUint16(start, true);
    const at = start + OFFSET_BYTES;
    const cell = isShort ? entries.getUint16(at, true) : entries.getUint32(at, true);
    const others = (bits[offset >> 3] ?? 0) & ~(1 << (offset & 7));
    const isMatch = matches ? matches(cell) : cell >= smallest && cell <= largest;
    // A later entry replaces an earlier one.
    bits[offset >> 3] = others | (Number(isMatch) << (offset & 7));
  }
  return bits;
}

/** Removes what later entries replace, and empty cells. */
export function compactCells(field: CellName, written: Uint8Array): Buffer {
  const size = getEntryBytes(field);
  const entries = new Map<number, Uint8Array>();
  for (let start = 0; start < written.length; start += size) {
    const entry = written.subarray(start, start + size);
    const offset = Buffer.from(entry).readUInt16LE();
    if (entry.subarray(OFFSET_BYTES).some((byte) => byte !== 0)) entries.set(offset, entry);
    else entries.delete(offset);
  }
  return Buffer.concat([...entries.values()]);
}

/** The cells of a slice by their offset in it; a later entry replaces an earlier one. */
export function readCells(field: CellName, written: Uint8Array): Map<number, number> {
  const size = getEntryBytes(field);
  const entries = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  const cells = new Map<number, number>();
  for (let start = 0; start + size <= entries.length; start += size) {
    const cell = entries.readUIntLE(start + OFFSET_BYTES, size - OFFSET_BYTES);
    cells.set(entries.readUInt16LE(start), cell);
  }
  return cells;
}

/** How many bytes set a cell: its place in the slice and its value. */
function getEntryBytes(field: CellName): number {
  return OFFSET_BYTES + (CELLS.get(field)?.bytes ?? 2);
}

function encodeBound(kind: RangeFilter['kind'], value: string | undefined, open: number): number | null {
  if (value === undefined) return open;
  const { bytes, encode } = RANGE_TYPES[kind];
  const cell = encode(value);
  return cell > 1 && cell < getLargest(bytes) ? cell : null;
}

function clamp(cell: number, bytes: number): number {
  return Math.min(Math.max(cell, 1), getLargest(bytes));
}

function getLargest(bytes: number): number {
  return 2 ** (8 * bytes) - 1;
}
