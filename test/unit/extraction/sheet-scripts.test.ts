import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { examine } from '../../../src/extraction/chain.js';
import { findIdeographs, type FontName } from '../../../src/extraction/sheet/font-names.js';
import { findFontFile, listFonts } from '../../../src/extraction/sheet/fonts.js';
import { readSheet } from '../../../src/extraction/sheet/read-sheet.js';
import { measureText, wrapText } from '../../../src/extraction/sheet/sheet-text.js';
import type { Sheet, SheetText } from '../../../src/extraction/sheet/sheet.js';
import { drawSheetPage, type SheetImage } from '../../../src/processing/sheet-drawing.js';
import { readEInvoice } from '../../support/e-invoices.js';
import { SCRIPT_INVOICES, SCRIPT_NAMES, writeScriptInvoice } from '../../support/script-invoices.js';

const run = promisify(execFile);
/** Above and below the baseline, in sizes of the font. */
const ASCENT = 1.06;
/** A line ends a third of its size below the baseline, or half of it where letters reach deeper. */
const DESCENTS: Readonly<Record<string, number>> = { arabic: 0.48, others: 0.48 };
const BODY = { size: 9, weight: 'regular' } as const;
const PIXELS = 1_190;
const SCALE = PIXELS / 595;

const sheets = new Map<string, Sheet>();
beforeAll(async () => {
  for (const name of SCRIPT_NAMES) sheets.set(name, await readSheet(Buffer.from(writeScriptInvoice(name))));
});

function listTexts(name: string): readonly SheetText[] {
  return sheets.get(name)!.pages.flatMap(({ texts }) => texts);
}

async function drawTexts(texts: readonly SheetText[]): Promise<SheetImage> {
  return drawSheetPage({ number: 1, width: 595, height: 842, texts, shapes: [] }, PIXELS);
}

function isDark({ pixels, width }: SheetImage, x: number, y: number): boolean {
  return (pixels[(Math.round(y) * width + Math.round(x)) * 4] ?? 255) < 200;
}

/** The dark columns of a row of text, in points. */
function listInkedColumns(image: SheetImage, { y, size }: SheetText): number[] {
  const columns = Array.from({ length: image.width }, (_, x) => x);
  const rows = Array.from({ length: Math.round(size * SCALE) }, (_, row) => (y - size) * SCALE + row);
  return columns.filter((x) => rows.some((row) => isDark(image, x, row))).map((x) => x / SCALE);
}

describe.each(SCRIPT_NAMES)('the page of an e-invoice in %s script', (name) => {
  it('shows every character of it', () => {
    const { seller, items } = SCRIPT_INVOICES[name];
    const fold = (text: string) => text.normalize('NFKC').replaceAll(' ', '');
    const shown = listTexts(name).map(({ text }) => text);
    expect(shown.join('')).not.toContain('□');
    for (const text of [seller, items.at(-1)![0]]) expect(fold(shown.join(''))).toContain(fold(text));
  });

  it('draws each text within its place, where no other text is', async () => {
    const texts = listTexts(name);
    const image = await drawTexts(texts);
    const descent = DESCENTS[name] ?? 0.33;
    const free = { ...image, pixels: Buffer.from(image.pixels) };
    for (const { x, y, width, size } of texts) {
      const [left, right] = [Math.floor(x * SCALE) - 2, Math.ceil((x + width) * SCALE) + 2];
      const [top, bottom] = [Math.floor((y - ASCENT * size) * SCALE), Math.ceil((y + descent * size) * SCALE)];
      for (let row = top; row <= bottom; row += 1)
        free.pixels.fill(255, (row * image.width + left) * 4, (row * image.width + right) * 4);
    }
    expect(free.pixels.findIndex((value) => value < 160)).toBe(-1);
    const beside = (one: SheetText) => texts.filter(({ x, y }) => Math.abs(y - one.y) < 1 && x > one.x);
    const overlaps = texts.filter((one) => beside(one).some(({ x }) => x < one.x + one.width - 0.01));
    expect(overlaps).toEqual([]);
  });

  it('draws letters rather than boxes', async () => {
    const seller = listTexts(name).find(({ weight, size }) => weight === 'bold' && size < 10 && size > 9)!;
    const boxes = { ...seller, text: seller.text.replaceAll(/[^\s!-~]/g, '□'), fonts: ['liberation'] as const };
    const [drawn, boxed] = [await drawTexts([seller]), await drawTexts([boxes])];
    expect(listInkedColumns(drawn, seller).length).toBeGreaterThan(10);
    expect(drawn.pixels.equals(boxed.pixels)).toBe(false);
  });

  it('says where the values are', async () => {
    const { findings } = await examine(Buffer.from(writeScriptInvoice(name)));
    const seller = findings.find(({ field }) => field === 'company.name')!;
    const { x, y, width, height } = seller.box!;
    const inside = listTexts(name).filter(
      (one) => one.x >= x - 0.01 && one.x < x + width && one.y > y && one.y < y + height,
    );
    expect(inside.map(({ text }) => text).join(' ')).toBe(String(seller.value).normalize('NFC'));
    expect(Math.max(...inside.map((one) => one.x + one.width))).toBeCloseTo(x + width);
  });
});

