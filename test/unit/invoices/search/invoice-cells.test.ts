import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { RANGE_FILTERS } from '../../../../src/invoices/fields/field-filters.js';
import {
  compactCells,
  encodeCells,
  matchCells,
  readCellRanges,
  writeCell,
  type CellValues,
} from '../../../../src/invoices/search/invoice-cells.js';
import type { InvoiceFilter } from '../../../../src/invoices/search/invoice-filter.js';
import { formatDecimal } from '../../../../src/shared/money.js';

const DAY_MILLISECONDS = 86_400_000;
const EMPTY = {
  ...Object.fromEntries(RANGE_FILTERS.map(({ field }) => [field, null])),
  ...{ companyId: null, categoryId: null, cardId: null, failedChecks: null, presence: 0 },
};

/** An invoice of which only these fields are known. */
const makeInvoice = (values: Partial<CellValues>) => ({ ...EMPTY, ...values }) as CellValues;

function readCell(field: 'totalPrice' | 'invoiceDate', value: string | null): number {
  return encodeCells(makeInvoice({ [field]: value })).get(field)!;
}

/** The places in a slice whose value is in the only range of a filter. */
function findMatches(filter: InvoiceFilter, values: readonly (string | null)[], field: 'totalPrice' | 'invoiceDate') {
  const [range] = readCellRanges(filter)!;
  const written = Buffer.concat(values.map((value, place) => writeCell(field, place, readCell(field, value))));
  const bits = matchCells(written, range!);
  return values.map((_, place) => place).filter((place) => ((bits[place >> 3]! >> (place & 7)) & 1) === 1);
}

describe('the cells of invoices', () => {
  const hundredths = integer({ min: -100_000, max: 100_000 });
  const formatAmount = (amount: number) => formatDecimal(amount, 2);
  const days = integer({ min: 10_000, max: 10_060 });
  const formatDay = (day: number) => new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const findWithin = (values: readonly (number | null)[], from: number, to: number) =>
    values.flatMap((value, place) => (value !== null && value >= from && value <= to ? [place] : []));

  it('find the totals in a range, both ends included', () => {
    assert(
      property(array(option(hundredths), { maxLength: 20 }), hundredths, hundredths, (totals, from, to) => {
        const values = totals.map((total) => (total === null ? null : formatAmount(total)));
        const [min, max] = [formatAmount(from), formatAmount(to)];
        const find = (filter: InvoiceFilter) => findMatches(filter, values, 'totalPrice');
        expect(find({ totalPriceMin: min, totalPriceMax: max })).toEqual(findWithin(totals, from, to));
        expect(find({ totalPriceMin: min })).toEqual(findWithin(totals, from, Infinity));
        expect(find({ totalPriceMax: max })).toEqual(findWithin(totals, -Infinity, to));
      }),
    );
  });

  it('find the dates in a range, both ends included', () => {
    assert(
      property(array(option(days), { maxLength: 20 }), days, days, (dates, from, to) => {
        const values = dates.map((date) => (date === null ? null : formatDay(date)));
        const filter = { invoiceDateFrom: formatDay(from), invoiceDateTo: formatDay(to) };
        expect(findMatches(filter, values, 'invoiceDate')).toEqual(findWithin(dates, from, to));
      }),
    );
  });

  it('sort values beyond their ends like the end', () => {
    const totals = ['-90000000.00', '-21474836.47', '0.00', '21474836.47', '90000000.00'];
    const cells = totals.map((total) => readCell('totalPrice', total));
    expect(cells).toEqual(cells.toSorted((left, right) => left - right));
    expect(new Set(cells).size).toBe(3);
    expect(cells[0]).toBeGreaterThan(0);
    const dates = ['1900-01-01', '1970-01-01', '1970-01-02', '2149-06-04', '2300-01-01'];
    expect(dates.map((date) => readCell('invoiceDate', date))).toEqual([1, 1, 2, 65_534, 65_535]);
  });

  it('cannot tell about a range that begins or ends beyond them', () => {
    const BEYOND: InvoiceFilter[] = [
      { totalPriceMin: '-90000000.00' },
      { totalPriceMax: '90000000.00' },
      { invoiceDateFrom: '1970-01-01' },
      { invoiceDateTo: '2149-06-05' },
    ];
    expect(BEYOND.map(readCellRanges)).toEqual([null, null, null, null]);
    expect(readCellRanges({ invoiceDateFrom: '1970-01-02', invoiceDateTo: '2149-06-04' })).toHaveLength(1);
    expect(readCellRanges({ totalPriceMin: '-21474836.46', totalPriceMax: '21474836.46' })).toHaveLength(1);
    expect(readCellRanges({ currencies: ['EUR'] })).toEqual([]);
  });

  it('of a slice count the latest entry of each place, compacted or not', () => {
    const entry = record({ place: integer({ min: 0, max: 511 }), total: constantFrom(null, '1.00', '2.00', '3.00') });
    assert(
      property(array(entry, { maxLength: 60 }), (entries) => {
        const written = Buffer.concat(
          entries.map(({ place, total }) => writeCell('totalPrice', place, readCell('totalPrice', total))),
        );
        const latest = new Map(entries.map(({ place, total }) => [place, total]));
        const [range] = readCellRanges({ totalPriceMin: '2.00' })!;
        const matches = new Uint8Array(64);
        for (const [place, total] of latest) {
          if (total === '2.00' || total === '3.00') matches[place >> 3]! |= 1 << (place & 7);
        }
        const compacted = compactCells('totalPrice', written);
        expect(matchCells(written, range!)).toEqual(matches);
        expect(matchCells(compacted, range!)).toEqual(matches);
        const known = [...latest.values()].filter((total) => total !== null);
        expect(compacted).toHaveLength(known.length * 6);
      }),
    );
  });
});
