import { expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeZipArchive } from '../../../src/exports/zip-writer.js';
import { readZip } from '../../support/zip.js';

it('an archive of more than 65,535 files says how many it has', async () => {
  const count = 66_000;
  const files = (function* () {
    for (let index = 0; index < count; index += 1) yield { name: `${index}.txt`, content: [] };
  })();
  const read = readZip(await buffer(Readable.from(writeZipArchive(files))));
  expect(read.size).toBe(count);
  expect(read.has(`${count - 1}.txt`)).toBe(true);
}, 120_000);

it('an archive holds bytes as well as texts', async () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  const files = [{ name: 'bytes.bin', content: [bytes.subarray(0, 2), new Uint8Array(bytes.subarray(2))] }];
  expect(readZip(await buffer(Readable.from(writeZipArchive(files)))).get('bytes.bin')).toEqual(bytes);
});
