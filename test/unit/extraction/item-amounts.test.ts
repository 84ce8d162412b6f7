import { describe, expect, it } from '@jest/globals';
import { multiplyUnitAmounts } from '../../../src/extraction/fields/items/unit-amounts.js';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

const BOX = { x: 30, y: 40, width: 100, height: 9 };

/** Lists the rows of pages: name, quantity, price and amount. */
const readRows = (...pages: string[]) =>
  readItems(readDocument(pages.map((text, index) => pageOf(text, index + 1)))).map(
    ({ name, quantity, price, amount }) => [name, quantity, price, amount].map((value) => value ?? '').join('|'),
  );

describe('the amount of an item', () => {
  it('may end with the mark of its tax', () => {
    const text = `
Description         Qty     Price    Amount
Fence posts           2     10.00     20.00T
Wire                  3      5.00     15.00A
Labour                1     30.00     30.00
Subtotal                              65.00`;
    expect(readRows(text)).toEqual(['Fence posts|2|10.00|20.00', 'Wire|3|5.00|15.00', 'Labour|1|30.00|30.00']);
  });

  it('is not a number with a unit', () => {
    const text = `
Description         Qty     Price    Amount
Fence posts           2     10.00     20.00
in lengths of                         2.40m
Subtotal                              20.00`;
    expect(readRows(text)).toEqual(['Fence posts|2|10.00|20.00']);
  });
});

describe('the rows of an account', () => {
  it('begin below an older balance and its payment', () => {
    const text = `
Description                   Qty     Price     Amount
Previous balance                                312.40
Payment received, thank you                    -312.40
Fence posts                     2     10.00      20.00
Wire                            3      5.00      15.00
Amount due                                       35.00`;
    expect(readRows(text)).toEqual(['Fence posts|2|10.00|20.00', 'Wire|3|5.00|15.00']);
  });

  it('do not include the taxes between them if the others add up to the net total', () => {
    const text = `
Date        Description               Charges
12-08-24    Room charge                240.00
12-08-24    8% VAT                      19.20
13-08-24    Breakfast                   15.00
13-08-24    8% VAT                       1.20
Total                                  275.40
Total excl. VAT                        255.00
VAT 8 %                                 20.40`;
    expect(readRows(text)).toEqual(['Room charge|1||240.00', 'Breakfast|1||15.00']);
  });

  it('are without taxes and a rounding below them, although all of them add up to the total', () => {
    const text = `
Description of goods          Qty      Rate      Amount
Latex gloves                  100     12.50    1,250.00
Cotton rolls                   40     65.25    2,610.00
                                               3,860.00
Output CGST @ 9%                                 347.40
Output SGST @ 9%                                 347.40
Less : Round Off                                (-)0.80
Total                                          4,554.00`;
    expect(readRows(text)).toEqual(['Latex gloves|100|12.50|1250.00', 'Cotton rolls|40|65.25|2610.00']);
  });

  it('do not include a deposit that reduces the sum', () => {
    const text = `
Description                   Qty     Price     Amount
Video wall                      2    900.00   1,800.00
Loudspeakers                    4    150.00     600.00
Sub-total                                     2,400.00
Less: 10% discount on equipment                (240.00)
Less: deposit received 9 March                 (800.00)
Balance due                                   1,360.00`;
    expect(readRows(text).slice(0, 2)).toEqual(['Video wall|2|900.00|1800.00', 'Loudspeakers|4|150.00|600.00']);
    expect(readRows(text).filter((row) => row.includes('deposit'))).toEqual([]);
  });
});

describe('the discount of an item', () => {
  it.each(['-€ 4,50', '- € 4,50', '€ -4,50', '(4,50)', '4,50-', '4,50 CR'])('may be written as %s', (discount) => {
    const text = `
Omschrijving           Aantal        Prijs         Bedrag
Abonnement                  3      € 15,00        € 45,00
Korting vaste klant         1      ${discount.padStart(7)}    ${discount.padStart(11)}
Totaal                                            € 40,50`;
    expect(readRows(text)[1]?.split('|').at(-1)).toBe('-4.50');
  });

  const readDiscounted = (sums: string, amount = '20.00') =>
    readRows(`
Description         Qty     Price    Discount    Amount
Water test            2     10.00        3.00     ${amount}
Soil test             1     15.00        0.00     15.00
Travel                1      5.00                  5.00
${sums}`).map((row) => row.split('|').at(-1));

  it('is taken off an amount before it', () => {
    expect(readDiscounted('Subtotal 40.00\nDiscount 3.00\nVAT 10% 3.70\nTotal 40.70')).toEqual([
      '17.00',
      '15.00',
      '5.00',
    ]);
    expect(readDiscounted('Subtotal 40.00\nNet total 37.00\nTotal 37.00')).toEqual(['17.00', '15.00', '5.00']);
  });

  it('is not taken off otherwise', () => {
    expect(readDiscounted('Subtotal 40.00\nTotal 40.00')).toEqual(['20.00', '15.00', '5.00']);
    expect(readDiscounted('Discount 3.00\nTotal 37.00', '17.00')).toEqual(['17.00', '15.00', '5.00']);
  });
});

