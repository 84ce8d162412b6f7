import { divideHalfUp } from '../../../shared/money.js';
import { distance, taxOn } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isRunningText } from '../../page/lines.js';
import type { Numeral } from '../../page/numbers.js';
import { KNOWN_RATES } from '../../page/vat-rows.js';
import { listVatRates, REGIONS } from '../../regions/regions.js';
import { readRates, type Totals } from '../totals/totals.js';
import { CONFIDENCE, type VatBreakdown } from './vat-breakdown.js';

/** In thousandths of a percent, also those of parts of a country: 9.975 %. */
const ALL_RATES: readonly bigint[] = [
  ...new Set(
    REGIONS.flatMap((region) => [...listVatRates(region), ...(region.specialVatRates ?? [])]).map((rate) =>
      BigInt(Math.round(Number(rate) * 1000)),
    ),
  ),
];
/** Names of the American taxes, whose rates each state and town sets: squashed labels. */
const SALES_TAX = /^(?:(?:total|state|county|city|local)?sales|state|county|city|local)?tax(?:es)?$/;
/** American rates are multiples of an eighth of a percent, at most this many: in thousandths of a percent. */
const [EIGHTH, MAX_EIGHTHS] = [125n, 100];
/** In cents. If an eighth of a percent is less, a tax on only a part of the total may look like one at such a rate. */
const MIN_STEP = 25n;

/**
 * Finds the only rate in use that gives this tax on this net total, if the document shows no rate that is in use. A percentage in a sentence may
 * be that of a fee or of interest, and one below the header of discounts, or beside the name of one, is a discount. For a sales tax, also the
 * only rate in eighths of a percent.
 */
export function findImpliedRate(
  document: ReadDocument,
  { net, vat, vatAt }: Pick<Totals, 'vatAt'> & { net: bigint; vat: bigint },
): VatBreakdown | null {
  const lines = document.lines
    .filter((line) => line.totals.length > 0 || !isRunningText(line))
    .map((line) => ({ ...line, numerals: line.numerals.filter((numeral) => !isDiscount(document, line, numeral)) }));
  if (vat === 0n || readRates({ ...document, lines }).some((rate) => rate > 0n && KNOWN_RATES.has(rate))) return null;
  const known = [...KNOWN_RATES].filter((rate) => taxOn(net, rate) === vat);
  const fitting = known.length === 0 && SALES_TAX.test(vatAt?.label ?? '') ? listEighths(net, vat) : known;
  const [rate] = fitting;
  return rate !== undefined && fitting.length === 1
    ? { rows: [{ rate, base: net, vat, line: null }], confidence: CONFIDENCE.impliedRate }
    : null;
}

function isDiscount({ tables }: ReadDocument, line: ReadLine, { box, percent }: Numeral): boolean {
  if (percent && line.totals.length > 0 && line.totals.every(({ key }) => key === 'discount')) return true;
  const table = tables.findLast(({ last }) => last < line.index);
  const middle = box.x + box.width / 2;
  return table?.columns.some(({ key, from, to }) => key === 'discount' && from <= middle && middle <= to) ?? false;
}

/** The rates in eighths of a percent that give a tax to the cent, in hundredths of a percent. */
function listEighths(net: bigint, vat: bigint): bigint[] {
  if (distance(taxAt(net, EIGHTH), 0n) < MIN_STEP) return [];
  const rates = Array.from({ length: MAX_EIGHTHS }, (_, index) => EIGHTH * BigInt(index + 1));
  return rates.filter((rate) => taxAt(net, rate) === vat).map(toHundredths);
}

/** Gives each tax without a rate the only one in use that yields it to the cent on the net total; none of them if one has no such rate. */
export function rateTaxes(taxes: readonly LabelledAmount[], net: bigint): LabelledAmount[] {
  const rated = taxes.flatMap((tax) => {
    const fitting = ALL_RATES.filter((rate) => taxAt(net, rate) === tax.cents);
    return fitting.length === 1 ? fitting.map((rate) => ({ ...tax, rate: toHundredths(rate) })) : [];
  });
  return rated.length === taxes.length ? rated : [];
}

/** The tax in cents at a rate in thousandths of a percent. */
function taxAt(net: bigint, rate: bigint): bigint {
  return divideHalfUp(net * rate, 100_000n);
}

function toHundredths(rate: bigint): bigint {
  return divideHalfUp(rate, 10n);
}
