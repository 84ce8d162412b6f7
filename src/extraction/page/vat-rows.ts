import { REGIONS } from '../regions/regions.js';
import { centsOf, isTaxOn, isTaxWithin } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import { rateOf } from './rates.js';
import { isMoney } from './numbers.js';

/** One rate with its taxable amount and tax in cents; the base is null if the document does not show it. */
export interface VatRow {
  readonly rate: bigint;
  readonly base: bigint | null;
  readonly vat: bigint;
  readonly line: ReadLine | null;
}

/** Rates in use, in hundredths of a percent. A number without a percent sign must be one of them to count as a rate. */
export const KNOWN_RATES: ReadonlySet<bigint> = new Set(
  REGIONS.flatMap((region) => region.vatRates).map((rate) => BigInt(Math.round(Number(rate) * 100))),
);
/** Per line. */
const MAX_AMOUNTS = 12;
const MAX_RATES = 6;
const MAX_CHOICES = 4_000;

/**
 * Reads every pair of amounts on a line of which one is the tax at a rate on this line, and the other its base or the sum of both. Without
 * such a pair, the base may be what a discount on the line leaves of another amount.
 */
export function readVatRows(line: ReadLine): VatRow[] {
  const rates = [
    ...new Set(
      line.numerals
        .filter((numeral) => numeral.percent || numeral.decimals <= 2)
        .map((numeral) => (numeral.percent ? rateOf(numeral) : knownRate(rateOf(numeral)))),
    ),
  ];
  const amounts = line.numerals
    .filter(isMoney)
    .map((numeral) => centsOf(numeral.value))
    .filter((cents) => cents !== null)
    .slice(0, MAX_AMOUNTS);
  const readAll = (wholes: readonly bigint[], read: typeof readBases) =>
    rates.flatMap((rate) => (rate ? wholes.flatMap((whole) => read(whole, amounts, rate)) : []));
  const undiscounted = readAll(amounts, (amount, taxes, rate) => [
    ...readBases(amount, taxes, rate),
    ...readWholes(amount, taxes, rate),
  ]);
  const bases = undiscounted.length > 0 ? undiscounted : readAll(listDiscounted(amounts), readBases);
  return bases
    .filter(({ base, vat }, index) => bases.findIndex((other) => other.base === base && other.vat === vat) === index)
    .map((row) => ({ ...row, line }));
}

/** Each amount less each smaller one to its right, which may be a discount. */
function listDiscounted(amounts: readonly bigint[]): bigint[] {
  return amounts.flatMap((amount, index) =>
    amounts
      .slice(index + 1)
      .flatMap((discount) => (discount > 0n && discount * 2n < amount ? [amount - discount] : [])),
  );
}

type Base = Omit<VatRow, 'line'> & { readonly base: bigint };

/** The rows of which an amount is the base. */
function readBases(amount: bigint, taxes: readonly bigint[], rate: bigint): Base[] {
  return taxes.flatMap((vat) => (vat !== amount && isTaxOn(amount, vat, rate) ? [{ rate, base: amount, vat }] : []));
}

/** The rows of which an amount is the base with the tax. */
function readWholes(amount: bigint, taxes: readonly bigint[], rate: bigint): Base[] {
  return taxes.flatMap((vat) =>
    vat !== amount && isTaxWithin(amount, vat, rate) ? [{ rate, base: amount - vat, vat }] : [],
  );
}

/** Lists the choices of at most one row per rate, among the options for each rate. */
export function listChoices(
  rows: readonly VatRow[],
  listOptions: (ofRate: readonly VatRow[]) => readonly VatRow[],
): VatRow[][] {
  const rates = [...new Set(rows.map((row) => row.rate))].slice(0, MAX_RATES);
  let choices: VatRow[][] = [[]];
  for (const rate of rates) {
    const options: (VatRow | null)[] = [...listOptions(rows.filter((row) => row.rate === rate)), null];
    choices = choices
      .flatMap((chosen) => options.map((option) => (option ? [...chosen, option] : chosen)))
      .slice(0, MAX_CHOICES);
  }
  return choices.filter((chosen) => chosen.length > 0);
}

/** Reads the rows of all lines. */
export function readAllVatRows(document: ReadDocument): VatRow[] {
  return document.lines.flatMap((line) => readVatRows(line));
}

function knownRate(rate: bigint | null): bigint | null {
  return rate !== null && KNOWN_RATES.has(rate) ? rate : null;
}
