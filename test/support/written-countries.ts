import type { WrittenInvoice } from './written-invoices.js';

/** One invented invoice in the style of each of these countries. */
export const WRITTEN_COUNTRIES: readonly WrittenInvoice[] = [
  {
    title: 'an invoice from the United States with a numeric date',
    text: `
Harbor Light Supply Inc
200 Pier Avenue
Springfield, IL 62701
EIN: 12-3456789

INVOICE                                  Invoice number: HL-1042
                                         Invoice date: 03/04/2025
Bill to
Meadow Interiors LLC
4 Field Road
Shelbyville, IL 62565

Description            Quantity   Unit price     Amount
Brass lantern                 4       250.00   1,000.00

                            Subtotal         $1,000.00
                            Sales tax 8%        $80.00
                            Total            $1,080.00
`,
    expected: {
      country: 'US',
      currency: 'USD',
      'company.tax_number': '12-3456789',
      invoice_date: '2025-03-04',
      total_price: '1080.00',
    },
    vat: [['8.00', '1000.00', '80.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from India',
    text: `
Kaveri Textiles Private Limited
14 Temple Road, Bengaluru 560 001
GSTIN: 29ABCDE1234F1ZW

TAX INVOICE                              Invoice No: KT/24-25/118
                                         Date: 05/06/2024
Bill to
Lotus Stores
9 Lake Street, Mysuru

Description            Qty        Rate         Amount
Cotton cloth            10       500.00       5,000.00

                            Taxable value     5,000.00
                            CGST 2.5%           125.00
                            SGST 2.5%           125.00
                            Grand total  ₹ 5,250.00
`,
    expected: {
      country: 'IN',
      currency: 'INR',
      'company.tax_number': '29ABCDE1234F1ZW',
      invoice_date: '2024-06-05',
      total_price: '5250.00',
    },
    lineCount: 1,
    // CGST and SGST are the halves of one tax.
    vat: [['5.00', '5000.00', '250.00']],
  },
  {
    title: 'an invoice from Australia',
    text: `
Wattle Coffee Roasters Pty Ltd
7 Harbour Street
Sydney NSW 2000
ABN 91 345 678 901

TAX INVOICE                              Invoice No: WC-3310
                                         Date: 03/04/2025
Bill to
Gum Tree Cafe
2 River Road
Melbourne VIC 3000

Description            Qty        Price        Amount
Coffee beans            20        25.00        500.00

                            Subtotal           $500.00
                            GST 10%             $50.00
                            Total              $550.00
`,
    expected: {
      country: 'AU',
      currency: 'AUD',
      'company.tax_number': '91345678901',
      invoice_date: '2025-04-03',
      total_price: '550.00',
    },
    vat: [['10.00', '500.00', '50.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from New Zealand',
    text: `
Southern Fern Timber Limited
18 Quay Street
Auckland 1010
New Zealand
GST No: 12-345-674

TAX INVOICE                              Invoice No: SF-208
                                         Date: 09/02/2025
Bill to
Kiwi Builders
5 Hill Road
Hamilton 3204

Description            Qty        Price        Amount
Pine boards             40        12.50        500.00

                            Subtotal           $500.00
                            GST 15%             $75.00
                            Total              $575.00
`,
    expected: {
      country: 'NZ',
      currency: 'NZD',
      'company.tax_number': '12-345-674',
      invoice_date: '2025-02-09',
      total_price: '575.00',
    },
    vat: [['15.00', '500.00', '75.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Singapore',
    text: `
Orchid Print Pte Ltd
21 Merchant Lane #03-01
Singapore 058281
GST Reg No: 201812345M

TAX INVOICE                              Invoice No: OP-5521
                                         Date: 07/08/2024
Bill to
Straits Design Pte Ltd
4 Beach Walk
Singapore 189768

Description            Qty        Price        Amount
Brochures              100         2.00        200.00

                            Subtotal           $200.00
                            GST 9%              $18.00
                            Total              $218.00
`,
    expected: {
      country: 'SG',
      currency: 'SGD',
      'company.tax_number': '201812345M',
      invoice_date: '2024-08-07',
      total_price: '218.00',
    },
    vat: [['9.00', '200.00', '18.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Malaysia',
    text: `
Pelangi Hardware Sdn Bhd
12 Jalan Mawar
50450 Kuala Lumpur
SST No: W10-1808-32000001

INVOICE                                  Invoice No: PH-0072
                                         Date: 04/05/2024
Bill to
Bukit Trading Sdn Bhd
3 Jalan Melati
47301 Petaling Jaya

Description            Qty        Price        Amount
Paint                   10        30.00        300.00

                            Subtotal         RM 300.00
                            SST 8%            RM 24.00
                            Total            RM 324.00
`,
    expected: {
      country: 'MY',
      currency: 'MYR',
      'company.tax_number': 'W10-1808-32000001',
      invoice_date: '2024-05-04',
      total_price: '324.00',
    },
    vat: [['8.00', '300.00', '24.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Chile without decimals',
    text: `
Comercial Quillay SpA
Av. Los Aromos 1420, Rancagua
R.U.T.: 76.418.392-4

FACTURA ELECTRÓNICA                      Factura N°: 1042
                                         Fecha de emisión: 05/06/2024
Cliente
Vivero Peumo Ltda.
Camino Real 88, Machalí

Descripción           Cantidad     Precio       Total
Maceta de greda             20     12.500     250.000

                            Monto neto   $ 250.000
                            IVA 19%       $ 47.500
                            Total        $ 297.500
`,
    expected: {
      country: 'CL',
      currency: 'CLP',
      'company.tax_number': '76.418.392-4',
      invoice_date: '2024-06-05',
      total_price: '297500.00',
    },
    vat: [['19.00', '250000.00', '47500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Argentina',
    text: `
Talleres Ombú S.R.L.
Av. Rivadavia 4410, C1205 CABA
CUIT: 30-26018159-5

FACTURA A                                Factura Nº: 0003-00001042
                                         Fecha de emisión: 05/06/2024
Cliente
Estancia Ceibo S.A.
Ruta 8 km 60, Pilar

Descripción           Cantidad     Precio      Importe
Filtro de aire              10   1.500,00    15.000,00

                            Importe neto gravado  $ 15.000,00
                            IVA 21%                $ 3.150,00
                            Importe total         $ 18.150,00
`,
    expected: {
      country: 'AR',
      currency: 'ARS',
      'company.tax_number': '30-26018159-5',
      invoice_date: '2024-06-05',
      total_price: '18150.00',
    },
    vat: [['21.00', '15000.00', '3150.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Colombia',
    text: `
Distribuciones Guayacán S.A.S.
Carrera 15 # 93-40, Bogotá D.C.
NIT: 800.217.042-4

FACTURA ELECTRÓNICA DE VENTA             Factura No.: FE-1042
                                         Fecha de expedición: 05/06/2024
Cliente
Café Yarumo Ltda.
Calle 10 # 4-20, Manizales

Descripción           Cantidad     Precio        Total
Molino de mano              10     85.000      850.000

                            Subtotal     $ 850.000
                            IVA 19%      $ 161.500
                            Total a pagar  $ 1.011.500
`,
    expected: {
      country: 'CO',
      currency: 'COP',
      'company.tax_number': '800.217.042-4',
      invoice_date: '2024-06-05',
      total_price: '1011500.00',
    },
    vat: [['19.00', '850000.00', '161500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Peru',
    text: `
Textiles Queñua S.A.C.
Jr. Cusco 448, Arequipa
RUC: 20786984620

FACTURA ELECTRÓNICA                      Factura N°: F001-1042
                                         Fecha de emisión: 05/06/2024
Cliente
Bodega Molle E.I.R.L.
Av. Ejército 120, Arequipa

Descripción           Cantidad     Precio      Importe
Manta de alpaca             10     120.00     1,200.00

                            Op. gravada   S/ 1,200.00
                            IGV 18%         S/ 216.00
                            Importe total S/ 1,416.00
`,
    expected: {
      country: 'PE',
      currency: 'PEN',
      'company.tax_number': '20786984620',
      invoice_date: '2024-06-05',
      total_price: '1416.00',
    },
    vat: [['18.00', '1200.00', '216.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Ukraine',
    text: `
ТОВ "Вербиця"
вул. Садова, буд. 14, м. Вінниця, 21022
ІПН 384172604673

Рахунок на оплату № 1042 від 5 червня 2024 р.

Покупець: ТОВ "Калина"

Товар                 Кіл-сть      Ціна        Сума
Лампа настільна            10    500,00    5 000,00

                            Разом без ПДВ      5 000,00
                            ПДВ 20%            1 000,00
                            Всього з ПДВ       6 000,00 грн
`,
    expected: {
      country: 'UA',
      currency: 'UAH',
      'company.tax_number': '384172604673',
      invoice_date: '2024-06-05',
      total_price: '6000.00',
    },
    vat: [['20.00', '5000.00', '1000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Kazakhstan',
    text: `
ТОО "Тюльпан"
010000, г. Астана, ул. Степная, 7
БИН 180740014278

СЧЕТ-ФАКТУРА № 1042
Дата выписки: 05.06.2024

Покупатель: ТОО "Барыс"

Наименование          Кол-во       Цена     Стоимость
Лампа настольная          10    5000,00     50 000,00

                            Итого без НДС     50 000,00
                            НДС 12%            6 000,00
                            Всего с НДС       56 000,00 тенге
`,
    expected: {
      country: 'KZ',
      currency: 'KZT',
      'company.tax_number': '180740014278',
      invoice_date: '2024-06-05',
      total_price: '56000.00',
    },
    vat: [['12.00', '50000.00', '6000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Belarus',
    text: `
ООО "Березка"
220073, г. Минск, ул. Полевая, 10
УНП 192847166

Счет № 1042                              Дата счета: 05.06.2024

Заказчик: ООО "Аист"

Наименование          Кол-во       Цена     Стоимость
Лампа настольная          10      50,00        500,00

                            Итого без НДС        500,00
                            НДС 20%              100,00
                            К оплате             600,00 BYN
`,
    expected: {
      country: 'BY',
      currency: 'BYN',
      'company.tax_number': '192847166',
      invoice_date: '2024-06-05',
      total_price: '600.00',
    },
    vat: [['20.00', '500.00', '100.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Serbia',
    text: `
Lipa Promet d.o.o.
Cara Lazara 14, 32000 Čačak
PIB: 125926660

RAČUN br. 1042/24
Datum izdavanja: 05.06.2024.

Kupac
Jasen d.o.o.
Svetosavska 3, 11000 Beograd

Naziv robe           Količina       Cena     Vrednost
Stona lampa                10   5.000,00    50.000,00

                            Ukupno bez PDV    50.000,00
                            PDV 20%           10.000,00
                            Za uplatu RSD     60.000,00
`,
    expected: {
      country: 'RS',
      currency: 'RSD',
      language: 'sr',
      'company.tax_number': '125926660',
      invoice_date: '2024-06-05',
      total_price: '60000.00',
    },
    vat: [['20.00', '50000.00', '10000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Montenegro',
    text: `
Mimoza d.o.o.
Dobrota 21, 85330 Kotor, Crna Gora
PIB: 03128741

RAČUN br. 1042/24
Datum izdavanja: 05.06.2024.

Kupac
Oleandar d.o.o.
Njegoševa 3, 81000 Podgorica

Naziv usluge         Količina       Cena     Vrednost
Najam broda                 1     500,00       500,00

                            Ukupno bez PDV       500,00
                            PDV 21%              105,00
                            Za uplatu            605,00 €
`,
    expected: {
      country: 'ME',
      currency: 'EUR',
      'company.tax_number': '03128741',
      invoice_date: '2024-06-05',
      total_price: '605.00',
    },
    vat: [['21.00', '500.00', '105.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Iceland',
    text: `
Lyngheiði ehf.
Óseyri 14, 603 Akureyri
VSK nr. 134872

REIKNINGUR                               Reikningsnúmer: 1042
                                         Útgáfudagur: 05.06.2024
Kaupandi
Birkihlíð slf.
Laugavegur 3, 101 Reykjavík

Lýsing                 Magn   Einingarverð      Upphæð
Borðlampi                10      5.000 kr.   50.000 kr.

                            Samtals án vsk   50.000 kr.
                            VSK 24%          12.000 kr.
                            Til greiðslu     62.000 kr.
`,
    expected: {
      country: 'IS',
      currency: 'ISK',
      'company.tax_number': '134872',
      invoice_date: '2024-06-05',
      total_price: '62000.00',
    },
    vat: [['24.00', '50000.00', '12000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Indonesia without decimals, with a tax rounded to whole rupiah',
    text: `
PT Melati Jaya
Jl. Kenanga No. 8, Bandung 40115
NPWP: 01.482.937.5-901.000

FAKTUR PENJUALAN                         No. Faktur: 1042
                                         Tgl. Faktur: 05/06/2024
Kepada Yth.
CV Cempaka

Nama Barang             Qty       Harga      Jumlah
Lampu meja               15      66.823   1.002.345

                            Subtotal      1.002.345
                            PPN 11%         110.258
                            Total         1.112.603
`,
    expected: {
      country: 'ID',
      currency: 'IDR',
      'company.tax_number': '01.482.937.5-901.000',
      invoice_date: '2024-06-05',
      total_price: '1112603.00',
    },
    vat: [['11.00', '1002345.00', '110258.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Vietnam with its date in words',
    text: `
HÓA ĐƠN GIÁ TRỊ GIA TĂNG                 Ký hiệu: 1C24THS
Ngày 5 tháng 6 năm 2024                  Số: 00001042

Đơn vị bán hàng: CÔNG TY TNHH HOA SEN
Mã số thuế: 0312345673

Tên đơn vị: CÔNG TY CỔ PHẦN HOA MAI

Tên hàng hóa     Số lượng     Đơn giá    Thành tiền
Đèn bàn                10     500.000     5.000.000

                    Cộng tiền hàng:       5.000.000
                    Thuế GTGT 10%:          500.000
                    Tổng cộng tiền thanh toán:  5.500.000
`,
    expected: {
      country: 'VN',
      currency: 'VND',
      invoice_number: '00001042',
      'company.tax_number': '0312345673',
      invoice_date: '2024-06-05',
      total_price: '5500000.00',
    },
    vat: [['10.00', '5000000.00', '500000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Taiwan with a date by the years of the republic',
    text: `
晨光電子有限公司
高雄市三民區建國三路402號
統一編號: 28471614

請款單                                   請款單號: F115-032
                                         請款日期: 115/11/25
客戶名稱: 大安書店股份有限公司

品名                   數量         單價         金額
無線路由器               10        2,200       22,000
網路線                   20          250        5,000

                            未稅金額         27,000
                            營業稅 5%         1,350
                            總計        NT$28,350
`,
    expected: {
      country: 'TW',
      currency: 'TWD',
      'company.tax_number': '28471614',
      invoice_date: '2026-11-25',
      total_price: '28350.00',
    },
    vat: [['5.00', '27000.00', '1350.00']],
    lineCount: 2,
  },
];
