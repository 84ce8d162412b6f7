import { expect, it } from '@jest/globals';
import { readRequests } from '../../../src/processing/request-reader.js';

async function read(bytes: Buffer, chunkSize: number): Promise<string[]> {
  async function* generateChunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const found: string[] = [];
  for await (const { request, bytes: file } of readRequests(generateChunks())) {
    found.push(file === null ? JSON.stringify(request) : Buffer.from(file).toString());
  }
  return found;
}

const FILES = ['{"size":1}\n', '', 'x'.repeat(1_000), '\n\n'];
const SENT = Buffer.from(
  `${FILES.map((file) => `${JSON.stringify({ size: file.length })}\n${file}`).join('')}{"reading":1}\n`,
);

it.each([1, 2, 7, 64, 100_000])('requests and their files are read from pieces of %d bytes', async (chunkSize) => {
  expect(await read(SENT, chunkSize)).toEqual([...FILES, '{"reading":1}']);
});

it('a file that ends early is no request', async () => {
  expect(await read(Buffer.from('{"size":10}\nonly'), 5)).toEqual([]);
});
