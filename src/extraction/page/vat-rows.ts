import { REGIONS } from '../regions/regions.js';
import { centsOf, isTaxOn, isTaxWithin } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import { rateOf } from './labelled-amounts.js';
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

/** Reads every pair of amounts on a line of which one is the tax at a rate on this line, and the other its base or the sum of both. */
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
  const bases = rates.flatMap((rate) => (rate ? amounts.flatMap((amount) => readBases(amount, amounts, rate)) : []));
  return bases
    .filter(({ base, vat }, index) => bases.findIndex((other) => other.base === base && other.vat === vat) === index)
    .map((row) => ({ ...row, line }));
}

function readBases(
  amount: bigint,
  amounts: readonly bigint[],
  rate: bigint,
): { rate: bigint; base: bigint; vat: bigint }[] {
  return amounts.flatMap((vat) => {
    if (vat === amount || vat === 0n) return [];
    const base = isTaxOn(amount, vat, rate) ? [{ rate, base: amount, vat }] : [];
    const whole = isTaxWithin(amount, vat, rate) ? [{ rate, base: amount - vat, vat }] : [];
    return [...base, ...whole];
  });
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
