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
  {
    title: 'a bakery in Greece',
    text: `
      ΑΡΤΟΠΟΙΕΙΟ ΤΟ ΣΤΑΧΥ
      ΠΑΠΠΑΣ ΙΩΑΝΝΗΣ & ΣΙΑ Ο.Ε.
      ΟΔΟΣ ΕΡΜΟΥ 27, 546 23 ΘΕΣΣΑΛΟΝΙΚΗ
      ΑΦΜ: 998273649  ΔΟΥ: Δ' ΘΕΣΣΑΛΟΝΙΚΗΣ
      ΤΗΛ. 2310 482719
      ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ
      ΨΩΜΙ ΧΩΡΙΑΤΙΚΟ|2,40 13%
      ΤΥΡΟΠΙΤΑ|2,20 13%
      ΚΑΦΕΣ ΦΡΕΝΤΟ|3,00 24%
      ΥΠΟΣΥΝΟΛΟ|7,60
      ΣΥΝΟΛΟ|7,60
      ΜΕΤΡΗΤΑ|10,00
      ΡΕΣΤΑ|2,40
      ΠΛΗΘΟΣ ΕΙΔΩΝ 3
      ΤΑΜΕΙΟ 1
      18/05/2024 08:14
      ΕΥΧΑΡΙΣΤΟΥΜΕ
    `,
    expected: {
      country: 'GR',
      currency: 'EUR',
      invoice_date: '2024-05-18',
      total_price: '7.60',
      'company.tax_number': '998273649',
    },
  },
  {
    title: 'a grocer in Hungary',
    text: `
      HAJNAL ÉLELMISZER KFT.
      6722 SZEGED, KOSSUTH LAJOS SUGÁRÚT 27.
      ADÓSZÁM: 25719365-2-06
      --- NYUGTA ---
      C00 TEJ 2,8% 1L|459
      A00 KENYÉR FEHÉR 1KG|899
      C00 VAJ 100G|799
      B00 ALMA JONAGOLD|642
      RÉSZÖSSZESEN:|2 799
      ÖSSZESEN:|2 799 Ft
      KEREKÍTÉS:|1 Ft
      KÉSZPÉNZ:|5 000 Ft
      VISSZAJÁRÓ:|2 200 Ft
      NYUGTASZÁM: 0482/00193
      2024.09.03. 17:22
      KÖSZÖNJÜK A VÁSÁRLÁST!
      NAV Ellenőrző kód: 48F27
    `,
    expected: {
      'company.name': 'HAJNAL ÉLELMISZER KFT.',
      'company.tax_number': '25719365-2-06',
      country: 'HU',
      currency: 'HUF',
      invoice_date: '2024-09-03',
      total_price: '2800.00',
    },
  },
  {
    title: 'a tavern in Croatia',
    text: `
      KONOBA STARI MLIN
      Obrt za ugostiteljstvo, vl. Ana Babić
      Trg kralja Tomislava 4, 10000 Zagreb
      OIB: 30482719369
      Račun br: 1842/1/2
      Datum: 24.08.2024. 20:41
      Konobar: Marko
      Stol: 7
      2 x Ribarska juha 6,50|13,00
      1 x Brancin na žaru|24,00
      2 x Mineralna voda 2,60|5,20
      UKUPNO EUR:|42,20
      PDV 13% osn. 32,74|4,26
      PDV 25% osn. 4,16|1,04
      Način plaćanja: Gotovina
      Gotovina|50,00
      Povrat|7,80
      ZKI: 48f27193a0b1c2d3
      JIR: 3048271936-91ab
      Hvala na posjetu!
    `,
    expected: {
      'company.name': 'KONOBA STARI MLIN',
      'company.tax_number': '30482719369',
      country: 'HR',
      currency: 'EUR',
      invoice_date: '2024-08-24',
      total_price: '42.20',
    },
  },
];
