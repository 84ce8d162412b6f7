import { crc32, inflateRawSync } from 'node:zlib';

/** Reads the files of a short archive by name. @throws Error if one is damaged */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22;
  const files = new Map<string, Buffer>();
  for (let at = bytes.readUInt32LE(end + 16); files.size < bytes.readUInt16LE(end + 10);) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString('latin1', at + 46, at + 46 + nameLength);
    const offset = bytes.readUInt32LE(at + 42);
    const content = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const file = inflateRawSync(bytes.subarray(content, content + bytes.readUInt32LE(at + 20)));
    if (crc32(file) !== bytes.readUInt32LE(at + 16) || files.has(name)) throw new Error(`${name} is damaged.`);
    files.set(name, file);
    at += 46 + nameLength + extraLength;
  }
  return files;
}
