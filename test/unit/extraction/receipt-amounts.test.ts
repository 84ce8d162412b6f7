import { describe, expect, it } from '@jest/globals';
import { readAmounts, readLastAmount } from '../../../src/extraction/documents/receipt/printed-amount.js';
import {
  isReceipt,
  isTaxOn,
  isTaxWithin,
  toReceipt,
  type Receipt,
} from '../../../src/extraction/documents/receipt/receipt.js';
import { findReceiptPayments } from '../../../src/extraction/documents/receipt/receipt-payment.js';
import { findReceiptTax, findReceiptTotals } from '../../../src/extraction/documents/receipt/receipt-total.js';
import { readTillAmounts, type TillAmount } from '../../../src/extraction/documents/receipt/till-amounts.js';
import { roundSum } from '../../../src/extraction/documents/receipt/till-proofs.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { joinWords } from '../../../src/extraction/page/lines.js';
import { makeSlip } from '../../support/make-slip.js';
import { pageOf } from '../../support/page-of.js';

const readLine = (text: string) => readDocument([makeSlip(text)]).lines[0]!;
const readReceipt = (text: string, country: string | null = 'MY'): Receipt =>
  toReceipt(readDocument([makeSlip(text)]), country);
/** Lists the amounts of a receipt: their meaning and their cents. */
const listAmounts = (text: string) => readTillAmounts(readReceipt(text)).map(({ key, cents }) => [key, Number(cents)]);
/** Lists the possible totals of a receipt with their confidences. */
function listTotals(text: string) {
  const receipt = readReceipt(text);
  const amounts = readTillAmounts(receipt);
  return findReceiptTotals(receipt, amounts).map(({ value, confidence }) => [
    value,
    Math.round(confidence * 1000) / 1000,
  ]);
}

describe('the amount at the end of a line', () => {
  it.each([
    ['TOTAL|12.50', 1250, 'TOTAL'],
    ['TOTAL 12,50', 1250, 'TOTAL'],
    ['2 COFFEE 3.00|6.00', 600, '2 COFFEE 3.00'],
    ['TOTAL|1,234.50', 123_450, 'TOTAL'],
    ['TOTAL|1 703.45', 170_345, 'TOTAL'],
    ['TOTAL|1,703 45', 170_345, 'TOTAL'],
    ['TOTAL|RM12.50', 1250, 'TOTAL'],
    ['TOTAL:RM23.30', 2330, 'TOTAL:RM'],
    ['DISCOUNT|-RM1.50', -150, 'DISCOUNT'],
    ['DISCOUNT|1.50-', -150, 'DISCOUNT'],
    ['BREAD|*2.50', 250, 'BREAD'],
    ['BREAD|2.50 A', 250, 'BREAD'],
    ['BREAD|2.50SR', 250, 'BREAD'],
    ['TOTAL|1S.5O', 1550, 'TOTAL'],
    ['TOTAL|lB.Z0', 1820, 'TOTAL'],
    ['TOTAL|S.SO', null, null],
    ['TOTAL 12.50 and more words', null, null],
    ['GST 6.00%', null, null],
    ['TOTAL|12.5', null, null],
    ['TOTAL|12', null, null],
    ['TOTAL|¥6,150', 615_000, 'TOTAL'],
    ['THANK YOU', null, null],
    ['SUMA PLN 193:74', 19374, 'SUMA PLN'],
    ['Mar 3, 2025 18:20', null, null],
  ])('%s is read as %s cents', (text, cents, before) => {
    const amount = readLastAmount(readLine(text));
    expect(amount ? [Number(amount.cents), joinWords(amount.before)] : [null, null]).toEqual([cents, before]);
  });

  it('has the box of its own part of the word', () => {
    expect(readLastAmount(readLine('TOTAL:RM23.30'))?.box).toEqual({ x: 50, y: 0, width: 25, height: 10 });
  });

  it('may follow other amounts, listed from left to right', () => {
    expect(readAmounts(readLine('SR @ 6%   28.27   1.70   x')).map(Number)).toEqual([2827, 170]);
  });
});

