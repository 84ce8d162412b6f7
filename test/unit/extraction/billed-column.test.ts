import { describe, expect, it } from '@jest/globals';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

const readRows = (text: string) =>
  readItems(readDocument([pageOf(text)])).map(({ name, amount }) => `${name}|${amount}`);

describe('the amounts of a table with several columns of amounts', () => {
  it('are in the column that leads to the total with the taxes', () => {
    const text = `
Lot   Désignation                    Marché HT   Avanc.      Cumul HT   À facturer HT    Déjà facturé HT   TVA
 1    Charpente et couverture         9 400,00     90 %      8 460,00        3 160,00           5 300,00   10 %
 2    Zinguerie                       2 600,00     50 %      1 300,00        1 300,00               0,00   20 %
      Totaux HT                      12 000,00               9 760,00        4 460,00           5 300,00

Total HT de la situation                           4 460,00 €
TVA 10 % sur 3 160,00                                316,00 €
TVA 20 % sur 1 300,00                                260,00 €
Net à payer TTC                                    5 036,00 €`;
    expect(readRows(text)).toEqual(['Charpente et couverture|3160.00', 'Zinguerie|1300.00']);
  });

  it('are there too if a quantity times a price is another amount', () => {
    const text = `
Pos  Description          Qty   Rate     Amount contract   Amount to date   Amount billed   Amount left
1    Formwork             100   50.00           5,000.00         4,000.00        2,500.00      1,000.00
2    Concrete pour         20   90.00           1,800.00         1,350.00          900.00        450.00

Total excl. VAT                                                                  3,400.00
VAT 15%                                                                            510.00
Amount due                                                                       3,910.00`;
    expect(readRows(text)).toEqual(['Formwork|2500.00', 'Concrete pour|900.00']);
  });

  it('are those with VAT if only these add up to a total', () => {
    const text = `
Description          Qty   Price     Net amount   VAT %      VAT   Gross amount
Formwork               2   50.00         100.00      20    20.00         120.00
Concrete pour          1   90.00          90.00      20    18.00         108.00

Amount due                                                               228.00`;
    expect(readRows(text)).toEqual(['Formwork|120.00', 'Concrete pour|108.00']);
  });

  it('are not in a column that adds up to a sum only in the row below the table', () => {
    const text = `
Description          Qty   Price     Net amount   Gross amount
Formwork               2   50.00         100.00         120.00
Concrete pour          1   90.00          90.00         108.00
Total                                    190.00         228.00`;
    expect(readRows(text)).toEqual(['Formwork|100.00', 'Concrete pour|90.00']);
  });
});
