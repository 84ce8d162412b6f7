import { describe, expect, it } from '@jest/globals';
import { readColumnRows } from '../../../src/extraction/fields/items/column-rows.js';
import { readPlainRows } from '../../../src/extraction/fields/items/plain-rows.js';
import { readProductRows } from '../../../src/extraction/fields/items/product-rows.js';
import { readSentenceRows } from '../../../src/extraction/fields/items/sentence-rows.js';
import { readRowsAboveSum } from '../../../src/extraction/fields/items/sum-rows.js';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument, type ReadDocument } from '../../../src/extraction/page/document.js';
import type { ItemRow } from '../../../src/extraction/page/item-row.js';
import type { LabelledAmount } from '../../../src/extraction/page/labelled-amount.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { pageOf } from '../../support/page-of.js';

type Read = (document: ReadDocument, labelled: readonly LabelledAmount[]) => readonly ItemRow[];

/** Lists the rows of pages: name, quantity, unit, price, amount and rate. */
function listRows(read: Read, ...pages: string[]): string[] {
  const document = readDocument(pages.map((text, index) => pageOf(text, index + 1)));
  return read(document, findLabelledAmounts(document)).map((row) =>
    [row.name, row.quantity, row.unit, row.price, row.amount, row.rate].map((value) => value ?? '').join('|'),
  );
}

/** Lists the rows of a page: name, amount and rate. */
const readNamed = (text: string) =>
  readItems(readDocument([pageOf(text)])).map(({ name, amount, rate }) => `${name}|${amount}|${rate ?? ''}`);

describe('rows above a sum', () => {
  it('may have prices in hundredths of the currency', () => {
    const text = `
Journey, 86 miles at 45p          38.70
Energy 200 kWh 28.5ct             57.00
Network 200 kWh @ 4.25 c           8.50
Standing charge 30p               10.00
Total to pay                     114.20`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Journey, 86 miles at 45p|86||0.45|38.70|',
      'Energy|200||0.285|57.00|',
      'Network|200||0.0425|8.50|',
      'Standing charge 30p|1|||10.00|',
    ]);
  });

  it('are those that add up to the net sum, if a duty on that follows', () => {
    const text = `
Cover                        Premium
Liability                     684.00
Contents                      912.50
Discount for loyalty          -96.50
Net premium                 1 500.00
Stamp duty 5%                  75.00
Invoice total               1 575.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Liability|1|||684.00|',
      'Contents|1|||912.50|',
      'Discount for loyalty|1|||-96.50|',
      'Stamp duty 5%|1|||75.00|',
    ]);
  });

  it('may have quantities in sentences, and fractions of them', () => {
    const text = `
Servicing as agreed                              85.00
Supply and fit 3 hinges, brass, at £21.50 each     64.50
Repair of the gate: 4½ hours at £40.00            180.00
Painting: ½ litre of oil paint at £30.00           15.00
Total to pay                                     344.50`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Servicing as agreed|1|||85.00|',
      'Supply and fit 3 hinges, brass, at £21.50 each|3||21.50|64.50|',
      'Repair of the gate: 4½ hours at £40.00|4.5||40.00|180.00|',
      'Painting: ½ litre of oil paint at £30.00|0.5|l|30.00|15.00|',
    ]);
  });

  it('may have quantity, price and rate on a line below them', () => {
    const text = `
Proofreading of a contract                £120.00
with two annexes
1,200 words at £0.10 per word
Certified copy                             £15.00
fixed fee
Phone calls                                £50.00
2.5 hours at £20.00 per hour
Total payable                             £185.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Proofreading of a contract|1200||0.10|120.00|',
      'Certified copy|1|||15.00|',
      'Phone calls|2.5||20.00|50.00|',
    ]);
  });

  it('may have names on the lines above them', () => {
    const text = `
Climbing rope
*                                       90,00 Kč
2 ks × 45,00 Kč · DPH 21 %
Bottle 0,75 l
*                                       30,00 Kč
1 ks × 30,00 Kč · DPH 12 %
Voucher
*                                      -20,00 Kč
1 ks × -20,00 Kč · DPH 21 %
Celkem s DPH                           100,00 Kč

Rekapitulace DPH   Základ     DPH        Celkem
Sazba 21 %         57,85 Kč   12,15 Kč   70,00 Kč
Sazba 12 %         26,79 Kč    3,21 Kč   30,00 Kč`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Climbing rope|2|p|45.00|90.00|21.00',
      'Bottle 0,75 l|1|p|30.00|30.00|12.00',
      'Voucher|1|p|-20.00|-20.00|21.00',
    ]);
  });

  it('may have quantities and prices without decimals below them, and a prepayment that is deducted before the VAT', () => {
    const text = `
Sátorbérlés ........................ 90 000 Ft
3 nap × 30 000 Ft, 27% áfa 24 300 Ft, bruttó 114 300 Ft
Színpad ............................ 60 000 Ft
2 nap × 30 000 Ft, 27% áfa 16 200 Ft, bruttó 76 200 Ft
Előleg beszámítása ................ −50 000 Ft
27% áfa −13 500 Ft, bruttó −63 500 Ft
Nettó összesen                     100 000 Ft
Áfa 27%                             27 000 Ft
Fizetendő végösszeg:               127 000 Ft`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Sátorbérlés ........................|3||30000|90000|27.00',
      'Színpad ............................|2||30000|60000|27.00',
      'Előleg beszámítása ................|1|||-50000|',
    ]);
  });

  it('do not include a payment that is deducted from a total with VAT', () => {
    const text = `
Tent                    500.00
Deposit                -200.00
Balance due             300.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual([]);
  });

  it('may only add up to the amount paid, and have large quantities beside two lines', () => {
    const text = `
           Ticket, early booking       20.00 each      60.00
   3
           All days, with lunch

   1       Booking fee                  4.50 each       4.50
           Total paid                                  64.50`;
    const page = pageOf(text);
    const words = page.words.map((word) =>
      word.text === '3' ? { ...word, box: { ...word.box, y: word.box.y - 6 } } : word,
    );
    const rows = readItems(readDocument([{ ...page, words }]));
    expect(rows.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
      ['Ticket, early booking', '3', '60.00'],
      ['Booking fee', '1', '4.50'],
    ]);
  });

  it('continue above the letters of a chart beside them', () => {
    const text = `
Facility fee                    34.00
Energy 400 kWh @ 0.1000         40.00
                                            J  F  M  A  M  J  N
Subtotal electric               74.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual(['Facility fee|1|||34.00|', 'Energy|400||0.1000|40.00|']);
  });
});

