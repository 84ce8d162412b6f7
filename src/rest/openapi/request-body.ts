import { toSnakeCase } from '../../shared/letter-case.js';
import { listDeclaredFields, type DeclaredField, type InputClass, type InputRule } from '../../shared/input-fields.js';
import { Component } from './component.js';
import { makeSchemaNullable, type RecordShape, type Schema } from './shape.js';
import { COUNTRY, CURRENCY, DAY, LANGUAGE } from './values.js';

/** A body that is a JSON object. */
export interface JsonBody {
  /** The known keys, including read-only ones. */
  readonly keys: readonly string[];
  readonly isRequired: boolean;
  readonly schema: Schema;
  readonly example: object;
}

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : Name;

/** An input as clients send it, with its keys in snake case. */
export type Written<Input> = { readonly [Name in keyof Input as SnakeCase<Name>]: Input[Name] };

type Keywords = Readonly<Record<string, unknown>>;

export interface InputBodyOptions<Input> {
  /** The name of the schema in the document. */
  readonly name: string;
  readonly example: Written<Input>;
  /** The representation that clients read and may send back; members that are not inputs are ignored. */
  readonly readable?: Pick<RecordShape<unknown>, 'fields'>;
}

/** The JSON Schema of each class-validator rule that inputs use. */
const RULES: Readonly<Record<string, (...constraints: never[]) => Keywords>> = {
  isString: () => ({ type: 'string' }),
  maxLength: (maxLength: number) => ({ maxLength }),
  isAsciiText: () => ({ pattern: '^[ -~]*$' }),
  isLength: (minLength: number, maxLength: number) => ({ minLength, maxLength }),
  matches: (pattern: RegExp) => ({ type: 'string', pattern: pattern.source }),
  isIn: (values: readonly string[]) => ({ type: 'string', enum: values }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isDay: () => DAY.schema as Keywords,
  isCurrency: () => CURRENCY.schema as Keywords,
  isLanguage: () => LANGUAGE.schema as Keywords,
  isCountry: () => COUNTRY.schema as Keywords,
  isDecimalText: buildDecimalSchema,
};

/** Documents the JSON body of an input class. */
export function buildInputBody<Input extends object>(
  inputClass: InputClass<Input>,
  { name, example, readable }: InputBodyOptions<Input>,
): JsonBody {
  const fields = listDeclaredFields(inputClass).map((field) => ({ ...field, key: toSnakeCase(field.name) }));
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ key }) => key);
  const keys = [...fields.map(({ key }) => key), ...Object.keys(readable?.fields ?? {})];
  const examples = new Map(Object.entries(example));
  const properties = fields.map((field) => [field.key, buildSchema(field, examples.get(field.key))] as const);
  return {
    keys: [...new Set(keys)],
    isRequired: required.length > 0,
    schema: new Component('schemas', name, {
      type: 'object',
      required: required.length > 0 ? required : undefined,
      properties: Object.fromEntries(properties),
    }),
    example,
  };
}

/** Builds the schema of an input field. */
function buildSchema({ name, description, isNullable, rules }: DeclaredField, example: unknown): Schema {
  const keywords = Object.assign({}, ...rules.map((rule) => toKeywords(name, rule))) as Keywords;
  const schema = { ...keywords, description, examples: example === undefined ? undefined : [example] };
  return isNullable ? makeSchemaNullable(schema) : schema;
}

/** @throws Error for a rule that the table lacks, when the routes are built */
function toKeywords(field: string, { name, constraints }: InputRule): Keywords {
  const rule = RULES[name];
  if (!rule) throw new Error(`The rule ${name} of the field ${field} has no JSON Schema.`);
  return rule(...(constraints as never[]));
}

/** JSON numbers are accepted too, but clients that use doubles may lose digits. */
function buildDecimalSchema(digits: number, places: number): Keywords {
  const whole = digits - places;
  const bound = 10 ** whole;
  return {
    oneOf: [
      { type: 'string', pattern: `^-?\\d{1,${whole}}(\\.\\d{1,${places}})?$` },
      { type: 'number', exclusiveMinimum: -bound, exclusiveMaximum: bound },
    ],
  };
}
