import { INVOICE_ORDER_FIELDS } from '../invoices/search/invoice-filter.js';
import { CHOICE_FILTERS, RANGE_FILTERS } from '../invoices/fields/field-filters.js';
import { spellOut, toSnakeCase } from '../shared/letter-case.js';
import { FIELD_SHAPES } from './field.shapes.js';
import { DAY_OR_INSTANT } from './instant.js';
import { Component } from './openapi/component.js';
import type { QueryParameter } from './openapi/parameters.js';
import { nameShape, createShape, type Schema } from './openapi/shape.js';
import { APPROVEMENT_STATUS, DAY, PROCESSING_STATUS } from './openapi/values.js';

/** The aliases of the parameters for the first and the last day of creation. */
export const CREATED_FROM = ['from_date', 'created_at_from_date', 'created_at__gte'] as const;
export const CREATED_TO = ['to_date', 'created_at_to_date', 'created_at__lte'] as const;
export const AMOUNT = /^-?\d{1,13}(\.\d{1,2})?$/;
export const MAX_QUERY_LENGTH = 200;
/** Describes the two ends of a range. */
const RANGE_WORDS = {
  date: ['on or after this day', 'on or before this day'],
  money: ['at least this amount', 'at most this amount'],
} as const;

const UID = { type: 'string', format: 'uuid' };
const CREATED = new Component('schemas', 'DayOrInstant', {
  type: 'string',
  description: 'A day, or an ISO 8601 date and time; without an offset it is in the time zone of the account.',
  pattern: DAY_OR_INSTANT,
  examples: ['2026-03-31', '2026-03-31T12:00:00Z'],
});
const MONEY_TEXT = nameShape(
  'MoneyText',
  createShape({ type: 'string', description: 'A decimal with at most two places.', pattern: AMOUNT.source }, '1234.50'),
);
const ORDER_KEY = `-?(${INVOICE_ORDER_FIELDS.join('|')})`;

/** The parameters that filter and sort a list of invoices; an export takes the same names in its body. */
export const FILTER_PARAMETERS = {
  company__uid: buildAnyOf(UID),
  workspace_user__uid: buildAnyOf(UID),
  card__uid: buildAnyOf(UID),
  category__uid: buildAnyOf(UID),
  approvement_status: buildAnyOf(APPROVEMENT_STATUS.schema),
  processing_status: buildAnyOf(PROCESSING_STATUS.schema),
  ...buildChoiceParameters(),
  created_at: { description: 'The day of creation, in the time zone of the account, or an instant.', schema: CREATED },
  from_date: {
    description:
      'Only invoices created on or after this day, or at or after this instant. `created_at_from_date` and `created_at__gte` are aliases.',
    schema: CREATED,
  },
  created_at_from_date: { description: 'The same as `from_date`.', schema: CREATED },
  created_at__gte: { description: 'The same as `from_date`.', schema: CREATED },
  to_date: {
    description:
      'Only invoices created on or before this day, or at or before this instant. `created_at_to_date` and `created_at__lte` are aliases.',
    schema: CREATED,
  },
  created_at_to_date: { description: 'The same as `to_date`.', schema: CREATED },
  created_at__lte: { description: 'The same as `to_date`.', schema: CREATED },
  ...buildRangeParameters(),
  query: {
    description:
      'Words that must all occur, each at the start of a word, in items, category, invoice number, company or human-friendly id. ' +
      'Case and accents are ignored. A word that is an amount, in any common format, also matches invoices with this total.',
    schema: { type: 'string', maxLength: MAX_QUERY_LENGTH },
  },
  ordering: {
    description: `Sort keys, separated by commas: ${INVOICE_ORDER_FIELDS.map((field) => `\`${field}\``).join(', ')}. A \`-\` before a key sorts descending.`,
    schema: {
      type: 'string',
      pattern: `^${ORDER_KEY}(,${ORDER_KEY})*$`,
      default: '-created_at',
      examples: ['-invoice_date,hf_id'],
    },
    bodySchema: { type: 'string', description: 'One sort key; `-created_at` by default.', pattern: `^${ORDER_KEY}$` },
  },
} as const satisfies Record<string, QueryParameter>;

/** Builds the filters as members of a JSON body. */
export function buildFilterProperties(): Record<string, Schema> {
  const parameters = Object.entries<QueryParameter>(FILTER_PARAMETERS);
  return Object.fromEntries(parameters.map(([name, { schema, bodySchema = schema }]) => [name, bodySchema]));
}

/** Builds the schema of one or several values. */
export function buildOneOrMany(
  value: Schema,
  many: Readonly<Record<string, unknown>> = {},
): { readonly oneOf: Schema[] } {
  return { oneOf: [{ type: 'array', ...many, items: value }, value] };
}

function buildAnyOf(value: Schema): QueryParameter {
  return {
    description:
      'Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values.',
    schema: { type: 'array', items: value },
    bodySchema: buildOneOrMany(value),
  };
}

function buildChoiceParameters(): Record<string, QueryParameter> {
  const parameters = CHOICE_FILTERS.map(({ field }) => [toSnakeCase(field), buildAnyOf(FIELD_SHAPES[field].schema)]);
  return Object.fromEntries(parameters) as Record<string, QueryParameter>;
}

function buildRangeParameters(): Record<string, QueryParameter> {
  const parameters = RANGE_FILTERS.flatMap(({ field, kind, ends }) =>
    ends.map((end, index) => {
      const description = `Only invoices whose ${spellOut(field)} is ${RANGE_WORDS[kind][index]}.`;
      return [
        toSnakeCase(end),
        kind === 'money' ? buildAmountParameter(description) : { description, schema: DAY.schema },
      ];
    }),
  );
  return Object.fromEntries(parameters) as Record<string, QueryParameter>;
}

function buildAmountParameter(description: string): QueryParameter {
  return { description, schema: MONEY_TEXT.schema, bodySchema: { oneOf: [MONEY_TEXT.schema, { type: 'number' }] } };
}
