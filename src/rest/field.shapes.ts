import type { InvoiceField } from '../invoices/fields/invoice-field.js';
import { FIELD_NAMES, getField, type FieldName, type RestValues } from '../invoices/fields/invoice-fields.js';
import { toSnakeCase } from '../shared/letter-case.js';
import {
  describeShape,
  createNamedEnumShape,
  makeNullable,
  replaceExample,
  type Fields,
  type Shape,
} from './openapi/shape.js';
import { COUNTRY, CURRENCY, DAY, LANGUAGE, createMoneyShape, createTextShape } from './openapi/values.js';

/** The values of the registered fields. */
export const FIELD_SHAPES = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, buildFieldShape(name, getField(name))]),
) as Readonly<Record<FieldName, Shape<string>>>;

/** Builds the members of a response for registered fields; unknown values are null. */
export function buildFieldShapes<Name extends FieldName>(names: readonly Name[]): Fields<RestValues<Name>> {
  const members = names.map((name) => [
    toSnakeCase(name),
    describeShape(makeNullable(FIELD_SHAPES[name]), getField(name).description),
  ]);
  return Object.fromEntries(members) as Fields<RestValues<Name>>;
}

function buildFieldShape(name: FieldName, field: InvoiceField): Shape<string> {
  switch (field.kind) {
    case 'money':
      return createMoneyShape(field.example);
    case 'date':
      return replaceExample(DAY, field.example);
    case 'text':
      return createTextShape(field.example);
    case 'currency':
      return replaceExample(CURRENCY, field.example);
    case 'language':
      return replaceExample(LANGUAGE, field.example);
    case 'country':
      return replaceExample(COUNTRY, field.example);
    case 'choice':
      return createNamedEnumShape(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, field.values, field.example);
  }
}
