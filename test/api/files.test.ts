import { beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import type { InvoiceRow } from '../../src/invoices/invoice-row.js';
import { DIALECTS } from '../support/databases.js';
import { makePdf } from '../support/pdf-fixtures.js';
import { describeOnS3, useS3 } from '../support/s3.js';
import { useService, type TestAccount, type TestService } from '../support/service.js';

describe.each(DIALECTS)('the file of an invoice on %s', (dialect) => {
  defineFileTests(useService(dialect));
});

describeOnS3('the file of an invoice in S3', () => {
  const s3 = useS3();
  defineFileTests(useService('sqlite', async () => ({ FILE_STORE: await s3.createFileStore() })));
});

describeOnS3('the file of an invoice in S3, to which clients are sent', () => {
  const s3 = useS3();
  const service = useService('sqlite', async () => ({ FILE_STORE: await s3.createFileStore('redirect=on') }));

  it('comes from the storage, with the same type and name', async () => {
    const account = await service.account();
    const content = Buffer.from('<?xml version="1.0"?><Invoice/>');
    const source = Readable.from([content]);
    const { uid } = await service.core.services.uploads.upload(account.owner.actor, { source, fileName: 'März.xml' });
    const url = service.core.services.fileUrls.createUrl(account.owner.actor, uid);
    const redirect = await fetch(url, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'private, max-age=60']);
    const served = await fetch(url);
    // Each redirect is signed at its own time.
    const [place] = String(redirect.headers.get('location')).split('?');
    expect(served.url.split('?')[0]).toBe(place);
    expect([served.status, Buffer.from(await served.arrayBuffer()).equals(content)]).toEqual([200, true]);
    expect(served.headers.get('content-type')).toMatch(/^(application|text)\/(xml|plain)/);
    expect(served.headers.get('content-disposition')).toBe(
      `attachment; filename="M_rz.xml"; filename*=UTF-8''M%C3%A4rz.xml`,
    );
    const part = await fetch(url, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, 'xml']);
    const head = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)]);
    expect((await fetch(url.replace(/signature=.*/, 'signature=x'), { redirect: 'manual' })).status).toBe(403);
  });
});

function defineFileTests(service: TestService): void {
  let account: TestAccount;
  let pdf: Buffer;
  let invoice: InvoiceRow;
  let url: string;

  const upload = (bytes: Uint8Array, fileName: string) =>
    service.core.services.uploads.upload(account.owner.actor, {
      source: Readable.from([Buffer.from(bytes)]),
      fileName,
    });
  const createUrl = ({ uid }: { uid: string }) => service.core.services.fileUrls.createUrl(account.owner.actor, uid);
  const ask = (headers: Record<string, string>) => fetch(url, { headers });

  beforeAll(async () => {
    account = await service.account();
    pdf = Buffer.from(await makePdf({ pages: [[{ text: 'Invoice', x: 50, y: 50 }]] }));
    invoice = await upload(pdf, 'Büro "März" (2).pdf');
    url = createUrl(invoice);
  });

  it('is served unchanged, without a key, for display in a browser', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), pdf)).toBe(0);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="B_ro _M_rz_ (2).pdf"; filename*=UTF-8''B%C3%BCro%20%22M%C3%A4rz%22%20%282%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': expect.stringContaining('private'),
      'accept-ranges': 'bytes',
    });
  });

  it('answers HEAD with its size', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-', 5, undefined],
    ['bytes=0-1,2-3', 0, 4],
    ['bytes=-7', -7, undefined],
    ['bytes=10-99999999', 10, undefined],
  ])('is served partially for %s', async (range, from, to) => {
    const response = await ask({ Range: range });
    const part = pdf.subarray(from, to);
    const start = from < 0 ? pdf.length + from : from;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${start + part.length - 1}/${pdf.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(part)).toBe(true);
  });

  it.each(['bytes=0-1,5-6', 'bytes=x', 'pages=1-2'])('is served completely for %s', async (range) => {
    const response = await ask({ Range: range });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
    expect((await response.arrayBuffer()).byteLength).toBe(pdf.length);
  });

  it('answers a range beyond its end with its size', async () => {
    const response = await ask({ Range: 'bytes=99999999-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`]);
    expect(await response.json()).toMatchObject({ error: { code: 'range_not_satisfiable' } });
  });

  it('is sent only to a client that does not have it yet', async () => {
    const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag')!;
    expect((await ask({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206);
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': '"another"' })).status).toBe(200);
  });

  it('is served as an attachment if it is XML, which a browser might execute', async () => {
    const xml = await upload(Buffer.from('<?xml version="1.0"?><Invoice/>'), 'invoice.xml');
    const response = await fetch(createUrl(xml));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('content-type')).toMatch(/^(application|text)\/(xml|plain)/);
  });

  it('is refused for an altered URL', async () => {
    const other = url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A'));
    const response = await fetch(other);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden', request_id: expect.any(String) } });
    expect((await fetch(url.split('?')[0]!)).status).toBe(403);
  });

  it('is no longer available once the key that read it is revoked, expires, or loses its user', async () => {
    const { accounts, keys } = service.core.services;
    const { admin, approver, member, owner } = await service.account();
    const own = await service.core.services.uploads.upload(owner.actor, {
      ...{ source: Readable.from([pdf]), fileName: 'own.pdf' },
    });
    const links = [admin, approver, member].map(({ actor }) =>
      service.core.services.fileUrls.createUrl(actor, own.uid),
    );
    const readStatuses = () => Promise.all(links.map(async (link) => (await fetch(link)).status));
    expect(await readStatuses()).toEqual([200, 200, 200]);
    await keys.revoke(owner.actor, admin.actor.keyUid);
    await keys.rotate(owner.actor, approver.actor.keyUid, 0);
    await accounts.removeUser(owner.actor, member.uid);
    expect(await readStatuses()).toEqual([403, 403, 403]);
  });

  it('disappears with its invoice, and is not available through another account', async () => {
    const deleted = await upload(pdf, 'deleted.pdf');
    const link = createUrl(deleted);
    await service.core.services.invoices.remove(account.owner.actor, { uid: deleted.uid });
    expect((await fetch(link)).status).toBe(404);
    const stranger = await service.account();
    const foreign = service.core.services.fileUrls.createUrl(stranger.owner.actor, invoice.uid);
    expect((await fetch(foreign)).status).toBe(404);
  });
}
