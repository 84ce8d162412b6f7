import type { WrittenInvoice } from './written-invoices.js';

/** Invented invoices from countries of Africa. */
export const WRITTEN_INVOICES_OF_AFRICA: readonly WrittenInvoice[] = [
  {
    title: 'an invoice from Kenya',
    text: `
Acacia Water Pumps Ltd
P.O. Box 48217-00100, Nairobi
Tel: +254 20 555 0138
PIN: P051234567X

TAX INVOICE                              Invoice No: AWP-1042
                                         Date: 05/06/2024
Bill to
Baobab Farm Ltd
Moi Avenue, Mombasa

Description            Qty       Price        Amount
Water pump               2   50,000.00    100,000.00

                            Subtotal      100,000.00
                            VAT 16%        16,000.00
                            Total     KES 116,000.00
`,
    expected: {
      country: 'KE',
      currency: 'KES',
      'company.tax_number': 'P051234567X',
      invoice_date: '2024-06-05',
      total_price: '116000.00',
    },
    vat: [['16.00', '100000.00', '16000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Nigeria',
    text: `
Iroko Office Supplies Limited
14 Allen Avenue, Ikeja, Lagos, Nigeria
Phone: +234 1 555 0142
TIN: 12345678-0001

INVOICE                                  Invoice No: 00482
                                         Date: 05/06/2024
Bill to
Harmattan Hotels Plc

Description            Qty       Price        Amount
Office chair             4   25,000.00    100,000.00

                            Subtotal      100,000.00
                            VAT 7.5%        7,500.00
                            Total        ₦107,500.00
`,
    expected: {
      country: 'NG',
      currency: 'NGN',
      'company.tax_number': '12345678-0001',
      invoice_date: '2024-06-05',
      total_price: '107500.00',
    },
    vat: [['7.50', '100000.00', '7500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Egypt',
    text: `
Lotus Trading S.A.E.
12 Nile Street, Maadi, Cairo 11431
Tax registration number: 123-456-789

TAX INVOICE                              Invoice No: 2042
                                         Date: 05/06/2024
Bill to
Papyrus Hotel

Description            Qty       Price        Amount
Cotton towel           100      100.00     10,000.00

                            Subtotal       10,000.00
                            VAT 14%         1,400.00
                            Total      EGP 11,400.00
`,
    expected: {
      country: 'EG',
      currency: 'EGP',
      'company.tax_number': '123-456-789',
      invoice_date: '2024-06-05',
      total_price: '11400.00',
    },
    vat: [['14.00', '10000.00', '1400.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Ghana',
    text: `
Sankofa Printing Ltd
7 Ring Road, Accra
Tel: +233 30 255 0142
TIN: C0003482917

INVOICE                                  Invoice No: SP-311
                                         Date: 05/06/2024
Bill to
Volta Schools

Description            Qty       Price        Amount
Exercise book         1000        2.00      2,000.00

                            Subtotal        2,000.00
                            VAT 15%           300.00
                            Total      GH₵ 2,300.00
`,
    expected: {
      country: 'GH',
      currency: 'GHS',
      'company.tax_number': 'C0003482917',
      invoice_date: '2024-06-05',
      total_price: '2300.00',
    },
    vat: [['15.00', '2000.00', '300.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Tanzania',
    text: `
Kilima Coffee Ltd
Plot 14, Samora Avenue, Dar es Salaam
TIN: 123-456-789
VRN: 40-012345-A

TAX INVOICE                              Invoice No: KC-1042
                                         Date: 05/06/2024
Bill to
Serengeti Lodge

Description            Qty       Price        Amount
Roasted coffee          10   20,000.00    200,000.00

                            Subtotal      200,000.00
                            VAT 18%        36,000.00
                            Total     TZS 236,000.00
`,
    expected: { country: 'TZ', currency: 'TZS', invoice_date: '2024-06-05', total_price: '236000.00' },
    vat: [['18.00', '200000.00', '36000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Uganda without decimals',
    text: `
Matoke Foods Ltd
Plot 7 Jinja Road, Kampala
Tel: +256 414 555 014
TIN: 1000482917

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Nile Cafe

Description            Qty       Price        Amount
Banana flour            10      20,000       200,000

                            Subtotal         200,000
                            VAT 18%           36,000
                            Total        UGX 236,000
`,
    expected: {
      country: 'UG',
      currency: 'UGX',
      'company.tax_number': '1000482917',
      invoice_date: '2024-06-05',
      total_price: '236000.00',
    },
    vat: [['18.00', '200000.00', '36000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Algeria',
    text: `
SARL Atlas Carrelage
Cité 120 logements, Bab Ezzouar, Wilaya d'Alger
Tél : +213 23 55 01 42
NIF : 000016001234567

FACTURE N° 1042/2024
Date : 05/06/2024
Client : EURL Tassili

Désignation            Quantité   Prix unitaire     Montant
Carrelage                   100        1 000,00  100 000,00

                            Total HT             100 000,00
                            TVA 19%               19 000,00
                            Total TTC        119 000,00 DA
`,
    expected: {
      country: 'DZ',
      currency: 'DZD',
      'company.tax_number': '000016001234567',
      invoice_date: '2024-06-05',
      total_price: '119000.00',
    },
    vat: [['19.00', '100000.00', '19000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Tunisia',
    text: `
Jasmin Conseil SUARL
12 rue du Lac, 1053 Les Berges du Lac, Tunisie
Tél : +216 71 555 014
Matricule fiscal : 1234567/A/A/M/000

FACTURE N° 2024-0142
Date : 05/06/2024
Client : Olive Export

Désignation            Quantité   Prix unitaire     Montant
Conseil                      10          100,00    1 000,00

                            Total HT               1 000,00
                            TVA 19%                  190,00
                            Total TTC          1 190,00 TND
`,
    expected: {
      country: 'TN',
      currency: 'TND',
      'company.tax_number': '1234567/A/A/M/000',
      invoice_date: '2024-06-05',
      total_price: '1190.00',
    },
    vat: [['19.00', '1000.00', '190.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from the Ivory Coast without decimals',
    text: `
Cacao Services SARL
Cocody, Abidjan, Côte d'Ivoire
Tél : +225 27 22 55 01 42
NCC : 1234567 A     RCCM : CI-ABJ-2015-B-12345

FACTURE N° 2024-0142
Date : 05/06/2024
Client : Lagune Hôtel

Désignation            Quantité   Prix unitaire     Montant
Nettoyage                    10          50 000     500 000

                            Total HT                500 000
                            TVA 18%                  90 000
                            Total TTC          590 000 FCFA
`,
    expected: {
      country: 'CI',
      currency: 'XOF',
      'company.tax_number': '1234567A',
      invoice_date: '2024-06-05',
      total_price: '590000.00',
    },
    vat: [['18.00', '500000.00', '90000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Senegal without decimals',
    text: `
Teranga Informatique SUARL
Rue 10, Almadies, Dakar, Sénégal
Tél : +221 33 855 01 42
NINEA : 004829172 2G3

FACTURE N° 2024-0142
Date : 05/06/2024
Client : Baobab Transit

Désignation            Quantité   Prix unitaire     Montant
Maintenance                  10          50 000     500 000

                            Total HT                500 000
                            TVA 18%                  90 000
                            Total TTC          590 000 F CFA
`,
    expected: {
      country: 'SN',
      currency: 'XOF',
      'company.tax_number': '0048291722G3',
      invoice_date: '2024-06-05',
      total_price: '590000.00',
    },
    vat: [['18.00', '500000.00', '90000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Benin with prices that include the tax',
    text: `
AUBERGE DES FILAOS
IFU : 3202212345678
RCCM : RB/COT/19 B 31245
Adresse : Quartier Ganhi, Cotonou
Tél : +229 21 55 01 42

FACTURE N° 2024-0142
Date : 05/06/2024
Client : Maison du Palmier
IFU : 1201987654321

Désignation            Quantité   Prix unitaire     Montant TTC
Chambre double                5          23 600         118 000

                            Total HT                100 000
                            TVA 18%                  18 000
                            Total TTC          118 000 F CFA
`,
    expected: {
      country: 'BJ',
      currency: 'XOF',
      'company.tax_number': '3202212345678',
      invoice_date: '2024-06-05',
      total_price: '118000.00',
    },
    vat: [['18.00', '100000.00', '18000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Cameroon without decimals',
    text: `
Sawa Logistique SARL
Bonanjo, Douala, Cameroun
Tél : +237 233 55 01 42
NIU : M012345678901A

FACTURE N° 2024-0142
Date : 05/06/2024
Client : Mont Cameroun Hôtel

Désignation            Quantité   Prix unitaire     Montant
Transport                    10          40 000     400 000

                            Total HT                400 000
                            TVA 19,25%               77 000
                            Total TTC          477 000 FCFA
`,
    expected: {
      country: 'CM',
      currency: 'XAF',
      'company.tax_number': 'M012345678901A',
      invoice_date: '2024-06-05',
      total_price: '477000.00',
    },
    vat: [['19.25', '400000.00', '77000.00']],
    lineCount: 1,
  },
];