describe('a discount in percent', () => {
  const readReduced = (sums: string) =>
    readRows(`
Description         Qty     Price     Amount   Discount    VAT
Angle grinder         3    200.00     600.00        10%    20%
Cutting discs        50      2.00     100.00         5%    20%
Welding rods         12      5.00      60.00         0%    20%
${sums}`).map((row) => row.split('|').at(-1));

  it('is taken off an amount of quantity times price if the document shows what is left, or the sum of the discounts', () => {
    const taken = ['540.00', '95.00', '60.00'];
    expect(readReduced('Sum 760.00\nDiscount 65.00\nVAT 20% 139.00\nTotal 834.00')).toEqual(taken);
    expect(readReduced('Sum 760.00\nNet total 695.00\nVAT 20% 139.00\nTotal 834.00')).toEqual(taken);
  });

  it('is not taken off otherwise', () => {
    expect(readReduced('Net total 760.00\nVAT 20% 152.00\nTotal 912.00')).toEqual(['600.00', '100.00', '60.00']);
  });
});

describe('a discount on a line of its own', () => {
  const readReduced = (sums: string, below = '') =>
    readRows(`
Particulars                 Qty      Price       Amount
Iron pipe                    20      30.00       600.00
Gate valve                    5      80.00       400.00
                                  Discount       -20.00
Rope                         40       2.50       100.00
${below}
${sums}`).map((row) => row.split('|').at(-1));

  it('is taken off the row above it if it is part of the sum of the discounts', () => {
    const sums = 'Total excl. tax 1,100.00\nDiscount -20.00\nTotal 1,080.00';
    expect(readReduced(sums)).toEqual(['600.00', '380.00', '100.00']);
    const both = 'Total excl. tax 1,100.00\nDiscount -25.00\nTotal 1,075.00';
    const line = '                                  Discount        -5.00';
    expect(readReduced(both, line)).toEqual(['600.00', '380.00', '95.00']);
  });

  it('is not taken off without that sum', () => {
    expect(readReduced('Discount -30.00\nTotal 1,050.00')).toContain('400.00');
  });

  it('is not the discount on the whole document that each page shows', () => {
    const sums = 'Subtotal   700.00\nDiscount   -20.00\nNet total   680.00';
    const pages = [
      `Description     Qty     Price     Amount\nIron pipe        20     30.00     600.00\n${sums}`,
      `Description     Qty     Price     Amount\nRope             40      2.50     100.00\n${sums}`,
    ];
    expect(readRows(...pages).map((row) => row.split('|').at(-1))).toEqual(['600.00', '100.00']);
  });
});

describe('the tax on a line below each row', () => {
  const readTaxed = (tax: string, total: string) =>
    readItems(
      readDocument([
        pageOf(`
Description                 Qty      Price       Amount
Cattle feed                  60      10.00       600.00
    Base        600.00   VAT    0.0000%       0.00
Syringe                       2     200.00       400.00
    Base        380.00   VAT   16.0000%      ${tax}
Subtotal                                       1,000.00
Reduction                                         20.00
Total                                          ${total}`),
      ]),
    ).map(({ amount, rate, vat }) => `${amount} ${rate} ${vat}`);

  it('shows the taxable amount and the rate', () => {
    expect(readTaxed('60.80', '1,040.80')).toEqual(['600.00 0.00 0.00', '380.00 16.00 60.80']);
  });

  it('does not count if the taxes do not lead to a total', () => {
    expect(readTaxed('60.80', '1,064.00')).toContain('400.00 null null');
  });
});

