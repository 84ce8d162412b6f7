import { describe, expect, it } from '@jest/globals';
import type { Field } from '../../../src/extraction/model/finding.js';
import type { Draft, Page } from '../../../src/extraction/model/draft.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { findReceipt } from '../../../src/extraction/documents/receipt/find-receipt.js';
import { findInvoice } from '../../../src/extraction/documents/invoice.js';

const LETTER = 5;
const RIGHT = 260;

/** Makes the page of a receipt from its lines; text after a tab is aligned with the right edge of the paper. */
function makeSlip(text: string, width = 280): Page {
  const lines = text.trim().split('\n');
  const words = lines.flatMap((line, row) => {
    const [left = '', right = ''] = line.trim().split('\t');
    return [...placeWords(left, 10, row), ...placeWords(right, RIGHT - right.length * LETTER, row)];
  });
  return { number: 1, width, height: lines.length * 14, source: 'ocr', words };
}

function placeWords(text: string, from: number, row: number): Page['words'] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 0.9,
    box: { x: from + match.index * LETTER, y: row * 14, width: match[0].length * LETTER, height: 10 },
  }));
}

function read(text: string, width?: number): (field: Field) => unknown {
  const draft: Draft = {
    bytes: new Uint8Array(),
    mediaType: 'image/jpeg',
    xml: [],
    pages: [makeSlip(text, width)],
    pageCount: 1,
    format: null,
    findings: [],
  };
  const fields = rankFindings(findReceipt(findInvoice(draft)).findings);
  return (field) => fields[field]?.chosen.value ?? null;
}

describe('the buyer on a till receipt', () => {
  const SLIP = `
      STATION DU CANAL
      SARL CANALOIL
      ROUTE DE NANTES
      44270 MACHECOUL
      TVA FR96512088345
      TICKET CLIENT A CONSERVER
      LE 07/09/26 A 08:16
      CAFE\t2,00
      TOTAL TTC\t2,00 EUR
      CARTE BANCAIRE\t2,00
      MERCI ET BONNE ROUTE`;

  it('is not found where no label names one', () => {
    expect(read(SLIP)('buyer_name')).toBeNull();
  });

  it('is found after its label', () => {
    expect(read(SLIP.replace('LE 07/09', 'Client: Atelier Roussel SARL\n      LE 07/09'))('buyer_name')).toBe(
      'Atelier Roussel SARL',
    );
  });
});

describe('the number of a receipt', () => {
  const SLIP = `
      KRAXI FUEL #4711
      214 MILL LANE
      AUSTIN, TX 78702
      10/12/2025 06:52:18 AM
      TRANS# 118406
      VISA ACCT XXXX1180
      CAR WASH\t$9.00
      TOTAL SALE\t$9.00`;

  it('is not that of the shop behind its name', () => {
    expect(read(SLIP)('invoice_number')).toBe('118406');
    expect(read(SLIP.replace('TRANS# 118406', 'THANK YOU'))('invoice_number')).toBeNull();
  });

  it('may follow its label in the same word', () => {
    expect(read(SLIP.replace('TRANS# 118406', 'Bon nr.K118406'))('invoice_number')).toBe('K118406');
  });
});

describe('reading a photo of a receipt with its background', () => {
  const SLIP = `
      KRAXI
      12 MILL LANE, EXETER EX4 1AL
      Tel. 01392 496 0172
      Receipt: 2-118406
      07/11/2026 11:26
      Cup hook\t3.54
      Masking tape\t4.15
      TOTAL\t7.69
      VISA DEBIT contactless\t7.69
      Goods returned unused within 28 days
      with this receipt will be refunded.
      Thank you
      Kraxi Ironmongers Ltd`;

  it('takes the whole name of the owner from the foot', () => {
    expect(read(SLIP, 600)('company.name')).toBe('Kraxi Ironmongers Ltd');
    expect(read(SLIP.replace('Kraxi Iron', 'Kra Iron'), 600)('company.name')).toBe('KRAXI');
  });
});

