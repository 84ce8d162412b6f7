import type { Finding, ItemFinding } from '../../model/finding.js';
import { formatDecimal, parseDecimal } from '../../../shared/money.js';
import { boxAround } from '../../page/lines.js';
import { findingsOf } from '../../page/candidate.js';
import { centsOf, decimalOf, distance, sumOf, taxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import type { VatBreakdown } from '../vat/vat.js';

type Meaning = 'net' | 'gross';

/** Finds the invoice's lines (EN 16931 BG-25), with totals that include VAT as the sums of the document tell. */
export function findItems(
  document: ReadDocument,
  rows: readonly ItemRow[],
  totals: Totals,
  vat: VatBreakdown | null,
): Finding<'items'>[] {
  const [first] = rows;
  if (!first) return [];
  const amounts = rows.map((row) => centsOf(row.amount) ?? 0n);
  const meaning = meaningOf(rows, sumOf(amounts), totals);
  const rate = onlyRate(vat, totals) ?? labelledRate(totals);
  const taxed = isTaxed(totals, sumOf(amounts));
  const value = rows.map((row, index) => itemOf(row, amounts[index] ?? 0n, meaning, rate, taxed));
  const box = boxAround(rows.filter((row) => row.page === first.page).map((row) => row.box));
  const open = value.some((item) => item.total_price === null);
  const confidence = confidenceOf(rows, sumOf(amounts), totals) * (open ? 0.75 : 1);
  return findingsOf(document, 'items', [{ value, page: first.page, box, rule: `items:${meaning}`, confidence }]);
}

/** The sum of the lines decides whether they are with or without VAT; the column's label only where it does not. */
function meaningOf(rows: readonly ItemRow[], sum: bigint, totals: Totals): Meaning {
  const lines = totals.labelled.some((amount) => amount.key === 'lines' && amount.cents === sum);
  if (totals.net !== null && totals.gross !== null && totals.net !== totals.gross) {
    if (sum === totals.net) return 'net';
    if (sum === totals.gross) return 'gross';
  }
  if (totals.net === null && sum === totals.gross) return 'gross';
  const adjusted = adjustedMeaning(sum, totals);
  if (adjusted) return adjusted;
  if (rows.every((row) => row.amountKind === 'gross')) return 'gross';
  if (lines || rows.some((row) => row.amountKind === 'net')) return 'net';
  const withTax = rows.filter((row) => row.vat !== null && row.price !== null && addsUp(row));
  return withTax.length > 0 && withTax.length * 2 > rows.length ? 'gross' : 'net';
}

/** Whether the lines with what is charged, or less what is taken off below them, make the net or the gross total. */
function adjustedMeaning(sum: bigint, { net, gross, labelled }: Totals): Meaning | null {
  if (net === null || gross === null || net === gross) return null;
  const of = (key: string): bigint[] => [
    0n,
    ...labelled.filter((amount) => amount.key === key).map((amount) => distance(amount.cents, 0n)),
  ];
  const made = of('charge')
    .slice(0, 6)
    .flatMap((charge) =>
      of('discount')
        .slice(0, 6)
        .map((discount) => sum + charge - discount),
    );
  if (made.includes(net)) return 'net';
  return made.includes(gross) ? 'gross' : null;
}

function addsUp(row: ItemRow): boolean {
  const net = product(row);
  const vat = centsOf(row.vat ?? '');
  const amount = centsOf(row.amount);
  return net !== null && vat !== null && amount !== null && vat !== 0n && distance(net + vat, amount) <= 2n;
}

function product(row: ItemRow): bigint | null {
  const quantity = parseDecimal(row.quantity, 4);
  const price = row.price === null ? null : parseDecimal(row.price, 4);
  if (quantity === null || price === null) return null;
  const scaled = quantity * price;
  return (scaled + (scaled < 0n ? -500_000n : 500_000n)) / 1_000_000n;
}

function onlyRate(vat: VatBreakdown | null, totals: Totals): bigint | null {
  const rates = new Set(vat?.rows.map((row) => row.rate) ?? []);
  const [rate] = rates;
  return rates.size === 1 && totals.proven ? (rate ?? null) : null;
}

function itemOf(row: ItemRow, amount: bigint, meaning: Meaning, only: bigint | null, taxed: boolean): ItemFinding {
  const own = row.rate === null ? null : parseDecimal(row.rate, 2);
  const rate = own !== null && own >= 0n && own <= 3_000n ? own : only;
  const unknown = meaning === 'net' && rate === null && taxed && amount !== 0n;
  const total = meaning === 'gross' ? amount : amount + taxOn(amount, rate ?? 0n);
  return {
    name: row.name,
    description: row.description,
    quantity: quantityOf(row.quantity),
    unit: row.unit,
    total_price: unknown ? null : decimalOf(total),
    vat_rate: rate === null ? null : decimalOf(rate),
  };
}

/** Without proven sums: the rate that all labels for VAT share. */
function labelledRate(totals: Totals): bigint | null {
  const rates = new Set(
    totals.labelled.filter((amount) => amount.key === 'vat' && amount.rate !== null).map((amount) => amount.rate),
  );
  const [rate] = rates;
  return rates.size === 1 ? (rate ?? null) : null;
}

/** Whether the document shows tax at all, so that a net line without a rate has no known total. */
function isTaxed(totals: Totals, sum: bigint): boolean {
  const tax = totals.labelled.some((amount) => amount.key === 'vat' && amount.cents !== 0n);
  return (
    tax ||
    (totals.gross !== null && totals.net !== null && totals.gross !== totals.net) ||
    (totals.gross !== null && distance(totals.gross, 0n) > distance(sum, 0n))
  );
}

/** At most three decimals, without the zeros that say nothing. */
function quantityOf(written: string): string | null {
  const scaled = parseDecimal(written, 3);
  return scaled === null ? null : formatDecimal(scaled, 3).replace(/\.?0+$/, '');
}

function confidenceOf(rows: readonly ItemRow[], sum: bigint, totals: Totals): number {
  const known = [
    totals.net,
    totals.gross,
    ...totals.labelled
      .filter((amount) => amount.key === 'lines' || amount.key === 'total')
      .map((amount) => amount.cents),
  ];
  const multiplied = rows.filter((row) => {
    const expected = product(row);
    const amount = centsOf(row.amount);
    return expected !== null && amount !== null && distance(expected, amount) <= 1n;
  }).length;
  const share = multiplied / rows.length;
  // Rows whose price does not make their amount show a discount, or another quantity than the one that was read.
  const open = rows.filter((row) => row.price !== null).length - multiplied;
  if (known.some((total) => total !== null && total === sum))
    return 0.9 + 0.06 * share - (rows.length === open ? 0.06 : 0);
  return 0.45 + 0.35 * share;
}
