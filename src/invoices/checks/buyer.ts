import { compactText } from '../../shared/text.js';
import type { Check } from './check.js';
import type { RelatedInvoice } from './related-invoice.js';
import { areClearlyDifferent } from './same-name.js';

type Addressed = Pick<RelatedInvoice, 'buyerName' | 'buyerTaxNumber'>;

/** So many other invoices have to name a buyer before the account is known to be that buyer. */
const MIN_KNOWN = 3;
/** The share of the other invoices that have to agree. */
const MIN_SHARE = 2 / 3;

/**
 * Reports a buyer that is clearly not the one whom most of the account's latest invoices name. An account that receives invoices for
 * several companies of its own is never reported.
 */
export function checkBuyer(invoice: Addressed & { readonly id: number }, latest: readonly RelatedInvoice[]): Check[] {
  if (invoice.buyerName === null) return [];
  const groups = groupByBuyer(latest.filter(({ id, buyerName }) => id !== invoice.id && buyerName !== null));
  const [own = [], ...others] = groups.toSorted((left, right) => right.length - left.length);
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  const isKnown = own.length >= MIN_KNOWN && own.length >= count * MIN_SHARE;
  if (!isKnown || others.some(({ length }) => length >= MIN_KNOWN)) return [];
  if (own.some((one) => !isOtherBuyer(invoice, one))) return [];
  const message =
    `The invoice is addressed to ${invoice.buyerName}, but most of your invoices are addressed to ${own[0]?.buyerName}. ` +
    'Make sure that it is meant for you before you pay.';
  return [{ code: 'not_addressed_to_us', message, invoiceUid: null }];
}

function groupByBuyer(invoices: readonly Addressed[]): Addressed[][] {
  const groups: Addressed[][] = [];
  for (const invoice of invoices) {
    const group = groups.find(([first]) => first && !isOtherBuyer(invoice, first));
    if (group) group.push(invoice);
    else groups.push([invoice]);
  }
  return groups;
}

function isOtherBuyer(left: Addressed, right: Addressed): boolean {
  const [one, other] = [left, right].map(({ buyerTaxNumber }) => compactText(buyerTaxNumber ?? ''));
  if (one !== '' && one === other) return false;
  return areClearlyDifferent(left.buyerName ?? '', right.buyerName ?? '');
}
