import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const MAX_DEPTH = 8;

/** Whether a field of an object leads to objects that lead back to it, or repeats a list in pages. */
export function leadsBack({ name, type }: GraphQLField<unknown, unknown>): boolean {
  const { name: typeName } = getNamedType(type);
  return typeName.endsWith('Connection') || (name === 'invoice' && typeName === 'Invoice');
}

/** Builds a selection of all fields of a type, so that new fields are always included, without those that lead back. */
export function buildWholeSelection(schema: GraphQLSchema, output: GraphQLOutputType, depth = 0): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isInterfaceType(type)) return buildInterfaceSelection(schema, type, depth);
  if (!isObjectType(type)) throw new Error(`No selection is defined for ${type.name}.`);
  const fields = Object.values(type.getFields());
  // Selects the rows of a connection once, through its edges.
  const once = fields.filter(({ name }) => name !== 'nodes' || !('edges' in type.getFields()));
  const chosen = once
    .filter((field) => type.name.endsWith('Payload') || !leadsBack(field))
    .filter((field) => getNamedType(field.type) !== type);
  return ` { ${chosen.map((field) => buildFieldSelection(schema, field, depth)).join(' ')} }`;
}

/** Fields whose types differ between two types get an alias, because a response has one field of each name. */
function buildInterfaceSelection(schema: GraphQLSchema, type: GraphQLInterfaceType, depth: number): string {
  const typesByName = new Map<string, Set<string>>();
  const possible = schema.getPossibleTypes(type);
  for (const field of possible.flatMap((one) => Object.values(one.getFields()))) {
    typesByName.set(field.name, (typesByName.get(field.name) ?? new Set()).add(field.type.toString()));
  }
  const parts = possible.map((one) => {
    const fields = Object.values(one.getFields())
      .filter((field) => !leadsBack(field))
      .map((field) => {
        const alias = typesByName.get(field.name)!.size > 1 ? `${one.name}_${field.name}: ` : '';
        return `${alias}${buildFieldSelection(schema, field, depth)}`;
      });
    return `... on ${one.name} { ${fields.join(' ')} }`;
  });
  return ` { __typename ${parts.join(' ')} }`;
}

function buildFieldSelection(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, depth: number): string {
  if (depth === MAX_DEPTH) throw new Error(`${field.name} is nested too deeply: does the schema have a cycle?`);
  return `${field.name}${buildWholeSelection(schema, field.type, depth + 1)}`;
}
