import { describe, expect, test } from '@jest/globals';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Box } from '../../src/extraction/model/finding.js';
import { Housekeeping } from '../../src/processing/housekeeping.js';
import { readEInvoice } from '../support/e-invoices.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { writeScriptInvoice } from '../support/script-invoices.js';
import { signBytes, writeDer } from '../support/signed-message.js';
import { useService, waitUntil, type TestUser } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const PAGES = `query ($uid: ID!, $width: Int) {
  invoice(uid: $uid) { processingStatus pages { number width height image(width: $width) } extraction { field page box { x y width height } } }
}`;

/** The darkest brightness in a box in points, on the image of an A4 page. */
async function findDarkest(image: Buffer, { x, y, width, height }: Box): Promise<number> {
  const scale = ((await sharp(image).metadata()).width ?? 0) / 595;
  const toPixels = (points: number) => Math.round(points * scale);
  const area = { left: toPixels(x), top: toPixels(y), width: toPixels(width), height: toPixels(height) };
  const { channels } = await sharp(await sharp(image).extract(area).greyscale().toBuffer()).stats();
  return channels[0]!.min;
}

describe('the pages of an invoice', () => {
  const service = useService('sqlite');

  async function upload(user: TestUser, bytes: Buffer, name: string): Promise<string> {
    const source = Readable.from([bytes]);
    return (await service.core.services.uploads.upload(user.actor, { source, fileName: name })).uid;
  }

  async function uploadXml(user: TestUser, replacements: Readonly<Record<string, string>> = {}): Promise<string> {
    return upload(user, Buffer.from(await readEInvoice('ubl.xml', replacements)), 'ubl.xml');
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

  test('are made from an e-invoice in XML, and show each value where its box is', async () => {
    const { owner } = await service.account();
    const { pages, extraction } = await read(owner, await uploadXml(owner), 1_600);
    expect(pages).toEqual([{ number: 1, width: 595, height: 842, image: expect.any(String) }]);
    const answer = await fetch(pages[0].image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const image = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ width: 1_600, height: 2_264 });
    const placed = extraction.filter(({ page, box }: any) => page === 1 && box !== null);
    expect(placed.map(({ field }: any) => field)).toEqual(
      expect.arrayContaining(['company.name', 'buyer_name', 'invoice_number', 'invoice_date', 'total_price', 'items']),
    );
    for (const { box } of placed) expect(await findDarkest(image, box)).toBeLessThan(130);
    expect(await findDarkest(image, { x: 60, y: 600, width: 400, height: 100 })).toBeGreaterThan(250);
  });

  test.each(['arabic', 'japanese', 'others'] as const)(
    'of an e-invoice in %s script show its letters',
    async (name) => {
      const { owner } = await service.account();
      const { pages, extraction } = await read(
        owner,
        await upload(owner, Buffer.from(writeScriptInvoice(name)), 'a.xml'),
        1_600,
      );
      const image = Buffer.from(await (await fetch(pages[0].image)).arrayBuffer());
      for (const field of ['company.name', 'company.address', 'buyer_name']) {
        const { box } = extraction.find(({ field: own }: { field: string }) => own === field);
        expect(await findDarkest(image, box)).toBeLessThan(130);
      }
    },
  );

  test('of a signed e-invoice are made from what was signed', async () => {
    const { owner } = await service.account();
    const signed = Buffer.from(signBytes(writeDer(0x04, Buffer.from(await readEInvoice('fatturapa.xml')))));
    const { pages } = await read(owner, await upload(owner, signed, 'fattura.xml.p7m'));
    expect((await fetch(pages[0].image)).status).toBe(200);
  });

  test('of an e-invoice have their limits, whatever it says', async () => {
    const { owner } = await service.account();
    const text = `<cbc:Note>&lt;svg&gt;&#x202E; مرحبا ${'x'.repeat(50_000)}</cbc:Note>`.repeat(40);
    const line = '<cac:InvoiceLine><cac:Item><cbc:Name>a</cbc:Name></cac:Item></cac:InvoiceLine>'.repeat(20_000);
    const uid = await uploadXml(owner, { '</Invoice>': `${text}${line}</Invoice>` });
    const { pages } = await read(owner, uid, 100_000);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.length).toBeLessThanOrEqual(50);
    const last = await fetch(pages.at(-1).image);
    expect((await sharp(Buffer.from(await last.arrayBuffer())).metadata()).width).toBe(1_600);
    const beyond = String(pages[0].image).replace('/pages/1?', `/pages/${pages.length + 1}?`);
    expect((await fetch(beyond)).status).toBe(404);
  });

  test('are none for a damaged file, and for XML that is no e-invoice', async () => {
    const { owner } = await service.account();
    const xml = await upload(owner, Buffer.from('<?xml version="1.0"?><note>Hello</note>'), 'note.xml');
    const damaged = await upload(owner, Buffer.from('%PDF-1.7\nnothing'), 'damaged.pdf');
    expect((await read(owner, xml)).pages).toEqual([]);
    expect((await read(owner, damaged)).pages).toEqual([]);
  });

  test('have a thumbnail of the first one, which a list gives without opening the files', async () => {
    const { owner } = await service.account();
    const bytes = await readFile(path.join(SAMPLES, 'thistledown-invoice.pdf'));
    await upload(owner, bytes, 'invoice.pdf');
    await uploadXml(owner);
    const list = '{ invoices(orderBy: { field: CREATED_AT, direction: ASC }) { nodes { thumbnail } } }';
    const [pdf, xml] = (await readGraphqlData<any>(service, owner.key, list, {})).invoices.nodes;
    for (const { thumbnail } of [pdf, xml]) {
      const answer = await fetch(thumbnail);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(240);
    }
    expect((await fetch(pdf.thumbnail.replace(/signature=../, 'signature=zz'))).status).toBe(403);
  });

  test('are refused without a genuine signature, beyond the last page, and at another invoice', async () => {
    const { owner, member } = await service.account();
    const bytes = await readFile(path.join(SAMPLES, 'thistledown-invoice.pdf'));
    await expectRefused(owner, await upload(owner, bytes, 'a.pdf'), await upload(member, bytes, 'b.pdf'));
    await expectRefused(owner, await uploadXml(owner), await uploadXml(member));
  });

  async function expectRefused(owner: TestUser, first: string, second: string): Promise<void> {
    const { pages } = await read(owner, first);
    const url = String(pages[0].image);
    expect((await fetch(url.replace('/pages/1?', '/pages/2?'))).status).toBe(404);
    expect((await fetch(url.replace(first, second))).status).toBe(403);
    expect((await fetch(url.replace(/signature=../, 'signature=zz'))).status).toBe(403);
    expect((await fetch(url.replace(/width=\d+/, 'width=no'))).status).toBe(404);
  }

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
