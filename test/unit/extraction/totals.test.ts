import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

/** Lists the values of a field on a page with their confidences, best first. */
function listFound(field: Field, text: string): [unknown, number][] {
  return findValues([pageOf(text)]).flatMap((each) => (each.field === field ? [[each.value, each.confidence]] : []));
}

describe('amounts with three decimals', () => {
  it.each([
    [
      'a point that nothing proves',
      'Service 65.000\nNet total KWD 65.000\nVAT 5% KWD 3.250\nTotal KWD 68.250',
      '68.25',
    ],
    ['groups of thousands', 'Net total OMR 1,250.500\nVAT 5% 62.525\nTotal OMR 1,313.025', '1313.03'],
    ['a comma', 'Total HT 1 250,500 TND\nTVA 19% 237,595 TND\nTotal TTC 1 488,095 TND', '1488.10'],
    ['a rate with two decimals', 'Net total BHD 65.000\nVAT 10.00% 6.500\nTotal BHD 71.500', '71.50'],
    ['none: another currency', 'Net total 65.000 EUR\nVAT 20% 13.000 EUR\nTotal 78.000 EUR', '78000.00'],
  ])('are read with %s', (_, text, total) => {
    const [first] = listFound('total_price', text);
    expect(Number(first?.[0])).toBe(Number(total));
  });
});

