import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { CardValuesInput, CreateCardInput } from '../../src/cards/card.inputs.js';
import { CategoryInput } from '../../src/categories/category.inputs.js';
import { CompanyValuesInput, CreateCompanyInput } from '../../src/companies/company.inputs.js';
import { InvoiceItemInput } from '../../src/invoices/invoice-item.inputs.js';
import { DecisionInput } from '../../src/invoices/invoice.inputs.js';
import { buildInput } from '../../src/shared/validation.js';

const CARD = { name: 'Fuel', lastFourDigits: '0001' };
const COMPANY = { name: 'Nordhamn' };

const INPUTS = {
  'a new company': CreateCompanyInput,
  'a company': CompanyValuesInput,
  'a new card': CreateCardInput,
  'a card': CardValuesInput,
  'a category': CategoryInput,
  'an item': InvoiceItemInput,
  'a decision': DecisionInput,
};
type Kind = keyof typeof INPUTS;

/** The fields of which an input finds fault with these values. */
function findFaults(kind: Kind, values: object): string[] {
  try {
    buildInput<object>(INPUTS[kind], values);
    return [];
  } catch (error) {
    return Object.keys((error as { details: object }).details);
  }
}

describe('the values that people may give', () => {
  it.each<[kind: Kind, others: object, field: string, most: number]>([
    ['a new company', COMPANY, 'name', 255],
    ['a new company', COMPANY, 'address', 500],
    ['a new company', COMPANY, 'taxNumber', 64],
    ['a new company', COMPANY, 'taxOffice', 100],
    ['a new company', COMPANY, 'phone', 64],
    ['a company', {}, 'name', 255],
    ['a company', {}, 'address', 500],
    ['a company', {}, 'taxNumber', 64],
    ['a company', {}, 'taxOffice', 100],
    ['a company', {}, 'phone', 64],
    ['a new card', CARD, 'name', 255],
    ['a card', {}, 'name', 255],
    ['a category', {}, 'name', 100],
    ['an item', {}, 'name', 500],
    ['an item', {}, 'description', 2_000],
    ['a decision', {}, 'note', 1_000],
  ])('for %s with %j: the %s has at most %i characters', (kind, others, field, most) => {
    const findFaultsOf = (value: unknown) => findFaults(kind, { ...others, [field]: value });
    expect(findFaultsOf('x'.repeat(most))).toEqual([]);
    expect(findFaultsOf('x'.repeat(most + 1))).toEqual([field]);
    expect(findFaultsOf(42)).toEqual([field]);
  });

  it.each<[kind: Kind, others: object]>([
    ['a new company', {}],
    ['a new card', { lastFourDigits: '0001' }],
    ['a category', {}],
  ])('for %s include a name', (kind, others) => {
    for (const values of [others, { ...others, name: '' }, { ...others, name: null }])
      expect(findFaults(kind, values)).toEqual(['name']);
    expect(findFaults(kind, { ...others, name: 'x' })).toEqual([]);
  });

  it.each(['a company', 'a card'] as const)('for %s may leave out the name, but not clear it', (kind) => {
    expect(findFaults(kind, {})).toEqual([]);
    for (const name of ['', null]) expect(findFaults(kind, { name })).toEqual(['name']);
    expect(findFaults(kind, { name: 'x' })).toEqual([]);
  });

  it('for a card are four digits at its beginning, which may be unknown, and four at its end', () => {
    for (const digits of ['123', '12345', '12a4', ' 1234', 1234]) {
      expect(findFaults('a new card', { ...CARD, firstFourDigits: digits, lastFourDigits: digits })).toEqual([
        'firstFourDigits',
        'lastFourDigits',
      ]);
      expect(findFaults('a card', { firstFourDigits: digits, lastFourDigits: digits })).toHaveLength(2);
    }
    expect(findFaults('a new card', { ...CARD, firstFourDigits: null })).toEqual([]);
    expect(findFaults('a card', { firstFourDigits: null, lastFourDigits: undefined })).toEqual([]);
    expect(findFaults('a new card', { name: 'Fuel' })).toEqual(['lastFourDigits']);
    expect(findFaults('a card', { lastFourDigits: null })).toEqual(['lastFourDigits']);
  });

  it.each([
    ['quantity', ['9999999.999', '-9999999.999', '0.001'], ['10000000', '1.0001', '1,5']],
    ['totalPrice', ['99999999.99', '-0.01'], ['100000000', '1.001', '']],
    ['vatRate', ['999.99', '0'], ['1000', '19.001', '19%']],
    ['unit', ['k', 'p', 'm', 'l'], ['kg', 'K', '']],
  ])('for the %s of an item are, for example, %j, but none of %j', (field, right, wrong) => {
    for (const value of [...right, null]) expect(findFaults('an item', { [field]: value })).toEqual([]);
    for (const value of wrong) expect(findFaults('an item', { [field]: value })).toEqual([field]);
  });
});
