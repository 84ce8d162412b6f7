import type { WrittenReceipt } from './written-receipts.js';

/** Invented receipts from further countries, and with products that are named like currencies. */
export const WRITTEN_RECEIPTS_OF_OTHER_COUNTRIES: readonly WrittenReceipt[] = [
  {
    title: 'a supermarket in Kenya',
    text: `
      TWIGA MINIMART
      Ngong Road, Nairobi
      Tel: 020 555 0142
      PIN: P051234567X
      05/06/2024 10:14
      MAIZE FLOUR 2KG|210.00
      COOKING OIL 1L|340.00
      TOTAL KES|550.00
      CASH|600.00
      CHANGE|50.00
      VAT 16%|75.86
      Thank you
    `,
    expected: {
      country: 'KE',
      currency: 'KES',
      invoice_date: '2024-06-05',
      total_price: '550.00',
    },
  },
  {
    title: 'a restaurant in Pakistan',
    text: `
      CHENAB GRILL
      Mall Road, Lahore 54000
      NTN: 1234567-8
      Date: 05/06/2024 20:31
      CHICKEN KARAHI|1,800.00
      NAAN|100.00
      Sub total|1,900.00
      GST 16%|304.00
      Total Rs.|2,204.00
      Cash|2,500.00
      Change|296.00
    `,
    expected: {
      country: 'PK',
      currency: 'PKR',
      invoice_date: '2024-06-05',
      total_price: '2204.00',
    },
  },
  {
    title: 'a pharmacy in the Dominican Republic',
    text: `
      FARMACIA LA CEIBA
      Av. Duarte 48, Distrito Nacional
      Santo Domingo, República Dominicana
      RNC 132-45678-5
      05/06/2024 09:12
      ALCOHOL 250ML|RD$ 118.00
      VENDAS|RD$ 236.00
      TOTAL|RD$ 354.00
      EFECTIVO|RD$ 400.00
      CAMBIO|RD$ 46.00
    `,
    expected: {
      country: 'DO',
      currency: 'DOP',
      invoice_date: '2024-06-05',
      total_price: '354.00',
    },
  },
  {
    title: 'a stationer in Ireland whose products have the codes of currencies as names',
    text: `
      THE PAPER MILL
      12 Castle Street
      Galway
      VAT No: IE1234567T
      05/06/2024 11:20
      BIC PEN BLUE|1.50
      PAPER CUP x10|3.00
      HAIR GEL 250ML|4.50
      TOP UP CARD|10.00
      TOTAL|EUR 19.00
      CASH|EUR 20.00
      CHANGE|EUR 1.00
    `,
    expected: {
      country: 'IE',
      currency: 'EUR',
      invoice_date: '2024-06-05',
      total_price: '19.00',
    },
  },
];
