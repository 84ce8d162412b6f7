import { getNullableType, type GraphQLSchema } from 'graphql';

/**
 * Makes the fields of queries and mutations nullable, so that one that fails leaves the results of the others. Those whose names begin
 * with an underscore have the types of the subgraph specification.
 */
export function makeRootsNullable(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {}))
      if (!field.name.startsWith('_')) field.type = getNullableType(field.type);
  }
}