describe('the amounts of a receipt', () => {
  it('get their meaning from their labels', () => {
    expect(
      listAmounts(`
        BREAD|5.00
        Subtotal|8.00
        Discount|-1.00
        Service charge|0.70
        GST 6%|0.46
        Rounding|0.04
        TOTAL|8.20
        CASH|10.00
        CHANGE|1.80
      `),
    ).toEqual([
      ['subtotal', 800],
      ['discount', -100],
      ['charge', 70],
      ['tax', 46],
      ['rounding', 4],
      ['total', 820],
      ['paid', 1000],
      ['change', 180],
    ]);
  });

  it('may stand alone below their label, but not below an item or a table header', () => {
    expect(listAmounts('TOTAL\n|8.20')).toEqual([['total', 820]]);
    expect(listAmounts('TOTAL|8.20\n|8.20')).toEqual([['total', 820]]);
    expect(listAmounts('TOTAL of all the things you have bought\n|8.20')).toEqual([]);
    expect(listAmounts('Qty Price Total\n|8.20')).toEqual([]);
    expect(listAmounts('TOTAL\n2 x|8.20')).toEqual([]);
    expect(listAmounts('TOTAL\n\n\n|8.20')).toEqual([]);
  });

  it('exclude those in a tax table', () => {
    expect(listAmounts('TOTAL 6%|28.27 1.70')).toEqual([]);
    expect(listAmounts('TOTAL|28.27 0.00')).toEqual([]);
    expect(listAmounts('TOTAL|28.27 9.70')).toEqual([['total', 970]]);
  });

  it('are corrected if rounding and rounded total are confused', () => {
    expect(listAmounts('TOTAL|12.32\nRounding|12.30')).toEqual([
      ['total', 1232],
      ['payable', 1230],
    ]);
    expect(listAmounts('TOTAL|12.32\nRounding|2.30')).toEqual([
      ['total', 1232],
      ['rounding', 230],
    ]);
    expect(listAmounts('TOTAL|12.32\nAmount due|0.02')).toEqual([
      ['total', 1232],
      ['rounding', 2],
    ]);
  });
});

describe('a cash total', () => {
  it.each([
    ['AU', 1233, 1235],
    ['BE', 1233, 1235],
    ['CA', 1233, 1235],
    ['CH', 1233, 1235],
    ['CZ', 1249, 1200],
    ['CZ', 1250, 1300],
    ['DK', 1224, 1200],
    ['DK', 1225, 1250],
    ['EE', 1233, 1235],
    ['FI', 1233, 1235],
    ['HK', 1235, 1240],
    ['HK', 1234, 1230],
    ['HU', 10_249, 10_000],
    ['HU', 10_250, 10_500],
    ['IE', 1233, 1235],
    ['IL', 1235, 1240],
    ['IL', 1234, 1230],
    ['IT', 1233, 1235],
    ['LI', 1233, 1235],
    ['LT', 1233, 1235],
    ['MY', 1233, 1235],
    ['NL', 1233, 1235],
    ['NO', 1250, 1300],
    ['NO', 1249, 1200],
    ['NZ', 1235, 1240],
    ['NZ', 1234, 1230],
    ['SE', 1250, 1300],
    ['SE', 1249, 1200],
    ['SG', 1233, 1235],
    ['SK', 1233, 1235],
    ['ZA', 1235, 1240],
    ['ZA', 1234, 1230],
    [null, 1233, 1235],
  ])('in %s is rounded from %i to %i', (country, cents, rounded) => {
    const receipt = readReceipt('TOTAL|1.00', country);
    const at = { ...readTillAmounts(receipt)[0]!, cents: BigInt(cents) };
    const shown = { ...at, key: 'rounding', cents: BigInt(cents - rounded) } satisfies TillAmount;
    expect(roundSum(receipt, at, [shown])).toBe(BigInt(rounded));
    expect(roundSum(receipt, at, [])).toBeNull();
  });

  it('is not rounded if it was paid exactly or is already round', () => {
    const receipt = readReceipt('TOTAL|12.33\nCASH|12.35');
    const [total, paid] = readTillAmounts(receipt);
    expect(roundSum(receipt, total!, [paid!])).toBe(1235n);
    expect(roundSum(receipt, total!, [paid!, { ...paid!, cents: 1233n }])).toBeNull();
    expect(roundSum(receipt, { ...total!, cents: 1235n }, [paid!])).toBeNull();
  });
});

