import { describe, expect, it } from '@jest/globals';
import { findContainedVat, sumAmountsPerRate } from '../../../src/extraction/fields/totals/contained-vat.js';
import {
  collectGross,
  collectNet,
  collectVat,
  filterGross,
  type TotalOption,
} from '../../../src/extraction/fields/totals/total-options.js';
import { readRates, readTotals } from '../../../src/extraction/fields/totals/totals.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { ItemRow } from '../../../src/extraction/page/item-row.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { pageOf } from '../../support/page-of.js';

const readText = (text: string) => readDocument([pageOf(text)]);
/** Makes the rows of an item table, each from its amount, its rate and its tax. */
function makeItems(...rows: [amount: string | null, rate?: string | null, vat?: string | null][]): ItemRow[] {
  return rows.map(
    ([amount, rate = null, vat = null]) => ({ amount, rate, vat, amountKind: 'amount' }) as unknown as ItemRow,
  );
}
function findContained(text: string, items: ItemRow[] = []) {
  const document = readText(text);
  const labelled = findLabelledAmounts(document);
  const found = findContainedVat(filterGross(labelled, 0.6), labelled, readRates(document), items);
  return found && [Number(found.net), Number(found.vat), Number(found.gross)];
}

describe('the VAT in a total without a net total', () => {
  it.each([
    ['by its own rate', 'Total 119.00\nincl. VAT 19% 19.00', [10_000, 1900, 11_900]],
    ['a cent off', 'Total 119.00\nincl. VAT 19% 19.01', [9999, 1901, 11_900]],
    ['too far off', 'Total 119.00\nincl. VAT 19% 19.03', null],
    ['by a rate elsewhere', 'Rate 19%\nTotal 119.00\nVAT 19.00', [10_000, 1900, 11_900]],
    ['without a rate', 'Total 119.00\nVAT 19.00', null],
    ['that is said to be included, at a rate in use', 'Total 66.00\nIncludes GST of 6.00', [6000, 600, 6600]],
    ['beside a rate of something else', 'Fee 0.9%\nTotal 66.00\nIncludes GST of 6.00', [6000, 600, 6600]],
    ['in whole units', 'Total ¥6,150\nincl. VAT 10% ¥559', [559_100, 55_900, 615_000]],
    ['a unit off, with cents', 'Total 61.50\nincl. VAT 10% 5.00', null],
    ['of another rate than its own', 'Rate 19%\nTotal 119.00\nVAT 7% 19.00', null],
    ['at no rate', 'Total 119.00\nVAT 0% 0.00', null],
    ['of the second of two totals', 'Total 130.00\nTotal 119.00\nVAT 19% 19.00', [10_000, 1900, 11_900]],
  ])('is found %s', (_, text, expected) => {
    expect(findContained(text)).toEqual(expected);
  });

  it('is the sum of the taxes that the lines with each rate contain', () => {
    const text = 'Total 226.00\nincl. VAT 19% 19.00\nincl. VAT 7% 7.00';
    expect(findContained(text, makeItems(['119.00', '19'], ['107.00', '7']))).toEqual([20_000, 2600, 22_600]);
    expect(findContained(text, makeItems(['100.00', '19'], ['19.00', '19'], ['107.00', '7']))).toEqual([
      20_000, 2600, 22_600,
    ]);
    expect(findContained('Total 219.00\nincl. VAT 19% 19.00', makeItems(['119.00', '19'], ['100.00', '0']))).toEqual([
      20_000, 1900, 21_900,
    ]);
    // What the lines lack of the total is at one of their rates.
    expect(findContained(text, makeItems(['119.00', '19'], ['100.00', '7']))).toEqual([20_000, 2600, 22_600]);
    expect(findContained(text, makeItems(['109.00', '19'], ['107.00', '7']))).toEqual([20_000, 2600, 22_600]);
    // The lines contain other taxes, or a rate has no tax.
    expect(findContained(text, makeItems(['118.00', '19'], ['109.00', '7']))).toBeNull();
    expect(findContained('Total 226.00\nincl. VAT 19% 19.00', makeItems(['119.00', '19'], ['107.00', '7']))).toBeNull();
    expect(findContained('Total 200.00', makeItems(['100.00', '0'], ['100.00', '0']))).toBeNull();
  });

  it('may be off by two cents per rate', () => {
    const items = makeItems(['119.00', '19'], ['107.00', '7']);
    expect(findContained('Total 226.00\nincl. VAT 19% 19.02\nincl. VAT 7% 7.00', items)).toEqual([
      19_998, 2602, 22_600,
    ]);
    expect(findContained('Total 226.00\nincl. VAT 19% 19.03\nincl. VAT 7% 7.00', items)).toBeNull();
  });

  it('is the sum of the taxes beside the amounts that contain them', () => {
    const text = 'Total 226.00\nVAT 19% of 119.00: 19.00\nVAT 7% of 107.00: 7.00';
    expect(findContained(text)).toEqual([20_000, 2600, 22_600]);
    expect(findContained(text.replace('226', '227'))).toBeNull();
    expect(findContained(text.replace('107', '108'))).toBeNull();
  });

  it('needs a rate and an amount on every line', () => {
    const listSums = (...rows: Parameters<typeof makeItems>) =>
      [...(sumAmountsPerRate(makeItems(...rows)) ?? ['none'])].map(String);
    expect(listSums(['100.00', '19'], ['19.00', '19'], ['5.00', '7'])).toEqual(['1900,11900', '700,500']);
    expect(listSums(['100.00', '0'])).toEqual(['0,10000']);
    expect(listSums(['100.00', '30'])).toEqual(['3000,10000']);
    expect(listSums(['100.00', '31'])).toEqual(['none']);
    expect(listSums(['100.00', '-1'])).toEqual(['none']);
    expect(listSums(['100.00', null])).toEqual(['none']);
    expect(listSums([null, '19'])).toEqual(['none']);
  });
});

