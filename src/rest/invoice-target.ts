import type { InvoiceTarget } from '../invoices/invoice-transaction.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import { readSeenVersions } from './entity-tag.js';
import type { RestRequest } from './route.js';

/** Reads the target of a change from the path and `If-Match`. @throws not_found, forbidden */
export async function readTarget(
  { actor, params, headers, once }: RestRequest,
  invoices: Pick<InvoiceService, 'getInAccount'>,
): Promise<InvoiceTarget> {
  const uid = params['uid'] ?? '';
  const seen = readSeenVersions(headers);
  if (seen === 'any') return { uid, once };
  const { version } = await invoices.getInAccount(actor, uid);
  // No invoice has the version -1, so the change is refused with 412, but a missing permission is still reported first.
  return { uid, once, expectedVersion: seen.includes(version) ? version : -1 };
}
