import { describe, expect, it } from '@jest/globals';
import { findReceipt } from '../../../src/extraction/documents/receipt/find-receipt.js';
import { findInvoice } from '../../../src/extraction/documents/invoice.js';
import { toReceipt } from '../../../src/extraction/documents/receipt/receipt.js';
import { readTillAmounts } from '../../../src/extraction/documents/receipt/till-amounts.js';
import { findTillTaxes } from '../../../src/extraction/documents/receipt/till-taxes.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { makeSlip } from '../../support/make-slip.js';

/** The taxes of a slip as "rate: base + tax", in cents and hundredths of a percent. */
function listTaxes(text: string, total: bigint): string[] | null {
  const receipt = toReceipt(readDocument([makeSlip(text)]), 'CZ');
  const rows = findTillTaxes(receipt, readTillAmounts(receipt), total);
  return rows?.map(({ rate, base, vat }) => `${rate}: ${base} + ${vat}`) ?? null;
}

describe('the summary of taxes on a receipt', () => {
  it.each([
    [
      'shows rate, base, tax and sum',
      3960n,
      'TOTAL|39.60\nA 20%|20.00 4.00 24.00\nB 4%|15.00 0.60 15.60',
      ['2000: 2000 + 400', '400: 1500 + 60'],
    ],
    [
      'shows the net amount beside the tax, and what is exempt below it',
      13_200n,
      'TOTAL|132.00\nVATable sales|100.00\nVAT amount (12%)|12.00\nVAT exempt sales|20.00',
      ['1200: 10000 + 1200'],
    ],
    [
      'adds up to the total before rounding',
      4000n,
      'TOTAL|40.00\nA 20%|20.00 4.00 24.00\nB 4%|15.00 0.60 15.60',
      ['2000: 2000 + 400', '400: 1500 + 60'],
    ],
    [
      'shows the sales of each rate above its tax',
      3960n,
      'Sales A|24.00\nVAT A 20.00 %|4.00\nSales B|15.60\nVAT B 4.00 %|0.60\nTOTAL|39.60',
      ['2000: 2000 + 400', '400: 1500 + 60'],
    ],
    [
      'is a sentence about some of the items',
      5000n,
      'Ride|48.00\nTip|2.00\nTOTAL|50.00\nIncludes VAT of 8.00 at 20% on the ride of today.',
      ['2000: 4000 + 800'],
    ],
    [
      'is a tax on the sum, apart from a tip with a rate',
      12_750n,
      'Subtotal|100.00\nSales tax 7.5%|7.50\nTip 20%|20.00\nTOTAL|127.50',
      ['750: 10000 + 750'],
    ],
    ['is one tax at a rate of the country', 12_100n, 'TOTAL|121.00\nVAT included|21.00', ['2100: 10000 + 2100']],
    [
      'is one tax within the total before it is rounded',
      12_200n,
      'TOTAL|121.99\nVAT included|21.17\nRounding|0.01\nCASH|150.00\nCHANGE|28.00',
      ['2100: 10082 + 2117'],
    ],
    ['is one tax at no rate of the country', 12_100n, 'TOTAL|121.00\nVAT included|30.00', null],
    ['does not add up', 4500n, 'TOTAL|45.00\nA 20%|20.00 4.00 24.00\nB 4%|15.00 0.60 15.60', null],
    [
      'stands beside what is not taxed',
      3985n,
      'TOTAL|39.85\nGST 10% included in total|2.86\nTaxable supplies|31.46\nGST-free supplies|8.39',
      ['1000: 2860 + 286'],
    ],
    ['stands beside another amount', 3985n, 'TOTAL|39.85\nGST 10%|2.86\nTaxable supplies|31.46\nPoints|8.38', null],
    ['is missing', 3960n, 'TOTAL|39.60', null],
  ])('%s', (_what, total, slip, taxes) => {
    expect(listTaxes(slip, total)).toEqual(taxes);
  });
});

