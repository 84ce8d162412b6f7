import { Component } from './component.js';

/** A schema of JSON Schema 2020-12, or a component that holds one. */
export type Schema = Component | { readonly [keyword: string]: unknown };

/** The documentation of a value. `Value` is exact: a shape that differs from its presenter's return type does not compile. */
export interface Shape<Value> {
  readonly schema: Schema;
  readonly example: Value;
  /** Exists only in types. It makes shapes of wider and of narrower types unassignable to this one. */
  readonly accepts?: (value: Value) => void;
}

type Presented<Value> = Value extends readonly (infer Element)[] ? readonly Element[] : Value;

/** The shapes of an object's members, by the names that clients see. */
export type Fields<Value> = { readonly [Name in keyof Value]-?: Shape<Presented<Value[Name]>> };

export interface RecordShape<Value> extends Shape<Value> {
  readonly fields: Fields<Value>;
}

/** Creates a shape from a schema and an example. */
export function createShape<Value>(schema: Schema, example: Value): Shape<Value> {
  return { schema, example };
}

/** Turns the schema of a shape into a named component. */
export function nameShape<Value>(name: string, { schema, example }: Shape<Value>): Shape<Value> {
  return { schema: new Component('schemas', name, { ...schema, examples: [example] }), example };
}

/** Creates a string enum. */
export function createEnumShape<Value extends string>(values: readonly Value[], example: NoInfer<Value>): Shape<Value> {
  return { schema: { type: 'string', enum: values }, example };
}

/** Creates a string enum as a named component. */
export function createNamedEnumShape<Value extends string>(
  name: string,
  values: readonly Value[],
  example: NoInfer<Value>,
): Shape<Value> {
  return { schema: new Component('schemas', name, { type: 'string', enum: values }), example };
}

/** Copies a shape with another example. */
export function replaceExample<Value>({ schema }: Shape<Value>, example: NoInfer<Value>): Shape<Value> {
  return { schema, example };
}

/** Copies a shape with a description of this use. */
export function describeShape<Value>({ schema, example }: Shape<Value>, description: string): Shape<Value> {
  return {
    schema: schema instanceof Component ? { allOf: [schema], description } : { ...schema, description },
    example,
  };
}

/** Makes a shape nullable; keeps the example unless another is given. */
export function makeNullable<Value>(
  { schema, example }: Shape<Value>,
  other: NoInfer<Value> | null = example,
): Shape<Value | null> {
  return { schema: makeSchemaNullable(schema), example: other };
}

/** Makes a schema accept null. */
export function makeSchemaNullable(schema: Schema): Schema {
  if (schema instanceof Component) return { oneOf: [schema, { type: 'null' }] };
  const { type, enum: values, oneOf } = schema;
  if (Array.isArray(oneOf)) return { ...schema, oneOf: [...(oneOf as Schema[]), { type: 'null' }] };
  if (typeof type !== 'string')
    throw new Error(`A schema without a type can't be made nullable: ${JSON.stringify(schema)}`);
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}

/** Creates an array; its example contains the example of its elements unless others are given. */
export function createArrayShape<Value>(
  element: Shape<Value>,
  examples: readonly Value[] = [element.example],
): Shape<readonly Value[]> {
  return { schema: { type: 'array', items: element.schema }, example: examples };
}

/** Creates an object with these members, all required. Its schema allows others, because later versions may add some. */
export function createRecordShape<Value extends object>(fields: Fields<Value>): RecordShape<Value> {
  const entries = Object.entries<{ schema: Schema; example: unknown }>(fields as never);
  return {
    fields,
    schema: {
      type: 'object',
      required: entries.map(([name]) => name),
      properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema])),
    },
    example: Object.fromEntries(entries.map(([name, field]) => [name, field.example])) as Value,
  };
}

/** Creates the same as `createRecordShape`, as a named component. */
export function createNamedRecordShape<Value extends object>(name: string, fields: Fields<Value>): RecordShape<Value> {
  const { schema, example } = createRecordShape<Value>(fields);
  return { fields, schema: new Component('schemas', name, schema), example };
}
