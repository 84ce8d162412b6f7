import { centsOf, decimalOf, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { multiply, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { KNOWN_RATES } from '../../page/vat-rows.js';
import { readRates } from '../totals/totals.js';

/** A single tax may equal a rate by chance. */
const MIN_TAXES = 2;

/**
 * Takes what was read as the rates of the rows for their taxes, if each is the tax on its row at a rate of the document, and not all are such
 * rates themselves: a column of taxes may be called "VAT" alone.
 */
export function correctTaxes(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const rates = readRates(document).filter((rate) => rate > 0n);
  const numbers = rows.flatMap(({ amount, rate }) => {
    const [base, tax] = [centsOf(amount), centsOf(rate ?? '')];
    return base === null || tax === null || tax === 0n ? [] : [{ base, tax }];
  });
  const areTaxes = numbers.every(({ base, tax }) => rates.some((rate) => isTaxOn(base, tax, rate)));
  const areRates = numbers.every(({ tax }) => rates.includes(tax));
  if (numbers.length < MIN_TAXES || !areTaxes || areRates) return rows;
  return rows.map((row) => ({ ...row, rate: null, vat: row.rate ?? row.vat }));
}

/**
 * Adds the VAT rate to rows that show their tax but no rate: the only rate in use that yields the tax. A small tax fits several rates; then it
 * is the one that a larger tax has. Returns the rows unchanged unless the document states the same taxes.
 */
export function addRatesOfTaxes(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const taxes = rows.map(({ rate, vat, amount, amountKind }) => {
    const [base, tax] = [centsOf(amount), centsOf(vat ?? '')];
    return rate === null && amountKind !== 'gross' && base !== null && tax !== null ? { base, tax } : null;
  });
  const fitting = taxes.map((row) => (row ? listFitting(row) : []));
  const certain = new Set(fitting.filter((rates) => rates.length === 1).flat());
  const chosen = fitting.map((rates) => (rates.length > 1 ? rates.filter((rate) => certain.has(rate)) : rates));
  const isComplete = chosen.every((rates) => rates.length === 1) && [...certain].some((rate) => rate !== 0n);
  const tax = sumOf(taxes.map((row) => row?.tax ?? 0n));
  return isComplete && isStated({ rates: certain, net: sumRows(rows), tax }, labelled)
    ? rows.map((row, index) => ({ ...row, rate: decimalOf(chosen[index]?.[0] ?? 0n) }))
    : rows;
}

/**
 * Adds rate and tax to rows whose amount includes them, if each is quantity times price plus the tax at a rate that the document states: "Unit
 * cost 20.00, quantity 2, line total 43.30" beside "Sales tax 8.25 %". Others are just quantity times price, without tax.
 */
export function addIncludedTaxes(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const rates = new Set(
    labelled.flatMap(({ key, rate }) => (key === 'vat' && rate !== null && rate > 0n ? [rate] : [])),
  );
  const taxed = rows.map((row) => {
    const [net, gross] = [multiply(row), centsOf(row.amount)];
    if (net === null || gross === null || row.rate !== null || row.vat !== null) return null;
    const rate = net === gross ? 0n : [...rates].find((one) => isTaxOn(net, gross - net, one));
    const tax = { vat: decimalOf(gross - net), amountKind: 'gross' as const };
    return rate === undefined ? null : { ...row, ...tax, rate: decimalOf(rate) };
  });
  const isComplete = taxed.every((row) => row !== null);
  return isComplete && taxed.some(({ vat }) => centsOf(vat) !== 0n) ? taxed : rows;
}

/** Whether the document states the sum of taxes, a total that includes them, or a tax at each of their rates. */
function isStated(
  { rates, net, tax }: { rates: ReadonlySet<bigint>; net: bigint; tax: bigint },
  labelled: readonly LabelledAmount[],
): boolean {
  const stated = labelled.filter(({ key }) => key === 'vat');
  // Two equal taxes are halves of one, such as those of India and of one of its states.
  const areHalves = new Set(stated.map(({ cents }) => cents)).size < stated.length;
  const isSum = labelled.some(({ key, cents }) => cents === (key === 'vat' ? tax : net + tax));
  const haveRates = [...rates].every((rate) => rate === 0n || stated.some((one) => one.rate === rate));
  return !areHalves && (isSum || haveRates);
}

/** The rates in use that yield a tax. */
function listFitting({ base, tax }: { base: bigint; tax: bigint }): bigint[] {
  if (tax === 0n) return [0n];
  return [...KNOWN_RATES].filter((rate) => isTaxOn(base, tax, rate));
}
