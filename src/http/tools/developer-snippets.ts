/** An example of a call, in one language. */
export interface Snippet {
  readonly title: string;
  readonly hint: string;
  /** `{origin}` stands for the address of the service, `{uid}` for the uid of an invoice. */
  readonly code: string;
}

const LIST = `query Invoices($first: Int!) {
    invoices(first: $first) {
      nodes {
        uid
        hfId
        totalPriceDisplay
        company { name }
      }
      pageInfo { endCursor hasNextPage }
    }
  }`;

/** The examples of the page for developers. All take the key from the environment. */
export const SNIPPETS: readonly Snippet[] = [
  {
    title: 'curl',
    hint: 'Reads one of your invoices over GraphQL.',
    code: `export INVOICE_GRAPH_KEY=igk_…

curl '{origin}/graphql' \\
  -H "Api-Key: $INVOICE_GRAPH_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
    "query": "query Invoice($uid: ID!) { invoice(uid: $uid) { hfId totalPriceDisplay company { name } permissions { canApprove } } }",
    "variables": { "uid": "{uid}" }
  }'
`,
  },
  {
    title: 'REST',
    hint: 'The same invoice, the newest ten that nobody has decided on, and an upload.',
    code: `curl '{origin}/v1/invoices/{uid}' -H "Api-Key: $INVOICE_GRAPH_KEY"

curl '{origin}/v1/invoices/?approvement_status=waiting&page_size=10' -H "Api-Key: $INVOICE_GRAPH_KEY"

curl '{origin}/v1/invoices/' -H "Api-Key: $INVOICE_GRAPH_KEY" -F 'file=@invoice.pdf'
`,
  },
  {
    title: 'Apollo Client',
    hint: 'npm install @apollo/client graphql rxjs',
    code: `import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: '{origin}/graphql',
    headers: { 'Api-Key': process.env.INVOICE_GRAPH_KEY },
  }),
});

const { data } = await client.query({
  query: gql\`
  ${LIST}
  \`,
  variables: { first: 10 },
});
console.log(data.invoices.nodes);
`,
  },
  {
    title: 'urql',
    hint: 'npm install @urql/core',
    code: `import { Client, fetchExchange, gql } from '@urql/core';

const client = new Client({
  url: '{origin}/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetchOptions: { headers: { 'Api-Key': process.env.INVOICE_GRAPH_KEY } },
});

const query = gql\`
  ${LIST}
\`;
const { data, error } = await client.query(query, { first: 10 });
console.log(error ?? data.invoices.nodes);
`,
  },
  {
    title: 'Python',
    hint: 'pip install requests',
    code: `import os
import requests

query = """
  ${LIST}
"""
answer = requests.post(
    '{origin}/graphql',
    headers={'Api-Key': os.environ['INVOICE_GRAPH_KEY']},
    json={'query': query, 'variables': {'first': 10}},
    timeout=30,
)
answer.raise_for_status()
for invoice in answer.json()['data']['invoices']['nodes']:
    print(invoice['hfId'], invoice['totalPriceDisplay'])
`,
  },
  {
    title: 'Webhooks',
    hint: 'Receives events. npm install standardwebhooks express',
    code: `import express from 'express';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const app = express();
app.post('/events', express.raw({ type: '*/*' }), (request, response) => {
  const event = webhook.verify(request.body, request.headers);
  console.log(event.type, event.data);
  response.sendStatus(204);
});
app.listen(3000);
`,
  },
];
