import { describe, expect, it } from '@jest/globals';
import { toReceipt } from '../../../src/extraction/documents/receipt/receipt.js';
import { readTillAmounts } from '../../../src/extraction/documents/receipt/till-amounts.js';
import { readTillItems } from '../../../src/extraction/documents/receipt/till-items.js';
import { readSingleSale } from '../../../src/extraction/documents/receipt/till-sale.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { makeSlip } from '../../support/make-slip.js';

/** The items of a slip as "quantity unit name price = amount rate", without what is unknown. */
function listItems(text: string, { indented = -1 } = {}): string[] {
  const receipt = toReceipt(readDocument([indent(makeSlip(text), indented)]), null);
  return readTillItems(receipt, readTillAmounts(receipt)).map(({ quantity, unit, name, price, amount, rate }) =>
    [quantity, unit, name, price && `@ ${price}`, '=', amount, rate && `${rate}%`].filter(Boolean).join(' '),
  );
}

/** Moves the words of one line to the right. */
function indent(page: Page, row: number): Page {
  const tops = [...new Set(page.words.map(({ box }) => box.y))];
  const words = page.words.map((word, at) => {
    const isFirst = word.box.y === tops[row] && page.words[at - 1]?.box.y !== word.box.y;
    return isFirst ? { ...word, box: { ...word.box, x: word.box.x + 14, width: word.box.width - 14 } } : word;
  });
  return { ...page, words };
}

describe('the only item of a receipt in the form of labels', () => {
  const list = (text: string): string[] => {
    const receipt = toReceipt(readDocument([makeSlip(text)]), null);
    return readSingleSale(receipt, readTillAmounts(receipt)).map(({ quantity, unit, name, price, amount }) =>
      [quantity, unit, name, '@', price, '=', amount].join(' '),
    );
  };
  const SALE = 'Pump: 4\nFuel: Super 95\nVolume: 41,37 L\nPrice: 1,879 EUR/L\nTOTAL|77,73 EUR';

  it('has a quantity and a price whose product is the total', () => {
    expect(list(SALE)).toEqual(['41.37 l Super 95 @ 1.879 = 77.73']);
  });

  it.each([
    ['another total', SALE.replace('77,73', '78,73')],
    ['a quantity without a unit', SALE.replace('41,37 L', '41,37')],
  ])('is not found with %s', (_, text) => {
    expect(list(text)).toEqual([]);
  });
});

