import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { ItemFinding } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

function listItems(text: string): string[] {
  const items = (findValues([pageOf(text)]).find(({ field }) => field === 'items')?.value ?? []) as ItemFinding[];
  return items.map((item) => `${item.total_price} at ${item.vat_rate}`);
}

describe('rates that only the VAT breakdown shows', () => {
  it('belong to the lines that add up to the taxable amounts', () => {
    const text = `
Description                Qty      Price     Amount
Steel rope                  10       4.10      41.00
Shackle                      4       7.25      29.00
Deposit for the reel         1      60.00      60.00
Cable ties                   3       2.30       6.90
Net                                           136.90
VAT 21 % on 76.90                              16.15
VAT 0 % on 60.00                                0.00
Total                                         153.05`;
    expect(listItems(text)).toEqual(['49.61 at 21.00', '35.09 at 21.00', '60.00 at 0.00', '8.35 at 21.00']);
  });

  it('stand together if several ways to divide the lines fit', () => {
    const text = `
Description                Qty      Price     Amount
Brackets                     1      31.00      31.00
Hinges                       1      52.00      52.00
Screws                       1      13.00      13.00
Anchors                      1      74.00      74.00
Atlas                        1      22.00      22.00
Diary                        1      95.00      95.00
Novel                        1      41.00      41.00
Map                          1      10.00      10.00
Net                                           338.00
VAT 20 %                                       34.00
VAT 10 %                                       16.80
Total                                         388.80`;
    expect(listItems(text)).toEqual([
      ...['37.20 at 20.00', '62.40 at 20.00', '15.60 at 20.00', '88.80 at 20.00'],
      ...['24.20 at 10.00', '104.50 at 10.00', '45.10 at 10.00', '11.00 at 10.00'],
    ]);
  });

  it('are not that of the document if the lines show it beside another rate', () => {
    const text = `
Description                Qty      Price     Tax       Amount
Parcels                     10       4.10     VAT 21%    41.00
Returns                      4       7.25     VAT 21%    29.00
Stamps                       2       9.45     VAT 0%     18.90
Net                                                      88.90
VAT 21 % on 70.00                                        14.70
VAT 0 % on 18.90                                          0.00
Total                                                   103.60`;
    expect(listItems(text)).toEqual(['49.61 at 21.00', '35.09 at 21.00', '18.90 at 0.00']);
  });

  it('may be that of charges too', () => {
    const text = `
Item                       Qty      Price     Amount
Copper tube                 40       4.50     180.00
Ball valve                   6      20.00     120.00
Core return                  1     -15.00     -15.00
Subtotal                                      285.00
Freight                                        30.00
Taxable amount                                330.00
Sales tax 8.25%                                27.23
Amount due                                    342.23`;
    expect(listItems(text)).toEqual(['194.85 at 8.25', '129.90 at 8.25', '-15.00 at 0.00']);
  });

  it('are the same for a charge that is a line', () => {
    const text = `
Description                Qty      Price     Amount
Steel rope                  10       4.10      41.00
Shackle                      4       7.25      29.00
Freight                      1      10.00      10.00
Net                                            80.00
VAT 25 %                                       20.00
Total                                         100.00`;
    expect(listItems(text)).toEqual(['51.25 at 25.00', '36.25 at 25.00', '12.50 at 25.00']);
  });

  it('are unknown if several lines could have them', () => {
    const text = `
Description                Qty      Price     Amount
Steel rope                   1      60.00      60.00
Deposit for the reel         1      60.00      60.00
Net                                           120.00
VAT 21 % on 60.00                              12.60
VAT 0 % on 60.00                                0.00
Total                                         132.60`;
    expect(listItems(text)).toEqual(['60.00 at null', '60.00 at null']);
  });
});
