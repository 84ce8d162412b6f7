import { readXlsx } from 'hucre/xlsx';
import { EXPLORER_OPERATIONS } from '../../.build/src/http/tools/explorer-operations.js';
import { measureClientExport, NAMES } from './limit-export.mjs';
import { listUpdateVariants, listUploadVariants } from './change-benches.mjs';

const INVOICE = `
  uid hfId totalPrice currency invoiceDate processingStatus approvementStatus createdAt
  company { uid name }
  category { uid name }
  permissions { canUpdate canDelete canApprove canReject canRemoveApproval }
  workspaceUser { uid roleType user { fullName } }`;

const LIST = `query Page($first: Int!) {
  invoices(first: $first) { nodes { ${INVOICE} } pageInfo { endCursor hasNextPage } }
}`;

/** The explorer's query of one invoice, without the checks, which the REST variant includes. */
const DETAIL = EXPLORER_OPERATIONS.find(({ name }) => name === 'Read').query.replace(/ {4}checks \{[^}]*\}\n/, '');

const LISTS = { rounds: 11, requests: 400, warmUp: 5_000, invoices: 20_000 };
/** One at a time, because the memory of one is measured. */
const EXPORTS = { rounds: 5, requests: 1, warmUp: 1, invoices: 100_000 };
const UPLOADS = { rounds: 9, requests: 250, warmUp: 5_000, invoices: 2_000 };
const UPDATES = { rounds: 9, requests: 200, warmUp: 3_000, invoices: 20_000 };
const SAMPLE = 500;

/**
 * What each benchmark compares: a request to the service and the same to the limit, the number of requests, and the number of
 * invoices in the account.
 */
export const BENCHES = {
  page: { ...LISTS, variants: (running) => listVariants(running, 25) },
  list100: { ...LISTS, variants: (running) => listVariants(running, 100) },
  detail: { ...LISTS, variants: listDetailVariants },
  export: { ...EXPORTS, variants: listExportVariants },
  upload: { ...UPLOADS, variants: listUploadVariants },
  update: { ...UPDATES, variants: listUpdateVariants },
};

/** The request of a GraphQL page of the given size. */
export function buildPageTarget(service, key, size) {
  return buildGraphqlTarget(service, key, { query: LIST, variables: { first: size } });
}

function listVariants({ service, limitUrl, key }, size) {
  const query = buildPageTarget(service, key, size);
  return [
    { name: 'graphql', limit: { ...query, url: `${limitUrl}/graphql-page?${size}` }, service: query },
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

function listDetailVariants({ service, limitUrl, key, uid }) {
  const query = buildGraphqlTarget(service, key, { query: DETAIL, variables: { uid } });
  return [
    { name: 'graphql', limit: { ...query, url: `${limitUrl}/graphql-detail` }, service: query },
    {
      name: 'rest',
      limit: { url: `${limitUrl}/rest-detail?${uid}` },
      service: { url: `${service.url}/v1/invoices/${uid}`, headers: { 'api-key': key } },
    },
  ];
}

/** All invoices with the columns that they had in the first version; only the newest ones are compared. */
function listExportVariants({ service, limitUrl, key, invoices, databaseUrl }) {
  const headers = { 'content-type': 'application/json', 'api-key': key };
  const sampled = { total_price_min: (1.19 * (invoices - SAMPLE + 1)).toFixed(2) };
  return ['csv', 'xlsx'].map((kind) => {
    const limit = (rows) => ({ url: `${limitUrl}/export-${kind}?${rows}` });
    const buildTarget = (filter) => ({
      url: `${service.url}/v1/invoices/export-${kind}`,
      method: 'POST',
      headers,
      body: JSON.stringify(filter),
    });
    return {
      name: kind,
      lines: invoices,
      beside: () => measureClientExport(databaseUrl),
      limit: limit(invoices),
      service: buildTarget({ columns: NAMES }),
      sample: {
        limit: limit(SAMPLE),
        service: buildTarget({ ...sampled, columns: NAMES }),
        read: kind === 'csv' ? readText : readCells,
      },
    };
  });
}

function readText(bytes) {
  return bytes.toString('utf8');
}

async function readCells(bytes) {
  const { sheets } = await readXlsx(bytes);
  return sheets.map(({ name, rows }) => ({ name, rows }));
}

function buildGraphqlTarget({ url }, key, request) {
  const headers = { 'content-type': 'application/json', 'api-key': key };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify(request) };
}
