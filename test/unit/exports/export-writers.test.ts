import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { streamCsv } from '../../../src/exports/csv-writer.js';
import { selectColumns } from '../../../src/exports/invoice-columns.js';
import { createColumnWriters } from '../../../src/exports/xlsx-cells.js';
import { streamXlsx } from '../../../src/exports/xlsx-writer.js';
import type { Cell } from '../../../src/shared/select-rows.store.js';

const CSV = { delimiter: ',', bom: false } as const;

/** Creates batches of one line each; records whether reading stopped before the end. */
function createSource(lines: readonly Cell[][]) {
  const state = { stopped: false };
  const batches = (async function* () {
    let ended = false;
    try {
      for (const line of lines) yield [line];
      ended = true;
    } finally {
      state.stopped = !ended;
    }
  })();
  return { state, batches };
}

const pickColumns = (...names: string[]) => selectColumns('item', names);

const FOLLOWED_BY_SIZES = 8;

/** Reads the fields of a ZIP file's first header (APPNOTE 4.3.7) that describe its data. */
function readFirstHeader(bytes: Buffer) {
  const [checksum, packedSize, size] = [14, 18, 22].map((at) => bytes.readUInt32LE(at));
  return { signature: bytes.toString('latin1', 0, 4), flags: bytes.readUInt16LE(6), checksum, packedSize, size };
}

/** Reads the rows of each sheet of a workbook. */
async function readSheets(names: string[], lines: Cell[][], maxRows?: number, batches = createSource(lines).batches) {
  const workbook = await readXlsx(await buffer(streamXlsx(pickColumns(...names), batches, maxRows ? { maxRows } : {})));
  return workbook.sheets.map(({ name, rows }) => [name, rows]);
}

