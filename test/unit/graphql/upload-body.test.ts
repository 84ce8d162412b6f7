import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type Upload from 'graphql-upload/Upload.mjs';
import { withUploadBody } from '../../../src/graphql/upload-body.js';
import { MAX_BODY_BYTES } from '../../../src/web/read-body.js';

const MAX_BYTES = 1_000;
const FILE =
  '--b\r\nContent-Disposition: form-data; name="0"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\nabc\r\n';
const writeField = (name: string, value: unknown) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`;

/** Reads a form; returns what the work returns, or the code and the message of the error. */
async function read(form: string, work: (body: { variables?: unknown }) => Promise<unknown> = async (body) => body) {
  const stream = new PassThrough();
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  stream.end(`${form}--b--\r\n`);
  const request = Object.assign(stream, { headers, complete: true }) as unknown as IncomingMessage;
  return withUploadBody(request, { maxBytes: MAX_BYTES, admitNext: () => undefined }, work).catch(
    ({ code, message }: { code: string; message: string }) => [...[code, message]],
  );
}

const writeForm = (operations: unknown, map: unknown) =>
  writeField('operations', operations) + writeField('map', map) + FILE;
const nameFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index, [`variables.list.${index}`]]));
const OPERATIONS = {
  query: 'mutation',
  variables: { file: null, input: { one: { file: null } }, taken: 'x', list: [null] },
};

describe('a form with a GraphQL operation and a file', () => {
  it.each(['file', 'input.one.file'])('puts the file into its variable, %s', async (path) => {
    const readBack = await read(writeForm(OPERATIONS, { 0: [`variables.${path}`] }), async ({ variables }) => {
      const upload = path
        .split('.')
        .reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], variables);
      const { createReadStream, ...file } = await (upload as Upload).promise;
      const chunks = [];
      for await (const chunk of createReadStream() as AsyncIterable<Buffer>) chunks.push(chunk);
      expect(() => createReadStream()).toThrow('only once');
      return { ...file, content: Buffer.concat(chunks).toString() };
    });
    expect(readBack).toMatchObject({ filename: 'a.pdf', mimetype: 'application/pdf', content: 'abc' });
  });

  it.each<[why: string, map: unknown, message: RegExp]>([
    ['names another file', { 1: ['variables.file'] }, /exactly the files/],
    ['names two files', { 0: ['variables.file'], 1: ['variables.taken'] }, /exactly one path/],
    ['names two places', { 0: ['variables.file', 'variables.taken'] }, /exactly one path/],
    ['names no place', { 0: [] }, /exactly one path/],
    ['has a text instead of a list', { 0: 'variables.file' }, /exactly one path/],
    ['is empty', {}, /exactly one path/],
    ['leaves the variables', { 0: ['query'] }, /exactly one path/],
    ['names a wrong index', { 0: ['variables.list.1'] }, /exactly one path/],
    ['begins with the second of a list', { 0: ['variables.input.one.file.1'] }, /exactly one path/],
    ['names a place and a list', { 0: ['variables.file'], 1: ['variables.list.0'] }, /exactly one path/],
    ['names places of two lists', { 0: ['variables.list.0'], 1: ['variables.other.1'] }, /exactly one path/],
    ['names an index beyond the list', { 0: ['variables.list.0'], 1: ['variables.list.1'] }, /does not exist/],
    ['names more files than a request may have', nameFiles(21), /at most 20 files/],
    ['goes too deep', { 0: ['variables.a.b.c.d'] }, /exactly one path/],
    ['names a place that does not exist', { 0: ['variables.other'] }, /does not exist/],
    ['names a place within nothing', { 0: ['variables.file.inner'] }, /does not exist/],
    ['names the length of a list', { 0: ['variables.list.length'] }, /must be null/],
    ['names an inherited place', { 0: ['variables.constructor'] }, /does not exist/],
    ['names a place with a value', { 0: ['variables.taken'] }, /must be null/],
  ])('is refused if its map %s', async (_why, map, message) => {
    expect(await read(writeForm(OPERATIONS, map))).toEqual(['bad_request', expect.stringMatching(message)]);
  });

  it('is refused without operations, map or file, or with the file before them', async () => {
    const map = writeField('map', { 0: ['variables.file'] });
    const operations = writeField('operations', OPERATIONS);
    const early = expect.stringMatching(/before the file/);
    expect(await read(map + FILE)).toEqual(['bad_request', early]);
    expect(await read(operations + FILE)).toEqual(['bad_request', early]);
    expect(await read(FILE + operations + map)).toEqual(['bad_request', early]);
    expect(await read(operations + map)).toEqual(['bad_request', expect.stringMatching(/no file/)]);
  });

  it('is refused if a field is larger than a body may be', async () => {
    const map = { 0: ['variables.file'] };
    const pad = (length: number) => ({
      ...OPERATIONS,
      pad: 'x'.repeat(length - JSON.stringify(OPERATIONS).length - 9),
    });
    expect(await read(writeForm(pad(MAX_BODY_BYTES - 1), map))).toMatchObject({ query: 'mutation' });
    expect(await read(writeForm(pad(MAX_BODY_BYTES + 1), map))).toEqual([
      ...['payload_too_large', expect.stringMatching(/operations/)],
    ]);
  });

  it('is refused with any other file or field', async () => {
    const form = writeForm(OPERATIONS, { 0: ['variables.file'] });
    const readFile = async ({ variables }: { variables?: unknown }) => {
      const { createReadStream } = await (variables as { file: Upload }).file.promise;
      const chunks = [];
      for await (const chunk of createReadStream() as AsyncIterable<Buffer>) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    };
    expect(await read(form, readFile)).toBe('abc');
    const other = writeField('other', 'x');
    const refused = ['bad_request', expect.stringMatching(/nothing else|exactly the files/)];
    expect(await read(form + other, readFile)).toEqual(refused);
    expect(await read(form + FILE.replace('"0"', '"1"'), readFile)).toEqual(refused);
  });

  it('has a file of no type and no name if it states none', async () => {
    const file =
      '--b\r\nContent-Disposition: form-data; name="0"\r\nContent-Type: application/octet-stream\r\n\r\nabc\r\n';
    const form = writeField('operations', OPERATIONS) + writeField('map', { 0: ['variables.file'] }) + file;
    const names = await read(form, async ({ variables }) => {
      const { filename, mimetype } = await (variables as { file: Upload }).file.promise;
      return [filename, mimetype];
    });
    expect(names).toEqual(['', 'application/octet-stream']);
  });
});
