const INVOICE = `
  uid hfId totalPrice currency invoiceDate processingStatus approvementStatus createdAt
  company { uid name }
  category { uid name }
  permissions { canUpdate canDelete canApprove canReject canRemoveApproval }
  workspaceUser { uid roleType user { fullName } }`;

const LIST = `query Page($first: Int!) {
  invoices(first: $first) { nodes { ${INVOICE} } pageInfo { endCursor hasNextPage } }
}`;

/** What each bench compares: a request to the service and the same to the limit. */
export const BENCHES = {
  page: (running) => listVariants(running, 25),
  list100: (running) => listVariants(running, 100),
};

function listVariants({ service, limitUrl, key }, size) {
  return [
    {
      name: 'graphql',
      limit: { url: `${limitUrl}/graphql-page?${size}` },
      service: graphqlTarget(service, key, { query: LIST, variables: { first: size } }),
    },
    {
      name: 'rest',
      limit: { url: `${limitUrl}/rest-page?${size}` },
      service: {
        url: `${service.url}/v1/invoices/${size === 25 ? '' : `?page_size=${size}`}`,
        headers: { 'api-key': key },
      },
    },
  ];
}

function graphqlTarget({ url }, key, request) {
  const headers = { 'content-type': 'application/json', 'api-key': key };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify(request) };
}