describe('a table of names and amounts', () => {
  it('may show no more than both, or positions beside them', () => {
    expect(
      listRows(
        readPlainRows,
        'Service        Amount\nFirst visit     40.00\nReport          60.00\nTotal          100.00',
      ),
    ).toEqual(['First visit|1|||40.00|', 'Report|1|||60.00|']);
    const numbered =
      'Pos   Service              Amount\n1     First visit           40.00\n2     Report                60.00';
    expect(listRows(readPlainRows, `${numbered}\nTotal                       100.00`)).toEqual([
      'First visit|1|||40.00|',
      'Report|1|||60.00|',
    ]);
  });

  it.each([
    [
      'it has a column of quantities',
      'Service      Qty     Amount\nFirst visit    1      40.00\nTotal                 40.00',
    ],
    [
      'it has two columns of amounts',
      'Service        Net    Gross\nFirst visit  40.00    40.00\nTotal                 40.00',
    ],
    [
      'its header has a word that names no column',
      'Service       Sundry   Amount\nVisit                   40.00\nTotal   40.00',
    ],
    ['it names no goods', 'Pos      Amount\n1 Visit   40.00\nTotal     40.00'],
    [
      'its amounts are no total',
      'Service        Amount\nFirst visit     40.00\nReport          20.00\nTotal           61.00',
    ],
    ['its rows are on the next page only', 'Service        Amount'],
  ])('is none if %s', (_, text) => {
    expect(listRows(readPlainRows, text)).toEqual([]);
  });

  it('ends with its page and at the first sum, but not at a discount', () => {
    const text =
      'Service        Amount\nFirst visit     40.00\nDiscount       -10.00\nTotal           30.00\nLater           5.00';
    expect(listRows(readPlainRows, text)).toEqual(['First visit|1|||40.00|', 'Discount|1|||-10.00|']);
    expect(listRows(readPlainRows, 'Service        Amount\nVisit   30.00', 'Report   10.00\nTotal   30.00')).toEqual([
      'Visit|1|||30.00|',
    ]);
  });

  it('has quantities before the names, and skips lines with other words or several amounts', () => {
    const text = `
Service                Amount
2 x First visit         40.00
as agreed by telephone
12.00 and 14.00 as usual
1.50 × Report           60.00
Total                  100.00`;
    expect(listRows(readPlainRows, text)).toEqual(['First visit|2|||40.00|', 'Report|1.50|||60.00|']);
  });
});

