import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { listAdjustments, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';

/** An amount that may be one of the totals. */
export interface TotalOption {
  readonly cents: bigint;
  /** How well its label fits, from 0 to 1. */
  readonly weight: number;
  /** Where it is; null if it is a sum or has no label. */
  readonly at: LabelledAmount | null;
}

/** How well each label fits the gross total, from 0 to 1. */
const GROSS: Readonly<Partial<Record<TotalLabel, number>>> = { gross: 1, payable: 0.7, total: 0.6, lines: 0.1 };
/** How well each label fits the net total. */
const NET: Readonly<Partial<Record<TotalLabel, number>>> = { net: 1, lines: 0.7, total: 0.4, gross: 0.2 };
const VAT: Readonly<Partial<Record<TotalLabel, number>>> = { vat: 1 };
/** How well amounts without a label of their own fit. */
const DERIVED = {
  /** The sum of the taxes per rate. */
  vatPerRate: 0.9,
  /** The sum of several amounts below one label. */
  column: 0.8,
  /** The sum of the lines' taxes. */
  itemVat: 0.8,
  /** The tax beside what it is on, in a row of sums. */
  rowVat: 0.5,
  /** The sum of the lines' amounts. */
  items: 0.6,
  /** The sum of the lines less a discount, plus a charge. */
  adjusted: 0.5,
  /** Any amount on the page. */
  unlabelled: 0.05,
} as const;
const MAX_OPTIONS = 40;
const MAX_SUMS = 6;

/** Collects the amounts that may be the gross total, best label first: labelled, or any on the page. */
export function collectGross(document: ReadDocument, labelled: readonly LabelledAmount[]): TotalOption[] {
  return removeDuplicates([...collectOptions(labelled, GROSS), ...collectUnlabelled(document)]);
}

/** Keeps the amounts whose label names the gross total at least with this fit. */
export function filterGross(labelled: readonly LabelledAmount[], minFit: number): LabelledAmount[] {
  return labelled.filter((amount) => (GROSS[amount.key] ?? 0) >= minFit);
}

/** Collects the amounts that may be the net total: labelled, added up, or any on the page. */
export function collectNet(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  items: readonly ItemRow[],
): TotalOption[] {
  return removeDuplicates([
    ...collectOptions(labelled, NET),
    ...sumColumns(labelled, 'net'),
    ...sumItems(items, 'net'),
    ...sumAdjusted(labelled),
    ...collectUnlabelled(document),
  ]);
}

/** Collects the amounts that may be the total VAT: labelled, added up, beside the net total at one of the rates, or any on the page except charges. */
export function collectVat(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  items: readonly ItemRow[],
  rates: readonly bigint[],
): TotalOption[] {
  const charges = labelled.filter(({ key }) => key === 'charge').map(({ cents }) => cents);
  return removeDuplicates([
    ...collectLabelledVat(labelled),
    ...sumItemVat(items),
    ...collectRowVat(labelled, rates),
    ...collectUnlabelled(document).filter(({ cents }) => !charges.includes(cents)),
  ]);
}

/** Collects the tax of each row of sums that shows two amounts, the net total and the tax: "Total 2,700.00 567.00". */
function collectRowVat(labelled: readonly LabelledAmount[], rates: readonly bigint[]): TotalOption[] {
  return labelled.flatMap((at) => {
    const [net, vat, ...others] = at.line.numerals.filter(isMoney).map(({ value }) => centsOf(value) ?? 0n);
    const isPair = at.key === 'total' && net !== undefined && vat === at.cents && others.length === 0;
    const isTax = isPair && rates.some((rate) => rate > 0n && isTaxOn(net, vat, rate));
    return isTax ? [{ cents: vat, weight: DERIVED.rowVat, at }] : [];
  });
}

function collectOptions(
  labelled: readonly LabelledAmount[],
  weights: Readonly<Partial<Record<TotalLabel, number>>>,
): TotalOption[] {
  const found = labelled.flatMap((amount) => {
    const weight = weights[amount.key];
    return weight === undefined ? [] : [{ cents: amount.cents, weight, at: amount }];
  });
  return removeDuplicates(found);
}

function removeDuplicates(found: readonly TotalOption[]): TotalOption[] {
  const sorted = found.toSorted((a, b) => b.weight - a.weight || (b.at?.line.index ?? 0) - (a.at?.line.index ?? 0));
  return sorted
    .filter((option, index) => sorted.findIndex((other) => other.cents === option.cents) === index)
    .slice(0, MAX_OPTIONS);
}

/** Collects the total VAT as one amount, as one row per rate, or as a column of taxes. */
function collectLabelledVat(labelled: readonly LabelledAmount[]): TotalOption[] {
  const taxed = labelled.some((amount) => amount.key === 'vat' && amount.cents !== 0n);
  const single = collectOptions(labelled, VAT).filter((option) => option.cents !== 0n || !taxed);
  const perRate = new Map(filterRated(labelled).map((amount) => [amount.rate, amount]));
  const sums = [[...perRate.values()], listTaxes(labelled)]
    .filter((rows) => rows.length > 1)
    .map((rows) => ({
      cents: sumOf(rows.map((row) => row.cents)),
      weight: DERIVED.vatPerRate,
      at: rows[0] ?? null,
    }));
  return removeDuplicates([...single, ...sums, ...sumColumns(labelled, 'vat')]);
}

/** The last amount of each tax with a rate and a label of its own, such as the shares of a union and of a state. */
export function listTaxes(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  return [...new Map(filterRated(labelled).map((amount) => [`${amount.label} ${amount.rate}`, amount])).values()];
}

function filterRated(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  return labelled.filter((amount) => amount.key === 'vat' && amount.rate !== null && amount.cents !== 0n);
}

/** Adds up the amounts below one label on several lines, such as the base or the tax per rate. */
function sumColumns(labelled: readonly LabelledAmount[], key: TotalLabel): TotalOption[] {
  const columns = new Map<string, LabelledAmount[]>();
  for (const amount of labelled) {
    const left = Math.round(amount.box.x + amount.box.width);
    const id = `${amount.line.page}:${amount.label}:${left}`;
    if (amount.key === key) columns.set(id, [...(columns.get(id) ?? []), amount]);
  }
  const several = [...columns.values()].filter((column) => column.length > 1);
  return several.map((column) => ({
    cents: sumOf(column.map((amount) => amount.cents)),
    weight: DERIVED.column,
    at: column[0] ?? null,
  }));
}

/** Adds charges to the sum of the lines and subtracts discounts: many documents do not show the result. */
function sumAdjusted(labelled: readonly LabelledAmount[]): TotalOption[] {
  const adjustments = [0n, ...listAdjustments(labelled)];
  return labelled
    .filter((amount) => amount.key === 'lines')
    .slice(0, MAX_SUMS)
    .flatMap((lines) => adjustments.map((part) => lines.cents + part))
    .map((cents) => ({ cents, weight: DERIVED.adjusted, at: null }));
}

/** Adds up the amounts of the lines, if all of them have one of this kind. */
function sumItems(items: readonly ItemRow[], kind: ItemRow['amountKind']): TotalOption[] {
  const amounts = items
    .filter((item) => item.amountKind === kind || item.amountKind === 'amount')
    .map((item) => centsOf(item.amount));
  const complete = items.length > 0 && amounts.length === items.length;
  return complete ? [{ cents: sumOf(amounts.map((cents) => cents ?? 0n)), weight: DERIVED.items, at: null }] : [];
}

/** Adds up the taxes of the lines, if all of them show one. */
function sumItemVat(items: readonly ItemRow[]): TotalOption[] {
  const taxes = items.map((item) => (item.vat === null ? null : centsOf(item.vat)));
  const complete = items.length > 0 && taxes.every((cents) => cents !== null);
  return complete ? [{ cents: sumOf(taxes.map((cents) => cents ?? 0n)), weight: DERIVED.itemVat, at: null }] : [];
}

function collectUnlabelled(document: ReadDocument): TotalOption[] {
  return document.lines.flatMap((line) =>
    line.numerals.filter(isMoney).flatMap((numeral) => {
      const cents = centsOf(numeral.value);
      return cents === null || cents === 0n ? [] : [{ cents, weight: DERIVED.unlabelled, at: null }];
    }),
  );
}
