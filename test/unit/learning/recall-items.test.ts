import { describe, expect, test } from '@jest/globals';
import type { Draft, Page } from '../../../src/extraction/model/draft.js';
import type { KeptReading } from '../../../src/extraction/model/kept-reading.js';
import { toKeptReading } from '../../../src/extraction/page/kept-reading.js';
import type { CorrectedItem } from '../../../src/learning/locate-items.js';
import { recall, type Example } from '../../../src/learning/recall.js';
import { pageOf } from '../../support/page-of.js';

const DRAFT: Omit<Draft, 'pages'> = {
  ...{ bytes: new Uint8Array(), mediaType: 'application/pdf', xml: [], pageCount: 1, format: null, findings: [] },
};

function keep(...pages: readonly (string | Page)[]): KeptReading {
  const placed = pages.map((page, index) => (typeof page === 'string' ? pageOf(page, index + 1) : page));
  return toKeptReading({ ...DRAFT, pages: placed })!;
}

/** An item as "name | quantity | total with VAT | rate". */
function toItem(text: string): CorrectedItem {
  const [name = null, quantity = null, total_price = null, vat_rate = null] = text
    .split('|')
    .map((part) => part.trim() || null);
  return { name, quantity, total_price, vat_rate };
}

const teach = (text: string, ...items: readonly string[]): Example => ({
  ...{ hfId: 'KX19AB', reading: keep(text), values: {}, items: items.map(toItem) },
});

function findRecalled(now: KeptReading, ...examples: readonly Example[]) {
  return recall({ reading: now, examples }).find(({ field }) => field === 'items');
}

/** The recalled items, as they are given to `teach`. */
function recallItems(now: KeptReading | string, ...examples: readonly Example[]): string[] {
  const finding = findRecalled(typeof now === 'string' ? keep(now) : now, ...examples);
  const items = Array.isArray(finding?.value) ? finding.value : [];
  return items.map((item) =>
    [item.name, item.quantity, item.total_price, item.vat_rate].map((value) => value ?? '').join(' | '),
  );
}

const SUMS = (net: string, vat: string, gross: string) => `

                              Net total        ${net}
                              VAT 20%          ${vat}
                              Gross total      ${gross}`;

describe('recalling items', () => {
  const strange = (rows: string, sums: string) => `
Bolag Nord AB

Vara                Styck     Mängd      Belopp
${rows}
${sums}`;
  const first = strange(
    `
Panel                  40         2       80,00
Lister                 15         3       45,00`,
    'Varor 125,00\nAtt erlägga 150,00',
  );
  const lesson = teach(first, 'Panel | 2.000 | 96.00 | 20.00', 'Lister | 3.000 | 54.00 | 20.00');

  test('reads the columns below labels of any language, with the rate of the corrected items, for any number of rows', () => {
    const now = strange(
      `
Panel                  40         1       40,00
Spik                    5         7       35,00
Transport             100         1      100,00`,
      'Varor 175,00\nAtt erlägga 210,00',
    );
    expect(recallItems(now, lesson)).toEqual([
      'Panel | 1 | 48.00 | 20.00',
      'Spik | 7 | 42.00 | 20.00',
      'Transport | 1 | 120.00 | 20.00',
    ]);
    expect(findRecalled(keep(now), lesson)).toMatchObject({
      ...{ source: 'text', page: 1, rule: 'learned:items of KX19AB', confidence: 0.9 },
      box: { x: 30, width: expect.any(Number) },
    });
    expect(findRecalled(keep(now), lesson, lesson)?.confidence).toBe(0.94);
    const again = strange(`Spik                    5         9       45,00`, 'Varor 45,00\nAtt erlägga 54,00');
    expect(recallItems(again, lesson)).toEqual(['Spik | 9 | 54.00 | 20.00']);
  });

  test('finds the table where it is on this document', () => {
    const now = strange(`Spik                    5         9       45,00`, 'Varor 45,00\nAtt erlägga 54,00');
    const moved = now.replaceAll(/^(Vara|Spik)/gm, '\n\n      $1');
    expect(recallItems(moved, lesson)).toEqual(['Spik | 9 | 54.00 | 20.00']);
  });

  test('finds the rows on later pages', () => {
    const now = strange(`Spik                    5         9       45,00`, '');
    const page = strange(`Panel                  40         1       40,00`, 'Varor 85,00');
    expect(recallItems(keep(now, page), lesson)).toEqual(['Spik | 9 | 54.00 | 20.00', 'Panel | 1 | 48.00 | 20.00']);
  });

  test('finds labels on a scan that differ in a letter, and no others', () => {
    const scan = (text: string) => keep({ ...pageOf(text), source: 'ocr' });
    const now = strange(`Spik                    5         9       45,00`, 'Varor 45,00\nAtt erlägga 54,00');
    expect(recallItems(scan(now.replace('Mängd', 'Mangcl')), lesson)).toEqual(['Spik | 9 | 54.00 | 20.00']);
    expect(recallItems(scan(now.replace('Styck     Mängd', 'Antal     Pris ')), lesson)).toEqual([]);
    expect(recallItems(now.replace('Mängd', 'Mangcl'), lesson)).toEqual([]);
  });

  test('finds nothing in a table that is not printed alike, or not at all', () => {
    const other = first.replace('Styck', 'Antal').replace('Mängd', 'Pris ');
    expect(recallItems(other, lesson)).toEqual([]);
    expect(recallItems('Bolag Nord AB\nBelopp 12,00', lesson)).toEqual([]);
    expect(recallItems(first, teach('Bolag Nord AB\nBelopp 12,00', 'Panel | 2 | 96.00 | 20.00'))).toEqual([]);
  });

  test('finds nothing in a table without rows', () => {
    expect(recallItems(strange('', 'Varor 0,00\nAtt erlägga 0,00'), lesson)).toEqual([]);
  });

  test('finds nothing without the end of the table, or in one of two tables with the same labels', () => {
    const rows = `Spik                    5         9       45,00`;
    expect(recallItems(strange(rows, ''), lesson)).toEqual([]);
    const sums = 'Varor 45,00';
    expect(recallItems(strange(rows, sums) + strange(rows, sums), lesson)).toEqual([]);
  });

  test('finds nothing if pages between are not kept', () => {
    const now = strange(`Spik                    5         9       45,00`, '');
    const last = strange(`Panel                  40         1       40,00`, 'Varor 85,00');
    expect(recallItems(keep(now, now, now, last), lesson)).toEqual([]);
  });
});

