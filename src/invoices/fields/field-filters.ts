import { toSnakeCase } from '../../shared/letter-case.js';
import { FIELD_NAMES, getField, type FieldValue, type INVOICE_FIELDS, type NamesWith } from './invoice-fields.js';

/** The name prefixes of the two ends of a range. */
const RANGE_ENDS = { date: ['From', 'To'], money: ['Min', 'Max'] } as const;
type RangeEnds = typeof RANGE_ENDS;
type Fields = typeof INVOICE_FIELDS;

export type RangeFieldName = NamesWith<{ readonly filter: 'range' }>;
export type ChoiceFieldName = NamesWith<{ readonly filter: { readonly anyOf: string } }>;
type EndName<Name extends RangeFieldName> = Name extends unknown
  ? `${Name}${RangeEnds[Fields[Name]['kind']][number]}`
  : never;
type ListName<Name extends ChoiceFieldName> = Fields[Name]['filter']['anyOf'];

/** Filters by registered fields: ranges that include both ends, and lists of values of which any may match. */
export type FieldFilters = { readonly [Name in RangeFieldName as EndName<Name>]?: string } & {
  readonly [Name in ChoiceFieldName as ListName<Name>]?: readonly FieldValue<Name>[];
};

/** A filter by the smallest and the largest value of a field. */
export interface RangeFilter {
  readonly field: RangeFieldName;
  readonly kind: keyof RangeEnds;
  readonly column: string;
  readonly ends: readonly [smallest: EndName<RangeFieldName>, largest: EndName<RangeFieldName>];
}

/** A filter by any of several values of a field. */
export interface ChoiceFilter {
  readonly field: ChoiceFieldName;
  readonly column: string;
  readonly list: ListName<ChoiceFieldName>;
}

export const RANGE_FILTERS = FIELD_NAMES.flatMap((name) => {
  const field = getField(name);
  if (!('filter' in field) || field.filter !== 'range') return [];
  const [smallest, largest] = RANGE_ENDS[field.kind];
  const range = { field: name, kind: field.kind, column: toColumn(name) };
  return [{ ...range, ends: [`${name}${smallest}`, `${name}${largest}`] } as RangeFilter];
});

export const CHOICE_FILTERS = FIELD_NAMES.flatMap((name) => {
  const field = getField(name);
  if (!('filter' in field) || typeof field.filter !== 'object') return [];
  return [{ field: name, column: toColumn(name), list: field.filter.anyOf } as ChoiceFilter];
});

function toColumn(name: string): string {
  return `invoice.${toSnakeCase(name)}`;
}
