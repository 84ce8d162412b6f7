/** Joins bytes to one array. */
export const joinBytes = (...parts: (Uint8Array | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

/** Writes one DER element. */
export function writeDer(tag: number, ...content: (Uint8Array | number[])[]): Uint8Array {
  const body = joinBytes(...content);
  const length =
    body.length < 128 ? [body.length] : [0x83, body.length >> 16, (body.length >> 8) & 255, body.length & 255];
  return joinBytes([tag, ...length], body);
}
/** PKCS #7 signedData and data. */
export const OID_SIGNED = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
export const OID_DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];

/** Wraps an octet string in a CMS message without certificates and signatures. */
export function signBytes(octets: Uint8Array): Uint8Array {
  const content = writeDer(0x30, OID_DATA, writeDer(0xa0, octets));
  return writeDer(
    0x30,
    OID_SIGNED,
    writeDer(0xa0, writeDer(0x30, [0x02, 0x01, 0x01], [0x31, 0x00], content, [0x31, 0x00])),
  );
}
