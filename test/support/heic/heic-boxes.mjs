/** A box of the ISO base media format (ISO 14496-12): length, name, content. */
export function writeBox(name, ...content) {
  const body = Buffer.concat(content);
  return Buffer.concat([writeUint32(body.length + 8), Buffer.from(name, 'latin1'), body]);
}

/** A box that begins with a version and flags. */
export function writeFullBox(name, version, flags, ...content) {
  return writeBox(name, writeUint32(version * 0x1000000 + flags), ...content);
}

export function writeUint8(...values) {
  return Buffer.from(values);
}

export function writeUint16(...values) {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2);
  return bytes;
}

export function writeUint32(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}

/** The first complete box with a name, anywhere in the file. */
export function findBox(bytes, name) {
  const at = bytes.indexOf(name, 0, 'latin1') - 4;
  if (at < 0) throw new Error(`the file has no ${name}`);
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
}
