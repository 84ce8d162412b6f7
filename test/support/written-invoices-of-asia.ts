import type { WrittenInvoice } from './written-invoices.js';

/** Invented invoices from countries of Asia, and from islands and highlands beside it. */
export const WRITTEN_INVOICES_OF_ASIA: readonly WrittenInvoice[] = [
  {
    title: 'an invoice from Pakistan',
    text: `
Indus Textile Mills (Pvt) Ltd
Plot 12, Korangi Road, Karachi 74900
Phone: +92 21 3555 0142
NTN: 1234567-8     STRN: 32-77-8761-155-21

SALES TAX INVOICE                        Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Cotton yarn             10    1,000.00     10,000.00

                            Subtotal      10,000.00
                            Sales Tax 18%      1,800.00
                            Total     Rs. 11,800.00
`,
    expected: {
      country: 'PK',
      currency: 'PKR',
      'company.tax_number': '1234567-8',
      invoice_date: '2024-06-05',
      total_price: '11800.00',
    },
    vat: [['18.00', '10000.00', '1800.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Bangladesh',
    text: `
Padma Garments Ltd
House 14, Road 7, Gulshan, Dhaka-1212
Phone: +880 2 5550 142
BIN: 000482917-0101

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Polo shirt             100      200.00     20,000.00

                            Subtotal      20,000.00
                            VAT 15%        3,000.00
                            Total       ৳ 23,000.00
`,
    expected: {
      country: 'BD',
      currency: 'BDT',
      'company.tax_number': '000482917-0101',
      invoice_date: '2024-06-05',
      total_price: '23000.00',
    },
    vat: [['15.00', '20000.00', '3000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Sri Lanka',
    text: `
Serendib Tea Exports (Pvt) Ltd
48 Galle Road, Colombo 03, Sri Lanka
Tel: +94 11 255 0142
VAT No: 123456789-7000

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Black tea               10    1,000.00     10,000.00

                            Subtotal      10,000.00
                            VAT 18%        1,800.00
                            Total     LKR 11,800.00
`,
    expected: {
      country: 'LK',
      currency: 'LKR',
      'company.tax_number': '1234567897000',
      invoice_date: '2024-06-05',
      total_price: '11800.00',
    },
    vat: [['18.00', '10000.00', '1800.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Nepal',
    text: `
Himal Trekking Gear Pvt. Ltd.
Thamel, Kathmandu 44600
Tel: +977 1 555 0142
PAN/VAT No: 301482917

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Sleeping bag            10    5,000.00     50,000.00

                            Subtotal      50,000.00
                            VAT 13%        6,500.00
                            Total     NPR 56,500.00
`,
    expected: {
      country: 'NP',
      currency: 'NPR',
      'company.tax_number': '301482917',
      invoice_date: '2024-06-05',
      total_price: '56500.00',
    },
    vat: [['13.00', '50000.00', '6500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Qatar, which has no VAT',
    text: `
Pearl Contracting W.L.L.
P.O. Box 4829, Doha, Qatar
Tel: +974 4455 0142

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Scaffold rent           10      100.00      1,000.00

                            Subtotal       1,000.00
                            Total      QAR 1,000.00
`,
    expected: { country: 'QA', currency: 'QAR', invoice_date: '2024-06-05', total_price: '1000.00' },
    lineCount: 1,
  },
  {
    title: 'an invoice from Oman',
    text: `
Frankincense Trading SAOC
P.O. Box 4829, Ruwi, Muscat, Sultanate of Oman
Tel: +968 2455 0142
VATIN: OM1100048291

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Resin                   10       10.00        100.00

                            Subtotal         100.00
                            VAT 5%             5.00
                            Total        OMR 105.00
`,
    expected: {
      country: 'OM',
      currency: 'OMR',
      'company.tax_number': 'OM1100048291',
      invoice_date: '2024-06-05',
      total_price: '105.00',
    },
    vat: [['5.00', '100.00', '5.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Bahrain',
    text: `
Dilmun Catering W.L.L.
Building 48, Road 1910, Manama, Kingdom of Bahrain
Tel: +973 1755 0142
VAT Account No: 200004829170002

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Lunch box              100        2.00        200.00

                            Subtotal         200.00
                            VAT 10%           20.00
                            Total        BHD 220.00
`,
    expected: {
      country: 'BH',
      currency: 'BHD',
      'company.tax_number': '200004829170002',
      invoice_date: '2024-06-05',
      total_price: '220.00',
    },
    vat: [['10.00', '200.00', '20.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Kuwait, which has no VAT',
    text: `
Failaka Electronics K.S.C.C.
Block 4, Shuwaikh, Kuwait
Tel: +965 2255 0142

INVOICE                                  Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Cable                   10        5.00         50.00

                            Subtotal          50.00
                            Total         KWD 50.00
`,
    expected: { country: 'KW', currency: 'KWD', invoice_date: '2024-06-05', total_price: '50.00' },
    lineCount: 1,
  },
  {
    title: 'an invoice from Jordan',
    text: `
Petra Stone Est.
Mecca Street 48, Amman 11185, Jordan
Tel: +962 6 555 0142
Tax No: 12345678

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Tile                   100        2.00        200.00

                            Subtotal         200.00
                            Sales Tax 16%         32.00
                            Total        JOD 232.00
`,
    expected: {
      country: 'JO',
      currency: 'JOD',
      'company.tax_number': '12345678',
      invoice_date: '2024-06-05',
      total_price: '232.00',
    },
    vat: [['16.00', '200.00', '32.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Taiwan in English',
    text: `
Jade Mountain Optics Co., Ltd.
No. 48, Zhongshan Road, Taipei
Tel: +886 2 2555 0142
UBN: 53290176

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Lens                    10    1,000.00     10,000.00

                            Subtotal      10,000.00
                            VAT 5%           500.00
                            Total     NT$ 10,500.00
`,
    expected: {
      country: 'TW',
      currency: 'TWD',
      'company.tax_number': '53290176',
      invoice_date: '2024-06-05',
      total_price: '10500.00',
    },
    vat: [['5.00', '10000.00', '500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Cambodia in dollars',
    text: `
Lotus River Travel Co., Ltd
Street 240, Sangkat Chaktomuk, Phnom Penh 120207
Tel: +855 23 555 142
VATTIN: K004-123456789

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Boat trip               10       10.00        100.00

                            Subtotal         100.00
                            VAT 10%           10.00
                            Total        USD 110.00
`,
    expected: {
      country: 'KH',
      currency: 'USD',
      'company.tax_number': 'K004123456789',
      invoice_date: '2024-06-05',
      total_price: '110.00',
    },
    vat: [['10.00', '100.00', '10.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Mauritius',
    text: `
Dodo Marine Services Ltd
4 Harbour Front, Port Louis
Tel: +230 255 0142
VAT Reg No: 20482917     BRN: C12345678

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Boat rent               10    1,000.00     10,000.00

                            Subtotal      10,000.00
                            VAT 15%        1,500.00
                            Total      Rs 11,500.00
`,
    expected: {
      country: 'MU',
      currency: 'MUR',
      'company.tax_number': '20482917',
      invoice_date: '2024-06-05',
      total_price: '11500.00',
    },
    vat: [['15.00', '10000.00', '1500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Ethiopia',
    text: `
Sheba Coffee PLC
Bole Sub City, Woreda 03, Addis Ababa
Tel: +251 11 555 0142
TIN: 0004829172

TAX INVOICE                              Invoice No: 1042
                                         Date: 05/06/2024
Bill to
Blue Door Trading

Description            Qty       Price        Amount
Green coffee            10    1,000.00     10,000.00

                            Subtotal      10,000.00
                            VAT 15%        1,500.00
                            Total     ETB 11,500.00
`,
    expected: {
      country: 'ET',
      currency: 'ETB',
      'company.tax_number': '0004829172',
      invoice_date: '2024-06-05',
      total_price: '11500.00',
    },
    vat: [['15.00', '10000.00', '1500.00']],
    lineCount: 1,
  },
];
