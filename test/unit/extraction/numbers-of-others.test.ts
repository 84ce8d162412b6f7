import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const find = (text: string) => {
  const { invoice_number: number, invoice_date: date } = rankFindings(findValues([pageOf(text)]));
  return [number?.chosen.value, date?.chosen.value];
};

describe('an invoice with numbers of other things', () => {
  it.each([
    [
      'that of an order, also in the title',
      'Invoice #30871\n\n\nInvoice             Order ID     Date added\nINV-2026-0815       30871        17/11/2026',
      'INV-2026-0815',
    ],
    [
      'a compound with a word for "number"',
      'Kleintierpraxis Auwald\nAuweg 3, 8400 Winterthur\nZSR-Nr. P 551908\n\n\n\nHonorarrechnung Nr. 220410771\n\nRechnungsdatum   17.11.2026',
      '220410771',
    ],
    [
      'a telephone number behind an address',
      'Maler Holm\n\nKystvej 8, st.                       71 20 44 19\n6000 Kolding\n\nFaktura nr.:\n0713\n\nDato: 17.11.2026',
      '0713',
    ],
    [
      'the original invoice',
      'Factuur aan                          Annuleringsnummer\nVan Dijk B.V.                        LENTE-C0007\nKade 4                               Oorspronkelijke factuur\n1011 AB Amsterdam                    LENTE-00613\n                                     Annuleringsdatum\n                                     17 november 2026\n                                     Oorspronkelijke factuurdatum\n                                     2 oktober 2026',
      'LENTE-C0007',
    ],
    [
      'an admission, right below the title',
      '             Factură\nID internare #8W2RVN4C\n\n\nID factură: #7KV4HAB1\nData facturii: 17.11.2026',
      '7KV4HAB1',
    ],
    [
      'a vehicle',
      'OTO NORD                              SERVİS FATURASI\nSanayi Sitesi 14                      Tarih: 17.11.2026\n                                      İş Emri No: 2026/0713\n\nŞasi/Motor No      :   WVWZZZ1KZ8W418207',
      '2026/0713',
    ],
    [
      'a telephone, below its label',
      'Order confirmation and invoice\n\nBilling phone:\n613-555-0142\n\nShipping phone:\n613-555-0142\n\nOrder #:        30871\nOrder date:     November 17, 2026',
      '30871',
    ],
    [
      'a code beside the title',
      '                    Invoice No.        Date\n                    713                17.11.2026\nTAX INVOICE /       ITC Codes          Terms\nSUPPLY BILL         4811               Cash',
      '713',
    ],
    [
      'the reference of the buyer',
      'Invoice\n\n                 Our ref: 26-0713\n                 Your ref: PO 30871\n                 Invoice date: 17 November 2026',
      '26-0713',
    ],
  ])('has its own: %s', (_, text, number) => {
    expect(find(text)).toEqual([number, '2026-11-17']);
  });

  it.each([
    ['            Faktura č.: FV-2026-\n                           00713\nVystaveno: 17. 11. 2026', 'FV-2026-00713'],
    ['Fattura N. R 2026/0713\nData: 17/11/2026', 'R 2026/0713'],
  ])('has its whole number in %j', (text, number) => {
    expect(find(text)[0]).toBe(number);
  });
});

it('reads the reference of the sender where nothing else is a number', () => {
  expect(find('Imobiliária Sol\n\nReferência de cobrança      05_26_HORTA\nPeríodo      maio 2026')[0]).toBe(
    '05_26_HORTA',
  );
});

describe('an order of a shop without an invoice number', () => {
  it('has the number and the date of the order', () => {
    const text = 'Order# 30871\nOrder date: Tuesday, November 17, 2026 3:12 PM\n\nBilling address:   Shipping address:';
    expect(find(text)).toEqual(['30871', '2026-11-17']);
    expect(find('Commande n° 30871      8 rue du Port\nDate de commande : 17/11/2026')).toEqual([
      '30871',
      '2026-11-17',
    ]);
  });

  it('has not the number of the buyer', () => {
    expect(find('INVOICE\n\nP.O. # 30871\nInvoice date: 2026-11-17')).toEqual([undefined, '2026-11-17']);
  });

  it('has the date of the invoice if there is one', () => {
    expect(find('Order date: 2026-11-12\nInvoice date: 2026-11-17')[1]).toBe('2026-11-17');
  });
});
