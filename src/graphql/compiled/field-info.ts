import type { GraphQLResolveInfo } from 'graphql';

/** What resolvers may use of a field's place in a document: what does not differ between requests. */
export type FieldInfo = Pick<
  GraphQLResolveInfo,
  'fieldName' | 'fieldNodes' | 'parentType' | 'schema' | 'fragments' | 'operation'
>;
