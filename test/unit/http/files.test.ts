import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFilesHandler } from '../../../src/http/files.js';

const CONTENT = Buffer.from('0123456789');
const ETAG = '"digest"';

describe('the file of an invoice', () => {
  const file = { fileKey: 'k', fileType: 'application/pdf', fileName: null as string | null, fileSha256: 'digest' };
  let state: { fileSize: number; fileName: string | null; fileType: string; open: () => Readable };
  let opened: Readable[];
  let failures: unknown[];
  let server: Server;
  let port: number;

  beforeEach(async () => {
    state = { ...file, fileSize: CONTENT.length, open: () => Readable.from([CONTENT]) };
    opened = [];
    failures = [];
    const handler = createFilesHandler({
      fileUrls: { verify: () => true } as never,
      keys: { isActive: async () => true },
      getFile: async () => ({ ...file, ...state }) as never,
      files: {
        open: async (_key, range) => {
          const stream = range ? Readable.from([CONTENT.subarray(range.start, range.end + 1)]) : state.open();
          opened.push(stream);
          return { stream, size: CONTENT.length };
        },
      },
    });
    const app = express().get('/files/:accountUid/:invoiceUid', handler);
    app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
      failures.push(error);
      response.destroy();
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => void server.close());

  const load = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/files/a/i`, { headers, method });

  it('is not read further if only its headers are asked for, or the client has it', async () => {
    const head = await load({ Range: 'bytes=0-3' }, 'HEAD');
    const length = head.headers.get('content-length');
    expect([head.status, length, head.headers.get('content-range')]).toEqual([200, '10', null]);
    const unchanged = await load({ 'If-None-Match': ETAG, 'Cache-Control': 'max-age=0' });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', ETAG]);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });

  it('may be embedded in pages of other origins and kept by the browser, but may do nothing itself', async () => {
    const { headers } = await load();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('private, max-age=300');
  });

  it.each([
    ['application/pdf', null, 'inline'],
    ['text/xml', null, 'attachment'],
    ['image/svg+xml', 'a.svg', `attachment; filename="a.svg"; filename*=UTF-8''a.svg`],
    ['image/png', `it's (1)*.png`, `inline; filename="it's (1)*.png"; filename*=UTF-8''it%27s%20%281%29%2A.png`],
    ['image/png', 'a\\b%"c".png', `inline; filename="a_b__c_.png"; filename*=UTF-8''a%5Cb%25%22c%22.png`],
    ['image/png', '\ud800.png', `inline; filename="_.png"; filename*=UTF-8''%EF%BF%BD.png`],
  ])('of the type %s with the name %j is served as %s', async (fileType, fileName, disposition) => {
    Object.assign(state, { fileType, fileName });
    expect((await load()).headers.get('content-disposition')).toBe(disposition);
  });

  it('is cut off if it cannot be read to its end', async () => {
    const broken = async function* () {
      yield CONTENT.subarray(0, 4);
      await sleep(20);
      throw new Error('disk');
    };
    state.open = () => Readable.from(broken());
    await expect(load().then((response) => response.text())).rejects.toThrow(/terminated|fetch failed/);
    while (failures.length === 0) await sleep(5);
    expect(failures).toEqual([new Error('disk')]);
  });

  it('is closed, and nothing fails, if the client leaves', async () => {
    const endless = async function* () {
      for (;;) {
        yield Buffer.alloc(100_000);
        await sleep(5);
      }
    };
    Object.assign(state, { fileSize: 1e12, open: () => Readable.from(endless()) });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /files/a/i HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    while (!opened[0]?.destroyed) await sleep(5);
    await sleep(20);
    expect(failures).toEqual([]);
  });
});
