import { getNullableType, type GraphQLSchema } from 'graphql';

/** Makes the fields of queries and mutations nullable, so that one that fails leaves the results of the others. */
export function makeRootsNullable(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
  }
}
