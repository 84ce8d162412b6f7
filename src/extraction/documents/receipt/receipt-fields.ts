import type { Finding, ItemFinding } from '../../model/finding.js';
import type { ItemRow } from '../../page/item-row.js';
import { findItems } from '../../fields/items/find-items.js';
import { addCodedRates } from '../../fields/items/rate-codes.js';
import { splitRates } from '../../fields/items/rate-split.js';
import { readTotals, type Totals } from '../../fields/totals/totals.js';
import { findVat } from '../../fields/vat/find-vat.js';
import { readVat } from '../../fields/vat/vat.js';
import { toFindings, type Candidate } from '../../page/candidate.js';
import { centsOf, decimalOf, distance, sumOf } from '../../page/cents.js';
import { joinBoxes } from '../../page/boxes.js';
import type { VatRow } from '../../page/vat-rows.js';
import type { Receipt } from './receipt.js';
import { findReceiptAddresses } from './receipt-address.js';
import { findReceiptCompanies } from './receipt-company.js';
import { findReceiptDates } from './receipt-date.js';
import { findReceiptPayments } from './receipt-payment.js';
import { findReceiptTax, findReceiptTotals } from './receipt-total.js';
import { readTillAmounts, type TillAmount } from './till-amounts.js';
import { readTillItems } from './till-items.js';
import { readSingleSale } from './till-sale.js';
import { addUpTaxes, findTillTaxes } from './till-taxes.js';
import { currencyOn } from '../../regions/euro.js';

const CONFIDENCE = {
  /** A tax that the sums of the receipt prove. */
  tax: 0.92,
  /** The currency of the shop's country, without other evidence on the receipt. */
  currencyOfCountry: 0.62,
} as const;

/** The amounts of a receipt, and what they say together. */
export interface TillSums {
  readonly receipt: Receipt;
  readonly amounts: readonly TillAmount[];
  readonly totals: readonly Candidate[];
  /** In cents. */
  readonly total: bigint | null;
  /** What was sold, by the lines of the till; empty if they do not add up to a sum. */
  readonly sold: readonly ItemRow[];
  /** The summary of taxes, or those of what was sold; null if there are none. */
  readonly taxes: readonly VatRow[] | null;
}

/** Reads the amounts of a receipt, its total and its taxes. */
export function readTillSums(receipt: Receipt): TillSums {
  const amounts = readTillAmounts(receipt);
  const totals = findReceiptTotals(receipt, amounts);
  const total = centsOf(totals[0]?.value ?? '');
  const listed = readTillItems(receipt, amounts);
  const sold = addCodedRates(receipt.document, listed.length > 0 ? listed : readSingleSale(receipt, amounts));
  const taxes =
    total === null ? null : (findTillTaxes(receipt, amounts, total) ?? addUpTaxes(sold, { amounts, total }));
  return { receipt, amounts, totals, total, sold, taxes };
}

/** Finds all fields but the items and the type. */
export function findReceiptFields(sums: TillSums, countries: readonly Candidate[]): Finding[] {
  const { receipt, amounts, totals, total } = sums;
  const { document } = receipt;
  const dates = findReceiptDates(receipt);
  return [
    ...toFindings(document, 'company.name', findReceiptCompanies(document)),
    ...toFindings(document, 'company.address', findReceiptAddresses(document)),
    ...toFindings(document, 'invoice_date', dates),
    ...toFindings(document, 'total_price', totals),
    ...findTotalTax(sums),
    ...findNetTotal(sums),
    ...toFindings(document, 'payment_type', total === null ? [] : findReceiptPayments(document, amounts, total)),
    ...toFindings(document, 'country', countries),
    ...toFindings(document, 'currency', findCurrency(receipt, countries[0], dates[0]?.value ?? null)),
  ];
}

/** Finds the total tax: the sum of the summary, or the only tax. The sum need not be printed. */
function findTotalTax({ receipt, amounts, total, taxes }: TillSums): Finding[] {
  if (total === null) return [];
  const single = taxes ? null : findReceiptTax(receipt, amounts, total);
  const cents = taxes ? sumOf(taxes.map(({ vat }) => vat)) : single?.cents;
  if (cents === undefined) return [];
  const at = single ?? amounts.find((amount) => amount.key === 'tax' && amount.cents === cents);
  const place = { page: at?.line.page ?? 1, box: at?.box ?? joinBoxes([]) };
  const tax = { ...place, value: decimalOf(cents), rule: 'receipt tax', confidence: CONFIDENCE.tax };
  return toFindings(receipt.document, 'total_vat', [tax]);
}

