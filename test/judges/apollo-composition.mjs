/** Apollo's composition accepts the service as a subgraph, beside one that refers to its objects by each of their keys. */
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { Checks } from '../support/checks.mjs';
import { startService } from './support/service.mjs';

const PAYMENTS = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])
  type Query { payments(first: Int): PaymentConnection! }
  type PaymentConnection { nodes: [Payment!]! pageInfo: PageInfo! }
  type PageInfo @shareable { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type Payment @key(fields: "id") { id: ID! invoice: Invoice! payee: Company! }
  type Invoice @key(fields: "uid") { uid: ID! payments: [Payment!]! }
  type Company @key(fields: "id") { id: ID! payments: [Payment!]! }
`;

const checks = new Checks();
const service = await startService({ FEDERATION: 'on' });
try {
  const response = await fetch(`${service.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Api-Key': service.key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ subgraph: _service { sdl } }' }),
  });
  const { data } = await response.json();
  const { errors = [], hints = [] } = composeServices([
    { name: 'invoices', url: service.baseUrl, typeDefs: parse(data.subgraph.sdl) },
    { name: 'payments', url: 'http://payments.invalid', typeDefs: parse(PAYMENTS) },
  ]);
  const list = (found) => found.map(({ message }) => message).join('; ');
  checks.that('both subgraphs compose', errors.length === 0, list(errors));
  checks.that('without a hint', hints.length === 0, list(hints));
} finally {
  await service.stop();
}
checks.finish();
