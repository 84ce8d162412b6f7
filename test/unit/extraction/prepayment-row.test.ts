import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { ItemFinding } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

function listItems(text: string): string[] {
  const items = (findValues([pageOf(text)]).find(({ field }) => field === 'items')?.value ?? []) as ItemFinding[];
  return items.map((item) => `${item.name}: ${item.total_price}`);
}

describe('an invoice for a prepayment', () => {
  it('has the prepayment as its only line if the order is not listed', () => {
    const text = `
Auftragssumme netto lt. AB 17                 8.000,00
25 % Anzahlung bei Auftragserteilung          2.000,00
zzgl. 20 % USt.                                 400,00
Anzahlungsbetrag brutto EUR                   2.400,00`;
    expect(listItems(text)).toEqual(['Anzahlung bei Auftragserteilung: 2400.00']);
  });

  it('has the prepayment as its only line below the lines of the order', () => {
    const text = `
Ydelse                      Antal     Stk. pris           I alt
Frokostbuffet                  40        250,00       10.000,00
Tjenere                        10        400,00        4.000,00
Samlet overslag                                       14.000,00

Acontobetaling 25 %                                    3.500,00
Heraf moms 25 % (af kr. 2.800,00)                        700,00
Til betaling nu                                        3.500,00`;
    expect(listItems(text)).toEqual(['Acontobetaling: 3500.00']);
  });

  it('has its lines if they add up', () => {
    const text = `
Description                 Qty        Price          Amount
Consulting                    2       500.00        1,000.00
Deposit                       1       200.00          200.00
Net total                                           1,200.00
VAT 20 %                                              240.00
Total                                               1,440.00
Deposit paid                                       -1,440.00`;
    expect(listItems(text)).toEqual(['Consulting: 1200.00', 'Deposit: 240.00']);
  });
});