describe('a receipt', () => {
  const read = (text: string) => {
    const page = makeSlip(text);
    const draft = {
      ...{ bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: 1, format: null, findings: [] },
      pages: [page],
    };
    return rankFindings(findReceipt(findInvoice(draft)).findings);
  };

  it('has items without tax if a charge for service is all that is added', () => {
    const report = read(
      'Kraxi Cabs\nReceipt 4711\n2025-10-02 22:47\nFare|23.40\nLuggage|6.00\nSUBTOTAL|29.40\nGRATUITY 10%|2.94\nTOTAL|32.34\nCASH|32.34',
    );
    expect(report.total_price?.chosen.value).toBe('32.34');
    expect(report.total_vat).toBeUndefined();
    expect(report.items?.chosen.value).toMatchObject([
      { name: 'Fare', total_price: '23.40', vat_rate: null },
      { name: 'Luggage', total_price: '6.00', vat_rate: null },
    ]);
  });

  it('has the taxes of what was sold at each rate if they add up to the only tax', () => {
    const slip =
      'Kraxi Foods Ltd\n12 Mill Lane, Exeter EX4 1AL\nReceipt 4711\n2025-10-02 22:47\nSoap 20%|24.00\nBread 5%|15.60\nTOTAL|39.60\nof which VAT|4.74\nCASH|39.60';
    const listed = read(slip).vat_categories?.chosen.value;
    expect(listed).toMatchObject([
      { vat_rate: '20.00', base_amount: '20.00', vat_amount: '4.00' },
      { vat_rate: '5.00', base_amount: '14.86', vat_amount: '0.74' },
    ]);
    expect(read(slip.replace('4.74', '4.94')).vat_categories).toBeUndefined();
  });

  it('has no tax that is a tip with a rate', () => {
    const report = read(
      'Kraxi Grill\n214 Mill Lane\nAustin, TX 78702\n2025-10-02 22:47\nSoup|30.00\nRibs (2 @35.00)|70.00\nSubtotal|100.00\nTax 7.5%|7.50\nTip 20%|20.00\nTOTAL|$127.50\nVISA ****4711|127.50',
    );
    expect(report.total_vat?.chosen.value).toBe('7.50');
    expect(report.net_total?.chosen.value).toBe('100.00');
    expect(report.vat_categories?.chosen.value).toMatchObject([{ vat_rate: '7.50', vat_amount: '7.50' }]);
  });

  it('has the rate of each item by the letters of its summary', () => {
    const report = read(
      'Kraxi Foods Ltd\nReceipt 4711\n2025-10-02 22:47\nSoap|24.00 A\nBread|15.60 B\nTOTAL|39.60\nA 20%|20.00 4.00 24.00\nB 4%|15.00 0.60 15.60\nCASH|39.60',
    );
    expect(report.total_vat?.chosen.value).toBe('4.60');
    expect(report.items?.chosen.value).toMatchObject([
      { name: 'Soap', total_price: '24.00', vat_rate: '20.00' },
      { name: 'Bread', total_price: '15.60', vat_rate: '4.00' },
    ]);
  });

  it('has the tax that is the sum of those of all rates', () => {
    const report = read(
      'Kraxi Market\nReceipt 4711\n2025-10-02 22:47\nSoap|24.00\nBread|15.60\nWine|12.00\nVAT|4.00\nVAT|0.60\nVAT|1.09\nTOTAL VAT|5.69\nTOTAL|51.60\nCARD|51.60',
    );
    expect(report.total_vat?.chosen.value).toBe('5.69');
  });

  it('has no buyer without a label for one', () => {
    const report = read(
      'Kraxi Cabs\nA. Driver\n3 Mill Lane\nLondon EC1A 1BB\nReceipt 4711\nFare|23.40\nTOTAL|23.40\nCASH|23.40',
    );
    expect([report.buyer_name, report.buyer_address]).toEqual([undefined, undefined]);
  });
});
