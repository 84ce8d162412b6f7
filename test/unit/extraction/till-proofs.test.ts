import { describe, expect, it } from '@jest/globals';
import { toReceipt, type Receipt } from '../../../src/extraction/documents/receipt/receipt.js';
import { findReceiptTotals } from '../../../src/extraction/documents/receipt/receipt-total.js';
import { readTillAmounts, type TillAmount } from '../../../src/extraction/documents/receipt/till-amounts.js';
import type { TillKey } from '../../../src/extraction/documents/receipt/till-label.js';
import {
  isAfterRounding,
  isBeforeRounding,
  isCalculated,
  isPaidExactly,
  isPaidInCash,
} from '../../../src/extraction/documents/receipt/till-proofs.js';
import { restoreLetters, splitWords } from '../../../src/extraction/documents/receipt/till-text.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { makeSlip } from '../../support/make-slip.js';

const readReceipt = (text: string): Receipt => toReceipt(readDocument([makeSlip(text)]), 'MY');
/** Reads the amounts of a slip. The first one is to be proven by the others. */
function prove<T>(text: string, check: (receipt: Receipt, at: TillAmount, others: TillAmount[]) => T): T {
  const receipt = readReceipt(text);
  const [first, ...others] = readTillAmounts(receipt);
  return check(receipt, first!, others);
}
const listAmounts = (text: string): [TillKey, number][] =>
  readTillAmounts(readReceipt(text)).map(({ key, cents }) => [key, Number(cents)]);

describe('a total paid in cash', () => {
  it.each([
    ['TOTAL|8.20\nCASH|10.00\nCHANGE|1.80', true],
    ['TOTAL|8.20\nCASH|10.00\nCHANGE|-1.80', true],
    ['TOTAL|8.20\nCASH|-10.00\nCHANGE|1.80', true],
    ['TOTAL|8.20\nCASH|10.00\nCHANGE|1.90', false],
    ['TOTAL|8.20\nCASH|8.20\nCHANGE|0.00', false],
    ['TOTAL|8.20\nCASH|10.00', false],
    ['TOTAL|8.20\nCHANGE|1.80', false],
    ['TOTAL|8.20\nCASH|10.00\nCASH|20.00\nCHANGE|11.80\nCHANGE|0.00', true],
  ])('in %j: %s', (text, expected) => {
    expect(prove(text, (_, at, others) => isPaidInCash(at.cents, others))).toBe(expected);
  });
});

describe('a total paid exactly', () => {
  it.each([
    ['TOTAL|8.20\nVISA CARD|8.20', true],
    ['TOTAL|8.20\nVISA CARD|8.30', false],
    ['TOTAL|8.20\nTOTAL|8.20', false],
  ])('in %j: %s', (text, expected) => {
    expect(prove(text, (_, at, others) => isPaidExactly(at.cents, others))).toBe(expected);
  });
});

describe('a sum before and after rounding', () => {
  it.each([
    ['the rounding between them', '12.32', '-0.02', '12.30', '', true],
    ['a misread rounding between them', '12.32', '8.82', '12.30', '', true],
    ['the payment of the rounded sum', '12.32', null, '12.30', 'VISA CARD|12.30', true],
    ['the cash less the change', '12.32', null, '12.30', 'CASH|20.00\nCHANGE|7.70', true],
    ['nothing', '12.32', null, '12.30', '', false],
    ['a payment of the exact sum', '12.32', '-0.02', '12.30', 'VISA CARD|12.32', null],
    ['too large a difference', '12.35', '-0.05', '12.30', '', false],
    ['no whole coins', '12.32', '-0.01', '12.31', '', false],
    ['two sums in whole coins', '12.30', '0.05', '12.35', '', false],
    ['two equal sums', '12.30', '0.00', '12.30', '', false],
  ])('are shown by %s', (_, before, rounding, after, paid, expected) => {
    const middle = rounding === null ? [] : [`Rounding|${rounding}`];
    const receipt = readReceipt([`TOTAL|${before}`, ...middle, `TOTAL|${after}`, paid].join('\n').trim());
    const amounts = readTillAmounts(receipt);
    const sums = amounts.filter(({ key }) => key === 'total' || key === 'payable');
    const [first, last] = [sums[0]!, sums.at(-1)!];
    const withoutThe = (sum: TillAmount) => amounts.filter((amount) => amount !== sum);
    expect(isBeforeRounding(receipt, first, withoutThe(first))).toBe(expected ?? false);
    expect(isAfterRounding(receipt, last, withoutThe(last))).toBe(expected ?? true);
    expect(isAfterRounding(receipt, first, withoutThe(first))).toBe(false);
  });

  it('are not shown by a rounding elsewhere', () => {
    const receipt = readReceipt('Rounding|8.82\nTOTAL|12.32\nTOTAL|12.30');
    const [, first, last] = readTillAmounts(receipt);
    expect(isBeforeRounding(receipt, first!, [last!])).toBe(false);
    expect(isBeforeRounding(receipt, first!, readTillAmounts(receipt))).toBe(false);
    const below = readReceipt('TOTAL|12.32\nTOTAL|12.30\nRounding|8.82');
    expect(isBeforeRounding(below, readTillAmounts(below)[0]!, readTillAmounts(below))).toBe(false);
  });
});

