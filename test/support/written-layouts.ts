import type { WrittenInvoice } from './written-invoices.js';

/** More invented layouts as text, each with one difficulty. */
export const WRITTEN_LAYOUTS: readonly WrittenInvoice[] = [
  {
    title: 'a Spanish shop whose prices include VAT at two rates',
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
    title: 'a German reverse-charge invoice with a VAT number',
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
  {
    title: 'a table with narrow columns and headers close together',
    text: `
Thornbury Office Supplies Ltd
12 Market Street, Bristol BS35 2AB
Phone: (0117) 496 0789
VAT ID: GB441045670

Bill to:
Blackwater Design Studio
221 Old Mill Road
Bristol BS35 2AB

Invoice Number                Date of issue
50408952                      26-Jul-2024

Item                              Hours   Unit   Unit cost   Tax Amount
On-site consulting                    2     ea       32.36   20%  64.72
Annual support plan                  12     kg       84.08   20%  1,008.96

                                               Sub Total       1,073.68
                                               VAT               214.74
                                               Total due       1,288.42 GBP
`,
    expected: { invoice_number: '50408952', invoice_date: '2024-07-26', total_price: '1288.42', total_vat: '214.74' },
    lineCount: 2,
    lines: [[1, { name: 'Annual support plan', quantity: '12', total_price: '1210.75', vat_rate: '20.00' }]],
    vat: [['20.00', '1073.68', '214.74']],
  },
  {
    title: 'a table whose price column has the header of an amount',
    text: `
Květinářství U Růže · Náměstí Míru 5 · 702 00 Ostrava

Tiskárna Morava, a.s.                          Číslo faktury           38761
Náměstí Míru 5                                 Vystaveno               27. 1. 2024
602 00 Brno                                    Datum splatnosti        28. 2. 2024

Faktura - daňový doklad

Č.   Popis položky              Množství   Jednotka     Cena bez DPH      Cena celkem
1    Montáž rozvodů                  1,5        hod            75,66           113,49
2    Tisk letáků                      12         ks         1 040,96        12 491,52

                                                      Součet bez DPH     12 605,01 Kč
                                                      Daň 21%             2 647,05 Kč
                                                      Celkem k úhradě    15 252,06 Kč
DIČ: CZ26800844
`,
    expected: { invoice_number: '38761', invoice_date: '2024-01-27', total_price: '15252.06', total_vat: '2647.05' },
    lineCount: 2,
    lines: [
      [0, { quantity: '1.5', total_price: '137.32' }],
      [1, { quantity: '12', total_price: '15114.74' }],
    ],
    vat: [['21.00', '12605.01', '2647.05']],
  },
  {
    title: 'two VAT rates that only the tax amounts reveal',
    text: `
Pemberton & Hughes LLP
221 Old Mill Road
London EC2A 3QR
VAT number: GB395578100

Invoice to:
Harbour Lane Books
Invoice No.: 4471
Date: 4 March 2024

Service                                Qty        Price       Amount
Copier paper                             3        54.41       163.23
Coffee beans                             1         2.47         2.47
Delivery of books                       10        20.00       200.00

                                      Net total:              365.70
                                      VAT @ 20%:               32.65
                                      VAT @ 5%:                10.12
                                      Invoice total:          408.47
`,
    expected: { invoice_number: '4471', total_price: '408.47', total_vat: '42.77' },
    lineCount: 3,
    lines: [
      [0, { total_price: '195.88', vat_rate: '20.00' }],
      [2, { total_price: '210.00', vat_rate: '5.00' }],
    ],
    vat: [
      ['20.00', '163.23', '32.65'],
      ['5.00', '202.47', '10.12'],
    ],
  },
  {
    title: 'items under a header in an unsupported language',
    text: `
Nordhamn Handels AB
Kajvägen 7
411 04 Göteborg
VAT No. SE556123456701

Faktura 2024-118
2024-05-06

Benämning                    Antal      À-pris        Summa
Tågvirke                         3      120,50       361,50
Linolja                       2,50       88,00       220,00

                                Netto                581,50
                                Moms 25%             145,38
                                Total                726,88 SEK
`,
    expected: { total_price: '726.88', currency: 'SEK' },
    lineCount: 2,
    lines: [[1, { name: 'Linolja', quantity: '2.5', total_price: '275.00' }]],
    vat: [['25.00', '581.50', '145.38']],
  },
  {
    title: 'a comma-separated sender line above a buyer with a legal form',
    text: `
Kübler IT-Service, Industriestraße 14, 50667 Köln
                                                         Kundennummer 20083
Nordlicht Energie AG                                     Rechnungsdatum 2024-09-12
Industriestraße 14                                       Re.-Nr. RE789704
20457 Hamburg

Rechnung
Pos   Artikelnr.   Leistung                       Menge    Einzelpreis €      Summe
10    BX2597       Wartungsvertrag Server        2 Stk.            82,67     165,34

Bemessungsgrundlage            zzgl. 19 % MwSt.              Gesamtsumme
165,34                         31,41                         196,75 EUR

Zahlbar innerhalb von 30 Tagen ohne Abzug.
Kübler IT-Service · UID DE136695976 · Tel. 040 / 33 44 55 0 · IBAN DE47 1635 0645 4840 2499 09
`,
    expected: {
      'company.name': 'Kübler IT-Service',
      'company.address': 'Industriestraße 14, 50667 Köln',
      'company.tax_number': 'DE136695976',
      invoice_number: 'RE789704',
      total_price: '196.75',
    },
    lineCount: 1,
    vat: [['19.00', '165.34', '31.41']],
  },
  {
    title: 'a side column with labels above their values',
    text: `
Faktura VAT nr 45/107                                       Elektro-Instal Sp. j.
                                                            ul. Marszałkowska 84
Nabywca                                                     00-514 Warszawa
Piekarnia Pod Kasztanami s.c.
ul. Długa 15                                                Telefon
31-146 Kraków                                               22 123 45 67

Nazwa usługi           Ilość      Cena netto      Kwota netto
Montaż instalacji          2          500,00         1 000,00
                                                            NIP
Razem netto      1 000,00 zł                                5820278955
VAT 23%            230,00 zł
Do zapłaty       1 230,00 zł                                Data wystawienia
                                                            2024-11-12
`,
    expected: {
      invoice_number: '45/107',
      invoice_date: '2024-11-12',
      'company.tax_number': '5820278955',
      'company.phone': '22 123 45 67',
      total_price: '1230.00',
    },
    lineCount: 1,
    vat: [['23.00', '1000.00', '230.00']],
  },
  {
    title: 'a Turkish seller at the foot of the page, with the tax office before its label',
    text: `
Demir Mobilya A.Ş.                                  Kadıköy, 21.01.2024
Atatürk Cad. No:45
34710 Kadıköy / İstanbul

SATIŞ FATURASI 66152968

Mal Hizmet                  Adet     Birim Fiyatı     Mal Hizmet Tutarı
Kablo 3x2,5 mm                 3           140,11                420,33

KDV Matrahı                                                  420,33 TL
Hesaplanan KDV (%20)                                          84,07 TL
Ödenecek Tutar                                               504,40 TL

Marmara Gıda Pazarlama | Gazi Mah. No:7 | 34710 Kadıköy / İstanbul | Tel (312) 444 55 66
Göztepe V.D. VKN 1475039704 | Ticaret Sicil No: 123456
`,
    expected: {
      invoice_number: '66152968',
      invoice_date: '2024-01-21',
      'company.tax_office': 'Göztepe',
      'company.tax_number': '1475039704',
      'company.name': 'Marmara Gıda Pazarlama',
      total_price: '504.40',
    },
    lineCount: 1,
    vat: [['20.00', '420.33', '84.07']],
  },
  {
    title: 'rows that resemble headers and other columns',
    text: `
Demir Mobilya A.Ş.
Atatürk Cad. No:45
34710 Kadıköy / İstanbul
Vergi No: 1475039704

Fatura No 552
Tarih 21.01.2024

Ürün Kodu        Açıklama                      Miktar       Birim Fiyatı      Tutarı
ART5704          Nakliye bedeli                 24 Adet           10,00      240,00
A2692            Montaj işçiliği            2,75 Saatlik          40,00      110,00

Ara Toplam                                                         350,00
KDV %20                                                             70,00
Genel Toplam                                                       420,00
`,
    expected: { invoice_number: '552', total_price: '420.00', total_vat: '70.00' },
    lineCount: 2,
    lines: [
      [0, { name: 'Nakliye bedeli', quantity: '24', total_price: '288.00' }],
      [1, { name: 'Montaj işçiliği', quantity: '2.75', total_price: '132.00' }],
    ],
    vat: [['20.00', '350.00', '70.00']],
  },
  {
    title: 'taxes at two rates side by side under their labels',
    text: `
Officine Rinaldi S.r.l.
Via Garibaldi 12
20121 Milano
P.IVA IT01879020517

Fattura n. 118
Data 04/05/2024

Descrizione                    Quantità       Prezzo       Importo
Viti inox M6                         10        10,00        100,00
Caffè in grani                        2        25,00         50,00

Imponibile           IVA 22%           IVA 10%          Totale fattura
150,00               22,00             5,00             177,00 EUR
`,
    expected: { invoice_number: '118', total_price: '177.00', total_vat: '27.00' },
    lineCount: 2,
    lines: [
      [0, { total_price: '122.00', vat_rate: '22.00' }],
      [1, { total_price: '55.00', vat_rate: '10.00' }],
    ],
    vat: [
      ['22.00', '100.00', '22.00'],
      ['10.00', '50.00', '5.00'],
    ],
  },
];
