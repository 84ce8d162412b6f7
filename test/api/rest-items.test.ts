import { describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { readEInvoice } from '../support/e-invoices.js';
import { uploadProcessed, createRestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const FIELDS = ['uid', 'name', 'description', 'quantity', 'unit', 'total_price', 'vat_rate'];
const WITHOUT_RATE = '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID>';
const ROPE = {
  name: 'Rope',
  description: '12 mm',
  quantity: '2.000',
  unit: 'm',
  total_price: '9.50',
  vat_rate: '25.00',
};

describe.each(DIALECTS)('the items of invoices over REST, on %s', (dialect) => {
  const service = useService(dialect);

  async function createInvoiceWithItems(content?: string) {
    const account = await createRestAccount(service);
    const invoice = await uploadProcessed(account.owner, content);
    return { ...account, invoice, items: `/invoices/${invoice.uid}/items/` };
  }

  it('adds an item at the end and returns its location', async () => {
    const { owner, items, invoice } = await createInvoiceWithItems();
    const created = await owner.post(items, ROPE);
    expect([created.status, Object.keys(created.body)]).toEqual([201, FIELDS]);
    expect(created.body).toMatchObject(ROPE);
    expect(created.headers.get('location')).toBe(`${service.baseUrl}/v1${items}${created.body.uid}`);
    const { body } = await owner.get(`/invoices/${invoice.uid}`);
    expect(body.items.at(-1)).toEqual(created.body);
    expect(body.history[0]).toMatchObject({ event: 'item_created' });
    expect(body.total_price).toBe(invoice.total_price);
  });

  it('creates an item from an empty object, and from numbers', async () => {
    const { owner, items } = await createInvoiceWithItems();
    const { body: empty } = await owner.post(items, {});
    expect(FIELDS.slice(1).map((field) => empty[field])).toEqual([null, null, null, null, null, null]);
    const { body: numbers } = await owner.post(items, { name: 42, quantity: 2, total_price: 9.5, vat_rate: 25 });
    expect(numbers).toMatchObject({ name: '42', quantity: '2.000', total_price: '9.50', vat_rate: '25.00' });
  });

  it('keeps fields that an update leaves out, and clears those that are null', async () => {
    const { owner, items } = await createInvoiceWithItems();
    const { body: item } = await owner.post(items, ROPE);
    const changed = await owner.put(`${items}${item.uid}`, { quantity: '3.5' });
    expect([changed.status, changed.body]).toEqual([200, { ...item, quantity: '3.500' }]);
    const cleared = await owner.call('PATCH', `${items}${item.uid}/`, { json: { unit: null } });
    expect(cleared.body).toEqual({ ...item, quantity: '3.500', unit: null });
    expect((await owner.get(`${items}${item.uid}`)).body).toEqual(cleared.body);
  });

  it('removes an item', async () => {
    const { owner, items } = await createInvoiceWithItems();
    const { body: item } = await owner.post(items, ROPE);
    const removed = await owner.delete(`${items}${item.uid}`);
    expect([removed.status, removed.bytes.length]).toEqual([204, 0]);
    expect((await owner.delete(`${items}${item.uid}`)).status).toBe(404);
  });

  it('lists items in order, page by page', async () => {
    const { owner, items, invoice } = await createInvoiceWithItems();
    const { body } = await owner.get(items);
    expect(body).toEqual({ count: invoice.items.length, page_count: 1, page_size: 25, results: invoice.items });
    const { body: second } = await owner.get(`${items}?page_size=1&page=2`);
    expect(second.results).toEqual([invoice.items[1]]);
  });

  it('reports all invalid fields at once and saves nothing', async () => {
    const { owner, items, invoice } = await createInvoiceWithItems();
    const { status, body } = await owner.post(items, {
      name: 'x'.repeat(501),
      quantity: '12345678.000',
      unit: 'kg',
      total_price: '1.234',
      vat_rate: '1000.00',
    });
    expect([status, Object.keys(body.error.details)]).toEqual([
      400,
      ['name', 'quantity', 'unit', 'total_price', 'vat_rate'],
    ]);
    expect((await owner.get(items)).body.count).toBe(invoice.items.length);
  });

  it('accepts any rate of the contract, and derives VAT only from those that have a net amount', async () => {
    const { owner, items, invoice } = await createInvoiceWithItems();
    for (const vat_rate of ['-100', '-250.5', '999.99'])
      expect((await owner.post(items, { vat_rate, total_price: '10.00' })).status).toBe(201);
    const { body } = await owner.get(`/invoices/${invoice.uid}`);
    const rates = body.vat_categories.map((row: { vat_rate: string }) => row.vat_rate);
    expect([rates.includes('-100.00'), rates.includes('-250.50'), rates.includes('999.99')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('keeps the VAT rows of the document until every line with an amount has a rate, and records their change', async () => {
    const withoutRates = { '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent>': WITHOUT_RATE };
    const { owner, items, invoice } = await createInvoiceWithItems(await readEInvoice('ubl.xml', withoutRates));
    const stated = invoice.vat_categories;
    const edit = async (index: number, values: object) => {
      await owner.call('PATCH', `${items}${invoice.items[index].uid}`, { json: values });
      const { vat_categories: rows, history } = (await owner.get(`/invoices/${invoice.uid}`)).body;
      return { rows, changed: history[0].changes.map(({ field }: { field: string }) => field) };
    };
    expect(stated).not.toEqual([]);
    expect(await edit(0, { name: 'Cord' })).toEqual({ rows: stated, changed: ['item_uid', 'name'] });
    expect(await edit(0, { vat_rate: '25' })).toEqual({ rows: stated, changed: ['item_uid', 'vat_rate'] });
    const { rows, changed } = await edit(1, { vat_rate: '25' });
    expect(rows).not.toEqual(stated);
    expect(rows.map((row: { vat_rate: string }) => row.vat_rate)).toEqual(['0.00', '25.00']);
    expect(changed).toEqual(['item_uid', 'vat_rate', 'vat_categories']);
    expect((await edit(1, { vat_rate: null })).rows).toEqual(stated);
  });

  it('refuses changes to the items of an approved invoice', async () => {
    const { owner, items, invoice } = await createInvoiceWithItems();
    await owner.post(`/invoices/${invoice.uid}/approve`);
    const { status, body } = await owner.post(items, ROPE);
    expect([status, body.error.details.permission]).toEqual([403, 'can_update']);
  });

  it('allows a member to change only the items of their own invoices', async () => {
    const { member, items } = await createInvoiceWithItems();
    expect((await member.post(items, ROPE)).status).toBe(403);
    const own = await uploadProcessed(member);
    expect((await member.post(`/invoices/${own.uid}/items`, ROPE)).status).toBe(201);
  });
});
