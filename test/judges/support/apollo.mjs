import { ApolloClient, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { listSampleFiles } from './samples.mjs';
import { waitUntil } from './service.mjs';

const PAGE_SIZE = 2;

const ROW = gql`
  fragment Row on Invoice {
    id
    uid
    fileName
    processingStatus
    approvementStatus
    company {
      id
      name
    }
    items {
      id
      name
    }
  }
`;
const UPLOAD = gql`
  mutation Upload($file: Upload!) {
    uploadInvoice(file: $file) {
      invoice {
        ...Row
      }
    }
  }
  ${ROW}
`;
const LIST = gql`
  query List($first: Int!, $after: String, $filter: InvoiceFilter) {
    invoices(first: $first, after: $after, filter: $filter) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          ...Row
        }
      }
    }
  }
  ${ROW}
`;
const APPROVE = gql`
  mutation Approve($input: InvoiceDecisionInput!) {
    approveInvoice(input: $input) {
      invoice {
        id
        approvementStatus
      }
    }
  }
`;
const TAKE_BACK = gql`
  mutation TakeBack($input: InvoiceDecisionInput!) {
    removeInvoiceApproval(input: $input) {
      invoice {
        id
        approvementStatus
      }
    }
  }
`;
const REMOVE = gql`
  mutation Remove($input: InvoiceTargetInput!) {
    deleteInvoice(input: $input) {
      deletedId
    }
  }
`;
const ONE = gql`
  query One($uid: ID!) {
    invoice(uid: $uid) {
      id
    }
  }
`;

/** Tests Apollo Client as a frontend uses it: uploads, a cache by ids, a list with several pages, and mutations that update the cache. */
export async function judgeApollo({ checks, url, key, asked, fetch }) {
  const headers = { 'Api-Key': key, 'Apollo-Require-Preflight': 'true' };
  const client = new ApolloClient({
    link: new UploadHttpLink({ uri: url, headers, fetch }),
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { invoices: relayStylePagination(['filter', 'orderBy']) } } },
    }),
  });
  const files = listSampleFiles();
  const uploaded = [];
  for (const file of files) {
    const { data } = await client.mutate({ mutation: UPLOAD, variables: { file } });
    uploaded.push(data.uploadInvoice.invoice);
  }
  const named = uploaded.every(({ fileName }, index) => fileName === files[index].name);
  checks.that('Apollo: files are uploaded by apollo-upload-client', named, `${uploaded.length} files`);
  const read = await waitUntil(async () => {
    const { data } = await client.query({ query: LIST, variables: { first: 100 }, fetchPolicy: 'network-only' });
    return data.invoices.edges.every(({ node }) => node.processingStatus !== 'PROCESSING') && data.invoices.edges;
  }, 60_000);
  const finished = read.filter(({ node }) => node.processingStatus === 'FINISHED');
  checks.that('Apollo: the service processes them', finished.length === files.length);
  judgeCache(checks, client, read);
  await client.clearStore();
  await judgeList({ checks, client, asked, count: files.length });
  await judgeErrors(checks, client);
  client.stop();
}

function judgeCache(checks, client, edges) {
  const cached = client.cache.extract();
  const nodes = edges.map(({ node }) => node);
  const objects = [
    ...nodes.map(({ id }) => `Invoice:${id}`),
    ...nodes.flatMap(({ items }) => items.map(({ id }) => `InvoiceItem:${id}`)),
    ...nodes.flatMap(({ company }) => (company ? [`Company:${company.id}`] : [])),
  ];
  const missing = objects.filter((name) => !cached[name]);
  checks.that(
    'Apollo: every object is cached once, by its id',
    missing.length === 0,
    `${new Set(objects).size} objects`,
  );
}

async function judgeList({ checks, client, asked, count }) {
  const list = client.watchQuery({ query: LIST, variables: { first: PAGE_SIZE } });
  const subscription = list.subscribe(() => undefined);
  const getShownPage = () => list.getCurrentResult().data?.invoices;
  await waitUntil(getShownPage);
  for (let length = PAGE_SIZE; getShownPage().pageInfo.hasNextPage; length += PAGE_SIZE) {
    await list.fetchMore({ variables: { after: getShownPage().pageInfo.endCursor } });
    await waitUntil(() => getShownPage().edges.length >= Math.min(length + PAGE_SIZE, count));
  }
  const ids = getShownPage().edges.map(({ node }) => node.id);
  checks.that(
    'Apollo: relayStylePagination joins the pages',
    ids.length === count && new Set(ids).size === count && getShownPage().totalCount === count,
    `${Math.ceil(count / PAGE_SIZE)} pages of ${PAGE_SIZE}`,
  );
  const last = getShownPage().edges.at(-1).node;
  const before = asked();
  const isShown = (status) => waitUntil(() => getShownPage().edges.at(-1).node.approvementStatus === status);
  await client.mutate({ mutation: APPROVE, variables: { input: { uid: last.uid } } });
  await isShown('APPROVED');
  await client.mutate({ mutation: TAKE_BACK, variables: { input: { uid: last.uid } } });
  await isShown('WAITING');
  checks.that('Apollo: a mutation updates the list without another request', asked() === before + 2);
  await client.mutate({
    mutation: REMOVE,
    variables: { input: { uid: last.uid } },
    update(cache, { data }) {
      cache.evict({ id: cache.identify({ __typename: 'Invoice', id: data.deleteInvoice.deletedId }) });
    },
  });
  await waitUntil(() => getShownPage().edges.length === count - 1);
  const isThere = getShownPage().edges.some(({ node }) => node.id === last.id);
  checks.that('Apollo: a deleted object leaves the list', !isThere && asked() === before + 3);
  const filter = { query: getShownPage().edges[0].node.company.name };
  const { data } = await client.query({ query: LIST, variables: { first: PAGE_SIZE, filter } });
  const found = data.invoices.totalCount;
  checks.that(
    'Apollo: a filter has a separate list',
    found > 0 && found < count && getShownPage().edges.length === count - 1,
    filter.query,
  );
  subscription.unsubscribe();
}

async function judgeErrors(checks, client) {
  const variables = { uid: '00000000-0000-4000-8000-000000000000' };
  const refused = await client.query({ query: ONE, variables }).catch((error) => error);
  const code = CombinedGraphQLErrors.is(refused) ? refused.errors[0].extensions.code : String(refused);
  checks.that('Apollo: an error has its code', code === 'NOT_FOUND', code);
}
