import type { WrittenReceipt } from './written-receipts.js';

/** One receipt for each language of south-eastern and central Europe, in the form of `WRITTEN_RECEIPTS`. */
export const WRITTEN_RECEIPTS_OF_EASTERN_EUROPE: readonly WrittenReceipt[] = [
  {
    title: 'a supermarket in Romania',
    text: `
      S.C. ALIMENTARA DOI BRAZI S.R.L.
      STR. OITUZ NR. 18
      BACAU, JUD. BACAU
      COD IDENTIFICARE FISCALA: RO38271945
      2 BUC X 7,49
      LAPTE 3,5%|14,98 B
      PAINE ALBA|4,50 B
      GARANTIE SGR|1,00 C
      DETERGENT 2L|32,90 A
      REDUCERE|-3,00 A
      SUBTOTAL|50,38
      TOTAL LEI|50,38
      TVA A - 19,00%|4,77
      TVA B - 9,00%|1,61
      TOTAL TVA BON|6,38
      NUMERAR LEI|60,00
      REST|9,62
      POZITII: 4
      CASIER: 07
      DATA: 21-06-2024  ORA: 18:04:11
      NR. BON 0148
      BON FISCAL
      VA MULTUMIM! O ZI BUNA!
    `,
    expected: {
      'company.name': 'S.C. ALIMENTARA DOI BRAZI S.R.L.',
      'company.tax_number': 'RO38271945',
      country: 'RO',
      currency: 'RON',
      invoice_date: '2024-06-21',
      total_price: '50.38',
    },
  },
];
