import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rebuild, verifyIndex, type DerivedPart, type VerifiedIndex } from '../../src/processing/verify.js';
import { createTransact, readSnapshot } from '../../src/stores.js';
import { DIALECTS } from '../support/databases.js';
import { useService, waitUntil, type TestAccount } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const FILES = ['feldmann-invoice.xml', 'trois-ponts-facture.xml', 'hafenlicht-rechnung.pdf'];
const QUERIES = ['', 'query=feldmann', 'query=hafen', 'approvement_status=waiting', 'approvement_status=approved'];

/** Statements that empty or change a table by hand, the part of the index that verify then reports, and what rebuild needs. */
const DAMAGE: readonly (readonly [statement: string, report: string, part: DerivedPart])[] = [
  ['DELETE FROM invoice_tally', 'counts', 'tallies'],
  ['DELETE FROM invoice_sum', 'counts', 'tallies'],
  ['DELETE FROM invoice_facet', 'facets', 'facets'],
  ["UPDATE invoice_facet SET facet = 'c:XXX' WHERE facet = 'c:EUR'", 'facets', 'facets'],
  ['DELETE FROM invoice_cell', 'ranges', 'facets'],
  ["UPDATE invoice_cell SET field = 'none' WHERE field = 'invoiceDate'", 'ranges', 'facets'],
  ['DELETE FROM slice_span', 'creation_times', 'facets'],
  ["UPDATE slice_span SET created_from = '2999-01-01 00:00:00.000000'", 'creation_times', 'facets'],
  ['DELETE FROM search_document', 'search_texts', 'search'],
  ["UPDATE search_document SET tokens = 'else' WHERE source = 1", 'search_texts', 'search'],
  ["UPDATE invoice SET invoice_number = 'by hand'", 'search_texts', 'search'],
  ['DELETE FROM search_posting', 'search_words', 'search'],
  ["UPDATE search_posting SET term = '0~' WHERE term = '0f' AND source = 0", 'search_words', 'search'],
  ['UPDATE search_posting SET chunk = chunk + 1', 'search_words', 'search'],
  ["UPDATE invoice SET deleted_at = '2026-01-01 00:00:00.000000' WHERE id = 1", 'search_texts', 'search'],
];
const RIGHT = { miscounted: [], wrongSums: [], misindexed: [] };

describe.each(DIALECTS)('the tables that are derived from invoices, on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;

  const look = () => readSnapshot(service.core.database.reader, verifyIndex);
  const rebuildPart = (parts: readonly DerivedPart[]) =>
    createTransact(service.core.database, 60_000)((tx) => rebuild(tx, parts));
  const count = async (query: string) => {
    const headers = { 'Api-Key': account.owner.key };
    const answer = await fetch(`${service.baseUrl}/v1/invoices/?${query}`, { headers });
    return ((await answer.json()) as { count: number }).count;
  };

  /** Waits until nothing is written any more: invoices are processed first, and then checked. */
  const waitUntilSettled = () =>
    waitUntil(async () => {
      const processing = "SELECT COUNT(*) FROM invoice WHERE processing_status = 'processing'";
      const [row] = await service.core.database.reader.query<{ number: number | string }[]>(
        `SELECT (${processing}) + (SELECT COUNT(*) FROM due_check) AS number`,
      );
      return Number(row!.number) === 0;
    });

  beforeAll(async () => {
    account = await service.account();
    for (const name of FILES) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(readFileSync(path.join(SAMPLES, name)))]), name);
      await fetch(`${service.baseUrl}/v1/invoices/`, {
        method: 'POST',
        headers: { 'Api-Key': account.owner.key },
        body,
      });
    }
    await waitUntilSettled();
  });

  it('agree with the invoices after uploads, edits and deletions', async () => {
    const headers = { 'Api-Key': account.owner.key, 'Content-Type': 'application/json' };
    const answer = await fetch(`${service.baseUrl}/v1/invoices/?query=hafen`, { headers });
    const { results } = (await answer.json()) as { results: { uid: string }[] };
    const url = `${service.baseUrl}/v1/invoices/${results[0]!.uid}`;
    await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ invoice_date: null, total_price: '12.00' }) });
    expect(await look()).toEqual(RIGHT);
  });

  it('lead to the same answers after they were emptied and rebuilt', async () => {
    await waitUntilSettled();
    const before = await Promise.all(QUERIES.map(count));
    expect(before).toEqual([3, 1, 1, 3, 0]);
    for (const table of new Set(DAMAGE.flatMap(([sql]) => /DELETE FROM (\w+)/.exec(sql)?.[1] ?? [])))
      await service.core.database.writer.query(`DELETE FROM ${table}`);
    await rebuildPart(['search', 'facets', 'tallies']);
    expect(await look()).toEqual(RIGHT);
    expect(await Promise.all(QUERIES.map(count))).toEqual(before);
  });

  it.each(DAMAGE)('are reported after %s', async (statement, report, part) => {
    await waitUntilSettled();
    await service.core.database.writer.query(statement);
    expect(listReported(await look())).toContain(report);
    await rebuildPart([part]);
    expect(listReported(await look())).not.toContain(report);
    await rebuildPart(['search', 'facets', 'tallies']);
    expect(await look()).toEqual(RIGHT);
  });
});

function listReported({ miscounted, wrongSums, misindexed }: VerifiedIndex): string[] {
  const counts = miscounted.length + wrongSums.length > 0 ? ['counts'] : [];
  return [...counts, ...misindexed.map(({ index }) => index)];
}