describe('the amount of one unit', () => {
  it('is multiplied by the quantity if the products add up to a total', () => {
    const text = `
Description            Amount     Qty     VAT
Stand in the hall      800.00       1     20%
Lunches                 12.50       8     20%
Posters                 35.00       4     20%
Net total                                    1,040.00
VAT                                            208.00
Total                                        1,248.00`;
    expect(readRows(text).map((row) => row.split('|').slice(1).join('|'))).toEqual([
      '1|800.00|800.00',
      '8|12.50|100.00',
      '4|35.00|140.00',
    ]);
  });

  it('is multiplied with its tax if that makes a total', () => {
    const row = { name: 'Ink', description: null, unit: null, price: null, discount: null, rate: '23', page: 1 };
    const rows = [
      { ...row, quantity: '3', amount: '4.46', vat: '1.03', amountKind: 'amount' as const, box: BOX },
      { ...row, quantity: '1', amount: '10.00', vat: '2.30', amountKind: 'amount' as const, box: BOX },
    ];
    const { labelled } = readTotals(readDocument([pageOf('Net total 23.38\nTotal 28.77')]), []);
    expect(multiplyUnitAmounts(rows, labelled).map(({ amount, amountKind }) => [amount, amountKind])).toEqual([
      ['16.47', 'gross'],
      ['12.30', 'gross'],
    ]);
    expect(multiplyUnitAmounts(rows, labelled.slice(0, 1)).map(({ amount }) => amount)).toEqual(['13.38', '10.00']);
    expect(multiplyUnitAmounts(rows, [])).toBe(rows);
  });
});

describe('a quantity with three decimals', () => {
  const readQuantities = (unit: string, price: string) =>
    readRows(`
Quantità        Articolo                Prezzo      Importo
4.200 ${unit}        Fagioli secchi          ${price}        48,30
3.000 ${unit}        Lenticchie               9,60        28,80
Totale                                              77,10`).map((row) => row.split('|')[1]);

  it('is that of a scale if only that makes the amount', () => {
    expect(readQuantities('kg', '11,50')).toEqual(['4.200', '3.000']);
    expect(readQuantities('kg', '11,00')).toEqual(['4200', '3.000']);
  });

  it('is a group of thousands for pieces, which may be priced by the thousand', () => {
    expect(readQuantities('pz', '11,50')).toEqual(['4200', '3000']);
  });
});

describe('the names of items', () => {
  it('may begin left of their centred header', () => {
    const text = `
  Code           Description           Qty     Price    Amount
ABC-100    Green hose, roll of 50        2     10.00     20.00
ABC-2      Tap, brass                    1     10.00     10.00
DEF-30     Fitting of the hose           1     15.00     15.00
Total                                                    45.00`;
    expect(readRows(text)).toEqual([
      'Green hose, roll of 50|2|10.00|20.00',
      'Tap, brass|1|10.00|10.00',
      'Fitting of the hose|1|15.00|15.00',
    ]);
  });
});

describe('the description of an item', () => {
  it('ends at a wide gap', () => {
    const text = `
Description         Qty     Price    Amount
Gate                  1     10.00     10.00
with hinges

and a latch



Keep the hinges greased.
Total                                 10.00`;
    const [row] = readItems(readDocument([pageOf(text)]));
    expect(row?.description).toBe('with hinges and a latch');
  });
});

describe('the table of the items', () => {
  it.each(['Goods £', 'Worth'])('may call its amounts "%s", proven by quantities and prices', (label) => {
    const text = `
Code    Description   Qty    Price    Disc    ${label.padStart(8)}   VAT
F20     Flour          40    21.85   34.00      840.00     Z
S12     Salt            4     5.20               20.80     Z
B10     Box            14    16.40              229.60     S
Total                                         1,090.40`;
    expect(readRows(text)).toEqual(['Flour|40|21.85|840.00', 'Salt|4|5.20|20.80', 'Box|14|16.40|229.60']);
  });

  it('may have Italian abbreviations for labels', () => {
    const text = `
CODICE     DESCRIZIONE                Q.TA      PRZ.      TOT.      PRZ.    IMPON.   IVA
                                               LIST.     LIST.      SCN.
QD-1       Quaderni a righe             20      3,00     60,00      2,40     48,00   22%
LB-7       Storia dei ponti              4     18,00     72,00     15,00     60,00   Art.74
TOTALE                                  24              132,00              108,00`;
    expect(readRows(text).map((row) => row.split('|').at(-1))).toEqual(['48.00', '60.00']);
  });

  it('may follow one of dates and terms', () => {
    const text = `
Client       Your order     Seller        Terms          Due
HOSE02       By phone       Alan          Net 30 days    2026-03-21
Code         Description           Qty     Price un.     Amount
ABC-100      Green hose              2         10.00      20.00
ABC-200      Tap                     1         10.00      10.00
Total                                                     30.00`;
    expect(readRows(text)).toEqual(['Green hose|2|10.00|20.00', 'Tap|1|10.00|10.00']);
  });
});
