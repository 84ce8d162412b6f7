import { describe, expect, test } from '@jest/globals';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { FIELD_NAMES } from '../../../src/invoices/fields/invoice-fields.js';
import type { InvoiceItem } from '../../../src/invoices/invoice-item.entity.js';
import type { InvoiceRow } from '../../../src/invoices/invoice-row.js';
import { buildProvenance, type ExtractionRecord } from '../../../src/invoices/provenance.js';

const PLACE = { source: 'text', page: 1, box: { x: 1, y: 2, width: 3, height: 4 }, rule: 'label:x' } as const;
const NOWHERE = { source: null, page: null, box: null, rule: null, confidence: null };
const BY_A_PERSON = { source: 'user', page: null, box: null, rule: 'edited', confidence: 1 };
const EMPTY = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, null])),
  ...{ vatCategoriesJson: '[]', company: null, category: null },
} as unknown as InvoiceRow;

const makeFinding = (value: unknown, confidence = 0.9) => ({ ...PLACE, value, confidence });
const makeCandidate = (value: string | null, confidence = 0.9) => ({ ...PLACE, value, confidence, chosen: false });
const makeChosen = (value: string | null, confidence = 0.9) => ({ ...makeCandidate(value, confidence), chosen: true });

/** Makes the record of an invoice whose file yielded these values, best first in each field. */
function makeRecord(
  fields: Partial<Record<Field, object[]>>,
  edited: Partial<ExtractionRecord> = {},
): ExtractionRecord {
  const reports = Object.entries(fields).map(([field, findings]) => {
    const [first, ...others] = findings.map((each) => ({ ...each, field })) as Finding[];
    return [field, { chosen: first, others }];
  });
  const report = { format: 'text', pages: 1, fields: Object.fromEntries(reports) };
  return { invoiceId: 1, editedFields: [], companyEditedFields: [], report, ...edited };
}

function explain(row: object, record: ExtractionRecord | null, items: Partial<InvoiceItem>[] = []) {
  const invoice = { ...EMPTY, ...row } as InvoiceRow;
  return new Map(buildProvenance(invoice, items as InvoiceItem[], record).map((entry) => [entry.field, entry]));
}

describe('the provenance of a field', () => {
  test('has the place of the chosen value and the other candidates', () => {
    const record = makeRecord({ currency: [makeFinding('EUR'), makeFinding('USD', 0.4)] });
    expect(explain({ currency: 'EUR' }, record).get('currency')).toEqual({
      ...{ field: 'currency', value: 'EUR', ...PLACE, confidence: 0.9 },
      candidates: [makeChosen('EUR'), makeCandidate('USD', 0.4)],
    });
  });

  test('names a person as the source of an edited value and keeps the candidates', () => {
    const record = makeRecord({ currency: [makeFinding('EUR')] }, { editedFields: ['currency'] });
    expect(explain({ currency: 'SEK' }, record).get('currency')).toEqual({
      ...{ field: 'currency', value: 'SEK', ...BY_A_PERSON },
      candidates: [{ value: 'SEK', ...BY_A_PERSON, chosen: true }, makeCandidate('EUR')],
    });
    const cleared = explain({ currency: null }, makeRecord({}, { editedFields: ['currency'] }));
    expect([...cleared.keys()]).toEqual(['currency']);
  });

  test('lists what was read if no value was valid', () => {
    expect(explain({ currency: null }, makeRecord({ currency: [makeFinding('EURO')] })).get('currency')).toEqual({
      ...{ field: 'currency', value: null, ...NOWHERE },
      candidates: [makeCandidate('EURO')],
    });
  });

  test('omits fields without a value, a candidate or a correction', () => {
    expect(explain({}, makeRecord({})).size).toBe(0);
    expect(explain({}, null).size).toBe(0);
    expect(explain({ currency: 'EUR' }, null).get('currency')).toEqual({
      ...{ field: 'currency', value: 'EUR', ...NOWHERE },
      candidates: [],
    });
  });

  test('summarises items, VAT and category', () => {
    const vat = { vatRate: '25.00', baseAmount: '4.00', vatAmount: '1.00', totalAmount: '5.00' };
    const row = { vatCategoriesJson: JSON.stringify([vat]), category: { uid: 'c', name: 'Ropes' } };
    const record = makeRecord({}, { editedFields: ['vatCategories', 'categoryId', 'items'] });
    const entries = explain(row, record, [{ name: 'Rope', totalPrice: '5.00' }]);
    expect([...entries.values()].map(({ field, value, source }) => [field, value, source])).toEqual([
      ['category', 'Ropes', 'user'],
      ['items', expect.stringContaining('Rope'), 'user'],
      ['vat_categories', expect.stringContaining('25'), 'user'],
    ]);
    expect(explain({}, record).get('items')?.value).toBeNull();
    expect(explain({}, record).get('vat_categories')?.value).toBeNull();
    expect(explain({}, record).get('category')?.value).toBeNull();
  });

  const NORDHAMN = { company: { name: 'Nordhamn AB', taxNumber: null } };
  const NAMES = { 'company.name': [makeFinding('Somebody'), makeFinding('NORDHAMN, ab', 0.3)] };

  test('of a known company is that of the candidate with the same name, if any', () => {
    expect(explain(NORDHAMN, makeRecord(NAMES)).get('company.name')).toEqual({
      ...{ field: 'company.name', value: 'Nordhamn AB', ...PLACE, confidence: 0.3 },
      candidates: [makeChosen('Nordhamn AB', 0.3), makeCandidate('Somebody')],
    });
    const wide = { 'company.name': [makeFinding('Ｎｏｒｄｈａｍｎ ＡＢ')] };
    expect(explain(NORDHAMN, makeRecord(wide)).get('company.name')?.source).toBe('text');
    const other = explain({ company: { name: 'Kvarnby' } }, makeRecord(NAMES)).get('company.name');
    expect(other).toEqual({
      ...{ field: 'company.name', value: 'Kvarnby', ...NOWHERE },
      candidates: [makeCandidate('Somebody'), makeCandidate('NORDHAMN, ab', 0.3)],
    });
  });

  test.each<[string, Partial<ExtractionRecord>, string | null]>([
    ['chosen by a person', { editedFields: ['companyId'] }, 'user'],
    ['renamed by a person', { companyEditedFields: ['name'] }, 'user'],
    ['with another field that a person set', { companyEditedFields: ['phone'] }, 'text'],
    ['of an invoice with another field that a person set', { editedFields: ['currency', 'name'] }, 'text'],
  ])('of a company %s has the right source', (_which, edited, source) => {
    expect(explain(NORDHAMN, makeRecord(NAMES, edited)).get('company.name')?.source).toBe(source);
  });
});
