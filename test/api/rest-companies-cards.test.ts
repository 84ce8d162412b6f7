import { describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const KINDS = [
  {
    path: '/companies/',
    fields: ['uid', 'hf_id', 'name', 'address', 'tax_number', 'tax_office', 'phone', 'permissions', 'created_at'],
    values: { name: 'Nordhamn', address: 'Kajvägen 7', tax_number: '556', tax_office: null, phone: '+46 31' },
    change: { phone: null },
    bad: { name: '' },
    invoiceField: 'company',
  },
  {
    path: '/cards/',
    fields: ['uid', 'hf_id', 'name', 'first_four_digits', 'last_four_digits', 'permissions', 'created_at'],
    values: { name: 'Travel', first_four_digits: '4242', last_four_digits: '0001' },
    change: { name: 'Fuel' },
    bad: { name: 'Travel', last_four_digits: '12' },
    invoiceField: 'card',
  },
];

describe.each(DIALECTS)('companies and cards over REST, on %s', (dialect) => {
  const service = useService(dialect);

  it.each(KINDS)('creates, reads, changes, lists and deletes $path', async ({ path, fields, values, change, bad }) => {
    const { owner, viewer, member } = await createRestAccount(service);
    const created = await owner.post(path, values);
    expect([created.status, Object.keys(created.body)]).toEqual([201, fields]);
    expect(created.body).toMatchObject({ ...values, permissions: { can_update: true, can_delete: true } });
    const one = `${path}${created.body.uid}`;
    expect(created.headers.get('location')).toBe(`${service.baseUrl}/v1${one}`);
    expect((await viewer.get(one)).body.permissions).toEqual({ can_update: false, can_delete: false });
    expect((await owner.put(one, change)).body).toEqual({ ...created.body, ...change });
    expect((await owner.post(path, bad)).status).toBe(400);
    for (const answer of [await member.post(path, values), await member.put(one, change), await member.delete(one)]) {
      expect(answer.status).toBe(403);
    }
    const { body: list } = await viewer.get(path);
    expect(list).toMatchObject({ count: 1, next: null, previous: null });
    expect(list.results[0]).toMatchObject({ ...values, ...change });
    expect((await owner.delete(one)).status).toBe(204);
    expect((await owner.get(one)).status).toBe(404);
    expect((await owner.get(path)).body.count).toBe(0);
  });

  it.each(KINDS)('links the pages of $path', async ({ path, values }) => {
    const { owner } = await createRestAccount(service);
    for (const digits of ['1111', '2222', '3333']) await owner.post(path, { ...values, last_four_digits: digits });
    const { body } = await owner.get(`${path}?page=2&page_size=1`);
    expect(body.next).toBe(`${service.baseUrl}/v1${path}?page=3&page_size=1`);
    expect(body.previous).toBe(`${service.baseUrl}/v1${path}?page=1&page_size=1`);
    const next = await fetch(body.next, { headers: { 'Api-Key': (await service.account()).viewer.key } });
    expect(next.status).toBe(404);
  });

  it.each(KINDS)(
    'sets an object of $path on an invoice, which keeps it after the object is deleted',
    async ({ path, values, invoiceField }) => {
      const { owner } = await createRestAccount(service);
      const { body: created } = await owner.post(path, values);
      const { uid } = await uploadProcessed(owner);
      const { body } = await owner.put(`/invoices/${uid}`, { [`${invoiceField}_uid`]: created.uid });
      expect(body[invoiceField].uid).toBe(created.uid);
      expect((await owner.get(`/invoices/?${invoiceField}__uid=${created.uid}`)).body.count).toBe(1);
      await owner.delete(`${path}${created.uid}`);
      expect((await owner.get(`/invoices/${uid}`)).body[invoiceField].uid).toBe(created.uid);
    },
  );

  it('finds companies by words of their name and by their tax number', async () => {
    const { owner, viewer } = await createRestAccount(service);
    for (const [name, tax_number] of [
      ['Nordhamn Trading AB', 'SE 5561-234567'],
      ['Çelik Oteli', null],
      ['Nordic Rope', null],
    ])
      await owner.post('/companies/', { name, tax_number });
    for (const [query, names] of [
      ['trading NORD', ['Nordhamn Trading AB']],
      ['nord', ['Nordic Rope', 'Nordhamn Trading AB']],
      ['celik', ['Çelik Oteli']],
      ['se5561', ['Nordhamn Trading AB']],
      ['234567', []],
      ['%', []],
      ['', ['Nordic Rope', 'Çelik Oteli', 'Nordhamn Trading AB']],
    ] as const) {
      const { body } = await viewer.get(`/companies/?query=${encodeURIComponent(query)}`);
      expect([query, body.count, body.results.map(({ name }: { name: string }) => name)]).toEqual([
        query,
        names.length,
        names,
      ]);
    }
    expect((await viewer.get(`/companies/?query=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await viewer.get('/companies/?query=nord&page_size=1')).body.next).toContain('query=nord');
  });

  it('lists the categories and users that lists of invoices can be filtered by', async () => {
    const { owner, viewer, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const { body: categories } = await viewer.get('/categories/');
    expect(categories).toMatchObject({ next: null, previous: null });
    const { uid: created } = await service.core.services.categories.create(users.owner.actor, { name: 'Ropes' });
    const { body: after } = await viewer.get('/categories/');
    expect(after.count).toBe(categories.count + 1);
    expect(after.results).toContainEqual({ uid: created, name: 'Ropes' });
    await owner.put(`/invoices/${uid}`, { category_uid: created });
    expect((await viewer.get(`/invoices/?category__uid=${created}`)).body.count).toBe(1);
    const { body: found } = await viewer.get('/workspace-users/?page_size=2');
    expect([found.count, found.results.length, found.next]).toEqual([5, 2, expect.stringContaining('page=2')]);
    expect(found.results[0]).toEqual((await owner.get(`/invoices/${uid}`)).body.workspace_user);
  });

  it('links every collection from the root', async () => {
    const { viewer, users } = await createRestAccount(service);
    const { body } = await viewer.get('/');
    expect(Object.keys(body)).toEqual([
      'invoices',
      'companies',
      'cards',
      'categories',
      'workspace_users',
      'events',
      'openapi',
    ]);
    const answers = (Object.values(body) as string[]).map((url) =>
      fetch(url, { headers: { 'Api-Key': users.viewer.key } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Object.keys(body).map(() => 200));
  });

  it('returns the existing card with the same digits', async () => {
    const { owner } = await createRestAccount(service);
    const card = { name: 'Travel', first_four_digits: '4242', last_four_digits: '0001' };
    const { body: first } = await owner.post('/cards/', card);
    const again = await owner.post('/cards/', { ...card, name: 'Other' });
    expect([again.status, again.body]).toEqual([200, first]);
    const twice = await Promise.all(
      [1, 2, 3].map(() => owner.post('/cards/', { name: 'X', last_four_digits: '7777' })),
    );
    expect(new Set(twice.map(({ body }) => body.uid)).size).toBe(1);
    const { status, body } = await owner.put(`/cards/${twice[0]!.body.uid}`, { ...card });
    expect([status, body.error.code]).toEqual([409, 'conflict']);
  });
});
