/** Invented till receipts as text, with the values that a reader sees. A `|` moves the rest of its line to the right edge of the paper. */
export interface WrittenReceipt {
  readonly title: string;
  readonly text: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

export const WRITTEN_RECEIPTS: readonly WrittenReceipt[] = [
  {
    title: 'a cafe in Australia',
    text: `
      WATTLE STREET CAFE PTY LTD
      7 Harbour Street, Sydney NSW 2000
      ABN 91 345 678 901
      TAX INVOICE
      03/04/2025 08:41
      2 Flat white|11.00
      1 Banana bread|7.50
      Total|$18.50
      GST included|$1.68
      EFTPOS|$18.50
      Thank you, please come again
    `,
    expected: {
      'company.name': 'WATTLE STREET CAFE PTY LTD',
      country: 'AU',
      currency: 'AUD',
      invoice_date: '2025-04-03',
      total_price: '18.50',
      'company.tax_number': '91345678901',
    },
  },
  {
    title: 'a hardware store in New Zealand, rounded to ten cents',
    text: `
      SOUTHERN FERN HARDWARE LIMITED
      18 Quay Street, Auckland 1010
      New Zealand
      GST No: 12-345-674
      Tax Invoice
      Date: 09/02/2025 15:20
      Wood screws|12.40
      Paint brush|8.56
      Total|$20.96
      Rounding|$0.04
      Cash|$21.00
      Change|$0.00
      Thank you
    `,
    expected: {
      'company.name': 'SOUTHERN FERN HARDWARE LIMITED',
      country: 'NZ',
      currency: 'NZD',
      invoice_date: '2025-02-09',
      total_price: '21.00',
    },
  },
  {
    title: 'a stationer in Singapore',
    text: `
      ORCHID STATIONERS PTE LTD
      21 Merchant Lane #03-01
      Singapore 058281
      GST Reg No: 201812345M
      Receipt No: 88123
      Date: 07/08/2024 12:05
      Notebook A5|6.00
      Gel pen|2.50
      Subtotal|8.50
      GST 9%|0.77
      Total|$9.27
      NETS|$9.27
      THANK YOU
    `,
    expected: {
      'company.name': 'ORCHID STATIONERS PTE LTD',
      country: 'SG',
      currency: 'SGD',
      invoice_date: '2024-08-07',
      total_price: '9.27',
      'company.tax_number': '201812345M',
    },
  },
  {
    title: 'a restaurant in India with two taxes',
    text: `
      KAVERI VEG RESTAURANT
      14 Temple Road, Bengaluru 560 001
      GSTIN: 29ABCDE1234F1ZW
      Bill No: 2219   Table: 6
      Date: 05/06/2024 20:15
      2 Masala dosa|240.00
      1 Filter coffee|60.00
      Sub Total|300.00
      CGST 2.5%|7.50
      SGST 2.5%|7.50
      Grand Total|Rs. 315.00
      UPI|315.00
      Thank you, visit again
    `,
    expected: {
      country: 'IN',
      currency: 'INR',
      invoice_date: '2024-06-05',
      total_price: '315.00',
      'company.tax_number': '29ABCDE1234F1ZW',
    },
  },
  {
    title: 'a diner in the United States with a tip',
    text: `
      HARBOR LIGHT DINER
      200 Pier Avenue
      Springfield, IL 62701
      Server: Dana   Table 12
      03/04/2025 7:18 PM
      1 Club sandwich|14.00
      1 Lemonade|4.00
      Subtotal|18.00
      Sales tax|1.44
      Tip|3.60
      Total|$23.04
      VISA|$23.04
      Thank you
    `,
    expected: {
      'company.name': 'HARBOR LIGHT DINER',
      country: 'US',
      currency: 'USD',
      invoice_date: '2025-03-04',
      total_price: '23.04',
    },
  },
  {
    title: 'a shop in Malaysia',
    text: `
      ANGGERIK MAJU SDN BHD
      (123456-X)
      12 JALAN MELATI, 47400 PETALING JAYA
      SELANGOR
      GST ID : 001234567890
      Tarikh : 05/03/2018 18:21
      3 PAINT BRUSH|29.97
      JUMLAH|RM 29.97
      PEMBUNDARAN|-0.02
      TUNAI|50.00
      BAKI|20.05
      TERIMA KASIH
    `,
    expected: {
      'company.name': 'ANGGERIK MAJU SDN BHD',
      country: 'MY',
      currency: 'MYR',
      invoice_date: '2018-03-05',
      total_price: '29.95',
      'company.tax_number': '001234567890',
    },
  },
  {
    title: 'a bakery in Germany with decimal commas',
    text: `
      Bäckerei Sonnenkorn GmbH
      Marktplatz 3
      80331 München
      USt-IdNr.: DE136695976
      Datum: 14.03.2025 07:52
      2 Brezel|1,80 A
      1 Roggenbrot|4,20 A
      Summe EUR|6,00
      Bar|10,00
      Rückgeld|4,00
      enth. MwSt 7%|0,39
      Vielen Dank für Ihren Einkauf
    `,
    expected: {
      'company.name': 'Bäckerei Sonnenkorn GmbH',
      country: 'DE',
      currency: 'EUR',
      invoice_date: '2025-03-14',
      total_price: '6.00',
    },
  },
  {
    title: 'a cafe in Sweden, rounded to whole kronor',
    text: `
      Fika vid Hamnen AB
      Skeppsbron 4
      111 30 Stockholm
      Org.nr: 556036-0793
      Kvitto nr: 4471
      2025-05-02 10:14
      Kaffe|39,00
      Kanelbulle|32,50
      Summa|71,50
      Öresavrundning|0,50
      Att betala|72,00 kr
      Kontant|100,00
      Växel|28,00
      Tack för besöket
    `,
    expected: {
      'company.name': 'Fika vid Hamnen AB',
      country: 'SE',
      currency: 'SEK',
      invoice_date: '2025-05-02',
      total_price: '72.00',
    },
  },
  {
    title: 'a chemist in the United Kingdom',
    text: `
      Thistle & Fern Chemists Ltd
      12 Castle Street, Leeds LS1 4AP
      VAT No: GB 902 1946 85
      14/03/2025 16:40
      Plasters|3.49
      Hand cream|5.99
      TOTAL|£9.48
      CARD|£9.48
      Thank you for shopping with us
    `,
    expected: {
      'company.name': 'Thistle & Fern Chemists Ltd',
      country: 'GB',
      currency: 'GBP',
      invoice_date: '2025-03-14',
      total_price: '9.48',
    },
  },
];
