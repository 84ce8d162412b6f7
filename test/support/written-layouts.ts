import type { WrittenInvoice } from './written-invoices.js';

/** Further layouts as text, each for what is hard about it; no one of them is real. */
export const WRITTEN_LAYOUTS: readonly WrittenInvoice[] = [
  {
    title: 'a shop in Spain whose prices hold VAT of two rates',
    text: `
www.elrincondelnorte.es                                                     Aceites del Norte
                                                                            Calle Mayor 23
                                                                            28013 Madrid
                                                                            NIF B12345674
                                                                            Tel. 91 123 45 67

Facturar a                                 Enviar a
Lucía Prieto                               Lucía Prieto
C/ Serrano 110                             C/ Serrano 110
48009 Bilbao                               48009 Bilbao

FACTURA
Nº factura:        2031/24                 Pedido:            88123
Fecha:             03/05/2024              Código cliente:    7781

Código   Descripción              Cantidad       IVA     Precio       Total
A1       Aceite de oliva                 2       10%    11,00 €     22,00 €
A2       Jarra de cristal                1       21%    24,20 €     24,20 €

                                                   Total a pagar    46,20 €
                                                   IVA incluido 21%  4,20 €
                                                   IVA incluido 10%  2,00 €
`,
    expected: {
      invoice_number: '2031/24',
      invoice_date: '2024-05-03',
      total_price: '46.20',
      total_vat: '6.20',
      'company.name': 'Aceites del Norte',
      'company.tax_number': 'B12345674',
    },
    lineCount: 2,
    lines: [
      [0, { quantity: '2', total_price: '22.00', vat_rate: '10.00' }],
      [1, { quantity: '1', total_price: '24.20', vat_rate: '21.00' }],
    ],
    vat: [
      ['10.00', '20.00', '2.00'],
      ['21.00', '20.00', '4.20'],
    ],
  },
  {
    title: 'a supply without VAT beside a number for it',
    text: `
Rechnung                                              Kübler
Rechnungsnummer     28326845
Ausgestellt am      10.10.2024
Fälligkeitsdatum    20.10.2024

Kübler IT-Service                     Rechnungsempfänger
Am Alten Hafen 3                      Nordlicht Energie AG
50667 Köln                            Lindenallee 77a
Deutschland                           80331 München
USt.-ID DE136695976                   Deutschland
€ 1.046,64 fällig am 20.10.2024

Bezeichnung                      Menge         Preis      MwSt.          Betrag
Montagearbeiten Halle 3             24       € 43,61       0 %       € 1.046,64

                                            Nettobetrag              € 1.046,64
                                            0 % Mehrwertsteuer           € 0,00
                                            Bruttobetrag             € 1.046,64
Steuerschuldnerschaft des Leistungsempfängers
`,
    expected: { invoice_number: '28326845', invoice_date: '2024-10-10', total_price: '1046.64', total_vat: '0.00' },
    lineCount: 1,
    vat: [['0.00', '1046.64', '0.00']],
  },
];
