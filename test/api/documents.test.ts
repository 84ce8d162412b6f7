import { describe, expect, it } from '@jest/globals';
import { createToken } from '../../src/shared/ids.js';
import { insertInvoice } from '../support/account-rows.js';
import { readEInvoice } from '../support/e-invoices.js';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { uploadProcessed, createRestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const NUMBER = '<cbc:ID>2026-0417</cbc:ID>';
const NAME = 'Nordhamn  Handels AB';
const TAX_NUMBER = 'SE556123456701';

const writeNumbered = (number: string, replacements: Readonly<Record<string, string>> = {}) =>
  readEInvoice('ubl.xml', { [NUMBER]: `<cbc:ID>${number}</cbc:ID>`, ...replacements });

describe.each(DIALECTS)('companies, duplicates and checks across documents, on %s', (dialect) => {
  const service = useService(dialect);

  it('creates one company for documents with the same tax number, whatever name they state', async () => {
    const { owner } = await createRestAccount(service);
    const first = await uploadProcessed(owner, await writeNumbered('N-1'));
    const renamed = await uploadProcessed(owner, await writeNumbered('N-2', { [NAME]: 'Nordhamn Group' }));
    expect(renamed.company.uid).toBe(first.company.uid);
    const other = { [TAX_NUMBER]: 'SE556188840401', '556123-4567': '556188-8404', '5561234567': '5561888404' };
    const namesake = await uploadProcessed(owner, await writeNumbered('N-3', other));
    expect(namesake.company.uid).not.toBe(first.company.uid);
    expect((await owner.get('/companies/')).body.count).toBe(2);
  });

  it('creates one company for documents with the same name in different spellings', async () => {
    const { owner } = await createRestAccount(service);
    const { body: company } = await owner.post('/companies/', { name: 'NORDHAMN Händels ab.' });
    const read = await uploadProcessed(owner, await writeNumbered('N-1', { [NAME]: 'Nordhamn Handels AB' }));
    expect(read.company.uid).toBe(company.uid);
  });

  it('reports another invoice with the same bytes, and one with the same company and number', async () => {
    const { owner } = await createRestAccount(service);
    const first = await uploadProcessed(owner, await writeNumbered('D-1'));
    const [same, alike] = [
      await uploadProcessed(owner, await writeNumbered('D-1')),
      await uploadProcessed(owner, await writeNumbered('D-1', { 'Hemp rope': 'Jute rope' })),
    ];
    const { body } = await owner.get(`/invoices/${first.uid}`);
    const checks = body.checks.filter(({ code }: { code: string }) => code === 'duplicate');
    expect(checks).toMatchObject([
      { code: 'duplicate', message: `Invoice ${same.hf_id} comes from the same file.`, invoice_uid: same.uid },
      { code: 'duplicate', message: `Invoice ${alike.hf_id} has the same company and number.`, invoice_uid: alike.uid },
    ]);
    await owner.delete(`/invoices/${same.uid}`);
    await owner.put(`/invoices/${alike.uid}`, { invoice_number: 'X-72' });
    expect((await owner.get(`/invoices/${first.uid}`)).body.checks).toEqual(
      body.checks.filter(({ code }: { code: string }) => code !== 'duplicate'),
    );
  });

  it.each([
    ['the whole file', null, [1, 1], true],
    ['a page', [2, 3], [3, 4], true],
    ['no page', [2, 3], [4, 4], false],
  ] as const)('compares two invoices of a file that have %s in common', async (_what, left, right, isDuplicate) => {
    const { owner, users } = await createRestAccount(service);
    const fileSha256 = createToken();
    const insertPart = (pages: readonly [number, number] | null) =>
      insertInvoice(service, users.owner, { fileSha256, firstPage: pages?.[0] ?? null, lastPage: pages?.[1] ?? null });
    const uids = [await insertPart(left), await insertPart(right)];
    const found = await Promise.all(uids.map(async (uid) => (await owner.get(`/invoices/${uid}`)).body.checks));
    const others = found.map((checks) => checks.map((check: { invoice_uid: string }) => check.invoice_uid));
    expect(others).toEqual(isDuplicate ? uids.toReversed().map((uid) => [uid]) : [[], []]);
  });

  it('reports totals that the items and VAT rows do not add up to, until they are corrected', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const readCheckCodes = async () => {
      const { body } = await owner.get(`/invoices/${uid}`);
      return body.checks.map(({ code }: { code: string }) => code);
    };
    const before = await readCheckCodes();
    const wrong = await owner.put(`/invoices/${uid}`, { total_price: '1.00', total_vat: '0.10' });
    expect(wrong.body.checks.map(({ code }: { code: string }) => code)).toEqual(['items_total', 'vat_total']);
    await owner.put(`/invoices/${uid}`, { total_price: '334.50', total_vat: '58.90' });
    expect(await readCheckCodes()).toEqual(before);
  });

  it('reports a tax number with a wrong check digit until it is corrected', async () => {
    const { owner } = await createRestAccount(service);
    const { uid, company } = await uploadProcessed(owner, await writeNumbered('T-1'));
    const readChecks = async () =>
      (await owner.get(`/invoices/${uid}`)).body.checks.filter(({ code }: { code: string }) => code === 'tax_number');
    expect(await readChecks()).toEqual([]);
    await owner.put(`/companies/${company.uid}`, { tax_number: 'SE556123456801' });
    expect(await readChecks()).toMatchObject([
      {
        code: 'tax_number',
        message: 'The check digit of the tax number SE556123456801 is wrong.',
        invoice_uid: null,
      },
    ]);
  });

  it('reports on both faces that a file holds further invoices that were not read', async () => {
    const { owner, users } = await createRestAccount(service);
    const file = await readEInvoice('fatturapa.xml');
    const [body = ''] = /<FatturaElettronicaBody>[^]*<\/FatturaElettronicaBody>/.exec(file) ?? [];
    const others = ['13/A', '14/A'].map((number) => body.replace('12/A', number));
    const { uid, invoice_number: number } = await uploadProcessed(
      owner,
      file.replace(body, [body, ...others].join('')),
    );
    expect(number).toBe('12/A');
    const message = 'The file holds 3 invoices; only the first was read.';
    const reported = (await owner.get(`/invoices/${uid}`)).body.checks;
    expect(reported).toContainEqual({
      ...{ code: 'further_invoices', message, invoice_uid: null },
      values: [{ name: 'invoice_count', value: '3', other: null }],
    });
    const query = 'query ($uid: ID!) { invoice(uid: $uid) { checks { code message } } }';
    const answer = await readGraphqlData<{ invoice: { checks: unknown[] } }>(service, users.owner.key, query, { uid });
    expect(answer.invoice.checks).toContainEqual({ code: 'FURTHER_INVOICES', message });
  });
});
