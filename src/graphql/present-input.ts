import {
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';

/** Presents a value that was read from a variable as the variable had it; null members, and those that the type no longer has, are left out. */
export function presentInput(type: GraphQLNamedType | GraphQLType | undefined, value: unknown): unknown {
  const known = getNullableType(type);
  if (value === null || known === undefined) return null;
  if (isListType(known) && Array.isArray(value)) return value.map((member) => presentInput(known.ofType, member));
  if (isLeafType(known)) return known.serialize(value);
  if (!isInputObjectType(known)) return null;
  const fields = Object.values(known.getFields()).map(({ name, type: member }) => {
    const given = (value as Readonly<Record<string, unknown>>)[name];
    return [name, given === undefined ? null : presentInput(member, given)] as const;
  });
  return Object.fromEntries(fields.filter(([, presented]) => presented !== null));
}
