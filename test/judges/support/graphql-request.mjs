import { ClientError, gql, GraphQLClient } from 'graphql-request';

const VIEWER = gql`
  query Viewer {
    viewer {
      account {
        name
      }
      workspaceUser {
        roleType
      }
    }
  }
`;
const CREATE = gql`
  mutation Create($input: CreateCompanyInput!) {
    createCompany(input: $input) {
      company {
        id
        name
      }
    }
  }
`;
const NODE = gql`
  query Found($id: ID!) {
    node(id: $id) {
      type: __typename
      ... on Company {
        name
      }
    }
  }
`;

/** Tests graphql-request, a client for scripts: plain calls, their cost, and their errors. */
export async function judgeGraphqlRequest({ checks, url, key, fetch }) {
  const client = new GraphQLClient(url, { fetch, headers: { 'Api-Key': key } });
  const { viewer } = await client.request(VIEWER);
  checks.that('graphql-request: a query is answered', viewer.workspaceUser.roleType === 'OWNER', viewer.account.name);
  const { createCompany } = await client.request(CREATE, { input: { name: 'Şişli Kırtasiye' } });
  const { node } = await client.request(NODE, { id: createCompany.company.id });
  checks.that('graphql-request: a created object is found by its id', node.name === 'Şişli Kırtasiye', node.type);
  const { extensions, headers } = await client.rawRequest(VIEWER);
  checks.that(
    'graphql-request: the cost is reported',
    extensions?.cost !== undefined,
    JSON.stringify(extensions?.cost),
  );
  checks.that('graphql-request: the request id is reported', Boolean(headers.get('x-request-id')));
  const stranger = new GraphQLClient(url, { fetch, headers: { 'Api-Key': 'igk_no_key' } });
  const refused = await stranger.request(VIEWER).catch((error) => error);
  const code = refused instanceof ClientError ? refused.response.errors?.[0].extensions.code : String(refused);
  checks.that('graphql-request: an invalid key has its error code', code === 'UNAUTHENTICATED', code);
}
