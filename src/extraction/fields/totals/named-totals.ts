import { ROUNDING_LABELS, TOTALS } from '../../locales/dictionaries.js';
import { distance, sumOf } from '../../page/cents.js';
import { containsTax, listAdjustments, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';

/** Corrects what labels say where the amounts show that they mean something else, such as "Total paid" on a ticket. */
export function nameTotals(labelled: readonly LabelledAmount[], items: readonly ItemRow[]): readonly LabelledAmount[] {
  const net = nameNetAfterTax(nameLinesBeforeCharges(labelled), items);
  return nameTotalBeforePayments(nameTotalAfterTax(nameTotalOfTaxed(namePaidTotal(net, items), items)));
}

/**
 * Reads the amount paid as the total, if the lines add up to it and no total is as large: where everything is paid at once, as on tickets,
 * "Total paid" may be the only total.
 */
function namePaidTotal(labelled: readonly LabelledAmount[], items: readonly ItemRow[]): LabelledAmount[] {
  const sum = sumRows(items);
  const isShown = labelled.some(({ key, cents }) => TOTALS.includes(key) && distance(cents, 0n) >= distance(sum, 0n));
  const isTotal = ({ key, cents }: LabelledAmount): boolean => key === 'prepaid' && cents === sum && sum !== 0n;
  return labelled.map((amount) => (!isShown && isTotal(amount) ? { ...amount, key: 'gross' } : amount));
}

/**
 * Reads the sum of the lines, or of new charges, as the total if it is the amount due and what was paid: "Subtotal 240.00, payment -40.00, amount
 * due 200.00".
 */
function nameTotalBeforePayments(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  const payments = labelled.filter(({ key }) => key === 'prepaid');
  const paid = sumOf(payments.map(({ cents }) => distance(cents, 0n)));
  const due = labelled.filter(({ key }) => key === 'payable').map(({ cents }) => cents);
  const isShown = labelled.some(({ key }) => key === 'gross' || key === 'total');
  const isTotal = ({ key, cents }: LabelledAmount): boolean =>
    (key === 'lines' || key === 'charge') && due.includes(cents - paid);
  return labelled.map((amount) =>
    paid !== 0n && !isShown && isTotal(amount) ? { ...amount, key: 'gross' as const } : amount,
  );
}

/** Reads the sum of the lines as the total if no other is named, and each line shows a tax that its amount contains. */
function nameTotalOfTaxed(labelled: readonly LabelledAmount[], items: readonly ItemRow[]): LabelledAmount[] {
  const sum = sumRows(items);
  const areTaxed = items.length > 1 && items.every(containsTax);
  const isShown = labelled.some(({ key }) => TOTALS.includes(key) || key === 'net' || key === 'vat');
  const isTotal = ({ key, cents }: LabelledAmount): boolean => key === 'lines' && cents === sum;
  return labelled.map((amount) => (areTaxed && !isShown && isTotal(amount) ? { ...amount, key: 'gross' } : amount));
}

/**
 * Reads the sum of the lines as the total if no other is named, and it is that of a net total and a tax above it: "Suma" is the one in Catalan
 * and the other in Polish.
 */
function nameTotalAfterTax(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  const isShown = labelled.some(({ key }) => TOTALS.includes(key));
  const isTotal = ({ key, cents, line }: LabelledAmount): boolean => {
    const above = labelled.filter((other) => other.line.page === line.page && other.line.index < line.index);
    const taxes = above.filter((other) => other.key === 'vat' && other.cents !== 0n);
    return (
      key === 'lines' && above.some((net) => net.key === 'net' && taxes.some((tax) => net.cents + tax.cents === cents))
    );
  };
  return labelled.map((amount) => (!isShown && isTotal(amount) ? { ...amount, key: 'gross' as const } : amount));
}

/**
 * Reads a total as the sum of the lines if charges follow it and lead to another total, and likewise its net total and tax: "Total without
 * tax 186.00, VAT 22% 40.92, total with tax 226.92, shipping 7.93, total 234.85, tax 42.35".
 */
function nameLinesBeforeCharges(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  const parts = labelled.filter((amount) => amount.key === 'gross' && isBeforeCharges(amount, labelled));
  const nets = labelled.filter(({ key }) => key === 'net');
  const taxes = labelled.filter(({ key }) => key === 'vat');
  const sums = new Set(parts.map(({ cents }) => cents));
  const isSum = (net: LabelledAmount, tax: LabelledAmount): boolean => sums.has(net.cents + tax.cents);
  const isPart = (amount: LabelledAmount): boolean => {
    if (amount.key === 'net') return taxes.some((tax) => isSum(amount, tax));
    if (amount.key !== 'vat') return parts.includes(amount);
    return nets.some((net) => isSum(net, amount)) && taxes.some(({ cents }) => cents > amount.cents);
  };
  return labelled.map((amount) => (isPart(amount) ? { ...amount, key: 'lines' } : amount));
}

function isBeforeCharges(part: LabelledAmount, labelled: readonly LabelledAmount[]): boolean {
  const isCharge = ({ key, label, cents, line }: LabelledAmount): boolean =>
    key === 'charge' && !ROUNDING_LABELS.has(label) && cents > 0n && line.index > part.line.index;
  const charges = labelled.filter(isCharge);
  const last = charges.at(-1);
  // A charge may be shown without tax and with it.
  const wholes = [sumOf(charges.map(({ cents }) => cents)), ...charges.map(({ cents }) => cents)].map(
    (added) => part.cents + added,
  );
  const isWhole = ({ key, cents }: LabelledAmount): boolean => TOTALS.includes(key) && wholes.includes(cents);
  return last !== undefined && labelled.some((amount) => isWhole(amount) && amount.line.index > last.line.index);
}

/**
 * Reads "Net amount" as the total where it follows the tax and includes it, as in South Asia: "Parts 120.00, labour 80.00, VAT 26.00, net
 * amount 226.00". Smaller totals are then sums of lines.
 */
function nameNetAfterTax(labelled: readonly LabelledAmount[], items: readonly ItemRow[]): LabelledAmount[] {
  const taxes = labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n);
  const lines = sumRows(items) + sumOf(taxes.map(({ cents }) => cents));
  const sums = [0n, ...listAdjustments(labelled)].map((part) => lines + part);
  const total = labelled.find(
    ({ key, cents, line }) => key === 'net' && sums.includes(cents) && taxes.some((tax) => tax.line.index < line.index),
  );
  if (!total) return [...labelled];
  return labelled.map((amount) => {
    if (amount === total) return { ...amount, key: 'gross' };
    return TOTALS.includes(amount.key) && amount.cents < total.cents ? { ...amount, key: 'lines' } : amount;
  });
}
