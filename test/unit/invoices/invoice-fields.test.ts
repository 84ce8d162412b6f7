import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { listColumnNames } from '../../../src/exports/invoice-columns.js';
import {
  EXPORTED_FIELD_NAMES,
  FIELD_NAMES,
  getField,
  INVOICE_FIELDS,
} from '../../../src/invoices/fields/invoice-fields.js';
import { InvoiceValuesInput } from '../../../src/invoices/invoice.inputs.js';
import { toSnakeCase } from '../../../src/shared/letter-case.js';
import { buildInput } from '../../../src/shared/validation.js';

describe('the registry of invoice fields', () => {
  it.each(FIELD_NAMES)('accepts the example of %s and null, and refuses an invalid value', (name) => {
    const { example } = getField(name);
    expect(buildInput(InvoiceValuesInput, { [name]: example })).toEqual({ [name]: example });
    expect(buildInput(InvoiceValuesInput, { [name]: null })).toEqual({ [name]: null });
    expect(() => buildInput(InvoiceValuesInput, { [name]: [example] })).toThrow(
      expect.objectContaining({ code: 'validation_error', details: { [name]: expect.any(Array) } }),
    );
  });

  it.each(EXPORTED_FIELD_NAMES)('exports %s once, after the column that its entry names', (name) => {
    const columns = listColumnNames('invoice');
    const place = columns.indexOf(toSnakeCase(name));
    expect(place).toBeGreaterThan(columns.indexOf(INVOICE_FIELDS[name].exportedAfter));
    expect(columns.lastIndexOf(toSnakeCase(name))).toBe(place);
  });
});
