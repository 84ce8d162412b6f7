import { describe, expect, it } from '@jest/globals';
import { detectMediaType } from '../../../src/extraction/input/media-type.js';

const encodeText = (value: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(value, encoding));
const decodeHex = (value: string) => new Uint8Array(Buffer.from(value.replaceAll(' ', ''), 'hex'));

describe('the type of an upload', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['a PDF', encodeText('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after a few bytes of a mail gateway', encodeText('\r\n\r\n%PDF-1.4\n'), 'application/pdf'],
    ['a PDF that begins within 1024 bytes', encodeText(`${' '.repeat(1019)}%PDF-1.4\n`), 'application/pdf'],
    ['a PDF that begins later', encodeText(`${' '.repeat(1020)}%PDF-1.4\n`), null],
    ['a JPEG', decodeHex('ff d8 ff e0 00 10 4a 46 49 46 00 01'), 'image/jpeg'],
    [
      'a PNG',
      decodeHex(
        '89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00 00 01 00 00 00 01 08 06 00 00 00 1f 15 c4 89 00 00 00 0a 49 44 41 54',
      ),
      'image/png',
    ],
    ['a WebP', decodeHex('52 49 46 46 24 00 00 00 57 45 42 50 56 50 38 20'), 'image/webp'],
    ['a TIFF', decodeHex('49 49 2a 00 08 00 00 00 00 00 00 00 00 00'), 'image/tiff'],
    ['a TIFF whose directory is at its end', decodeHex('49 49 2a 00 88 fc 0a 00 ff ff ff ff'), 'image/tiff'],
    [
      'a TIFF in big-endian order whose directory is at its end',
      decodeHex('4d 4d 00 2a 00 0a fc 88 ff ff'),
      'image/tiff',
    ],
    ['a HEIC', decodeHex('00 00 00 18 66 74 79 70 68 65 69 63 00 00 00 00 6d 69 66 31 68 65 69 63'), 'image/heic'],
    [
      'an AVIF',
      decodeHex('00 00 00 1c 66 74 79 70 61 76 69 66 00 00 00 00 61 76 69 66 6d 69 66 31 6d 69 61 66'),
      'image/avif',
    ],
    ['a HEIF', decodeHex('00 00 00 18 66 74 79 70 6d 69 66 31 00 00 00 00 6d 69 66 31 68 65 69 63'), 'image/heic'],
    [
      'a sequence in HEIF',
      decodeHex('00 00 00 18 66 74 79 70 6d 73 66 31 00 00 00 00 6d 73 66 31 68 65 76 63'),
      'image/heic',
    ],
    [
      'XML that begins with its root in any script',
      encodeText('<Ödeme:Fatura_1-a xmlns:Ödeme="urn:x">'),
      'application/xml',
    ],
    ['XML that ends after the name of its root', encodeText('<Invoice'), 'application/xml'],
    ['a text in angle brackets', encodeText('<1> the first item'), null],
    ['XML with an unfinished instruction', encodeText('<?xml version="1.0"?><?style x'), 'application/xml'],
    ['a comment without a declaration', encodeText('<!-- no root'), null],
    ['a feed', encodeText('<?xml version="1.0"?><RSS version="2.0">'), null],
    ['XML with a declaration', encodeText('<?xml version="1.0"?><Invoice xmlns="urn:x"/>'), 'application/xml'],
    ['XML without a declaration', encodeText('  <ubl:Invoice xmlns:ubl="urn:x">'), 'application/xml'],
    ['XML after comments', encodeText('<?xml version="1.0"?><!-- a > b --><?style x?>\n<a>'), 'application/xml'],
    ['XML in UTF-16', encodeText('\ufeff<?xml version="1.0" encoding="UTF-16"?><a/>', 'utf16le'), 'application/xml'],
    [
      'XML with a comment longer than the head',
      encodeText(`<?xml version="1.0"?><!-- ${'x'.repeat(4080)}`),
      'application/xml',
    ],
    ['XML with a document type', encodeText('<?xml version="1.0"?><!DOCTYPE a><a/>'), null],
    ['a web page', encodeText('<!DOCTYPE html><html>'), null],
    ['a web page in XHTML', encodeText('<?xml version="1.0"?><html xmlns="x">'), null],
    ['a drawing', encodeText('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['XML in an unknown encoding', encodeText('<?xml version="1.0" encoding="x-klingon"?><a/>'), null],
    ['a ZIP', decodeHex('50 4b 03 04 14 00 00 00 08 00'), null],
    ['a GIF', encodeText('GIF89a\x01\x00\x01\x00'), null],
    ['plain text', encodeText('Invoice 42'), null],
    ['plain text that looks like base64', encodeText('MIIhello world'), null],
    ['nothing', new Uint8Array(0), null],
  ])('of %s is detected from its bytes', async (_name, head, type) => {
    expect(await detectMediaType(head)).toBe(type);
  });
});