describe('the total of an invoice', () => {
  it.each([
    ['proven by three labels', 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', '120.00', '20.00', 0.97],
    [
      'proven by three labels without a rate',
      'Net total 100.00\nVAT 17.31\nGross total 117.31',
      '117.31',
      '17.31',
      0.97,
    ],
    [
      'proven, but the net total has no label',
      'Bolts 100.00\nVAT 20% 20.00\nGross total 120.00',
      '120.00',
      '20.00',
      0.92,
    ],
    ['proven by a rate', 'Net total 100.00\nTotal 120.00\nof which 20% 20.00', '120.00', '20.00', 0.92],
    [
      'proven by a rate, although the gross total has no label',
      'Net total 100.00\nVAT 20% 20.00\nBolts 120.00',
      '120.00',
      '20.00',
      0.92,
    ],
    [
      'beside the balance of an account',
      'Net total 100.00   Brought forward from May   38.00\nVAT 20% 20.00   Received with thanks   -28.00\nGross total 120.00   Still not paid   10.00',
      '120.00',
      '20.00',
      0.97,
    ],
    [
      'beside the rows of a breakdown, one of them untaxed',
      'Rate   Base     Tax      Net total   130.00\n0 %    30.00    0.00     VAT          20.00\n20 %  100.00   20.00     Gross total 150.00',
      '150.00',
      '20.00',
      0.97,
    ],
    ['missing, but a rate proves net total and VAT', 'Net total 100.00\nVAT 20% 20.00', '120.00', '20.00', 0.93],
    [
      'missing beside a smaller amount with its label',
      'Net total 100.00\nVAT 20% 20.00\nTotal 30.00',
      '120.00',
      '20.00',
      0.93,
    ],
    [
      'after two taxes, without a label',
      'Subtotal 800.00\nGST 5% 40.00\nQST 9.975% 79.80\nPlease send us a cheque for this amount:\n919.80',
      '919.80',
      '119.80',
      0.93,
    ],
    ['missing, with a VAT a cent off its rate', 'Net total 100.00\nVAT 20% 20.01', '120.01', '20.01', 0.93],
    ['the sum of a table of VAT with bases', 'Total 10.99\nA 6% 7.08 0.42\nB 21% 2.88 0.61', '10.99', '1.03', 0.93],
    ['the sum of a table of VAT with sums', 'Total 12.90\n1 8.1% 4.95 0.37\n2 2.6% 7.95 0.20', '12.90', '0.57', 0.93],
    [
      'the sum of items that each state their tax',
      'Pan 200.00 18% IGST 36.00 236.00\nOil 100.00 5% IGST 5.00 105.00\nShipping 50.00 18% IGST 9.00 59.00\nTotal 400.00',
      '400.00',
      '50.00',
      0.93,
    ],
    ['the sum of a table of VAT with one rate', 'Total 62.99\nA 19% base 52.93 10.06', '62.99', '10.06', 0.93],
    [
      'labelled beside a table of VAT with another sum',
      'Total 11.99\nA 6% 7.08 0.42\nB 21% 2.88 0.61',
      '11.99',
      null,
      0.7,
    ],
    ['below zero', 'Net total -100.00\nVAT 20% -20.00\nGross total -120.00', '-120.00', '-20.00', 0.97],
    ['without VAT', 'Net total 100.00\nVAT 0% 0.00\nGross total 100.00', '100.00', '0.00', 0.97],
    [
      'without VAT, although the amount paid is below a VAT number',
      'NL VAT NL861204578B01\n100.00 paid\n\n\n\n\nSubtotal 120.00\nDiscount -20.00\nNet total 100.00\nVAT 0% on 100.00 0.00\nTotal 100.00',
      '100.00',
      '0.00',
      0.97,
    ],
    ['rounded', 'Net total 100.10\nVAT 20% 20.02\nRound off -0.12\nTotal 120.00', '120.00', '20.02', 0.97],
    [
      'rounded below the sum of the items',
      'Item          Net    VAT   Gross\nOil        100.10  20.02  120.12\nSum        100.10  20.02  120.12\nRound off                  -0.12\nTotal to pay              120.00\n\nNet total 20% VAT Total\n100.10    20%  20.02 120.12',
      '120.00',
      '20.02',
      0.97,
    ],
    ['rounded to the smallest coin', 'Gross total CHF 43.62\nAmount due CHF 43.60', '43.60', null, 0.7],
    ['before a deposit was paid', 'Total 500.00\nDeposit received (200.00)\nBalance due 300.00', '500.00', null, 0.7],
    [
      'of this document, with a balance carried over',
      'Total 500.00\nPrevious balance 320.00\nCheck no. 208 -250.00\nBalance due 570.00',
      '500.00',
      null,
      0.7,
    ],
    [
      'larger than net total and VAT by what is not taxed',
      'Net total 200.00\nVAT 20% of 200.00 40.00\nInspection fee 60.00\nRounding 0.02\nGross total 300.02',
      '300.02',
      '40.00',
      0.97,
    ],
    ['taxed at zero only, as its rates show', 'Bolts 0% 100.00\nGross total 100.00', '100.00', '0.00', 0.7],
    [
      'labelled like the column above it, which adds up to it',
      'Description                    Amount\n3.00 x Engine oil               38.28\n1.00 x Ground coffee            17.75\nTotal                           56.03',
      '56.03',
      null,
      0.7,
    ],
    ['labelled, with nothing to prove it', 'Gross total 120.00', '120.00', null, 0.7],
    ['labelled beside a VAT amount that proves nothing', 'VAT 20.00\nGross total 150.00', '150.00', '20.00', 0.7],
    [
      'smaller than the amount labelled VAT, which is then ignored',
      'VAT 220.00\nGross total 150.00',
      '150.00',
      null,
      0.7,
    ],
    [
      'with taxes of two rates',
      'Net total 150.00\nVAT 20% 20.00\nVAT 5% 2.50\nGross total 172.50',
      '172.50',
      '22.50',
      0.97,
    ],
    [
      'reduced to the amount due by a withheld tax',
      'Net total 1500.00\nIVA 21% 315.00\nIRPF -225.00\nTotal a pagar 1590.00',
      '1815.00',
      '315.00',
      0.93,
    ],
    ['printed with a tax that is too high', 'Net total 100.00\nVAT 32.00\nGross total 132.00', '132.00', '32.00', 0.7],
    [
      'printed with the highest plausible tax',
      'Net total 100.00\nVAT 31.00\nGross total 131.00',
      '131.00',
      '31.00',
      0.97,
    ],
    ['a cent off its VAT rate', 'Net total 100.00\nVAT 20% 20.01\nTotal 120.01', '120.01', '20.01', 0.97],
    ['after a discount', 'Subtotal 110.00\nDiscount 10.00\nVAT 20% 20.00\nGross total 120.00', '120.00', '20.00', 0.92],
    [
      'with a tax on the taxable amount, which a label repeats',
      'Taxable amount 100.00\nVAT 20% on taxable amount 20.00\nExpenses without tax 5.00\nInvoice total 125.00',
      '125.00',
      '20.00',
      0.97,
    ],
    [
      'with a charge that names its VAT rate in brackets',
      'Subtotal 110.00\nShipping (20% VAT) 10.00\nTotal incl. VAT 120.00\nTotal excl. VAT 100.00\nTotal VAT 20.00',
      '120.00',
      '20.00',
      0.97,
    ],
    [
      'of a bill',
      'Total charges before VAT 100.00\nVAT 20% 20.00\nTotal charges this bill 120.00',
      '120.00',
      '20.00',
      0.97,
    ],
    ['after a charge', 'Subtotal 90.00\nShipping 10.00\nVAT 20% 20.00\nGross total 120.00', '120.00', '20.00', 0.92],
  ])('may be %s', (_, text, gross, vat, confidence) => {
    expect(listFound('total_price', text)[0]).toEqual([gross, confidence]);
    expect(listFound('total_vat', text)[0]?.[0] ?? null).toBe(vat);
  });

  it('is unknown if its label has several values', () => {
    expect(listFound('total_price', 'Gross total 120.00\nGross total 130.00')).toEqual([]);
    expect(listFound('total_price', 'Gross total 120.00\nGross total 120.00')).toEqual([['120.00', 0.7]]);
  });

  it('has the box of the printed amount, and none if it was calculated', () => {
    const findBox = (field: Field, text: string) =>
      findValues([pageOf(text)]).find((each) => each.field === field)?.box;
    const text = 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00';
    expect(findBox('total_price', text)).toEqual({ x: 90, y: 54, width: 30, height: 9 });
    expect(findBox('total_vat', text)).toEqual({ x: 70, y: 42, width: 25, height: 9 });
    expect(findBox('total_price', 'Net total 1500.00\nIVA 315.00\nIRPF -225.00\nTotal a pagar 1590.00')).toBeNull();
  });

  it('is never less than a quarter of the items', () => {
    const writeText = (total: string) => `
Description    Qty    Price    Amount
Bolts            2    50.00    100.00
Nuts             2    50.00    100.00

Gross total    ${total}
`;
    expect(listFound('total_price', writeText('50.00'))[0]?.[0]).toBe('50.00');
    expect(listFound('total_price', writeText('49.99'))).toEqual([]);
  });

  it('is the amount paid if the items add up to it and no other total is as large', () => {
    const writeText = (paid: string, rest = '') => `
Description    Qty    Price    VAT    Amount
Ferry ticket     2    53.00     6%    106.00
Lunch            1    24.60    23%     24.60
${rest}
Paid                                  ${paid}

Rate    Base    Tax
6%    100.00    6.00
23%    20.00    4.60
`;
    expect(listFound('total_price', writeText('130.60'))[0]).toEqual(['130.60', 0.93]);
    expect(listFound('total_vat', writeText('130.60'))[0]?.[0]).toBe('10.60');
    expect(listFound('net_total', writeText('130.60'))[0]?.[0]).toBe('120.00');
    expect(listFound('total_price', writeText('100.00'))[0]?.[0]).not.toBe('100.00');
    expect(listFound('total_price', writeText('130.60', 'Total    150.00'))[0]?.[0]).not.toBe('130.60');
  });

  it('is read from sentences, not from the amounts that happen to be below its label', () => {
    const text = `
Our fee for the survey of the two fields near the river comes to 350.00. For
that work, which was ordered in the spring, the VAT at a rate of 20 %, which
comes to 70.00.
To this we add the fee of the land register of 15.00, which is not subject to
VAT and which we paid for you. The total without VAT is 365.00 and the total
amount of this invoice 435.00, to be paid within the next ten days or so.`;
    expect(listFound('total_vat', text)[0]?.[0]).toBe('70.00');
    expect(listFound('net_total', text)[0]?.[0]).toBe('365.00');
    expect(listFound('total_price', text)[0]?.[0]).toBe('435.00');
  });

  it('contains the VAT if only the rate and the tax are shown', () => {
    expect(listFound('total_price', 'Total 120.00\nincl. VAT 20% 20.00')[0]).toEqual(['120.00', 0.93]);
    expect(listFound('total_vat', 'Total 120.00\nincl. VAT 20% 20.00')[0]?.[0]).toBe('20.00');
  });
});

describe('the totals of an invoice without an amount of VAT', () => {
  const listTotals = (text: string) =>
    (['net_total', 'total_vat', 'total_price'] as const).map((field) => listFound(field, text)[0]?.[0] ?? null);

  it.each([
    [
      'follow from its rate, whose sign may be apart',
      'Net amount   50.00\nVAT   20   %\nTotal   60.00',
      ['50.00', '10.00', '60.00'],
    ],
    [
      'are without VAT if the buyer owes it',
      'Work   320.00\nVAT   Reverse charge\nTotal   320.00',
      ['320.00', '0.00', '320.00'],
    ],
    [
      'are without VAT if the buyer owes it, in German',
      'Arbeit   320,00\nGesamt   320,00\nSteuerschuldnerschaft des Leistungsempfängers',
      ['320.00', '0.00', '320.00'],
    ],
    [
      'are unknown if a form denies that the buyer owes it',
      'Work   320.00\nTotal   320.00\nReverse charge: No',
      [null, null, '320.00'],
    ],
    [
      'include a net total that is the total',
      'Total excl. tax   75.50\nTotal incl. tax   75.50',
      ['75.50', null, '75.50'],
    ],
  ])('%s', (_, text, expected) => {
    expect(listTotals(text)).toEqual(expected);
  });

  it('are those before payments, although the sum of the lines is only a subtotal', () => {
    const text = `
Description       Qty      Price        Net   Tax rate      Tax      Total
Switches            2      60.00     120.00        10%    12.00     132.00
Sockets             3      20.00      60.00        10%     6.00      66.00
Subtotal                             180.00               18.00     198.00
Payment received                                                    -98.00
Amount due                                                          100.00`;
    expect(listTotals(text)).toEqual(['180.00', '18.00', '198.00']);
  });
});

describe('the VAT of an invoice', () => {
  const listRates = (text: string) => {
    const [breakdown] = listFound('vat_categories', text);
    if (!breakdown) return null;
    const rows = breakdown[0] as {
      vat_rate: string;
      base_amount: string | null;
      vat_amount: string;
      total_amount: string | null;
    }[];
    return [
      breakdown[1],
      ...rows.map((row) => [row.vat_rate, row.base_amount, row.vat_amount, row.total_amount].join(' ')),
    ];
  };

  it.each([
    ['one rate', 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', [0.95, '20.00 100.00 20.00 120.00']],
    [
      'a row for each rate',
      'VAT   Base   Tax\n20% 100.00 20.00\n5% 50.00 2.50\nNet total 150.00\nVAT 22.50\nGross total 172.50',
      [0.96, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'two rows of one rate',
      '20% 100.00 20.00\n20% 50.00 10.00\n\nNet total 150.00\nVAT 30.00\nGross total 180.00',
      [0.96, '20.00 150.00 30.00 180.00'],
    ],
    [
      'a remainder that is exempt',
      '20% 100.00 20.00\n0% exempt\nNet total 150.00\nVAT 20.00\nGross total 170.00',
      [0.9, '20.00 100.00 20.00 120.00', '0.00 50.00 0.00 50.00'],
    ],
    [
      'only the taxed part, if the remainder is not stated to be exempt',
      '20% 100.00 20.00\nNet total 150.00\nVAT 20.00\nGross total 170.00',
      [0.85, '20.00 100.00 20.00 120.00'],
    ],
    ['no tax at all', 'Net total 100.00\nVAT 0% 0.00\nGross total 100.00', [0.92, '0.00 100.00 0.00 100.00']],
    [
      'a rate that is not printed but follows from the amounts',
      'Net total 100.00\nVAT 21.00\nGross total 121.00',
      [0.85, '21.00 100.00 21.00 121.00'],
    ],
    ['nothing, if the rate is not in use', 'Net total 100.00\nVAT 27.77\nGross total 127.77', null],
    [
      'labelled taxes with their bases',
      'Books 50.00\nPaper 100.00\nNet total 150.00\nVAT 20% 20.00\nVAT 5% 2.50\nGross total 172.50',
      [0.93, '5.00 50.00 2.50 52.50', '20.00 100.00 20.00 120.00'],
    ],
    [
      'labelled taxes without bases',
      'Net total 149.90\nVAT 20% 20.00\nVAT 5% 2.50\nGross total 172.40',
      [0.6, '20.00  20.00 ', '5.00  2.50 '],
    ],
  ])('has %s', (_, text, rows) => {
    expect(listRates(text)).toEqual(rows);
  });

  it('is calculated from the items if these show the rates', () => {
    const text = `
Description     Qty     Price    VAT    Amount
Paper             2     50.00    20%    100.00
Books             5     10.00     5%     50.00

Net total  150.00
VAT         22.50
Total      172.50
`;
    expect(listRates(text)).toEqual([0.93, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50']);
    const items = listFound('items', text)[0];
    expect(items).toMatchObject([
      [
        { name: 'Paper', quantity: '2', total_price: '120.00', vat_rate: '20.00' },
        { name: 'Books', quantity: '5', total_price: '52.50', vat_rate: '5.00' },
      ],
      0.97,
    ]);
  });
});

describe('taxes that only their rates name', () => {
  const text = (total: string) => `
Booth                    100.00
Leaflets                  73.50
Subtotal                 173.50
6%                         4.41
21%                       21.00
Total                    ${total}`;

  it('are those between the sum of the lines and the total to which they lead', () => {
    expect(listFound('total_vat', text('198.91'))[0]?.[0]).toBe('25.41');
  });

  it('are none if they do not lead to it', () => {
    expect(listFound('total_vat', text('190.00'))).toEqual([]);
  });
});

describe('totals of the goods before shipping', () => {
  const goods = `
Bolts                    186.00
Total excl. VAT          186.00
Tax                       42.35
VAT 22%                   40.92
Total incl. VAT          226.92`;

  it('are not those of the invoice', () => {
    const text = `${goods}\nShipping                   7.93\nTotal                    234.85`;
    expect(listFound('total_price', text)[0]?.[0]).toBe('234.85');
    expect(listFound('total_vat', text)[0]?.[0]).toBe('42.35');
  });

  it('are those of the invoice if nothing is added', () => {
    expect(listFound('total_price', `${goods}\nRounding 0.00`)[0]?.[0]).toBe('226.92');
  });
});

describe('the items of an invoice', () => {
  const writeTable = (rows: string, sums = '') => `Description     Qty     Price    Amount\n${rows}\n\n${sums}`;
  const listLines = (text: string) => {
    const [items] = listFound('items', text);
    if (!items) return null;
    const rows = items[0] as { name: string; quantity: string; unit: string | null; total_price: string | null }[];
    return [items[1], ...rows.map((row) => [row.name, row.quantity, row.unit, row.total_price].join('|'))];
  };
  const bolts = 'Bolts             2     50.00    100.00';
  const nuts = 'Nuts              5     10.00     50.00';

  it('are most certain if they add up and quantity times price is the amount', () => {
    const sums = 'Net total 150.00\nVAT 20% 30.00\nTotal 180.00';
    expect(listLines(writeTable(`${bolts}\n${nuts}`, sums))).toEqual([0.97, 'Bolts|2||120.00', 'Nuts|5||60.00']);
    const rounded = 'Nuts              7     10.00     50.00';
    expect(listLines(writeTable(`${bolts}\n${rounded}`, sums))?.[0]).toBe(0.85);
  });

  it('keep their amounts if these include VAT', () => {
    expect(listLines(writeTable(`${bolts}\n${nuts}`, 'Net total 125.00\nVAT 20% 25.00\nTotal 150.00'))).toEqual([
      0.97,
      'Bolts|2||100.00',
      'Nuts|5||50.00',
    ]);
  });

  it('have their amounts without VAT for totals, and less confidence, if their VAT rate is unknown', () => {
    const sums = 'Net total 150.00\nVAT 20% 20.00\nVAT 5% 2.47\nTotal 172.47';
    const lines = listLines(writeTable(`${bolts}\n${nuts}`, sums));
    expect(lines).toEqual([0.728, 'Bolts|2||100.00', 'Nuts|5||50.00']);
  });

  it('have descriptions from the lines below and units from beside the quantity', () => {
    const text = writeTable(
      'Bolts        2 Stk     50.00    100.00\nof steel\nNuts          5 kg     10.00     50.00',
      'Total 150.00',
    );
    expect(listLines(text)?.slice(1)).toEqual(['Bolts|2|p|100.00', 'Nuts|5|k|50.00']);
    expect(listFound('items', text)[0]?.[0]).toMatchObject([{ description: 'of steel' }, { description: null }]);
  });

  it('end above the sums and continue after a blank line', () => {
    expect(listLines(writeTable(`${bolts}\n\n${nuts}`, 'Total 150.00'))).toHaveLength(3);
    expect(listLines(writeTable(`${bolts}\nSubtotal 100.00\n${nuts}`, 'Total 150.00'))?.[1]).toMatch(/^Bolts/);
  });
});

describe('a tax of which only the rate is shown', () => {
  it('may be on a part of the lines', () => {
    const text = `
Description                  Taxable       Amount
Water heater                       X       900.00
Labor, two hours                   -       300.00
                             Subtotal    1,200.00
                             Taxable       900.00
                             Tax rate       8.25%
                             Total due   1,274.25`;
    expect(listFound('total_price', text)[0]?.[0]).toBe('1274.25');
    expect(listFound('total_vat', text)[0]?.[0]).toBe('74.25');
    expect(listFound('net_total', text)[0]?.[0]).toBe('1200.00');
  });
});

describe('a tax of which only the rate is shown, below lines without their sum', () => {
  it('leads from the lines to the total', () => {
    const text = `
Item               Quantity     Price        Total
Gate hinges               4     25.00       100.00
Fence posts              10     12.50       125.00

Tax value:            20%
Total value:       270.00`;
    expect(listFound('total_vat', text)[0]?.[0]).toBe('45.00');
    expect(listFound('net_total', text)[0]?.[0]).toBe('225.00');
  });
});

describe('a tax on the goods alone', () => {
  it('leaves the freight untaxed, and has the goods as its base', () => {
    const text = `
Subtotal                     5,200.00
Shipping charges               350.00
VAT @16%:                      832.00
Total                        6,382.00`;
    expect(listFound('vat_categories', text)[0]?.[0]).toEqual([
      { vat_rate: '16.00', base_amount: '5200.00', vat_amount: '832.00', total_amount: '6032.00' },
    ]);
  });
});
