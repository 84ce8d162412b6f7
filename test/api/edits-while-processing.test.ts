import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

describe.each(DIALECTS)('what a person does while a file is being read, on %s', (dialect) => {
  const service = useService(dialect);
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Uploads an invoice, lets a person work on it, and only then lets it be read. Returns it before and after. */
  async function workWhileReading(
    work: (owner: Awaited<ReturnType<typeof createRestAccount>>['owner'], path: string) => Promise<unknown>,
  ) {
    const { owner } = await createRestAccount(service);
    const { files } = service.core;
    const read = files.withLocalFile.bind(files);
    let begin = () => {};
    const mayBegin = new Promise<void>((resolve) => {
      begin = resolve;
    });
    jest.spyOn(files, 'withLocalFile').mockImplementation(async (key, use) => {
      await mayBegin;
      return read(key, use);
    });
    const { body: uploaded } = await owner.upload(await createSampleInvoice());
    const path = `/invoices/${uploaded.uid}`;
    await work(owner, path);
    const before = (await owner.get(path)).body;
    expect(before.processing_status).toBe('processing');
    begin();
    const readAgain = () =>
      waitUntil(async () => {
        const { body } = await owner.get(path);
        return body.processing_status === 'finished' && body;
      });
    return { owner, path, before, after: await readAgain(), readAgain };
  }

  it('a value that is cleared stays empty, and the others are found', async () => {
    const { after } = await workWhileReading((owner, path) =>
      owner.put(path, { total_price: null, company_uid: null }),
    );
    expect(after).toMatchObject({ total_price: null, company: null, currency: 'EUR' });
    expect(after.invoice_number).not.toBeNull();
  });

  it('reading it again is refused, with the reason', async () => {
    await workWhileReading(async (owner, path) => {
      const { status, body } = await owner.post(`${path}/reprocess`);
      const reason = 'The invoice is already being processed.';
      expect([status, body.error.code, body.error.details]).toEqual([
        403,
        'forbidden',
        { permission: 'reprocess', reason },
      ]);
    });
  });

  it('an item that is added stays, beside the items that are found', async () => {
    const { owner, path, before, after, readAgain } = await workWhileReading((client, target) =>
      client.post(`${target}/items/`, { name: 'Forgotten', total_price: '10.00', vat_rate: '7.00' }),
    );
    expect(before.items).toHaveLength(1);
    expect(after.items.length).toBeGreaterThan(1);
    expect(after.items[0]).toEqual(before.items[0]);
    expect(after.vat_categories).toContainEqual(expect.objectContaining({ vat_rate: '7.00', total_amount: '10.00' }));
    await owner.post(`${path}/reprocess`);
    const names = (items: { name: string }[]) => items.map(({ name }) => name);
    expect(names((await readAgain()).items)).toEqual(names(after.items));
  });

  it('an item that is added and removed again leaves the found ones alone', async () => {
    const { after } = await workWhileReading(async (owner, path) => {
      const { body } = await owner.post(`${path}/items/`, { name: 'By mistake' });
      await owner.put(`${path}/items/${body.uid}`, { name: 'Still by mistake' });
      await owner.delete(`${path}/items/${body.uid}`);
    });
    expect(after.items.length).toBeGreaterThan(0);
  });
});
