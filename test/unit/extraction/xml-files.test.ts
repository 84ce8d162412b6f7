import { describe, expect, it } from '@jest/globals';
import { extract } from '../../../src/extraction/chain.js';
import { ExtractionError } from '../../../src/extraction/model/extraction-error.js';
import { detectMediaType } from '../../../src/extraction/input/media-type.js';
import { readEInvoice, extractValues } from '../../support/e-invoices.js';
import { makePdf } from '../../support/pdf-fixtures.js';
import { joinBytes, OID_DATA, OID_SIGNED, signBytes, writeDer } from '../../support/signed-message.js';

const encodeText = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const declare = (text: string, encoding: string) => text.replace('encoding="UTF-8"', `encoding="${encoding}"`);
const encodeBigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

/** Wraps content the way signing programs stream it in BER: with indefinite lengths and the content in pieces. */
function signInPieces(content: Uint8Array): Uint8Array {
  const pieces = [content.subarray(0, 1000), content.subarray(1000)].map((piece) => writeDer(0x04, piece));
  const octets = joinBytes([0x24, 0x80], ...pieces, [0, 0]);
  const info = joinBytes([0x30, 0x80], OID_DATA, [0xa0, 0x80], octets, [0, 0, 0, 0]);
  const data = joinBytes([0x30, 0x80, 0x02, 0x01, 0x01, 0x31, 0x00], info, [0x31, 0x00, 0, 0]);
  return joinBytes([0x30, 0x80], OID_SIGNED, [0xa0, 0x80], data, [0, 0, 0, 0]);
}

describe('the encoding of an XML file', () => {
  it.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8 with a byte order mark', (text) => encodeText(`\ufeff${text}`)],
    ['UTF-16 little endian with a mark', (text) => encodeText(`\ufeff${declare(text, 'UTF-16')}`, 'utf16le')],
    ['UTF-16 little endian without a mark', (text) => encodeText(declare(text, 'UTF-16'), 'utf16le')],
    ['UTF-16 big endian', (text) => encodeBigEndian(`\ufeff${declare(text, 'UTF-16')}`)],
    ['ISO-8859-1', (text) => encodeText(declare(text, 'ISO-8859-1'), 'latin1')],
    ['Windows-1252', (text) => encodeText(declare(text, 'windows-1252'), 'latin1')],
    ['Latin 1 declared as UTF-8', (text) => encodeText(text, 'latin1')],
    ['UTF-8 declared as UTF-16', (text) => encodeText(declare(text, 'UTF-16'))],
    ['UTF-8 with NULs at its end', (text) => encodeText(`${text}\0\0`)],
    ['UTF-8 after empty lines', (text) => encodeText(`\n\n${text}`)],
  ])('may be %s', async (_name, encode) => {
    const values = await extractValues(encode(await readEInvoice('cii.xml')));
    expect(values).toMatchObject({ 'company.name': 'Ateliers Brévent SAS', total_price: '105.60' });
  });

  it('may be Turkish', async () => {
    const text = declare(await readEInvoice('ubl-tr.xml'), 'windows-1254');
    const letters: Record<string, number> = { ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, ğ: 0xf0, Ğ: 0xd0 };
    const bytes = Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
    expect(await extractValues(bytes)).toMatchObject({ 'company.name': 'Işıl Karaman', country: 'TR' });
  });
});

