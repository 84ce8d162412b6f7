/** The object identifier 1.2.840.113549.1.7.2 (signedData of RFC 2315 and RFC 5652) in DER. */
const SIGNED_DATA = Buffer.of(0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02);
const PEM_LINE = /-----[A-Z0-9 ]+-----/g;
const BASE64 = /^[A-Za-z0-9+/=\s]+$/;

/** Whether a file begins like a signed message (CMS, PKCS #7) in DER, BER, PEM or plain base64. */
export function isSignedMessage(head: Uint8Array): boolean {
  if (isDer(head)) return true;
  const decoded = head[0] === 0x4d || head[0] === 0x2d ? decodeBase64(head.subarray(0, 512)) : null;
  return decoded !== null && isDer(decoded);
}

/** Whether the bytes begin like a signed message in DER or BER. */
export function isDer(bytes: Uint8Array): boolean {
  return bytes[0] === 0x30 && Buffer.from(bytes.subarray(0, 32)).includes(SIGNED_DATA);
}

/** Decodes base64 with or without the header and footer of PEM; null for any other text. */
export function decodeBase64(bytes: Uint8Array): Uint8Array | null {
  const text = Buffer.from(bytes).toString('latin1').replace(PEM_LINE, '');
  return BASE64.test(text) ? Buffer.from(text, 'base64') : null;
}