describe('a CSV export', () => {
  it('has no blank line if the only cell is empty', async () => {
    const written = await text(streamCsv(pickColumns('card'), createSource([[null], ['Visa']]).batches, CSV));
    expect(written).toBe('card\r\n""\r\nVisa\r\n');
  });

  it('quotes line ends and quotation marks', async () => {
    const lines = [
      ['a\nb', 'c\rd'],
      ['"e"', 'f,g'],
    ];
    const written = await text(streamCsv(pickColumns('item_name', 'card'), createSource(lines).batches, CSV));
    expect(written).toBe('item_name,card\r\n"a\nb","c\rd"\r\n"""e""","f,g"\r\n');
  });

  it.each([',', ';', '\t', '|'] as const)(
    'with the delimiter %j has no formula for readers that split elsewhere',
    async (own) => {
      const texts = [',', ';', '\t', '|', '\n', '\r\n', ';"', '\n""', ';;'].flatMap((split) =>
        ['=1+1', '+1', '-1', '@A', '＝1'].map((formula) => `a${split}${formula}`),
      );
      const lines = createSource(texts.map((each) => [each, 'b']));
      const written = await text(
        streamCsv(pickColumns('item_name', 'card'), lines.batches, { delimiter: own, bom: false }),
      );
      for (const split of [',', ';', '\t', '|'].filter((other) => other !== own)) {
        const cells = written.split(/[\r\n]+/).flatMap((line) => line.split(split));
        expect(cells.filter((cell) => /^"*[=+\-@＝]/.test(cell))).toEqual([]);
      }
      expect(await text(streamCsv(pickColumns('card'), createSource([['Seal, -20 °C']]).batches, CSV))).toContain(
        '"Seal, -20 °C"',
      );
    },
  );

  it.each([
    [',', ['a,b', 'a;b', 'a|b', 'a\tb', "it's"], `"a,b",a;b,a|b,a\tb,it's`],
    [';', ['a,b', 'a;b', 'a|b', 'a\tb', ' c '], 'a,b;"a;b";a|b;a\tb; c '],
    ['|', ['a,b', 'a;b', 'a|b', 'a\tb', '"'], 'a,b|a;b|"a|b"|a\tb|""""'],
    ['\t', ['a,b', 'a;b', 'a|b', 'a\tb', 'c'], 'a,b\ta;b\ta|b\t"a\tb"\tc'],
  ] as const)('with the delimiter %j quotes only texts that need it', async (delimiter, cells, expected) => {
    const names = ['hf_id', 'uid', 'company_name', 'category', 'card'];
    const lines = createSource([[...cells]]).batches;
    const written = await text(streamCsv(pickColumns(...names), lines, { delimiter, bom: false }));
    expect(written.split('\r\n')[1]).toBe(expected);
  });

  it('puts an apostrophe before a text that would become a formula, and quotes it only if it must', async () => {
    const texts = [
      '=1+1',
      '+49 30 1',
      '-',
      '@sum',
      '\u0000x',
      '＝1',
      '＋1',
      '－1',
      '＠1',
      '=a,b',
      '=a"b',
      'a=b',
      "'=1",
    ];
    const lines = createSource(texts.map((name) => [name])).batches;
    const [, ...written] = (await text(streamCsv(pickColumns('card'), lines, CSV))).split('\r\n');
    expect(written).toEqual([
      ...texts.slice(0, 9).map((formula) => `'${formula}`),
      ...[`"'=a,b"`, `"'=a""b"`, 'a=b', "'=1", ''],
    ]);
  });

  it('keeps amounts that a double cannot hold', async () => {
    const lines = [['9007199254740993', -5, 1]];
    const names = ['total_price', 'total_vat', 'item_quantity'];
    const written = await text(streamCsv(pickColumns(...names), createSource(lines).batches, CSV));
    expect(written.split('\r\n')[1]).toBe('90071992547409.93,-0.05,0.001');
  });

  it('stops reading when its reader disconnects', async () => {
    const { state, batches } = createSource([['a'], ['b'], ['c']]);
    for await (const chunk of streamCsv(pickColumns('card'), batches, CSV)) if (chunk.includes('a')) break;
    expect(state.stopped).toBe(true);
  });
});

describe.each([
  ['a CSV export', (batches: AsyncIterable<Cell[][]>) => streamCsv(pickColumns('card'), batches, CSV)],
  ['an Excel export', (batches: AsyncIterable<Cell[][]>) => streamXlsx(pickColumns('card'), batches)],
])('%s', (_name, write) => {
  it('reads no further than its reader has taken', async () => {
    const state = { batches: 0 };
    const endless = (async function* () {
      for (; state.batches < 200; state.batches += 1) yield [[randomBytes(100_000).toString('base64')]];
    })();
    const stream = write(endless);
    await new Promise((resolve) => stream.once('readable', resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(state.batches).toBeLessThan(8);
    stream.destroy();
  });
});

describe('a large batch', () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => [`${'x'.repeat(90)}${index}`]);
  const createBatch = async function* () {
    yield lines;
  };

  it('is sent as CSV in small pieces, with nothing between them', async () => {
    const pieces = await streamCsv(pickColumns('card'), createBatch(), CSV).toArray();
    expect(Math.max(...pieces.map((piece: Buffer) => piece.length))).toBeLessThan(66_000);
    expect(Buffer.concat(pieces).toString()).toBe(`card\r\n${lines.join('\r\n')}\r\n`);
  });

  it('has all of its rows in a workbook, in order', async () => {
    expect(await readSheets(['card'], [], undefined, createBatch())).toEqual([['Invoices', [['card'], ...lines]]]);
  });
});

describe('an Excel export', () => {
  it('writes checksum and sizes after each file, as strict readers require', async () => {
    const bytes = await buffer(streamXlsx(pickColumns('name'), createSource([['Rope']]).batches));
    const { flags, ...header } = readFirstHeader(bytes);
    expect(header).toEqual({ signature: 'PK\u0003\u0004', checksum: 0, packedSize: 0, size: 0 });
    expect(flags & FOLLOWED_BY_SIZES).toBe(FOLLOWED_BY_SIZES);
  });

  it('continues on another sheet when one is full', async () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((name) => [name]);
    expect(await readSheets(['card'], lines, 3)).toEqual([
      ['Invoices', [['card'], ['a'], ['b']]],
      ['Invoices_2', [['card'], ['c'], ['d']]],
      ['Invoices_3', [['card'], ['e']]],
    ]);
    const atOnce = (async function* () {
      yield lines;
    })();
    expect(await readSheets(['card'], [], 3, atOnce)).toEqual(await readSheets(['card'], lines, 3));
    expect(await readSheets(['card'], lines.slice(0, 4), 3)).toHaveLength(2);
    expect(await readSheets(['card'], [], 3)).toEqual([['Invoices', [['card']]]]);
  });

  it('continues on another sheet when one has become too long for an archive', async () => {
    const [write] = createColumnWriters(['text']);
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(100));
    const lengthOfRow = write!(names[0]!, '2').length + '<row r="2"></row>'.length;
    const split = async (maxCharacters: number) => {
      const lines = createSource(names.map((name) => [name])).batches;
      const { sheets } = await readXlsx(await buffer(streamXlsx(pickColumns('card'), lines, { maxCharacters })));
      return sheets.map(({ rows }) =>
        rows
          .slice(1)
          .map(([cell]) => String(cell)[0])
          .join(''),
      );
    };
    expect(await split(2 * lengthOfRow)).toEqual(['ab', 'cd', 'e']);
    expect(await split(2 * lengthOfRow + 1)).toEqual(['abc', 'de']);
    expect(await split(10 * lengthOfRow)).toEqual(['abcde']);
  });

  it('keeps every character that the format allows', async () => {
    const texts = [
      '<b>&amp;"\'',
      ' a ',
      'line\nend',
      'tab\tend',
      'Łódź İstanbul 東京 🧾',
      'a\u0000\u0008\uFFFFb\uD800c',
    ];
    const [[, rows]] = (await readSheets(
      ['item_name'],
      texts.map((name) => [name]),
    )) as [[string, unknown[][]]];
    expect(rows.slice(1).flat()).toEqual([...texts.slice(0, -1), 'abc']);
  });

  it('cuts a text at the length that a cell can have, but never within a character', () => {
    const [write] = createColumnWriters(['text']);
    const readBack = (cell: string) => /<t>(.*)<\/t>/s.exec(write?.(cell, '1') ?? '')?.[1];
    expect(readBack('a'.repeat(32_767))).toHaveLength(32_767);
    expect(readBack('a'.repeat(32_768))).toHaveLength(32_767);
    expect(readBack(`${'a'.repeat(32_766)}🧾b`)).toBe('a'.repeat(32_766));
    expect(readBack(`${'a'.repeat(32_765)}🧾b`)).toBe(`${'a'.repeat(32_765)}🧾`);
  });

  it('marks leading and trailing spaces as significant', () => {
    const [write] = createColumnWriters(['text']);
    const written = [' a', 'a ', 'a\nb', 'a b'].map((cell) => write?.(cell, '1').includes(' xml:space="preserve"'));
    expect(written).toEqual([true, true, true, false]);
  });

  it('names its columns the way spreadsheets do', () => {
    const writers = createColumnWriters(Array.from({ length: 703 }, () => 'text'));
    const nameColumn = (index: number) => /r="([A-Z]+)7"/.exec(writers[index]?.('x', '7') ?? '')?.[1];
    expect([0, 25, 26, 51, 52, 701, 702].map(nameColumn)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  it('writes a day before the first spreadsheet date as text', async () => {
    const [[, rows]] = (await readSheets(['invoice_date'], [['1899-05-01'], ['1900-03-01']])) as [
      [string, unknown[][]],
    ];
    expect(rows.slice(1).flat()).toEqual(['1899-05-01', new Date('1900-03-01T00:00:00Z')]);
  });

  it('stops reading when its reader disconnects', async () => {
    const { state, batches } = createSource(Array.from({ length: 50_000 }, () => ['a'.repeat(1_000)]));
    for await (const chunk of streamXlsx(pickColumns('card'), batches)) if (chunk.length > 1_000) break;
    for (let turn = 0; turn < 500 && !state.stopped; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(state.stopped).toBe(true);
  });

  it('fails if reading its lines fails', async () => {
    const failing = (async function* (): AsyncGenerator<Cell[][]> {
      yield [['a']];
      throw new Error('The database is gone.');
    })();
    await expect(buffer(streamXlsx(pickColumns('card'), failing))).rejects.toThrow('The database is gone.');
  });
});