describe('the amounts that may be a total', () => {
  const describeOptions = (options: readonly TotalOption[]) =>
    options.map(({ cents, weight, at }) => `${cents} ${weight}${at ? '' : ' computed'}`);
  function collect(text: string, items: ItemRow[] = []) {
    const document = readText(text);
    const labelled = findLabelledAmounts(document);
    return {
      gross: describeOptions(collectGross(document, labelled)),
      net: describeOptions(collectNet(document, labelled, items)),
      vat: describeOptions(collectVat(document, labelled, items, [])),
    };
  }

  it('have a label, which fits well or badly', () => {
    expect(collect('Gross total 1.00\nTotal due 2.00\nTotal 3.00\nSubtotal 4.00\nNet total 5.00').gross).toEqual([
      '100 1',
      '200 0.7',
      '300 0.6',
      '400 0.1',
      '500 0.05 computed',
    ]);
    expect(collect('Net total 5.00\nSubtotal 4.00\nTotal 3.00\nGross total 1.00\nTotal due 2.00').net).toEqual([
      '500 1',
      '400 0.7',
      '300 0.4',
      '100 0.2',
      '200 0.05 computed',
    ]);
  });

  it('count once, with their best label', () => {
    expect(collect('Total 1.00\nGross total 1.00').gross).toEqual(['100 1']);
  });

  it('are any amounts except zero, if nothing better is known', () => {
    expect(collect('Bolts 1.00\nNuts 0.00\nWeight 5')).toMatchObject({
      net: ['100 0.05 computed'],
      vat: ['100 0.05 computed'],
    });
  });

  it('are the sums of the taxes per rate, and zero only if nothing is taxed', () => {
    expect(collect('VAT 19% 19.00\nVAT 7% 7.00').vat).toEqual(['700 1', '1900 1', '2600 0.9']);
    expect(collect('VAT 19% 19.00').vat).toEqual(['1900 1']);
    expect(collect('VAT 19% 19.00\nVAT 0% 0.00').vat).toEqual(['1900 1']);
    expect(collect('VAT 0% 0.00').vat).toEqual(['0 1']);
    expect(collect('VAT 19% 19.00\nVAT 7.00').vat).toEqual(['700 1', '1900 1']);
  });

  it('are the sums of a column', () => {
    const text = 'Net total     VAT\n   100.00   19.00\n    50.00    3.50';
    expect(collect(text).net.slice(0, 3)).toEqual(['5000 1', '10000 1', '15000 0.8']);
    expect(collect(text).vat.slice(0, 3)).toEqual(['350 1', '1900 1', '2250 0.8']);
  });

  it('are the sums of the lines, if each has an amount of this kind', () => {
    const items = makeItems(['1.00', null, '0.20'], ['2.00', null, '0.40']);
    expect(collect('Text', items).net).toEqual(['300 0.6 computed']);
    expect(collect('Text', items.slice(0, 1)).net).toEqual(['100 0.6 computed']);
    expect(collect('Text').net).toEqual([]);
    expect(collect('Text', items).vat).toEqual(['60 0.8 computed']);
    expect(collect('Text', makeItems(['1.00', null, '0.20'], ['2.00'])).vat).toEqual([]);
    const gross = items.map((item) => ({ ...item, amountKind: 'gross' as const }));
    expect(collect('Text', gross).net).toEqual([]);
    expect(collect('Text', [items[0]!, gross[1]!]).net).toEqual([]);
    expect(
      collect(
        'Text',
        items.map((item) => ({ ...item, amountKind: 'net' as const })),
      ).net,
    ).toEqual(['300 0.6 computed']);
  });

  it('are the sum of the lines less a discount, plus a charge', () => {
    expect(collect('Subtotal 10.00\nDiscount 1.00\nShipping 3.00').net).toEqual([
      '1000 0.7',
      '1300 0.5 computed',
      '900 0.5 computed',
      '1200 0.5 computed',
      '100 0.05 computed',
      '300 0.05 computed',
    ]);
    expect(collect('Subtotal 10.00\nDiscount -1.00').net).toContain('900 0.5 computed');
  });
});

