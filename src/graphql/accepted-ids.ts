import {
  getNamedType,
  GraphQLID,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { decodeGlobalId } from './global-id.js';

/** Returns the value unchanged, or a copy with uids in place of global ids. */
type Convert = (value: unknown) => unknown;
type Part = GraphQLArgument | GraphQLInputField;
type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** The names of the arguments that take only global ids. */
const GLOBAL_ONLY = new Set(['id', 'ids']);

/** Makes each field that takes a uid take the global id of the object instead. */
export function acceptGlobalIds(schema: GraphQLSchema): void {
  const converters = new Map<string, Convert | null>();
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const convert = createMembersConverter(field.args, converters);
      if (!convert) continue;
      if (field.resolve) field.resolve = wrap(field.resolve, convert);
      if (field.subscribe) field.subscribe = wrap(field.subscribe, convert);
    }
  }
}

function wrap(resolve: Resolver, convert: Convert): Resolver {
  return (parent, given, context, info) => resolve(parent, convert(given), context, info);
}

function createConverter(part: Part, converters: Map<string, Convert | null>): Convert | null {
  const type = getNamedType(part.type);
  if (type === GraphQLID) return GLOBAL_ONLY.has(part.name) ? null : toUid;
  if (!isInputObjectType(type)) return null;
  if (!converters.has(type.name)) {
    // Set first: inputs may contain themselves.
    converters.set(type.name, (value) => converters.get(type.name)?.(value) ?? value);
    converters.set(type.name, createMembersConverter(Object.values(type.getFields()), converters));
  }
  return converters.get(type.name) ?? null;
}

/** Null if no part takes a uid. */
function createMembersConverter(parts: readonly Part[], converters: Map<string, Convert | null>): Convert | null {
  const members = parts.flatMap((part) => {
    const convert = createConverter(part, converters);
    return convert ? [[part.name, convert] as const] : [];
  });
  return members.length === 0 ? null : (value) => convertEach(value, (one) => convertMembers(one, members));
}

function convertMembers(value: unknown, members: readonly (readonly [string, Convert])[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const changed = members.flatMap(([name, convert]) => {
    const converted = convert(given[name]);
    return converted === given[name] ? [] : [[name, converted] as const];
  });
  return changed.length === 0 ? value : Object.assign(Object.create(null), given, Object.fromEntries(changed));
}

function convertEach(value: unknown, convert: Convert): unknown {
  if (!Array.isArray(value)) return convert(value);
  const converted = value.map(convert);
  return converted.some((one, index) => one !== value[index]) ? converted : value;
}

function toUid(value: unknown): unknown {
  return convertEach(value, (one) => (typeof one === 'string' ? (decodeGlobalId(one)?.uid ?? one) : one));
}
