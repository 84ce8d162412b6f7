import { describe, expect, it } from '@jest/globals';
import { buildCompanyKeys, selectMissingValues } from '../../../src/companies/company-values.js';
import type { Company } from '../../../src/companies/company.entity.js';

describe('the matching keys of a company', () => {
  it.each([
    ['Nordhamn AB', 'SE 5561-2345', { nameKey: 'nordhamnab', taxKey: 'se55612345' }],
    ['Nordhamn', null, { nameKey: 'nordhamn', taxKey: null }],
    ['Nordhamn', '--', { nameKey: 'nordhamn', taxKey: null }],
    ['x'.repeat(256), 'y'.repeat(65), { nameKey: 'x'.repeat(255), taxKey: 'y'.repeat(64) }],
  ])('are normalised for %s with %s', (name, taxNumber, keys) =>
    expect(buildCompanyKeys({ name, taxNumber })).toEqual(keys),
  );
});

describe('what a document adds to a company', () => {
  const NOTHING = { address: null, taxNumber: null, taxOffice: null, phone: null };
  const makeCompany = (values: Partial<Company>) =>
    ({ name: 'Nordhamn', ...NOTHING, editedFields: [], ...values }) as unknown as Company;
  const found = { name: 'Other', address: 'Kajvägen 7', taxNumber: 'SE 1', taxOffice: 'Lund', phone: '+46' };

  it('is what the company lacks, with the key of its tax number', () => {
    expect(selectMissingValues(makeCompany({}), found)).toEqual({
      ...{ address: 'Kajvägen 7', taxNumber: 'SE 1', taxOffice: 'Lund', phone: '+46' },
      ...{ nameKey: 'nordhamn', taxKey: 'se1' },
    });
  });

  it('is nothing that the company has, that a person cleared or that the document lacks', () => {
    const known = makeCompany({ address: 'Hamnen', taxNumber: 'SE 2', editedFields: ['taxOffice'] });
    expect(selectMissingValues(known, found)).toEqual({ phone: '+46' });
    expect(selectMissingValues(makeCompany({}), { name: 'Other', ...NOTHING })).toEqual({});
  });
});
