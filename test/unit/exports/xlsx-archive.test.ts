import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { selectColumns, type CellKind } from '../../../src/exports/invoice-columns.js';
import { createColumnWriters } from '../../../src/exports/xlsx-cells.js';
import { streamXlsx } from '../../../src/exports/xlsx-writer.js';
import { writeZipArchive } from '../../../src/exports/zip-writer.js';

const FILES = [
  { name: 'a.txt', content: ['Rope', ' and chalk'] },
  { name: 'folder/b.txt', content: [] },
  { name: 'c.txt', content: ['ü'.repeat(100_000)] },
];
/** The format of APPNOTE 6.3 without extensions: version 2.0, sizes after the content, deflated, 1 January 1980. */
const KIND = [20, 8, 8, 0, 0x21];

/** Reads integers of two (`2`) and four (`4`) bytes. */
function readNumbers(bytes: Buffer, at: number, sizes: string): number[] {
  let offset = at;
  return [...sizes].map((size) => {
    offset += Number(size);
    return size === '2' ? bytes.readUInt16LE(offset - 2) : bytes.readUInt32LE(offset - 4);
  });
}

const readName = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

/** Reads the files of an archive through its central directory, with every other number in its records. */
function readArchive(bytes: Buffer) {
  const end = bytes.length - 22;
  const [signature, disk, directoryDisk, onDisk, count = 0, size = 0, start = 0, comment] = readNumbers(
    bytes,
    end,
    '42222442',
  );
  const files = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const [central, madeBy, ...rest] = readNumbers(bytes, at, '42222224442222244');
    const kind = rest.slice(0, 5);
    const [checksum = 0, packedSize = 0, length = 0, nameLength = 0, ...zeros] = rest.slice(5);
    const offset = zeros.pop() ?? 0;
    const name = readName(bytes, at + 46, nameLength);
    const local = readNumbers(bytes, offset, '42222244422');
    const content = offset + 30 + nameLength;
    const text = inflateRawSync(bytes.subarray(content, content + packedSize));
    files.push({
      ...{ name, text: text.toString(), central, madeBy, kind, zeros, local },
      isWhole: crc32(text) === checksum && text.length === length,
      localName: readName(bytes, offset + 30, nameLength),
      descriptor: readNumbers(bytes, content + packedSize, '4444'),
      expected: [checksum, packedSize, length],
    });
    at += 46 + nameLength;
  }
  return {
    files,
    end: [signature, disk, directoryDisk, onDisk, count, comment],
    isDirectory: at === end && size === end - start,
  };
}

describe('a ZIP archive', () => {
  it('describes each file consistently in all its records', async () => {
    const archive = readArchive(await buffer(Readable.from(writeZipArchive(FILES))));
    expect(archive).toMatchObject({ end: [0x06054b50, 0, 0, 3, 3, 0], isDirectory: true });
    expect(archive.files.map(({ name, text }) => [name, text])).toEqual(
      FILES.map(({ name, content }) => [name, content.join('')]),
    );
    for (const file of archive.files) {
      expect(file).toMatchObject({ isWhole: true, localName: file.name, central: 0x02014b50, madeBy: 20, kind: KIND });
      expect(file.zeros).toEqual([0, 0, 0, 0, 0]);
      expect(file.local).toEqual([0x04034b50, ...KIND, 0, 0, 0, file.name.length, 0]);
      expect(file.descriptor).toEqual([0x08074b50, ...file.expected]);
    }
  });

  it('may be empty', async () => {
    expect(readArchive(await buffer(Readable.from(writeZipArchive([]))))).toEqual({
      ...{ files: [], isDirectory: true },
      end: [0x06054b50, 0, 0, 0, 0, 0],
    });
  });
});

