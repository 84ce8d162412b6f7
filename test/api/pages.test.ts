import { describe, expect, test } from '@jest/globals';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { Housekeeping } from '../../src/processing/housekeeping.js';
import { readEInvoice } from '../support/e-invoices.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { useService, waitUntil, type TestUser } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const PAGES = `query ($uid: ID!, $width: Int) {
  invoice(uid: $uid) { processingStatus pages { number width height image(width: $width) } extraction { field page box { x y width height } } }
}`;

describe('the pages of an invoice', () => {
  const service = useService('sqlite');

  async function upload(user: TestUser, bytes: Buffer, name: string): Promise<string> {
    const source = Readable.from([bytes]);
    return (await service.core.services.uploads.upload(user.actor, { source, fileName: name })).uid;
  }

  async function read(user: TestUser, uid: string, width?: number): Promise<any> {
    return waitUntil(async () => {
      const { invoice } = await readGraphqlData<any>(service, user.key, PAGES, { uid, width });
      return invoice.processingStatus === 'PROCESSING' ? null : invoice;
    });
  }

  test('are images with the same proportions as the page, no wider than was asked', async () => {
    const { owner } = await service.account();
    const uid = await upload(owner, await readFile(path.join(SAMPLES, 'thistledown-invoice.pdf')), 'invoice.pdf');
    const { pages, extraction } = await read(owner, uid, 480);
    expect(pages).toEqual([expect.objectContaining({ number: 1 })]);
    const [{ width, height, image }] = pages;
    const total = extraction.find(({ field }: { field: string }) => field === 'total_price');
    expect(total.box.x + total.box.width).toBeLessThan(width);
    expect(total.box.y + total.box.height).toBeLessThan(height);
    const answer = await fetch(image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(drawn.width).toBe(480);
    expect(drawn.height / drawn.width).toBeCloseTo(height / width, 1);
  });

  test('show a photo that cannot be read, as it is', async () => {
    const { owner } = await service.account();
    const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#3366aa' } }).png();
    const uid = await upload(owner, await photo.toBuffer(), 'photo.png');
    const { pages } = await read(owner, uid);
    const drawn = sharp(Buffer.from(await (await fetch(pages[0].image)).arrayBuffer()));
    const { dominant } = await drawn.stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await drawn.metadata()).width).toBe(900);
  });

  test('are none for an e-invoice in XML and for a damaged file', async () => {
    const { owner } = await service.account();
    const xml = await upload(owner, Buffer.from(await readEInvoice('ubl.xml')), 'ubl.xml');
    const damaged = await upload(owner, Buffer.from('%PDF-1.7\nnothing'), 'damaged.pdf');
    expect((await read(owner, xml)).pages).toEqual([]);
    expect((await read(owner, damaged)).pages).toEqual([]);
  });

  test('have a thumbnail of the first one, which a list gives without opening the files', async () => {
    const { owner } = await service.account();
    const bytes = await readFile(path.join(SAMPLES, 'thistledown-invoice.pdf'));
    await upload(owner, bytes, 'invoice.pdf');
    await upload(owner, Buffer.from(await readEInvoice('ubl.xml')), 'ubl.xml');
    const list = '{ invoices(orderBy: { field: CREATED_AT, direction: ASC }) { nodes { thumbnail } } }';
    const [pdf, xml] = (await readGraphqlData<any>(service, owner.key, list, {})).invoices.nodes;
    expect(xml.thumbnail).toBeNull();
    const answer = await fetch(pdf.thumbnail);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(240);
    expect((await fetch(pdf.thumbnail.replace(/signature=../, 'signature=zz'))).status).toBe(403);
  });

  test('are refused without a genuine signature, beyond the last page, and at another invoice', async () => {
    const { owner, member } = await service.account();
    const bytes = await readFile(path.join(SAMPLES, 'thistledown-invoice.pdf'));
    const [first, second] = [await upload(owner, bytes, 'a.pdf'), await upload(member, bytes, 'b.pdf')];
    const { pages } = await read(owner, first);
    const url = String(pages[0].image);
    expect((await fetch(url.replace('/pages/1?', '/pages/2?'))).status).toBe(404);
    expect((await fetch(url.replace(first, second))).status).toBe(403);
    expect((await fetch(url.replace(/signature=../, 'signature=zz'))).status).toBe(403);
    expect((await fetch(url.replace(/width=\d+/, 'width=no'))).status).toBe(404);
  });

  test('are kept on disk until the file is purged', async () => {
    const { owner } = await service.account();
    const uid = await upload(owner, await readFile(path.join(SAMPLES, 'mavi-kalem-fatura.pdf')), 'fatura.pdf');
    const { pages } = await read(owner, uid, 240);
    await fetch(pages[0].image);
    const folder = path.join(service.core.config.DATA_DIR, 'pages', owner.actor.accountUid);
    const list = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
    expect(await list()).toHaveLength(1);
    const { core } = service;
    await core.services.invoices.remove(owner.actor, { uid });
    const tomorrow = Date.now() + 86_400_000;
    const measureClock = async () => ({ now: tomorrow, steadyFor: 864_000_000, hasJumped: false });
    await new Housekeeping({ ...core, ...core.stores, measureClock, retentionDays: 0 }).run();
    expect(await list()).toEqual([]);
  });
});
