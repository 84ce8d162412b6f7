/**
 * Approves small invoices of suppliers whose invoices were approved before: `node examples/approve-by-rule.mjs LIMIT CURRENCY`. It approves
 * nothing that has a warning, so that a person sees every new bank account, duplicate and wrong sum.
 */
import { InvoiceGraph, InvoiceGraphError } from 'invoice-graph/client';

const { INVOICE_GRAPH_URL: url = 'http://127.0.0.1:4000', INVOICE_GRAPH_KEY: apiKey = '' } = process.env;
const [limit = '100.00', currency = 'EUR'] = process.argv.slice(2);
const client = new InvoiceGraph({ url, apiKey });

/** @param {string} companyUid */
async function isTrusted(companyUid) {
  const query = { company__uid: [companyUid], page_size: 1 };
  const { count } = await client.call('listInvoices', { query: { ...query, approvement_status: ['approved'] } });
  return count > 0;
}

for await (const { company, hf_id: id, uid } of client.listInvoices({
  currency: [currency],
  total_price_min: '0.01',
  total_price_max: limit,
  approvement_status: ['waiting'],
  processing_status: ['finished'],
})) {
  const { etag, invoice } = await client.getInvoice(uid);
  const reason =
    company === null || !(await isTrusted(company.uid))
      ? 'the supplier is new'
      : (invoice.checks[0]?.message ?? (invoice.permissions.can_approve ? null : 'the key may not approve it'));
  if (reason !== null) {
    console.log(`${id}\tleft\t${reason}`);
    continue;
  }
  try {
    // Refused if somebody has changed the invoice since it was read.
    await client.call(
      'approveInvoice',
      { path: { uid }, body: { note: `By rule: at most ${limit} ${currency}.` } },
      { ifMatch: etag },
    );
    console.log(`${id}\tapproved`);
  } catch (error) {
    if (!(error instanceof InvoiceGraphError) || error.code !== 'precondition_failed') throw error;
    console.log(`${id}\tleft\tit was just changed`);
  }
}
