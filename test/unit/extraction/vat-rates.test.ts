import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const listRates = (...lines: readonly string[]) =>
  (rankFindings(findValues([pageOf(lines.join('\n'))])).vat_categories?.chosen.value ?? []).map(
    (row) => `${row.vat_rate} ${row.base_amount} ${row.vat_amount}`,
  );

describe('the rate of a tax', () => {
  it('is beside its own name, and not beside that of the tax of which it is a part', () => {
    const rates = listRates(
      'TAX INVOICE 31',
      '',
      'Particular           Quantity     Rate      Amount',
      'Glass jars           300          9.00      2,700.00',
      'Total                                       2,700.00',
      'CGST                              9.00%     243.00',
      'GST 18%              SGST         9.00%     243.00',
      'Net Payable Amount                          3,186.00',
    );
    expect(rates).toEqual(['18.00 2700.00 486.00']);
  });

  it('is not a percentage in a sentence', () => {
    const rates = listRates(
      'FACTURA F-77',
      '',
      'En caso de devolución se hará un cargo del 20% sobre la mercancía',
      'Subtotal             750.00',
      'IVA                  120.00',
      'Total                870.00',
    );
    expect(rates).toEqual(['16.00 750.00 120.00']);
  });

  it('is not that of a discount', () => {
    const rates = listRates(
      'FACTURE F-81',
      '',
      'Remise               10 %',
      'Montant TVA          180.00',
      'THT                  900.00',
      'TTC                 1080.00',
    );
    expect(rates).toEqual(['20.00 900.00 180.00']);
  });

  it('may be filled up with zeros after a mark that separates thousands in amounts', () => {
    const rates = listRates(
      'FATTURA 82',
      '',
      'Dettagli tasse    Aliquota         Base        Tasse',
      'Prodotti          22.000 %     1.200,00       264,00',
      'Spedizione        22.000 %        10,00         2,20',
      '',
      'Totale (Prima delle tasse)                  1.210,00',
      'Totale tasse                                  266,20',
      'Totale (Dopo le tasse)                      1.476,20',
    );
    expect(rates).toEqual(['22.00 1210.00 266.20']);
  });

  it('is on what remains of the total without the tax, if the document shows the total only', () => {
    const rates = listRates(
      'FACTURA F-78',
      '',
      'Cuota mensual        21%         48,40 €',
      'Subtotal                         48,40 €',
      'Importe IVA                       8,40 €',
      'Total                            48,40 €',
    );
    expect(rates).toEqual(['21.00 40.00 8.40']);
  });

  it('is on the net total after a discount below the tax', () => {
    const rates = listRates(
      'INVOICE 79',
      '',
      'Subtotal             $1,200.00',
      'Sales Tax 7.25%         $78.30',
      'Discount 10%          -$120.00',
      'Grand Total          $1,158.30',
    );
    expect(rates).toEqual(['7.25 1080.00 78.30']);
  });
});