describe('a hostile or broken XML file', () => {
  const open = (depth: number) => '<a>'.repeat(depth);

  it.each([
    ['a DOCTYPE', '<?xml version="1.0"?><!DOCTYPE Invoice><Invoice/>', 'unsupported_file_type'],
    [
      'a DOCTYPE after a long comment',
      `<?xml version="1.0"?><!--${'x'.repeat(5000)}--><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`,
      'unsupported_file_type',
    ],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>',
      'unsupported_file_type',
    ],
    ['an undefined entity', '<?xml version="1.0"?><a>&laugh;</a>', 'unreadable_file'],
    ['elements nested too deeply', `<?xml version="1.0"?>${open(100_000)}`, 'too_large'],
    [
      'too many attributes',
      `<?xml version="1.0"?><a ${Array.from({ length: 100_000 }, (_, index) => `b${index}="c"`).join(' ')}/>`,
      'too_large',
    ],
    ['too many elements', `<?xml version="1.0"?><a>${'<b/>'.repeat(1_000_000)}</a>`, 'too_large'],
    ['too much text', `<?xml version="1.0"?><a>${'x'.repeat(6 * 1024 * 1024)}</a>`, 'too_large'],
    ['an unknown encoding', '<?xml version="1.0" encoding="x-klingon"?><a/>', 'unsupported_file_type'],
    ['no invoice', '<?xml version="1.0"?><catalogue/>', 'unsupported_file_type'],
    ['a web page', '<html><body/></html>', 'unsupported_file_type'],
  ])('with %s is refused with a readable message', async (_name, text, code) => {
    const refusal = extract(encodeText(text));
    await expect(refusal).rejects.toBeInstanceOf(ExtractionError);
    await expect(refusal).rejects.toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('that is cut off is refused at every length', async () => {
    const text = await readEInvoice('ubl.xml');
    for (let length = 200; length < text.length - 10; length += 997) {
      await expect(extract(encodeText(text.slice(0, length)))).rejects.toMatchObject({ code: 'unreadable_file' });
    }
  });

  it('cannot reach prototypes by its element names', async () => {
    const named = '<__proto__ constructor="x" __proto__="y"><polluted>1</polluted></__proto__><constructor/>';
    const values = await extractValues(await readEInvoice('ubl.xml', { '<cbc:IssueDate>': `${named}<cbc:IssueDate>` }));
    expect(values.total_price).toBe('334.50');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('may contain an attachment that is larger than the text limit', async () => {
    const attachment = `<cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${'QUJD'.repeat(2 * 1024 * 1024)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`;
    const values = await extractValues(
      await readEInvoice('ubl.xml', { '<cac:AccountingSupplierParty>': `${attachment}<cac:AccountingSupplierParty>` }),
    );
    expect(values.total_price).toBe('334.50');
  });
});

describe('a file with several e-invoices', () => {
  const repeatPart = async (name: string, part: RegExp) =>
    (await readEInvoice(name)).replace(part, (whole) => `${whole}${whole.replaceAll('12/A', '13/A')}`);

  it('is read as the first one, and reports their number', async () => {
    const body = /<FatturaElettronicaBody>[^]*<\/FatturaElettronicaBody>/;
    const report = await extract(encodeText(await repeatPart('fatturapa.xml', body)));
    expect(report.invoices).toBe(2);
    expect(report.fields.invoice_number?.chosen.value).toBe('12/A');
    expect(report.fields.total_price?.chosen.value).toBe('68.36');
  });

  it.each<[string, () => Promise<string>]>([
    ['simplified FatturaPA', () => readEInvoice('fatturapa-simplified.xml')],
    ['a batch of Facturae', () => repeatPart('facturae.xml', /<Invoice>[^]*<\/Invoice>/)],
    [
      'an envelope',
      async () => {
        const invoice = (await readEInvoice('ubl-tr.xml')).replace(/<\?xml[^>]*\?>/, '');
        return `<Package><Elements>${invoice}${invoice}</Elements></Package>`;
      },
    ],
  ])('may be %s', async (_name, file) => {
    expect((await extract(encodeText(await file()))).invoices).toBe(2);
  });

  it('does not count as several with a single e-invoice', async () => {
    for (const name of ['fatturapa.xml', 'facturae.xml', 'ubl.xml']) {
      expect((await extract(encodeText(await readEInvoice(name)))).invoices).toBeUndefined();
    }
  });
});

describe('a signed e-invoice', () => {
  const writePem = (bytes: Uint8Array) =>
    encodeText(
      `-----BEGIN PKCS7-----\n${Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PKCS7-----\n`,
    );

  it.each<[string, (content: Uint8Array) => Uint8Array]>([
    ['DER', (content) => signBytes(writeDer(0x04, content))],
    ['BER in pieces', signInPieces],
    ['base64', (content) => encodeText(Buffer.from(signBytes(writeDer(0x04, content))).toString('base64'))],
    ['PEM', (content) => writePem(signBytes(writeDer(0x04, content)))],
    ['DER, signed twice', (content) => signBytes(writeDer(0x04, signBytes(writeDer(0x04, content))))],
  ])('in %s is unwrapped', async (_name, wrap) => {
    const file = wrap(encodeText(await readEInvoice('fatturapa.xml')));
    expect(await detectMediaType(file.subarray(0, 4100))).toBe('application/pkcs7-mime');
    expect(await extractValues(file)).toMatchObject({ format: 'fatturapa', invoice_number: '12/A' });
  });

  it('that is cut off or empty is refused', async () => {
    const file = signBytes(writeDer(0x04, encodeText(await readEInvoice('fatturapa.xml'))));
    for (const length of [30, 60, 1000]) {
      await expect(extract(file.subarray(0, length))).rejects.toMatchObject({ code: 'unreadable_file' });
    }
  });
});

describe('a PDF with attached XML', () => {
  const page = [[{ text: 'Facture', x: 50, y: 50 }]];
  // Enough words for a text layer that needs no OCR.
  const sentence =
    'Rechnung für die Lieferung von Waren und die Zahlung ist sofort ohne Abzug fällig mit freundlichen Grüßen';
  const fullPage = [sentence.split(' ').map((text, index) => ({ text, x: 50, y: 50 + 20 * index }))];

  it.each([
    ['Factur-X.XML', []],
    ['rechnung.xml', [{ name: 'a-delivery-note.xml', content: '<?xml version="1.0"?><DespatchAdvice/>' }]],
    ['factur-x.xml', [{ name: 'a-broken.xml', content: '<?xml version="1.0"?><Invoice' }]],
  ])('is read from %s', async (name, others) => {
    const attachments = [...others, { name, content: await readEInvoice('cii.xml') }];
    expect(await extractValues(await makePdf({ pages: page, attachments }))).toMatchObject({
      format: 'cii',
      total_price: '105.60',
    });
  });

  it('has the language of its page if the XML states none', async () => {
    const attachments = [
      { name: 'factur-x.xml', content: await readEInvoice('cii.xml', { '<ram:LanguageID>fr</ram:LanguageID>': '' }) },
    ];
    expect(await extractValues(await makePdf({ pages: fullPage, attachments }))).toMatchObject({
      format: 'cii',
      language: 'de',
    });
  });

  it('takes the attachment with the standard name if several are invoices', async () => {
    const attachments = [
      { name: 'a-copy.xml', content: await readEInvoice('ubl.xml') },
      { name: 'factur-x.xml', content: await readEInvoice('cii.xml') },
    ];
    expect(await extractValues(await makePdf({ pages: page, attachments }))).toMatchObject({ format: 'cii' });
  });

  it('is read as text if the attachment is not an invoice', async () => {
    const attachments = [{ name: 'factur-x.xml', content: '<?xml version="1.0"?><!DOCTYPE a><a/>' }];
    expect(await extractValues(await makePdf({ pages: fullPage, attachments }))).toMatchObject({ format: 'text' });
  });
});
