import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { ItemFinding, VatCategoryFinding } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

/** Lists the items of a page: total and rate. */
function listItems(text: string): string[] {
  const items = (findValues([pageOf(text)]).find(({ field }) => field === 'items')?.value ?? []) as ItemFinding[];
  return items.map((item) => `${item.total_price} at ${item.vat_rate}`);
}

/** Lists the VAT rows of a page: rate, base and tax. */
function listRates(text: string): string[] {
  const found = findValues([pageOf(text)]).find(({ field }) => field === 'vat_categories');
  const rows = (found?.value ?? []) as VatCategoryFinding[];
  return rows.map(({ vat_rate, base_amount, vat_amount }) => `${vat_rate} ${base_amount} ${vat_amount}`);
}

const FEES = `
Beratung zur Satzung              900,00 €
Entwurf der Anmeldung             300,00 €
Summe netto                     1.200,00 €
Umsatzsteuer 19 %                 228,00 €`;

describe('outlays after the tax', () => {
  it('do not include a stamp duty, which is a charge', () => {
    const text = `
Entretien du jardin               900.00
Taille des haies                  300.00
Total HT                        1,200.00
TVA 19 %                          228.00
Timbre fiscal                       1.00
Total TTC                       1,429.00`;
    expect(listItems(text)).toEqual(['1071.00 at 19.00', '357.00 at 19.00']);
  });

  it('are items without tax', () => {
    const text = `${FEES}
Auslagen, nicht steuerbar
Gebühr des Registers              150,00 €
Akteneinsicht                      12,00 €
Summe Auslagen                    162,00 €
Rechnungsbetrag                 1.590,00 €`;
    expect(listItems(text)).toEqual(['1071.00 at 19.00', '357.00 at 19.00', '150.00 at 0.00', '12.00 at 0.00']);
    expect(listRates(text)).toEqual(['19.00 1200.00 228.00', '0.00 162.00 0.00']);
  });

  it.each([
    ['they do not lead to the total', `${FEES}\nGebühr des Registers   150,00 €\nRechnungsbetrag      1.428,00 €`],
    ['they are taken off', `${FEES}\nVorschuss             -150,00 €\nZu zahlen           1.278,00 €`],
    ['there are none', `${FEES}\nRechnungsbetrag        1.428,00 €`],
  ])('are not added if %s', (_, text) => {
    expect(listItems(text)).toEqual(['1071.00 at 19.00', '357.00 at 19.00']);
  });

  it('may follow a rounding, which is no item', () => {
    const text = `
Abonnement         80.00
Montage            43.30
Total HT          123.30
TVA 8.1 %           9.99
Arrondi             0.01
Consigne           20.00
Total TTC         153.30`;
    expect(listItems(text)).toEqual(['86.48 at 8.10', '46.81 at 8.10', '20.00 at 0.00']);
  });

  it('do not include charges on the whole document', () => {
    const text = `
Service                                   Total
Folding table                            816.00
Stackable chair                          184.00
Subtotal                                1000.00
VAT 20%                                  200.00
Shipping (two pallets)                    85.00
Grand total                             1285.00`;
    expect(listItems(text)).toEqual(['979.20 at 20.00', '220.80 at 20.00']);
  });

  it('are found in a column with the label of a total', () => {
    const text = `
Service                                   Total
Line rental                               40.00
Calls                                     22.50
Charges subject to VAT                    62.50
VAT at 20%                                12.50
Charge for the returned payment            8.00
Total to pay                              83.00`;
    expect(listItems(text)).toEqual(['48.00 at 20.00', '27.00 at 20.00', '8.00 at 0.00']);
  });
});

describe('a stamp duty after the tax', () => {
  it('is a charge on the document, not a line', () => {
    const text = `
FACTURE N° 0042
Date : 19/10/2025

Désignation                  PU              Quantités    Total HTVA
Membrane bitumineuse         30.00 TND       100          3000.00 TND
Primaire bidon 25 L          98.00 TND       4            392.00 TND
                             Montant HTVA                 3392.00 TND
                             Montant TVA (19%)            644.48 TND
                             Timbre Fiscal                1.00 TND
                             Montant TTC                  4037.48 TND
`;
    expect(listItems(text)).toEqual(['3570.00 at 19.00', '466.48 at 19.00']);
    expect(listRates(text)).toEqual(['19.00 3392.00 644.48']);
  });
});
