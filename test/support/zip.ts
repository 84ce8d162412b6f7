import { crc32, inflateRawSync } from 'node:zlib';

const NEEDS_ZIP64 = 0xffff_ffff;

/** Reads the files of an archive, also of one in Zip64, by name. @throws Error if one is damaged */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const { count, start } = readEnd(bytes);
  const files = new Map<string, Buffer>();
  for (let index = 0, at = start; index < count; index += 1) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString('latin1', at + 46, at + 46 + nameLength);
    const offset = bytes.readUInt32LE(at + 42);
    if (offset === NEEDS_ZIP64) throw new Error('The archive is too long for tests.');
    const content = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const file = inflateRawSync(bytes.subarray(content, content + bytes.readUInt32LE(at + 20)));
    if (crc32(file) !== bytes.readUInt32LE(at + 16) || files.has(name)) throw new Error(`${name} is damaged.`);
    files.set(name, file);
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function readEnd(bytes: Buffer): { count: number; start: number } {
  const end = bytes.length - 22;
  const count = bytes.readUInt16LE(end + 10);
  if (count < 0xffff) return { count, start: bytes.readUInt32LE(end + 16) };
  const long = Number(bytes.readBigUInt64LE(end - 20 + 8));
  if (bytes.readUInt32LE(long) !== 0x0606_4b50) throw new Error('The end of the directory is not where it should be.');
  return { count: Number(bytes.readBigUInt64LE(long + 32)), start: Number(bytes.readBigUInt64LE(long + 48)) };
}
