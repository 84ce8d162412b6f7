import type { Field } from '../../src/extraction/model/finding.js';

/** An invented document as text, with everything that a reader sees on it. */
export interface WholeDocument {
  readonly title: string;
  /** One text per page. */
  readonly pages: readonly string[];
  readonly fields: Readonly<Partial<Record<Field, ReadField>>>;
  /** Name, description, quantity, unit, total including VAT, and VAT rate of each item. */
  readonly items: readonly (readonly (string | null)[])[];
  /** Rate, base, tax and total of each rate. */
  readonly vat: readonly (readonly (string | null)[])[];
  /** Fields that are not read as a reader would: nothing is expected of them. */
  readonly open?: readonly Field[];
  /** The same, for a scan of the document only. */
  readonly openInScans?: readonly Field[];
  /** Printed on a till roll, where a `|` moves the rest of a line to the right edge. */
  readonly isReceipt?: boolean;
}

/**
 * A value, followed by the words in its box unless they are the value itself; null if the value was calculated and has no box. A list
 * of the value alone leaves its box open: several places would do.
 */
export type ReadField = string | readonly [value: string, words?: string | null];

/** Documents of many countries and layouts. */
export const WHOLE_DOCUMENTS: readonly WholeDocument[] = [
  {
    title: 'a German invoice with two-line items, a discount, shipping and two VAT rates',
    pages: [
      `
Feinkost Ahrendt GmbH · Hafenstraße 14 · 24103 Kiel

Gasthaus Zur Linde                                        Rechnungsnummer:     FA-2024-0871
Dorfstraße 3                                              Rechnungsdatum:      14.03.2024
24257 Schwartbuck                                         Kundennummer:        20418
                                                          Bestellnummer:       B-77120
                                                          Leistungszeitraum:   01.03.2024 - 12.03.2024
RECHNUNG

Pos.  Bezeichnung                        Menge  Einheit    Einzelpreis    MwSt     Gesamt EUR
1     Räucherlachs Seite                  2,50  kg               28,40     7 %          71,00
      Wildfang, Charge 8812
2     Matjesfilet in Öl                     12  Stk               4,25     7 %          51,00
      Dose 500 g
3     Küferwein Riesling                     6  Stk              11,00    19 %          66,00

                                         Zwischensumme                             188,00
                                         Rabatt                                     -8,00
                                         Versandkosten                               9,00
                                         Nettobetrag                               189,00
                                         7 % MwSt. auf 122,00                        8,54
                                         19 % MwSt. auf 67,00                       12,73
                                         Gesamtbetrag                              210,27 EUR

Zahlbar bis 28.03.2024 per Überweisung.
Zahlungsart: Überweisung
Verwendungszweck: FA-2024-0871

Feinkost Ahrendt GmbH     Tel. +49 431 7782190      IBAN DE79 5125 0000 0048 2719 30
Hafenstraße 14            info@feinkost-ahrendt.de  USt-IdNr. DE287465416
24103 Kiel
`,
    ],
    fields: {
      'company.name': ['Feinkost Ahrendt GmbH'],
      'company.address': ['Hafenstraße 14, 24103 Kiel', 'Hafenstraße 14 24103 Kiel'],
      'company.tax_number': 'DE287465416',
      'company.phone': '+49 431 7782190',
      buyer_name: 'Gasthaus Zur Linde',
      buyer_address: ['Dorfstraße 3, 24257 Schwartbuck', 'Dorfstraße 3 24257 Schwartbuck'],
      document_type: ['invoice', 'RECHNUNG'],
      invoice_number: 'FA-2024-0871',
      invoice_date: ['2024-03-14', '14.03.2024'],
      due_date: ['2024-03-28'],
      service_period_start: ['2024-03-01', '01.03.2024 - 12.03.2024'],
      service_period_end: ['2024-03-12', '01.03.2024 - 12.03.2024'],
      order_number: 'B-77120',
      total_price: ['210.27', '210,27 EUR'],
      net_total: ['189.00', '189,00'],
      total_vat: ['21.27'],
      currency: ['EUR'],
      country: ['DE'],
      language: ['de', null],
      payment_type: ['bank_transfer', 'Überweisung'],
      iban: ['DE79512500000048271930', 'IBAN DE79 5125 0000 0048 2719 30'],
      payment_reference: 'FA-2024-0871',
    },
    items: [
      ['Räucherlachs Seite', 'Wildfang, Charge 8812', '2.5', 'k', '75.97', '7.00'],
      ['Matjesfilet in Öl', 'Dose 500 g', '12', 'p', '54.57', '7.00'],
      ['Küferwein Riesling', null, '6', 'p', '78.54', '19.00'],
    ],
    vat: [
      ['7.00', '122.00', '8.54', '130.54'],
      ['19.00', '67.00', '12.73', '79.73'],
    ],
  },
  {
    title: 'a French invoice with labels above their values',
    pages: [
      `
MENUISERIE LACOSTE SARL
18 rue des Tanneurs
31000 Toulouse
Tél. : 05 61 22 48 90
SIRET 482 719 305 00017
N° TVA : FR16482719305
                                                                 Facturé à
                                                                 Hôtel du Parc SAS
                                                                 5 avenue Foch
                                                                 65000 Tarbes
FACTURE

N° de facture         Date de facture       Date d'échéance       N° de commande
F2024-0312            22/04/2024            22/05/2024            CMD-5581

Désignation                              Quantité      P.U. HT        TVA       Montant HT
Porte en chêne massif                           2       640,00       10 %         1 280,00
Pose et réglage                                 8        45,00       10 %           360,00
Quincaillerie                                   1       125,50       20 %           125,50

                                               Total HT                         1 765,50 €
                                               TVA 10 %                           164,00 €
                                               TVA 20 %                            25,10 €
                                               Total TTC                        1 954,60 €

Mode de règlement : Virement
IBAN : FR98 3000 4008 2700 0104 8271 976
`,
    ],
    fields: {
      'company.name': 'MENUISERIE LACOSTE SARL',
      'company.address': ['18 rue des Tanneurs, 31000 Toulouse', '18 rue des Tanneurs 31000 Toulouse'],
      'company.tax_number': ['FR16482719305', ': FR16482719305'],
      'company.phone': '05 61 22 48 90',
      buyer_name: 'Hôtel du Parc SAS',
      buyer_address: ['5 avenue Foch, 65000 Tarbes', '5 avenue Foch 65000 Tarbes'],
      document_type: ['invoice', 'FACTURE'],
      invoice_number: 'F2024-0312',
      invoice_date: ['2024-04-22', '22/04/2024'],
      due_date: ['2024-05-22', '22/05/2024'],
      order_number: 'CMD-5581',
      total_price: ['1954.60', '1 954,60 €'],
      net_total: ['1765.50', '1 765,50 €'],
      total_vat: ['189.10'],
      currency: ['EUR'],
      country: ['FR'],
      language: ['fr', null],
      payment_type: ['bank_transfer', 'Virement'],
      iban: ['FR9830004008270001048271976', 'IBAN : FR98 3000 4008 2700 0104 8271 976'],
    },
    items: [
      ['Porte en chêne massif', null, '2', null, '1408.00', '10.00'],
      ['Pose et réglage', null, '8', null, '396.00', '10.00'],
      ['Quincaillerie', null, '1', null, '150.60', '20.00'],
    ],
    vat: [
      ['10.00', '1640.00', '164.00', '1804.00'],
      ['20.00', '125.50', '25.10', '150.60'],
    ],
  },
  {
    title: 'an Italian invoice with a VAT summary table',
    pages: [
      `
Ferramenta Bressan S.r.l.
Via del Lavoro 27
31100 Treviso (TV)
P.IVA 03847120486
Tel. 0422 318 540

                                                         Spett.le
                                                         Officine Morandin S.p.A.
                                                         Viale della Repubblica 102
                                                         31020 Villorba (TV)
                                                         P.IVA 03847120510

Fattura n. 318/2024       Data 30/05/2024        Scadenza 30/06/2024

Codice    Descrizione                    UM     Quantità      Prezzo     IVA      Importo
B-1040    Bulloni M10 zincati            PZ          400        0,35     22%       140,00
T-2200    Tubo rame 22 mm                MT           25        9,80     22%       245,00
L-0007    Manuale di posa                PZ            3       15,00      4%        45,00

Aliquota          Imponibile          Imposta
22%                   385,00            84,70
4%                     45,00             1,80

                                              Totale imponibile             430,00
                                              Totale IVA                     86,50
                                              Totale fattura              € 516,50

Modalità di pagamento: Bonifico bancario
IBAN IT56X0542811101000000482719
`,
    ],
    fields: {
      'company.name': 'Ferramenta Bressan S.r.l.',
      'company.address': ['Via del Lavoro 27, 31100 Treviso (TV)', 'Via del Lavoro 27 31100 Treviso (TV)'],
      'company.tax_number': '03847120486',
      'company.phone': '0422 318 540',
      buyer_name: 'Officine Morandin S.p.A.',
      buyer_tax_number: '03847120510',
      buyer_address: [
        'Viale della Repubblica 102, 31020 Villorba (TV)',
        'Viale della Repubblica 102 31020 Villorba (TV)',
      ],
      document_type: ['invoice', 'fattura'],
      invoice_number: '318/2024',
      invoice_date: ['2024-05-30'],
      due_date: ['2024-06-30', '30/06/2024'],
      total_price: ['516.50', '€ 516,50'],
      net_total: ['430.00', '430,00'],
      total_vat: ['86.50', '86,50'],
      currency: ['EUR'],
      country: ['IT'],
      language: ['it', null],
      payment_type: ['bank_transfer', 'Bonifico bancario'],
      iban: ['IT56X0542811101000000482719', 'IBAN IT56X0542811101000000482719'],
    },
    items: [
      ['Bulloni M10 zincati', null, '400', 'p', '170.80', '22.00'],
      ['Tubo rame 22 mm', null, '25', 'm', '298.90', '22.00'],
      ['Manuale di posa', null, '3', 'p', '46.80', '4.00'],
    ],
    vat: [
      ['22.00', '385.00', '84.70', '469.70'],
      ['4.00', '45.00', '1.80', '46.80'],
    ],
  },
  {
    title: 'a Spanish professional invoice with withheld income tax',
    pages: [
      `
Estudio Arnal Arquitectos S.L.                              FACTURA
C/ Sierpes 44                                               Nº factura: 2024-061
41004 Sevilla                                               Fecha: 12/06/2024
CIF: B83712059                                              Vencimiento: 12/07/2024
Teléfono: 954 218 377

Cliente
Promociones Guadaira S.A.
Avda. de la Constitución 8
41001 Sevilla
CIF: A58236100

Concepto                                   Cantidad        Precio       IVA        Importe
Proyecto de ejecución                             1      4.200,00       21%       4.200,00
Visitas de obra                                   6        150,00       21%         900,00

                                                   Base imponible            5.100,00 €
                                                   IVA 21%                   1.071,00 €
                                                   Retención IRPF 15%         -765,00 €
                                                   Total a pagar             5.406,00 €

Forma de pago: Transferencia bancaria
IBAN: ES14 2100 0418 4502 0048 2719
`,
    ],
    fields: {
      'company.name': 'Estudio Arnal Arquitectos S.L.',
      'company.address': ['C/ Sierpes 44, 41004 Sevilla', 'C/ Sierpes 44 41004 Sevilla'],
      'company.tax_number': 'B83712059',
      'company.phone': '954 218 377',
      buyer_name: 'Promociones Guadaira S.A.',
      buyer_tax_number: 'A58236100',
      buyer_address: ['Avda. de la Constitución 8, 41001 Sevilla', 'Avda. de la Constitución 8 41001 Sevilla'],
      document_type: ['invoice', 'FACTURA'],
      invoice_number: '2024-061',
      invoice_date: ['2024-06-12', '12/06/2024'],
      due_date: ['2024-07-12', '12/07/2024'],
      total_price: ['6171.00', null],
      net_total: ['5100.00', '5.100,00 €'],
      total_vat: ['1071.00', '1.071,00 €'],
      currency: ['EUR'],
      country: ['ES'],
      language: ['es', null],
      payment_type: ['bank_transfer', 'Transferencia bancaria'],
      iban: ['ES1421000418450200482719', 'IBAN: ES14 2100 0418 4502 0048 2719'],
    },
    items: [
      ['Proyecto de ejecución', null, '1', null, '5082.00', '21.00'],
      ['Visitas de obra', null, '6', null, '1089.00', '21.00'],
    ],
    vat: [['21.00', '5100.00', '1071.00', '6171.00']],
  },
  {
    title: 'a Dutch invoice whose seller is in the footer only',
    pages: [
      `
Factuur

Bakkerij Van Houten B.V.                                     Factuurnummer     20240418
t.a.v. de administratie                                      Factuurdatum      18-04-2024
Molenweg 12                                                  Vervaldatum       02-05-2024
3511 AB Utrecht                                              Uw ordernummer    PO-3391


Omschrijving                               Aantal        Prijs       Btw           Bedrag
Bloem tarwe 25 kg                              20        18,50        9%           370,00
Broodzakken bedrukt                             4        62,00       21%           248,00

                                                   Subtotaal                     € 618,00
                                                   Btw 9%                         € 33,30
                                                   Btw 21%                        € 52,08
                                                   Totaal te betalen             € 703,38

Gelieve het bedrag over te maken op NL16 RABO 0148 2719 30 o.v.v. het factuurnummer.


Grondstoffen Meijer B.V.   Industrieweg 40   3401 MA IJsselstein   Tel. 030 688 1420
KvK 31482719   BTW NL814237551B01   www.grondstoffenmeijer.nl
`,
    ],
    fields: {
      'company.name': 'Grondstoffen Meijer B.V.',
      'company.tax_number': 'NL814237551B01',
      'company.phone': '030 688 1420',
      buyer_name: 'Bakkerij Van Houten B.V.',
      buyer_address: ['Molenweg 12, 3511 AB Utrecht', 'Molenweg 12 3511 AB Utrecht'],
      document_type: ['invoice', 'Factuur'],
      invoice_number: '20240418',
      invoice_date: ['2024-04-18', '18-04-2024'],
      due_date: ['2024-05-02', '02-05-2024'],
      order_number: 'PO-3391',
      total_price: ['703.38', '€ 703,38'],
      net_total: ['618.00', '€ 618,00'],
      total_vat: ['85.38'],
      currency: ['EUR'],
      country: ['NL'],
      language: ['nl', null],
      payment_type: ['bank_transfer'],
      iban: ['NL16RABO0148271930'],
    },
    items: [
      ['Bloem tarwe 25 kg', null, '20', null, '403.30', '9.00'],
      ['Broodzakken bedrukt', null, '4', null, '300.08', '21.00'],
    ],
    vat: [
      ['9.00', '370.00', '33.30', '403.30'],
      ['21.00', '248.00', '52.08', '300.08'],
    ],
    open: ['company.address'],
  },
  {
    title: 'a British utility bill with a previous balance',
    pages: [
      `
Northfell Water plc                                        Account number      4471 8820 13
Reservoir House                                            Bill number         NW-88213004
9 Fell Road                                                Bill date           6 February 2024
Kendal LA9 4QT                                             Payment due         27 February 2024
Customer service 01539 482 719
VAT Reg No GB382741146

Mrs H Pargeter
14 Lound Street
Kendal LA9 7EA

Your bill for 1 November 2023 to 31 January 2024
Billing period: 1 November 2023 to 31 January 2024

Balance from your last bill                                                     £142.18
Payment received 20 November 2023                                              -£142.18

Description                               Quantity        Rate       VAT         Amount
Water supplied                               31 m3        1.84        0%         £57.04
Wastewater                                   31 m3        2.05        0%         £63.55
Standing charge                                  1       18.90        0%         £18.90

                                          Total excluding VAT                   £139.49
                                          VAT at 0%                               £0.00
                                          Total due                             £139.49

We will collect this amount by Direct Debit.
`,
    ],
    fields: {
      'company.name': 'Northfell Water plc',
      'company.address': ['Reservoir House, 9 Fell Road, Kendal LA9 4QT', 'Reservoir House 9 Fell Road Kendal LA9 4QT'],
      'company.tax_number': 'GB382741146',
      'company.phone': '01539 482 719',
      buyer_name: 'Mrs H Pargeter',
      buyer_address: ['14 Lound Street, Kendal LA9 7EA', '14 Lound Street Kendal LA9 7EA'],
      document_type: ['invoice', 'bill'],
      invoice_number: 'NW-88213004',
      invoice_date: ['2024-02-06', '6 February 2024'],
      due_date: ['2024-02-27', '27 February 2024'],
      service_period_start: ['2023-11-01', '1 November 2023 to 31 January 2024'],
      service_period_end: ['2024-01-31', '1 November 2023 to 31 January 2024'],
      total_price: ['139.49', '£139.49'],
      net_total: ['139.49', '£139.49'],
      total_vat: ['0.00', '£0.00'],
      currency: ['GBP'],
      country: ['GB'],
      language: ['en', null],
    },
    items: [
      ['Water supplied', null, '31', null, '57.04', '0.00'],
      ['Wastewater', null, '31', null, '63.55', '0.00'],
      ['Standing charge', null, '1', null, '18.90', '0.00'],
    ],
    vat: [['0.00', '139.49', '0.00', '139.49']],
    open: ['payment_type'],
    openInScans: ['company.name', 'company.address'],
  },
  {
    title: 'an Austrian credit note that names the corrected invoice',
    pages: [
      `
Tischlerei Wagner e.U.                                      GUTSCHRIFT
Salzachgasse 8
5020 Salzburg                                               Gutschrift Nr.:   GS-2024-009
UID: ATU58273825                                            Datum:            17.07.2024
Tel.: +43 662 874 120                                       zu Rechnung Nr.:  RE-2024-118

Rechnungsempfänger:
Café Mozartplatz GmbH
Mozartplatz 2
5020 Salzburg

Bezeichnung                              Menge        Einzelpreis         Gesamt
Barhocker Eiche, mangelhaft                 -4             189,00        -756,00

                                         Summe netto                     -756,00
                                         20 % USt                        -151,20
                                         Gesamtbetrag EUR                -907,20
`,
    ],
    fields: {
      'company.name': 'Tischlerei Wagner e.U.',
      'company.address': ['Salzachgasse 8, 5020 Salzburg', 'Salzachgasse 8 5020 Salzburg'],
      'company.tax_number': 'ATU58273825',
      'company.phone': '+43 662 874 120',
      buyer_name: 'Café Mozartplatz GmbH',
      buyer_address: ['Mozartplatz 2, 5020 Salzburg', 'Mozartplatz 2 5020 Salzburg'],
      document_type: ['credit_note', 'GUTSCHRIFT'],
      invoice_number: 'GS-2024-009',
      invoice_date: ['2024-07-17', '17.07.2024'],
      total_price: ['-907.20', '-907,20'],
      net_total: ['-756.00', '-756,00'],
      total_vat: ['-151.20', '-151,20'],
      currency: 'EUR',
      country: ['AT'],
      language: ['de', null],
    },
    items: [['Barhocker Eiche, mangelhaft', null, '-4', null, '-907.20', '20.00']],
    vat: [['20.00', '-756.00', '-151.20', '-907.20']],
  },
  {
    title: 'a Polish invoice with net, VAT and gross per item',
    pages: [
      `
Faktura VAT nr FV/118/05/2024

Data wystawienia: 2024-05-20                    Termin płatności: 2024-06-03

Sprzedawca                                      Nabywca
Hurtownia Jantar Sp. z o.o.                     Restauracja Pod Lipą S.C.
ul. Portowa 15                                  ul. Długa 7
81-340 Gdynia                                   80-831 Gdańsk
NIP: 5271438219                                 NIP: 5271438225

Lp.  Nazwa towaru             Ilość   J.m.   Cena netto   Stawka VAT   Wartość netto   Kwota VAT   Wartość brutto
1    Śledź solony beczka         10   szt.        42,00          5%          420,00       21,00           441,00
2    Serwetki papierowe          50   szt.         3,20         23%          160,00       36,80           196,80

                                                     Razem                    580,00       57,80           637,80
                                                     5%                       420,00       21,00           441,00
                                                     23%                      160,00       36,80           196,80

Do zapłaty: 637,80 PLN
Sposób płatności: przelew
Nr konta: PL43 1090 1014 0000 0712 1948 2719
`,
    ],
    fields: {
      'company.name': 'Hurtownia Jantar Sp. z o.o.',
      'company.address': ['ul. Portowa 15, 81-340 Gdynia', 'ul. Portowa 15 81-340 Gdynia'],
      'company.tax_number': '5271438219',
      buyer_name: 'Restauracja Pod Lipą S.C.',
      buyer_tax_number: '5271438225',
      buyer_address: ['ul. Długa 7, 80-831 Gdańsk', 'ul. Długa 7 80-831 Gdańsk'],
      document_type: ['invoice', null],
      invoice_number: 'FV/118/05/2024',
      invoice_date: '2024-05-20',
      due_date: '2024-06-03',
      total_price: ['637.80', '637,80'],
      net_total: ['580.00', '580,00'],
      total_vat: ['57.80', '57,80'],
      currency: ['PLN'],
      country: ['PL'],
      language: ['pl', null],
      payment_type: ['bank_transfer', 'przelew'],
      iban: ['PL43109010140000071219482719', 'Nr konta: PL43 1090 1014 0000 0712 1948 2719'],
    },
    items: [
      ['Śledź solony beczka', null, '10', 'p', '441.00', '5.00'],
      ['Serwetki papierowe', null, '50', 'p', '196.80', '23.00'],
    ],
    vat: [
      ['5.00', '420.00', '21.00', '441.00'],
      ['23.00', '160.00', '36.80', '196.80'],
    ],
  },
  {
    title: 'an American invoice with sales tax and no rate',
    pages: [
      `
Prairie Tool Supply LLC                                          INVOICE
28 Commerce Drive
Wichita, KS 67202                                                Invoice #      30418
(316) 555-0142                                                   Invoice Date   04/09/2024
                                                                 Due Date       05/09/2024
                                                                 PO Number      7719-B
Bill To:                               Ship To:
Heartland Fencing Inc.                 Heartland Fencing Inc.
77 Ranch Road                          Yard 2, 410 Depot Street
Salina, KS 67401                       Salina, KS 67401

Item       Description                         Qty      Unit Price          Amount
PT-440     Post driver, 48 in                    2          119.00          238.00
PT-512     Wire stretcher                        5           34.50          172.50
PT-900     Galvanized staples, box              20            8.75          175.00

                                                   Subtotal                 $585.50
                                                   Shipping                  $25.00
                                                   Sales Tax                 $45.79
                                                   Total                    $656.29
`,
    ],
    fields: {
      'company.name': 'Prairie Tool Supply LLC',
      'company.address': ['28 Commerce Drive, Wichita, KS 67202', '28 Commerce Drive Wichita, KS 67202'],
      'company.phone': '(316) 555-0142',
      buyer_name: 'Heartland Fencing Inc.',
      buyer_address: ['77 Ranch Road, Salina, KS 67401', '77 Ranch Road Salina, KS 67401'],
      document_type: ['invoice', 'INVOICE'],
      invoice_number: '30418',
      invoice_date: ['2024-04-09', '04/09/2024'],
      due_date: ['2024-05-09', '05/09/2024'],
      order_number: '7719-B',
      total_price: ['656.29', '$656.29'],
      net_total: ['610.50', null],
      total_vat: ['45.79', '$45.79'],
      currency: ['USD'],
      country: ['US'],
      language: ['en', null],
    },
    items: [
      ['Post driver, 48 in', null, '2', null, '255.85', '7.50'],
      ['Wire stretcher', null, '5', null, '185.44', '7.50'],
      ['Galvanized staples, box', null, '20', null, '188.13', '7.50'],
    ],
    vat: [['7.50', '610.50', '45.79', '656.29']],
  },
  {
    title: 'a Belgian reverse-charge invoice in Dutch',
    pages: [
      `
Dakwerken Peeters BVBA
Kerkstraat 71
9000 Gent
BTW BE 0473.922.697
Tel. 09 224 18 60

Klant: Bouwgroep Claes NV
Steenweg 118
9300 Aalst
BTW BE 0473.922.796

FACTUUR 2024/0077
Factuurdatum: 08/04/2024
Vervaldatum: 08/05/2024

Omschrijving                                 Aantal     Eenheidsprijs          Totaal
Plat dak in EPDM                             120 m2             48,00        5.760,00
Afvoer plaatsen                                   4             95,00          380,00

                                              Totaal excl. btw             € 6.140,00
                                              Btw 0%                           € 0,00
                                              Totaal incl. btw             € 6.140,00
Btw verlegd
IBAN BE68 5390 0754 7034
`,
    ],
    fields: {
      'company.name': 'Dakwerken Peeters BVBA',
      'company.address': ['Kerkstraat 71, 9000 Gent', 'Kerkstraat 71 9000 Gent'],
      'company.tax_number': ['BE0473922697', 'BE 0473.922.697'],
      'company.phone': '09 224 18 60',
      buyer_name: ['Bouwgroep Claes NV', 'Klant: Bouwgroep Claes NV'],
      buyer_tax_number: ['BE0473922796', 'BE 0473.922.796'],
      buyer_address: ['Steenweg 118, 9300 Aalst', 'Steenweg 118 9300 Aalst'],
      document_type: ['invoice', 'FACTUUR'],
      invoice_number: '2024/0077',
      invoice_date: ['2024-04-08', '08/04/2024'],
      due_date: ['2024-05-08', '08/05/2024'],
      total_price: ['6140.00', '€ 6.140,00'],
      net_total: ['6140.00', '€ 6.140,00'],
      total_vat: ['0.00', '€ 0,00'],
      currency: ['EUR'],
      country: ['BE'],
      language: ['nl', null],
      payment_type: ['bank_transfer'],
      iban: ['BE68539007547034', 'IBAN BE68 5390 0754 7034'],
    },
    items: [
      ['Plat dak in EPDM', null, '120', null, '5760.00', '0.00'],
      ['Afvoer plaatsen', null, '4', null, '380.00', '0.00'],
    ],
    vat: [['0.00', '6140.00', '0.00', '6140.00']],
  },
  {
    title: 'a Czech invoice with both parties side by side',
    pages: [
      `
FAKTURA - DAŇOVÝ DOKLAD                                   Faktura č. 240100318

Dodavatel                                                 Odběratel
Stavby Horák s.r.o.                                       Penzion U Jezera a.s.
Lipová 18                                                 Nábřežní 4
602 00 Brno                                               679 61 Letovice
IČO: 27384128                                             IČO: 27384136
DIČ: CZ27384128                                           DIČ: CZ27384136

Datum vystavení: 3. 9. 2024                               Variabilní symbol: 240100318
Datum splatnosti: 17. 9. 2024                             Forma úhrady: převodem

Popis                                 Množství   MJ     Cena za MJ     DPH         Celkem
Oprava střechy                               1   ks      18 400,00     12%      18 400,00
Žebřík hliníkový                             2   ks       2 150,00     21%       4 300,00

                                               Základ daně                 22 700,00
                                               DPH 12%                      2 208,00
                                               DPH 21%                        903,00
                                               Celkem k úhradě             25 811,00 Kč

IBAN: CZ93 0800 0000 1920 4827 1930
`,
    ],
    fields: {
      'company.name': 'Stavby Horák s.r.o.',
      'company.address': ['Lipová 18, 602 00 Brno', 'Lipová 18 602 00 Brno'],
      'company.tax_number': 'CZ27384128',
      buyer_name: 'Penzion U Jezera a.s.',
      buyer_address: ['Nábřežní 4, 679 61 Letovice', 'Nábřežní 4 679 61 Letovice'],
      document_type: ['invoice', null],
      invoice_number: '240100318',
      invoice_date: ['2024-09-03', '3. 9. 2024'],
      due_date: ['2024-09-17', '17. 9. 2024'],
      total_price: ['25811.00', '25 811,00 Kč'],
      net_total: ['22700.00', '22 700,00'],
      total_vat: ['3111.00'],
      currency: ['CZK'],
      country: ['CZ'],
      language: ['cs', null],
      payment_type: ['bank_transfer', 'převodem'],
      iban: ['CZ9308000000192048271930', 'IBAN: CZ93 0800 0000 1920 4827 1930'],
      payment_reference: '240100318',
    },
    items: [
      ['Oprava střechy', null, '1', 'p', '20608.00', '12.00'],
      ['Žebřík hliníkový', null, '2', 'p', '5203.00', '21.00'],
    ],
    vat: [
      ['12.00', '18400.00', '2208.00', '20608.00'],
      ['21.00', '4300.00', '903.00', '5203.00'],
    ],
    open: ['buyer_tax_number'],
  },
  {
    title: 'a Portuguese invoice',
    pages: [
      `
Cerâmica do Vouga, Lda.                                   Fatura FT 2024/318
Rua da Indústria 55                                       Data: 2024-10-11
3800-120 Aveiro                                           Vencimento: 2024-11-10
NIF: 508341213
Telefone: 234 482 719

Cliente: Hotel Ria Mar, S.A.
Avenida Central 9
3810-145 Aveiro
NIF: 508341221

Descrição                           Quantidade   Preço unitário       IVA          Total
Prato raso branco                           60             4,10       23%         246,00
Taça de sopa                                60             3,40       23%         204,00

                                               Total ilíquido                     450,00
                                               IVA 23%                            103,50
                                               Total a pagar                    € 553,50

Forma de pagamento: Transferência bancária
IBAN: PT65 0002 0123 1234 5678 4827 1
`,
    ],
    fields: {
      'company.name': 'Cerâmica do Vouga, Lda.',
      'company.address': ['Rua da Indústria 55, 3800-120 Aveiro', 'Rua da Indústria 55 3800-120 Aveiro'],
      'company.tax_number': '508341213',
      'company.phone': '234 482 719',
      buyer_name: ['Hotel Ria Mar, S.A.', 'Cliente: Hotel Ria Mar, S.A.'],
      buyer_tax_number: '508341221',
      buyer_address: ['Avenida Central 9, 3810-145 Aveiro', 'Avenida Central 9 3810-145 Aveiro'],
      document_type: ['invoice', 'Fatura'],
      invoice_number: 'FT 2024/318',
      invoice_date: '2024-10-11',
      due_date: '2024-11-10',
      total_price: ['553.50', '€ 553,50'],
      net_total: ['450.00', '450,00'],
      total_vat: ['103.50', '103,50'],
      currency: ['EUR'],
      country: ['PT'],
      language: ['pt', null],
      payment_type: ['bank_transfer', 'Transferência bancária'],
      iban: ['PT65000201231234567848271', 'IBAN: PT65 0002 0123 1234 5678 4827 1'],
    },
    items: [
      ['Prato raso branco', null, '60', null, '302.58', '23.00'],
      ['Taça de sopa', null, '60', null, '250.92', '23.00'],
    ],
    vat: [['23.00', '450.00', '103.50', '553.50']],
  },
  {
    title: 'a Swedish invoice with a payment reference',
    pages: [
      `
Nordvik Bygg AB                                              FAKTURA

Byggvägen 4                                                  Fakturanummer    48271
903 27 Umeå                                                  Fakturadatum     2024-02-19
                                                             Förfallodatum    2024-03-20
                                                             OCR-nummer       48271930

Kund
Holmgrens Fastigheter AB
Storgatan 22
903 26 Umeå

Beskrivning                              Antal     Enhet      À-pris          Belopp
Målning fasad                               40       tim      520,00       20 800,00
Färg utomhus                                18     liter      245,00        4 410,00

                                         Netto                             25 210,00
                                         Moms 25%                           6 302,50
                                         Att betala                        31 512,50 SEK

Momsreg.nr SE556731421501     Telefon 090-482 719     IBAN SE45 5000 0000 0583 9825 7466
`,
    ],
    fields: {
      'company.name': 'Nordvik Bygg AB',
      'company.address': ['Byggvägen 4, 903 27 Umeå', 'Byggvägen 4 903 27 Umeå'],
      'company.tax_number': 'SE556731421501',
      buyer_name: 'Holmgrens Fastigheter AB',
      buyer_address: ['Storgatan 22, 903 26 Umeå', 'Storgatan 22 903 26 Umeå'],
      document_type: ['invoice', 'FAKTURA'],
      invoice_number: '48271',
      invoice_date: '2024-02-19',
      due_date: '2024-03-20',
      total_price: ['31512.50', '31 512,50 SEK'],
      net_total: ['25210.00', '25 210,00'],
      total_vat: ['6302.50', '6 302,50'],
      currency: ['SEK'],
      country: ['SE'],
      language: ['sv', null],
      payment_type: ['bank_transfer'],
      iban: ['SE4550000000058398257466', 'IBAN SE45 5000 0000 0583 9825 7466'],
      payment_reference: '48271930',
    },
    items: [
      ['Målning fasad', null, '40', null, '26000.00', '25.00'],
      ['Färg utomhus', null, '18', 'l', '5512.50', '25.00'],
    ],
    vat: [['25.00', '25210.00', '6302.50', '31512.50']],
    open: ['company.phone'],
  },
  {
    title: 'a Swiss invoice with a reduced rate',
    pages: [
      `
Weingut Rebhalde AG
Rebhaldenstrasse 5
8712 Stäfa
Telefon 044 482 71 93
CHE-218.342.211 MWST

                                                   Restaurant Seeblick GmbH
                                                   Seestrasse 110
                                                   8700 Küsnacht

Rechnung Nr. 2024-1187
Datum: 05.11.2024
Zahlbar bis: 05.12.2024

Artikel                              Anzahl         Preis       MwSt         Betrag
Pinot Noir 75 cl                         36         18.50      8.1 %         666.00
Traubensaft 1 l                          24          4.50      2.6 %         108.00

                                          Total exkl. MwSt                   774.00
                                          MwSt 8.1 % auf 666.00               53.95
                                          MwSt 2.6 % auf 108.00                2.81
                                          Total CHF                          830.76

IBAN CH93 0076 2011 6238 5295 7
`,
    ],
    fields: {
      'company.name': 'Weingut Rebhalde AG',
      'company.address': ['Rebhaldenstrasse 5, 8712 Stäfa', 'Rebhaldenstrasse 5 8712 Stäfa'],
      'company.tax_number': ['CHE218342211MWST', 'CHE-218.342.211 MWST'],
      'company.phone': '044 482 71 93',
      buyer_name: 'Restaurant Seeblick GmbH',
      buyer_address: ['Seestrasse 110, 8700 Küsnacht', 'Seestrasse 110 8700 Küsnacht'],
      document_type: ['invoice', null],
      invoice_number: '2024-1187',
      invoice_date: ['2024-11-05', 'Datum: 05.11.2024'],
      due_date: ['2024-12-05', '05.12.2024'],
      total_price: '830.76',
      net_total: '774.00',
      total_vat: ['56.76'],
      currency: 'CHF',
      country: ['CH'],
      language: ['de', null],
      payment_type: ['bank_transfer'],
      iban: ['CH9300762011623852957', 'IBAN CH93 0076 2011 6238 5295 7'],
    },
    items: [
      ['Pinot Noir 75 cl', null, '36', null, '719.95', '8.10'],
      ['Traubensaft 1 l', null, '24', null, '110.81', '2.60'],
    ],
    vat: [
      ['8.10', '666.00', '53.95', '719.95'],
      ['2.60', '108.00', '2.81', '110.81'],
    ],
  },
  {
    title: 'a Turkish invoice',
    pages: [
      `
Akçay Tekstil Sanayi A.Ş.
Organize Sanayi Bölgesi 4. Cadde No:12
16140 Nilüfer / Bursa
Tel: 0224 482 71 93
Vergi Dairesi: Nilüfer
Vergi No: 3821452218

SAYIN
Yıldız Otelcilik Ltd. Şti.
Sahil Yolu Cad. No:48
07100 Muratpaşa / Antalya
Vergi No: 3821452226

Fatura No: AKC2024000000318
Fatura Tarihi: 21.08.2024
Son Ödeme Tarihi: 20.09.2024

Açıklama                        Miktar      Birim Fiyat    KDV Oranı     KDV Tutarı         Tutar
Havlu 70x140                 200 Adet            185,00          %10       3.700,00     37.000,00
Nakış işçiliği               200 Adet             12,50          %20         500,00      2.500,00

                                       Mal Hizmet Toplam Tutarı           39.500,00 TL
                                       Hesaplanan KDV (%10)                3.700,00 TL
                                       Hesaplanan KDV (%20)                  500,00 TL
                                       Ödenecek Tutar                     43.700,00 TL

IBAN: TR33 0006 1005 1978 6457 8413 26
`,
    ],
    fields: {
      'company.name': 'Akçay Tekstil Sanayi A.Ş.',
      'company.address': [
        'Organize Sanayi Bölgesi 4. Cadde No:12, 16140 Nilüfer / Bursa',
        'Organize Sanayi Bölgesi 4. Cadde No:12 16140 Nilüfer / Bursa',
      ],
      'company.tax_number': '3821452218',
      'company.tax_office': 'Nilüfer',
      'company.phone': '0224 482 71 93',
      buyer_name: 'Yıldız Otelcilik Ltd. Şti.',
      buyer_tax_number: '3821452226',
      buyer_address: [
        'Sahil Yolu Cad. No:48, 07100 Muratpaşa / Antalya',
        'Sahil Yolu Cad. No:48 07100 Muratpaşa / Antalya',
      ],
      document_type: ['invoice', null],
      invoice_number: 'AKC2024000000318',
      invoice_date: ['2024-08-21', '21.08.2024'],
      due_date: ['2024-09-20', '20.09.2024'],
      total_price: ['43700.00', '43.700,00 TL'],
      net_total: ['39500.00', '39.500,00 TL'],
      total_vat: ['4200.00'],
      currency: ['TRY'],
      country: ['TR'],
      language: ['tr', null],
      payment_type: ['bank_transfer'],
      iban: ['TR330006100519786457841326', 'IBAN: TR33 0006 1005 1978 6457 8413 26'],
    },
    items: [
      ['Havlu 70x140', null, '200', 'p', '40700.00', '10.00'],
      ['Nakış işçiliği', null, '200', 'p', '3000.00', '20.00'],
    ],
    vat: [
      ['10.00', '37000.00', '3700.00', '40700.00'],
      ['20.00', '2500.00', '500.00', '3000.00'],
    ],
  },
  {
    title: 'a Danish invoice with the name as a heading and the account in the footer',
    pages: [
      `
Havnens Maskiner ApS                                            Faktura

Lauritzen Rederi A/S                                            Fakturanr.      10482
Kajgade 17                                                      Fakturadato     12.06.2024
8000 Aarhus C                                                   Forfaldsdato    26.06.2024

Beskrivning                              Antal        Pris         Beløb
Service af kran                              6      850,00      5.100,00
Hydraulikolie                               20       95,00      1.900,00

                                         Subtotal               7.000,00
                                         Moms 25%               1.750,00
                                         Total DKK              8.750,00

Havnens Maskiner ApS   Dokvej 3   8000 Aarhus C   CVR-nr. 31642213   Tlf. 86 48 27 19   IBAN DK71 0040 0440 4827 19
`,
    ],
    fields: {
      'company.name': 'Havnens Maskiner ApS',
      'company.tax_number': '31642213',
      buyer_name: 'Lauritzen Rederi A/S',
      buyer_address: ['Kajgade 17, 8000 Aarhus C', 'Kajgade 17 8000 Aarhus C'],
      document_type: ['invoice', 'Faktura'],
      invoice_number: '10482',
      total_price: ['8750.00', '8.750,00'],
      net_total: ['7000.00', '7.000,00'],
      total_vat: ['1750.00', '1.750,00'],
      currency: 'DKK',
      country: ['DK'],
      payment_type: ['bank_transfer'],
      iban: ['DK7100400440482719', 'IBAN DK71 0040 0440 4827 19'],
    },
    items: [
      ['Service af kran', null, '6', null, '6375.00', '25.00'],
      ['Hydraulikolie', null, '20', null, '2375.00', '25.00'],
    ],
    vat: [['25.00', '7000.00', '1750.00', '8750.00']],
    open: ['company.address', 'company.phone', 'invoice_date', 'due_date', 'language'],
  },
  {
    title: 'an Australian tax invoice with prices that include GST',
    pages: [
      `
Wattle Creek Nursery Pty Ltd
ABN 53 182 342 225
48 Orchard Road, Mittagong NSW 2575
Phone (02) 4872 1930

TAX INVOICE

Invoice No: 20718                       Invoice To:
Date: 12/08/2024                        Sutton Landscapes Pty Ltd
Due Date: 26/08/2024                    9 Merrigang Street
                                        Bowral NSW 2576

Description                              Qty         Price           Total
Camellia sasanqua 200mm                   30         22.00          660.00
Potting mix 50 L                          10         15.40          154.00
Delivery                                   1         55.00           55.00

                                         Total (inc GST)          $869.00
                                         Includes GST of           $79.00
`,
    ],
    fields: {
      'company.name': 'Wattle Creek Nursery Pty Ltd',
      'company.address': '48 Orchard Road, Mittagong NSW 2575',
      'company.tax_number': ['53182342225', '53 182 342 225'],
      'company.phone': '(02) 4872 1930',
      buyer_name: 'Sutton Landscapes Pty Ltd',
      buyer_address: ['9 Merrigang Street, Bowral NSW 2576', '9 Merrigang Street Bowral NSW 2576'],
      document_type: ['invoice', 'TAX INVOICE'],
      invoice_number: '20718',
      invoice_date: ['2024-08-12'],
      due_date: ['2024-08-26'],
      total_price: ['869.00', '$869.00'],
      total_vat: ['79.00', '$79.00'],
      currency: ['AUD'],
      country: ['AU'],
      language: ['en', null],
      net_total: ['790.00', null],
    },
    items: [
      ['Camellia sasanqua 200mm', null, '30', null, '660.00', '10.00'],
      ['Potting mix 50 L', null, '10', null, '154.00', '10.00'],
      ['Delivery', null, '1', null, '55.00', '10.00'],
    ],
    vat: [['10.00', '790.00', '79.00', '869.00']],
    openInScans: ['buyer_tax_number'],
  },
  {
    title: 'an Indian invoice with central and state tax',
    pages: [
      `
Kaveri Packaging Private Limited
14 Peenya Industrial Area, Bengaluru 560058, Karnataka
GSTIN: 29AAGCR4810K1Z4
Phone: 080 4827 1930

TAX INVOICE
Invoice No: KP/24-25/0318                     Date: 14-Aug-2024
PO No: 88120                                  Due Date: 13-Sep-2024

Bill To:
Malnad Spices LLP
22 Market Road, Shivamogga 577201
GSTIN: 29AAKFM7310P1ZO

Sl   Description               HSN      Qty    Rate     Taxable Value    CGST 9%    SGST 9%       Total
1    Corrugated box, 5 ply     4819    1000   32.00         32,000.00   2,880.00   2,880.00   37,760.00
2    Packing tape 48 mm        3919     200   45.00          9,000.00     810.00     810.00   10,620.00

                                   Taxable amount                            41,000.00
                                   CGST 9%                                    3,690.00
                                   SGST 9%                                    3,690.00
                                   Grand Total                             ₹ 48,380.00
`,
    ],
    fields: {
      'company.name': 'Kaveri Packaging Private Limited',
      'company.tax_number': '29AAGCR4810K1Z4',
      'company.phone': '080 4827 1930',
      buyer_name: 'Malnad Spices LLP',
      buyer_tax_number: '29AAKFM7310P1ZO',
      document_type: ['invoice', 'TAX INVOICE'],
      invoice_number: 'KP/24-25/0318',
      invoice_date: ['2024-08-14'],
      due_date: ['2024-09-13', '13-Sep-2024'],
      order_number: '88120',
      total_price: ['48380.00', '₹ 48,380.00'],
      currency: ['INR'],
      country: ['IN'],
      language: ['en', null],
      net_total: ['41000.00', '41,000.00'],
      total_vat: ['7380.00'],
    },
    items: [
      ['Corrugated box, 5 ply', null, '1000', null, '37760.00', '18.00'],
      ['Packing tape 48 mm', null, '200', null, '10620.00', '18.00'],
    ],
    vat: [['18.00', '41000.00', '7380.00', '48380.00']],
    open: ['company.address', 'buyer_address'],
  },
  {
    title: 'an Irish invoice of two pages with repeated header',
    pages: [
      `
Claddagh Office Supplies Limited                              Invoice Number   CO-10482
Quay Street 31, Galway H91 XT28                               Invoice Date     03/07/2024
Phone: 091 482 719                                            Order Number     SO-5518
VAT No: IE3482710FH                                           Page 1 of 2

Invoice to:
Connacht Surveyors Limited
6 Eyre Square
Galway H91 FPK5

Code       Description                         Quantity     Unit Price     VAT %        Amount
CO-100     Copy paper A4, box                        10          21.50        23        215.00
CO-212     Lever arch file                           40           2.75        23        110.00
CO-377     Desk lamp LED                              6          34.00        23        204.00

                                                            Carried forward             529.00
`,
      `
Claddagh Office Supplies Limited                              Invoice Number   CO-10482
                                                              Page 2 of 2

Code       Description                         Quantity     Unit Price     VAT %        Amount
CO-415     First aid kit                              2          48.00        23         96.00
CO-600     Guide to surveying, book                   5          25.00         0        125.00

                                               Subtotal                              750.00
                                               VAT 23%                               143.75
                                               VAT 0%                                  0.00
                                               Total EUR                             893.75

Payment by bank transfer to IBAN IE84 AIBK 9311 5212 4827 19
`,
    ],
    fields: {
      'company.name': 'Claddagh Office Supplies Limited',
      'company.address': 'Quay Street 31, Galway H91 XT28',
      'company.tax_number': 'IE3482710FH',
      'company.phone': '091 482 719',
      buyer_name: 'Connacht Surveyors Limited',
      buyer_address: ['6 Eyre Square, Galway H91 FPK5', '6 Eyre Square Galway H91 FPK5'],
      document_type: ['invoice', null],
      invoice_number: 'CO-10482',
      invoice_date: ['2024-07-03', '03/07/2024'],
      order_number: 'SO-5518',
      total_price: '893.75',
      net_total: '750.00',
      total_vat: '143.75',
      currency: 'EUR',
      country: ['IE'],
      language: ['en', null],
      payment_type: ['bank_transfer', 'bank transfer to'],
      iban: ['IE84AIBK93115212482719', 'Payment by bank transfer to IBAN IE84 AIBK 9311 5212 4827 19'],
    },
    items: [
      ['Copy paper A4, box', null, '10', null, '264.45', '23.00'],
      ['Lever arch file', null, '40', null, '135.30', '23.00'],
      ['Desk lamp LED', null, '6', null, '250.92', '23.00'],
      ['First aid kit', null, '2', null, '118.08', '23.00'],
      ['Guide to surveying, book', null, '5', null, '125.00', '0.00'],
    ],
    vat: [
      ['23.00', '625.00', '143.75', '768.75'],
      ['0.00', '125.00', '0.00', '125.00'],
    ],
  },
  {
    title: 'a German bill of a sole trader with buyer first and no VAT',
    pages: [
      `
An
Verein Freunde der Stadtbücherei e.V.
Marktplatz 1
79098 Freiburg

Friederike Albers
Übersetzungen
Lorettostraße 9, 79100 Freiburg
Telefon 0761 4827193
Steuernummer: 06/218/04827

Rechnung 2024-22 vom 29.05.2024

Leistung                                              Betrag
Übersetzung Ausstellungskatalog                      480,00 €
Korrektorat                                           70,00 €

Gesamtbetrag                                         550,00 €

Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.
Bankverbindung: DE79 5125 0000 0048 2719 30
`,
    ],
    fields: {
      'company.name': 'Friederike Albers',
      'company.tax_number': '06/218/04827',
      'company.phone': '0761 4827193',
      buyer_name: 'Verein Freunde der Stadtbücherei e.V.',
      buyer_address: ['Marktplatz 1, 79098 Freiburg', 'Marktplatz 1 79098 Freiburg'],
      document_type: ['invoice', 'Rechnung'],
      invoice_number: '2024-22',
      invoice_date: ['2024-05-29'],
      total_price: ['550.00', '550,00 €'],
      currency: ['EUR'],
      country: ['DE'],
      language: ['de', null],
      payment_type: ['bank_transfer'],
      iban: ['DE79512500000048271930', 'Bankverbindung: DE79 5125 0000 0048 2719 30'],
    },
    items: [
      ['Übersetzung Ausstellungskatalog', null, '1', null, '480.00', null],
      ['Korrektorat', null, '1', null, '70.00', null],
    ],
    vat: [],
    open: ['company.address'],
    openInScans: [
      'company.name',
      'company.address',
      'company.phone',
      'buyer_name',
      'buyer_address',
      'buyer_tax_number',
    ],
  },
  {
    title: 'a German electricity bill with prepayments',
    pages: [
      `
Stadtwerke Brenzfeld GmbH                                 Rechnungsnummer      SW-4827193
Am Kraftwerk 1                                            Rechnungsdatum       22.01.2024
89518 Heidenheim                                          Kundennummer         300418
Telefon 07321 48270                                       Vertragsnummer       V-99120
USt-IdNr. DE287465490                                     Abrechnungszeitraum  01.01.2023 - 31.12.2023

Herrn
Jürgen Pfister
Ahornweg 6
89520 Heidenheim

Ihre Stromrechnung

Bezeichnung                              Menge              Preis          Betrag netto
Arbeitspreis Strom                       2.400 kWh          0,2850               684,00
Grundpreis                                  12 Monate       9,5000               114,00

                                         Nettobetrag                             798,00 EUR
                                         19 % Umsatzsteuer                       151,62 EUR
                                         Bruttobetrag                            949,62 EUR
                                         Abschlagszahlung                       -900,00 EUR
                                         Zu zahlender Betrag                      49,62 EUR

Der Betrag wird am 05.02.2024 per Lastschrift eingezogen.
Zahlungsart: Lastschrift
`,
    ],
    fields: {
      'company.name': 'Stadtwerke Brenzfeld GmbH',
      'company.address': ['Am Kraftwerk 1, 89518 Heidenheim', 'Am Kraftwerk 1 89518 Heidenheim'],
      'company.tax_number': 'DE287465490',
      'company.phone': '07321 48270',
      buyer_name: 'Jürgen Pfister',
      buyer_address: ['Ahornweg 6, 89520 Heidenheim', 'Ahornweg 6 89520 Heidenheim'],
      document_type: ['invoice', null],
      invoice_number: 'SW-4827193',
      invoice_date: ['2024-01-22', '22.01.2024'],
      service_period_start: ['2023-01-01', '01.01.2023 - 31.12.2023'],
      service_period_end: ['2023-12-31', '01.01.2023 - 31.12.2023'],
      total_price: ['949.62', '949,62 EUR'],
      net_total: ['798.00', '798,00 EUR'],
      total_vat: ['151.62', '151,62 EUR'],
      currency: ['EUR'],
      country: ['DE'],
      language: ['de', null],
      payment_type: ['direct_debit', 'Lastschrift'],
    },
    items: [
      ['Arbeitspreis Strom', null, '2400', null, '813.96', '19.00'],
      ['Grundpreis', null, '12', null, '135.66', '19.00'],
    ],
    vat: [['19.00', '798.00', '151.62', '949.62']],
    open: ['due_date'],
  },
];
