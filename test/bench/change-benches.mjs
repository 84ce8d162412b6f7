/** The benchmarks of calls that change something: uploads, and corrections of a field. */
import { randomBytes } from 'node:crypto';

const FILE_BYTES = 200 * 1_024;
const BOUNDARY = 'a-boundary-that-no-file-contains';
const UPLOAD = `mutation Upload($file: Upload!) {
  uploadInvoice(file: $file) { invoice { uid hfId processingStatus createdAt workspaceUser { uid roleType user { fullName } } } }
}`;
/** Processing has left these invoices waiting for a decision, so that they can be corrected; see fillAccount. */
const [FIRST_WAITING, WAITING_STEP] = [3, 30];

/** A form with the file last, as a body of bytes. */
function buildForm(fields, name, file) {
  const part = (head, content) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
  ];
  return Buffer.concat([
    ...fields.flatMap(([field, value]) => part(`name="${field}"`, Buffer.from(`${value}\r\n`))),
    ...part(`name="${name}"; filename="invoice.pdf"\r\nContent-Type: application/pdf`, file),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

/** A file of 200 KB. The limit receives it without a form. */
export function listUploadVariants({ service, limitUrl, key }) {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES - 9)]);
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const limit = { url: `${limitUrl}/upload`, method: 'POST', body: file };
  const operations = JSON.stringify({ query: UPLOAD, variables: { file: null } });
  const fields = [
    ['operations', operations],
    ['map', JSON.stringify({ 0: ['variables.file'] })],
  ];
  const buildTarget = (path, headers, body) => ({ url: service.url + path, method: 'POST', headers, body });
  const headers = { 'content-type': type, 'api-key': key };
  const targets = {
    rest: buildTarget('/v1/invoices/', headers, buildForm([], 'file', file)),
    graphql: buildTarget('/graphql', { ...headers, 'apollo-require-preflight': 'true' }, buildForm(fields, '0', file)),
  };
  return Object.entries(targets).map(([name, target]) => ({ name, limit, service: target, sample: null }));
}

/** Corrects one field of many invoices in turn. What an index holds is compared with what none holds. */
export function listUpdateVariants({ service, key, invoices }) {
  const headers = { 'content-type': 'application/json', 'api-key': key };
  const count = Math.floor((invoices - FIRST_WAITING) / WAITING_STEP);
  const buildTarget = (buildValues) => (turn) => {
    const number = FIRST_WAITING + WAITING_STEP * (turn % count);
    return {
      url: `${service.url}/v1/invoices/0193d3b4-0001-7000-8000-${String(number).padStart(12, '0')}`,
      method: 'PUT',
      headers,
      body: JSON.stringify(buildValues(turn)),
    };
  };
  const limit = buildTarget((turn) => ({ order_number: `PO-${turn}` }));
  const indexed = {
    invoice_number: (turn) => ({ invoice_number: `N-${turn}` }),
    total_price: (turn) => ({ total_price: `${turn % 90_000}.${10 + (turn % 90)}` }),
    invoice_date: (turn) => ({ invoice_date: `20${10 + (turn % 15)}-0${1 + (turn % 9)}-1${turn % 10}` }),
  };
  return Object.entries(indexed).map(([name, buildValues]) => ({
    name,
    limit,
    service: buildTarget(buildValues),
    sample: null,
    isOwnLimit: true,
  }));
}
