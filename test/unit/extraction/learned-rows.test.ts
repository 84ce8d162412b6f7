import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { placeNumbers } from '../../../src/extraction/fields/items/learned/placed-numbers.js';
import { chooseAmounts } from '../../../src/extraction/fields/items/learned/choose-amounts.js';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { preferLearned } from '../../../src/extraction/fields/items/prefer-learned.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { readTrees } from '../../../src/extraction/ranking/trees.js';
import { pageOf } from '../../support/page-of.js';

const listItems = (text: string) =>
  (rankFindings(findValues([pageOf(text)])).items?.chosen.value ?? []).map(
    (row) => `${row.quantity} ${row.name} ${row.total_price}`,
  );

const HEAD = `
Quill & Ledger Ltd
12 Harbour Road
Leeds LS1 4AP
VAT No. GB 123 4567 82

Invoice 5512                                   14 May 2026

Harrow Mills Ltd
3 Mill Lane
York YO1 7HH
`;

describe('invoice lines that rules do not read', () => {
  it('have quantities in a column whose label is not known', () => {
    expect(
      listItems(`${HEAD}
Work done                                           Volume          Value

Bookkeeping, monthly                                  41.5 h      1,037.50
VAT advice, monthly                                    9 h          405.00
Payroll run                                            2             90.00

Sum of the work                                                   1,532.50
VAT 20%                                                             306.50
Total                                                             1,839.00
`),
    ).toEqual(['41.5 Bookkeeping, monthly 1245.00', '9 VAT advice, monthly 486.00', '2 Payroll run 108.00']);
  });

  it('have no quantity below zero if their amounts are above it: a dash separates it from the name', () => {
    expect(
      listItems(`${HEAD}
Work done                                                     Value
Pallet racking Harrow - 3 pcs                                £48.00
Pallet racking Mill Lane - 3 pcs                             £48.00
Pallet racking York - 3 pcs                                  £48.00

                                           Sub Total        £144.00
                                          20.00% VAT         £28.80
                                               Total        £172.80
`).map((line) => line.split(' ')[0]),
    ).toEqual(['3', '3', '3']);
  });

  it('take their names from the lines of the quantities if amounts begin above them', () => {
    expect(
      listItems(`${HEAD}
Work done                               Volume       Price       Value

Bookkeeping, monthly                    41.5 h       25.00    1,037.50

                                                              1,405.00
VAT advice, monthly                      5.0 h      281.00
                                                                   GBP

Payroll run                              2           45.00       90.00

Net total                                                     2,532.50
VAT 20%                                                         506.50
Total                                                         3,039.00
`),
    ).toEqual(['41.5 Bookkeeping, monthly 1245.00', '5 VAT advice, monthly 1686.00', '2 Payroll run 108.00']);
  });

  it('replace a single row, which may equal the base of a tax by chance, but not several that add up', () => {
    const document = readDocument([
      pageOf(`
Description                                  Qty        Price       Amount
Feed for cattle                            60.00        10.00       600.00
Syringes                                    2.00       200.00       400.00
Subtotal                                                          1,000.00
Net total 600.00
Total                                                             1,000.00`),
    ]);
    const labelled = findLabelledAmounts(document);
    const rows = readItems(document);
    expect(preferLearned(document, rows, labelled)).toHaveLength(2);
    expect(preferLearned(document, rows.slice(0, 1), labelled).map(({ amount }) => amount)).toEqual([
      '600.00',
      '400.00',
    ]);
  });

  it('replace rows whose price and amount are zero', () => {
    expect(
      listItems(`${HEAD}
Site                Quantity      Price        Amount      Levy       Bare

North depot         96.5          0.0000       0.00        0.00       101.23
South depot         88.0          0.0000       0.00        0.00        92.31
Washer fluid         3.0          0.0000       0.00        0.00        14.25

Subtotal                                                              207.79
VAT 20%                                                                41.56
Total                                                                 249.35
`),
    ).toEqual(['96.5 North depot 121.48', '88 South depot 110.77', '3 Washer fluid 17.10']);
  });

  it('leave two rows of one sentence their own quantities', () => {
    expect(
      listItems(`
Kanzlei Quell GmbH
Hafenstraße 12
6900 Bregenz

Rechnung Nr. 2026/55                                        14. Mai 2026

Wir rechnen wie folgt ab:

4,5 Beratungstage zu je EUR 1.100,00, das sind EUR 4.950,00, sowie Fahrtkosten für 210 Kilometer zum
Kilometergeld von EUR 0,50, das sind EUR 105,00.

           Honorar und Spesen netto                           EUR           5.055,00
           zuzüglich 20 % Umsatzsteuer                        EUR           1.011,00
           Rechnungsbetrag                                    EUR           6.066,00
`),
    ).toEqual(['4.5 Beratungstage 5940.00', '210 sowie Fahrtkosten für 210 Kilometer zum Kilometergeld 126.00']);
  });
});

describe('the choice of amounts', () => {
  const lines = [
    'Rent                  300.00',
    'Water                  40.00',
    'Reading of 2025       260.00',
    'Total      340.00',
  ];
  const document = readDocument([pageOf(lines.join('\n'))]);
  const numbers = placeNumbers(document).filter(({ isMoney }) => isMoney);
  const choose = (
    probabilities: readonly number[],
    labelled = findLabelledAmounts(document),
    roundings: readonly bigint[] = [],
  ) =>
    chooseAmounts(
      numbers.map((number, index) => ({ number, probability: probabilities[index] ?? 0 })),
      labelled,
      roundings,
    );

  it('prefers numbers that add up to a total to those that are a little more likely', () => {
    const { amounts, addUp } = choose([0.9, 0.4, 0.6, 0.01]);
    expect(amounts.map(({ value }) => value)).toEqual([300, 40]);
    expect(addUp).toBe(true);
  });

  it.each(['Net total 320.00\nVAT 20.00', 'Total 360.00\nVAT 20.00'])(
    'prefers numbers that add up to a total with a tax or without it: %s',
    (sums) => {
      const labelled = findLabelledAmounts(readDocument([pageOf(sums)]));
      expect(choose([0.9, 0.4, 0.6, 0.01], labelled).addUp).toBe(true);
    },
  );

  it('prefers numbers that add up to a total with its rounding', () => {
    const labelled = findLabelledAmounts(readDocument([pageOf('Total 340.40')]));
    expect(choose([0.9, 0.4, 0.6, 0.01], labelled).addUp).toBe(false);
    expect(choose([0.9, 0.4, 0.6, 0.01], labelled, [0n, 40n]).addUp).toBe(true);
  });

  it('takes the likely ones without a total', () => {
    const { amounts, addUp, probability } = choose([0.9, 0.4, 0.6, 0.01], []);
    expect(amounts.map(({ value }) => value)).toEqual([300, 260]);
    expect(addUp).toBe(false);
    expect(probability).toBeCloseTo(0.9 * 0.6 * 0.6);
  });
});

describe('trees', () => {
  it('add the values of the leaves that their questions lead to', () => {
    const judge = readTrees({ features: ['height', 'width'], base: -1, trees: ['0:2 =0.5 1:3 =1 =2', '1:0 =0 =0.25'] });
    const toProbability = (logits: number) => 1 / (1 + Math.exp(-logits));
    expect(judge({ height: 2 })).toBeCloseTo(toProbability(-0.5));
    expect(judge({ height: 3, width: 3 })).toBeCloseTo(toProbability(0.25));
    expect(judge({ height: 3, width: 4 })).toBeCloseTo(toProbability(1.25));
  });
});
