import { expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import type { GraphqlServices } from '../../src/graphql/context.js';
import { buildGraphqlSchema } from '../../src/graphql/schema.js';
import { EXPLORER_OPERATIONS } from '../../src/http/tools/explorer-operations.js';

it.each(EXPLORER_OPERATIONS)('the explorer’s tab "$name" is a valid operation of the schema', async ({ query }) => {
  const schema = await buildGraphqlSchema({} as GraphqlServices);
  expect(validate(schema, parse(query))).toEqual([]);
});
