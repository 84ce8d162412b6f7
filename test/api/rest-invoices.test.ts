import { describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import { waitUntil, useService } from '../support/service.js';
import { countStatements } from '../support/statements.js';

const LIST_FIELDS = [
  ...['hf_id', 'uid', 'total_price', 'total_price_display', 'currency', 'invoice_date', 'company', 'category'],
  ...['processing_status', 'approvement_status', 'permissions', 'created_at', 'workspace_user'],
];
const DETAIL_FIELDS = [
  ...LIST_FIELDS,
  ...['file', 'items', 'total_vat', 'due_date', 'invoice_number', 'language', 'country'],
  ...['document_type', 'net_total', 'iban', 'payment_reference', 'order_number', 'buyer', 'service_period'],
  ...['card', 'payment_type'],
  ...['history', 'vat_categories', 'file_name', 'file_pages', 'processing_error', 'checks'],
];
const ALL_ALLOWED = {
  can_update: true,
  can_delete: true,
  can_approve: true,
  can_reject: true,
  can_remove_approval: false,
};
const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(DIALECTS)('invoices over REST, on %s', (dialect) => {
  // It polls so rarely that only a notification from the process that enqueued the job can have started it.
  const service = useService(dialect, { JOB_POLL_MILLISECONDS: '60000' });

  it('answers an upload with six fields and the location of the invoice', async () => {
    const { member, users } = await createRestAccount(service);
    const answer = await member.upload(await createSampleInvoice());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      hf_id: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/),
      uid: expect.stringMatching(UID),
      file: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/files\//),
      processing_status: 'processing',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/),
      workspace_user: {
        uid: users.member.uid,
        user: {
          uid: expect.stringMatching(UID),
          email: 'member@example.com',
          first_name: 'member',
          last_name: 'Tester',
          full_name: 'member Tester',
        },
        role_type: 'member',
      },
    });
    expect(Object.keys(answer.body)).toEqual([
      ...['hf_id', 'uid', 'file', 'processing_status', 'created_at', 'workspace_user'],
    ]);
    expect(answer.headers.get('location')).toBe(`${service.baseUrl}/v1/invoices/${answer.body.uid}`);
  });

  it('reads the detail in four SQL statements: the invoice, its items, its history, and what its checks compare', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner, await createSampleInvoice('A-1'));
    expect(await countStatements(service.core.database, () => owner.get(`/invoices/${uid}`))).toBe(4);
  });

  it('reads an invoice in detail once it is processed', async () => {
    const { owner } = await createRestAccount(service);
    const invoice = await uploadProcessed(owner, await createSampleInvoice('A-1'));
    expect(Object.keys(invoice)).toEqual(DETAIL_FIELDS);
    expect(invoice).toMatchObject({
      total_price: '334.50',
      total_price_display: '€334.50',
      total_vat: '58.90',
      currency: 'EUR',
      invoice_date: '2026-03-31',
      invoice_number: 'A-1',
      country: 'SE',
      category: null,
      card: null,
      approvement_status: 'waiting',
      permissions: ALL_ALLOWED,
      processing_error: null,
    });
    expect(Object.keys(invoice.company)).toEqual(['uid', 'name', 'address', 'tax_number', 'tax_office', 'phone']);
    expect(invoice.items[0]).toMatchObject({ name: 'Hemp rope', quantity: '12.500', unit: 'k', vat_rate: '25.00' });
    expect(invoice.history.map((event: { event: string }) => event.event)).toEqual(['processed', 'uploaded']);
    expect(invoice.history[0]).toMatchObject({ workspace_user: null, note: null });
    expect(invoice.history[1].workspace_user.user.email).toBe('owner@example.com');
    expect(Object.keys(invoice.vat_categories[0])).toEqual(['vat_rate', 'base_amount', 'vat_amount', 'total_amount']);
  });

  it('lists invoices newest first, in an envelope', async () => {
    const { owner, viewer } = await createRestAccount(service);
    expect((await viewer.get('/invoices/')).body).toEqual({ count: 0, page_count: 1, page_size: 25, results: [] });
    const older = await uploadProcessed(owner);
    const newer = await uploadProcessed(owner);
    const { body } = await viewer.get('/invoices/');
    expect(body).toMatchObject({ count: 2, page_count: 1, page_size: 25 });
    expect(body.results.map(({ uid }: { uid: string }) => uid)).toEqual([newer.uid, older.uid]);
    expect(Object.keys(body.results[0])).toEqual(LIST_FIELDS);
    const refused = Object.fromEntries(Object.keys(ALL_ALLOWED).map((flag) => [flag, false]));
    expect(body.results[0].permissions).toEqual(refused);
  });

  it('links the other pages, and answers 404 for a page that does not exist', async () => {
    const { owner } = await createRestAccount(service);
    for (let count = 0; count < 3; count += 1) await owner.upload(await createSampleInvoice());
    const second = await owner.get('/invoices/?page=2&page_size=1');
    expect(second.body).toMatchObject({ count: 3, page_count: 3, page_size: 1 });
    const makePageLink = (number: number) => `<${service.baseUrl}/v1/invoices/?page=${number}&page_size=1>`;
    expect(second.headers.get('link')).toBe(
      `${makePageLink(1)}; rel="first", ${makePageLink(1)}; rel="prev", ${makePageLink(3)}; rel="next", ${makePageLink(3)}; rel="last"`,
    );
    const last = await owner.get('/invoices/?page=last&page_size=2');
    expect(last.body.results).toHaveLength(1);
    expect((await owner.get('/invoices/?page_size=1000')).body.page_size).toBe(100);
    expect((await owner.get(`/invoices/?page_size=${'9'.repeat(400)}`)).body.page_size).toBe(100);
    for (const size of ['-3', '0', 'x', '', '1.5'])
      expect((await owner.get(`/invoices/?page=&page_size=${size}`)).body.page_size).toBe(25);
    for (const number of ['4', '0', '-1', 'x', '99999999999999999999']) {
      const missing = await owner.get(`/invoices/?page_size=1&page=${number}`);
      expect([number, missing.status, missing.body.error.message]).toEqual([number, 404, 'Invalid page.']);
    }
  });

  it('applies every filter, in every notation of a list', async () => {
    const { owner, users } = await createRestAccount(service);
    const first = await uploadProcessed(owner, await createSampleInvoice('FIL-1'));
    const second = await uploadProcessed(owner, await createSampleInvoice('FIL-2'));
    await owner.put(`/invoices/${second.uid}`, { total_price: '5.00', currency: 'USD', payment_type: 'cash' });
    await owner.post(`/invoices/${first.uid}/approve`);
    const other = '0198c7a2-0000-7000-8000-000000000000';
    const day = first.created_at.slice(0, 10);
    const names: Record<string, string> = { [first.uid]: 'first', [second.uid]: 'second' };
    const cases: [query: string, expected: string[]][] = [
      ['approvement_status=approved', ['first']],
      ['approvement_status=approved&approvement_status=waiting', ['second', 'first']],
      ['approvement_status=approved,waiting', ['second', 'first']],
      ['approvement_status[]=approved', ['first']],
      ['approvement_status[0]=approved&approvement_status[1]=waiting', ['second', 'first']],
      ['payment_type=cash', ['second']],
      ['currency=USD,EUR', ['second', 'first']],
      ['currency=USD&approvement_status=approved', []],
      [`company__uid=${first.company.uid}`, ['second', 'first']],
      [`company__uid=${other}`, []],
      [`company__uid=${other},${first.company.uid.toUpperCase()}`, ['second', 'first']],
      [`workspace_user__uid=${users.owner.uid}`, ['second', 'first']],
      [`workspace_user__uid=${users.viewer.uid}`, []],
      [`card__uid=${other}`, []],
      [`category__uid=${other}`, []],
      [`created_at=${day}`, ['second', 'first']],
      ['created_at=2001-01-01', []],
      [`from_date=${day}&to_date=${day}`, ['second', 'first']],
      ['from_date=2001-01-01&to_date=2001-12-31', []],
      [`created_at__gte=${encodeURIComponent(second.created_at)}`, ['second']],
      [`created_at__lte=${encodeURIComponent(first.created_at)}`, ['first']],
      [`created_at_to_date=${encodeURIComponent(first.created_at)}`, ['first']],
      ['processing_status=finished', ['second', 'first']],
      ['processing_status=failed', []],
      ['total_price_min=5&total_price_max=5.00', ['second']],
      ['total_price_min=5.01', ['first']],
      ['invoice_date_from=2026-03-31&invoice_date_to=2026-03-31', ['second', 'first']],
      ['invoice_date_from=2026-04-01', []],
      ['query=fil2', ['second']],
      ['query=HEMP+fil1', ['first']],
      ['query=nothing+like+it', []],
      ['ordering=total_price', ['second', 'first']],
      ['ordering=-total_price', ['first', 'second']],
      ['ordering=created_at', ['first', 'second']],
      ['ordering=invoice_date,-created_at', ['second', 'first']],
      ['approvement_status=&query=&page=', ['second', 'first']],
      ['from_date=0001-01-01&to_date=9999-12-31', ['second', 'first']],
      ['from_date=0001-01-01T00:00:00%2B14:00&to_date=9999-12-31T23:59:59-14:00', ['second', 'first']],
      [`created_at=${day}&from_date=9999-01-01`, []],
      ['colour=red&sort[by]=colour', ['second', 'first']],
    ];
    for (const [query, expected] of cases) {
      const { status, body } = await owner.get(`/invoices/?${query}`);
      const found = status === 200 && body.results.map(({ uid }: { uid: string }) => names[uid]);
      expect([query, found]).toEqual([query, expected]);
      expect(body.count).toBe(expected.length);
    }
  });

  it('reports all invalid parameters at once', async () => {
    const { viewer } = await createRestAccount(service);
    const { status, body } = await viewer.get(
      '/invoices/?card__uid=abc&approvement_status=maybe&created_at=2026-02-30&currency=XQX&ordering=colour' +
        '&total_price_min=much&invoice_date_from=2026-02-02&invoice_date_to=2026-02-01&from_date=2026-01-02' +
        `&to_date=2026-01-01&query=${'x'.repeat(201)}`,
    );
    expect(status).toBe(400);
    expect(body.error.code).toBe('validation_error');
    expect(Object.keys(body.error.details).sort()).toEqual([
      ...['approvement_status', 'card__uid', 'created_at', 'currency', 'from_date', 'invoice_date_from', 'ordering'],
      ...['query', 'total_price_min'],
    ]);
  });

  it.each([
    ['created_at=2026-01-01&from_date=2026-03-01&to_date=2026-02-01', 'from_date'],
    ['from_date=0000-01-01', 'from_date'],
    ['to_date=2026-01-01T00:00:00%2B14:01', 'to_date'],
    ['to_date=2026-01-01T00:00:00-99:99', 'to_date'],
    ['invoice_date_from=0000-12-31', 'invoice_date_from'],
    ['payment_type[x]=cash', 'payment_type[x]'],
    ['created_at[gte]=2026-01-01', 'created_at[gte]'],
    ['filter[currency]=EUR', 'filter[currency]'],
    ['query=%00', 'query'],
    [`currency=${'EUR,'.repeat(250)}EUR`, 'currency'],
  ])('refuses ?%s and names %s', async (query, name) => {
    const { viewer } = await createRestAccount(service);
    const { status, body } = await viewer.get(`/invoices/?${query}`);
    expect([status, Object.keys(body.error.details)]).toEqual([400, [name]]);
  });

  it('accepts the currencies of today, and those on older documents', async () => {
    const { owner } = await createRestAccount(service);
    const { body } = await owner.upload(await createSampleInvoice());
    for (const currency of ['XCG', 'ZWG', 'SLE', 'VED', 'HRK', 'EUR'])
      expect((await owner.put(`/invoices/${body.uid}`, { currency })).body.currency).toBe(currency);
  });

  it('clears a text field that is empty, like null, and stores no broken text', async () => {
    const { owner } = await createRestAccount(service);
    // While it is processed, it cannot be rejected, whatever the note is.
    const { uid } = await uploadProcessed(owner);
    const path = `/invoices/${uid}`;
    await owner.put(path, { invoice_number: 'A-1' });
    expect((await owner.put(path, { invoice_number: ' ' })).body.invoice_number).toBeNull();
    const item = await owner.post(`${path}/items`, { name: '', description: 'x' });
    expect([item.body.name, item.body.description]).toEqual([null, 'x']);
    for (const text of ['a\0b', '\ud800']) {
      const { status, body: refused } = await owner.put(path, { invoice_number: text, payment_reference: 'fine' });
      expect([status, Object.keys(refused.error.details)]).toEqual([400, ['invoice_number']]);
      expect((await owner.post(`${path}/reject`, { note: text })).status).toBe(400);
    }
    expect((await owner.get(path)).body.payment_reference).toBeNull();
  });

  it('reports problems of references together with all others', async () => {
    const { owner } = await createRestAccount(service);
    const { body } = await owner.upload(await createSampleInvoice());
    const missing = '0198c7a2-0000-7000-8000-000000000000';
    const values = { company_uid: missing, card_uid: 'x', category_uid: missing, currency: 'x', total_price: 'x' };
    const refused = await owner.put(`/invoices/${body.uid}`, values);
    expect([refused.status, Object.keys(refused.body.error.details).sort()]).toEqual([400, Object.keys(values).sort()]);
  });

  it('sends the new ETag with each response that changes an invoice', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const path = `/invoices/${uid}`;
    const item = await owner.post(`${path}/items`, { name: 'Rope' });
    const steps: [method: string, path: string, json?: object][] = [
      ['PUT', `${path}/items/${item.body.uid}`, { name: 'Line' }],
      ['DELETE', `${path}/items/${item.body.uid}`],
      ['PUT', path, { invoice_number: 'E-1' }],
      ['POST', `${path}/reject`],
      ['POST', `${path}/remove-approval`],
      ['POST', `${path}/approve`],
    ];
    let last = item;
    for (const [method, target, json] of steps) {
      const tag = last.headers.get('etag') ?? 'none';
      expect((await owner.get(path)).headers.get('etag')).toBe(tag);
      const weak = await owner.call(method, target, { json, headers: { 'If-Match': `W/${tag}` } });
      expect([target, weak.status]).toEqual([target, 412]);
      last = await owner.call(method, target, { json, headers: { 'If-Match': tag } });
      expect([target, last.status < 300]).toEqual([target, true]);
    }
    expect((await owner.get(path, { 'If-None-Match': last.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('counts days in the time zone of the account', async () => {
    const { owner, users } = await createRestAccount(service);
    const { body } = await owner.upload(await createSampleInvoice());
    const createdAt = Date.parse(body.created_at);
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await service.core.services.accounts.update(users.owner.actor, { timeZone });
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(createdAt);
      const dayAfter = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(createdAt + 86_400_000);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      expect((await owner.get(`/invoices/?created_at=${day}`)).body.count).toBe(1);
      expect((await owner.get(`/invoices/?from_date=${dayAfter}`)).body.count).toBe(0);
    }
  });

  it('changes the given fields, clears those that are null, and keeps the rest', async () => {
    const { owner } = await createRestAccount(service);
    const invoice = await uploadProcessed(owner);
    const changed = await owner.put(`/invoices/${invoice.uid}`, {
      total_price: 12.5,
      invoice_number: null,
      currency: 'JPY',
    });
    expect(changed.status).toBe(200);
    expect(Object.keys(changed.body)).toEqual(DETAIL_FIELDS);
    expect(changed.body).toMatchObject({ total_price: '12.50', invoice_number: null, total_vat: '58.90' });
    expect(changed.body.history[0]).toMatchObject({
      event: 'updated',
      changes: expect.arrayContaining([{ field: 'total_price', old: '334.50', new: '12.50' }]),
    });
    const patched = await owner.call('PATCH', `/invoices/${invoice.uid}/`, { json: { payment_type: 'cash' } });
    expect(patched.body).toMatchObject({ payment_type: 'cash', total_price: '12.50' });
  });

  it('accepts its own response as an update: read-only and unknown keys are ignored', async () => {
    const { owner } = await createRestAccount(service);
    const invoice = await uploadProcessed(owner);
    const again = await owner.put(`/invoices/${invoice.uid}`, {
      ...invoice,
      colour: 'red',
      approvement_status: 'approved',
    });
    expect(again.body).toEqual(invoice);
  });

  it.each([
    ['total_price', 'much'],
    ['total_price', '1e3'],
    ['total_price', 1e21],
    ['total_price', '12.345'],
    ['total_price', true],
    ['total_vat', ''],
    ['invoice_date', '31.03.2026'],
    ['invoice_date', '2026-02-30'],
    ['invoice_number', 'x'.repeat(101)],
    ['currency', 'EURO'],
    ['payment_type', 'barter'],
    ['company_uid', 'abc'],
    ['company_uid', 7],
    ['company_uid', '0198c7a2-0000-7000-8000-000000000000'],
    ['card_uid', '0198c7a2-0000-7000-8000-000000000000'],
  ])('refuses %s = %p and saves nothing', async (field, value) => {
    const { owner } = await createRestAccount(service);
    const { body: uploaded } = await owner.upload(await createSampleInvoice());
    const { status, body } = await owner.put(`/invoices/${uploaded.uid}`, { language: 'sv', [field]: value });
    expect([status, body.error.code, Object.keys(body.error.details)]).toEqual([400, 'validation_error', [field]]);
    const { body: after } = await owner.get(`/invoices/${uploaded.uid}`);
    expect(after.history.map((event: { event: string }) => event.event)).not.toContain('updated');
  });

  it('removes a deleted invoice from every read', async () => {
    const { owner } = await createRestAccount(service);
    const invoice = await uploadProcessed(owner);
    const deleted = await owner.delete(`/invoices/${invoice.uid}`);
    expect([deleted.status, deleted.bytes.length]).toEqual([204, 0]);
    expect((await owner.get(`/invoices/${invoice.uid}`)).status).toBe(404);
    expect((await owner.get('/invoices/')).body.count).toBe(0);
    expect((await owner.delete(`/invoices/${invoice.uid}`)).status).toBe(404);
  });

  it('walks through the approval workflow', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const allowOnly = (...flags: string[]) =>
      Object.fromEntries(Object.keys(ALL_ALLOWED).map((flag) => [flag, flags.includes(flag)]));
    const approved = await owner.call('POST', `/invoices/${uid}/approve`);
    expect([approved.status, approved.body]).toEqual([
      200,
      { uid, approvement_status: 'approved', permissions: allowOnly('can_remove_approval') },
    ]);
    const again = await owner.post(`/invoices/${uid}/approve`, {});
    expect(again.status).toBe(403);
    expect(again.body.error).toMatchObject({
      code: 'forbidden',
      details: { permission: 'can_approve', reason: 'The invoice is already approved.' },
    });
    const removed = await owner.post(`/invoices/${uid}/remove-approval`, {});
    expect(removed.body).toEqual({ uid, approvement_status: 'waiting', permissions: ALL_ALLOWED });
    const rejected = await owner.post(`/invoices/${uid}/reject`, { note: 'not ours' });
    expect(rejected.body).toEqual({
      uid,
      approvement_status: 'rejected',
      permissions: allowOnly('can_delete', 'can_remove_approval'),
    });
    const { body } = await owner.get(`/invoices/${uid}`);
    expect(body.history[0]).toMatchObject({ event: 'rejected', note: 'not ours' });
  });

  it('processes a file again on request', async () => {
    const { owner, viewer } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const answer = await owner.post(`/invoices/${uid}/reprocess`);
    expect([answer.status, answer.body.processing_status]).toEqual([200, 'processing']);
    await waitUntil(async () => (await owner.get(`/invoices/${uid}`)).body.processing_status === 'finished', 20_000);
    expect((await viewer.post(`/invoices/${uid}/reprocess`)).status).toBe(403);
  });

  it.each([
    ['viewer', 403, 403, 403],
    ['member', 403, 403, 403],
    ['approver', 200, 200, 403],
    ['owner', 200, 200, 204],
  ] as const)('allows a %s only what the role permits on another user’s invoice', async (role, ...expected) => {
    const account = await createRestAccount(service);
    const { uid } = await uploadProcessed(account.owner);
    const client = account[role];
    const changed = await client.put(`/invoices/${uid}`, { language: 'de' });
    const approved = await client.post(`/invoices/${uid}/approve`);
    await account.owner.post(`/invoices/${uid}/remove-approval`);
    const deleted = await client.delete(`/invoices/${uid}`);
    expect([changed.status, approved.status, deleted.status]).toEqual(expected);
  });

  it('refuses an upload by a viewer before it reads the file', async () => {
    const { viewer } = await createRestAccount(service);
    const answer = await viewer.upload(new Uint8Array(3_000_000));
    expect([answer.status, answer.body.error.details.permission]).toEqual([403, 'upload']);
  });

  it('refuses changes with an outdated version', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const path = `/invoices/${uid}`;
    const tag = (await owner.get(path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\d+-[\w-]{8}"$/);
    expect((await owner.get(path, { 'If-None-Match': tag })).status).toBe(304);
    const changed = await owner.put(path, { language: 'de' }, { 'If-Match': tag });
    expect(changed.status).toBe(200);
    expect((await owner.get(path, { 'If-None-Match': tag })).status).toBe(200);
    const late = await owner.put(path, { language: 'fr' }, { 'If-Match': tag });
    expect([late.status, late.body.error.code]).toEqual([412, 'precondition_failed']);
    expect((await owner.put(path, { language: 'fr' }, { 'If-Match': '*' })).status).toBe(200);
    expect((await owner.delete(path, { 'If-Match': '"mine"' })).status).toBe(412);
    expect((await owner.post(`${path}/items/`, {}, { 'If-Match': tag })).status).toBe(412);
    expect((await owner.delete('/invoices/abc', { 'If-Match': tag })).status).toBe(404);
  });
});