describe('the totals of a document', () => {
  const readAll = (text: string, items: ItemRow[] = []) => {
    const { net, vat, gross, proven, confidence } = readTotals(readText(text), items);
    return [...[net, vat, gross].map((cents) => (cents === null ? null : Number(cents))), proven, confidence];
  };

  it.each([
    ['three labels', 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', [10_000, 2000, 12_000, true, 0.97]],
    ['no net total', 'Bolts 100.00\nVAT 20% 20.00\nGross total 120.00', [10_000, 2000, 12_000, true, 0.92]],
    ['a vague net total', 'Total 100.00\nVAT 20% 20.00\nGross total 120.00', [10_000, 2000, 12_000, true, 0.97]],
    ['a vague gross total', 'Net total 100.00\nVAT 17.31\nTotal 117.31', [10_000, 1731, 11_731, true, 0.97]],
    [
      'a vague gross total and a rate',
      'Net total 100.00\nVAT 20% 20.00\nTotal 120.00',
      [10_000, 2000, 12_000, true, 0.97],
    ],
    [
      'a vague gross total and an unrelated rate',
      'Rate 19%\nNet total 100.00\nVAT 17.31\nTotal 117.31',
      [10_000, 1731, 11_731, true, 0.97],
    ],
    [
      'two vague gross totals, of which a rate proves one',
      'Net total 100.00\nNet total 101.00\nVAT 20% 20.00\nTotal 120.00\nTotal 121.00',
      [10_000, 2000, 12_000, true, 0.97],
    ],
    [
      'amounts that a rate proves, but no label',
      'Bolts 100.00\nof which 20% 20.00\nTotal 120.00',
      [null, null, 12_000, false, 0.7],
    ],
    [
      'amounts that neither a rate nor a label proves',
      'Net total 100.00\nBolts 17.31\nTotal 117.31',
      [null, null, 11_731, false, 0.7],
    ],
    ['a total and its tax', 'Total 120.00\nincl. VAT 20% 20.00', [10_000, 2000, 12_000, true, 0.93]],
    ['a total', 'Total 120.00', [null, null, 12_000, false, 0.7]],
    ['two totals', 'Total 120.00\nTotal 130.00', [null, null, 13_000, false, 0.45]],
    ['the same total twice', 'Total 120.00\nTotal 120.00', [null, null, 12_000, false, 0.7]],
    ['a clear and a vague total', 'Total 130.00\nGross total 120.00', [null, null, 12_000, false, 0.7]],
    ['an amount due and a total', 'Total 130.00\nTotal due 120.00', [null, null, 12_000, false, 0.7]],
    ['a tax that is too large', 'Total 20.00\nVAT 20.00', [null, null, 2000, false, 0.7]],
    ['two taxes', 'Total 120.00\nVAT 20.00\nVAT 21.00', [null, null, 12_000, false, 0.7]],
    ['a negative tax', 'Net total 140.00\nVAT -20.00\nGross total 120.00', [null, -2000, 12_000, false, 0.7]],
    ['a total of nothing', 'Net total 0.00\nVAT 0.00\nGross total 0.00', [null, null, 0, false, 0.7]],
    ['nothing', 'Text', [null, null, null, false, 0.45]],
  ])('with %s', (_, text, expected) => {
    expect(readAll(text)).toEqual(expected);
  });

  it('are the sums of the rows per rate', () => {
    const text = [
      'Net total      VAT   Gross total',
      '   100.00    20.00        120.00',
      '    50.00    10.00         60.00',
      '   150.00    30.00        180.00',
    ].join('\n');
    expect(readAll(text)).toEqual([15_000, 3000, 18_000, true, 0.97]);
  });
});

it('a tax has a place only if it fits the total', () => {
  const findPlace = (text: string) => readTotals(readText(text), []).vatAt?.box.y ?? null;
  expect([findPlace('Total 120.00\nVAT 21.00'), findPlace('Total 20.00\nVAT 21.00')]).toEqual([42, null]);
});

it('the rates of a document are its different percentages up to 30', () => {
  expect(readRates(readText('VAT 20% 5.5% 20% 30% 31% 0% 7')).map(Number)).toEqual([2000, 550, 3000, 0]);
});
