/** GraphQL Yoga with DataLoader. */
import { createServer } from 'node:http';
import DataLoader from 'dataloader';
import { createSchema, createYoga } from 'graphql-yoga';
import { pool } from './pool.mjs';
import { FIELDS, readBatch, readPage, REFERENCES } from './resolvers.mjs';
import { TYPE_DEFINITIONS } from './schema.mjs';

const references = Object.fromEntries(
  Object.entries(REFERENCES).map(([kind, column]) => [kind, (row, _, { loaders }) => loaders[kind].load(row[column])]),
);
const createLoaders = () =>
  Object.fromEntries(
    Object.keys(REFERENCES).map((kind) => [kind, new DataLoader((ids) => readBatch(pool, kind, ids))]),
  );
const yoga = createYoga({
  schema: createSchema({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Query: { invoices: (_, { first }) => readPage(pool, first) },
      ...FIELDS,
      Invoice: { ...FIELDS.Invoice, ...references },
    },
  }),
  context: () => ({ loaders: createLoaders() }),
  graphiql: false,
  landingPage: false,
  logging: false,
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