describe('the tax of a receipt', () => {
  it('matches a rate of the country or the receipt to within a cent and a half', () => {
    const receipt = readReceipt('GST 7%|1.00', 'MY');
    expect([isTaxOn(receipt, 600n, 10_000n), isTaxOn(receipt, 601n, 10_000n), isTaxOn(receipt, 602n, 10_000n)]).toEqual(
      [true, true, false],
    );
    expect([isTaxOn(receipt, 700n, 10_000n), isTaxOn(receipt, 900n, 10_000n)]).toEqual([true, false]);
    expect([isTaxOn(receipt, 3n, 50n), isTaxOn(receipt, 2n, 33n)]).toEqual([true, false]);
    expect([isTaxWithin(receipt, 600n, 10_600n), isTaxWithin(receipt, 604n, 10_600n)]).toEqual([true, false]);
    expect([isTaxWithin(receipt, 3n, 53n), isTaxWithin(receipt, 2n, 35n)]).toEqual([true, false]);
  });

  it('is accepted if the sum before tax and the total prove it, or if the total contains it', () => {
    const findTax = (text: string, total: bigint) => {
      const receipt = readReceipt(text);
      return findReceiptTax(receipt, readTillAmounts(receipt), total)?.cents ?? null;
    };
    const slip = 'Subtotal|100.00\nGST 6%|6.00\nTOTAL|106.00';
    expect([findTax(slip, 10_600n), findTax(slip, 10_604n), findTax(slip, 10_700n)]).toEqual([600n, 600n, null]);
    expect(findTax('Subtotal|100.00\nGST|40.00', 14_000n)).toBeNull();
    expect(findTax('TOTAL|106.00\nGST 6% included|6.00', 10_600n)).toBe(600n);
    expect(findTax('TOTAL|106.00\nGST 6% included|6.10', 10_600n)).toBeNull();
    expect(findTax('TOTAL|106.00\nGST 6%|6.00\nService tax|2.00', 10_600n)).toBeNull();
  });
});

describe('the payment of a receipt', () => {
  it.each([
    ['TOTAL|8.20\nCASH|10.00\nCHANGE|1.80', ['cash']],
    ['TOTAL|8.20\nVISA|8.20', ['credit_card']],
    ['TOTAL|8.20\nVISA DEBIT|8.20', ['debit_card']],
    ['TOTAL|8.20\nCARD|8.20\nDEBIT MASTERCARD ****4471', ['debit_card']],
    ['TOTAL|8.20\nCARD|8.20', ['credit_card']],
    ['TOTAL|8.20\nVISA CREDIT|-8.20', ['credit_card']],
    ['TOTAL|8.20\nDEBIT CARD|xxxx xxxx 4471\nAmount collected|8.20', ['debit_card']],
    ['TOTAL|8.20\nVISA CONTACTLESS\n* * * * * * * * 4471', ['credit_card']],
    ['TOTAL|8.20\nTIP|1.80\nMAESTRO|10.00', ['debit_card']],
    ['TOTAL|8.20\nEFT|8.20', ['debit_card']],
    ['TOTAL|8.20\nCASH|8.00', []],
    ['TOTAL|8.20\nCASH|8.20\nVISA|8.20', []],
  ])('is known if the line with the amount paid names it: %j', (slip, types) => {
    const { document, ...receipt } = readReceipt(slip);
    const amounts = readTillAmounts({ document, ...receipt });
    expect(findReceiptPayments(document, amounts, 820n).map(({ value }) => value)).toEqual(types);
  });
});

