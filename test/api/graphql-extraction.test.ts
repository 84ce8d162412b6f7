import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData, sendForm, uploadForm } from '../support/graphql-client.js';
import { waitUntil, useService } from '../support/service.js';
import { countStatements } from '../support/statements.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const PLACE = 'source page box { x y width height } rule confidence';
const READ = `query ($uid: ID!) { invoice(uid: $uid) {
  processingStatus totalPrice extraction { field value ${PLACE} candidates { value chosen ${PLACE} } }
} }`;
const LIST = 'query ($first: Int) { invoices(first: $first) { nodes { uid extraction { field } } } }';

interface Entry {
  readonly field: string;
  readonly value: string | null;
  readonly source: string | null;
  readonly candidates: readonly { value: string | null; chosen: boolean; source: string | null }[];
}

interface View {
  readonly processingStatus: string;
  readonly totalPrice: string | null;
  readonly extraction: readonly Entry[];
}

describe.each(DIALECTS)('why a field has its value, over GraphQL on %s', (dialect) => {
  const service = useService(dialect);

  async function read(key: string, uid: string): Promise<View> {
    return waitUntil(async () => {
      const { invoice } = await readGraphqlData<{ invoice: View }>(service, key, READ, { uid });
      return invoice.processingStatus === 'FINISHED' && invoice;
    });
  }

  async function uploadSample(key: string, sample: string): Promise<string> {
    const file = new Blob([new Uint8Array(await readFile(path.join(SAMPLES, sample)))]);
    const { data } = await sendForm<{ uploadInvoice: { invoice: { uid: string } } }>(
      service,
      key,
      uploadForm(file, sample),
    );
    return data.uploadInvoice.invoice.uid;
  }

  const findEntry = ({ extraction }: View, field: string) => extraction.find((entry) => entry.field === field);

  test('reports where the total is on the page of a PDF, and later that a person has set it', async () => {
    const { key } = (await service.account()).member;
    const uid = await uploadSample(key, 'thistledown-invoice.pdf');
    const invoice = await read(key, uid);
    const total = findEntry(invoice, 'total_price');
    const number = expect.any(Number);
    expect(total).toMatchObject({
      value: invoice.totalPrice,
      source: 'TEXT',
      page: 1,
      box: { x: number, y: number, width: number, height: number },
      rule: expect.any(String),
      confidence: number,
    });
    expect(total?.candidates[0]).toMatchObject({ value: invoice.totalPrice, chosen: true, source: 'TEXT' });
    expect(findEntry(invoice, 'company.name')?.value).toMatch(/thistledown/i);
    expect(findEntry(invoice, 'items')?.value).toMatch(/^\d+ items?: /);

    const change = 'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { uid } } }';
    await readGraphqlData(service, key, change, { input: { uid, totalPrice: '12.50' } });
    const corrected = findEntry(await read(key, uid), 'total_price');
    expect(corrected).toMatchObject({ value: '12.50', source: 'USER', page: null, box: null });
    expect(corrected?.candidates.slice(0, 2)).toMatchObject([
      { value: '12.50', chosen: true, source: 'USER' },
      { value: invoice.totalPrice, chosen: false, source: 'TEXT' },
    ]);
  });

  test('reports that an e-invoice states its total, with as many SQL statements for two invoices as for one', async () => {
    const { key } = (await service.account()).member;
    const uid = await uploadSample(key, 'feldmann-invoice.xml');
    expect(findEntry(await read(key, uid), 'total_price')).toMatchObject({ source: 'XML', page: 1, confidence: 1 });
    await read(key, await uploadSample(key, 'trois-ponts-facture.xml'));
    const count = (first: number) =>
      countStatements(service.core.database, () => readGraphqlData(service, key, LIST, { first }));
    expect(await count(2)).toBe(await count(1));
  });
});
