import { TOTALS } from '../../locales/dictionaries.js';
import { distance } from '../../page/cents.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { addUpEntries, hasLabel, toSigned, type LedgerEntry } from './ledger.js';

/** The sums that lead to a total, such as the sum of the lines, in cents. */
export interface Subtotals {
  /** Whether taxes are added to them later. */
  readonly kind: 'net' | 'gross';
  readonly sums: readonly bigint[];
}

/** The totals that a ledger shows, in cents. */
export interface LedgerTotals {
  readonly net: bigint;
  /** Null if the ledger has no tax. */
  readonly vat: bigint | null;
  readonly gross: bigint;
  /** Where they are; null if the document does not show them. */
  readonly grossAt: LabelledAmount | null;
  readonly netAt: LabelledAmount | null;
  readonly vatAt: LabelledAmount | null;
  readonly subtotals: Subtotals;
}

/** In cents. Smaller amounts are roundings of a total. */
const MAX_ROUNDING = 100n;
/** In percent of the net total: rates reach 27 %, and small amounts are rounded. */
const MAX_VAT_SHARE = 31n;

/**
 * Finds the total before payments with the VAT that leads to it: "Net total 100.00, VAT 20.00, total 120.00, deposit 50.00, amount due
 * 70.00". Fees and roundings after the VAT are part of the total, withheld taxes are not (EN 16931 BT-112). Returns null if no ledger
 * ends in a total.
 */
export function findLedgerTotals(ledgers: readonly (readonly LedgerEntry[])[]): LedgerTotals | null {
  const found = ledgers.flat().flatMap((entry) => {
    const isTotal = hasLabel(entry, TOTALS) && entry.parts.length > 0;
    return isTotal ? (toTotals(leaveOutPayments(entry)) ?? []) : [];
  });
  const taxed = found.filter(({ vat }) => vat !== null);
  return pickLargest(taxed) ?? pickLargest(found);
}

function pickLargest(totals: readonly LedgerTotals[]): LedgerTotals | null {
  return totals.toSorted((a, b) => Number(distance(b.gross, 0n) - distance(a.gross, 0n)))[0] ?? null;
}

function leaveOutPayments(entry: LedgerEntry): LedgerEntry {
  const [first, ...rest] = entry.parts;
  const isTotal = first && (hasLabel(first, TOTALS) || first.parts.some(({ isTax }) => isTax));
  return isTotal && areSettlements(rest) ? leaveOutPayments(first) : entry;
}

/** Whether these are payments and balances carried over: "previous balance 320.00, payment -250.00". */
function areSettlements(entries: readonly LedgerEntry[]): boolean {
  return entries.every((entry) => isPayment(entry) || hasLabel(entry, ['payable']));
}

function isPayment(entry: LedgerEntry): boolean {
  const isUnlabelled = !hasLabel(entry, ['discount', 'charge']);
  return hasLabel(entry, ['prepaid', 'withholding']) || (isUnlabelled && toSigned(entry) < -MAX_ROUNDING);
}

function toTotals(total: LedgerEntry): LedgerTotals | null {
  const [at = null] = total.labels;
  const parts = listTaxedParts(total);
  const taxes = listTaxes(parts);
  if (taxes.length === 0) {
    const { cents } = total;
    return {
      net: cents,
      vat: null,
      gross: cents,
      grossAt: at,
      netAt: null,
      vatAt: null,
      subtotals: { kind: 'gross', sums: listSums(total.parts) },
    };
  }
  const firstTax = parts.findIndex((part) => taxes.includes(part));
  const before = parts.filter((part, index) => {
    return !taxes.includes(part) && !isWithheld(part) && (index < firstTax || isBase(part));
  });
  const net = addUpEntries(before);
  const vat = addUpEntries(taxes);
  if (net === 0n || net < 0n !== vat < 0n || distance(vat, 0n) * 100n > distance(net, 0n) * MAX_VAT_SHARE) return null;
  const isReduced = parts.some(isWithheld);
  return {
    net,
    vat,
    gross: isReduced ? net + vat : total.cents,
    grossAt: isReduced ? null : at,
    netAt: before.length === 1 ? (before[0]?.labels.find(({ key }) => key !== 'vat') ?? null) : null,
    vatAt: taxes[0]?.labels.find(({ key }) => key === 'vat') ?? null,
    subtotals: { kind: 'net', sums: [net, ...listSums(before)] },
  };
}

/** If some taxes state a rate, entries that only mention the tax are not taxes: "Reminder fee (not subject to VAT)". */
function listTaxes(parts: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const taxes = parts.filter(({ isTax }) => isTax);
  const stated = taxes.filter((tax) => tax.parts.length > 0 || statesRate(tax));
  return stated.some(statesRate) ? stated : taxes;
}

function statesRate({ labels }: LedgerEntry): boolean {
  return labels.some(({ rate }) => rate !== null && rate > 0n);
}

function listSums(entries: readonly LedgerEntry[]): bigint[] {
  return entries.flatMap(({ cents, parts }) => (parts.length > 0 ? [cents, ...listSums(parts)] : []));
}

/**
 * The parts of a total. If its first part is itself a sum with taxes, these are the parts of that sum, and the later taxes that show a
 * rate; what else follows is fees. A net total contains no taxes.
 */
function listTaxedParts({ parts }: LedgerEntry): readonly LedgerEntry[] {
  const [first, ...rest] = parts;
  const inner = first && !hasLabel(first, ['lines', 'net']) ? listTaxedParts(first) : [];
  if (!inner.some(({ isTax }) => isTax)) return parts;
  return [...inner, ...rest.filter((part) => part.isTax && statesRate(part))];
}

/** Bases and taxes may alternate: "base 20 % 100.00, VAT 20.00, base 5 % 50.00, VAT 2.50". */
function isBase(entry: LedgerEntry): boolean {
  return hasLabel(entry, ['net']);
}

function isWithheld(entry: LedgerEntry): boolean {
  return hasLabel(entry, ['withholding']);
}