describe('the parts of a workbook', () => {
  const readParts = async (lines: number, maxRows: number) => {
    const batches = (async function* () {
      for (let line = 0; line < lines; line += 1) yield [['x']];
    })();
    const { files } = readArchive(await buffer(streamXlsx(selectColumns('invoice', ['card']), batches, { maxRows })));
    return new Map(files.map(({ name, text }) => [name, text]));
  };

  it('have an XML declaration and no text outside the cells, as strict readers require', async () => {
    for (const [name, xml] of await readParts(3, 2)) {
      expect([name, xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<')]).toEqual([name, true]);
      const outside = xml.replaceAll(/<t>[^<]*<\/t>/g, '').replace('?>\n', '?>');
      expect([name, outside.match(/>[^<]+</g)]).toEqual([name, null]);
    }
  });

  it('refer to each other', async () => {
    const parts = await readParts(3, 2);
    const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml', 'xl/worksheets/sheet3.xml'];
    const others = [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
    ];
    expect([...parts.keys()].toSorted()).toEqual([...others, ...sheets]);
    const relations = [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/Id="(\w+)".*?Target="([^"]+)"/g)];
    const targets = new Map(relations.map(([, id = '', target = '']) => [id, `xl/${target}`]));
    expect([...targets.values()].toSorted()).toEqual(['xl/styles.xml', ...sheets]);
    const named = [
      ...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="(\w+)" sheetId="(\d)" r:id="(\w+)"/g),
    ];
    expect(named.map(([, name, number, id = '']) => [name, number, targets.get(id)])).toEqual([
      ['Invoices', '1', sheets[0]],
      ['Invoices_2', '2', sheets[1]],
      ['Invoices_3', '3', sheets[2]],
    ]);
  });

  it('declare the right number of styles, each with its format', async () => {
    const styles = (await readParts(0, 2)).get('xl/styles.xml') ?? '';
    for (const [list, child] of [
      ['numFmts', 'numFmt'],
      ['fonts', 'font'],
      ['fills', 'fill'],
      ['cellXfs', 'xf'],
    ]) {
      const [, count, children = ''] = new RegExp(`<${list} count="(\\d+)">(.*?)</${list}>`).exec(styles) ?? [];
      expect([list, children.match(new RegExp(`<${child}[ >]`, 'g'))?.length]).toEqual([list, Number(count)]);
    }
    const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [
      id,
      code,
    ]);
    expect(formats).toEqual([
      ['164', '#,##0.00'],
      ['165', '#,##0.000'],
      ['166', '0.00'],
      ['167', 'yyyy-mm-dd'],
      ['168', 'yyyy-mm-dd hh:mm:ss'],
    ]);
    const cells = /<cellXfs count="6">(.*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
    const used = [...cells.matchAll(/numFmtId="(\d+)"[^>]*?( applyNumberFormat="1")?\/>/g)];
    expect(used.map(([, id, applied]) => [id, applied !== undefined])).toEqual([
      ['0', false],
      ...formats.map(([id]) => [id, true]),
    ]);
  });

  it.each<[CellKind, string, number, string]>([
    ['money', '11900', 119, '#,##0.00'],
    ['quantity', '1500', 1.5, '#,##0.000'],
    ['rate', '1900', 19, '0.00'],
    ['date', '2024-02-29', 45_351, 'yyyy-mm-dd'],
    ['timestamp', '2024-02-29 12:00:00.000000', 45_351.5, 'yyyy-mm-dd hh:mm:ss'],
  ])('show a cell of the kind %s in its own format', async (kind, value, number, code) => {
    const styles = (await readParts(0, 2)).get('xl/styles.xml') ?? '';
    const [cell = ''] = createColumnWriters([kind]).map((write) => write(value, '2'));
    const [, style, written] = /^<c r="A2" s="(\d)"><v>(.+)<\/v><\/c>$/.exec(cell) ?? [];
    expect(Number(written)).toBe(number);
    const cells = [...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)];
    expect(styles).toContain(`<numFmt numFmtId="${cells[Number(style)]?.[1]}" formatCode="${code}"/>`);
  });
});
