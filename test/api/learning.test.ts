import { describe, expect, test } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { ODD_SUPPLIERS } from '../support/odd-suppliers.js';
import { makePdf } from '../support/pdf-fixtures.js';
import { uploadProcessed, createRestAccount, createSampleInvoice, type RestAccount } from '../support/rest-account.js';
import { waitUntil, useService, type TestService } from '../support/service.js';

const [, , VESTERHAV] = ODD_SUPPLIERS;
const HOSTAL = ODD_SUPPLIERS.find(({ name }) => name.startsWith('Hostal'));
const WHY = `query ($uid: ID!) { invoice(uid: $uid) {
  extraction { field value source page rule confidence box { width } candidates { value source chosen } }
} }`;

interface Why {
  readonly field: string;
  readonly value: string | null;
  readonly source: string | null;
  readonly page: number | null;
  readonly rule: string | null;
  readonly confidence: number | null;
}

async function findProvenance(
  service: TestService,
  { users }: RestAccount,
  uid: string,
  field: string,
): Promise<Why | undefined> {
  const { invoice } = await readGraphqlData<{ invoice: { extraction: Why[] } }>(service, users.owner.key, WHY, { uid });
  return invoice.extraction.find((entry) => entry.field === field);
}

const buildDocument = (index: number) => VESTERHAV!.document(index);

/** A document whose first line names the issuer, with enough words not to be treated as a scan. */
function createLetter(lines: readonly string[]): Promise<Uint8Array> {
  const said = [...lines, 'We thank you and remain at your service with kind regards'];
  return makePdf({ pages: [said.map((text, index) => ({ text, x: 60, y: 40 + 18 * index }))] });
}

const PROVEN = (total: string, net: string, vat: string, deposit: string) =>
  createLetter([
    'Marlow Joinery Ltd',
    'VAT Reg No GB 980 7806 84',
    `Net total ${net}`,
    `VAT 20% ${vat}`,
    `Total including VAT ${total}`,
    `Deposit paid ${deposit}`,
  ]);

async function createCategory(service: TestService, { users }: RestAccount, name: string): Promise<string> {
  return (await service.core.services.categories.create(users.owner.actor, { name })).uid;
}

