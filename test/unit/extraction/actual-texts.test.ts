import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { listActualTexts, replacePrivateCodes, type MarkedItem } from '../../../src/extraction/input/actual-texts.js';
import { readPdfContent } from '../../../src/extraction/input/pdf.js';
import { toWords } from '../../../src/extraction/input/pdf-words.js';

/** Maps the codes of the digits to codes of private use, as browsers do for digits of equal width. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Private def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <30> <39> <E060> endbfrange
1 beginbfrange <41> <5A> <0041> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

/** A PDF of one page with compressed content, in a font whose digits have no code in Unicode. */
function makePrivatePdf(content: string): Uint8Array {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources <</Font <</F1 4 0 R>>>>>>',
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R>>',
    `<</Length ${TO_UNICODE.length}>>\nstream\n${TO_UNICODE}\nendstream`,
    `<</Length ${packed.length} /Filter /FlateDecode>>\nstream\n${packed}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer <</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const drawDigit = (digit: number, text: string): string => `/Span <</ActualText ${text}>> BDC (${digit}) Tj EMC\n`;
const PACKED = deflateSync(drawDigit(1, '(1)'));
const writeStream = (dictionary: string, bytes: Uint8Array): string =>
  `<<${dictionary} /Filter /FlateDecode>>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream\n`;
const readText = async (content: string) => {
  const { pages } = await readPdfContent(makePrivatePdf(`BT /F1 12 Tf 50 700 Td\n${content}ET`));
  return pages[0]?.words.map(({ text }) => text).join(' ');
};
const mark = (fontName: string, str: string): MarkedItem[] => [
  { type: 'beginMarkedContentProps', id: null, tag: 'Span' },
  { str, fontName, transform: [], width: 1, height: 1 },
  { type: 'endMarkedContent' },
];
const replace = (items: MarkedItem[], lists: string[][]) => replacePrivateCodes(items, lists).map(({ str }) => str);

describe('digits that a font draws without a code in Unicode', () => {
  it('are what their spans stand for, also where they are drawn again without a span', async () => {
    const spans = drawDigit(1, '(1)') + drawDigit(2, '(2)');
    expect(await readText(`(TOTAL) Tj 60 0 Td ${spans}40 0 Td (2121) Tj\n`)).toBe('TOTAL 12 2121');
  });

  it('are found among spans that say something else', async () => {
    const other = '/Span <</Lang (en\\(US)>> BDC (B) Tj EMC\n/Span <</MCID 0 /ActualText (x)>> BDC (C) Tj EMC\n';
    expect(await readText(`${other}60 0 Td ${drawDigit(1, '(1)')}`)).toBe('BC 1');
  });

  it('stay unread if nothing says what they stand for', async () => {
    expect(await readText('(TOTAL) Tj 60 0 Td (12) Tj\n')).not.toContain('12');
  });

  it.each([
    ['escaped', String.raw`(\061)`, '1'],
    ['a bracket', String.raw`(\()`, '('],
    ['UTF-16 in hexadecimal', '<FEFF 0031 20AC>', '1€'],
    ['UTF-16', String.raw`(\376\377\000\061)`, '1'],
    ['UTF-8', String.raw`(\357\273\277\342\202\254)`, '€'],
  ])('may be written as %s', (_, written, text) => {
    expect(listActualTexts(makePrivatePdf(drawDigit(1, written)))).toEqual([[text]]);
  });

  it('belong to the stream with as many spans, in which each stands for one text', () => {
    const items = [...mark('f1', '\ue060'), ...mark('f1', '\ue061'), ...mark('f1', '\ue060')];
    const lists = [
      ['7', '7'],
      ['1', '2', '3'],
      ['4', '5', '4'],
    ];
    expect(replace(items, lists)).toEqual(['4', '5', '4']);
    expect(replace(items, lists.slice(0, 2))).toEqual(['\ue060', '\ue061', '\ue060']);
  });

  it('are those of one font', () => {
    expect(replace([...mark('f1', '\ue060'), ...mark('f2', '\ue060')], [['1', '2']])).toEqual(['1', '2']);
  });

  it('are not looked for in images, and damaged streams are passed over', () => {
    const file =
      writeStream('/Subtype /Image', PACKED) + writeStream('', PACKED.subarray(0, 20)) + writeStream('', PACKED);
    expect(listActualTexts(Buffer.from(file, 'latin1'))).toEqual([['1']]);
  });

  it('are not looked for behind many streams that unpack to far more than a page holds', () => {
    const bomb = writeStream('', deflateSync(Buffer.alloc(9 * 1024 * 1024)));
    expect(listActualTexts(Buffer.from(bomb.repeat(8) + writeStream('', PACKED), 'latin1'))).toEqual([]);
    expect(listActualTexts(Buffer.from(bomb + writeStream('', PACKED), 'latin1'))).toEqual([['1']]);
  });
});

it('old-style digits and small capitals are usual ones', () => {
  const run = {
    str: '\uf732\uf730\uf732\uf735 \uf764\uf775\uf7e9',
    transform: [10, 0, 0, 10, 50, 700],
    width: 60,
    height: 10,
  };
  expect(toWords([run], [1, 0, 0, -1, 0, 800]).map(({ text }) => text)).toEqual(['2025', 'DUÉ']);
});
