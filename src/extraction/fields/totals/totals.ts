import type { TotalLabel } from '../../locales/locale.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { isMoney, labelledAmounts, rateOf } from '../../page/labelled-amounts.js';
import { centsOf, distance, sumOf, taxOn } from '../../page/cents.js';
import { containedVat } from './contained-vat.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { withheldTax } from './withheld-tax.js';

/** The sums of a document that fit each other, in cents; what the document does not show is null. */
export interface Totals {
  readonly net: bigint | null;
  readonly vat: bigint | null;
  readonly gross: bigint | null;
  /** Where the gross total and the tax were read. */
  readonly grossAt: LabelledAmount | null;
  readonly vatAt: LabelledAmount | null;
  /** Whether net + VAT = gross holds between amounts of the document. */
  readonly proven: boolean;
  readonly confidence: number;
  readonly labelled: readonly LabelledAmount[];
}

interface Option {
  readonly cents: bigint;
  readonly weight: number;
  readonly at: LabelledAmount | null;
}

interface Solution {
  readonly net: Option;
  readonly vat: Option;
  readonly gross: Option;
  readonly score: number;
  readonly rated: boolean;
}

const GROSS: Readonly<Partial<Record<TotalLabel, number>>> = { gross: 1, payable: 0.7, total: 0.6, lines: 0.1 };
const NET: Readonly<Partial<Record<TotalLabel, number>>> = { net: 1, lines: 0.7, total: 0.4, gross: 0.2 };
const VAT: Readonly<Partial<Record<TotalLabel, number>>> = { vat: 1 };
const MAX_OPTIONS = 40;
const MAX_RATES = 60;

/** Chooses net, VAT and gross by arithmetic among the labelled amounts, and only then by their labels. */
export function readTotals(document: ReadDocument, items: readonly ItemRow[]): Totals {
  const labelled = labelledAmounts(document);
  const rates = ratesOf(document);
  const best = solve(document, labelled, rates, items);
  if (best) {
    return {
      net: best.net.cents,
      vat: best.vat.cents,
      gross: best.gross.cents,
      grossAt: best.gross.at,
      vatAt: best.vat.at,
      proven: true,
      confidence: confidenceOf(best),
      labelled,
    };
  }
  const possible = labelled.filter((amount) => isOfThisSize(amount.cents, items));
  const within = withheldTax(labelled) ?? containedVat(grossAmounts(possible), labelled, rates, items);
  return within ? { ...within, proven: true, confidence: 0.93, labelled } : unproven(possible, labelled);
}

function grossAmounts(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  return labelled.filter((amount) => (GROSS[amount.key] ?? 0) >= 0.6);
}

/** What is far less than the lines add up to is a discount or a part of the sum, not the gross total. */
function isOfThisSize(gross: bigint, items: readonly ItemRow[]): boolean {
  const lines = sumOf(items.map((item) => centsOf(item.amount) ?? 0n));
  return distance(gross, 0n) * 4n >= distance(lines, 0n);
}

function confidenceOf(best: Solution): number {
  const named = [best.net, best.vat, best.gross].filter((option) => option.weight >= 0.4).length;
  const sure = named === 3 ? 0.97 : 0.92;
  return best.gross.weight >= 0.9 || best.rated ? sure : sure - 0.1;
}

function options(
  labelled: readonly LabelledAmount[],
  weights: Readonly<Partial<Record<TotalLabel, number>>>,
): Option[] {
  const found = labelled.flatMap((amount) => {
    const weight = weights[amount.key];
    return weight === undefined ? [] : [{ cents: amount.cents, weight, at: amount }];
  });
  return unique(found);
}

function unique(found: readonly Option[]): Option[] {
  const sorted = found.toSorted((a, b) => b.weight - a.weight || (b.at?.line.index ?? 0) - (a.at?.line.index ?? 0));
  return sorted
    .filter((option, index) => sorted.findIndex((other) => other.cents === option.cents) === index)
    .slice(0, MAX_OPTIONS);
}

/** Tax is shown as one sum or one row per rate. */
function vatOptions(labelled: readonly LabelledAmount[]): Option[] {
  const taxed = labelled.some((amount) => amount.key === 'vat' && amount.cents !== 0n);
  const single = options(labelled, VAT).filter((option) => option.cents !== 0n || !taxed);
  const perRate = new Map<bigint, LabelledAmount>();
  for (const amount of labelled) if (amount.key === 'vat' && amount.rate !== null) perRate.set(amount.rate, amount);
  const rows = [...perRate.values()];
  const sum = rows.length > 1 ? [{ cents: sumOf(rows.map((row) => row.cents)), weight: 0.9, at: rows[0] ?? null }] : [];
  return unique([...single, ...sum, ...columnSums(labelled, 'vat')]);
}

function solve(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  rates: readonly bigint[],
  items: readonly ItemRow[],
): Solution | null {
  const other = unlabelledAmounts(document);
  const grosses = options(labelled, GROSS).filter((option) => isOfThisSize(option.cents, items));
  const nets = unique([
    ...options(labelled, NET),
    ...columnSums(labelled, 'net'),
    ...itemSum(items, 'net'),
    ...adjusted(labelled),
    ...other,
  ]);
  const vats = unique([...vatOptions(labelled), ...itemVat(items), ...other]);
  const byNet = new Map(nets.map((option) => [option.cents, option]));
  const sums = sumsPerLabel(labelled);
  let best: Solution | null = null;
  for (const gross of grosses) {
    for (const vat of vats) {
      const net = byNet.get(gross.cents - vat.cents);
      if (!net || !plausible(net, vat, gross)) continue;
      const rated = rates.some((rate) => rate > 0n && distance(taxOn(net.cents, rate), vat.cents) <= 1n);
      const summed = sums.has(gross.cents);
      const named = gross.weight >= 0.9 && vat.weight >= 0.9 && net.weight >= 0.9;
      const score = gross.weight + vat.weight + net.weight + (rated || named ? 0.6 : 0) + (summed ? 1 : 0);
      const enough = (vat.weight > 0.3 && gross.weight >= 0.6) || (rated && gross.weight + net.weight >= 1);
      if (enough && (!best || score > best.score + 1e-9 || (score > best.score - 1e-9 && isLarger(gross, best.gross))))
        best = { net, vat, gross, score, rated };
    }
  }
  return best;
}

