import { cacheExchange, Client, fetchExchange, gql } from '@urql/core';
import { listSampleFiles } from './samples.mjs';

const UPLOAD = gql`
  mutation ($file: Upload!) {
    uploadInvoice(file: $file) {
      invoice {
        id
        uid
        fileName
      }
    }
  }
`;
const LIST = gql`
  query ($first: Int) {
    invoices(first: $first) {
      nodes {
        id
        currency
      }
    }
  }
`;
const UPDATE = gql`
  mutation ($input: UpdateInvoiceInput!) {
    updateInvoice(input: $input) {
      invoice {
        id
        currency
      }
    }
  }
`;
const WRONG = gql`
  mutation ($input: UpdateInvoiceInput!) {
    updateInvoice(input: $input) {
      invoice {
        id
      }
    }
  }
`;

/** Tests urql with its defaults: its cache of documents, its own uploads, and queries by GET. */
export async function judgeUrql({ checks, url, key, asked, fetch }) {
  const client = new Client({
    url,
    fetch,
    preferGetMethod: true,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers: { 'Api-Key': key, 'Apollo-Require-Preflight': 'true' } },
  });
  const [file] = listSampleFiles().filter(({ name }) => name.endsWith('.xml'));
  const { data: uploaded, error } = await client.mutation(UPLOAD, { file });
  checks.that('urql: a file is uploaded', uploaded?.uploadInvoice.invoice.fileName === file.name, error?.message ?? '');
  const { invoice } = uploaded.uploadInvoice;
  const first = await client.query(LIST, { first: 5 });
  const before = asked();
  await client.query(LIST, { first: 5 });
  const isFound = first.data?.invoices.nodes[0]?.id === invoice.id;
  checks.that('urql: a list is read by GET, and once', isFound && asked() === before, first.error?.message ?? '');
  const changed = await client.mutation(UPDATE, { input: { uid: invoice.uid, currency: 'SEK' } });
  const again = await client.query(LIST, { first: 5 });
  const currencies = [changed.data?.updateInvoice.invoice.currency, again.data?.invoices.nodes[0].currency];
  checks.that('urql: a mutation refetches its lists', currencies.join() === 'SEK,SEK', currencies.join());
  const refused = await client.mutation(WRONG, { input: { uid: invoice.uid, currency: 'QQQ' } });
  const { code, details } = refused.error?.graphQLErrors[0]?.extensions ?? {};
  checks.that(
    'urql: an error has its code and field',
    code === 'BAD_USER_INPUT' && 'currency' in (details ?? {}),
    code,
  );
}
