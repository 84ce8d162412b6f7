import { MONEY_SCALE, parseDecimal } from '../../shared/money.js';
import { RANGE_FILTERS, type RangeFieldName, type RangeFilter } from '../fields/field-filters.js';
import { SLICE_BYTES } from './id-set.js';
import type { InvoiceFilter } from './invoice-filter.js';

/** The values of the fields that are filtered by range. */
export type CelledInvoice = { readonly [Name in RangeFieldName]: string | null };

/**
 * The stored form of a value: a whole number that sorts like the value, 0 for none. Values beyond the ends of a cell count as the end,
 * so that a comparison with anything between the ends is exact.
 */
interface CellType {
  readonly bytes: 2 | 4;
  encode(value: string): number;
}

const OFFSET_BYTES = 2;
const DAY_MILLISECONDS = 86_400_000;
const CELL_TYPES: Readonly<Record<RangeFilter['kind'], CellType>> = {
  /** Days since 1970, for 179 years. */
  date: { bytes: 2, encode: (day) => clamp(Date.parse(day) / DAY_MILLISECONDS + 1, 2) },
  /** Hundredths, up to 21 million units either side of zero. */
  money: { bytes: 4, encode: (amount) => clamp(Number(parseDecimal(amount, MONEY_SCALE) ?? NaN) + 2 ** 31, 4) },
};

/** A range of a field's values as cells, both inclusive. */
export interface CellRange {
  readonly field: RangeFieldName;
  readonly smallest: number;
  readonly largest: number;
}

/** The cells of an invoice by field; 0 for a field without a value. */
export function encodeCells(invoice: CelledInvoice): Map<RangeFieldName, number> {
  return new Map(
    RANGE_FILTERS.map(({ field, kind }) => {
      const value = invoice[field];
      return [field, value === null ? 0 : CELL_TYPES[kind].encode(value)];
    }),
  );
}

/** The ranges of a filter; null if cells cannot tell whether a value is in one of them. */
export function readCellRanges(filter: InvoiceFilter): CellRange[] | null {
  const ranges: CellRange[] = [];
  for (const { field, kind, ends } of RANGE_FILTERS) {
    const [from, to] = ends.map((end) => filter[end]);
    if (from === undefined && to === undefined) continue;
    const { bytes } = CELL_TYPES[kind];
    const [smallest, largest] = [encodeBound(kind, from, 1), encodeBound(kind, to, getLargest(bytes))];
    if (smallest === null || largest === null) return null;
    ranges.push({ field, smallest, largest });
  }
  return ranges;
}

/** The bytes that set a cell of a slice, to be appended to those of the slice. */
export function writeCell(field: RangeFieldName, offset: number, cell: number): Buffer {
  const written = Buffer.alloc(getEntryBytes(field));
  written.writeUInt16LE(offset);
  written.writeUIntLE(cell, OFFSET_BYTES, written.length - OFFSET_BYTES);
  return written;
}

/** A bit for each cell of a slice: whether it is in the range. */
export function matchCells(written: Uint8Array, { field, smallest, largest }: CellRange): Uint8Array {
  const bits = new Uint8Array(SLICE_BYTES);
  const size = getEntryBytes(field);
  const entries = new DataView(written.buffer, written.byteOffset, written.byteLength);
  const isShort = size === OFFSET_BYTES + 2;
  for (let start = 0; start < written.length; start += size) {
    const offset = entries.getUint16(start, true);
    const at = start + OFFSET_BYTES;
    const cell = isShort ? entries.getUint16(at, true) : entries.getUint32(at, true);
    const others = (bits[offset >> 3] ?? 0) & ~(1 << (offset & 7));
    // A later entry replaces an earlier one.
    bits[offset >> 3] = others | (Number(cell >= smallest && cell <= largest) << (offset & 7));
  }
  return bits;
}

/** Removes what later entries replace, and empty cells. */
export function compactCells(field: RangeFieldName, written: Uint8Array): Buffer {
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
export function readCells(field: RangeFieldName, written: Uint8Array): Map<number, number> {
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
function getEntryBytes(field: RangeFieldName): number {
  const range = RANGE_FILTERS.find((candidate) => candidate.field === field);
  return OFFSET_BYTES + CELL_TYPES[range?.kind ?? 'date'].bytes;
}

function encodeBound(kind: RangeFilter['kind'], value: string | undefined, open: number): number | null {
  if (value === undefined) return open;
  const { bytes, encode } = CELL_TYPES[kind];
  const cell = encode(value);
  return cell > 1 && cell < getLargest(bytes) ? cell : null;
}

function clamp(cell: number, bytes: number): number {
  return Math.min(Math.max(cell, 1), getLargest(bytes));
}

function getLargest(bytes: number): number {
  return 2 ** (8 * bytes) - 1;
}