describe('the columns of corrected items', () => {
  const sold = (rows: string, ...sums: readonly [string, string, string]) => `
Amount              Quantity     Price     Item
${rows}${SUMS(...sums)}`;

  test('are what the values say, whatever the labels say', () => {
    const lesson = teach(
      sold(
        '\n2                      30.00     60.00     Chair\n1                      15.00     15.00     Lamp',
        '75.00',
        '15.00',
        '90.00',
      ),
      'Chair | 2 | 72.00 | 20.00',
      'Lamp | 1 | 18.00 | 20.00',
    );
    const now = sold('3                      10.00     30.00     Table', '30.00', '6.00', '36.00');
    expect(recallItems(now, lesson)).toEqual(['Table | 3 | 36.00 | 20.00']);
    expect(recall({ reading: keep(now), examples: [lesson] })).toMatchObject([
      { field: 'items' },
      {
        ...{ field: 'vat_categories', rule: 'learned:items of KX19AB' },
        value: [{ vat_rate: '20.00', base_amount: '30.00', vat_amount: '6.00', total_amount: '36.00' }],
      },
    ]);
  });

  test('show the total with VAT if the items have it', () => {
    const shop = (rows: string, ...sums: readonly [string, string, string]) => `
Ding             Wert       Satz      Voll
${rows}${SUMS(...sums)}`;
    const lesson = teach(
      shop('Chair           50.00       20%      60.00', '50.00', '10.00', '60.00'),
      'Chair | | 60.00 | 20.00',
    );
    const now = shop(
      'Lamp            10.00       20%      12.00\nBook             5.00        0%       5.00',
      '15.00',
      '2.00',
      '17.00',
    );
    expect(recallItems(now, lesson)).toEqual(['Lamp | 1 | 12.00 | 20.00', 'Book | 1 | 5.00 | 0.00']);
  });

  test('may be on the line below the name, but not below the name itself', () => {
    const sell = (quantityAt: number, rows: readonly string[], ...sums: readonly [string, string, string]) => {
      const lines = rows.map((row) => row.split('|').map((part) => part.trim()));
      const drawn = lines.map(
        ([name, quantity, amount]) => `${name}\n${''.padEnd(quantityAt)}${quantity?.padEnd(38 - quantityAt)}${amount}`,
      );
      return `\nArtikel/merke        Mange            Belob\n${drawn.join('\n')}${SUMS(...sums)}`;
    };
    const taught = (quantityAt: number) =>
      teach(
        sell(quantityAt, ['Oak chair | 2 | 60.00', 'Lamp | 1 | 15.00'], '75.00', '15.00', '90.00'),
        'Oak chair | 2 | 72.00 | 20.00',
        'Lamp | 1 | 18.00 | 20.00',
      );
    const rows = ['Bench | 1 | 10.00', 'Oak table | 3 | 90.00', 'Shelf | 2 | 20.00'];
    expect(recallItems(sell(22, rows, '120.00', '24.00', '144.00'), taught(22))).toEqual([
      'Bench | 1 | 12.00 | 20.00',
      'Oak table | 3 | 108.00 | 20.00',
      'Shelf | 2 | 24.00 | 20.00',
    ]);
    expect(recallItems(sell(2, rows, '120.00', '24.00', '144.00'), taught(2))).toEqual([]);
  });

  test('are found by their places without labels, if the items add up', () => {
    const bare = (rows: string, ...sums: readonly [string, string, string]) => `
Marlow Joinery 12 Mill Lane

${rows}${SUMS(...sums)}`;
    const lesson = teach(bare('Chair     7     60.00', '60.00', '12.00', '72.00'), 'Chair | 7 | 72.00 | 20.00');
    const rows = 'Lamp      4     10.00\nDesk      2     20.00';
    expect(findRecalled(keep(bare(rows, '30.00', '6.00', '36.00')), lesson)?.confidence).toBe(0.74);
    expect(recallItems(bare(rows, '30.00', '6.00', '36.00'), lesson)).toEqual([
      'Lamp | 4 | 12.00 | 20.00',
      'Desk | 2 | 24.00 | 20.00',
    ]);
    expect(recallItems(bare(rows, '31.00', '6.20', '37.20'), lesson)).toEqual([]);
  });

  test('are proven by totals that earlier corrections point to, if nothing else proves others', () => {
    const bare = (rows: string, moms: string, sum: string) => `
Marlow Joinery 12 Mill Lane

${rows}

Afgift ${moms}
Betal ${sum}`;
    const values = { total_price: '72.00', total_vat: '12.00' };
    const lesson = { ...teach(bare('Chair     7     60.00', '12.00', '72.00'), 'Chair | 7 | 72.00 | 20.00'), values };
    const rows = 'Lamp      4     10.00\nDesk      2     20.00';
    expect(recallItems(bare(rows, '6.00', '36.00'), lesson)).toEqual([
      'Lamp | 4 | 12.00 | 20.00',
      'Desk | 2 | 24.00 | 20.00',
    ]);
    expect(recallItems(bare(rows, '6.00', '37.00'), lesson)).toEqual([]);
    // Without the corrected totals, nothing says that 36.00 is one.
    expect(recallItems(bare(rows, '6.00', '36.00'), { ...lesson, values: {} })).toEqual([]);
  });

  test('are ambiguous if two show the same quantities, unless the price decides', () => {
    const page = (labels: string, rows: string, ...sums: readonly [string, string, string]) => `
${labels}
${rows}${SUMS(...sums)}`;
    const two = 'Ding        Uno      Duo       Voll';
    const unpriced = teach(
      page(two, 'Chair         1        1      60.00', '60.00', '12.00', '72.00'),
      'Chair | 1 | 72.00 | 20.00',
    );
    expect(recallItems(page(two, 'Lamp          2        3      30.00', '30.00', '6.00', '36.00'), unpriced)).toEqual(
      [],
    );
    const three = 'Ding        Uno      Duo      Pret       Voll';
    const priced = teach(
      page(three, 'Chair         1        1     60.00      60.00', '60.00', '12.00', '72.00'),
      'Chair | 1 | 72.00 | 20.00',
    );
    const now = page(three, 'Lamp          2        3     10.00      30.00', '30.00', '6.00', '36.00');
    expect(recallItems(now, priced)).toEqual(['Lamp | 3 | 36.00 | 20.00']);
  });

  test('do not include the one that counts the items', () => {
    const listed = (rows: string, ...sums: readonly [string, string, string]) => `
Nr    Ding          Wert
${rows}${SUMS(...sums)}`;
    const lesson = teach(listed('1     Chair        60.00', '60.00', '12.00', '72.00'), 'Chair | 1 | 72.00 | 20.00');
    const now = listed('1     Lamp         10.00\n2     Desk         20.00', '30.00', '6.00', '36.00');
    expect(recallItems(now, lesson)).toEqual(['Lamp | 1 | 12.00 | 20.00', 'Desk | 1 | 24.00 | 20.00']);
  });
});
