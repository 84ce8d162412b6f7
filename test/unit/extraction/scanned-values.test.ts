import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { joinLines } from '../../../src/extraction/page/lines.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { misreadTaxNumber } from '../../../src/extraction/regions/tax-number.js';
import { pageOf } from '../../support/page-of.js';

const scanOf = (text: string): Page => ({ ...pageOf(text), source: 'ocr' });

function listNumbers(page: Page): string[] {
  return readDocument([page]).lines.flatMap(({ numerals }) => numerals.map(({ value }) => value));
}

describe('an amount that OCR misread', () => {
  it.each([
    ['1.406.25', ['1406.25'], ['1.40', '6.25']],
    ['-1,406,25', ['-1406.25'], ['-1.40', '6.25']],
    ['12.406.250.75', ['12406250.75'], ['12406250.75']],
    ['12.5063.00', ['12.50', '63.00'], ['12.50', '63.00']],
    ['t291,50', ['291.50'], []],
    ['#12.500,00', ['12500.00'], []],
    ['€291,50', ['291.50'], ['291.50']],
    ['A4711', [], []],
    ['B12', [], []],
    ['x2,5', [], []],
    ['Rope   7. 50', ['7.50'], ['50']],
    ['Shop 4, 27 Mill Street', ['4', '27'], ['4', '27']],
  ])('%s is read as %s on a scan, and as %s in a text', (text, scanned, written) => {
    expect(listNumbers(scanOf(text))).toEqual(scanned);
    expect(listNumbers(pageOf(text))).toEqual(written);
  });
});

describe('a currency sign that OCR reads as a digit', () => {
  const ROWS = `
Website          12      62,380.00     28,560.00
Insurance         1         249.48        249.48
Oak board         2       1,396.50     62,793.00`;

  it('is dropped where only then quantity times price is the amount', () => {
    expect(listNumbers(scanOf(ROWS))).toEqual([
      '12',
      '2380.00',
      '28560.00',
      '1',
      '249.48',
      '249.48',
      '2',
      '1396.50',
      '2793.00',
    ]);
    expect(listNumbers(pageOf(ROWS))).toContain('62380.00');
  });

  it('is dropped where only then a total is a sum of other amounts', () => {
    const text = `${ROWS}\nNet total 31,602.48\nVAT 66,320.50\nTotal 637,922.98`;
    expect(listNumbers(scanOf(text)).slice(-3)).toEqual(['31602.48', '6320.50', '37922.98']);
    expect(listNumbers(scanOf('Net total 31,602.48\nVAT 6,320.50\nTotal 37,922.98'))).toEqual([
      '31602.48',
      '6320.50',
      '37922.98',
    ]);
  });

  it('is dropped from equal prices and amounts if their sum is the total', () => {
    const text = 'Oak board   1   65,212.20   65,212.20\nTransport   2      100.00      200.00\nTotal 5,412.20';
    expect(listNumbers(scanOf(text))).toEqual(['1', '5212.20', '5212.20', '2', '100.00', '200.00', '5412.20']);
    const taxed = 'Oak board   1      225.00      225.00\nTransport   2      100.00      200.00\nLimit 65,425.00';
    expect(listNumbers(scanOf(taxed)).at(-1)).toBe('65425.00');
  });

  it('is kept where the amounts agree as they are, or agree in no way', () => {
    const text = 'Oak board   2   1,396.50   2,793.00\nShipping 62.00\nTotal 2,855.00\nLimit 655.20';
    expect(listNumbers(scanOf(text))).toEqual(['2', '1396.50', '2793.00', '62.00', '2855.00', '655.20']);
  });
});

describe('a label on a scan', () => {
  it.each(['Factura N. F/2029', 'Factura Nº F/2029', 'Factura n F/2029'])('is not a party in %j', (text) => {
    expect(readDocument([scanOf(text)]).lines.flatMap(({ parties }) => parties)).toEqual([]);
  });
});

