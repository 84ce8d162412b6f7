import { GraphQLClient, gql } from 'graphql-request';
import { createClient } from 'graphql-sse';
import { listSampleFiles } from './samples.mjs';
import { waitUntil } from './service.mjs';

const CHANGES = `subscription Changes($after: String, $filter: InvoiceChangeFilter) {
  invoiceChanged(after: $after, filter: $filter) {
    kind
    cursor
    invoiceUid
    invoice {
      id
      approvementStatus
    }
  }
}`;
const APPROVE = gql`
  mutation Approve($input: InvoiceDecisionInput!) {
    approveInvoice(input: $input) {
      invoice {
        id
      }
    }
  }
`;

/** Tests graphql-sse's own client: changes of an invoice are pushed, and an interrupted stream resumes. */
export async function judgeGraphqlSse({ checks, url, key, fetch }) {
  const requests = new GraphQLClient(url, { fetch, headers: { 'Api-Key': key, 'Apollo-Require-Preflight': 'true' } });
  const all = await listen(url, key, CHANGES);
  const uid = await upload(url, key);
  await waitUntil(() => all.kinds().includes('PROCESSED'));
  await requests.request(APPROVE, { input: { uid } });
  await waitUntil(() => all.kinds().includes('DECIDED'));
  const kinds = all.kinds().join();
  checks.that('graphql-sse: changes are pushed', kinds === 'CREATED,PROCESSED,DECIDED', kinds);
  const { invoice } = all.received.at(-1);
  checks.that('graphql-sse: each change has its invoice', invoice.approvementStatus === 'APPROVED');
  all.leave();
  const resumed = await listen(url, key, CHANGES, { after: all.received[0].cursor, filter: { kinds: ['DECIDED'] } });
  await waitUntil(() => resumed.received.length > 0);
  checks.that(
    'graphql-sse: a stream resumes after a cursor',
    resumed.received[0].invoiceUid === uid,
    resumed.kinds().join(),
  );
  resumed.leave();
  const refused = await listen(url, key, 'subscription Wrong { colourChanged }').then(() => 'accepted', String);
  checks.that('graphql-sse: an unknown field is refused', refused !== 'accepted', refused.slice(0, 120));
}

/** Subscribes, and resolves with the growing list of events once the stream is open. Earlier events are not delivered. */
async function listen(url, key, query, variables = {}) {
  const received = [];
  let leave;
  await new Promise((resolve, reject) => {
    const client = createClient({
      url: `${url}/stream`,
      headers: { 'Api-Key': key },
      retryAttempts: 0,
      on: { connected: () => resolve() },
    });
    const handleNext = ({ data }) => received.push(data.invoiceChanged);
    leave = client.subscribe({ query, variables }, { next: handleNext, error: reject, complete: resolve });
  });
  return { received, leave, kinds: () => received.map(({ kind }) => kind) };
}

async function upload(url, key) {
  const [file] = listSampleFiles().filter(({ name }) => name.endsWith('.xml'));
  const query = 'mutation ($file: Upload!) { uploadInvoice(file: $file) { invoice { uid } } }';
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', file);
  const headers = { 'Api-Key': key, 'Apollo-Require-Preflight': 'true' };
  const response = await fetch(url, { method: 'POST', headers, body: form });
  return (await response.json()).data.uploadInvoice.invoice.uid;
}
