import type { WrittenInvoice } from './written-invoices.js';

/** Invoices whose table of lines is hard to read, each for another reason; no one of them is real. */
export const WRITTEN_TABLES: readonly WrittenInvoice[] = [
  {
    title: 'a table whose column of names is headed by what is sold',
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
  },
  {
    title: 'two headers close together over a table that the sums follow soon',
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
  },
];
