import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

function findValue(text: string, field: Field): unknown {
  return findValues([pageOf(text)]).find((found) => found.field === field)?.value ?? null;
}

function listItems(text: string): string[] {
  const items = findValue(text, 'items') as { name: string; quantity: string; total_price: string }[] | null;
  return (items ?? []).map(({ name, quantity, total_price }) => `${quantity} ${name} ${total_price}`);
}

describe('a sum without a label', () => {
  const LESSONS = `
Lessons in violin                282.00
Allowance for siblings           -42.30
Orchestra                         36.00
Sheets                             7.50`;

  it('is the total if the column above adds up to it', () => {
    const text = `${LESSONS}\nFor this quarter                 283.20`;
    expect(findValue(text, 'total_price')).toBe('283.20');
    expect(listItems(text)).toEqual([
      '1 Lessons in violin 282.00',
      '1 Allowance for siblings -42.30',
      '1 Orchestra 36.00',
      '1 Sheets 7.50',
    ]);
  });

  it('is the total although an older balance is added to it', () => {
    const text = `${LESSONS}\nFor this quarter                 283.20\nStill open from spring            36.00\nYour account stands at           319.20`;
    expect(findValue(text, 'total_price')).toBe('283.20');
  });

  it('is followed by its tax and the total, even if no label of these is known', () => {
    const text = `${LESSONS}\nFor this quarter                 283.20\nFor the treasury                  62.30\nPlease send                      345.50`;
    expect(findValue(text, 'total_price')).toBe('345.50');
  });

  it('needs only two parts if its tax and the total follow', () => {
    const text = `
Tuning                           100.00
New strings                       40.00
For your piano                   140.00
For the treasury                  30.80
Please send                      170.80`;
    expect(findValue(text, 'total_price')).toBe('170.80');
    expect(findValue(text.replace('170.80', '171.80'), 'total_price')).toBeNull();
  });

  it('is the total where the parts have prices of their own below', () => {
    const text = `
Rent of the hall                          2,850.00
April to June
Two parking spaces                          270.00
2 spaces at 135.00
VAT 21 % on 3,120.00                        655.20
Share of repairs                            500.00
We collect on 1 April 2026                4,275.20`;
    expect(findValue(text, 'total_price')).toBe('4275.20');
    expect(findValue(text, 'total_vat')).toBe('655.20');
    expect(listItems(text).map((item) => item.split(' ').slice(0, -1).join(' '))).toEqual([
      '1 Rent of the hall',
      '2 Two parking spaces',
      '1 Share of repairs',
    ]);
  });

  it('is followed by its tax and the total', () => {
    const text = `
Tuning                100.00
Strings                50.00
Travel                 30.00
All of that           180.00
VAT 20 %               36.00
Yours                 216.00`;
    expect(findValue(text, 'total_price')).toBe('216.00');
  });

  it('is not one of two amounts that another equals by chance', () => {
    expect(findValue('Bolts 10.00\nNuts 5.00\nCrate 15.00\nTotal 30.00', 'total_price')).toBe('30.00');
    expect(findValue('Bolts 10.00\nNuts 5.00\nCrate 15.00', 'total_price')).toBeNull();
  });

  it('may stand alone below at least three amounts', () => {
    const column = (amounts: readonly string[]) => amounts.map((amount) => amount.padStart(40)).join('\n');
    const rows = ['Fan 1,200.00', 'Lamp   310.50', 'Switch    48.00'].map((row) => {
      const [name = '', amount = ''] = row.split(/\s+/u);
      return name + amount.padStart(40 - name.length);
    });
    expect(findValue(`${rows.join('\n')}\n${column(['1,558.50'])}`, 'total_price')).toBe('1558.50');
    expect(findValue(`${rows.slice(0, 2).join('\n')}\n${column(['1,510.50'])}`, 'total_price')).toBeNull();
  });
});

describe('a row outside the tax', () => {
  it('has no tax in a table of rates', () => {
    const text = `
Room      3     1,890.00     12 %       5,670.00
Fee       6        30.00      -           180.00
Paid in cash                            5,850.00

                   Net         VAT      Total
12 %          5,062.50      607.50   5,670.00
without VAT     180.00        0.00     180.00
Total         5,242.50      607.50   5,850.00`;
    expect(findValue(text, 'total_vat')).toBe('607.50');
    expect(findValue(text, 'net_total')).toBe('5242.50');
  });
});

describe('the issue date', () => {
  it('is not the date of a contract in a sentence after "Issued"', () => {
    const text = 'Issued by the buyer under the written agreement dated 1 July 2024.\nDate of issue   20 March 2026';
    expect(findValue(text, 'invoice_date')).toBe('2026-03-20');
  });
});

describe('a column below "VAT 21 %"', () => {
  it('shows taxes, not rates', () => {
    const text = `
Service          Qty    Price    Value    VAT 21%
Broadband          1    45.38    45.38       9.53
Television         1    29.42    29.42       6.18
Decoder            2     4.20     8.40       1.76
Net total                        83.20
VAT 21 %                         17.47
Gross total                     100.67`;
    expect(listItems(text)).toEqual(['1 Broadband 54.91', '1 Television 35.60', '2 Decoder 10.16']);
  });
});

describe('a sum of prices times counts, without a label and a column of its parts', () => {
  const text = `
Datum         Leistung           Minuten      Satz        Anzahl     Fahrt          Gesamt
02.04.2026    Klavierstunde         45       42.00 €        3
              Chorprobe, beide
09.04.2026                          90       80.00 €        1
              Stimmen
16.04.2026    Fahrt                                                  6.20 €
                                                                                    212.20 €`;

  it('is the total, and the products are the lines', () => {
    expect(findValue(text, 'total_price')).toBe('212.20');
    expect(listItems(text)).toEqual(['3 Klavierstunde 126.00', '1 Chorprobe, beide Stimmen 80.00', '1 Fahrt 6.20']);
  });

  it('is none if the products do not make it', () => {
    expect(findValue(text.replace('212.20', '212.30'), 'total_price')).toBeNull();
  });
});

describe('the name of a foreign tax at the end of a name', () => {
  it('is no tax, so that its line is among those that make the total', () => {
    const text = `
Tarif                              Person              Beitrag
Hausrat                            Nora Lindqvist       120,40
Schließfachversicherung PVN        Nora Lindqvist        31,15
Glas                               Jon Lindqvist         48,20
Zusammen                                                199,75`;
    expect(findValue(text, 'total_vat')).toBeNull();
    expect(listItems(text)).toHaveLength(3);
  });
});
