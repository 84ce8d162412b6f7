/** Apollo Server with entities of TypeORM and DataLoader, as their documentation shows. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import { DataSource, EntitySchema, In, IsNull } from 'typeorm';
import { FIELDS, REFERENCES, toConnection } from './resolvers.mjs';
import { TYPE_DEFINITIONS } from './schema.mjs';

const id = { type: Number, primary: true };
const named = { id, uid: { type: String }, name: { type: String } };
const ENTITIES = {
  invoice: new EntitySchema({
    name: 'invoice',
    columns: {
      id,
      account_id: { type: Number },
      uid: { type: String },
      hfId: { name: 'hf_id', type: String },
      total_price: { type: 'bigint' },
      currency: { type: String },
      invoiceDate: { name: 'invoice_date', type: 'date' },
      processing_status: { type: String },
      approvement_status: { type: String },
      created_at: { type: String },
      deleted_at: { type: String },
      company_id: { type: Number },
      category_id: { type: Number },
      workspace_user_id: { type: Number },
    },
  }),
  company: new EntitySchema({ name: 'company', columns: named }),
  category: new EntitySchema({ name: 'category', columns: named }),
  workspaceUser: new EntitySchema({
    name: 'workspace_user',
    columns: {
      id,
      uid: { type: String },
      role_type: { type: String },
      first_name: { type: String },
      last_name: { type: String },
    },
  }),
};
const database = new DataSource({
  type: 'mysql',
  url: process.env.DATABASE_URL,
  entities: Object.values(ENTITIES),
  dateStrings: true,
});
await database.initialize();

async function readEntities(kind, ids) {
  const rows = await database.getRepository(ENTITIES[kind]).findBy({ id: In([...new Set(ids)]) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((key) => byId.get(key) ?? null);
}

const references = Object.fromEntries(
  Object.entries(REFERENCES).map(([kind, column]) => [kind, (row, _, { loaders }) => loaders[kind].load(row[column])]),
);
const server = new ApolloServer({
  typeDefs: TYPE_DEFINITIONS,
  resolvers: {
    Query: {
      async invoices(_, { first }) {
        const where = { account_id: 1, deleted_at: IsNull() };
        const order = { created_at: 'DESC', id: 'DESC' };
        return toConnection(
          await database.getRepository(ENTITIES.invoice).find({ where, order, take: first + 1 }),
          first,
        );
      },
    },
    ...FIELDS,
    Invoice: { ...FIELDS.Invoice, ...references },
  },
});
const createLoaders = () =>
  Object.fromEntries(Object.keys(REFERENCES).map((kind) => [kind, new DataLoader((ids) => readEntities(kind, ids))]));
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async () => ({ loaders: createLoaders() }),
});
console.log(url);
process.on('SIGTERM', () => process.exit(0));
