import type { WrittenInvoice } from './written-invoices.js';

/** Invented invoices whose item table is hard to read, each for a different reason. */
export const WRITTEN_TABLES: readonly WrittenInvoice[] = [
  {
    title: 'a table that names the kind of goods in the header of its name column',
    text: `
Votre facture du        15 novembre 2024
N° de facture           F24-0098812

Abonnements et options             Qté     Prix HT      TVA     Montant TTC
Fibre Essentiel                      1       33,33      20%           39,99
Mobile 100 Go                        1       20,82      20%           24,99

                                           Total HT                 54,15 €
                                           TVA à 20 %               10,83 €
                                           Montant total TTC        64,98 €
`,
    expected: { total_price: '64.98', total_vat: '10.83' },
    lineCount: 2,
    lines: [[0, { name: 'Fibre Essentiel', quantity: '1', total_price: '39.99', vat_rate: '20.00' }]],
    vat: [['20.00', '54.15', '10.83']],
  },
  {
    title: 'two headers close together above a short table',
    text: `
FATTURA      Numero: 412/A       Data: 28/06/2024

Cod.      Descrizione                      UM   Q.tà    Prezzo   Sc.%   Importo  IVA
TR10      Trapano tassellatore             PZ     10     20,00     10    180,00   22
VT44      Vite autofilettante              CF      4     22,50            90,00   22
LB02      Libretto di manutenzione         NR      2     22,15            44,30    4




Imponibile        Aliquota        Imposta
270,00                 22%          59,40
44,30                   4%           1,77
Totale imponibile       Totale imposta       TOTALE FATTURA
314,30                           61,17             € 375,47
`,
    expected: { total_price: '375.47', total_vat: '61.17' },
    lineCount: 3,
    lines: [
      [0, { name: 'Trapano tassellatore', quantity: '10', total_price: '219.60', vat_rate: '22.00' }],
      [2, { quantity: '2', total_price: '46.07', vat_rate: '4.00' }],
    ],
    vat: [
      ['22.00', '270.00', '59.40'],
      ['4.00', '44.30', '1.77'],
    ],
  },
  {
    title: 'a table with an unusual quantity header and net and tax columns without sums',
    text: `
Frutas Hermanos Ortegal S.L.                FACTURA
Nº Factura: A/2024/1455      Fecha: 07/10/2024

Cód.   Artículo               Kilos     Precio     % IVA     Importe
101    Tomate rama            50,00       1,50         4       75,00
115    Patata nueva           20,00       2,00         4       40,00
301    Caja plástico           4,00      11,68        21       46,72

             Base imponible      % IVA      Cuota
                     115,00          4       4,60
                      46,72         21       9,81

                              TOTAL FACTURA            176,13 €
`,
    expected: { total_price: '176.13', total_vat: '14.41' },
    lineCount: 3,
    lines: [[0, { name: 'Tomate rama', quantity: '50', total_price: '78.00', vat_rate: '4.00' }]],
    vat: [
      ['4.00', '115.00', '4.60'],
      ['21.00', '46.72', '9.81'],
    ],
  },
  {
    title: 'a shop whose prices include VAT, with an invoice number that starts like a label',
    text: `
Factuurnummer        WEB-77120
Factuurdatum         2 april 2024
Ordernummer          100077120

Product                      Aantal      Prijs       Totaal
Fietstas dubbel zwart             1    € 79,95      € 79,95
Bandenset 28 inch                 2    € 10,00      € 20,00

                              Subtotaal               € 99,95
                              Verzendkosten            € 5,00
                              Totaal incl. btw       € 104,95
                              Waarvan 21% btw         € 18,21
`,
    expected: { invoice_number: 'WEB-77120', total_price: '104.95', total_vat: '18.21' },
    lineCount: 2,
    lines: [[0, { name: 'Fietstas dubbel zwart', quantity: '1', total_price: '79.95', vat_rate: '21.00' }]],
    vat: [['21.00', '86.74', '18.21']],
  },
  {
    title: 'a bill that states only the taxes included in its total',
    text: `
Rechnung Nr.      118-24
Datum             11.08.2024

Leistung                         Anzahl     Einzelpreis     Gesamt EUR
Übernachtung Doppelzimmer             2          109,00         218,00
Frühstück                             4           10,00          40,00

                        Gesamtbetrag                            258,00
                        enthaltene MwSt 7 % aus 218,00           14,26
                        enthaltene MwSt 19 % aus 40,00            6,39
`,
    expected: { total_price: '258.00', total_vat: '20.65' },
    lineCount: 2,
    lines: [
      [0, { quantity: '2', total_price: '218.00', vat_rate: '7.00' }],
      [1, { quantity: '4', total_price: '40.00', vat_rate: '19.00' }],
    ],
    vat: [
      ['7.00', '203.74', '14.26'],
      ['19.00', '33.61', '6.39'],
    ],
  },
  {
    title: 'items with only a description and an amount',
    text: `
Rechnung Nr. 2024/0417              München, 2. Dezember 2024

Leistung                                                       Betrag
Geschäftsgebühr                                              400,00 €
Akteneinsicht und Besprechung                                100,00 €
Zwischensumme                                                500,00 €
19 % Umsatzsteuer                                             95,00 €
Gesamtbetrag                                                 595,00 €
`,
    expected: { total_price: '595.00', total_vat: '95.00' },
    lineCount: 2,
    lines: [[1, { name: 'Akteneinsicht und Besprechung', quantity: '1', total_price: '119.00', vat_rate: '19.00' }]],
    vat: [['19.00', '500.00', '95.00']],
  },
  {
    title: 'a withheld tax, without a printed total including VAT',
    text: `
FACTURA            Número 24/018            Fecha 9 de abril de 2024

CONCEPTO                            UDS.       PRECIO        IMPORTE
Proyecto básico                        1     1.000,00       1.000,00
Dirección de obra                     10        50,00         500,00

                                  Base imponible          1.500,00 €
                                  IVA 21 %                  315,00 €
                                  Retención IRPF 15 %      -225,00 €
                                  TOTAL A PAGAR           1.590,00 €
`,
    expected: { invoice_date: '2024-04-09', total_price: '1815.00', total_vat: '315.00' },
    lineCount: 2,
    lines: [[1, { quantity: '10', total_price: '605.00', vat_rate: '21.00' }]],
    vat: [['21.00', '1500.00', '315.00']],
  },
];
