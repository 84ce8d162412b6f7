import type { WholeDocument } from './whole-documents.js';

/** Documents whose items or totals are laid out in an unusual way, and till receipts. */
export const MORE_WHOLE_DOCUMENTS: readonly WholeDocument[] = [
  {
    title: 'items without a header whose quantity times price is the amount',
    pages: [
      `
Gartenbau Sommerfeld GmbH                                 Rechnung Nr. 10318
Ziegelweg 22                                              Datum: 11.09.2024
19053 Schwerin
USt-IdNr. DE287465416

Frau
Monika Thiele
Am Ring 5
19055 Schwerin

für unsere Arbeiten berechnen wir:

Hecke schneiden                    6,5 Std       48,00          312,00
Grünschnitt entsorgen              2 m3          35,00           70,00
Rollrasen verlegen                40 m2          12,50          500,00

                                   Summe netto                  882,00
                                   19 % MwSt.                   167,58
                                   Rechnungsbetrag            1.049,58 EUR
`,
    ],
    fields: {
      'company.name': 'Gartenbau Sommerfeld GmbH',
      'company.address': ['Ziegelweg 22, 19053 Schwerin', 'Ziegelweg 22 19053 Schwerin'],
      'company.tax_number': 'DE287465416',
      buyer_name: 'Monika Thiele',
      buyer_address: ['Am Ring 5, 19055 Schwerin', 'Am Ring 5 19055 Schwerin'],
      document_type: ['invoice', null],
      invoice_number: '10318',
      invoice_date: ['2024-09-11', '11.09.2024'],
      total_price: ['1049.58', '1.049,58 EUR'],
      net_total: ['882.00', '882,00'],
      total_vat: ['167.58', '167,58'],
      currency: ['EUR'],
      country: ['DE'],
      language: ['de', null],
    },
    items: [
      ['Hecke schneiden', null, '6.5', null, '371.28', '19.00'],
      ['Grünschnitt entsorgen', null, '2', null, '83.30', '19.00'],
      ['Rollrasen verlegen', null, '40', null, '595.00', '19.00'],
    ],
    vat: [['19.00', '882.00', '167.58', '1049.58']],
  },
  {
    title: 'a French table whose rows are centred around their quantity',
    pages: [
      `
Atelier Roumagnac SARL                                    FACTURE N° 2024-118
4 impasse Belair                                          Date : 15/07/2024
64000 Pau                                                 Échéance : 14/08/2024
N° TVA : FR37482719312

Client
Mairie de Lescar
1 place Royale
64230 Lescar

Désignation                             Qté       PU HT     TVA        Total HT

Panneau en bois gravé
                                          3      210,00     20%          630,00
Sapin traité

Pose sur site
                                          2       95,00     20%          190,00
Deux techniciens

                                     Total HT                          820,00 €
                                     TVA 20%                           164,00 €
                                     Net à payer                       984,00 €
`,
    ],
    fields: {
      'company.name': 'Atelier Roumagnac SARL',
      'company.address': ['4 impasse Belair, 64000 Pau', '4 impasse Belair 64000 Pau'],
      'company.tax_number': ['FR37482719312', ': FR37482719312'],
      buyer_name: 'Mairie de Lescar',
      buyer_address: ['1 place Royale, 64230 Lescar', '1 place Royale 64230 Lescar'],
      document_type: ['invoice', null],
      invoice_number: '2024-118',
      invoice_date: ['2024-07-15', '15/07/2024'],
      due_date: ['2024-08-14', '14/08/2024'],
      total_price: ['984.00', '984,00 €'],
      net_total: ['820.00', '820,00 €'],
      total_vat: ['164.00', '164,00 €'],
      currency: ['EUR'],
      country: ['FR'],
      language: ['fr', null],
    },
    items: [
      ['Panneau en bois gravé', 'Sapin traité', '3', null, '756.00', '20.00'],
      ['Pose sur site', 'Deux techniciens', '2', null, '228.00', '20.00'],
    ],
    vat: [['20.00', '820.00', '164.00', '984.00']],
    openInScans: ['buyer_tax_number'],
  },
  {
    title: 'a table in which the article number comes first and the price includes VAT',
    pages: [
      `
Sportwelt Brandner OG                                     Rechnung
Seestraße 3                                               Rechnungsnummer  S-2024-771
6900 Bregenz                                              Rechnungsdatum   02.12.2024
UID ATU58274343

Art.-Nr.   Artikel                    Menge    Einzelpreis    Gesamtpreis
80-112     Langlaufski Classic            1         249,00         249,00
80-377     Bindung montiert               1          59,00          59,00
80-415     Skistöcke, Paar                2          34,00          68,00

                                       Gesamtbetrag             EUR 376,00
                                       inkl. 20 % MwSt.              62,67

Bezahlt mit Kreditkarte
`,
    ],
    fields: {
      'company.name': 'Sportwelt Brandner OG',
      'company.address': ['Seestraße 3, 6900 Bregenz', 'Seestraße 3 6900 Bregenz'],
      'company.tax_number': 'ATU58274343',
      document_type: ['invoice', 'Rechnung'],
      invoice_number: 'S-2024-771',
      invoice_date: ['2024-12-02', '02.12.2024'],
      total_price: ['376.00', 'EUR 376,00'],
      net_total: ['313.33', null],
      total_vat: ['62.67', '62,67'],
      currency: ['EUR'],
      country: ['AT'],
      language: ['de', null],
      payment_type: ['credit_card', 'Bezahlt mit Kreditkarte'],
    },
    items: [
      ['Langlaufski Classic', null, '1', null, '249.00', '20.00'],
      ['Bindung montiert', null, '1', null, '59.00', '20.00'],
      ['Skistöcke, Paar', null, '2', null, '68.00', '20.00'],
    ],
    vat: [['20.00', '313.33', '62.67', '376.00']],
  },
  {
    title: 'a Spanish shop invoice with amounts that include VAT and shipping',
    pages: [
      `
Librería Almadraba S.L.                                   Factura nº: 2024/0412
Calle Ancha 12                                            Fecha: 21/11/2024
11001 Cádiz                                               Pedido: W-88120
CIF B83712067

Cliente
Rosa Velasco Pino
Calle Feria 30
41003 Sevilla

Artículo                       Cantidad      Precio      IVA        Total
Novela tapa dura                      2       20,80       4%        41,60
Lámpara de lectura                    1       24,20      21%        24,20

                                 Gastos de envío                     4,84
                                 Total                            70,64 €
                                 IVA incluido 4%                   1,60 €
                                 IVA incluido 21%                  5,04 €

Forma de pago: Tarjeta de crédito
`,
    ],
    fields: {
      'company.name': 'Librería Almadraba S.L.',
      'company.address': ['Calle Ancha 12, 11001 Cádiz', 'Calle Ancha 12 11001 Cádiz'],
      'company.tax_number': 'B83712067',
      buyer_name: 'Rosa Velasco Pino',
      buyer_address: ['Calle Feria 30, 41003 Sevilla', 'Calle Feria 30 41003 Sevilla'],
      document_type: ['invoice', null],
      invoice_number: '2024/0412',
      invoice_date: ['2024-11-21', '21/11/2024'],
      order_number: 'W-88120',
      total_price: ['70.64', '70,64 €'],
      net_total: ['64.00', null],
      total_vat: ['6.64'],
      currency: ['EUR'],
      country: ['ES'],
      language: ['es', null],
      payment_type: ['credit_card', 'Tarjeta de crédito'],
    },
    items: [
      ['Novela tapa dura', null, '2', null, '41.60', '4.00'],
      ['Lámpara de lectura', null, '1', null, '24.20', '21.00'],
    ],
    vat: [
      ['4.00', '40.00', '1.60', '41.60'],
      ['21.00', '24.00', '5.04', '29.04'],
    ],
  },
  {
    title: 'a Dutch invoice with a discount column',
    pages: [
      `
Fietsenhuis De Kroon B.V.
Nieuwstraat 8
7411 LK Deventer
Telefoon 0570 482 719
BTW-nummer NL814237563B01

Factuur aan
Gemeente Olst
Raadhuisplein 1
8121 CX Olst

Factuurnummer: F24-0771
Factuurdatum: 30 september 2024
Te betalen voor: 14 oktober 2024
Betalingskenmerk: 4827 1930 0418

Omschrijving                    Aantal      Prijs    Korting    Btw       Totaal
Stadsfiets 7 versnellingen           4     500,00        10%    21%     1.800,00
Onderhoudsbeurt                      4      45,00                9%       180,00

                                         Totaal excl. btw             € 1.980,00
                                         Btw 21%                        € 378,00
                                         Btw 9%                          € 16,20
                                         Totaal incl. btw             € 2.374,20

IBAN NL16 RABO 0148 2719 30
`,
    ],
    fields: {
      'company.name': 'Fietsenhuis De Kroon B.V.',
      'company.address': ['Nieuwstraat 8, 7411 LK Deventer', 'Nieuwstraat 8 7411 LK Deventer'],
      'company.tax_number': 'NL814237563B01',
      'company.phone': '0570 482 719',
      buyer_name: 'Gemeente Olst',
      buyer_address: ['Raadhuisplein 1, 8121 CX Olst', 'Raadhuisplein 1 8121 CX Olst'],
      document_type: ['invoice', null],
      invoice_number: 'F24-0771',
      invoice_date: ['2024-09-30', '30 september 2024'],
      due_date: ['2024-10-14', '14 oktober 2024'],
      total_price: ['2374.20', '€ 2.374,20'],
      net_total: ['1980.00', '€ 1.980,00'],
      total_vat: ['394.20'],
      currency: ['EUR'],
      country: ['NL'],
      language: ['nl', null],
      payment_type: ['bank_transfer'],
      iban: ['NL16RABO0148271930', 'IBAN NL16 RABO 0148 2719 30'],
      payment_reference: '4827 1930 0418',
    },
    items: [
      ['Stadsfiets 7 versnellingen', null, '4', null, '2178.00', '21.00'],
      ['Onderhoudsbeurt', null, '4', null, '196.20', '9.00'],
    ],
    vat: [
      ['21.00', '1800.00', '378.00', '2178.00'],
      ['9.00', '180.00', '16.20', '196.20'],
    ],
    openInScans: ['buyer_tax_number'],
  },
  {
    title: 'a German prepayment invoice',
    pages: [
      `
Müller Anlagenbau AG                                      Abschlagsrechnung Nr. 2024-A-031
Werkstraße 7                                              Rechnungsdatum: 19.02.2024
44135 Dortmund                                            Auftragsnummer: P-4471
Tel. 0231 482719
USt-IdNr. DE287465971

Rechnungsempfänger
Brauerei Steinhoff GmbH & Co. KG
Braugasse 1
59494 Soest

Pos   Leistung                                        Betrag
1     Abschlag 30 % Sudkessel                      24.000,00
2     Abschlag 30 % Verrohrung                      6.500,00

      Nettobetrag                                  30.500,00
      zzgl. 19 % USt                                5.795,00
      Gesamtbetrag                                 36.295,00 €

Zahlungsziel: 04.03.2024
IBAN DE79 5125 0000 0048 2719 30
`,
    ],
    fields: {
      'company.name': 'Müller Anlagenbau AG',
      'company.address': ['Werkstraße 7, 44135 Dortmund', 'Werkstraße 7 44135 Dortmund'],
      'company.tax_number': 'DE287465971',
      'company.phone': '0231 482719',
      buyer_name: 'Brauerei Steinhoff GmbH & Co. KG',
      buyer_address: ['Braugasse 1, 59494 Soest', 'Braugasse 1 59494 Soest'],
      invoice_number: '2024-A-031',
      invoice_date: ['2024-02-19', '19.02.2024'],
      due_date: ['2024-03-04', '04.03.2024'],
      order_number: 'P-4471',
      total_price: ['36295.00', '36.295,00 €'],
      net_total: ['30500.00', '30.500,00'],
      total_vat: ['5795.00', '5.795,00'],
      currency: ['EUR'],
      country: ['DE'],
      document_type: ['prepayment'],
      payment_type: ['bank_transfer'],
      iban: ['DE79512500000048271930'],
    },
    items: [
      ['Abschlag 30 % Sudkessel', null, '1', null, '28560.00', '19.00'],
      ['Abschlag 30 % Verrohrung', null, '1', null, '7735.00', '19.00'],
    ],
    vat: [['19.00', '30500.00', '5795.00', '36295.00']],
    open: ['language'],
  },
  {
    title: 'an invoice in pounds with a freight charge and a currency label',
    pages: [
      `
Calder Valley Textiles Ltd                                INVOICE
Unit 4, Mill Lane                                         Invoice number: 2024/3318
Halifax HX1 2PQ                                           Invoice date: 25 October 2024
Telephone: 01422 482 719                                  Due date: 24 November 2024
VAT number: GB382741188                                   Order no: 55-120
                                                          Currency: GBP
Bill to:
Fenwick Interiors Limited
30 Grey Street
Newcastle upon Tyne NE1 6AE

Description                   Qty    Unit    Unit price    VAT rate     Net amount
Wool throw, heather            24    pcs          18.50         20%         444.00
Linen by the metre           62.5      m           9.60         20%         600.00
Pattern book                   10    pcs           6.00          0%          60.00

                                         Goods total                      1,104.00
                                         Carriage                            30.00
                                         Net total                        1,134.00
                                         VAT @ 20%                          214.80
                                         VAT @ 0%                             0.00
                                         Invoice total                    1,348.80

Payment method: BACS transfer
`,
    ],
    fields: {
      'company.name': 'Calder Valley Textiles Ltd',
      'company.address': ['Unit 4, Mill Lane, Halifax HX1 2PQ', 'Unit 4, Mill Lane Halifax HX1 2PQ'],
      'company.tax_number': 'GB382741188',
      'company.phone': '01422 482 719',
      buyer_name: 'Fenwick Interiors Limited',
      buyer_address: ['30 Grey Street, Newcastle upon Tyne NE1 6AE', '30 Grey Street Newcastle upon Tyne NE1 6AE'],
      document_type: ['invoice', 'INVOICE'],
      invoice_number: '2024/3318',
      invoice_date: ['2024-10-25', '25 October 2024'],
      due_date: ['2024-11-24', '24 November 2024'],
      order_number: '55-120',
      total_price: ['1348.80', '1,348.80'],
      net_total: ['1134.00', '1,134.00'],
      total_vat: '214.80',
      currency: 'GBP',
      country: ['GB'],
      language: ['en', null],
      payment_type: ['bank_transfer'],
    },
    items: [
      ['Wool throw, heather', null, '24', 'p', '532.80', '20.00'],
      ['Linen by the metre', null, '62.5', 'm', '720.00', '20.00'],
      ['Pattern book', null, '10', 'p', '60.00', '0.00'],
    ],
    vat: [
      ['20.00', '1074.00', '214.80', '1288.80'],
      ['0.00', '60.00', '0.00', '60.00'],
    ],
  },
  {
    title: 'a Malaysian invoice',
    pages: [
      `
Kedai Perabot Seri Indah Sdn Bhd
No. 12, Jalan Meru 5/1
41050 Klang, Selangor
Tel: 03-4827 1930

INVOIS

No. Invois: INV-2024-0318
Tarikh: 18/06/2024

Kepada:
Taska Ceria Sdn Bhd
22, Jalan Bakti 3
40150 Shah Alam, Selangor

Keterangan                      Kuantiti       Harga          Jumlah
Meja belajar kanak-kanak              12       85.00        1,020.00
Kerusi plastik                        24       19.50          468.00

                                 Jumlah keseluruhan     RM 1,488.00
`,
    ],
    fields: {
      'company.name': 'Kedai Perabot Seri Indah Sdn Bhd',
      'company.address': [
        'No. 12, Jalan Meru 5/1, 41050 Klang, Selangor',
        'No. 12, Jalan Meru 5/1 41050 Klang, Selangor',
      ],
      'company.phone': '03-4827 1930',
      buyer_name: 'Taska Ceria Sdn Bhd',
      buyer_address: ['22, Jalan Bakti 3, 40150 Shah Alam, Selangor', '22, Jalan Bakti 3 40150 Shah Alam, Selangor'],
      document_type: ['invoice', 'INVOIS'],
      invoice_number: 'INV-2024-0318',
      invoice_date: ['2024-06-18', 'Tarikh: 18/06/2024'],
      total_price: ['1488.00', 'RM 1,488.00'],
      currency: ['MYR'],
      country: ['MY'],
      language: ['ms', null],
    },
    items: [
      ['Meja belajar kanak-kanak', null, '12', null, '1020.00', null],
      ['Kerusi plastik', null, '24', null, '468.00', null],
    ],
    vat: [],
  },
  {
    title: 'a German supermarket receipt with two VAT rates and change',
    pages: [
      `
Frischmarkt Wiesental
Hauptstraße 41
79650 Schopfheim
Tel. 07622 482719
UID DE287465416

Bio Milch 3,8%|1,29 A
Vollkornbrot|3,49 A
Spülmittel|2,19 B
Pfand|0,25 B
SUMME EUR|7,22
BAR|10,00
Rückgeld|2,78

MwSt%|Netto MwSt Brutto
A 7,00%|4,47 0,31 4,78
B 19,00%|2,05 0,39 2,44
14.05.2024 17:42  Bon-Nr. 4827
Vielen Dank für Ihren Einkauf
`,
    ],
    fields: {
      'company.name': 'Frischmarkt Wiesental',
      'company.address': ['Hauptstraße 41, 79650 Schopfheim', 'Hauptstraße 41 79650 Schopfheim'],
      'company.tax_number': 'DE287465416',
      'company.phone': '07622 482719',
      document_type: ['receipt', 'Bon-Nr.'],
      invoice_number: '4827',
      invoice_date: ['2024-05-14'],
      total_price: ['7.22', '7,22'],
      net_total: ['6.52', null],
      total_vat: ['0.70', null],
      currency: 'EUR',
      country: ['DE'],
      language: ['de', null],
      payment_type: ['cash'],
    },
    items: [],
    vat: [
      ['7.00', '4.47', '0.31', '4.78'],
      ['19.00', '2.05', '0.39', '2.44'],
    ],
    open: ['items'],
    isReceipt: true,
  },
  {
    title: 'a French café receipt paid by card',
    pages: [
      `
CAFE DES HALLES
12 place du Marché
35000 Rennes
Tél 02 99 48 27 19
SIRET 48271930500017

2 x Café|3,60
1 Croque monsieur|8,50
1 Tarte aux pommes|5,40
TOTAL TTC|17,50 EUR
TVA 10%|1,59
Total HT|15,91
CB|17,50
Le 03/06/2024 à 12:41
Merci de votre visite
`,
    ],
    fields: {
      'company.name': 'CAFE DES HALLES',
      'company.address': ['12 place du Marché, 35000 Rennes', '12 place du Marché 35000 Rennes'],
      'company.tax_number': '48271930500017',
      'company.phone': '02 99 48 27 19',
      document_type: ['receipt', null],
      invoice_date: ['2024-06-03'],
      total_price: ['17.50', '17,50 EUR'],
      net_total: ['15.91', '15,91'],
      total_vat: ['1.59', '1,59'],
      currency: ['EUR'],
      country: ['FR'],
      language: ['fr', null],
      payment_type: ['credit_card'],
    },
    items: [
      ['Café', null, '2', null, '3.60', '10.00'],
      ['Croque monsieur', null, '1', null, '8.50', '10.00'],
      ['Tarte aux pommes', null, '1', null, '5.40', '10.00'],
    ],
    vat: [['10.00', '15.91', '1.59', '17.50']],
    open: ['invoice_number'],
    isReceipt: true,
  },
  {
    title: 'a British shop receipt',
    pages: [
      `
Tindall Hardware
8 Bridge Street
Ludlow SY8 1NR
VAT No GB382741146

Paint brush 2in|4.50
Masking tape|2.95
Emulsion white 2.5L|22.00
TOTAL|£29.45
VISA|£29.45
VAT @ 20% included|£4.91
09/07/2024 10:18
Thank you for your custom
`,
    ],
    fields: {
      'company.name': 'Tindall Hardware',
      'company.address': ['8 Bridge Street, Ludlow SY8 1NR', '8 Bridge Street Ludlow SY8 1NR'],
      'company.tax_number': 'GB382741146',
      document_type: ['receipt', null],
      invoice_date: ['2024-07-09', '09/07/2024 10:18'],
      total_price: ['29.45', '£29.45'],
      net_total: ['24.54', null],
      total_vat: ['4.91', '£4.91'],
      currency: ['GBP'],
      country: ['GB'],
      language: ['en', null],
      payment_type: ['credit_card'],
    },
    items: [
      ['Paint brush 2in', null, '1', null, '4.50', '20.00'],
      ['Masking tape', null, '1', null, '2.95', '20.00'],
      ['Emulsion white 2.5L', null, '1', null, '22.00', '20.00'],
    ],
    vat: [['20.00', '24.54', '4.91', '29.45']],
    isReceipt: true,
  },
  {
    title: 'a Dutch receipt with cash rounding',
    pages: [
      `
Kaashandel De Molen
Markt 14
2801 JJ Gouda
BTW NL814237551B01

Oude kaas|9,12
Mosterd|3,25
Totaal|12,37
Afronding|-0,02
Te betalen|12,35
Contant|20,00
Wisselgeld|7,65
BTW 9%|1,02
12-04-2024 11:05
Bedankt en tot ziens
`,
    ],
    fields: {
      'company.name': 'Kaashandel De Molen',
      'company.address': ['Markt 14, 2801 JJ Gouda', 'Markt 14 2801 JJ Gouda'],
      'company.tax_number': 'NL814237551B01',
      document_type: ['receipt', null],
      invoice_date: ['2024-04-12', '12-04-2024 11:05'],
      total_price: ['12.35', '12,35'],
      net_total: ['11.35', null],
      total_vat: ['1.02', '1,02'],
      currency: ['EUR'],
      country: ['NL'],
      language: ['nl', null],
      payment_type: ['cash'],
    },
    items: [
      ['Oude kaas', null, '1', null, '9.12', '9.00'],
      ['Mosterd', null, '1', null, '3.25', '9.00'],
    ],
    vat: [['9.00', '11.35', '1.02', '12.37']],
    isReceipt: true,
  },
  {
    title: 'an Italian restaurant receipt',
    pages: [
      `
TRATTORIA DA GINO
Via Mazzini 6
37121 Verona
P.IVA 03847120486

DOCUMENTO COMMERCIALE
2 x Coperto|4,00
Risotto all'amarone|14,00
Tagliata di manzo|19,50
Acqua minerale|2,50
TOTALE COMPLESSIVO|40,00
DI CUI IVA 10%|3,64
Pagamento elettronico|40,00
18/09/2024 21:12
Grazie e arrivederci
`,
    ],
    fields: {
      'company.name': 'TRATTORIA DA GINO',
      'company.address': ['Via Mazzini 6, 37121 Verona', 'Via Mazzini 6 37121 Verona'],
      'company.tax_number': '03847120486',
      document_type: ['receipt', 'DOCUMENTO COMMERCIALE'],
      invoice_date: ['2024-09-18', '18/09/2024 21:12'],
      total_price: ['40.00', '40,00'],
      net_total: ['36.36', null],
      total_vat: ['3.64', '3,64'],
      currency: ['EUR'],
      country: ['IT'],
      language: ['it', null],
    },
    items: [
      ['Coperto', null, '2', null, '4.00', '10.00'],
      ["Risotto all'amarone", null, '1', null, '14.00', '10.00'],
      ['Tagliata di manzo', null, '1', null, '19.50', '10.00'],
      ['Acqua minerale', null, '1', null, '2.50', '10.00'],
    ],
    vat: [['10.00', '36.36', '3.64', '40.00']],
    open: ['payment_type'],
    isReceipt: true,
  },
  {
    title: 'a Turkish petrol receipt',
    pages: [
      `
YILDIZ AKARYAKIT LTD. ŞTİ.
Atatürk Bulvarı No:88
06420 Çankaya / Ankara
V.D. Çankaya 3821452218
TARİH: 11.10.2024
SAAT: 08:31
FİŞ NO: 0048

MOTORİN 32,50 LT %20|*1.400,00
TOPKDV|*233,33
TOPLAM|*1.400,00
KREDİ KARTI|*1.400,00
`,
    ],
    fields: {
      'company.name': 'YILDIZ AKARYAKIT LTD. ŞTİ.',
      'company.address': [
        'Atatürk Bulvarı No:88, 06420 Çankaya / Ankara',
        'Atatürk Bulvarı No:88 06420 Çankaya / Ankara',
      ],
      'company.tax_number': '3821452218',
      'company.tax_office': ['Çankaya', 'Çankaya 3821452218'],
      document_type: ['receipt', null],
      invoice_number: '0048',
      invoice_date: ['2024-10-11', 'TARİH: 11.10.2024'],
      total_price: ['1400.00', '*1.400,00'],
      currency: ['TRY'],
      country: ['TR'],
      payment_type: ['credit_card'],
    },
    items: [],
    vat: [],
    open: ['language', 'items', 'net_total', 'total_vat', 'vat_categories'],
    isReceipt: true,
  },
];
