import { beforeAll, describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { buildAllRoutes } from '../support/rest-operations.js';
import { uploadProcessed, createRestAccount, createSampleInvoice, type RestAccount } from '../support/rest-account.js';
import type { RestAnswer } from '../support/rest-client.js';
import { useService } from '../support/service.js';

const FLAGS = ['can_update', 'can_delete', 'can_approve', 'can_reject', 'can_remove_approval'];
const EVENT_FIELDS = ['uid', 'event', 'created_at', 'workspace_user', 'note', 'changes'];
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.each(DIALECTS)('a client that knows only the documented interface, on %s', (dialect) => {
  const service = useService(dialect);
  let account: RestAccount;
  let invoice: RestAnswer['body'];
  let path: string;

  beforeAll(async () => {
    account = await createRestAccount(service);
    invoice = await uploadProcessed(account.owner);
    path = `/invoices/${invoice.uid}`;
  });

  it('finds every path under the version, and nothing elsewhere', async () => {
    for (const each of ['', '/v2', '/v1/v1']) {
      const headers = { 'Api-Key': account.users.owner.key };
      const { status } = await fetch(`${service.baseUrl}${each}/invoices/`, { headers });
      expect([each, status]).toEqual([each, 404]);
    }
    expect(buildAllRoutes().map((route) => route.path[0])).not.toContain('v');
  });

  it('calls an action without a body, with or without a Content-Type', async () => {
    const bodies = [{}, { headers: JSON_TYPE }, { raw: '', headers: JSON_TYPE }, { raw: '{}', headers: JSON_TYPE }];
    for (const options of bodies) {
      const approved = await account.owner.call('POST', `${path}/approve`, options);
      expect([approved.status, approved.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect(Object.keys(approved.body.permissions)).toEqual(FLAGS);
      expect((await account.owner.call('POST', `${path}/remove-approval`, options)).status).toBe(200);
      expect((await account.owner.call('POST', `${path}/reject`, options)).status).toBe(200);
      expect((await account.owner.call('POST', `${path}/remove-approval`, options)).status).toBe(200);
    }
  });

  it('exports everything for an empty object and without a body', async () => {
    for (const format of ['csv', 'xlsx']) {
      for (const options of [{ json: {} }, {}, { headers: JSON_TYPE }]) {
        const { status, bytes } = await account.viewer.call('POST', `/invoices/export-${format}`, options);
        expect([format, status, bytes.length > 100]).toEqual([format, 200, true]);
      }
    }
  });

  it('reads back each field that an update can set', async () => {
    const { uid } = await uploadProcessed(account.owner);
    const { body: company } = await account.owner.post('/companies/', { name: 'Quay Supplies' });
    const { body: card } = await account.owner.post('/cards/', { name: 'Rail', last_four_digits: '4321' });
    const values = {
      total_price: '120.00',
      total_vat: '20.00',
      invoice_date: '2026-01-31',
      invoice_number: 'Q-1',
      currency: 'GBP',
      payment_type: 'credit_card',
    };
    const sent = { ...values, company_uid: company.uid, card_uid: card.uid };
    expect((await account.owner.put(`/invoices/${uid}`, sent)).status).toBe(200);
    const { body } = await account.owner.get(`/invoices/${uid}`);
    expect(body).toMatchObject({ ...values, company: { uid: company.uid }, card: { uid: card.uid } });
    expect(body.total_price_display).toBe('£120.00');
    for (const [field, value] of Object.entries(sent)) {
      expect((await account.owner.put(`/invoices/${uid}`, { [field]: value })).body).toEqual(body);
    }
  });

  it.each(['cash', 'credit_card', 'debit_card', 'bank_transfer', 'direct_debit', 'check', 'online', 'other', null])(
    'can set the payment type %p',
    async (paymentType) => {
      const { body } = await account.owner.put(path, { payment_type: paymentType });
      expect(body.payment_type).toBe(paymentType);
    },
  );

  it('reads each object of an invoice in its documented shape', async () => {
    const { uid } = await uploadProcessed(account.owner);
    const { body: card } = await account.owner.post('/cards/', { name: 'Toll', last_four_digits: '9876' });
    const { actor } = account.users.owner;
    const category = await service.core.services.categories.create(actor, { name: 'Travel' });
    await account.owner.put(`/invoices/${uid}`, { card_uid: card.uid, category_uid: category.uid });
    const { body } = await account.viewer.get(`/invoices/${uid}`);
    expect(body.category).toEqual({ uid: category.uid, name: 'Travel' });
    const digits = { first_four_digits: null, last_four_digits: '9876' };
    expect(body.card).toEqual({ uid: card.uid, hf_id: card.hf_id, name: 'Toll', ...digits });
    expect(body.history.map((event: object) => Object.keys(event))).toEqual(Array(3).fill(EVENT_FIELDS));
    expect(body.history[0].workspace_user).toEqual(body.workspace_user);
    expect(Object.keys(body.workspace_user.user)).toEqual(['uid', 'email', 'first_name', 'last_name', 'full_name']);
    expect([body.language, body.country]).toEqual([null, 'SE']);
    const { body: list } = await account.viewer.get(`/invoices/?category__uid=${category.uid}`);
    expect(list.results[0]).toMatchObject({ category: body.category, company: body.company });
  });

  it('finds an invoice by every field that the search covers', async () => {
    const { owner } = account;
    const found = await uploadProcessed(owner, await createSampleInvoice('WORD-77'));
    const { actor } = account.users.owner;
    const { uid: category } = await service.core.services.categories.create(actor, { name: 'Stationery' });
    const { body: company } = await owner.post('/companies/', {
      ...{ name: 'Brightwater', address: 'Canal Walk', tax_number: '8877665', tax_office: 'Harbour', phone: '0555 12' },
    });
    await owner.put(`/invoices/${found.uid}`, { company_uid: company.uid, category_uid: category });
    await owner.post(`/invoices/${found.uid}/items/`, { name: 'Fountain pen', description: 'engraved' });
    const words = [
      'fountain',
      'engraved',
      'stationery',
      'word-77',
      'brightwater',
      'canal',
      '8877665',
      'harbour',
      '0555',
    ];
    for (const query of [...words, found.hf_id]) {
      const { body } = await owner.get(`/invoices/?query=${query}`);
      expect([query, body.results.map(({ uid }: { uid: string }) => uid)]).toEqual([query, [found.uid]]);
    }
  });

  it('receives times in UTC with real microseconds', async () => {
    const times: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      times.push((await account.owner.upload(await createSampleInvoice())).body.created_at);
    }
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/);
    expect(times.some((time) => !time.endsWith('000+00:00'))).toBe(true);
    const { body } = await account.owner.get('/invoices/?page_size=5');
    expect(body.results.map((row: { created_at: string }) => row.created_at)).toEqual(times.toReversed());
  });

  it.each([
    ['quantity', '9999999.999', '10000000.000', '1.0001'],
    ['total_price', '99999999.99', '100000000.00', '1.001'],
    ['vat_rate', '999.99', '1000.00', '1.001'],
  ])('can use all digits of an item’s %s, and no more', async (field, largest, larger, finer) => {
    const created = await account.owner.post(`${path}/items/`, { [field]: largest });
    expect([created.status, created.body[field]]).toEqual([201, largest]);
    for (const value of [larger, finer]) {
      const refused = await account.owner.put(`${path}/items/${created.body.uid}`, { [field]: value });
      expect([refused.status, Object.keys(refused.body.error.details)]).toEqual([400, [field]]);
    }
    expect((await account.owner.get(`${path}/items/${created.body.uid}`)).body).toEqual(created.body);
  });

  it('can give an item each of the units, and no other', async () => {
    for (const unit of ['k', 'p', 'm', 'l']) {
      expect((await account.owner.post(`${path}/items/`, { unit })).body.unit).toBe(unit);
    }
    for (const unit of ['K', 'kg', '', 1]) {
      expect((await account.owner.post(`${path}/items/`, { unit })).status).toBe(400);
    }
  });

  it('reads an item as its invoice shows it, and only under its own invoice', async () => {
    const { body: item } = await account.owner.post(`${path}/items/`, { name: 'Chalk' });
    expect((await account.owner.get(`${path}/items/${item.uid}/`)).body).toEqual(item);
    expect((await account.owner.get(path)).body.items.at(-1)).toEqual(item);
    const other = await uploadProcessed(account.owner);
    const elsewhere = await account.owner.put(`/invoices/${other.uid}/items/${item.uid}`, { name: 'Slate' });
    expect(elsewhere.status).toBe(404);
  });
});

describe.each(DIALECTS)('an invoice that is still being processed, on %s', (dialect) => {
  const service = useService(dialect, { JOB_POLL_MILLISECONDS: '60000' });

  it('has its file and its uploader, and no invented values', async () => {
    service.core.links.onEnqueued = () => undefined;
    const { owner } = await createRestAccount(service);
    const content = await createSampleInvoice();
    const { body: uploaded } = await owner.upload(content);
    const { body } = await owner.get(`/invoices/${uploaded.uid}`);
    expect(body).toMatchObject({
      ...{ processing_status: 'processing', approvement_status: 'waiting', total_price_display: '', items: [] },
      ...{ total_price: null, total_vat: null, currency: null, invoice_date: null, invoice_number: null },
      ...{ company: null, category: null, card: null, language: null, country: null, payment_type: null },
      ...{ vat_categories: [], processing_error: null, workspace_user: uploaded.workspace_user },
    });
    const flags = Object.entries(body.permissions).filter(([, allowed]) => allowed);
    expect(flags.map(([flag]) => flag)).toEqual(['can_update', 'can_delete']);
    const early = await owner.post(`/invoices/${uploaded.uid}/approve`);
    expect([early.status, early.body.error.details.permission]).toEqual([403, 'can_approve']);
    expect(await (await fetch(body.file)).text()).toBe(content);
  });
});
