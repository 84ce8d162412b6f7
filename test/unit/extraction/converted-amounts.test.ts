import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

describe('sums in two currencies', () => {
  const read = (text: string): unknown[] => {
    const found = findValues([pageOf(text)]);
    const fields: Field[] = ['net_total', 'total_vat', 'total_price'];
    return fields.map((field) => found.find((finding) => finding.field === field)?.value ?? null);
  };
  const ITEMS = `
Description        Qty      Price     Amount
Boards               2     150.00     300.00
Nails                1      60.00      60.00
`;

  it('are those of the currency of the items', () => {
    expect(
      read(`${ITEMS}
                                 EUR      BGN
Net total                     360.00   704.10
VAT 20 %                       72.00   140.82
Total                         432.00   844.92`),
    ).toEqual(['360.00', '72.00', '432.00']);
    expect(
      read(`${ITEMS}
                                 BGN      EUR
Net total                     704.10   360.00
VAT 20 %                      140.82    72.00
Total                         844.92   432.00`),
    ).toEqual(['360.00', '72.00', '432.00']);
  });

  it('are those of the left if a single sum has the fixed rate of a former currency', () => {
    expect(
      read(`${ITEMS}
                                 EUR      BGN
Net total                     360.00
VAT 20 %                       72.00
Total                         432.00   844.92`),
    ).toEqual(['360.00', '72.00', '432.00']);
  });

  it('are not a tax and what it is on', () => {
    expect(
      read(`${ITEMS}
                               Without      With
VAT 20 %                        360.00    432.00
Total                           360.00    432.00`)[2],
    ).toBe('432.00');
  });
});
