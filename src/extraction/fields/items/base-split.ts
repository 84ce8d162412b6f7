import { centsOf, decimalOf, sumOf } from '../../page/cents.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import type { VatBreakdown } from '../vat/vat-breakdown.js';

/** The number of ways to divide lines into groups is limited. */
const MAX_WAYS = 300_000;
/** So many ways that fit leave it unclear which is right. */
const MAX_FOUND = 20;
/** How many more changes of the rate from line to line the other ways must have. */
const MIN_MORE_CHANGES = 3;
const MIN_ROWS = 2;
const MIN_GROUPS = 2;

/** Lines with one rate, by the sum of their amounts in cents. */
interface Group {
  readonly rate: bigint;
  readonly sum: bigint;
}

/**
 * Adds the VAT rate to lines that do not show it, if the VAT breakdown does: one way to divide the lines yields its taxable amounts, or
 * several do, and one alone keeps the lines of a rate together. What remains is not taxed. Charges that follow the lines may be part of a
 * taxable amount. Returns the lines unchanged if that leaves no way, or several.
 */
export function splitByBases(
  items: readonly ItemRow[],
  breakdown: VatBreakdown | null,
  totals: Totals,
): readonly ItemRow[] {
  if (!breakdown || items.length < MIN_ROWS || isSingle(breakdown, totals)) return items;
  const rates = new Set(items.map(({ rate }) => rate));
  if (rates.size > 1 && !rates.has(null)) return items;
  // A rate that all lines seem to show may be that of the document.
  const unclear = rates.size > 1 ? items : items.map((item) => ({ ...item, rate: null }));
  for (const charge of listCharges(items, totals)) {
    const groups = listGroups(items, breakdown, totals, charge);
    const ways = groups.length < MIN_GROUPS ? [] : listWays(unclear, groups);
    const way = chooseWay(ways);
    if (ways.length > 0) return way ? setRates(items, groups, way) : items;
  }
  return items;
}

/** What may be part of a taxable amount besides the lines: nothing, or what leads to the total. */
function listCharges(items: readonly ItemRow[], { gross, vat }: Totals): Set<bigint> {
  return new Set([0n, gross === null || vat === null ? 0n : gross - vat - sumRows(items)]);
}

/** Whether one rate is that of the whole net total, and so of each line. */
function isSingle({ rows }: VatBreakdown, { net }: Totals): boolean {
  return rows.length === 1 && rows[0]?.base === net;
}

/** The groups of the breakdown and what is not taxed, with VAT if the lines show their amounts with it. */
function listGroups(items: readonly ItemRow[], { rows }: VatBreakdown, totals: Totals, charge: bigint): Group[] {
  const whole = sumRows(items);
  const isGross = whole === totals.gross && whole !== totals.net;
  const stated = rows.map(({ rate, base, vat }) => ({ rate, sum: base === null ? null : isGross ? base + vat : base }));
  if (stated.some(({ sum }) => sum === null)) return [];
  const taxed = stated
    .filter(({ rate }) => rate !== 0n)
    .map(({ rate, sum }, index) => ({ rate, sum: (sum ?? 0n) - (index === 0 ? charge : 0n) }));
  const rest = whole - sumOf(taxed.map(({ sum }) => sum));
  return rest === 0n || taxed.length === 0 ? taxed : [...taxed, { rate: 0n, sum: rest }];
}

/** The only way, or the one in which lines of a rate stand together, unlike in all others. */
function chooseWay(ways: readonly number[][]): number[] | null {
  if (ways.length === MAX_FOUND) return null;
  const [first, second] = ways
    .map((way) => ({ way, changes: way.filter((group, index) => index > 0 && group !== way[index - 1]).length }))
    .toSorted((a, b) => a.changes - b.changes);
  if (!first || !second) return first?.way ?? null;
  return first.changes + MIN_MORE_CHANGES <= second.changes ? first.way : null;
}

/** The ways to give each line a group so that each group has its sum, as indexes of groups. */
function listWays(items: readonly ItemRow[], groups: readonly Group[]): number[][] {
  if (groups.length ** items.length > MAX_WAYS) return [];
  const amounts = items.map(({ amount }) => centsOf(amount) ?? 0n);
  const shown = items.map(({ rate }) => (rate === null ? null : centsOf(rate)));
  const found: number[][] = [];
  const divide = (way: number[], sums: readonly bigint[]): void => {
    const at = way.length;
    if (found.length === MAX_FOUND) return;
    if (at === amounts.length) {
      if (groups.every(({ sum }, index) => sums[index] === sum)) found.push(way);
      return;
    }
    for (const [index, { rate }] of groups.entries()) {
      const known = shown[at] ?? null;
      if (known !== null && known !== rate) continue;
      divide(
        [...way, index],
        sums.map((sum, other) => (other === index ? sum + (amounts[at] ?? 0n) : sum)),
      );
    }
  };
  divide(
    [],
    groups.map(() => 0n),
  );
  return found;
}

function setRates(items: readonly ItemRow[], groups: readonly Group[], way: readonly number[]): ItemRow[] {
  return items.map((item, index) => ({ ...item, rate: decimalOf(groups[way[index] ?? 0]?.rate ?? 0n) }));
}