describe('rows without a known header', () => {
  const SUM = '\nTotal                    100.00';

  it.each([
    ['Chair      4     25.00     100.00', 'Chair|4||25.00|100.00|'],
    ['Chair      25.00     4     100.00', 'Chair|4||25.00|100.00|'],
    ['Cable      4 m   25.00     100.00', 'Cable|4|m|25.00|100.00|'],
    ['Cable      4m    25.00     100.00', 'Cable|4|m|25.00|100.00|'],
    ['Chair      4     €25       €100.00', 'Chair|4||25|100.00|'],
    ['Chair      4     25.00  20%  100.00', 'Chair|4||25.00|100.00|20.00'],
    ['7  Chair   3     33.33      99.99', null],
    ['Chair      3     33.335    100.00', 'Chair|3||33.335|100.00|'],
    ['Chair      3     33.30     100.00', null],
    ['Chair      0      0.00     100.00', null],
    ['Chair                      100.00', null],
  ])('are read by their products: %s', (line, row) => {
    expect(listRows(readProductRows, line + SUM)).toEqual(row === null ? [] : [row]);
  });

  it('above a sum are those that add up to it, down from their header', () => {
    const text = `
Order of 3 March         17.00
Goods                    Amount
Chair                    40.00
Table                    60.00
Total                   100.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual(['Chair|1|||40.00|', 'Table|1|||60.00|']);
  });

  it('above a sum do not continue above a header', () => {
    const text = `
Chair                    40.00
Goods                    Amount
Table                    60.00
Total                   100.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual([]);
  });

  it('above a sum exclude taxes and other sums', () => {
    const text = `
Chair                    40.00
Table                    60.00
Subtotal                100.00
VAT 20%                  20.00
Total                   120.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual(['Chair|1|||40.00|', 'Table|1|||60.00|']);
  });

  it('above a sum have a quantity before the name, or the one that makes the amount', () => {
    const text = `
2 x Chair                        40.00
Table            3     20.00     60.00
Total                           100.00`;
    expect(listRows(readRowsAboveSum, text)).toEqual(['Chair|2|||40.00|', 'Table|3||20.00|60.00|']);
  });

  it('above a sum may be a single one, but only with a name', () => {
    expect(listRows(readRowsAboveSum, 'Chair                   100.00\nTotal                   100.00')).toEqual([
      'Chair|1|||100.00|',
    ]);
    expect(listRows(readRowsAboveSum, '                        100.00\nTotal                   100.00')).toEqual([]);
  });

  it('above a sum end with their amounts', () => {
    const text = 'Chair 40.00 delivered\nTable 60.00 A\nTotal                   100.00';
    expect(listRows(readRowsAboveSum, text)).toEqual([]);
  });
});

describe('a quantity in the first cell of each row', () => {
  const read: Read = (document) => readItems(document);
  const writeTable = (...first: string[]) =>
    `Goods                    Amount\n${first.map((each) => `${each.padEnd(5)}Chair${'20.00'.padStart(15)}`).join('\n')}\nTotal${`${20 * first.length}.00`.padStart(20)}`;

  it.each([
    [
      ['2', '4'],
      ['2', '4'],
    ],
    [
      ['0.5', '2'],
      ['0.5', '2'],
    ],
    [
      ['3', '3'],
      ['3', '3'],
    ],
  ])('of %j is its quantity', (first, quantities) => {
    expect(listRows(read, writeTable(...first))).toEqual(quantities.map((quantity) => `Chair|${quantity}|||20.00|`));
  });

  it.each([
    ['is a line number, from 1', ['1', '2', '3']],
    ['is a line number, from another number', ['4', '5']],
    ['is the code of an article', ['1204', '1310']],
    ['is missing in a row', ['2', '']],
    ['is a percentage', ['2%', '4%']],
    ['has a currency', ['€2', '€4']],
    ['is zero', ['0', '2']],
  ])('is none if it %s', (_, first) => {
    expect(listRows(read, writeTable(...first)).map((row) => row.split('|')[1])).toEqual(first.map(() => '1'));
  });
});

describe('the rows of a table without quantities and prices', () => {
  it('are read by their columns, up to a sum in the column of amounts', () => {
    const rows = readNamed(`
Date        Description             VAT     Charges     Credits
06/05/25    Room 214                 10%     128.00
06/05/25    Breakfast                10%      24.00
07/05/25    Parking                  20%      18.00
07/05/25    VISA 4471                                     170.00
            Total of the stay                170.00       170.00

Total 170.00`);
    expect(rows).toEqual(['Room 214|128.00|10.00', 'Breakfast|24.00|10.00', 'Parking|18.00|20.00']);
  });
});

describe('the rows of a table whose header has several lines', () => {
  it('are read if no line of the header names all columns', () => {
    expect(
      readNamed(`
                                   Kwota brutto     Stawka     Kwota      Wartość
Lp.   Przedmiot
                                   zaliczki         VAT        VAT        netto
1     Zaliczka na schody dębowe      2.460,00         23%      460,00     2.000,00
                        RAZEM        2.460,00                  460,00     2.000,00`),
    ).toEqual(['Zaliczka na schody dębowe|2000.00|23.00']);
  });
});

describe('a quantity times a price', () => {
  it('may be in a column without a known label', () => {
    const text = `
Description             VAT     Detail     Amount

Cable                    23%   100x0.75     75.00
Lamp                     23%    2x35.50     71.00
Consulting               23%                54.00

Total 200.00`.replaceAll(/(\d)x/g, '$1 x ');
    const rows = listRows((document) => readItems(document), text);
    expect(rows.map((row) => row.split('|').slice(0, 2))).toEqual([
      ['Cable', '100'],
      ['Lamp', '2'],
      ['Consulting', '1'],
    ]);
  });
});

describe('the rows above a sum', () => {
  it('are those of the details, if a summary has the same sum', () => {
    const rows = readNamed(`
Subscriptions          20.00
Calls                   5.00
Net total              25.00

Line 0815              16.00
Plan S                 15.00
Calls abroad            3.00
Discount of May        -2.00
Line 4711               9.00
Plan XS                 7.00
Calls at home           2.00

Net total              25.00`);
    expect(rows).toEqual([
      ...['Plan S|15.00|', 'Calls abroad|3.00|', 'Discount of May|-2.00|', 'Plan XS|7.00|', 'Calls at home|2.00|'],
    ]);
  });

  it('are those of all groups, if the sum of the groups begins with the label of their own sums', () => {
    const rows = readNamed(`
Tarif                  Zeitraum               Netto

Anschluss 0761 / 300 12 90
Grundpreis Glasfaser   01.03.–31.03.2025     30,10
Zweite Leitung         01.03.–31.03.2025      5,40
Summe                                        35,50

Anschluss 0170 / 900 33 115
Grundpreis Karte       01.03.–31.03.2025     12,00
Rabatt für Treue       01.03.–31.03.2025     -2,50
Summe                                         9,50

Anschluss 0170 / 900 33 116
Tagespass Norwegen     18.02.2025             6,70
Zusatzkarte            01.03.–31.03.2025      3,30
Summe                                        10,00

                    Summe aller Anschlüsse   55,00
                    Umsatzsteuer 19 %        10,45
                    Rechnungsbetrag          65,45`);
    expect(rows).toEqual([
      ...['Grundpreis Glasfaser|30.10|', 'Zweite Leitung|5.40|', 'Grundpreis Karte|12.00|', 'Rabatt für Treue|-2.50|'],
      ...['Tagespass Norwegen|6.70|', 'Zusatzkarte|3.30|'],
    ]);
  });

  it.each([
    ['no header', ''],
    ['a header', 'Concepto                                Importe\n'],
  ])('have the quantities of the calculations below them, which are no rows, with %s', (_, header) => {
    const text = `${header}
Término de capacidad                      26,10 €
7,5 kW × 30 días × 0,116 €/kW día
Gas en horas punta                        51,84 €
324,00 kWh × 0,160000 €/kWh
Recargo regional                           3,99 €
5,11269632 % s/ 77,94 €
Lectura remota                             0,80 €
30 días x 2,6667 cts/día
Base imponible                            82,73 €
IVA 21 %                                  17,37 €
Total factura                            100,10 €`;
    expect(listRows(readItems, text)).toEqual([
      'Término de capacidad|7.5||3.48|26.10|',
      'Gas en horas punta|324.00||0.160000|51.84|',
      'Recargo regional|1|||3.99|',
      'Lectura remota|30||0.026667|0.80|',
    ]);
  });

  it('do not include what is between two sums', () => {
    const rows = readNamed(
      'Cheese     9.12\nMustard    3.25\nTotal     12.37\nRounded   -0.02\nTo pay    12.35\nCash 20.00',
    );
    expect(rows).toEqual(['Cheese|9.12|', 'Mustard|3.25|']);
  });

  it('may end with a charge below the other names, and have amounts in other columns', () => {
    const text = `
FACTURA FV-31

Descripción                   Precio      Descuento           Total
Tarjetas de visita            200,00 €         10          180,00 €
Diseño de logotipo                     150,00 €
Carteles                      100,00 €          5           95,00 €
Transporte                              20,00 €

Subtotal                                                   445,00 €
IVA 21%                                                     93,45 €
Total                                                      538,45 €`;
    expect(listRows(readItems, text)).toEqual([
      ...[
        'Tarjetas de visita|1|||180.00|',
        'Diseño de logotipo|1|||150.00|',
        'Carteles|1|||95.00|',
        'Transporte|1|||20.00|',
      ],
    ]);
  });

  it('do not include charges and discounts below another sum', () => {
    const rows = readNamed(`
Repair                 20.00
Parts                   5.00
Subtotal               25.00
Discount               -5.00
Net total              20.00`);
    expect(rows).toEqual(['Repair|20.00|', 'Parts|5.00|']);
  });
});

it('a row has the quantity at the end of its name and the price on the line below', () => {
  const text = `
Clock regulated                                 80.00
Pendulum straightened, 2.5 hours                  95.00
at 38.00
Journey                                         12.00
Total                                          187.00`;
  expect(listRows(readRowsAboveSum, text).slice(0, 2)).toEqual([
    'Clock regulated|1|||80.00|',
    'Pendulum straightened, 2.5 hours|2.5||38.00|95.00|',
  ]);
});

it('a row has the name that begins a little above its amount', () => {
  const names = pageOf('\nFire cover\n  sum insured 90 000\n\nGlass breakage\n  all windows\n\n\n');
  const space = ' '.repeat(60);
  const amounts = pageOf(`\n${space}310.00\n\n\n${space}44.50\n\n\n${space}354.50`, 1, 36);
  const total = pageOf('Total', 1, 30 + 6 * 12 + 6);
  const words = [...names.words, ...amounts.words, ...total.words];
  const rows = readItems(readDocument([{ ...names, words }]));
  expect(rows.map(({ name, amount }) => [name, amount])).toEqual([
    ['Fire cover', '310.00'],
    ['Glass breakage', '44.50'],
  ]);
});

describe('rows beside a panel', () => {
  it('have no words of it in their names, and add up to the bases of several rates', () => {
    const text = `
CONTACT             Pose de deux volets roulants                        1.240,00 €
071 55 50 32        2 pc × 620,00 € – TVA 6 %
                    Réglage de la porte d'entrée                           85,00 €
BANQUE              1 pc × 85,00 € – TVA 6 %
BIC ABCDBEBB        Plaque de rue gravée                                   48,00 €
                    1 pc × 48,00 € – TVA 21 %

                                              Base TVA 6 %              1.325,00 €
                                              TVA 6 %                      79,50 €
                                              Base TVA 21 %                48,00 €
                                              TVA 21 %                     10,08 €
                                              À payer                   1.462,58 €`;
    expect(listRows(readRowsAboveSum, text)).toEqual([
      'Pose de deux volets roulants|2|p|620.00|1240.00|6.00',
      "Réglage de la porte d'entrée|1|p|85.00|85.00|6.00",
      'Plaque de rue gravée|1|p|48.00|48.00|21.00',
    ]);
  });
});

describe('rows in the sentences of a letter', () => {
  it('have the quantity and price that make their amount', () => {
    const text = `
Dear Ms Rowan,

Thank you for your trust. According to our agreement of May 2024 I charge you for the following work:

4.5 workshop days at EUR 900.00 each, that is EUR 4,050.00, and travel expenses for 240 kilometres at
EUR 0.40, that is EUR 96.00.

Net total               4,146.00
VAT 20 %                  829.20
Total                   4,975.20`;
    expect(listRows(readSentenceRows, text)).toEqual([
      'workshop days|4.5||900.00|4050.00|',
      'travel expenses for 240 kilometres|240||0.40|96.00|',
    ]);
  });

  it('begin with their sentence, and need a sum', () => {
    const letter = (sum: string) => `
We refer to the contract of 5 January 2024, in which a deposit of 75.00 was agreed upon.

The monthly rent for your office is 1,450.00 and your share of the heating costs is 180.00, which makes
a subtotal of ${sum} for the month of June.`;
    expect(listRows(readSentenceRows, letter('1,630.00'))).toEqual([
      'monthly rent for your office|1|||1450.00|',
      'your share of the heating costs|1|||180.00|',
    ]);
    expect(listRows(readSentenceRows, letter('1,900.00'))).toEqual([]);
  });

  it('may go on after a restated sum and its tax', () => {
    const text = `
Our fee for the survey of the two fields near the river comes to 300.00 and
the copies of the old maps that you ordered in May are 50.00. For this work,
which makes 350.00, VAT is due at the usual rate in force of 20 %, which
comes to 70.00.

To this we add the fee of the land register of 15.00, which is not subject to
VAT and which we paid for you. The total without VAT is 365.00 in this case.`;
    expect(listRows(readSentenceRows, text)).toEqual([
      'survey of the two fields near the river comes|1|||300.00|',
      'copies of the old maps that you ordered|1|||50.00|',
      'this we add the fee of the land register|1|||15.00|',
    ]);
  });

  it('may be called sums, and end on a short last line', () => {
    const text = `
For the new gutters on the north side of the barn we charge the agreed sum of 420.00 and
for clearing the old leaves from both of the drains, which took 3 hours at 35.00 each, a
total of 105.00.

The amount due is therefore 525.00, and we ask you to pay it to our account by the end of May.`;
    expect(listRows(readSentenceRows, text)).toEqual([
      'gutters on the north side of the barn we charge the agreed|1|||420.00|',
      'clearing the old leaves from both of the drains, which took 3 hours|3||35.00|105.00|',
    ]);
  });

  it('are found on a line whose words are spread to the width of the others', () => {
    const text = `
For the tuning of the grand piano in the hall before the concert in May we ask 130.00 and
for   travelling,   of   40   kilometres   under   no.   7   at   0.50   each,   so 20.00
The whole net amount of 150.00 for the work in your hall is to be paid within two weeks.`;
    expect(listRows(readSentenceRows, text).map((row) => row.split('|').slice(1).join('|'))).toEqual([
      '1|||130.00|',
      '40||0.50|20.00|',
    ]);
  });

  it('are not the parts of the total of an order', () => {
    const text = 'According to your order of 30 May, net 4,000.00 and VAT 800.00, in total 4,800.00 for the carpets.';
    expect(listRows(readSentenceRows, text)).toEqual([]);
  });

  it('are not a single amount that the total repeats', () => {
    expect(listRows(readSentenceRows, 'For our work in March we charge you 310.00 in total.\n\nTotal  310.00')).toEqual(
      [],
    );
  });
});

describe('rows in the column of a total', () => {
  it('may have labels of sums in their names', () => {
    const text = `
Nettokaltmiete Wohnung 4, 2. OG          EUR       712,00
Vorauszahlung Heizung und Warmwasser     EUR       118,00
Anzahlung Betriebskosten                 EUR        64,00
Gesamt                                   EUR       894,00`;
    expect(listRows(readColumnRows, text)).toEqual([
      'Nettokaltmiete Wohnung 4, 2. OG|1|||712.00|',
      'Vorauszahlung Heizung und Warmwasser|1|||118.00|',
      'Anzahlung Betriebskosten|1|||64.00|',
    ]);
  });

  it('may be charges, and follow the sum of other rows', () => {
    const text = `
–  Testi per il sito (14 × € 45,00)       € 630,00
–  Correzione di bozze                    € 170,00
               Compenso                   € 800,00
               Contributo cassa 4%         € 32,00
               Imposta di bollo             € 2,00
               Totale da pagare           € 834,00`;
    expect(listRows(readColumnRows, text)).toEqual([
      'Testi per il sito|14||45.00|630.00|',
      'Correzione di bozze|1|||170.00|',
      'Contributo cassa 4%|1|||32.00|',
      'Imposta di bollo|1|||2.00|',
    ]);
  });

  it('may end with a discount', () => {
    const text = `
Membership, March                  59.00
Locker 41                           8.00
Corporate discount                 -5.90
Subtotal                           61.10
GST 5 %                             3.06
QST 9.975 %                         6.09
Total                              70.25`;
    expect(readNamed(text)).toEqual(['Membership, March|59.00|', 'Locker 41|8.00|', 'Corporate discount|-5.90|']);
  });

  it('may be in groups, whose sums add up to the total of a summary above', () => {
    const text = `
Internet 250                        29,40
Mobiel                              17,10
Totaal exclusief btw                46,50
Btw 21%                              9,77
Te betalen                          56,27

Specificatie
Internet 250
Abonnement december                 27,90
Vast adres                           1,50
Subtotaal                           29,40
Mobiel 06-55 30 11
Abonnement december                 19,60
Korting                             -2,50
Subtotaal                           17,10`;
    expect(readNamed(text)).toEqual([
      'Abonnement december|27.90|',
      'Vast adres|1.50|',
      'Abonnement december|19.60|',
      'Korting|-2.50|',
    ]);
  });

  it.each([
    ['Total for depot east', 'Total for depot west', 'Amount due'],
    ['Zwischensumme Titel 1', 'Zwischensumme Titel 2', 'Gesamtbetrag'],
    ['Sous-total lot A', 'Sous-total lot B', 'Net à payer'],
  ])('may be in groups above %s and %s', (first, second, total) => {
    const text = `
Erdarbeiten bis 2 m                200.00
Verfüllen                          100.00
${first.padEnd(30)}     300.00
Pflaster                           400.00
Randsteine                          50.00
${second.padEnd(30)}     450.00

${total.padEnd(30)}     750.00`;
    expect(readNamed(text)).toEqual([
      'Erdarbeiten bis 2 m|200.00|',
      'Verfüllen|100.00|',
      'Pflaster|400.00|',
      'Randsteine|50.00|',
    ]);
  });

  it('may show four decimals', () => {
    const text = `
Monthly charges
Broadband 200, 01.06. - 30.06.            39.9500
Static address, 01.06. - 30.06.            5.0000
Usage
Calls to mobiles (12 calls)                2.1300
Net total                                   47.08
VAT 20 %                                     9.42
Total                                       56.50`;
    expect(readNamed(text)).toEqual([
      'Broadband 200, 01.06. - 30.06.|39.9500|',
      'Static address, 01.06. - 30.06.|5.0000|',
      'Calls to mobiles (12 calls)|2.1300|',
    ]);
  });

  it.each([
    ['a net total and a tax', 'Net total      100.00\nVAT 20 %        20.00\nTotal          120.00'],
    ['a deposit', 'Work done      100.00\nDeposit         20.00\nTotal          120.00'],
    ['of another column', 'Chair    70.00\nDesk     50.00\nTotal                             120.00'],
    ['without names', '70.00\n50.00\nTotal   120.00'],
  ])('are not %s', (_, text) => {
    expect(listRows(readColumnRows, text)).toEqual([]);
  });
});

describe('a table with no other column than that of the names', () => {
  const text = `
                    DESCRIPTION

Mise en page du catalogue de mai 2024

                              TOTAL H.T.       380,00 €
                              T.V.A. 20%        76,00 €
                              TOTAL T.T.C.     456,00 €`;

  it('has one row with the first sum', () => {
    expect(readNamed(text)).toEqual(['Mise en page du catalogue de mai 2024|380.00|']);
  });

  it('has none if it shows amounts, or several lines', () => {
    expect(readNamed(text.replace('mai 2024', 'mai pour 20,00 €'))).toEqual([]);
    expect(readNamed(text.replace('mai 2024', 'mai 2024\nImpression des affiches'))).toEqual([]);
  });
});
