import { GraphQLBoolean, GraphQLEnumType, GraphQLID, GraphQLString, type GraphQLLeafType } from 'graphql';
import { JsonBuilder, quote, type Text } from './json-text.js';
import { NotCompiled } from './not-compiled.js';
import type { Condition, Variables } from './selected-fields.js';

/** What a query is executed with: coerced variables, and the context of the resolvers. */
export interface QueryRequest {
  readonly variables: Variables;
  readonly context: unknown;
  /** How much text may still be written; at least the limit of a response and that of its nested lists. */
  readonly room: { characters: number };
}

/** The outline of a response, from which its cost is computed: its objects outside lists, and its lists by length only. */
export type Outline = Record<string, unknown>;

/** An object whose fields are read or resolved. */
export type Source = Readonly<Record<string, unknown>>;

/**
 * Writes a value as JSON, and adds what is below it to the outline.
 *
 * @throws NotCompiled, or what a resolver throws, if the response would have errors
 */
export type Write = (value: unknown, request: QueryRequest, outline: Outline | undefined) => Text;

/** A field of an object. */
export interface WrittenField {
  /** The name and the colon; `next` begins with a comma. */
  readonly label: string;
  readonly next: string;
  /** Empty if the field is always in a response. */
  readonly conditions: readonly Condition[];
  /** Writes the value of the field of an object. */
  readonly write: (source: Source, request: QueryRequest, outline: Outline | undefined) => Text;
}

/** Creates an empty outline without a prototype, so that every name of a response is safe. */
export function createOutline(): Outline {
  return Object.create(null) as Outline;
}

/** Writes an object with its fields in order. */
export function writeObject(
  fields: readonly WrittenField[],
  source: Source,
  request: QueryRequest,
  outline: Outline | undefined,
): Text {
  const json = new JsonBuilder('{');
  let isFirst = true;
  try {
    for (const { label, next, conditions, write } of fields) {
      if (conditions.length > 0 && !conditions.every((holds) => holds(request.variables))) continue;
      json.add(isFirst ? label : next, write(source, request, outline));
      isFirst = false;
    }
  } catch (error) {
    json.abandon();
    throw error;
  }
  return json.finish('}');
}

/** Writes a list. The outline leaves out its elements, since all cost the same. */
export function createListWrite(write: Write): Write {
  return (values, request) => {
    if (!Array.isArray(values)) throw new NotCompiled();
    const json = new JsonBuilder('[');
    try {
      for (const [index, value] of values.entries()) {
        const text = write(value, request, undefined);
        if (typeof text === 'string') countCharacters(request, text.length);
        json.add(index === 0 ? '' : ',', text);
      }
    } catch (error) {
      json.abandon();
      throw error;
    }
    return json.finish(']');
  };
}

/** Ends the execution of a response that is much too long. The text within lists of lists counts several times. */
function countCharacters(request: QueryRequest, characters: number): void {
  request.room.characters -= characters;
  if (request.room.characters < 0) throw new NotCompiled();
}

/** Writes a scalar or an enum. */
export function createLeafWrite(type: GraphQLLeafType, isNullable: boolean): Write {
  if (type instanceof GraphQLEnumType) return createEnumWrite(type, isNullable);
  if (type === GraphQLString || type === GraphQLID) {
    return (value) => (typeof value === 'string' ? quote(value) : writeOther(type, value, isNullable));
  }
  if (type === GraphQLBoolean) {
    return (value) => (value === true ? 'true' : value === false ? 'false' : writeOther(type, value, isNullable));
  }
  return (value) => writeOther(type, value, isNullable);
}

function createEnumWrite(type: GraphQLEnumType, isNullable: boolean): Write {
  const texts = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, quote(name)]));
  return (value) => texts.get(value) ?? writeMissing(value, isNullable);
}

function writeOther(type: GraphQLLeafType, given: unknown, isNullable: boolean): string {
  if (given === null || given === undefined) return writeMissing(given, isNullable);
  const value: unknown = type.serialize(given);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(value);
  throw new NotCompiled();
}

function writeMissing(value: unknown, isNullable: boolean): string {
  if (isNullable && (value === null || value === undefined)) return 'null';
  throw new NotCompiled();
}