describe('the widths of characters', () => {
  const context = createCanvas(10, 10).getContext('2d');
  context.fontKerning = 'none';

  function measureDrawn(text: string, fonts: readonly FontName[], weight: 'regular' | 'bold'): number {
    for (const font of fonts) {
      const family = `Measured ${font} ${weight}`;
      if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(findFontFile(font, weight), family);
    }
    context.font = `100px ${fonts.map((font) => `"Measured ${font} ${weight}"`).join(', ')}`;
    return context.measureText(text).width;
  }

  it.each(SCRIPT_NAMES)('are those of the fonts in %s script, nearly so where letters join', (name) => {
    const exact = !['arabic', 'hindi', 'others'].includes(name);
    for (const weight of ['regular', 'bold'] as const) {
      for (const word of listTexts(name).flatMap(({ text }) => text.split(' '))) {
        const fonts = listFonts(word, 'japanese');
        const ratio = measureText(word, { size: 100, weight }) / measureDrawn(word, fonts, weight);
        expect([word, ratio > (exact ? 0.999 : 0.96), ratio < (exact ? 1.001 : 1.4)]).toEqual([word, true, true]);
      }
    }
  });
});

describe('a text that is read from the right', () => {
  const long = 'يرجى التحويل إلى الحساب '.repeat(4);

  async function layOutNote(note: string): Promise<readonly SheetText[]> {
    const invoice = writeScriptInvoice('arabic').replace(/<cbc:Note>.*?<\/cbc:Note>/s, `<cbc:Note>${note}</cbc:Note>`);
    const { pages } = await readSheet(Buffer.from(invoice));
    const texts = pages[0]!.texts.slice(pages[0]!.texts.findIndex(({ text }) => text === 'Notes') + 1);
    return texts.filter(({ direction }) => direction === 'rtl');
  }

  it('ends on the left, with numbers and Latin words in their own order', async () => {
    const [text] = await layOutNote('رقم ABC');
    const image = await drawTexts([text!]);
    const columns = listInkedColumns(image, text!);
    const latin = await drawTexts([{ ...text!, text: 'ABC', align: 'left', direction: 'ltr', fonts: ['liberation'] }]);
    const width = measureText('ABC', BODY);
    expect(columns[0]).toBeCloseTo(listInkedColumns(latin, text!)[0]!, 0);
    expect(columns.filter((x) => x < text!.x + width)).toEqual(listInkedColumns(latin, text!));
  });

  it('begins all its lines at one edge', async () => {
    const lines = await layOutNote(`${long} ${long} ${long}`);
    expect(lines.length).toBeGreaterThan(1);
    const edges = lines.map(({ x, width }) => Math.round(x + width));
    expect(new Set(edges).size).toBe(1);
    expect(lines.every(({ align }) => align === 'right')).toBe(true);
  });

  it('keeps the order of a number that goes on in the next line', async () => {
    const lines = await layOutNote(`${'حساب '.repeat(12)} IBAN SA03 ${'8000 '.repeat(30)}`);
    expect(lines[1]!.text).toMatch(/^\u200E8000/);
    expect(lines[0]!.text).not.toContain('\u200E');
  });
});

it('reading a page opens no font of other scripts, and their widths only once it has such a character', async () => {
  const program = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const opened = [];
    const { readFileSync } = fs;
    fs.readFileSync = (file, ...others) => (opened.push(String(file)), readFileSync(file, ...others));
    syncBuiltinESMExports();
    const { readSheet } = await import(process.argv[1]);
    for (const invoice of JSON.parse(process.argv[2])) {
      await readSheet(Buffer.from(invoice));
      console.log(opened.splice(0).filter((file) => file.includes('noto-sans')).map((file) => file.split('/').at(-1)).join());
    }`;
  const module = new URL('../../../src/extraction/sheet/read-sheet.js', import.meta.url).href;
  const invoices = [await readEInvoice('ubl.xml'), writeScriptInvoice('japanese'), writeScriptInvoice('arabic')];
  const { stdout } = await run(process.execPath, [
    ...['--input-type=module', '-e', program],
    ...[module, JSON.stringify(invoices)],
  ]);
  expect(stdout.split('\n').slice(0, 3)).toEqual(['', 'widths.json', '']);
});

describe('lines', () => {
  it.each([
    ['end between ideographs', '請求書番号東京都', 36, ['請求書番', '号東京都']],
    ['do not begin with a full stop', '東京都港。大阪', 36, ['東京都', '港。大阪']],
    ['do not end with an opening bracket', '東京都（大阪）', 36, ['東京都', '（大阪）']],
    ['end between words in Korean', '세금계산서 발행', 50, ['세금계산서', '발행']],
    ['end between words in Thai', 'กรุณาชำระเงิน', 30, ['กรุณา', 'ชำระเงิน']],
    ['keep marks with their letters', 'น้ำน้ำน้ำ', 12, ['น้ำ', 'น้ำ', 'น้ำ']],
  ])('%s', (_, text, width, expected) => {
    expect(wrapText(text, BODY, width, 9)).toEqual(expected);
  });
});

describe('ideographs', () => {
  it.each([
    ['zh', 'CN', 'chinese-simplified'],
    ['zh', 'TW', 'chinese-traditional'],
    [null, 'HK', 'chinese-traditional'],
    [null, 'JP', 'japanese'],
    ['ja', 'US', 'japanese'],
    [null, 'KR', 'korean'],
    [null, null, 'chinese-simplified'],
  ])('of a document in %s from %s are %s', (language, country, expected) => {
    expect(findIdeographs(language, country)).toBe(expected);
    expect(listFonts('直骨', findIdeographs(language, country)).at(-1)).toBe(
      expected === 'korean' ? 'chinese-traditional' : expected,
    );
  });
});
