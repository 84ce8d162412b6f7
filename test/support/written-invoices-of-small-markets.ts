import type { WrittenInvoice } from './written-invoices.js';

/** Invented invoices from the Caucasus, Central Asia, the western Balkans and small countries of Europe. */
export const WRITTEN_INVOICES_OF_SMALL_MARKETS: readonly WrittenInvoice[] = [
  {
    title: 'an invoice from Georgia in English',
    text: `
Kolkhi Wines LLC
48 Rustaveli Avenue, Tbilisi, Georgia
Tel: +995 32 255 0142
Tax ID: 404829172

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Red wine                10      100.00      1,000.00

                            Subtotal       1,000.00
                            VAT 18%          180.00
                            Total      1,180.00 GEL
`,
    expected: {
      country: 'GE',
      currency: 'GEL',
      'company.tax_number': '404829172',
      invoice_date: '2024-06-05',
      total_price: '1180.00',
    },
    vat: [['18.00', '1000.00', '180.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Armenia in English',
    text: `
Ararat Software LLC
48 Abovyan Street, Yerevan, Armenia
Tel: +374 10 55 01 42
TIN (ՀՎՀՀ): 00482917

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Support                 10   10,000.00    100,000.00

                            Subtotal     100,000.00
                            VAT 20%       20,000.00
                            Total    120,000.00 AMD
`,
    expected: {
      country: 'AM',
      currency: 'AMD',
      'company.tax_number': '00482917',
      invoice_date: '2024-06-05',
      total_price: '120000.00',
    },
    vat: [['20.00', '100000.00', '20000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Azerbaijan in English',
    text: `
Xazar Logistika MMC
Nizami street 48, Baku, Azerbaijan
Tel: +994 12 455 0142
VÖEN: 1400482911

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Transport               10      100.00      1,000.00

                            Subtotal       1,000.00
                            VAT 18%          180.00
                            Total        1,180.00 ₼
`,
    expected: {
      country: 'AZ',
      currency: 'AZN',
      'company.tax_number': '1400482911',
      invoice_date: '2024-06-05',
      total_price: '1180.00',
    },
    vat: [['18.00', '1000.00', '180.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Uzbekistan in Russian',
    text: `
ООО "Зарафшан Текстиль"
г. Ташкент, ул. Навои, 48, Узбекистан
Тел.: +998 71 255 01 42
ИНН: 301482917

СЧЕТ-ФАКТУРА № 1042
Дата: 05.06.2024

Покупатель: ООО "Регистан"

Наименование          Кол-во       Цена     Стоимость
Ткань                     10   10000,00    100 000,00

                            Итого без НДС     100 000,00
                            НДС 12%            12 000,00
                            Всего с НДС       112 000,00 сум
`,
    expected: {
      country: 'UZ',
      currency: 'UZS',
      'company.tax_number': '301482917',
      invoice_date: '2024-06-05',
      total_price: '112000.00',
    },
    vat: [['12.00', '100000.00', '12000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Albania in English',
    text: `
Adriatik Ndërtim sh.p.k.
Rruga e Kavajës 48, 1001 Tiranë, Albania
Tel: +355 4 255 0142
NIPT: L12345678A

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Cement                  10    1,000.00     10,000.00

                            Subtotal      10,000.00
                            VAT 20%        2,000.00
                            Total     12,000.00 ALL
`,
    expected: {
      country: 'AL',
      currency: 'ALL',
      'company.tax_number': 'L12345678A',
      invoice_date: '2024-06-05',
      total_price: '12000.00',
    },
    vat: [['20.00', '10000.00', '2000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Kosovo in English',
    text: `
Dardania Print sh.p.k.
Rr. Nëna Terezë 48, 10000 Prishtinë, Kosovo
Tel: +383 38 255 014
Nr. fiskal: 600482917

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Flyer                  100        1.00        100.00

                            Subtotal         100.00
                            VAT 18%           18.00
                            Total          118.00 €
`,
    expected: {
      country: 'XK',
      currency: 'EUR',
      'company.tax_number': '600482917',
      invoice_date: '2024-06-05',
      total_price: '118.00',
    },
    vat: [['18.00', '100.00', '18.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Monaco',
    text: `
Rocher Yachting SAM
4 avenue de la Costa, 98000 Monaco
Tél : +377 93 55 01 42

FACTURE N° 2024-0142
Date : 05/06/2024
Client : Port Azur

Désignation            Quantité   Prix unitaire     Montant
Entretien                    10          100,00    1 000,00

                            Total HT               1 000,00
                            TVA 20%                  200,00
                            Total TTC          1 200,00 €
`,
    expected: { country: 'MC', currency: 'EUR', invoice_date: '2024-06-05', total_price: '1200.00' },
    vat: [['20.00', '1000.00', '200.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Andorra in Catalan',
    text: `
Neu i Cim SL
Av. Meritxell 48, AD500 Andorra la Vella
Tel: +376 855 014
NRT: L-712345-K

FACTURA                                  Núm. factura: 1042
                                         Data: 05/06/2024
Client
Hotel Pic Blanc

Descripció          Quantitat      Preu        Import
Esquís                     10      100,00      1.000,00

                            Base imposable     1.000,00
                            IGI 4,5%              45,00
                            Total          1.045,00 €
`,
    expected: {
      country: 'AD',
      currency: 'EUR',
      'company.tax_number': 'L-712345-K',
      invoice_date: '2024-06-05',
      total_price: '1045.00',
    },
    vat: [['4.50', '1000.00', '45.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from the Faroe Islands in Danish',
    text: `
Norðlys Sp/f
Havnargøta 48, FO-100 Tórshavn
Tlf. +298 355 014
V-tal: 482917

FAKTURA                                  Fakturanr. 1042
                                         Fakturadato 05-06-2024
Kunde
Lundi Fisk P/f

Tekst                  Antal       Pris         Beløb
Fiskekasse                10     100,00      1.000,00

                            Subtotal         1.000,00
                            MVG 25%            250,00
                            I alt DKK        1.250,00
`,
    expected: {
      country: 'FO',
      currency: 'DKK',
      'company.tax_number': '482917',
      invoice_date: '2024-06-05',
      total_price: '1250.00',
    },
    vat: [['25.00', '1000.00', '250.00']],
    lineCount: 1,
  },
];
