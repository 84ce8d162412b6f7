import type { InvoiceTarget } from '../invoices/invoice-transaction.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import { seenVersions } from './entity-tag.js';
import type { RestRequest } from './route.js';

/** The invoice that a request's path and `If-Match` name. @throws not_found, forbidden */
export async function targetOf(
  { actor, params, headers, once }: RestRequest,
  invoices: Pick<InvoiceService, 'getInAccount'>,
): Promise<InvoiceTarget> {
  const uid = params['uid'] ?? '';
  const seen = seenVersions(headers);
  if (seen === 'any') return { uid, once };
  const { version } = await invoices.getInAccount(actor, uid);
  // No invoice has the version -1: the change is refused, after the checks that come before.
  return { uid, once, expectedVersion: seen.includes(version) ? version : -1 };
}