/** Finds the total without the till's taxes. It need not be printed. */
function findNetTotal({ receipt, amounts, taxes, total }: TillSums): Finding[] {
  if (!taxes || total === null || taxes.some(({ base }) => base === null)) return [];
  const vat = sumOf(taxes.map((row) => row.vat));
  const sum = vat + sumOf(taxes.map(({ base }) => base ?? 0n));
  // Taxes on the same base, and what is not taxed, are in the total alone. The total may be rounded, and hold a tip.
  const isTipped = amounts.some(({ key, cents }) => key === 'tip' && cents === total - sum);
  const cents = (isTipped || distance(sum, total) <= receipt.maxRounding ? sum : total) - vat;
  const net = { page: 1, box: joinBoxes([]), value: decimalOf(cents), rule: 'receipt net', confidence: CONFIDENCE.tax };
  return toFindings(receipt.document, 'net_total', [net]);
}

/** Finds the items, unless the invoice rules know as much of them, and the breakdown of VAT: the till's own, or that of the items. */
export function findReceiptItems(sums: TillSums, fromInvoice: readonly Finding[]): Finding[] {
  const { receipt, sold: rows, taxes } = sums;
  const { document } = receipt;
  const breakdown = taxes ? { rows: taxes, confidence: CONFIDENCE.tax } : null;
  const known = fromInvoice.find((finding) => finding.field === 'items')?.value as readonly ItemFinding[] | undefined;
  // Below the header of a table, discounts on the total are no rows.
  const sold = document.tables.length > 0 ? rows.filter(({ amount }) => !amount.startsWith('-')) : rows;
  if (!tellsMore(sold, known ?? [])) return findVat(document, breakdown, { vatAt: null });
  const totals = correctTotals(readTotals(document, rows), sums);
  const items = splitRates(rows, totals);
  const vat = breakdown ?? readVat(document, totals, items);
  return [...findItems(document, items, totals, vat), ...findVat(document, vat, totals)];
}

/** The totals by the till's summary of taxes, which are those before rounding; or else without a tax that is a tip or a charge for service. */
function correctTotals(totals: Totals, { receipt, amounts, total, taxes }: TillSums): Totals {
  if (taxes && total !== null) {
    const [vat, sum] = [sumOf(taxes.map((row) => row.vat)), sumOf(taxes.map((row) => row.vat + (row.base ?? 0n)))];
    const gross = distance(sum, total) <= receipt.maxRounding ? sum : total;
    return { ...totals, net: gross - vat, vat, gross, proven: true };
  }
  const isCharge = amounts.some(({ key, cents }) => (key === 'charge' || key === 'tip') && cents === totals.vat);
  return isCharge ? { ...totals, net: null, vat: null, proven: false } : totals;
}

/** Whether rows of a till tell more than items read from an invoice, or as much in fewer rows, with the discounts subtracted. */
function tellsMore(sold: readonly ItemRow[], items: readonly ItemFinding[]): boolean {
  const more = countKnown(sold) - countKnown(items);
  return more > 0 || (more === 0 && sold.length > 0 && sold.length < items.length);
}

/** How much is known of items: their names, and the quantities other than 1. Discounts tell nothing of what was sold. */
function countKnown(items: readonly (ItemRow | ItemFinding)[]): number {
  const sold = items.filter((item) => !String('amount' in item ? item.amount : item.total_price).startsWith('-'));
  return sold.filter(({ name }) => name !== null).length + sold.filter(({ quantity }) => quantity !== '1').length;
}

/** Finds the currency by the country of the shop and the date, in case the receipt shows none. */
function findCurrency({ region }: Receipt, best: Candidate | undefined, date: string | null): Candidate[] {
  if (!region) return [];
  const place = best?.value === region.code ? best : { page: 1, box: joinBoxes([]) };
  const { page, box } = place;
  const rule = `currency:${region.code}`;
  return [{ page, box, value: currencyOn(region, date), rule, confidence: CONFIDENCE.currencyOfCountry }];
}