describe('reading a till receipt', () => {
  it('takes the amount paid as the total, not the cash, the change or the sum before tax', () => {
    const value = read(`
      ANGGERIK MAJU SDN BHD
      (123456-X)
      12 JALAN MELATI, 47400 PETALING JAYA
      GST ID : 001234567890
      TAX INVOICE
      Date : 05/03/2018 18:21
      3 PAINT BRUSH\t29.97
      Total Sales (Excluding GST)\t28.27
      Total GST\t1.70
      Rounding\t-0.02
      Total Sales (Inclusive of GST)\t29.95
      CASH\t50.00
      CHANGE\t20.05
      SR @ 6%\t28.27 1.70
      THANK YOU
    `);
    expect(value('company.name')).toBe('ANGGERIK MAJU SDN BHD');
    expect(value('company.tax_number')).toBe('001234567890');
    expect(value('invoice_date')).toBe('2018-03-05');
    expect(value('total_price')).toBe('29.95');
    expect(value('total_vat')).toBe('1.70');
    expect(value('currency')).toBe('MYR');
    expect(value('country')).toBe('MY');
  });

  it.each([
    ['of Malaysia', '12 JALAN MELATI, 47400 PETALING JAYA, SELANGOR', 'MYR'],
    ['of Singapore', '8 Mill Street 11 #02-03, Singapore 570008', 'SGD'],
  ])('takes codes for rates of tax %s for no currency', (_, address, currency) => {
    const value = read(`
      PASARAYA ANGGERIK
      ${address}
      Cashier : Mei
      05/03/2017 18:21
      RED BEANS 1KG\t3.10 SR
      PAPER TOWEL\t6.40 SR
      TOTAL\t9.50
      CASH\t10.00
      CHANGE\t0.50
      THANK YOU
    `);
    expect(value('currency')).toBe(currency);
  });

  it('corrects misread amounts and dates', () => {
    const value = read(`
      KEDAI KOPI SELASIH
      Cashier : Mei
      O7/12/2O17 09:15
      1 KOPI O\t2.50
      TOTAL RM\t1S.5O
      Cash\t20.00
      Change\t4.50
    `);
    expect(value('company.name')).toBe('KEDAI KOPI SELASIH');
    expect(value('invoice_date')).toBe('2017-12-07');
    expect(value('total_price')).toBe('15.50');
  });

  it('joins a name that continues in the next line, and ignores the text above it', () => {
    const value = read(`
      lee mei
      PERNIAGAAN TIGA RODA
      SDN. BHD.
      NO 5 LORONG SUTERA, 43000 KAJANG
      Receipt No: 88123
      14 AUG 2016 12:01
      TOTAL\t8.00
      VISA CARD\t8.00
    `);
    expect(value('company.name')).toBe('PERNIAGAAN TIGA RODA SDN. BHD.');
  });

  it('joins a name whose bracket closes in the next line', () => {
    const value = read(`
      ANGGERIK HOLDINGS (SETIA
      ALAM) SDN. BHD.
      NO 5 LORONG SUTERA, 43000 KAJANG
      Receipt No: 88123
      14 AUG 2016 12:01
      TOTAL\t8.00
    `);
    expect(value('company.name')).toBe('ANGGERIK HOLDINGS (SETIA ALAM) SDN. BHD.');
  });

  it.each([
    [
      'is on two lines below the shop sign',
      ['One Mart', 'Golden Wok Service', 'Station Bhd'],
      'Golden Wok Service Station Bhd',
    ],
    ['is below the customer', ['lee mei ling', 'KEDAI BUKU RAJAWALI'], 'KEDAI BUKU RAJAWALI'],
    ['is below a person with a title', ['MR WONG', 'RAJAWALI OPTICAL'], 'RAJAWALI OPTICAL'],
    ['is below a brand', ['TERRA', 'WARUNG SOON FATT'], 'WARUNG SOON FATT'],
    ['is below the title', ['TAX INVOICE', 'SOON FATT MOTOR SDN BHD'], 'SOON FATT MOTOR SDN BHD'],
    ['names no kind of shop', ['zenith', 'YAP KEE LOONG'], 'YAP KEE LOONG'],
    ['has its number after it', ['YAP KEE MOTOR (540229H)'], 'YAP KEE MOTOR'],
    ['has a labelled number after it', ['YAP KEE MOTOR S/B (CO. 595438 H)'], 'YAP KEE MOTOR S/B'],
    ['has its number below it', ['YAP KEE MOTOR', 'CO.REG.NO 899242-H'], 'YAP KEE MOTOR'],
    ['has a new number with many digits', ['YAP KEE MOTOR (202001012345)'], 'YAP KEE MOTOR'],
    [
      'is split before its legal form',
      ['YAP KEE SEAFOOD RESTAURANT (JOHOR) SDN.', 'BHD (001234567-X)'],
      'YAP KEE SEAFOOD RESTAURANT (JOHOR) SDN. BHD',
    ],
    ['is split after its kind', ['KEDAI MAKANAN', 'SERI PELANGI'], 'KEDAI MAKANAN SERI PELANGI'],
    ['had another name', ['NUR AISYAH STEAMBOAT', '(FORMERLY KNOWN AS ORKID CAFE SDN BHD)'], 'NUR AISYAH STEAMBOAT'],
    ['is one of several branches', ['Q.V.W. (M) SDN BHD', 'CAWANGAN AMPANG'], 'Q.V.W. (M) SDN BHD'],
    ['holds a place', ['DELUXE HOLDINGS (TAMAN DAYA) S/B'], 'DELUXE HOLDINGS (TAMAN DAYA) S/B'],
    ['begins like a person', ['MR TUKANG (M) SDN BHD', '(CO. REG :812345-D)'], 'MR TUKANG (M) SDN BHD'],
    [
      'is split twice',
      ['TIGA PAKU HARDWARE', 'ENTERPRISE (BUKIT', 'KENARI) SDN BHD', '812345-X'],
      'TIGA PAKU HARDWARE ENTERPRISE (BUKIT KENARI) SDN BHD',
    ],
    ['is above a misread title', ['KLINIK ASIA RAYA', '8USINESS REG NO: 12345-K', 'TAXINVOICE'], 'KLINIK ASIA RAYA'],
    ['lost a space', ['Blue Lamp', 'EnterpriseBhd'], 'Blue Lamp EnterpriseBhd'],
  ])('reads the name of a shop that %s', (_, lines, name) => {
    const value = read(
      `${lines.join('\n')}\nNO 5 LORONG SUTERA, 43000 KAJANG\nCashier: Mei\nTOTAL\t8.00\nTERIMA KASIH`,
    );
    expect(value('company.name')).toBe(name);
  });

  it('takes no address for the name of a shop, though a state looks like a legal form', () => {
    const head =
      'RED GUM\nNEWSAGENCY\nBellamy Retail Pty Ltd\nShop 4, 27 Clare Street\nTanunda SA 5352\nABN 51 824 753 556';
    expect(read(`${head}\nTAX INVOICE\nStamps\t8.00\nTOTAL\t8.00\nTHANK YOU`)('company.name')).toBe(
      'Bellamy Retail Pty Ltd',
    );
  });

  it.each([
    'Invoice to : PELITA SDN BHD',
    'BILL TO:\nPELITA SDN BHD',
    'M/S: PELITA SDN BHD',
    'CustName: PELITA SDN BHD',
  ])('does not mistake the customer in "%s" for the shop', (customer) => {
    const value = read(
      `KLINIK ASIA RAYA\nNO 5 LORONG SUTERA\n${customer}\nDate: 02/03/2018\nTOTAL RM\t8.00\nTERIMA KASIH`,
    );
    expect(value('company.name')).toBe('KLINIK ASIA RAYA');
  });

  it('reads a total whose amount is below its label', () => {
    const value = read(`
      Golden Wok Restaurant
      Table 7
      2019-02-11 20:15
      SUB TOTAL\t40.00
      SERVICE CHARGE 10%\t4.00
      AMOUNT DUE
      \t44.00
      THANK YOU
    `);
    expect(value('total_price')).toBe('44.00');
  });

  it('takes the total after rounding, even if the rounding is misread', () => {
    const value = read(`
      KEDAI ALAT HIJAU SDN BHD
      Served by: admin
      2018/11/11 11:12 AM
      SUB-TOTAL :\t306.77
      GST(6%)\t18.41
      Total Incl. GST :\t325.18
      Round Amt :\t8.82
      Total (RM):\t325.20
      THANK YOU
    `);
    expect(value('total_price')).toBe('325.20');
  });

  it.each([
    [
      'labels the amount after rounding',
      ['Total\t1,241.26', 'Rounding\t-0.01', 'TOTAL AFT ROUND', '\t1,241.25'],
      '1241.25',
    ],
    [
      'puts the currency before the sign',
      ['TOTAL AMT :\tRM943.86', 'Rounding Adj (RM) :\tRM-0.01', 'TOTAL AFT ROUND :\tRM943.85', 'VISA CARD\t943.85'],
      '943.85',
    ],
    ['has a space instead of the point', ['Total Incl. GST\t1,703 45'], '1703.45'],
    [
      'runs words together',
      ['TOTAL EX GST\t479.09', 'GST 6%\t28.75', 'TOTAL\t507.84', 'RndAdj\t0.01', 'AMOUNTDUE\t507.85'],
      '507.85',
    ],
    ['runs label and amount together', ['SUB TOTAL:RM44.00', 'GRAND TOTAL:RM44.00'], '44.00'],
    ['rounds the payment without showing it', ['TOTAL SALES\t521.83', 'Cash\t521.85', 'Change\t0.00'], '521.85'],
    ['rounds below the total', ['TOTAL\t12.32', 'Rounding Adj\t-0.02', 'CASH\t20.00', 'CHANGE\t7.70'], '12.30'],
    ['labels the rounded total "rounding"', ['Total Sales\t12.32', 'Round d Total (RM)\t12.30'], '12.30'],
    ['pays an odd sum by card', ['TOTAL\t12.32', 'VISA\t12.32', 'Rounding\t0.00'], '12.32'],
    [
      'adds up taxes in a table',
      ['Total Sales Incl GST\t106.00', 'GST Summary', 'SR @ 6%\t100.00 6.00', 'TOTAL\t100.00 6.00'],
      '106.00',
    ],
    ['states the tax in the total', ['Total\t106.00', 'Total includes GST\t6.00'], '106.00'],
    ['counts pieces', ['TOTAL\t15.50', 'Total Qty\t3.00', 'Total Item: 3.00'], '15.50'],
    ['shows the savings', ['TOTAL\t15.50', 'Total Saving\t18.20'], '15.50'],
    ['subtracts a discount', ['SUBTOTAL\t50.00', 'Discount\t-10.00', 'Nett Amt\t40.00'], '40.00'],
    [
      'lists sums by tax rate',
      ['Total 0% supplies:\t20.00', 'Total 6% supplies (Inc. GST):\t46.30', 'GST:\t2.62', 'Total Payable:\t66.30'],
      '66.30',
    ],
    [
      'calls the change "balance"',
      ['GROSS AMOUNT\t189.01', 'Adj\t-0.01', 'Amount RM\t189.00', 'Tendered\t190.00', 'Balance RM\t1.00'],
      '189.00',
    ],
    [
      'has no label for its total, which is cash less change',
      ['NASI LEMAK\t4.00', 'XXXXX\t29.95', 'CASH\t50.00', 'CHANGE\t20.05'],
      '29.95',
    ],
    ['has misread letters in its labels', ['SUB T0TAL\t20.00', 'GST 6%\t1.20', 'T0TAL\t21.20'], '21.20'],
    ['states the payable tax', ['Total\t106.00', 'GST PAYABLE\t6.00'], '106.00'],
    ['shows only a sum before tax and the tax', ['Total Excl. GST\t100.00', 'GST 6%\t6.00'], '106.00'],
    ['shows only a sum before tax', ['Total Excl. GST\t100.00'], null],
  ])('reads the total of a receipt that %s', (_, lines, total) => {
    const value = read(`KEDAI ALAT HIJAU\nCashier: Mei\n02/03/2018 10:59\n${lines.join('\n')}\nTERIMA KASIH`);
    expect(value('total_price')).toBe(total);
  });

  it('finds no total that is less than the purchases', () => {
    const value = read(`
      KEDAI ALAT HIJAU SDN BHD
      Served by: admin
      2018/11/11 11:12 AM
      MINERAL WATER\t278.93
      TOTAL\t4.20
      THANK YOU
    `);
    expect(value('total_price')).toBeNull();
  });

  it.each([
    ['zeros', '27-63-2918', '2018-03-27'],
    ['a letter of the month', '25-0CT-2016', '2016-10-25'],
    ['a slash', '15/0172019', '2019-01-15'],
  ])('corrects a date with digits instead of %s', (_, written, date) => {
    const value = read(`KEDAI ALAT HIJAU\nCashier: Mei\nDate: ${written} 10:59\nTHANK YOU`);
    expect(value('invoice_date')).toBe(date);
  });

  it.each([
    ['Date : 2019-10-0512:58 PM', '2019-10-05'],
    ['2017-06-0708:46', '2017-06-07'],
    ['DATE:05/10/1912:58', '2019-10-05'],
    ['15JAN201820:50', '2018-01-15'],
    ['Tarikh 11/01/19', '2019-01-11'],
    ['20 January 2016', '2016-01-20'],
    ['25.03.2014 08:15', '2014-03-25'],
    ['15-JAN-18', '2018-01-15'],
    ["Date: 15 JAN' 2017", '2017-01-15'],
    ['DATE 08/Apr/2018 16:42', '2018-04-08'],
    ['Bill No: 1808/49-96 Tarikh 01 Aug 2018', '2018-08-01'],
    ['Fri, 25 Sep 2015', '2015-09-25'],
    ['SAT 10-03-2018', '2018-03-10'],
    ['Inv Date:May 14,2015 11:02 AM', '2015-05-14'],
    ['Date/Time: 20180411', '2018-04-11'],
    ['2018110716:57:38', '2018-11-07'],
    ['28 SEP 20l8 09:44', '2018-09-28'],
    ['12 0ctober 2015 13:31', '2015-10-12'],
    ['Date 15/012018', '2018-01-15'],
    ['ORD #54 -REG #8- 24/12/2016 10:35:57', '2016-12-24'],
    ["Chk 4125 Jun20'17 09:12PM", '2017-06-20'],
    ['Date : 2018-01-15 Time: 10:59', '2018-01-15'],
    ['Receipt No: 20180411-1034', null],
    ['Points expire on 30/06/2019', null],
    ['GST effective 01-04-2015', null],
  ])('reads the date in "%s"', (line, day) => {
    const value = read(`KEDAI ALAT HIJAU\nCashier: Mei\n${line}\nTOTAL RM\t8.00\nTHANK YOU`);
    expect(value('invoice_date')).toBe(day);
  });

  it('takes the date of the sale, not the expiry date of bonus points', () => {
    const value = read(`
      KEDAI ALAT HIJAU
      02/03/2018 10:59
      TOTAL RM\t8.00
      Member since 01/02/2010
      VALID UNTIL 31/12/2019 23:59
      THANK YOU
    `);
    expect(value('invoice_date')).toBe('2018-03-02');
  });

  it('recognises the words of a till with one misread letter', () => {
    const value = read(`
      KEDAI ALAT HIJAU
      Cashier : Mei
      07/12/2017 09:15
      GRAHD T0TAL\t15.50
      Cash\t20.00
      Chahge\t4.50
      THANK YOU
    `);
    expect(value('total_price')).toBe('15.50');
  });

  it('does not mistake a street for a date', () => {
    const value = read(`
      KEDAI ALAT HIJAU SDN BHD
      N0.53 55 & 59, JALAN 5AGU 18,
      55100 KUALA LUMPUR
      Cashier: Mei
      TOTAL\t4.20
      THANK YOU
    `);
    expect(value('invoice_date')).toBeNull();
  });

  it('finds no total if none is shown', () => {
    const value = read(`
      Golden Wok Restaurant
      Table 7
      2019-02-11 20:15
      CHICKEN RICE\t40.00
      CASH\t50.00
      THANK YOU
    `);
    expect(value('total_price')).toBeNull();
  });

  it('recognises a narrow Malaysian receipt without any till words', () => {
    const value = read(`
      THREE STONES ENTERPRISE
      (JM0512345-X)
      53, JALAN SAGU 18, 81100 JOHOR BAHRU
      Inv No : 1234
      Date 6/3/18
      CHICKEN RICE\t14.00
      TOTAL RM\t14.00
    `);
    expect(value('company.name')).toBe('THREE STONES ENTERPRISE');
    expect(value('invoice_date')).toBe('2018-03-06');
    expect(value('total_price')).toBe('14.00');
  });

  it('does not change an invoice', () => {
    const value = read(`
      Northwind Paper Ltd
      Invoice number: 4711
      Invoice date: 14 March 2024
      Net total\t100.00
      VAT 20 %\t20.00
      Gross total\t120.00
      Payable within 30 days
    `);
    expect(value('invoice_number')).toBe('4711');
    expect(value('total_price')).toBe('120.00');
    expect(value('total_vat')).toBe('20.00');
  });
});

describe('a receipt as recognition reads it', () => {
  it('has a total below a larger sum if a negative amount makes the difference, and the card that paid it', () => {
    const value = read(`
      Kraxi Frames Limited
      12 Ferry Street
      Tsuen Wan, Hong Kong
      2027-03-14\t16:20
      Oak frame\t150.00
      Glass cut to size\t50.00
      Sub-total\t200.00
      Regulars 10%\t-20.00
      Total HK$\t180.00
      Mastercard ****1180\t180.00`);
    expect(value('total_price')).toBe('180.00');
  });
});
