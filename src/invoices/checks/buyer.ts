import { compactText } from '../../shared/text.js';
import { toCheckValue, type Check } from './check.js';
import type { NamedBuyer } from './related-invoice.js';
import { areClearlyDifferent, toNameKey } from './same-name.js';

type Buyer = Omit<NamedBuyer, 'invoiceIds'>;
/** A buyer, and how many invoices name it. */
type CountedBuyer = Buyer & { readonly count: number };

/** At least this many other invoices must name a buyer before the account is known to be that buyer. */
const MIN_KNOWN = 3;
/** The share of the other invoices that must agree. */
const MIN_SHARE = 2 / 3;

/**
 * Reports a buyer that is clearly not the one whom most of the account's latest invoices name. An account that receives invoices for
 * several companies of its own is never reported.
 */
export function checkBuyer(
  { id, buyerName, buyerTaxNumber }: { readonly id: number; buyerName: string | null; buyerTaxNumber: string | null },
  latest: readonly NamedBuyer[],
): Check[] {
  if (buyerName === null) return [];
  const others = latest
    .map((buyer) => ({ ...buyer, count: buyer.invoiceIds.filter((other) => other !== id).length }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count);
  const own = findOwnBuyer(others);
  if (own.length === 0 || own.some((one) => !isOtherBuyer({ buyerName, buyerTaxNumber }, one))) return [];
  const usual = own[0]?.buyerName ?? '';
  const message =
    `The invoice is addressed to ${buyerName}, but most of your invoices are addressed to ${usual}: ` +
    'make sure that it is meant for you before you pay.';
  const values = [toCheckValue('buyer_name', buyerName, usual)];
  return [{ code: 'not_addressed_to_us', message, values, invoiceUid: null }];
}

/** The names of the buyer that most invoices name; empty if none is named by most, or if another is named repeatedly. */
function findOwnBuyer(buyers: readonly CountedBuyer[]): readonly CountedBuyer[] {
  const [leader] = findLargestGroup(buyers);
  if (!leader) return [];
  const own = buyers.filter((buyer) => !isOtherBuyer(buyer, leader));
  const others = buyers.filter((buyer) => !own.includes(buyer));
  const isKnown = sumCounts(own) >= MIN_KNOWN && sumCounts(own) >= sumCounts(buyers) * MIN_SHARE;
  return isKnown && sumCounts(findLargestGroup(others)) < MIN_KNOWN ? own : [];
}

/** The buyers with the same name or tax number that most invoices name. */
function findLargestGroup(buyers: readonly CountedBuyer[]): readonly CountedBuyer[] {
  const groups = new Map<string, CountedBuyer[]>();
  for (const buyer of buyers) {
    for (const key of listKeys(buyer)) groups.set(key, [...(groups.get(key) ?? []), buyer]);
  }
  const [largest = []] = [...groups.values()].toSorted((left, right) => sumCounts(right) - sumCounts(left));
  return largest;
}

function sumCounts(buyers: readonly CountedBuyer[]): number {
  return buyers.reduce((sum, { count }) => sum + count, 0);
}

function listKeys({ buyerName, buyerTaxNumber }: Buyer): string[] {
  const taxKey = compactText(buyerTaxNumber ?? '');
  return [`name:${toNameKey(buyerName)}`, ...(taxKey === '' ? [] : [`tax:${taxKey}`])];
}

function isOtherBuyer(left: Buyer, right: Buyer): boolean {
  const [one, other] = [left, right].map(({ buyerTaxNumber }) => compactText(buyerTaxNumber ?? ''));
  if (one !== '' && one === other) return false;
  return areClearlyDifferent(left.buyerName, right.buyerName);
}
