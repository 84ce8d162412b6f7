import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { withUploadedFile } from '../../../src/rest/multipart-body.js';

const MAX_BYTES = 1_000;
const KIBIBYTE = 1024;

const writeFile = (name: string, content: string, fileName = '; filename="a.pdf"') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const writeField = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** Uploads a form; returns the name and the content of its file, or the code of the error. */
async function upload(body: string, headers: Record<string, string> = {}): Promise<unknown> {
  const stream = new PassThrough();
  const request = Object.assign(stream, {
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
    complete: true,
  }) as unknown as IncomingMessage;
  stream.end(`${body}--b--\r\n`);
  const read = withUploadedFile(request, MAX_BYTES, async ({ source, fileName }) => {
    const chunks = [];
    for await (const chunk of source) chunks.push(chunk);
    return [fileName, Buffer.concat(chunks).toString()];
  });
  return read.catch((error: { code: string; details?: object }) => [error.code, Object.keys(error.details ?? {})]);
}

describe('an uploaded form', () => {
  it('has one part `file`, beside which other fields are ignored', async () => {
    expect(await upload(writeFile('file', 'abc'))).toEqual(['a.pdf', 'abc']);
    expect(await upload(writeField('note', 'x') + writeFile('file', 'abc') + writeField('more', 'y'))).toEqual([
      ...['a.pdf', 'abc'],
    ]);
  });

  it('may not lack the part `file`', async () => {
    expect(await upload(writeFile('other', 'abc'))).toEqual(['bad_request', ['file']]);
    expect(await upload(writeField('file', 'abc'))).toMatchObject(['bad_request', expect.anything()]);
    expect(await upload('')).toMatchObject(['bad_request', expect.anything()]);
  });

  it('may have two fields beside the file, and no second file', async () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index) => writeField(`f${index}`, 'x')).join('');
    expect(await upload(fields(2) + writeFile('file', 'abc'))).toEqual(['a.pdf', 'abc']);
    expect(await upload(fields(3) + writeFile('file', 'abc'))).toEqual(['bad_request', []]);
    expect(await upload(writeFile('file', 'abc') + writeFile('file', 'def'))).toEqual(['bad_request', []]);
  });

  it('may announce the bytes of its file, and 256 KiB for everything else', async () => {
    const most = MAX_BYTES + 4 * 64 * KIBIBYTE;
    expect(await upload(writeFile('file', 'abc'), { 'content-length': String(most) })).toEqual(['a.pdf', 'abc']);
    expect(await upload(writeFile('file', 'abc'), { 'content-length': String(most + 1) })).toEqual([
      ...['payload_too_large', ['maxBytes']],
    ]);
  });

  it.each<Record<string, string>>([
    { 'content-type': 'application/pdf' },
    { 'content-type': 'multipart/mixed; boundary=b' },
    { 'content-encoding': 'gzip' },
  ])('is refused with the headers %j', async (headers) => {
    expect(await upload(writeFile('file', 'abc'), headers)).toEqual(['unsupported_media_type', []]);
  });
});
