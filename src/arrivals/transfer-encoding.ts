/** Decodes the bytes of a part of a message (RFC 2045, section 6). Like mail programs, it passes over what is not valid. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  switch (encoding) {
    case 'base64':
      return Buffer.from(bytes.toString('latin1'), 'base64');
    case 'quoted-printable':
      return decodeQuotedPrintable(bytes.toString('latin1'));
    default:
      return bytes;
  }
}

function decodeQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=[ \t]*\r?\n/g, '');
  const decoded = joined.replace(/=([\dA-Fa-f]{2})/g, (_match, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}