/** What stands under one label on several lines, as the base or the tax per rate, added up. */
function columnSums(labelled: readonly LabelledAmount[], key: TotalLabel): Option[] {
  const columns = new Map<string, LabelledAmount[]>();
  for (const amount of labelled) {
    const left = Math.round(amount.box.x + amount.box.width);
    const id = `${amount.line.page}:${amount.label}:${left}`;
    if (amount.key === key) columns.set(id, [...(columns.get(id) ?? []), amount]);
  }
  const several = [...columns.values()].filter((column) => column.length > 1);
  return several.map((column) => ({
    cents: sumOf(column.map((amount) => amount.cents)),
    weight: 0.8,
    at: column[0] ?? null,
  }));
}

/** What the amounts under one label, as the gross per rate, add up to. */
function sumsPerLabel(labelled: readonly LabelledAmount[]): Set<bigint> {
  const groups = new Map<string, bigint[]>();
  for (const { key, label, cents } of labelled) {
    if (key === 'gross') groups.set(label, [...(groups.get(label) ?? []), cents]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Set(several.flatMap((group) => [sumOf(group), sumOf(group.slice(0, -1))]));
}

/** The sum of the lines less a discount and with a charge, as documents show it without naming the result. */
function adjusted(labelled: readonly LabelledAmount[]): Option[] {
  const centsWith = (key: TotalLabel): bigint[] =>
    labelled.filter((amount) => amount.key === key).map((amount) => distance(amount.cents, 0n));
  const discounts = [0n, ...centsWith('discount').slice(0, 6)];
  const charges = [0n, ...centsWith('charge').slice(0, 6)];
  return labelled
    .filter((amount) => amount.key === 'lines')
    .slice(0, 6)
    .flatMap((lines) => discounts.flatMap((discount) => charges.map((charge) => lines.cents - discount + charge)))
    .map((cents) => ({ cents, weight: 0.5, at: null }));
}

/** What the lines' own amounts add up to. */
function itemSum(items: readonly ItemRow[], kind: ItemRow['amountKind']): Option[] {
  const amounts = items
    .filter((item) => item.amountKind === kind || item.amountKind === 'amount')
    .map((item) => centsOf(item.amount));
  const complete = items.length > 0 && amounts.length === items.length;
  return complete ? [{ cents: sumOf(amounts.map((cents) => cents ?? 0n)), weight: 0.6, at: null }] : [];
}

/** What the lines' own taxes add up to, where all of them show one. */
function itemVat(items: readonly ItemRow[]): Option[] {
  const taxes = items.map((item) => (item.vat === null ? null : centsOf(item.vat)));
  const complete = items.length > 0 && taxes.every((cents) => cents !== null);
  return complete ? [{ cents: sumOf(taxes.map((cents) => cents ?? 0n)), weight: 0.8, at: null }] : [];
}

/** Of rows per rate and their sum, the sum is the document's total. */
function isLarger(a: Option, b: Option): boolean {
  return distance(a.cents, 0n) > distance(b.cents, 0n);
}

function plausible(net: Option, vat: Option, gross: Option): boolean {
  if (gross.cents === 0n) return false;
  if (vat.cents === 0n) return vat.weight >= 0.9;
  const size = (value: bigint): bigint => (value < 0n ? -value : value);
  if (vat.cents < 0n !== gross.cents < 0n) return false;
  return size(vat.cents) * 100n <= size(net.cents) * 31n;
}

function unlabelledAmounts(document: ReadDocument): Option[] {
  return document.lines.flatMap((line) =>
    line.numerals.filter(isMoney).flatMap((numeral) => {
      const cents = centsOf(numeral.value);
      return cents === null || cents === 0n ? [] : [{ cents, weight: 0.05, at: null }];
    }),
  );
}

/** All percentages of the document that can be rates of VAT, in hundredths of a percent. */
export function ratesOf(document: ReadDocument): bigint[] {
  const rates = document.lines.flatMap((line) => line.numerals.filter((numeral) => numeral.percent).map(rateOf));
  return [...new Set(rates.filter((rate) => rate !== null))].slice(0, MAX_RATES);
}

function unproven(possible: readonly LabelledAmount[], labelled: readonly LabelledAmount[]): Totals {
  const order: readonly TotalLabel[] = ['gross', 'payable', 'total'];
  const key = order.find((candidate) => possible.some((amount) => amount.key === candidate));
  const candidates = possible.filter((amount) => amount.key === key);
  const values = new Set(candidates.map((amount) => amount.cents));
  const at = candidates.at(-1) ?? null;
  const vats = labelled.filter((amount) => amount.key === 'vat');
  const vatValues = new Set(vats.map((amount) => amount.cents));
  const vatAt = vatValues.size === 1 ? (vats[0] ?? null) : null;
  const fits = vatAt !== null && at !== null && distance(vatAt.cents, 0n) < distance(at.cents, 0n);
  return {
    net: null,
    vat: fits ? vatAt.cents : null,
    gross: at?.cents ?? null,
    grossAt: at,
    vatAt: fits ? vatAt : null,
    proven: false,
    confidence: values.size === 1 ? 0.7 : 0.45,
    labelled,
  };
}
