import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { resolveReference, type SchemaNode } from './openapi.js';

/** The keywords of JSON Schema that the document uses for requests. */
export interface ValueSchema extends SchemaNode {
  readonly type?: string | string[];
  readonly enum?: unknown[];
  readonly const?: unknown;
  readonly oneOf?: ValueSchema[];
  readonly items?: ValueSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMaximum?: number;
  readonly required?: string[];
}

const MAX_NUMBER = 1_000_000;

/** Rules that a schema cannot express: codes that exist, and dates that exist. */
const KNOWN: Readonly<Record<string, Arbitrary<unknown>>> = {
  '^[A-Z]{3}$': fc.constantFrom('EUR', 'TRY', 'JPY', 'USD'),
  '^[A-Z]{2}$': fc.constantFrom('DE', 'TR', 'SE'),
  '^[a-z]{2}$': fc.constantFrom('de', 'tr', 'en'),
};
const INSTANT = '^\\d{4}-\\d\\d-\\d\\d([Tt ]';
const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc.oneof(
  day,
  day.map((text) => `${text}T10:11:12.123456Z`),
  day.map((text) => `${text}T23:59+03:00`),
);

/** Generates values that conform to a schema; strings use all of Unicode but the null character, which is refused. */
export function generateValues(reference: ValueSchema): Arbitrary<unknown> {
  const schema = resolveReference(reference);
  const { type, oneOf, allOf } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (oneOf) return fc.oneof(...oneOf.map(generateValues));
  if (allOf || schema.properties) return generateObjects(schema);
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => generateValues({ ...schema, type: each })));
  switch (type) {
    case 'string':
      return generateTexts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: 1_000 });
    case 'number': {
      const most = Math.min(schema.exclusiveMaximum ?? MAX_NUMBER, MAX_NUMBER) - 1;
      return fc.integer({ min: -most, max: most }).map((units) => Number((units / 100).toFixed(2)));
    }
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(generateValues(schema.items ?? {}), { maxLength: 4 });
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Lists the properties of an object's schema, including those of its `allOf`. */
export function listProperties(reference: ValueSchema): Record<string, ValueSchema> {
  const schema = resolveReference(reference);
  const parts = (schema.allOf ?? []).map((part) => listProperties(part));
  return Object.assign({}, ...parts, schema.properties) as Record<string, ValueSchema>;
}

function generateObjects(schema: ValueSchema): Arbitrary<unknown> {
  const values = Object.entries(listProperties(schema)).map(([name, value]) => [name, generateValues(value)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: (schema.required ?? []) as never[] });
}

function generateTexts({ pattern, format, minLength = 0, maxLength = 60 }: ValueSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return day;
  if (pattern?.startsWith(INSTANT)) return instant;
  if (pattern !== undefined)
    return (KNOWN[pattern] as Arbitrary<string> | undefined) ?? fc.stringMatching(new RegExp(pattern));
  // The service trims strings, so a required string must be more than spaces.
  const text = fc
    .string({ unit: 'binary', maxLength: Math.min(maxLength - 1, 60) })
    .map((all) => all.replaceAll('\0', ''));
  return minLength === 0 ? text : text.map((rest) => `x${rest}`);
}
