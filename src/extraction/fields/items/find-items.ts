import type { Finding, ItemFinding } from '../../model/finding.js';
import { divideHalfUp, formatDecimal, parseDecimal } from '../../../shared/money.js';
import { joinBoxes } from '../../page/boxes.js';
import { toFindings } from '../../page/candidate.js';
import { centsOf, decimalOf, distance, isTaxAtRoundedRate, sumOf, taxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { containsTax, listAdjustments, multiply, sumRows, type ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import type { VatBreakdown } from '../vat/vat-breakdown.js';
import {
  findAdjustments,
  findAmountKind,
  listSums,
  listUntaxedSums,
  listUnroundedTotals,
  type AmountKind,
} from './amount-kind.js';

/**
 * Measured on 218 documents whose layouts were unseen at the time. Lines that add up are right in 81 % of them; if only some amounts are
 * quantity times price, in 73 %; if all are, in 95 %; and if no quantity is one, in all.
 */
const CONFIDENCE = {
  /** The lines add up to a total of the document. */
  addsUp: 0.85,
  /** And each amount is its quantity times its price, not only because every quantity is one. */
  multiplied: 0.92,
  /** Added to `multiplied` times the share of lines with another quantity than one. */
  products: 0.05,
  /** The lines do not add up. */
  base: 0.45,
  /** Added to `base` times the share of lines on which quantity times price is the amount. */
  productsOnly: 0.35,
  /** Factor if a line shows its amount without VAT, and its rate is unknown. */
  unknownTax: 0.75,
} as const;
/** The highest VAT rate, in hundredths of a percent. */
const MAX_RATE = 3_000n;
/** Rates of sales taxes are multiples of these, in thousandths of a percent. */
const RATE_STEPS = [50n, 125n] as const;
const RATE_UNITS = 100_000n;
/** In cents. The tax of a line may be rounded to whole units, as in forints. */
const MAX_ROUNDING = { cents: 1n, units: 50n } as const;
/** More prepayments are not looked at. */
const MAX_PREPAID = 3;
/** In cents. A smaller tax with decimals is whole by chance. */
const MIN_WHOLE_TAX = 1_000n;
/** Finds the invoice lines (EN 16931 BG-25), with their totals including VAT. */
export function findItems(
  document: ReadDocument,
  rows: readonly ItemRow[],
  totals: Totals,
  vat: VatBreakdown | null,
): Finding<'items'>[] {
  const [first] = rows;
  if (!first) return [];
  const amounts = rows.map((row) => centsOf(row.amount) ?? 0n);
  const kind = findAmountKind(rows, sumOf(amounts), document, totals);
  const even = findEvenTax(totals, sumOf(amounts));
  const only = findOnlyRate(vat, totals) ?? (even ? null : findLabelledRate(totals));
  const rate = kind === 'net' && only !== null && isPartlyTaxed(document, rows, totals, only) ? null : only;
  const tax = { rate, isTaxed: isTaxed(totals, sumOf(amounts)), even };
  const items = rows.map((row, index) => toItem(row, amounts[index] ?? 0n, kind, tax));
  const value = items.map(({ item }) => item);
  const box = joinBoxes(rows.filter((row) => row.page === first.page).map((row) => row.box));
  const isComplete = items.every(({ isTaxKnown }) => isTaxKnown);
  const unrounded = [...listUntaxedSums(document, totals), ...listUnroundedTotals(document, totals)];
  const proof = confidenceOf(rows, totals, kind, unrounded);
  const confidence = proof * (isComplete ? 1 : CONFIDENCE.unknownTax);
  return toFindings(document, 'items', [{ value, page: first.page, box, rule: `items:${kind}`, confidence }]);
}

/** How the lines of a document are taxed if they do not say it themselves. */
interface DocumentTax {
  readonly rate: bigint | null;
  readonly isTaxed: boolean;
  readonly even: { readonly net: bigint; readonly vat: bigint } | null;
}

function findOnlyRate(vat: VatBreakdown | null, totals: Totals): bigint | null {
  const rates = new Set(vat?.rows.map((row) => row.rate) ?? []);
  const [rate] = rates;
  return rates.size === 1 && totals.proven ? (rate ?? null) : null;
}

/** Whether some lines bear no tax, so that the only rate of the document is not that of each line: it would yield more tax. */
function isPartlyTaxed(document: ReadDocument, rows: readonly ItemRow[], totals: Totals, rate: bigint): boolean {
  const { vat } = totals;
  if (vat === null || !totals.proven) return false;
  // A prepayment may reduce what is taxed: its own invoice showed the tax on it.
  const prepaid = totals.labelled.flatMap(({ key, cents }) => (key === 'prepaid' ? [-distance(cents, 0n)] : []));
  const sums = listSums(sumRows(rows), [...findAdjustments(rows, document, totals), ...prepaid.slice(0, MAX_PREPAID)]);
  return [...sums].every((sum) => distance(taxOn(sum, rate), 0n) > distance(vat, 0n) + BigInt(rows.length));
}

/** An invoice line. Its total is the amount without VAT if the tax on it is unknown. */
interface TaxedItem {
  readonly item: ItemFinding;
  readonly isTaxKnown: boolean;
}

function toItem(row: ItemRow, amount: bigint, kind: AmountKind, tax: DocumentTax): TaxedItem {
  const shown = row.rate === null ? null : parseDecimal(row.rate, 2);
  const vat = row.vat === null ? null : centsOf(row.vat);
  const other = kind === 'net' && vat === 0n ? 0n : tax.rate;
  const rate = shown !== null && shown >= 0n && shown <= MAX_RATE ? shown : other;
  const isTaxUnknown = kind === 'net' && rate === null && tax.isTaxed && amount !== 0n;
  const even = isTaxUnknown && tax.even ? divideHalfUp(amount * tax.even.vat, tax.even.net) : null;
  const computed = even ?? taxOn(amount, rate ?? 0n);
  const total = kind === 'gross' ? amount : amount + (isRounded(row.vat, computed) ? (vat ?? 0n) : computed);
  const item = {
    name: row.name,
    description: row.description,
    quantity: formatQuantity(row.quantity),
    unit: row.unit,
    total_price: decimalOf(total),
    vat_rate: rate === null ? null : decimalOf(rate),
  };
  return { item, isTaxKnown: !isTaxUnknown || even !== null };
}

/** Whether the tax that a line shows is the computed tax, rounded differently. */
function isRounded(shown: string | null, computed: bigint): boolean {
  const cents = shown === null ? null : centsOf(shown);
  const isLarge = cents !== null && distance(cents, 0n) >= MIN_WHOLE_TAX;
  const isWhole = cents !== null && cents % 100n === 0n && (isLarge || shown?.includes('.') === false);
  const limit = isWhole ? MAX_ROUNDING.units : MAX_ROUNDING.cents;
  return cents !== null && distance(cents, computed) <= limit;
}

/** Finds the rate that all labels of VAT share, for documents whose totals do not add up. */
function findLabelledRate(totals: Totals): bigint | null {
  const rates = new Set(
    totals.labelled.filter((amount) => amount.key === 'vat' && amount.rate !== null).map((amount) => amount.rate),
  );
  const [rate] = rates;
  return rates.size === 1 ? (rate ?? null) : null;
}

/**
 * The total VAT and the net total of a document whose lines each bear a share of the tax: it shows one tax without a rate, such as US
 * sales tax, or several taxes on the whole net total, such as those of Canada and its provinces. A tax without a rate is on
 * the lines alone, and not on charges, if only that is at a usual rate. Null for other documents.
 */
function findEvenTax(
  { net, vat, proven, labelled }: Totals,
  sum: bigint,
): { readonly net: bigint; readonly vat: bigint } | null {
  const taxes = labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n);
  if (!proven || net === null || net === 0n || vat === null || vat === 0n || taxes.length === 0) return null;
  const isOne = taxes.every(({ rate, cents }) => rate === null && cents === vat);
  const isStacked =
    taxes.length > 1 &&
    sumOf(taxes.map(({ cents }) => cents)) === vat &&
    taxes.every(({ rate, cents }) => rate !== null && isTaxAtRoundedRate(net, cents, rate));
  const isOnLines = isOne && isAtUsualRate(sum, vat) && !isAtUsualRate(net, vat);
  if (isOne && !isOnLines && !isAtUsualRate(net, vat)) return null;
  return isOne || isStacked ? { net: isOnLines ? sum : net, vat } : null;
}

/** Whether an amount in cents is the tax on another one at a rate such as 7.25 % or 8.875 %. */
function isAtUsualRate(base: bigint, tax: bigint): boolean {
  const [whole, part] = [distance(base, 0n), distance(tax, 0n)];
  return RATE_STEPS.some((step) => {
    if (whole === 0n) return false;
    const rate = divideHalfUp(part * RATE_UNITS, whole * step) * step;
    return distance(divideHalfUp(whole * rate, RATE_UNITS), part) <= 1n;
  });
}

/** Whether the document shows any VAT. If so, the total with VAT of a net line without a rate is unknown. */
function isTaxed(totals: Totals, sum: bigint): boolean {
  const tax = totals.labelled.some((amount) => amount.key === 'vat' && amount.cents !== 0n);
  return (
    tax ||
    (totals.gross !== null && totals.net !== null && totals.gross !== totals.net) ||
    (totals.gross !== null &&
      distance(totals.gross, 0n) > distance(sum, 0n) &&
      !isExplained(totals.gross - sum, totals))
  );
}

/** Whether another sum of the document, such as expenses, is the difference between the lines and the total. */
function isExplained(difference: bigint, { labelled }: Totals): boolean {
  return labelled.some(({ key, cents }) => key !== 'vat' && cents === difference);
}

/** Formats a quantity with at most three decimals and without trailing zeros. */
function formatQuantity(written: string): string | null {
  const scaled = parseDecimal(written, 3);
  return scaled === null ? null : formatDecimal(scaled, 3).replace(/\.?0+$/, '');
}

function confidenceOf(
  rows: readonly ItemRow[],
  totals: Totals,
  kind: AmountKind,
  unrounded: readonly bigint[],
): number {
  const sum = sumRows(rows);
  const known = [
    totals.net,
    totals.gross,
    ...unrounded,
    ...(totals.subtotals?.sums ?? []),
    ...totals.labelled
      .filter((amount) => amount.key === 'lines' || amount.key === 'total')
      .map((amount) => amount.cents),
  ];
  const multiplied = rows.filter((row) => {
    const expected = multiply(row);
    const amount = centsOf(row.amount);
    return expected !== null && amount !== null && (distance(expected, amount) <= 1n || containsTax(row));
  });
  const isProduct = multiplied.length === rows.length;
  // Amounts with VAT are each rounded, and their sum may be that many halves of a cent from the total.
  const rounding = kind === 'gross' && isProduct ? BigInt(Math.floor(rows.length / 2)) : 0n;
  const adjusted = listAdjustments(totals.labelled).map((adjustment) => sum + adjustment);
  const addsUp =
    known.some((total) => total !== null && distance(total, sum) <= rounding) ||
    adjusted.some((total) => total === totals.net || total === totals.gross);
  if (!addsUp) return CONFIDENCE.base + (CONFIDENCE.productsOnly * multiplied.length) / rows.length;
  const telling = multiplied.filter((row) => containsTax(row) || formatQuantity(row.quantity) !== '1').length;
  if (!isProduct || telling === 0) return CONFIDENCE.addsUp;
  return CONFIDENCE.multiplied + (CONFIDENCE.products * telling) / rows.length;
}
