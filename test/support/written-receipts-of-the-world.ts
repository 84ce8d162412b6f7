import type { WrittenReceipt } from './written-receipts.js';

/** Invented receipts in the manner of tills of all continents, to be read with those of `written-receipts.ts`. */
export const RECEIPTS_OF_THE_WORLD: readonly WrittenReceipt[] = [
  {
    title: 'a hardware shop in Malaysia, with a registration number and rounding',
    text: `
      PERNIAGAAN BESI TELUK CEMPAKA
      (JM0618294-P)
      GST ID: 000418273645
      NO. 8, LORONG CEMPAKA 4,
      TAMAN CEMPAKA, 68000 AMPANG,
      SELANGOR DARUL EHSAN
      TEL: 03-4270 1188
      TAX INVOICE
      INV NO : B-0042917
      DATE : 07-08-2017 16:09
      CASHIER : SITI
      PAINT ROLLER 9"
      2 X 7.90|15.80 SR
      CEMENT NAIL 2"
      3 PKT X 2.35|7.05 SR
      TOTAL EXCL GST|21.56
      GST 6%|1.29
      TOTAL SALES (INCL GST)|22.85
      ROUNDING ADJ|0.00
      TOTAL ROUNDED|22.85
      CASH|30.00
      CHANGE|7.15
      GST SUMMARY AMOUNT TAX
      SR = 6%|21.56 1.29
      GOODS SOLD ARE NOT REFUNDABLE
    `,
    expected: {
      'company.name': 'PERNIAGAAN BESI TELUK CEMPAKA',
      invoice_date: '2017-08-07',
      total_price: '22.85',
      total_vat: '1.29',
      country: 'MY',
      currency: 'MYR',
      invoice_number: 'B-0042917',
      payment_type: 'cash',
    },
  },
  {
    title: 'a restaurant in Singapore, with a charge for service before the tax',
    text: `
      KOPI & LAKSA HOUSE
      Tanjong Hill F&B Pte. Ltd.
      Co. Reg / GST Reg No. 201934417K
      88 Telok Hill Road #01-12
      Singapore 048812
      Tel: 6321 0098
      Check: 20418
      Table: 14 Pax: 3
      12 Oct 2023 7:42 PM
      2 Laksa Set|25.80
      1 Char Kway Teow|9.50
      3 Kopi C|6.60
      Subtotal|41.90
      10% Svc Chg|4.19
      8% GST|3.69
      Total|49.78
      NETS|49.78
      Thank You! Please come again
    `,
    expected: {
      'company.name': 'Tanjong Hill F&B Pte. Ltd.',
      invoice_date: '2023-10-12',
      total_price: '49.78',
      total_vat: '3.69',
      country: 'SG',
      currency: 'SGD',
      invoice_number: '20418',
      'company.address': '88 Telok Hill Road #01-12, Singapore 048812',
    },
  },
  {
    title: 'a pharmacy in India, with both halves of the tax and a round off',
    text: `
      SHREE VITTHAL MEDICALS
      Shop No. 3, Gokhale Road, Dadar (W)
      Mumbai - 400028, Maharashtra
      Ph: 022-2430 1187
      GSTIN: 27AABFS4417L1ZQ
      D.L. No. 20-MZ4-118203
      TAX INVOICE
      Bill No: SV/2107 Date: 09/11/22
      Patient: Cash Time: 19:05
      CETIRIZINE 10MG|24.50
      COUGH SYRUP 100ML|112.00
      ORS SACHET|42.16
      Sub Total|178.66
      CGST @ 6%|10.72
      SGST @ 6%|10.72
      Round Off|-0.10
      Net Amount Rs.|200.00
      Paid by UPI|200.00
      Goods once sold will not be taken back
    `,
    expected: {
      'company.name': 'SHREE VITTHAL MEDICALS',
      invoice_date: '2022-11-09',
      total_price: '200.00',
      total_vat: '21.44',
      country: 'IN',
      currency: 'INR',
      invoice_number: 'SV/2107',
      'company.address': 'Shop No. 3, Gokhale Road, Dadar (W), Mumbai - 400028, Maharashtra',
    },
  },
  {
    title: 'a fast food restaurant in the Philippines, with VATable sales',
    text: `
      MANOK NI TIYO BERTO
      Owned & Operated by:
      LAKAN FOODVENTURES INC.
      2/F Plaza Hermosa, P. Burgos Ave.,
      Batangas City 4200
      VAT REG TIN 009-118-274-00012
      MIN 22031109284410238
      SALES INVOICE
      SI# 0000418827
      06/17/2025 12:48:09
      DINE IN
      1 CHICKEN MEAL A|189.00
      2 EXTRA RICE|70.00
      1 ICED TEA|55.00
      3 Item(s)
      TOTAL DUE|314.00
      CASH|500.00
      CHANGE|186.00
      VATable Sales|280.36
      VAT Amount (12%)|33.64
      VAT Exempt Sales|0.00
      Zero Rated Sales|0.00
      THIS SERVES AS YOUR SALES INVOICE
    `,
    expected: {
      'company.name': 'LAKAN FOODVENTURES INC.',
      invoice_date: '2025-06-17',
      total_price: '314.00',
      total_vat: '33.64',
      country: 'PH',
      currency: 'PHP',
      payment_type: 'cash',
      'company.tax_number': '009-118-274-00012',
      'company.address': '2/F Plaza Hermosa, P. Burgos Ave., Batangas City 4200',
    },
  },
  {
    title: 'a pub in Britain, with a slip of the card and an optional tip',
    text: `
      THE THIRSTY OTTER
      Millbrook Taverns Ltd
      14 Bridge Street
      Ludlow
      SY8 1NQ
      01584 870 441
      VAT No: 417 2209 83
      TABLE 12 COVERS 2
      05/07/23 19:58 Server: Beth
      2 FISH & CHIPS|33.90
      1 PINT BITTER|5.20
      1 LEMONADE|3.10
      Sub Total|42.20
      TOTAL|£42.20
      Visa Debit|42.20
      VAT 20% incl.|7.03
      CARDHOLDER COPY
      VISA DEBIT ************7741
      AID A0000000031010
      SALE £42.20
      GRATUITY £4.00
      TOTAL £46.20
      PIN VERIFIED
      AUTH CODE 441870
    `,
    expected: {
      'company.name': 'Millbrook Taverns Ltd',
      invoice_date: '2023-07-05',
      total_price: '42.20',
      total_vat: '7.03',
      country: 'GB',
      currency: 'GBP',
      payment_type: 'debit_card',
      'company.address': '14 Bridge Street, Ludlow, SY8 1NQ',
    },
  },
  {
    title: 'a diner in the United States, with suggested tips',
    text: `
      RUSTY ANCHOR DINER
      4410 Harbor Blvd
      Astoria, OR 97103
      503-555-0182
      Server: MACY Station: 3
      Order #: 118 Table 22
      10/04/2024 8:21 AM
      1 HUEVOS RANCHEROS|13.95
      1 SHORT STACK|8.50
      2 COFFEE|7.00
      SUBTOTAL|29.45
      TAX|0.00
      TOTAL DUE|29.45
      Suggested Gratuity:
      15% = 4.42
      18% = 5.30
      20% = 5.89
      VISA XXXXXXXXXXXX8827|29.45
      THANK YOU
    `,
    expected: {
      'company.name': 'RUSTY ANCHOR DINER',
      invoice_date: '2024-10-04',
      total_price: '29.45',
      country: 'US',
      currency: 'USD',
      payment_type: 'credit_card',
      'company.address': '4410 Harbor Blvd, Astoria, OR 97103',
    },
  },
  {
    title: 'a supermarket in South Africa without a country or currency sign',
    text: `
      PROTEA PANTRY HERMANUS
      Overberg Voedsel (Pty) Ltd
      Cnr Main & Harbour Roads
      Hermanus 7200
      Tel 028 312 4471
      VAT NO. 4810227715
      TAX INVOICE
      BROWN BREAD 700G|17.99
      FULL CREAM MILK 2L|36.49
      # MAIZE MEAL 5KG|64.99
      PLASTIC BAG 24L|1.00
      DUE VAT INCL|120.47
      ROUNDING|-0.07
      CASH|150.00
      CHANGE|29.60
      TAX INVOICE VAT SUMMARY
      VAT 15%|7.24
      4 ITEMS
      SLIP: 0088 TILL: 004 CASHIER: NOMSA
      2021/12/18 10:22
      ENKOSI DANKIE THANK YOU
    `,
    expected: {
      'company.name': 'Overberg Voedsel (Pty) Ltd',
      invoice_date: '2021-12-18',
      country: 'ZA',
      currency: 'ZAR',
      payment_type: 'cash',
    },
  },
  {
    title: 'a grocery in Mexico, with the amount in words',
    text: `
      ABARROTES LA ESTRELLA
      MARIA GUADALUPE RIOS HERRERA
      R.F.C. RIHG720412QX5
      CALLE HIDALGO NO. 118 COL. CENTRO
      C.P. 58000 MORELIA, MICH.
      TEL. 443 312 7788
      FOLIO: 004182
      FECHA: 14/MAR/2023 HORA: 17:52
      CAJERO: JUAN
      2 LECHE ENTERA 1L 26.50|53.00
      1 ACEITE 900ML 41.90|41.90
      3 ATUN EN AGUA 18.00|54.00
      SUBTOTAL|148.90
      I.V.A. 0%|0.00
      TOTAL $|148.90
      (CIENTO CUARENTA Y OCHO PESOS 90/100 M.N.)
      EFECTIVO|200.00
      CAMBIO|51.10
      ARTICULOS 6
      GRACIAS POR SU COMPRA
    `,
    expected: {
      'company.name': 'ABARROTES LA ESTRELLA',
      invoice_date: '2023-03-14',
      total_price: '148.90',
      country: 'MX',
      currency: 'MXN',
      invoice_number: '004182',
      payment_type: 'cash',
    },
  },
  {
    title: 'a bakery in Brazil, with an electronic receipt and approximate taxes',
    text: `
      PANIFICADORA TRIGO DE OURO LTDA
      CNPJ: 12.345.678/0001-95
      Rua das Palmeiras, 412 - Centro
      Blumenau - SC CEP 89010-100
      DANFE NFC-e - Documento Auxiliar
      da Nota Fiscal de Consumidor Eletronica
      001 PAO FRANCES KG
      0,420 KG X 16,90|7,10
      002 QUEIJO MINAS KG
      0,310 KG X 48,00|14,88
      003 CAFE COADO UN
      2 UN X 4,50|9,00
      QTD. TOTAL DE ITENS|3
      VALOR TOTAL R$|30,98
      DESCONTO R$|0,98
      VALOR A PAGAR R$|30,00
      FORMA DE PAGAMENTO|VALOR PAGO
      Cartao de Debito|30,00
      Tributos Totais Incidentes (Lei 12.741/2012)|6,12
      NFC-e no 000018274 Serie 001 22/02/2024 08:14:55
      CONSUMIDOR NAO IDENTIFICADO
    `,
    expected: {
      'company.name': 'PANIFICADORA TRIGO DE OURO LTDA',
      invoice_date: '2024-02-22',
      total_price: '30.00',
      country: 'BR',
      currency: 'BRL',
      payment_type: 'debit_card',
    },
  },
  {
    title: 'a minimarket in Indonesia without decimals',
    text: `
      MELATI MART
      PT. MELATI RITEL SEJAHTERA
      JL. DIPONEGORO NO. 77
      BANDUNG 40115
      NPWP: 01.334.871.2-428.000
      12.05.24-19:33 2.1.18 884120/RINA/01
      INDOMIE GORENG
      5 3,100|15,500
      TEH BOTOL 450ML
      2 5,500|11,000
      SABUN MANDI
      1 4,400|4,400
      HARGA JUAL :|30,900
      TOTAL :|30,900
      TUNAI :|50,000
      KEMBALI :|19,100
      PPN (11%) :|3,062
      TERIMA KASIH
      LAYANAN KONSUMEN 0811 1500 280
    `,
    expected: {
      'company.name': 'PT. MELATI RITEL SEJAHTERA',
      total_price: '30900.00',
      country: 'ID',
      currency: 'IDR',
      payment_type: 'cash',
    },
  },
  {
    title: 'a coffee shop in Vietnam, without accents',
    text: `
      CA PHE HOA SUA
      48 Nguyen Hue, P. Ben Nghe, Q.1, TP.HCM
      DT: 028 3822 4471
      HOA DON THANH TOAN
      So HD: 004418
      Ngay: 19/08/2023 Gio: 09:15
      Thu ngan: Lan
      Ca phe sua da x2|70.000
      Banh mi op la x1|45.000
      Tong cong:|115.000
      Giam gia:|15.000
      Thanh toan:|100.000 d
      Tien khach dua:|200.000
      Tien thua:|100.000
      Cam on quy khach
    `,
    expected: {
      'company.name': 'CA PHE HOA SUA',
      invoice_date: '2023-08-19',
      total_price: '100000.00',
      payment_type: 'cash',
    },
  },
  {
    title: 'a convenience store in Thailand in Latin letters',
    text: `
      SIAM CORNER MART CO., LTD.
      Branch 00418 Sukhumvit 31
      TAX ID 0105561002244 (VAT INCLUDED)
      TAX INVOICE (ABB)
      POS# E041800112
      1 WATER 600ML|10.00
      2 ONIGIRI|58.00
      1 GREEN TEA|25.00
      TOTAL 4 PCS|93.00
      CASH / CHANGE|100.00 7.00
      R#0000417:P1:8841207
      14/07/23 18:22
    `,
    expected: {
      'company.name': 'SIAM CORNER MART CO., LTD.',
      invoice_date: '2023-07-14',
      total_price: '93.00',
    },
  },
  {
    title: 'a restaurant in Switzerland that also shows the total in euros, and a tip',
    text: `
      Restaurant zum Weissen Schwan
      Schwan Gastro GmbH
      Seestrasse 44, 8712 Stäfa
      Tel. 044 926 00 12
      CHE-201.334.556 MWST
      Rechnung Nr. 20417
      Tisch 3 11.10.23 13:37
      2 Rahmschnitzel 32.50|65.00
      1 Rivella rot 5.20|5.20
      Total CHF|70.20
      Total EUR (Kurs 0.96)|67.39
      MWST 7.7% 65.18|5.02
      Trinkgeld|4.80
      Karte CHF|75.00
      Vielen Dank
    `,
    expected: {
      'company.name': 'Schwan Gastro GmbH',
      invoice_date: '2023-10-11',
      total_price: '70.20',
      total_vat: '5.02',
      country: 'CH',
      currency: 'CHF',
      payment_type: 'credit_card',
    },
  },
];