describe('the items of a till receipt', () => {
  it.each([
    ['add up to the total', 'BREAD|2.10\nMILK|1.40\nTOTAL|3.50', ['1 BREAD = 2.10', '1 MILK = 1.40']],
    ['do not add up', 'BREAD|2.10\nMILK|1.40\nTOTAL|3.60', []],
    [
      'have letters of their rate after the amount',
      'BREAD|2.10 A\nMILK|1.40B\nTOTAL|3.50',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'have a quantity, a price and an amount on lines with labels',
      'Pump 3 Unleaded\nLitres|40.00 L\nPrice|1.50 EUR/L\nTotal|60.00\nCOFFEE|2.40\nTOTAL|62.40',
      ['40 l Pump 3 Unleaded @ 1.5 = 60.00', '1 COFFEE = 2.40'],
    ],
    [
      'have stars or dots before the amount',
      'BREAD|*2.10\nMILK|..1.40\nTOTAL|*3.50',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'follow amounts in the head',
      'Shop since 10.05\nBREAD|2.10\nMILK|1.40\nTOTAL|3.50',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'precede a tax before the total',
      'BREAD|2.10\nMILK|1.40\nServicing|0.35\nTOTAL|3.50',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'add up to a total that counts them',
      'BREAD|2.10\nMILK|1.40\nTotal 2 items|3.50',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'are followed by discounts',
      'BREAD|2.10\nMILK|1.40\nLoyalty discount|0.50\nTOTAL|3.00',
      ['1 BREAD = 2.10', '1 MILK = 1.40', '1 Loyalty discount = -0.50'],
    ],
    [
      'include a discount that stands between them',
      'BREAD|2.10\nOffer discount|0.30\nMILK|1.40\nTOTAL|3.20',
      ['1 BREAD = 1.80', '1 MILK = 1.40'],
    ],
    [
      'precede a discount on their sum',
      'BREAD|2.10\nMILK|1.40\nSUBTOTAL|3.50\nLoyalty discount|0.50\nTOTAL|3.00',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'are summed up in groups',
      'BREAD|2.10\nMILK|1.40\nSubtotal food|3.50\nSOAP|4.00\nTOTAL|7.50',
      ['1 BREAD = 2.10', '1 MILK = 1.40', '1 SOAP = 4.00'],
    ],
    [
      'are summed up under a label that recognition misread',
      'BREAD|2.10\nMILK|1.40\n5vbt0taI|3.50\nCoupon off|-0.50\nTOTAL|3.00',
      ['1 BREAD = 2.10', '1 MILK = 1.40', '1 Coupon off = -0.50'],
    ],
    [
      'precede what members save on their sum',
      'BREAD|2.10\nMILK|1.40\nSUBTOTAL|3.50\nKraxiClub bread|-0.50\nKraxiClub milk|-0.20\nTOTAL|2.80',
      ['1 BREAD = 2.10', '1 MILK = 1.40'],
    ],
    [
      'include a share of the price that is taken off',
      'COAT|80.00\n25% less|-20.00\nHAT|19.99\nSpring week 30%|-6.00\nTOTAL|73.99',
      ['1 COAT = 60.00', '1 HAT = 13.99'],
    ],
    [
      'have a currency and a letter of their rate after the amount',
      'LAMP|81.70 EUR A\nBULB|2.80 EUR B\nTOTAL|84.50',
      ['1 LAMP = 81.70', '1 BULB = 2.80'],
    ],
    [
      'have a word for subtotals in a name',
      'LAMP|81.70\nBULB gross|2.80\nFUSE|1.50\nTOTAL|86.00',
      ['1 LAMP = 81.70', '1 BULB gross = 2.80', '1 FUSE = 1.50'],
    ],
    [
      'add up to a total above the sum before tax',
      'LAMP|81.70\nFUSE|1.50\nAll|83.20\nTotal excl. VAT|75.64\nHall|41.60\nKitchen|30.10\nCellar|9.99\nTOTAL|83.20',
      ['1 LAMP = 81.70', '1 FUSE = 1.50'],
    ],
    ['end with an "x"', 'Tea mix|2.10\nTool box|1.40\nTOTAL|3.50', ['1 Tea mix = 2.10', '1 Tool box = 1.40']],
    ['include a return', 'COAT|80.00\nHAT returned|-20.00\nTOTAL|60.00', ['1 COAT = 80.00', '1 HAT returned = -20.00']],
  ])('%s', (_what, slip, items) => {
    expect(listItems(slip)).toEqual(items);
  });

  it.each([
    ['below, with a sign', 'ROLLS|8.40\n2 pcs x 4.20\nTOTAL|8.40', ['2 p ROLLS @ 4.2 = 8.40']],
    ['below, as a price alone', 'ROLLS|7.80\n@ 3.90 each\nTOTAL|7.80', ['2 ROLLS @ 3.90 = 7.80']],
    ['below, by weight', 'APPLES|1.53\n0.614 kg @ £2.49/kg\nTOTAL|1.53', ['0.614 k APPLES @ 2.49 = 1.53']],
    [
      'below, in litres at three decimals',
      'DIESEL|72.91 A\n43,17 L 1,689 /L\nTOTAL|72.91',
      ['43.17 l DIESEL @ 1.689 = 72.91'],
    ],
    ['below the size', 'SHIRT|359.90\nSize M, navy\n2 pcs á 179.95\nTOTAL|359.90', ['2 p SHIRT @ 179.95 = 359.90']],
    [
      'above the name',
      '3 pcs x 15.00\nROLLS|45.00\n2 pcs x 4.00\nTEA|8.00\nTOTAL|53.00',
      ['3 p ROLLS @ 15 = 45.00', '2 p TEA @ 4 = 8.00'],
    ],
    ['between name and amount', 'MILK 3.2% 1L 4 x3.79|15.16\nTOTAL|15.16', ['4 MILK 3.2% 1L @ 3.79 = 15.16']],
    ['with an unknown unit, below the name', 'GEL\n2 qq x 59.90|119.80\nTOTAL|119.80', ['2 GEL @ 59.9 = 119.80']],
    ['after other numbers of the name', 'MILK 2 x 3 4 x 1.50|6.00\nTOTAL|6.00', ['4 MILK 2 x 3 @ 1.5 = 6.00']],
    ['before each name', '2 Flat White|7.80\n1 Tea|3.20\nTOTAL|11.00', ['2 Flat White = 7.80', '1 Tea = 3.20']],
    ['before one name', '2 x Cover|4.00\nSoup|6.00\nTOTAL|10.00', ['2 Cover = 4.00', '1 Soup = 6.00']],
  ])('have a quantity %s', (_where, slip, items) => {
    expect(listItems(slip)).toEqual(items);
  });

  it('include what an indented line takes off', () => {
    const slip = 'COAT|80.00\nClub price|-20.00\nHAT|19.99\nTOTAL|79.99';
    expect(listItems(slip, { indented: 1 })).toEqual(['1 COAT = 60.00', '1 HAT = 19.99']);
    expect(listItems(slip)).toHaveLength(3);
  });

  it('do not take a number of the name for a quantity', () => {
    expect(listItems('7 UP|2.00\nCola|2.00\nCrisps|1.00\nTOTAL|5.00')).toEqual([
      '1 7 UP = 2.00',
      '1 Cola = 2.00',
      '1 Crisps = 1.00',
    ]);
    expect(listItems('Sheet 4x5m|5.97\n3 pcs x 1.99\nTOTAL|5.97')).toEqual(['3 p Sheet 4x5m @ 1.99 = 5.97']);
  });

  it('have the name above an amount that stands alone, without the article’s code', () => {
    expect(listItems('9310044817726 PINE SLEEPER\n3 @ $18.90|$56.70\n4003871120948\nNAILS|4.00\nTOTAL|60.70')).toEqual([
      '3 PINE SLEEPER @ 18.9 = 56.70',
      '1 NAILS = 4.00',
    ]);
  });

  it('have a rate only if the summary of taxes shows it too', () => {
    const slip = 'BREAD %10|2.10\nSOAP 15% off|1.40\nTOTAL|3.50\nVAT 10%|0.19';
    expect(listItems(slip)).toEqual(['1 BREAD = 2.10 10.00%', '1 SOAP 15% off = 1.40']);
  });

  it('may have a label that else is another amount’s', () => {
    expect(listItems('BREAD|2.10\nBottle deposit|0.15\nTOTAL|2.25\nCASH|5.00\nCHANGE|2.75')).toEqual([
      '1 BREAD = 2.10',
      '1 Bottle deposit = 0.15',
    ]);
  });
});