describe('the total of a receipt', () => {
  it.each([
    ['proven by cash and change', 'TOTAL|8.20\nCASH|10.00\nCHANGE|1.80', [['8.20', 0.96]]],
    ['paid by card', 'TOTAL|8.20\nVISA CARD|8.20', [['8.20', 0.96]]],
    [
      'added up',
      'Subtotal|8.00\nGST 6%|0.48\nTOTAL|8.48',
      [
        ['8.48', 0.96],
        ['8.00', 0.45],
      ],
    ],
    [
      'paid with a tip, which is no part of the purchase',
      'Check total|98.00\nAmount|98.00\nTip|18.00\n= TOTAL|116.00',
      [
        ['98.00', 0.8],
        ['116.00', 0.45],
      ],
    ],
    [
      'less a discount',
      'Subtotal|8.00\nDiscount|1.00\nTOTAL|7.00',
      [
        ['7.00', 0.96],
        ['8.00', 0.45],
      ],
    ],
    [
      'with a charge',
      'Subtotal|8.00\nService charge|0.80\nTOTAL|8.80',
      [
        ['8.80', 0.96],
        ['8.00', 0.45],
      ],
    ],
    ['only labelled', 'TOTAL|8.20', [['8.20', 0.792]]],
    ['labelled as the amount due', 'Amount due|8.20', [['8.20', 0.84]]],
    [
      'labelled twice',
      'TOTAL|8.20\nTOTAL|8.20',
      [
        ['8.20', 0.852],
        ['8.20', 0.45],
      ],
    ],
    [
      'one of two',
      'TOTAL|8.20\nTOTAL|9.20',
      [
        ['9.20', 0.692],
        ['8.20', 0.45],
      ],
    ],
    ['less than an amount above it', 'BREAD|9.00\nTOTAL|8.20', [['8.20', 0.192]]],
    ['barely less than an amount above it', 'BREAD|8.24\nTOTAL|8.20', [['8.20', 0.792]]],
    ['less than an amount above it because of a discount', 'BREAD|9.00\nDiscount|0.70\nTOTAL|8.20', [['8.20', 0.792]]],
    ['only before tax', 'Subtotal|8.20', [['8.20', 0.4]]],
    ['not labelled but equal to cash less change', 'XX|8.20\nCASH|10.00\nCHANGE|1.80', [['8.20', 0.86]]],
    ['not labelled but paid', 'XX|8.20\nVISA CARD|8.20', [['8.20', 0.8]]],
    ['neither labelled nor paid', 'XX|8.20\nVISA CARD|9.20', []],
    [
      'rounded',
      'TOTAL|12.32\nRounding|-0.02\nAmount due|12.30',
      [
        ['12.30', 0.96],
        ['12.32', 0.45],
      ],
    ],
    [
      'rounded without a printed result',
      'TOTAL|12.32\nRounding|-0.02',
      [
        ['12.30', 0.96],
        ['12.32', 0.45],
      ],
    ],
    ['negative', 'TOTAL|-8.20', []],
  ])('is %s', (_, text, expected) => {
    expect(listTotals(text)).toEqual(expected);
  });
});

