// Writes schema/schema.graphql from the compiled resolvers (npm run pretest first).
import { writeFileSync } from 'node:fs';
import { buildGraphqlSchema, printGraphqlSchema } from '../../.build/src/graphql/schema.js';

writeFileSync(
  new URL('../../schema/schema.graphql', import.meta.url),
  printGraphqlSchema(await buildGraphqlSchema({})),
);
