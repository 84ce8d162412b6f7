/** Mercurius on Fastify, with its JIT compiler and its loaders. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { pool } from './pool.mjs';
import { FIELDS, readBatch, readPage, REFERENCES } from './resolvers.mjs';
import { TYPE_DEFINITIONS } from './schema.mjs';

const loaders = Object.fromEntries(
  Object.entries(REFERENCES).map(([kind, column]) => [
    kind,
    (queries) =>
      readBatch(
        pool,
        kind,
        queries.map(({ obj }) => obj[column]),
      ),
  ]),
);
const app = Fastify();
await app.register(mercurius, {
  schema: TYPE_DEFINITIONS,
  resolvers: { Query: { invoices: (_, { first }) => readPage(pool, first) }, ...FIELDS },
  loaders: { Invoice: loaders },
  jit: 1,
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
