/** Invented invoices as text, with the values that a reader sees. */
export interface WrittenInvoice {
  readonly title: string;
  readonly text: string;
  readonly expected: Readonly<Record<string, string>>;
  /** Name, quantity, unit, total including VAT and rate of the items that are checked, by position. */
  readonly lines?: readonly (readonly [number, Readonly<Record<string, string | null>>])[];
  /** The number of items; not checked if omitted. */
  readonly lineCount?: number;
  /** Rate, base and tax of each VAT row; not checked if omitted. */
  readonly vat?: readonly (readonly [string, string, string])[];
}

export const WRITTEN_INVOICES: readonly WrittenInvoice[] = [
  {
    title: 'an American invoice with month-first dates',
    text: `
My Company
1 Sample Park, Suite 3
Springfield CA 94000
United States

                                                 Harbor Interiors
                                                 12 Pier Street
                                                 Shelbyville CA 94001
                                                 United States
Invoice INV/2023/03/0008

Invoice Date:        Due Date:          Source:     Reference:
03/20/2023           03/30/2023         S00007      INV/2023/03/0008

Description                        Quantity     Unit Price     Taxes       Amount
[FURN_8999] Three-Seat Sofa            5.00       1,500.00   15.00%    $ 7,500.00
[FURN_8900] Drawer                     1.00         110.50   15.00%      $ 110.50

                                               Untaxed Amount          $ 7,610.50
                                               Tax 15%                 $ 1,141.58
                                               Total                   $ 8,752.08

Please use the following communication for your payment : INV/2023/03/0008
+1 (650) 555-0111  info@yourcompany.com  http://www.example.com
`,
    expected: {
      invoice_number: 'INV/2023/03/0008',
      invoice_date: '2023-03-20',
      total_price: '8752.08',
      total_vat: '1141.58',
      currency: 'USD',
      country: 'US',
      language: 'en',
      'company.name': 'My Company',
    },
    lineCount: 2,
    vat: [['15.00', '7610.50', '1141.58']],
  },
  {
    title: 'an Italian invoice with VAT rates without a percent sign',
    text: `
Rossi & Figli S.r.l.                                   FATTURA
Via Roma 10                                            Numero: 125/2023
20121 Milano (MI)                                      Data: 15/03/2023
P.IVA: 01234567897
Tel. 02 1234567
                                        Spett.le
                                        Bianchi S.p.A.
                                        Via Verdi 5
                                        10121 Torino (TO)
                                        P.IVA: 09876543217

Codice     Descrizione               U.M.   Q.tà     Prezzo    IVA      Importo
A100       Sedia in legno             PZ      10      45,00     22       450,00
A200       Tavolo rotondo             PZ       2     180,50     22       361,00

           Totale imponibile                                             811,00
           Totale IVA                                                    178,42
           Totale documento                                         € 989,42
Modalità di pagamento: Bonifico bancario
`,
    expected: {
      invoice_number: '125/2023',
      invoice_date: '2023-03-15',
      total_price: '989.42',
      total_vat: '178.42',
      currency: 'EUR',
      country: 'IT',
      language: 'it',
      'company.name': 'Rossi & Figli S.r.l.',
      'company.tax_number': '01234567897',
      payment_type: 'bank_transfer',
    },
    lineCount: 2,
    lines: [[0, { total_price: '549.00', unit: 'p' }]],
    vat: [['22.00', '811.00', '178.42']],
  },
  {
    title: 'a Spanish invoice with both parties side by side',
    text: `
FACTURA                                               Nº factura: A-2024/017
                                                      Fecha de emisión: 05/02/2024
Datos del emisor                     Datos del cliente
Talleres Pérez S.L.                  Construcciones López S.A.
CIF: B12345674                       CIF: A87654321
C/ Mayor 3                           Avda. de la Paz 20
28013 Madrid                         08001 Barcelona

Concepto                       Cantidad     Precio unitario    Dto.     IVA     Importe
Mano de obra                         12               35,00      0%     21%      420,00
Pastillas de freno                    4               22,50     10%     21%       81,00

                                          Base imponible                         501,00
                                          IVA 21%                                105,21
                                          TOTAL FACTURA                          606,21 €
Forma de pago: Transferencia
Vencimiento: 05/03/2024
`,
    expected: {
      invoice_number: 'A-2024/017',
      invoice_date: '2024-02-05',
      total_price: '606.21',
      total_vat: '105.21',
      currency: 'EUR',
      country: 'ES',
      language: 'es',
      'company.name': 'Talleres Pérez S.L.',
      'company.tax_number': 'B12345674',
      payment_type: 'bank_transfer',
    },
    lineCount: 2,
    lines: [[1, { total_price: '98.01' }]],
    vat: [['21.00', '501.00', '105.21']],
  },
  {
    title: 'a British invoice',
    text: `
ACME Widgets Ltd
12 High Street
London EC1A 1BB
Tel: 020 7946 0000
VAT Reg No: GB 123 4567 82

INVOICE

Invoice To:                                          Invoice No: 10045
Smith & Co                                           Invoice Date: 12 May 2021
4 Market Road                                        Due Date: 11 June 2021
Leeds LS1 4AB                                        Your Order: PO-778

Qty   Description                          Unit Price      VAT %      Net Amount
10    Blue widget                              £12.50         20         £125.00
4     Red widget, large                        £30.00         20         £120.00

                                           Net Total                     £245.00
                                           VAT @ 20%                      £49.00
                                           Total Due                     £294.00
Bank transfer to sort code 20-00-00, account 12345678
`,
    expected: {
      invoice_number: '10045',
      invoice_date: '2021-05-12',
      total_price: '294.00',
      total_vat: '49.00',
      currency: 'GBP',
      country: 'GB',
      language: 'en',
      'company.name': 'ACME Widgets Ltd',
      'company.tax_number': 'GB123456782',
      'company.phone': '020 7946 0000',
    },
    lineCount: 2,
    lines: [[0, { total_price: '150.00' }]],
    vat: [['20.00', '245.00', '49.00']],
  },
  {
    title: 'an Austrian invoice with two VAT rates',
    text: `
                                                    Getränke Huber KG
                                                    Marktplatz 4, 4020 Linz
                                                    UID: ATU12345675
Gasthof Post
Hauptstraße 1
4600 Wels

RECHNUNG                                            Rechnungsnummer   RE-10077
                                                    Rechnungsdatum    03.05.2023
                                                    Kundennummer      4711

Art.Nr.  Bezeichnung            Menge  Einh.   Einzelpreis   USt    Gesamt
100      Bier 0,5l Kiste           20  Kiste         15,90   20%    318,00
200      Milch 1l                  30  l              0,95   10%     28,50
300      Pfand                     20  Stk            3,00   20%     60,00

                               Nettobetrag                          406,50
                               zzgl. 20% USt von 378,00              75,60
                               zzgl. 10% USt von 28,50                2,85
                               Gesamtbetrag EUR                     484,95
`,
    expected: {
      invoice_number: 'RE-10077',
      invoice_date: '2023-05-03',
      total_price: '484.95',
      total_vat: '78.45',
      currency: 'EUR',
      country: 'AT',
      language: 'de',
      'company.name': 'Getränke Huber KG',
      'company.tax_number': 'ATU12345675',
    },
    lineCount: 3,
    lines: [[1, { total_price: '31.35', unit: 'l' }]],
    vat: [
      ['20.00', '378.00', '75.60'],
      ['10.00', '28.50', '2.85'],
    ],
  },
  {
    title: 'an Indian invoice with lakhs and a GSTIN',
    text: `
TAX INVOICE
Sold By : Tech Mart Private Limited                   Invoice No. : TM/22-23/0451
Plot 7, Industrial Area, Pune 411001                  Invoice Date : 07/08/2022
GSTIN : 27AABCT1234D1Z5                               Order No. : 408-1234567

Bill To : Ravi Kumar                                  Ship To : Ravi Kumar
12 MG Road, Bengaluru 560001                          12 MG Road, Bengaluru 560001

Sl  Description           HSN      Qty   Rate        Taxable Value   IGST %   IGST Amt      Total
1   USB Cable             85444220   2   1,00,000.00   2,00,000.00     18    36,000.00   2,36,000.00

    Total                                              2,00,000.00           36,000.00   2,36,000.00
    Grand Total                                                                     ₹ 2,36,000.00
`,
    expected: {
      invoice_number: 'TM/22-23/0451',
      invoice_date: '2022-08-07',
      total_price: '236000.00',
      total_vat: '36000.00',
      currency: 'INR',
      country: 'IN',
      language: 'en',
      'company.name': 'Tech Mart Private Limited',
      'company.tax_number': '27AABCT1234D1Z5',
    },
    lineCount: 1,
    lines: [[0, { total_price: '236000.00' }]],
    vat: [['18.00', '200000.00', '36000.00']],
  },
  {
    title: 'a Czech invoice with spaces as thousands separators',
    text: `
Faktura - daňový doklad č. 20230042

Dodavatel:                                Odběratel:
Novák s.r.o.                              Firma XY a.s.
Dlouhá 12                                 Krátká 3
110 00 Praha 1                            602 00 Brno
IČO: 12345679                             IČO: 87654321
DIČ: CZ12345679                           DIČ: CZ87654321

Datum vystavení: 1.6.2023                 Datum splatnosti: 15.6.2023
Variabilní symbol: 20230042               Forma úhrady: převodem

Označení dodávky          Množství   MJ   Cena za MJ   Sazba DPH   Celkem bez DPH
Webové stránky                   1   ks    20 000,00         21%        20 000,00
Hosting                         12   ks       150,00         21%         1 800,00

Základ daně                                                            21 800,00
DPH 21%                                                                 4 578,00
Celkem k úhradě                                                     26 378,00 Kč
`,
    expected: {
      invoice_number: '20230042',
      invoice_date: '2023-06-01',
      total_price: '26378.00',
      total_vat: '4578.00',
      currency: 'CZK',
      country: 'CZ',
      language: 'cs',
      'company.name': 'Novák s.r.o.',
      'company.tax_number': 'CZ12345679',
      payment_type: 'bank_transfer',
    },
    lineCount: 2,
    lines: [[0, { total_price: '24200.00' }]],
    vat: [['21.00', '21800.00', '4578.00']],
  },
  {
    title: 'a German credit note that names the invoice it corrects',
    text: `
Bürobedarf Schmidt GmbH                              Gutschrift Nr. GS-2023-017
Lange Straße 8                                       Datum: 28.02.2023
70173 Stuttgart                                      Kunden-Nr.: 10022
USt-IdNr.: DE811907980
Firma
Klein & Partner
Am Markt 2
71032 Böblingen

Gutschrift zur Rechnung RE-2023-100 vom 10.02.2023

Pos.  Beschreibung                 Menge    Einzelpreis       Gesamt
1     Drehstuhl, defekt             -1,00        249,00      -249,00

Summe netto                                                  -249,00 EUR
19% MwSt.                                                     -47,31 EUR
Gesamtbetrag                                                 -296,31 EUR
`,
    expected: {
      invoice_number: 'GS-2023-017',
      invoice_date: '2023-02-28',
      total_price: '-296.31',
      total_vat: '-47.31',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      'company.name': 'Bürobedarf Schmidt GmbH',
      'company.tax_number': 'DE811907980',
    },
    lineCount: 1,
    vat: [['19.00', '-249.00', '-47.31']],
  },
  {
    title: 'an American invoice that is partly paid',
    text: `
BRIGHT SOLUTIONS LLC                                                   INVOICE
500 Market St, Springfield, IL 62701
billing@brightsolutions.com                                  Invoice #   4471
(217) 555-0199                                               Date        02/15/2024
                                                             Due Date    03/16/2024
Bill To
Prairie Foods Inc.
77 Farm Rd
Peoria, IL 61602

Item             Description                    Hours      Rate        Amount
Consulting       System design                  10.00     150.00     $1,500.00
Support          Phone support                   2.50      90.00       $225.00

                                              Subtotal              $1,725.00
                                              Sales Tax (6.25%)       $107.81
                                              Total                 $1,832.81
                                              Amount Paid             $832.81
                                              Balance Due           $1,000.00
`,
    expected: {
      invoice_number: '4471',
      invoice_date: '2024-02-15',
      total_price: '1832.81',
      total_vat: '107.81',
      currency: 'USD',
      country: 'US',
      language: 'en',
      'company.name': 'BRIGHT SOLUTIONS LLC',
    },
    lineCount: 2,
    lines: [[0, { quantity: '10' }]],
    vat: [['6.25', '1725.00', '107.81']],
  },
  {
    title: 'a Portuguese invoice that shows VAT rates only on its items',
    text: `
Padaria Central, Lda
Rua Augusta 100
1100-053 Lisboa
Contribuinte: 501442600
                                          Exmo.(s) Sr.(s)
                                          Hotel Mar Azul
                                          Av. da Praia 9
                                          8500-000 Portimão
                                          NIF: 502011378
Fatura nº FT 2023/118                     Data de emissão: 2023-09-30

Artigo   Descrição             Qtd    Un    Preço Unit    IVA     Total
P1       Pão de forma          100    UN         1,20      6%    120,00
P2       Bolo                    2    KG        15,00     23%     30,00

                         Total sem IVA                           150,00
                         IVA                                      14,10
                         Total a pagar                           164,10 €
`,
    expected: {
      invoice_number: 'FT 2023/118',
      invoice_date: '2023-09-30',
      total_price: '164.10',
      total_vat: '14.10',
      currency: 'EUR',
      country: 'PT',
      language: 'pt',
      'company.name': 'Padaria Central, Lda',
      'company.tax_number': '501442600',
    },
    lineCount: 2,
    lines: [[1, { total_price: '36.90', unit: 'k' }]],
    vat: [
      ['6.00', '120.00', '7.20'],
      ['23.00', '30.00', '6.90'],
    ],
  },
  {
    title: 'a German invoice with prices that include VAT',
    text: `
Fahrradladen Meier e.K.  Hauptstr. 3  50667 Köln  Tel. 0221 123456
Rechnung 2023-0099                                       Köln, den 17.04.2023

Max Mustermann
Ringstr. 5
50670 Köln

Menge  Artikel                                   Einzelpreis     Betrag
1      Trekkingrad                                    999,00     999,00
2      Schlauch                                         7,50      15,00

                                       Gesamtbetrag            1.014,00 €
       Im Gesamtbetrag sind 19% MwSt. enthalten:                 161,90 €
Steuernummer 215/5011/1234
`,
    expected: {
      invoice_number: '2023-0099',
      invoice_date: '2023-04-17',
      total_price: '1014.00',
      total_vat: '161.90',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      'company.name': 'Fahrradladen Meier e.K.',
      'company.tax_number': '215/5011/1234',
    },
    lineCount: 2,
    lines: [[0, { total_price: '999.00' }]],
    vat: [['19.00', '852.10', '161.90']],
  },
  {
    title: 'a Dutch invoice with a month name in its date',
    text: `
De Vries Installatie BV                             FACTUUR
Industrieweg 22
5652 AB Eindhoven
KvK 17123456
BTW NL001234567B01
IBAN NL91ABNA0417164300

Aan: Bakkerij Smit                                  Factuurnummer: 2024-0031
Kerkstraat 1                                        Factuurdatum: 9 januari 2024
5611 GH Eindhoven                                   Vervaldatum: 8 februari 2024

Omschrijving                     Aantal     Prijs      BTW      Bedrag
Arbeid monteur                     6,5      55,00      21%     € 357,50
Materiaal                          1       120,00      21%     € 120,00

Subtotaal                                                      € 477,50
21% BTW                                                        € 100,28
Totaal                                                         € 577,78
`,
    expected: {
      invoice_number: '2024-0031',
      invoice_date: '2024-01-09',
      total_price: '577.78',
      total_vat: '100.28',
      currency: 'EUR',
      country: 'NL',
      language: 'nl',
      'company.name': 'De Vries Installatie BV',
      'company.tax_number': 'NL001234567B01',
    },
    lineCount: 2,
    lines: [[0, { quantity: '6.5' }]],
    vat: [['21.00', '477.50', '100.28']],
  },
  {
    title: 'a Swiss invoice laid out for an envelope window',
    text: `
Muster Treuhand AG · Bahnhofstrasse 1 · 8001 Zürich

Herr
Hans Meier
Seestrasse 44
8800 Thalwil

Rechnung Nr. 2022-0815                                     Zürich, 14. März 2022

Pos   Bezeichnung                        Menge   Einheit    Preis CHF    Total CHF
1     Buchhaltung Januar                   3.5   Std           180.00       630.00
2     Spesen                                 1   Stk            45.50        45.50

      Zwischentotal                                                         675.50
      MWST 7.7%                                                              52.00
      Rechnungsbetrag CHF                                                   727.50

Zahlbar innert 30 Tagen. CHE-123.456.788 MWST  IBAN CH93 0076 2011 6238 5295 7
`,
    expected: {
      invoice_number: '2022-0815',
      invoice_date: '2022-03-14',
      total_price: '727.50',
      total_vat: '52.00',
      currency: 'CHF',
      country: 'CH',
      language: 'de',
      'company.name': 'Muster Treuhand AG',
      'company.tax_number': 'CHE123456788MWST',
    },
    lineCount: 2,
    vat: [['7.70', '675.50', '52.00']],
  },
  {
    title: 'a French invoice with number and date in one sentence',
    text: `
Filaire - SAS au capital de 10 000 €
8 rue des Essais
75008 Paris
                                              M. JEAN DUPONT
                                              12 RUE DES LILAS
                                              69001 LYON

Facture n° 562044387 du 02 juillet 2015
Identifiant : client 123456

Désignation                       Période           Montant HT     TVA     Montant TTC
Forfait Haut Débit                du 1 au 31/07         24,99    20,00%          29,99

                                  Total HT                                       24,99
                                  TVA (20,00%)                                    5,00
                                  Total TTC                                      29,99
                                  Total à payer                                  29,99
RCS PARIS 123 456 789 - N° TVA intracommunautaire FR32123456789
`,
    expected: {
      invoice_number: '562044387',
      invoice_date: '2015-07-02',
      total_price: '29.99',
      total_vat: '5.00',
      currency: 'EUR',
      country: 'FR',
      language: 'fr',
      'company.tax_number': 'FR32123456789',
    },
    vat: [['20.00', '24.99', '5.00']],
    // The only item is not read yet.
    lineCount: 1,
  },
  {
    title: 'a rendered German e-invoice with both parties in form fields',
    text: `
Übersicht
Informationen zum Käufer                             Informationen zum Verkäufer
Leitweg-ID:          04011000-12345-34               Firmenname:        Mustermann IT GmbH
Name:                Stadtverwaltung Nordheim        Straße / Hausnummer: Lindenweg 4
Straße / Hausnummer: Rathausplatz 1                  Postfach:
Adresszusatz:                                        PLZ:               50667
PLZ:                 12345                           Ort:               Köln
Ort:                 Nordheim                        Land:              DE
Land:                DE                              Kennung:           DE999999999
E-Mail-Adresse:      rat@nordheim.de                 Umsatzsteuer-ID:   DE123456788

Rechnungsdaten                                       Abrechnungszeitraum:
Rechnungsnummer:     RN-55-2023                      von:               01.03.2023
Rechnungsdatum:      31.03.2023                      bis:               31.03.2023
Rechnungsart:        380
Währung:             EUR
Projektnummer:       PN-1

Gesamtbeträge der Rechnung
Summe aller Positionen                  netto                        1.200,00
Summe Nachlässe                         netto                            0,00
Gesamtsumme                             netto                        1.200,00
Summe Umsatzsteuer                                                     228,00
Gesamtsumme                             brutto                       1.428,00
Fälliger Betrag                         brutto                       1.428,00

Aufschlüsselung der Umsatzsteuer auf Ebene der Rechnung
Umsatzsteuerkategorie: S
Gesamtsumme                             netto                        1.200,00
Umsatzsteuersatz                                                       19,00%
Umsatzsteuerbetrag                                                     228,00
`,
    expected: {
      invoice_number: 'RN-55-2023',
      invoice_date: '2023-03-31',
      total_price: '1428.00',
      total_vat: '228.00',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      'company.name': 'Mustermann IT GmbH',
      'company.tax_number': 'DE123456788',
    },
    vat: [['19.00', '1200.00', '228.00']],
  },
  {
    title: 'a Turkish e-invoice with two VAT rates and a seller name on two lines',
    text: `
ÖRNEK İNŞAAT SANAYİ VE DIŞ TİCARET
LİMİTED ŞİRKETİ
Atatürk Mah. Gül Sok. No:5/2
34000 Kadıköy/ İstanbul
Tel: 2165554433 Fax:
E-Posta: info@ornek.com.tr
Vergi Dairesi: Göztepe
VKN: 1234567890                                 e-FATURA

SAYIN
MEHMET YILMAZ
Cumhuriyet Cad. No:12                                           Özelleştirme No:  TR1.2
06000 Çankaya/ Ankara                                           Senaryo:          TEMELFATURA
Vergi Dairesi: Çankaya                                          Fatura Tipi:      SATIS
TCKN: 12345678901                                               Fatura No:        ORN2023000000077
                                                                Fatura Tarihi:    15-03-2023

ETTN: F47AC10B-58CC-4372-A567-0E02B2C3D479

Sıra   Mal Hizmet          Miktar      Birim Fiyat    KDV Oranı    KDV Tutarı     Mal Hizmet Tutarı
1      Çimento              10 Torba     100,00 TL       %18,00       180,00 TL        1.000,00 TL
2      Ekmek                20 Adet        5,00 TL        %1,00         1,00 TL          100,00 TL

                                       Mal Hizmet Toplam Tutarı           1.100,00 TL
                                       Toplam İskonto                         0,00 TL
                                       Hesaplanan KDV(%18)                  180,00 TL
                                       Hesaplanan KDV(%1)                     1,00 TL
                                       Vergiler Dahil Toplam Tutar        1.281,00 TL
                                       Ödenecek Tutar                     1.281,00 TL
`,
    expected: {
      invoice_number: 'ORN2023000000077',
      invoice_date: '2023-03-15',
      total_price: '1281.00',
      total_vat: '181.00',
      currency: 'TRY',
      country: 'TR',
      language: 'tr',
      'company.name': 'ÖRNEK İNŞAAT SANAYİ VE DIŞ TİCARET LİMİTED ŞİRKETİ',
      'company.tax_number': '1234567890',
      'company.tax_office': 'Göztepe',
    },
    lineCount: 2,
    vat: [
      ['18.00', '1000.00', '180.00'],
      ['1.00', '100.00', '1.00'],
    ],
  },
  {
    title: 'an Irish reverse-charge invoice',
    text: `
Dublin Cloud Services Ltd.
1 Grand Canal Square, Dublin 2, Ireland
VAT Number: IE6388047V

Invoice number: IE-2023-9981                 Bill to
Invoice date: 30 Nov 2023                    Beispiel GmbH
Terms: Net 30                                Bergstr. 9
Due date: 30 Dec 2023                        01069 Dresden, Germany
                                             VAT: DE129273398

Description                                  Quantity       Amount (EUR)
Platform subscription November                      1             120.00
Usage                                               1              33.50

                                             Subtotal            €153.50
                                             VAT (0%)              €0.00
                                             Total due           €153.50
Services subject to the reverse charge - VAT to be accounted for by the recipient.
`,
    expected: {
      invoice_number: 'IE-2023-9981',
      invoice_date: '2023-11-30',
      total_price: '153.50',
      total_vat: '0.00',
      currency: 'EUR',
      country: 'IE',
      language: 'en',
      'company.name': 'Dublin Cloud Services Ltd.',
      'company.tax_number': 'IE6388047V',
    },
    lineCount: 2,
    lines: [[0, { total_price: '120.00' }]],
    vat: [['0.00', '153.50', '0.00']],
  },
  {
    title: 'a German invoice without VAT',
    text: `
Anna Beispiel – Grafikdesign
Gartenweg 7, 04109 Leipzig
Steuernummer: 232/123/45678

Verein Kulturhaus e.V.
Hauptstr. 1
04177 Leipzig

Rechnung 12/2023                                               Leipzig, 3. Juli 2023

Pos   Leistung                          Menge        Einzelpreis         Betrag
1     Plakatentwurf                         1             350,00 €      350,00 €
2     Korrekturen                         2,5 Std.         40,00 €      100,00 €

Rechnungsbetrag                                                         450,00 €
Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.
`,
    expected: {
      invoice_number: '12/2023',
      invoice_date: '2023-07-03',
      total_price: '450.00',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      'company.tax_number': '232/123/45678',
      'company.name': 'Anna Beispiel – Grafikdesign',
    },
    lineCount: 2,
    lines: [[1, { total_price: '100.00' }]],
  },
  {
    title: 'a German invoice with a comma-separated sender line',
    text: `
                                                           Elektro Wagner GmbH & Co. KG
                                                           Industriestraße 17
Elektro Wagner GmbH & Co. KG, Industriestraße 17, 90441 Nürnberg     90441 Nürnberg
                                                           Telefon: 0911 / 445566
Firma                                                      E-Mail: info@elektro-wagner.de
Bauträger Süd AG
Frau Kerstin Lang                                          Kundennr.:    20418
Ostendstr. 100                                             Bearbeiter:   Hr. Wagner
90482 Nürnberg                                             Datum:        18.10.2023

Rechnung Nr.: AR-2023-1187
Bitte bei Zahlung angeben. Lieferdatum entspricht Rechnungsdatum.

Pos.  Menge  Einheit  Artikel-Nr.  Bezeichnung                    E-Preis EUR   Gesamt EUR
1     25,00  m        K-3x15       Mantelleitung NYM-J 3x1,5             0,89        22,25
2      4,00  Stk.     S-100        Steckdose UP                          6,50        26,00
3      3,50  Std.     L-01         Monteurstunde                        58,00       203,00

                                             Nettosumme                             251,25
                                             zzgl. 19,00 % MwSt.                     47,74
                                             Rechnungsbetrag                        298,99

Zahlbar innerhalb von 14 Tagen ohne Abzug.
Bankverbindung: Sparkasse Nürnberg  IBAN DE89 3704 0044 0532 0130 00  USt-IdNr. DE 811 907 980  HRA 1234
`,
    expected: {
      invoice_number: 'AR-2023-1187',
      invoice_date: '2023-10-18',
      total_price: '298.99',
      total_vat: '47.74',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      'company.name': 'Elektro Wagner GmbH & Co. KG',
      'company.tax_number': 'DE811907980',
      'company.phone': '0911 / 445566',
    },
    lineCount: 3,
    lines: [
      [0, { unit: 'm', total_price: '26.48' }],
      [2, { quantity: '3.5' }],
    ],
    vat: [['19.00', '251.25', '47.74']],
  },
  {
    title: 'a French invoice with a deposit',
    text: `
PLOMBERIE MARTIN SARL
12 avenue Jean Jaurès - 31000 TOULOUSE
Tél : 05 61 00 00 00
SIRET : 123 456 789 00012 - TVA : FR12123456789

                                                     Monsieur Paul DURAND
                                                     4 rue des Fleurs
                                                     31200 TOULOUSE

FACTURE N° 2024-042                                  Le 12/02/2024

Désignation                            Qté      PU HT      TVA      Total HT
Remplacement chauffe-eau                 1     450,00      10%        450,00
Main d'oeuvre                            3      48,00      10%        144,00
Robinet thermostatique                   2      35,50      20%         71,00

                                       Total HT                       665,00 €
                                       TVA 10%                         59,40 €
                                       TVA 20%                         14,20 €
                                       Total TTC                      738,60 €
                                       Acompte versé                 -200,00 €
                                       Reste à payer                  538,60 €
Règlement par virement bancaire.
`,
    expected: {
      invoice_number: '2024-042',
      invoice_date: '2024-02-12',
      total_price: '738.60',
      total_vat: '73.60',
      currency: 'EUR',
      country: 'FR',
      language: 'fr',
      'company.name': 'PLOMBERIE MARTIN SARL',
      'company.tax_number': 'FR12123456789',
      'company.phone': '05 61 00 00 00',
    },
    lineCount: 3,
    lines: [[2, { total_price: '85.20' }]],
    vat: [
      ['10.00', '594.00', '59.40'],
      ['20.00', '71.00', '14.20'],
    ],
  },
  {
    title: 'an American invoice with the buyer beside the seller',
    text: `
Invoice
Invoice number    7C1A9B2E-0003
Date of issue     January 9, 2024
Date due          January 9, 2024

Nimbus Labs, Inc.                        Bill to
2261 Market Street #5039                 Erika Mustermann
San Francisco, California 94114          Torstr. 1
United States                            10119 Berlin
support@nimbuslabs.io                    Germany

$24.00 USD due January 9, 2024

Description                                 Qty     Unit price     Amount
Pro plan                                      1         $20.00     $20.00
Jan 9 – Feb 9, 2024
Extra seat                                    2          $2.00      $4.00

                                            Subtotal               $24.00
                                            Total                  $24.00
                                            Amount due         $24.00 USD
`,
    expected: {
      invoice_number: '7C1A9B2E-0003',
      invoice_date: '2024-01-09',
      total_price: '24.00',
      currency: 'USD',
      country: 'US',
      language: 'en',
      'company.name': 'Nimbus Labs, Inc.',
    },
    lineCount: 2,
    lines: [[1, { quantity: '2' }]],
  },
  {
    title: 'an Italian fee note with a withheld tax',
    text: `
STUDIO LEGALE AVV. NERI                                          Fattura n. 7/2022
Corso Italia 4 - 50123 FIRENZE                                   del 30/06/2022
C.F. NREMRA70A01D612X - P.IVA 05123456789

Spett.le
Gamma Costruzioni S.r.l.
Via Lunga 8
59100 Prato (PO)
P.IVA 01122334455

Descrizione                                          Importo
Consulenza contrattuale                             1.000,00
Cassa previdenza 4%                                    40,00

Imponibile                                          1.040,00
IVA 22%                                               228,80
Totale fattura                                      1.268,80
Ritenuta d'acconto 20%                               -200,00
Netto a pagare                                      1.068,80
`,
    expected: {
      invoice_number: '7/2022',
      invoice_date: '2022-06-30',
      total_price: '1268.80',
      total_vat: '228.80',
      currency: 'EUR',
      country: 'IT',
      language: 'it',
      'company.tax_number': '05123456789',
      'company.name': 'STUDIO LEGALE AVV. NERI',
    },
    vat: [['22.00', '1040.00', '228.80']],
    lineCount: 2,
  },
  {
    title: 'a British zero-rated invoice',
    text: `
Northern Supplies plc
Unit 4, Mill Lane, Leeds LS1 1AA, United Kingdom
VAT registration number: GB987654321     Company number: 01234567

VAT INVOICE
Customer: Harbour Café                      Invoice no.      NS/88123
1 Quay Street                               Tax point        03/04/2023
Whitby YO21 1AA                             Account no.      H0021

Code      Product                 Qty     Price     Disc     VAT rate       Net       VAT
FL01      Plain flour 16kg          4     11.20     0.00         0.0%     44.80      0.00
CL07      Sanitiser 5l              2     14.95     0.00        20.0%     29.90      5.98

Goods total         74.70
VAT                  5.98
Invoice total       80.68
Payment due 30 days from invoice date.
`,
    expected: {
      invoice_number: 'NS/88123',
      total_price: '80.68',
      total_vat: '5.98',
      country: 'GB',
      language: 'en',
      'company.name': 'Northern Supplies plc',
      'company.tax_number': 'GB987654321',
    },
    lineCount: 2,
    lines: [[1, { total_price: '35.88' }]],
    vat: [
      ['20.00', '29.90', '5.98'],
      ['0.00', '44.80', '0.00'],
    ],
  },
];
