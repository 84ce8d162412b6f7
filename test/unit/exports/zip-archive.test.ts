import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipDirectory } from '../../../src/exports/zip-directory.js';
import { writeZipArchive } from '../../../src/exports/zip-writer.js';
import { readZip } from '../../support/zip.js';

const FAR = 2 ** 32 + 7;

/** A directory of so many files, the last of which begins beyond 4 GiB, and its end of 98 bytes. */
function describeFiles(count: number) {
  const directory = new ZipDirectory();
  for (let index = 1; index <= count; index += 1) {
    const name = `${index}.txt`;
    directory.add({ name, offset: index === count ? FAR : 0, checksum: 0, size: 0, packedSize: 2 });
  }
  const bytes = Buffer.concat([...directory.end(FAR + 40)]);
  return { bytes, end: bytes.subarray(-98) };
}

describe('a long archive', () => {
  const { bytes, end } = describeFiles(66_000);

  it('says in Zip64 how many files it has, and where their directory is', () => {
    expect([end.readUInt32LE(0), end.readUInt32LE(56), end.readUInt32LE(76)]).toEqual([
      ...[0x06064b50, 0x07064b50, 0x06054b50],
    ]);
    const [count, size, offset] = [32, 40, 48].map((at) => Number(end.readBigUInt64LE(at)));
    expect([count, size, offset]).toEqual([66_000, bytes.length - 98, FAR + 40]);
    expect(Number(end.readBigUInt64LE(64))).toBe(FAR + 40 + bytes.length - 98);
    expect([end.readUInt16LE(86), end.readUInt32LE(92)]).toEqual([0xffff, 0xffff_ffff]);
  });

  it('says in Zip64 where a file beyond 4 GiB begins', () => {
    const last = bytes.subarray(0, -98).subarray(-(46 + '66000.txt'.length + 12));
    expect([last.readUInt16LE(6), last.readUInt32LE(42)]).toEqual([45, 0xffff_ffff]);
    expect([last.readUInt16LE(55), last.readUInt16LE(57)]).toEqual([1, 8]);
    expect(Number(last.readBigUInt64LE(59))).toBe(FAR);
  });
});

it('an archive holds bytes as well as texts', async () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  const files = [{ name: 'bytes.bin', content: [bytes.subarray(0, 2), new Uint8Array(bytes.subarray(2))] }];
  expect(readZip(await buffer(Readable.from(writeZipArchive(files)))).get('bytes.bin')).toEqual(bytes);
});