describe.each(DIALECTS)('learning from corrections, on %s', (dialect) => {
  const service = useService(dialect);

  test('finds values of the next document where a person corrected them on the first, and reports the source', async () => {
    const account = await createRestAccount(service);
    const [first, second] = await Promise.all([buildDocument(0), buildDocument(1)]);
    const corrected = await uploadProcessed(account.owner, first.pdf);
    expect(corrected).toMatchObject({ invoice_date: null, total_price: null });
    // The documents name no currency. What the text suggests depends on the trained weights.
    await account.owner.put(`/invoices/${corrected.uid}`, { ...first.truth, currency: 'EUR' });
    expect(await findProvenance(service, account, corrected.uid, 'invoice_date')).toMatchObject({ source: 'USER' });

    const next = await uploadProcessed(account.owner, second.pdf);
    expect(next).toMatchObject({ ...second.truth, currency: 'EUR' });
    expect(await findProvenance(service, account, next.uid, 'invoice_date')).toMatchObject({
      value: second.truth.invoice_date,
      source: 'TEXT',
      page: 1,
      box: { width: expect.any(Number) },
      rule: expect.stringMatching(/^learned:/),
    });
    expect(await findProvenance(service, account, next.uid, 'currency')).toMatchObject({
      value: 'EUR',
      source: 'HISTORY',
      page: null,
      candidates: expect.arrayContaining([expect.objectContaining({ value: 'EUR', source: 'HISTORY', chosen: true })]),
    });
  });

  test('reads the items of the next document from the columns of the ones that a person corrected', async () => {
    const account = await createRestAccount(service);
    const [first, second] = await Promise.all([HOSTAL!.document(0), HOSTAL!.document(1)]);
    const read = await uploadProcessed(account.owner, first.pdf);
    expect(read.items).not.toMatchObject(first.items);
    for (const { uid } of read.items) await account.owner.delete(`/invoices/${read.uid}/items/${uid}`);
    for (const item of first.items) await account.owner.post(`/invoices/${read.uid}/items/`, item);

    const next = await uploadProcessed(account.owner, second.pdf);
    expect(next.items).toMatchObject(second.items);
    expect(await findProvenance(service, account, next.uid, 'items')).toMatchObject({
      ...{ source: 'TEXT', page: 1, box: { width: expect.any(Number) } },
      rule: `learned:items of ${read.hf_id}`,
      candidates: [{ chosen: true }, { chosen: false }],
    });

    await account.owner.delete(`/invoices/${read.uid}`);
    const last = await uploadProcessed(account.owner, second.pdf);
    expect(last.items).not.toMatchObject(second.items);
  });

  test('does not affect another account', async () => {
    const [teacher, stranger] = [await createRestAccount(service), await createRestAccount(service)];
    const [first, second] = await Promise.all([buildDocument(0), buildDocument(1)]);
    const { uid } = await uploadProcessed(teacher.owner, first.pdf);
    await teacher.owner.put(`/invoices/${uid}`, {
      ...first.truth,
      category_uid: await createCategory(service, teacher, 'Net'),
    });
    await createCategory(service, stranger, 'Net');
    const next = await uploadProcessed(stranger.owner, second.pdf);
    expect(next).toMatchObject({ invoice_date: null, total_price: null });
    expect(next.category).toBeNull();
  });

  test('becomes more certain with a second equal correction, and is reversed by a contrary one', async () => {
    const account = await createRestAccount(service);
    const documents = await Promise.all([0, 1, 2, 3].map(buildDocument));
    const read = async (index: number) => uploadProcessed(account.owner, documents[index]!.pdf);
    const correct = async (uid: string, index: number) =>
      account.owner.put(`/invoices/${uid}`, { invoice_date: documents[index]!.truth.invoice_date });

    const first = await read(0);
    // By mistake, the person enters the payment deadline ("Frist"), which is about two months later.
    await account.owner.put(`/invoices/${first.uid}`, { invoice_date: '2026-05-23' });
    const second = await read(1);
    expect(second.invoice_date).not.toBe(documents[1]!.truth.invoice_date);
    expect(await findProvenance(service, account, second.uid, 'invoice_date')).toMatchObject({ rule: 'learned:frist' });
    await correct(second.uid, 1);
    const third = await read(2);
    expect(third.invoice_date).toBe(documents[2]!.truth.invoice_date);
    const before = await findProvenance(service, account, third.uid, 'invoice_date');
    await correct(first.uid, 0);
    const fourth = await read(3);
    expect(fourth.invoice_date).toBe(documents[3]!.truth.invoice_date);
    const after = await findProvenance(service, account, fourth.uid, 'invoice_date');
    expect(after!.confidence!).toBeGreaterThan(before!.confidence!);
    expect(after!.confidence!).toBeLessThan(1);
  });

  test('does not replace values that the sums prove', async () => {
    const account = await createRestAccount(service);
    const first = await uploadProcessed(account.owner, await PROVEN('120.00', '100.00', '20.00', '35.00'));
    expect(first.total_price).toBe('120.00');
    await account.owner.put(`/invoices/${first.uid}`, { total_price: '35.00' });
    const next = await uploadProcessed(account.owner, await PROVEN('240.00', '200.00', '40.00', '50.00'));
    expect(next.total_price).toBe('240.00');
    const provenance = await findProvenance(service, account, next.uid, 'total_price');
    expect(provenance).toMatchObject({ candidates: [{ value: '240.00' }, { value: '50.00' }] });
  });

  test('recognises a company that a person chose by its IBAN and by the name that was read', async () => {
    const account = await createRestAccount(service);
    const [anna, bert] = await Promise.all(
      ['Anna Adler', 'Bert Bach'].map(async (name) => (await account.owner.post('/companies/', { name })).body),
    );
    const choose = async (pdf: Uint8Array, uid: string | null) => {
      const invoice = await uploadProcessed(account.owner, pdf);
      if (uid !== null) await account.owner.put(`/invoices/${invoice.uid}`, { company_uid: uid });
      return invoice.company?.name ?? null;
    };
    await choose(await createLetter(['Lorem', 'Amount 12.00', 'IBAN DE89 3704 0044 0532 0130 00']), anna.uid);
    expect(await choose(await createLetter(['Ipsum', 'Sum 7.00', 'DE89 3704 0044 0532 0130 00']), null)).toBe(
      'Anna Adler',
    );

    const createMisreadLetter = (amount: string) => createLetter(['Dolor Trading GmbH', `Invoice total ${amount}`]);
    expect(await choose(await createMisreadLetter('1.00'), bert.uid)).toBe('Dolor Trading GmbH');
    expect(await choose(await createMisreadLetter('2.00'), null)).toBe('Bert Bach');
    // People choose another company for the same name, which is then ambiguous.
    expect(await choose(await createMisreadLetter('3.00'), anna.uid)).toBe('Bert Bach');
    expect(await choose(await createMisreadLetter('4.00'), null)).toBe('Dolor Trading GmbH');
  });

  test('recognises a renamed company by its former name', async () => {
    const account = await createRestAccount(service);
    const first = await uploadProcessed(account.owner, await createLetter(['Sitwell Glass Ltd', 'Invoice total 1.00']));
    await account.owner.put(`/companies/${first.company.uid}`, { name: 'Sitwell' });
    const next = await uploadProcessed(account.owner, await createLetter(['Sitwell Glass Ltd', 'Invoice total 2.00']));
    expect(next.company).toMatchObject({ uid: first.company.uid, name: 'Sitwell' });
  });

  test('assigns the category that people chose for the supplier, on e-invoices too, but never overrides a person', async () => {
    const account = await createRestAccount(service);
    const ropes = await createCategory(service, account, 'Ropes');
    const other = await createCategory(service, account, 'Other');
    const first = await uploadProcessed(account.owner, await createSampleInvoice());
    expect(first.category).toBeNull();
    await account.owner.put(`/invoices/${first.uid}`, { category_uid: ropes });
    const second = await uploadProcessed(account.owner, await createSampleInvoice());
    expect(second.category).toMatchObject({ name: 'Ropes' });
    expect(await findProvenance(service, account, second.uid, 'category')).toMatchObject({
      value: 'Ropes',
      source: 'HISTORY',
      rule: 'history:1 of 1',
      confidence: 0.75,
    });
    await account.owner.put(`/invoices/${second.uid}`, { category_uid: other });
    await account.owner.post(`/invoices/${second.uid}/reprocess`);
    const again = await waitUntil(async () => {
      const { body } = await account.owner.get(`/invoices/${second.uid}`);
      return body.processing_status === 'finished' && body;
    });
    expect(again.category).toMatchObject({ name: 'Other' });
    expect(await findProvenance(service, account, second.uid, 'category')).toMatchObject({
      source: 'USER',
      value: 'Other',
    });
  });

  test('assigns a category by keywords if nobody has chosen one for the supplier', async () => {
    const account = await createRestAccount(service);
    for (const name of ['Reisekosten', 'Software & Cloud']) await createCategory(service, account, name);
    const invoice = await uploadProcessed(
      account.owner,
      await createLetter(['Nimbus Hosting GmbH', 'Rechnung 17', 'Summe 9,00']),
    );
    expect(invoice.category).toMatchObject({ name: 'Software & Cloud' });
    expect(await findProvenance(service, account, invoice.uid, 'category')).toMatchObject({
      rule: 'keyword:hosting',
      source: 'TEXT',
    });
  });
});
