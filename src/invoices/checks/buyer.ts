import { compactText } from '../../shared/text.js';
import type { Check } from './check.js';
import type { RelatedInvoice } from './related-invoice.js';
import { areClearlyDifferent, toNameKey } from './same-name.js';

interface Addressed {
  readonly buyerName: string;
  readonly buyerTaxNumber: string | null;
}

/** At least this many other invoices must name a buyer before the account is known to be that buyer. */
const MIN_KNOWN = 3;
/** The share of the other invoices that must agree. */
const MIN_SHARE = 2 / 3;

/**
 * Reports a buyer that is clearly not the one whom most of the account's latest invoices name. An account that receives invoices for
 * several companies of its own is never reported.
 */
export function checkBuyer(
  invoice: Pick<RelatedInvoice, 'id' | 'buyerName' | 'buyerTaxNumber'>,
  latest: readonly RelatedInvoice[],
): Check[] {
  if (!isAddressed(invoice)) return [];
  const own = findOwnBuyer(latest.filter(({ id }) => id !== invoice.id).filter(isAddressed));
  if (own.length === 0 || own.some((one) => !isOtherBuyer(invoice, one))) return [];
  const message =
    `The invoice is addressed to ${invoice.buyerName}, but most of your invoices are addressed to ${own[0]?.buyerName}: ` +
    'make sure that it is meant for you before you pay.';
  return [{ code: 'not_addressed_to_us', message, invoiceUid: null }];
}

function isAddressed<Invoice extends { buyerName: string | null }>(
  invoice: Invoice,
): invoice is Invoice & { buyerName: string } {
  return invoice.buyerName !== null;
}

/** The invoices that name the same buyer as most of these; empty if no buyer is named by most, or if others are named repeatedly. */
function findOwnBuyer(invoices: readonly Addressed[]): readonly Addressed[] {
  const [leader] = findLargestGroup(invoices);
  if (!leader) return [];
  const own = invoices.filter((invoice) => !isOtherBuyer(invoice, leader));
  const others = invoices.filter((invoice) => !own.includes(invoice));
  const isKnown = own.length >= MIN_KNOWN && own.length >= invoices.length * MIN_SHARE;
  return isKnown && findLargestGroup(others).length < MIN_KNOWN ? own : [];
}

/** The largest group of invoices that name a buyer by the same name or tax number. */
function findLargestGroup(invoices: readonly Addressed[]): readonly Addressed[] {
  const groups = new Map<string, Addressed[]>();
  for (const invoice of invoices) {
    for (const key of listKeys(invoice)) groups.set(key, [...(groups.get(key) ?? []), invoice]);
  }
  const [largest = []] = [...groups.values()].toSorted((left, right) => right.length - left.length);
  return largest;
}

function listKeys({ buyerName, buyerTaxNumber }: Addressed): string[] {
  const taxKey = compactText(buyerTaxNumber ?? '');
  return [`name:${toNameKey(buyerName)}`, ...(taxKey === '' ? [] : [`tax:${taxKey}`])];
}

function isOtherBuyer(left: Addressed, right: Addressed): boolean {
  const [one, other] = [left, right].map(({ buyerTaxNumber }) => compactText(buyerTaxNumber ?? ''));
  if (one !== '' && one === other) return false;
  return areClearlyDifferent(left.buyerName, right.buyerName);
}