describe('the lines of a photographed page', () => {
  const TABLE = Array.from({ length: 6 }, (_, row) => `Oak board no. ${row}    2 pcs    ${row}.50 EUR`).join('\n\n');
  /** Turns a page around its left edge, more at the bottom than at the top. */
  const tilt = (page: Page, top: number, bottom: number): Page => ({
    ...page,
    words: page.words.map((word) => {
      const slope = top + ((bottom - top) * word.box.y) / 180;
      return { ...word, box: { ...word.box, y: word.box.y + slope * word.box.x } };
    }),
  });
  const readLines = (page: Page): string[] => joinLines([page]).map(({ text }) => text);

  it.each([
    ['turned clockwise', 0.04, 0.04],
    ['turned counter-clockwise', -0.04, -0.04],
    ['seen from the side', -0.03, 0.05],
  ])('hold the words of one row of a table if the page is %s', (_, top, bottom) => {
    expect(readLines(tilt(scanOf(TABLE), top, bottom))).toEqual(readLines(scanOf(TABLE)));
  });

  /** Curls a page, so that its lines sink more and more, or less and less, to the right. */
  const curl = (page: Page, bend: number): Page => ({
    ...page,
    words: page.words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y + bend * word.box.x ** 2 } })),
  });

  it.each([
    ['up', -0.0003],
    ['down', 0.0003],
  ])('hold the words of one row of a table if the paper curls %s at the right', (_, bend) => {
    expect(readLines(curl(tilt(scanOf(TABLE), -0.02, 0.03), bend))).toEqual(readLines(scanOf(TABLE)));
  });

  it('hold the amounts that are higher than the words beside them, but not those of other lines', () => {
    const { words, ...page } = scanOf(TABLE.replaceAll(' EUR', ''));
    const raise = (by: number): string[] => {
      const raised = words.map((word) =>
        word.text.endsWith('.50') ? { ...word, box: { ...word.box, y: word.box.y - by } } : word,
      );
      return readLines({ ...page, words: raised });
    };
    expect(raise(5)).toEqual(raise(0));
    expect(raise(9).length).toBeGreaterThan(6);
  });

  it('have the height that they have on a level page', () => {
    const heights = joinLines([tilt(scanOf(TABLE), 0.06, 0.06)]).map(({ box }) => box.height);
    expect(Math.max(...heights)).toBeLessThan(1.5 * 9);
  });

  it('hold the words of one row only if enough words are close together to measure how the page is turned', () => {
    const isLevelled = (text: string) => {
      const { words, ...page } = scanOf(text);
      const stamp = scanOf('Paid').words.map((word) => ({ ...word, box: { ...word.box, x: 400, y: 800 } }));
      return readLines(tilt({ ...page, words: [...words, ...stamp] }, 0.06, 0.06)).includes('Oak 2 pcs a board 4.50');
    };
    const row = 'Oak 2 pcs a board                  4.50';
    expect(isLevelled([row, row, row].join('\n\n'))).toBe(true);
    expect(isLevelled([row, row].join('\n\n'))).toBe(false);
    // Two spaces are wider than the letters are high, so the words are no neighbours.
    const apart = row.replace('Oak 2 pcs a', 'Oak  2  pcs  a');
    expect(isLevelled([apart, apart, apart, apart].join('\n\n'))).toBe(false);
  });

  it('hold whole phrases, also between two lines of the other column', () => {
    const text = 'Unit 7, Harbour Road            Date of delivery 04.03.2027';
    const { words, ...page } = scanOf(text);
    const above = words.map((word) => ({ ...word, box: { ...word.box, y: 20 } }));
    const shifted = words.map((word, index) => ({
      ...word,
      box: { ...word.box, y: word.box.x > 150 ? 26.4 + 0.15 * (words.length - index) : 30 },
    }));
    const lines = readLines({ ...page, words: [...above.slice(0, 4), ...shifted] });
    expect(lines.some((line) => line.includes('Date of delivery 04.03.2027'))).toBe(true);
  });

  it('hold the words of a heading whose letters are spaced, and not single letters', () => {
    const spaced = 'A T E L I E R   M O R E A U X';
    expect(readLines(scanOf(spaced))).toEqual(['ATELIER MOREAUX']);
    // Some letters were read together, and the sizes and places of letters vary a little.
    const { words, ...page } = scanOf(spaced.replace('M O', 'MO'));
    const shaken = words.map((word, at) => ({ ...word, box: { ...word.box, x: word.box.x + (at % 3), width: 12 } }));
    expect(readLines({ ...page, words: shaken })).toEqual(['ATELIER MOREAUX']);
  });

  it('keep single letters apart that are columns, sizes or initials', () => {
    expect(readLines(scanOf('A. B. C. Moreau'))).toEqual(['A. B. C. Moreau']);
    expect(readLines(scanOf('Rate     A     B     C     D     E     F'))).toEqual(['Rate A B C D E F']);
    expect(readLines(scanOf('S M L XL'))).toEqual(['S M L XL']);
  });

  it('hold fewer words on a page that was not scanned, where words at other heights are other lines', () => {
    expect(readLines(tilt(pageOf(TABLE), 0.04, 0.04)).length).toBeGreaterThan(6);
  });
});

