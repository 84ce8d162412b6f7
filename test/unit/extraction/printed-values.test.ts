import { describe, expect, it } from '@jest/globals';
import { findMismatches } from '../../../src/extraction/documents/mismatches.js';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

function makeFinding(field: Field, value: string, confidence: number): Finding {
  return { field, value, confidence, source: 'text', page: 1, box: null, rule: 'test' };
}

/** Whether a page agrees with an e-invoice although another value was read from it. */
function agrees(field: Field, stated: string, read: string, page: string, { confidence = 0.95, country = 'DE' } = {}) {
  const eInvoice = rankFindings([makeFinding(field, stated, 1), makeFinding('country', country, 1)]);
  const printed = rankFindings([makeFinding(field, read, confidence)]);
  return findMismatches(eInvoice, printed, [pageOf(page)]).length === 0;
}

describe('a page agrees with the total of its e-invoice', () => {
  it.each([
    ['1.234,50'],
    ['1,234.50'],
    ["1'234.50"],
    ['1 234,50'],
    ['EUR1234,50'],
    ['Gesamtbetrag 1.234,50 EUR zahlbar sofort'],
    ['Position 12 kostet 99,00\nzusammen 1.234,50'],
    ['Anzahlung 234,50 Gesamt 1.234,50'],
  ])('if it shows %j somewhere', (page) => {
    expect(agrees('total_price', '1234.50', '1000.00', page)).toBe(true);
  });

  it.each([['1.234,51'], ['11.234,50'], ['1.234'], ['234,50'], ['']])('but not if it only shows %j', (page) => {
    expect(agrees('total_price', '1234.50', '1000.00', page)).toBe(false);
  });

  it('if it leaves out cents that are zero', () => {
    expect(agrees('total_price', '1200.00', '1000.00', 'zu zahlen 1.200')).toBe(true);
    expect(agrees('total_price', '1200.50', '1000.00', 'zu zahlen 1.200')).toBe(false);
  });

  it('if the total that was read differs by a cent, which is a matter of rounding', () => {
    expect(agrees('total_price', '1234.50', '1234.51', '')).toBe(true);
    expect(agrees('total_price', '1234.50', '1234.49', '')).toBe(true);
    expect(agrees('total_price', '1234.50', '1234.52', '')).toBe(false);
  });
});

describe('a page agrees with its e-invoice', () => {
  it.each<[Field, string, string, string]>([
    ['invoice_number', 'RE-2024/118', '4711', 'Rechnung RE 2024-118'],
    ['invoice_date', '2024-03-04', '2024-01-01', 'Berlin, 04.03.2024'],
    ['invoice_date', '2024-03-04', '2024-01-01', 'Austin, 03/04/2024'],
    ['invoice_date', '2024-03-04', '2024-01-01', 'Lieferung 01.01.2024\nausgestellt am 4. März 2024'],
    ['currency', 'EUR', 'CHF', 'Betrag (EUR)'],
    ['currency', 'EUR', 'CHF', 'Betrag 12,50€'],
    ['currency', 'EUR', 'CHF', 'Betrag in CHF, Kurs EUR:1,05'],
    ['company.name', 'Kübler Optik GmbH', 'Brennweite AG', 'KÜBLER\nAugenoptik'],
    ['company.name', 'Kübler Optik GmbH', 'Brennweite AG', 'Post von der Kubler Optik'],
  ])('on the %s %s, although %s was read, if it shows %j', (field, stated, read, page) => {
    expect(agrees(field, stated, read, page)).toBe(true);
  });

  it.each<[Field, string, string, string]>([
    ['invoice_number', 'RE-2024/118', '4711', 'Rechnung RE 2024-117'],
    ['invoice_date', '2024-03-04', '2024-01-01', 'Berlin, 05.03.2024'],
    ['currency', 'EUR', 'CHF', 'Betrag in CHF, Europa'],
    ['company.name', 'Kübler Optik GmbH', 'Brennweite AG', 'Brennweite GmbH'],
  ])('but not on the %s %s if %s was read and it shows %j', (field, stated, read, page) => {
    expect(agrees(field, stated, read, page)).toBe(false);
  });

  it('on a name of which no word is long enough to be compared', () => {
    expect(agrees('company.name', 'AB CD GmbH', 'Brennweite AG', '')).toBe(true);
  });

  it('on the sign of the currency of its country', () => {
    const options = { country: 'CA' };
    expect(agrees('currency', 'CAD', 'EUR', 'Total $ 12.50', options)).toBe(true);
    expect(agrees('currency', 'CAD', 'EUR', 'Total $ 12.50', { country: 'US' })).toBe(false);
  });

  it('unless what was read from it is certain, and names must be more so', () => {
    expect(agrees('invoice_number', '118', '4711', '', { confidence: 0.69 })).toBe(true);
    expect(agrees('invoice_number', '118', '4711', '', { confidence: 0.7 })).toBe(false);
    expect(agrees('company.name', 'Kübler GmbH', 'Brennweite AG', '', { confidence: 0.89 })).toBe(true);
    expect(agrees('company.name', 'Kübler GmbH', 'Brennweite AG', '', { confidence: 0.9 })).toBe(false);
  });

  it('where either of them states nothing', () => {
    const stated = rankFindings([makeFinding('invoice_number', '118', 1)]);
    expect(findMismatches(stated, {}, [pageOf('')])).toEqual([]);
    expect(findMismatches({}, stated, [pageOf('')])).toEqual([]);
  });
});

it('lists each field on which a page disagrees with its e-invoice', () => {
  const stated = [makeFinding('invoice_number', '118', 1), makeFinding('total_price', '20.00', 1)];
  const read = [makeFinding('invoice_number', '4711', 0.9), makeFinding('total_price', '30.00', 0.9)];
  const found = findMismatches(rankFindings(stated), rankFindings(read), [pageOf('')]);
  expect(found.map(({ field, stated: value, printed }) => [field, value, printed.value])).toEqual([
    ['invoice_number', '118', '4711'],
    ['total_price', '20.00', '30.00'],
  ]);
});