describe('a total added up from other amounts', () => {
  it.each([
    ['a tax', 'TOTAL|8.48\nSubtotal|8.00\nGST 6%|0.48', true],
    ['a charge', 'TOTAL|8.80\nSubtotal|8.00\nService charge|0.80', true],
    ['a discount', 'TOTAL|7.00\nSubtotal|8.00\nDiscount|1.00', true],
    ['a negative discount', 'TOTAL|7.00\nSubtotal|8.00\nDiscount|-1.00', true],
    ['a rounding', 'TOTAL|8.00\nSubtotal|8.02\nRounding|-0.02', true],
    ['all of them', 'TOTAL|8.30\nSubtotal|8.00\nService charge|0.80\nDiscount|1.00\nGST 6%|0.48\nRounding|0.02', true],
    ['too large a rounding', 'TOTAL|9.00\nSubtotal|8.00\nRounding|1.00', false],
    ['nothing', 'TOTAL|8.48\nSubtotal|8.48', false],
    ['a refund', 'TOTAL|8.00\nSubtotal|-0.80\nService charge|8.80', false],
    ['another sum', 'TOTAL|8.48\nGST 6%|0.48\nVISA CARD|8.00', false],
    ['a wrong sum', 'TOTAL|8.49\nSubtotal|8.00\nGST 6%|0.48', false],
  ])('with %s', (_, text, expected) => {
    expect(prove(text, isCalculated)).toBe(expected);
  });
});

describe('the amounts at a till', () => {
  it.each([
    ['with their label in the line above', 'TOTAL\n|8.20', [['total', 820]]],
    ['below a gap', 'TOTAL\n\n|8.20', []],
    ['below a line with an amount', 'TOTAL|8.20\n|9.20', [['total', 820]]],
    ['below a long line', 'TOTAL of your three new books\n|8.20', [['total', 820]]],
    ['below a longer line', 'TOTAL of your three very new books\n|8.20', []],
    ['below the head of a table', 'Qty Price Total\n|8.20', []],
    ['after other words', 'TOTAL\nabc|8.20', []],
    ['after short words', 'TOTAL\nab|8.20', [['total', 820]]],
    ['after a number', 'TOTAL\n2 x|8.20', []],
    ['without a label', '|8.20', []],
  ])('%s are %j', (_, text, amounts) => {
    expect(listAmounts(text)).toEqual(amounts);
  });

  it('may have their label beside them, on a line that was read separately', () => {
    const read = (shift: number, left = 10, height = 10): [TillKey, number][] => {
      const page = makeSlip('x\nTOTAL\nz');
      const place = {
        x: { x: 10, y: -200 },
        TOTAL: { x: left, y: 14 + (10 - height) / 2, height },
        z: { x: 10, y: 300 },
      } as const;
      const words = page.words.map((word) => ({ ...word, box: { ...word.box, ...place[word.text as 'x'] } }));
      const amount = { text: '8.20', confidence: 0.9, box: { x: 240, y: 14 + shift, width: 20, height: 10 } };
      const receipt = toReceipt(readDocument([{ ...page, words: [...words, amount] }]), 'MY');
      return readTillAmounts(receipt).map(({ key, cents }) => [key, Number(cents)]);
    };
    expect(read(7)).toEqual([['total', 820]]);
    expect(read(-7)).toEqual([['total', 820]]);
    expect(read(-8)).toEqual([]);
    expect(read(-7, 220)).toEqual([]);
    expect(read(40)).toEqual([]);
    expect([read(-14, 10, 20), read(-16, 10, 20)]).toEqual([[['total', 820]], []]);
  });

  it('leave out rows of a tax table', () => {
    expect(listAmounts('TOTAL|100.00 6.00')).toEqual([]);
    expect(listAmounts('TOTAL|100.00 0.00')).toEqual([]);
    expect(listAmounts('TOTAL|100.00 9.00')).toEqual([['total', 900]]);
    expect(listAmounts('TOTAL|0.00 0.00')).toEqual([['total', 0]]);
    expect(listAmounts('TOTAL|5.00 100.00 6.00')).toEqual([]);
  });

  it('distinguish a rounding from a rounded total', () => {
    expect(listAmounts('TOTAL|12.32\nAmount due|0.04')[1]).toEqual(['rounding', 4]);
    expect(listAmounts('TOTAL|12.32\nAmount due|0.05')[1]).toEqual(['payable', 5]);
    expect(listAmounts('TOTAL|12.32\nRounding|12.28')[1]).toEqual(['payable', 1228]);
    expect(listAmounts('TOTAL|12.32\nRounding|12.27')[1]).toEqual(['rounding', 1227]);
    expect(listAmounts('TOTAL|0.10\nRounding|0.08')[1]).toEqual(['rounding', 8]);
    expect(listAmounts('TOTAL|0.10\nRounding|0.09')[1]).toEqual(['payable', 9]);
    expect(listAmounts('CASH|12.32\nRounding|12.30')[1]).toEqual(['rounding', 1230]);
  });
});