describe('the header of a table that OCR misread', () => {
  const text =
    'Nazwa             llość     Cena     Kwota\nBolts                2      10.00    20.00\nNuts                 3       5.00    15.00';
  const readColumns = (page: Page): string[] =>
    readDocument([page]).tables.flatMap(({ columns }) => columns.map(({ key }) => key));

  it('names the columns by letters that look alike', () => {
    expect(readColumns(scanOf(text))).toEqual(['name', 'quantity', 'price', 'amount']);
    expect(readColumns(pageOf(text))).not.toContain('quantity');
  });
});

describe('a tax number that OCR misread', () => {
  it.each([
    ['G8980780684', 'GB980780684'],
    ['GB98O780684', 'GB980780684'],
    ['G898O780684', 'GB980780684'],
    ['GB980780684', 'GB980780684'],
  ])('%s is %s, as its check digits prove', (text, value) => {
    expect(misreadTaxNumber(text)).toEqual({ value, country: 'GB', checked: true });
  });

  it('has a small "l" for the "I" of its prefix', () => {
    expect(misreadTaxNumber('Fl20774740')).toEqual({ value: 'FI20774740', country: 'FI', checked: true });
    expect(misreadTaxNumber('lT00743110157')).toEqual({ value: 'IT00743110157', country: 'IT', checked: true });
    expect(misreadTaxNumber('Fl20774741')).toBeNull();
  });

  it.each(['G8980780685', 'GB9BO780684', 'C8980780684', '980780684', ''])('%s stays unknown', (text) => {
    expect(misreadTaxNumber(text)).toBeNull();
  });
});

describe('a value of a scanned invoice', () => {
  const text = (number: string, tax: string): string =>
    `Kraxi Ltd\n12 High Street\nLondon SW1A 1AA\nVAT no: ${tax}\n\n\nInvoice number: ${number}\nDate: 12 May 2025\n\nTotal 120.00`;
  const read = (page: Page, field: Field): unknown => rankFindings(findValues([page]))[field]?.chosen.value ?? null;

  it('is the tax number after a misread abbreviation for "number"', () => {
    const portuguese = text('4711', '').replace('VAT no: ', 'Contribuinte n.* 503504564');
    expect(read(scanOf(portuguese), 'company.tax_number')).toBe('503504564');
  });

  it('is the date after a speck that was read as a dot', () => {
    const dated = text('4711', 'GB980780684').replace(
      'Date: 12 May 2025',
      'Invoice date: .12-05-2025\nDue date: 26-05-2025.',
    );
    expect(read(scanOf(dated), 'invoice_date')).toBe('2025-05-12');
  });

  it('is the tax number with its letters corrected', () => {
    expect(read(scanOf(text('4711', 'G8980780684')), 'company.tax_number')).toBe('GB980780684');
  });

  it.each([
    ['lNV2402567', 'INV2402567'],
    ['Sl020608', 'SI020608'],
    ['l2402567', 'l2402567'],
    ['Al-lnv-4711', 'Al-lnv-4711'],
  ])('is the invoice number %s as %s', (shown, value) => {
    expect(read(scanOf(text(shown, 'GB980780684')), 'invoice_number')).toBe(value);
    expect(read(pageOf(text(shown, 'GB980780684')), 'invoice_number')).toBe(shown);
  });
});