describe('the place of the total of a receipt', () => {
  /** Finds the best total of a receipt: its value, the number of its line, and its rule. */
  const findPlace = (text: string) => {
    const receipt = readReceipt(text);
    const [best] = findReceiptTotals(receipt, readTillAmounts(receipt));
    const line = receipt.document.lines.findIndex(
      ({ box }) => best && box.y <= best.box.y && box.height > 0 && best.box.y < box.y + box.height,
    );
    return [best?.value, best?.box.height === 0 ? null : line, best?.rule];
  };

  it.each([
    ['its label', 'BREAD|8.20\nTOTAL|8.20\nCASH|10.00\nCHANGE|1.80', ['8.20', 1, 'receipt total as paid:total']],
    ['the lower of two equal labels', 'TOTAL|8.20\nTOTAL|8.20', ['8.20', 1, 'receipt total:total']],
    ['the lower of two labels with different amounts', 'TOTAL|8.20\nTOTAL|9.20', ['9.20', 1, 'receipt total:total']],
    ['the label of the amount due', 'TOTAL|8.20\nAmount due|8.20', ['8.20', 1, 'receipt total:amount due']],
    [
      'the payment if only that shows the rounded sum',
      'TOTAL|12.32\nRounding|-0.02\nCASH|12.30',
      ['12.30', 2, 'receipt total as paid:total'],
    ],
    [
      'nowhere if nothing shows the rounded sum',
      'TOTAL|12.32\nRounding|-0.02',
      ['12.30', null, 'receipt total as paid:total'],
    ],
    ['above the payment if it has no label', 'XX|8.20\nVISA CARD|8.20', ['8.20', 0, 'receipt total: as paid']],
    [
      'the last amount that is the cash less the change',
      'XX|8.20\nYY|8.20\nCASH|10.00\nCHANGE|1.80',
      ['8.20', 1, 'receipt total: cash less change'],
    ],
  ])('is %s', (_, text, expected) => {
    expect(findPlace(text)).toEqual(expected);
  });
});

describe('the tax of a receipt that is too high', () => {
  it('is ignored from a quarter of the total on', () => {
    const findTax = (tax: string, total: bigint, net: string) => {
      const receipt = readReceipt(`Subtotal|${net}\nGST|${tax}`);
      return findReceiptTax(receipt, readTillAmounts(receipt), total)?.cents ?? null;
    };
    expect(findTax('24.99', 10_000n, '75.01')).toBe(2499n);
    expect(findTax('25.00', 10_000n, '75.00')).toBeNull();
    expect(findTax('0.00', 7_500n, '75.00')).toBeNull();
  });
});

describe('recognising a receipt', () => {
  const isSlip = (text: string, width = 280): boolean => {
    const page = { ...makeSlip(text), width };
    return isReceipt(readDocument([page]), [page]);
  };

  it.each([
    ['accepts narrow paper', 'BREAD|8.20', 280, true],
    ['accepts paper 127 mm wide', 'BREAD|8.20', 360, true],
    ['rejects wide paper', 'BREAD|8.20', 361, false],
    ['accepts wide paper with words of a till', 'Cashier: Mei\nCASH|10.00\nCHANGE|1.80', 595, true],
    ['rejects wide paper with too few words of a till', 'CASH|10.00\nCHANGE|1.80', 595, false],
    ['accepts wide paper with a title', 'RECEIPT\nCASH|10.00\nCHANGE|1.80', 595, true],
    ['rejects narrow paper that names a buyer', 'BREAD|8.20\nBill to:\nMei', 280, false],
    ['rejects narrow paper that names a bank account', 'BREAD|8.20\nIBAN DE48 1635 0645 4840 2499 09', 280, false],
    ['rejects a page without lines', '', 280, false],
    ['rejects a page with too many lines', 'BREAD|8.20\n'.repeat(201), 280, false],
    ['accepts a page with many lines', 'BREAD|8.20\n'.repeat(200), 280, true],
  ])('%s', (_, text, width, expected) => {
    expect(isSlip(text, width)).toBe(expected);
  });

  it('rejects wide paper with a table of items, whatever words of a till the terms of an invoice contain', () => {
    const isReceiptOf = (header: string) => {
      const page = pageOf(`
Salesperson: Mei                    Payment
${header}
Bread               2         4.10          8.20
Thank you for your business! Cash discount 2 % if paid within 10 days of receipt
`);
      return isReceipt(readDocument([page]), [page]);
    };
    expect(isReceiptOf('Description         Qty       Price         Amount')).toBe(false);
    expect(isReceiptOf('Shop 7')).toBe(true);
  });
});
