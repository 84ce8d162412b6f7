import { describe, expect, it } from '@jest/globals';
import { readEInvoice } from '../support/e-invoices.js';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { makeHybridInvoice } from '../support/hybrid-invoice.js';
import { createRestAccount, uploadProcessed, type RestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const NAME = 'Nordhamn  Handels AB';
const BUYER = 'Besteller OÜ';
const PAYMENT_CODE = '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>';
const QUERY =
  'query ($uid: ID!) { invoice(uid: $uid) { checks { code message invoiceUid values { name value other } } } }';

interface Value {
  readonly name: string;
  readonly value: string;
  readonly other: string | null;
}

interface GraphqlAnswer {
  readonly invoice: {
    readonly checks: readonly { code: string; message: string; invoiceUid: string | null; values: readonly Value[] }[];
  };
}

function writeInvoice(number: string, replacements: Readonly<Record<string, string>> = {}): Promise<string> {
  return readEInvoice('ubl.xml', { '<cbc:ID>2026-0417</cbc:ID>': `<cbc:ID>${number}</cbc:ID>`, ...replacements });
}

function payTo(iban: string): Readonly<Record<string, string>> {
  const account = `<cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount>`;
  return { [PAYMENT_CODE]: `${PAYMENT_CODE}${account}` };
}

describe.each(DIALECTS)('checks that save money, on %s', (dialect) => {
  const service = useService(dialect);

  /** Reads the checks of an invoice with this code, after comparing both faces. */
  async function readChecks({ owner, users }: RestAccount, uid: string, code: string) {
    const { body } = await owner.get(`/invoices/${uid}`);
    const { invoice } = await readGraphqlData<GraphqlAnswer>(service, users.owner.key, QUERY, { uid });
    const checks: { code: string; message: string; invoice_uid: string | null; values: Value[] }[] = body.checks;
    expect(invoice.checks).toEqual(
      checks.map((check) => ({
        code: check.code.toUpperCase(),
        message: check.message,
        invoiceUid: check.invoice_uid,
        values: check.values.map((value) => ({ ...value, name: value.name.toUpperCase() })),
      })),
    );
    return checks.filter((check) => check.code === code);
  }

  it('report a bank account that the supplier has not used before, until the other invoice is rejected or deleted', async () => {
    const account = await createRestAccount(service);
    const { owner } = account;
    const usual = await uploadProcessed(owner, await writeInvoice('2026-100', payTo('DE02120300000000202051')));
    const changed = await uploadProcessed(owner, await writeInvoice('2026-250', payTo('LT601010012345678901')));
    const later = await uploadProcessed(owner, await writeInvoice('2026-390', payTo('LT601010012345678901')));
    const [found] = await readChecks(account, changed.uid, 'bank_account_changed');
    expect(found).toMatchObject({ invoice_uid: usual.uid });
    expect(found?.message).toMatch(new RegExp(`it ends in 8901,.*invoice ${usual.hf_id} in 2051`));
    expect(await readChecks(account, usual.uid, 'bank_account_changed')).toEqual([]);
    expect(await readChecks(account, later.uid, 'bank_account_changed')).toEqual([]);
    await owner.post(`/invoices/${changed.uid}/reject`, { note: 'Not theirs.' });
    expect(await readChecks(account, later.uid, 'bank_account_changed')).toHaveLength(1);
    await owner.delete(`/invoices/${usual.uid}`);
    expect(await readChecks(account, later.uid, 'bank_account_changed')).toEqual([]);
  });

  it('report a known tax number with another name, until a person chooses the company', async () => {
    const account = await createRestAccount(service);
    const { owner } = account;
    await uploadProcessed(owner, await writeInvoice('2026-100'));
    const other = await uploadProcessed(owner, await writeInvoice('2026-250', { [NAME]: 'Fjord Kontor AB' }));
    const [found] = await readChecks(account, other.uid, 'supplier_name_differs');
    expect(found?.message).toMatch(/names Fjord Kontor AB .* SE556123456701 is that of Nordhamn Handels AB/);
    const { body: company } = await owner.post('/companies/', {
      name: 'Fjord Kontor AB',
      tax_number: 'SE556123456701',
    });
    await owner.put(`/invoices/${other.uid}`, { company_uid: company.uid });
    expect(await readChecks(account, other.uid, 'supplier_name_differs')).toEqual([]);
  });

  it('report an invoice of the same supplier with another spelling of the number, but no exact duplicate twice', async () => {
    const [account, stranger] = [await createRestAccount(service), await createRestAccount(service)];
    const { owner } = account;
    const first = await uploadProcessed(owner, await writeInvoice('INV-0012'));
    const second = await uploadProcessed(owner, await writeInvoice('inv 12'));
    await uploadProcessed(stranger.owner, await writeInvoice('INV12'));
    expect(await readChecks(account, second.uid, 'possible_duplicate')).toMatchObject([{ invoice_uid: first.uid }]);
    expect(await readChecks(account, first.uid, 'possible_duplicate')).toMatchObject([{ invoice_uid: second.uid }]);
    await owner.put(`/invoices/${second.uid}`, { invoice_number: 'INV-0012' });
    expect(await readChecks(account, first.uid, 'possible_duplicate')).toEqual([]);
    expect(await readChecks(account, first.uid, 'duplicate')).toMatchObject([{ invoice_uid: second.uid }]);
  });

  it('report a VAT rate that the supplier’s country does not have', async () => {
    const account = await createRestAccount(service);
    const { uid } = await uploadProcessed(account.owner, await writeInvoice('2026-100', { '>25.00<': '>24.00<' }));
    const [found, ...others] = await readChecks(account, uid, 'vat_rate_unusual');
    expect(found?.message).toMatch(/^Sweden has no VAT rate of 24 %\./);
    expect(others).toEqual([]);
  });

  it('report a buyer other than the one that three invoices of the account name', async () => {
    const account = await createRestAccount(service);
    const { owner } = account;
    const upload = async (number: string, name: string) =>
      uploadProcessed(owner, await writeInvoice(number, { [BUYER]: name }));
    await upload('2026-100', BUYER);
    await upload('2026-250', 'BESTELLER');
    const misaddressed = await upload('2026-390', 'Hamburger Seehandel GmbH');
    expect(await readChecks(account, misaddressed.uid, 'not_addressed_to_us')).toEqual([]);
    const own = await upload('2026-470', BUYER);
    const [found] = await readChecks(account, misaddressed.uid, 'not_addressed_to_us');
    expect(found?.message).toMatch(/addressed to Hamburger Seehandel GmbH, but most .* to Besteller OÜ:/);
    expect(await readChecks(account, own.uid, 'not_addressed_to_us')).toEqual([]);
  });

  it('report a PDF whose page and e-invoice disagree, until the field is corrected', async () => {
    const account = await createRestAccount(service);
    const { owner } = account;
    const { uid } = await uploadProcessed(owner, await makeHybridInvoice({ total: '95,60 EUR' }));
    const [found] = await readChecks(account, uid, 'hybrid_mismatch');
    expect(found?.message).toBe(
      'The page and the e-invoice in this PDF disagree: the total is 95.60 on the page and 105.60 in the e-invoice. ' +
        'Ask the supplier which is right before you pay.',
    );
    expect(found?.values).toEqual([{ name: 'total_price', value: '95.60', other: '105.60' }]);
    await owner.put(`/invoices/${uid}`, { total_price: '95.60' });
    expect(await readChecks(account, uid, 'hybrid_mismatch')).toEqual([]);
  });
});
