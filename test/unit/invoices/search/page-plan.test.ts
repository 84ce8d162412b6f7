import { describe, expect, it } from '@jest/globals';
import type { SqlCondition } from '../../../../src/invoices/search/invoice-conditions.js';
import type { InvoiceOrder } from '../../../../src/invoices/search/invoice-filter.js';
import {
  planKeysetPage,
  planOffsetPage,
  readPlanned,
  type NarrowedList,
  type PageEnds,
  type PagePlan,
} from '../../../../src/invoices/search/page-plan.js';

const FILTER = { where: { sql: 'WHOLE', parameters: ['w'] } } as never;
const NARROWED: NarrowedList = { table: 'few', where: { sql: 'NEAR', parameters: ['n'] }, offset: 3, isLast: false };
const BY_DATE: InvoiceOrder = { field: 'invoice_date', descending: true };
const BY_TIME: InvoiceOrder = { field: 'created_at', descending: false };
const NO_ENDS: PageEnds = { start: undefined, end: undefined };
const PLACE = { value: '2026-02-03', id: 7 };

/** Reads a plan whose near statement finds some rows; returns which statements were read. */
async function listRead(plan: PagePlan, found: number): Promise<SqlCondition[]> {
  const read: SqlCondition[] = [];
  await readPlanned(plan, async (statement) => {
    read.push(statement);
    return Array.from({ length: found });
  });
  return read;
}

describe('a page by its offset', () => {
  const range = { offset: 25, limit: 10 };

  it('is read from a few invoices that include it, or else from the whole list', async () => {
    const plan = planOffsetPage(FILTER, NARROWED, [BY_DATE], range);
    const near = {
      sql: 'SELECT invoice.id FROM few WHERE NEAR ORDER BY invoice.invoice_date DESC, invoice.id DESC LIMIT ? OFFSET ?',
      parameters: ['n', 10, 3],
    };
    const whole = {
      sql: 'SELECT invoice.id FROM invoice WHERE WHOLE ORDER BY invoice.invoice_date DESC, invoice.id DESC LIMIT ? OFFSET ?',
      parameters: ['w', 10, 25],
    };
    expect(await listRead(plan, 10)).toEqual([near]);
    expect(await listRead(plan, 9)).toEqual([near, whole]);
    expect(await listRead(planOffsetPage(FILTER, { ...NARROWED, isLast: true }, [BY_DATE], range), 9)).toEqual([near]);
    expect(await listRead(planOffsetPage(FILTER, null, [BY_DATE], range), 9)).toEqual([whole]);
  });

  it('is sorted by all its keys, and then by row in the direction of the last one', async () => {
    const [read] = await listRead(planOffsetPage(FILTER, null, [BY_DATE, BY_TIME], range), 0);
    expect(read?.sql).toContain('ORDER BY invoice.invoice_date DESC, invoice.created_at, invoice.id LIMIT');
  });
});

describe('a page between two places', () => {
  it('begins with the list if it follows no place', async () => {
    const [read] = await listRead(planKeysetPage(FILTER, null, BY_TIME, { ...NO_ENDS, limit: 10 }), 0);
    expect(read).toEqual({
      sql: 'SELECT range_0.id FROM (SELECT invoice.id FROM invoice WHERE WHOLE ORDER BY invoice.created_at, invoice.id LIMIT ?) AS range_0',
      parameters: ['w', 10],
    });
  });

  it('is read as one range of an index after another', async () => {
    const [read] = await listRead(planKeysetPage(FILTER, null, BY_DATE, { ...NO_ENDS, start: PLACE, limit: 10 }), 0);
    expect(read?.sql.match(/WHERE .*? ORDER/g)).toEqual([
      'WHERE WHOLE AND invoice.invoice_date = ? AND invoice.id < ? ORDER',
      'WHERE WHOLE AND invoice.invoice_date < ? ORDER',
      'WHERE WHOLE AND invoice.invoice_date IS NULL ORDER',
    ]);
    expect(read?.parameters).toEqual(['w', '2026-02-03', 7, 10, 'w', '2026-02-03', 10, 'w', 10]);
  });

  it('ends before a place', async () => {
    const [read] = await listRead(planKeysetPage(FILTER, null, BY_DATE, { ...NO_ENDS, end: PLACE, limit: 10 }), 0);
    expect(read?.sql).toContain(
      'WHERE WHOLE AND (invoice.invoice_date = ? AND invoice.id > ? OR invoice.invoice_date > ?) ORDER',
    );
    expect(read?.parameters).toEqual(['w', '2026-02-03', 7, '2026-02-03', 10]);
  });

  it('is read from a few invoices that include it, after its place', async () => {
    const plan = planKeysetPage(FILTER, NARROWED, BY_DATE, { ...NO_ENDS, start: PLACE, limit: 10 });
    const [near, whole] = await listRead(plan, 9);
    expect(near?.sql).toBe(
      'SELECT invoice.id FROM few WHERE NEAR AND (invoice.invoice_date = ? AND invoice.id < ? OR invoice.invoice_date < ? OR invoice.invoice_date IS NULL) ORDER BY invoice.invoice_date DESC, invoice.id DESC LIMIT ?',
    );
    expect(near?.parameters).toEqual(['n', '2026-02-03', 7, '2026-02-03', 10]);
    expect(whole?.sql).toContain('FROM invoice WHERE WHOLE');
    expect(await listRead(plan, 10)).toHaveLength(1);
    const first = planKeysetPage(FILTER, NARROWED, BY_DATE, { ...NO_ENDS, limit: 10 });
    expect((await listRead(first, 10))[0]?.parameters).toEqual(['n', 10]);
  });
});