describe('the words of a till', () => {
  it('have letters where recognition read digits, if two letters are certain', () => {
    expect(['8USINESS', 'T0TAL', '5DN', '1l', 'A1', 'AB1', '12', 'ab23'].map(restoreLetters)).toEqual([
      'bUSINESS',
      'ToTAL',
      'sDN',
      '1l',
      'A1',
      'ABl',
      '12',
      'ab23',
    ]);
    expect(splitWords(' T0TAL: (RM) 12,50 ')).toEqual(['total', 'rm', '12', '50']);
    expect(splitWords('--')).toEqual([]);
  });
});

describe('the total of a receipt', () => {
  function listTotals(text: string): [string, number, string][] {
    const receipt = readReceipt(text);
    return findReceiptTotals(receipt, readTillAmounts(receipt)).map(({ value, confidence, rule }) => [
      value,
      Math.round(confidence * 1000) / 1000,
      rule,
    ]);
  }

  it.each([
    ['proven', 'TOTAL|8.20\nVISA CARD|8.20', [['8.20', 0.96, 'receipt total as paid:total']]],
    ['only labelled', 'TOTAL|8.20', [['8.20', 0.792, 'receipt total:total']]],
    ['cash less change', 'XX|8.20\nCASH|10.00\nCHANGE|1.80', [['8.20', 0.86, 'receipt total: cash less change']]],
    ['what was paid', 'XX|8.20\nVISA CARD|8.20', [['8.20', 0.8, 'receipt total: as paid']]],
    ['not below the payment', 'VISA CARD|8.20\nXX|8.20', []],
    [
      'contested by another proven one',
      'TOTAL|8.20\nTOTAL|9.20\nVISA CARD|8.20\nVISA CARD|9.20',
      [
        ['9.20', 0.8, 'receipt total as paid:total'],
        ['8.20', 0.45, 'receipt total as paid:total'],
      ],
    ],
    ['not the tax in another sum', 'TOTAL|106.00\nTotal|6.00', [['106.00', 0.792, 'receipt total:total']]],
    ['not zero', 'TOTAL|0.00', []],
    ['a sum before tax that was paid', 'Subtotal|8.20\nVISA CARD|8.20', [['8.20', 0.8, 'receipt total: as paid']]],
    [
      'one of at most four',
      'TOTAL|1.10\nTOTAL|1.20\nTOTAL|1.30\nTOTAL|1.40\nTOTAL|1.50',
      [
        ['1.50', 0.692, 'receipt total:total'],
        ['1.40', 0.45, 'receipt total:total'],
        ['1.30', 0.45, 'receipt total:total'],
        ['1.20', 0.45, 'receipt total:total'],
      ],
    ],
  ])('is %s', (_, text, expected) => {
    expect(listTotals(text)).toEqual(expected);
  });

  it('has the place of its payment if no line shows it', () => {
    const receipt = readReceipt('TOTAL|12.32\nVISA CARD|12.30');
    const [total] = findReceiptTotals(receipt, readTillAmounts(receipt));
    expect(total).toMatchObject({ value: '12.30', box: { y: 14 } });
    const unpaid = readReceipt('TOTAL|12.32\nRounding|-0.02');
    expect(findReceiptTotals(unpaid, readTillAmounts(unpaid))[0]).toMatchObject({ value: '12.30', box: { width: 0 } });
  });
});
