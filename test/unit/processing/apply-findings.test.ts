import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import type { Field } from '../../../src/extraction/model/finding.js';
import type { ExtractionReport } from '../../../src/extraction/model/report.js';
import { toFindings, removeEdited } from '../../../src/processing/apply-findings.js';

function makeReport(
  values: Partial<Record<Field, unknown>>,
  further: Partial<ExtractionReport> = {},
): ExtractionReport {
  const found = { source: 'text', page: 1, box: null, rule: 'x', confidence: 1 };
  const fields = Object.entries(values).map(([field, value]) => [
    field,
    { chosen: { ...found, field, value }, others: [] },
  ]);
  return { format: 'text', pages: 1, fields: Object.fromEntries(fields), ...further } as ExtractionReport;
}

const repeatText = (length: number) => 'x'.repeat(length);

describe('turning findings into values of an invoice', () => {
  test.each<[Field, string, string, string | null]>([
    ['total_price', 'totalPrice', '12.5', '12.50'],
    ['total_price', 'totalPrice', '-99999999999.99', '-99999999999.99'],
    ['total_price', 'totalPrice', '100000000000.00', null],
    ['total_price', 'totalPrice', '1e3', null],
    ['total_vat', 'totalVat', '-0.01', '-0.01'],
    ['invoice_date', 'invoiceDate', '2024-02-29', '2024-02-29'],
    ['invoice_date', 'invoiceDate', '2023-02-29', null],
    ['invoice_number', 'invoiceNumber', ` A\n1 `, 'A 1'],
    ['invoice_number', 'invoiceNumber', repeatText(101), repeatText(100)],
    ['currency', 'currency', 'SEK', 'SEK'],
    ['currency', 'currency', 'QQQ', null],
    ['language', 'language', 'sv', 'sv'],
    ['language', 'language', 'qq', null],
    ['country', 'country', 'SE', 'SE'],
    ['country', 'country', 'QQ', null],
    ['payment_type', 'paymentType', 'cash', 'cash'],
    ['payment_type', 'paymentType', 'barter', null],
  ])('turns %s into %s: %j becomes %j', (field, name, found, value) => {
    expect(toFindings(makeReport({ [field]: found })).values).toHaveProperty(name, value);
  });

  test('turns no findings into empty values', () => {
    const { values, items, company } = toFindings(makeReport({}));
    expect(values).toMatchObject({ totalPrice: null, currency: null, vatCategories: [], furtherInvoices: 0 });
    expect(items).toEqual([]);
    expect(company).toEqual({ name: null, address: null, taxNumber: null, taxOffice: null, phone: null });
  });

  test('counts the invoices after the first in a file', () => {
    expect(toFindings(makeReport({}, { invoices: 3 })).values.furtherInvoices).toBe(2);
  });

  const NO_ITEM = { name: null, description: null, quantity: null, unit: null, total_price: null, vat_rate: null };
  const toItem = (item: object) => toFindings(makeReport({ items: [{ ...NO_ITEM, ...item }] })).items[0];

  test.each([
    [{ name: repeatText(501) }, { name: repeatText(500) }],
    [{ description: repeatText(2_001) }, { description: repeatText(2_000) }],
    [{ quantity: '-9999999.999' }, { quantity: '-9999999.999' }],
    [{ quantity: '10000000' }, {}],
    [{ total_price: '99999999.99' }, { totalPrice: '99999999.99' }],
    [{ total_price: '100000000' }, {}],
    [{ vat_rate: '999.99' }, { vatRate: '999.99' }],
    [{ vat_rate: '1000' }, {}],
    [{ unit: 'k' }, { unit: 'k' }],
    [{ unit: 'kg' }, {}],
  ])('turns the item %j into %j', (found, kept) => {
    const nothing = { name: null, description: null, quantity: null, unit: null, totalPrice: null, vatRate: null };
    expect(toItem(found)).toEqual({ ...nothing, ...kept });
  });

  test('drops VAT amounts and rates that are too large', () => {
    const row = { vat_rate: '25', base_amount: '99999999999.99', vat_amount: '100000000000', total_amount: null };
    const kept = { vatRate: '25.00', baseAmount: '99999999999.99', vatAmount: null, totalAmount: null };
    const rows = [row, { ...row, vat_rate: '1000' }];
    expect(toFindings(makeReport({ vat_categories: rows })).values.vatCategories).toEqual([
      kept,
      { ...kept, vatRate: null },
    ]);
  });

  test.each([
    ['company.name', 'name', 255],
    ['company.address', 'address', 500],
    ['company.tax_number', 'taxNumber', 64],
    ['company.tax_office', 'taxOffice', 100],
    ['company.phone', 'phone', 64],
  ] as const)('cuts %s to the length that a company allows', (field, name, length) => {
    expect(toFindings(makeReport({ [field]: repeatText(length + 1) })).company).toHaveProperty(
      name,
      repeatText(length),
    );
    expect(toFindings(makeReport({ [field]: repeatText(length) })).company).toHaveProperty(name, repeatText(length));
  });
});

test('fields that a person set are not changed', () => {
  const values = { totalPrice: '1.00', currency: 'EUR' };
  expect(removeEdited({ editedFields: [] }, values)).toEqual(values);
  expect(removeEdited({ editedFields: ['currency', 'companyId'] }, values)).toEqual({ totalPrice: '1.00' });
});
