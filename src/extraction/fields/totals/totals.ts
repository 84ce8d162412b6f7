import type { TotalLabel } from '../../locales/locale.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { findLabelledAmounts } from '../../page/labelled-amounts.js';
import { rateOf } from '../../page/rates.js';
import { distance } from '../../page/cents.js';
import { findContainedVat } from './contained-vat.js';
import type { ReadDocument } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import { isRunningText } from '../../page/lines.js';
import { MIN_FIT, solveTotals, type Solution } from './solve-totals.js';
import { filterGross } from './total-options.js';
import { findMissingTotal, findMissingVat } from './missing-total.js';
import { findRoundedTotal, listRoundings } from './rounding.js';
import { readLedgers } from './ledger.js';
import { findLedgerTotals, type LedgerTotals, type Subtotals } from './ledger-totals.js';
import { nameTotals } from './named-totals.js';
import { findTotalWithUntaxed } from './untaxed-lines.js';
import { isReverseCharged } from './reverse-charge.js';
import { findVatTable, hasZeroRow, type VatTable } from './vat-table.js';

/** The totals of a document in cents; null for each one that is unknown. */
export interface Totals {
  readonly net: bigint | null;
  readonly vat: bigint | null;
  readonly gross: bigint | null;
  /** Where the gross total is; null if the document does not show it. */
  readonly grossAt: LabelledAmount | null;
  /** Where the net total is; null if the document does not show it. */
  readonly netAt: LabelledAmount | null;
  /** Where the total VAT is; null if the document does not show it. */
  readonly vatAt: LabelledAmount | null;
  /** Whether net + VAT = gross holds. */
  readonly proven: boolean;
  readonly confidence: number;
  readonly labelled: readonly LabelledAmount[];
  /** The sums that lead to the total; null if they are unknown. */
  readonly subtotals: Subtotals | null;
}

const CONFIDENCE = {
  /** Net, VAT and gross are labelled and add up. */
  allNamed: 0.97,
  /** They add up, but one of them has no label. */
  added: 0.92,
  /** Subtracted if neither the label of the gross total nor a rate confirms the solution. */
  unconfirmed: 0.1,
  /** A rate or a withheld tax proves a total that the document does not show. */
  implied: 0.93,
  /** Nothing adds up, but the label gives one value. */
  label: 0.7,
  /** The label gives several values: too little to fill the field. */
  severalValues: 0.45,
} as const;
const MAX_RATES = 60;

/** Chooses net, VAT and gross total so that they add up, but for lines without VAT. If nothing adds up, the labels decide. */
export function readTotals(document: ReadDocument, items: readonly ItemRow[]): Totals {
  const totals = round(document, preferTable(document, items, chooseTotals(document, items)));
  const whole =
    totals.proven && totals.gross !== null ? findTotalWithUntaxed(totals.gross, totals.labelled, items) : null;
  return whole ? { ...totals, gross: whole.cents, grossAt: whole } : totals;
}

/** Replaces the total by the one that is rounded for payment, if the document shows that too. */
function round(document: ReadDocument, totals: Totals): Totals {
  const rounded = totals.gross === null ? null : findRoundedTotal(document, totals.gross, totals.labelled);
  return rounded ? { ...totals, gross: rounded.cents, grossAt: rounded } : totals;
}

/**
 * Replaces totals that a sentence states by those of a table, if these add up too: below the table of a prepayment, a sentence may state
 * the totals of the whole order.
 */
function preferTable(document: ReadDocument, items: readonly ItemRow[], totals: Totals): Totals {
  const isStated = [totals.netAt, totals.vatAt, totals.grossAt].every((at) => at && isRunningText(at.line));
  if (!isStated || !totals.proven) return totals;
  const lines = document.lines.map((line) => (isRunningText(line) ? { ...line, numerals: [], totals: [] } : line));
  const tabled = chooseTotals({ ...document, lines }, items);
  return tabled.proven && tabled.grossAt ? tabled : totals;
}

function chooseTotals(document: ReadDocument, items: readonly ItemRow[]): Totals {
  const labelled = nameTotals(findLabelledAmounts(document), items);
  const rates = readRates(document);
  const ledgers = findLedgerTotals(readLedgers(document, labelled));
  // Lines without prices may come from the wrong column, such as the values in dispute. They do not disprove three labelled totals.
  const isNamed = ledgers?.grossAt && ledgers.netAt && ledgers.vatAt && items.every(({ price }) => price === null);
  const ledger =
    ledgers && (isNamed || isLargeEnough(ledgers.gross, items))
      ? nameNet(ledgers, labelled, listRoundings(document))
      : null;
  const possible = labelled.filter((amount) => isLargeEnough(amount.cents, items));
  const totals = filterGross(possible, MIN_FIT.gross);
  const table = findVatTable(document, totals);
  if (ledger && ledger.vat !== null && !isRowOf(table, ledger.gross)) {
    const confidence =
      ledger.grossAt === null ? CONFIDENCE.implied : ledger.netAt ? CONFIDENCE.allNamed : CONFIDENCE.added;
    return { ...ledger, proven: true, confidence, labelled };
  }
  const subtotals = ledger?.subtotals ?? null;
  const best = solveTotals(document, labelled, rates, items, (gross) => isLargeEnough(gross, items));
  if (best && !contradicts(table, best)) {
    return {
      net: best.net.cents,
      vat: best.vat.cents,
      gross: best.gross.cents,
      grossAt: best.gross.at,
      netAt: best.net.at,
      vatAt: best.vat.at,
      proven: true,
      confidence: confidenceOf(best),
      labelled,
      subtotals,
    };
  }
  const implied =
    table?.sums ??
    findContainedVat(totals, labelled, rates, items) ??
    findMissingTotal(document, totals, possible, labelled) ??
    findMissingVat(document, totals, labelled, items);
  if (implied) return { netAt: null, ...implied, proven: true, confidence: CONFIDENCE.implied, labelled, subtotals };
  const chosen = chooseByLabel(possible, labelled, ledger, items.length > 1 ? sumRows(items) : null);
  if (chosen.vat !== null || chosen.gross === null) return chosen;
  const hasOnlyZero = rates.length > 0 && rates.every((rate) => rate === 0n);
  const isUntaxed = hasOnlyZero || hasZeroRow(document, chosen.gross) || isReverseCharged(document);
  return isUntaxed ? { ...chosen, net: chosen.gross, vat: 0n } : chosen;
}

/**
 * Replaces the base of the tax by the net total that the document names, if untaxed amounts are added after the tax, or a printed rounding.
 */
function nameNet(
  ledger: LedgerTotals,
  labelled: readonly LabelledAmount[],
  roundings: readonly bigint[],
): LedgerTotals {
  const { gross, net, vat } = ledger;
  if (vat === null) return ledger;
  const nets = labelled.filter(({ key }) => key === 'net');
  const [named] = roundings.flatMap((rounding) => nets.filter(({ cents }) => cents === gross - vat - rounding));
  return named && named.cents !== net ? { ...ledger, net: named.cents, netAt: named } : ledger;
}

/** Whether a table of several rates adds up to other totals. With a single rate, its sum may be a total by chance. */
function contradicts(table: VatTable | null, best: Solution): boolean {
  if (table === null || table.rates < 2) return false;
  return table.sums.vat !== best.vat.cents || table.sums.gross !== best.gross.cents;
}

/** Whether a total covers only one rate of a VAT table whose rows add up to more. */
function isRowOf(table: VatTable | null, gross: bigint): boolean {
  return table !== null && table.percentages > 1 && table.sums.gross > gross;
}

/** Whether an amount is at least a quarter of the sum of the lines. Smaller ones are discounts or parts of the total. */
function isLargeEnough(gross: bigint, items: readonly ItemRow[]): boolean {
  return distance(gross, 0n) * 4n >= distance(sumRows(items), 0n);
}

function confidenceOf(best: Solution): number {
  const named = [best.net, best.vat, best.gross].filter((option) => option.weight >= MIN_FIT.named).length;
  const confidence = named === 3 ? CONFIDENCE.allNamed : CONFIDENCE.added;
  return best.gross.weight >= MIN_FIT.clear || best.rated ? confidence : confidence - CONFIDENCE.unconfirmed;
}

/** Collects the percentages of the document that can be VAT rates, in hundredths of a percent. */
export function readRates(document: ReadDocument): bigint[] {
  const rates = document.lines.flatMap((line) => line.numerals.filter((numeral) => numeral.percent).map(rateOf));
  return [...new Set(rates.filter((rate) => rate !== null))].slice(0, MAX_RATES);
}

/** Whether a charge is the total of a bill that names no other: "Total usage charges". */
function isTotalCharge({ key, line, label }: LabelledAmount): boolean {
  const charge = line.totals.find((hit) => hit.label === label);
  return key === 'charge' && line.totals.some((hit) => hit.key === 'total' && hit.to <= (charge?.from ?? 0));
}

function isLess({ cents }: LabelledAmount, other: LabelledAmount | null | undefined): boolean {
  return other ? distance(cents, 0n) < distance(other.cents, 0n) : false;
}

/** @param sum the sum of several lines, which sets the total apart from the amounts in a column with the same label */
function chooseByLabel(
  possible: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
  ledger: LedgerTotals | null,
  sum: bigint | null,
): Totals {
  const isUntaxed = labelled.every((amount) => amount.key !== 'vat' || amount.cents === 0n);
  const order: readonly TotalLabel[] = ['gross', 'payable', 'total', ...(isUntaxed ? (['net'] as const) : [])];
  const key = order.find((candidate) => possible.some((amount) => amount.key === candidate));
  const named = possible.filter((amount) => amount.key === key || (key === undefined && isTotalCharge(amount)));
  const added = named.findLast((amount) => amount.cents === sum && !isLess(amount, ledger?.grossAt));
  const candidates = ledger?.grossAt ? [ledger.grossAt] : named;
  const values = new Set(candidates.map((amount) => amount.cents));
  const at = added ?? candidates.at(-1) ?? null;
  const vats = labelled.filter((amount) => amount.key === 'vat');
  const vatValues = new Set(vats.map((amount) => amount.cents));
  const vatAt = vatValues.size === 1 ? (vats[0] ?? null) : null;
  const fits = vatAt !== null && at !== null && distance(vatAt.cents, 0n) < distance(at.cents, 0n);
  const netAt =
    labelled.find((amount) => amount.key === 'net' && amount.cents !== 0n && amount.cents === at?.cents) ?? null;
  return {
    net: netAt?.cents ?? null,
    vat: fits ? vatAt.cents : null,
    gross: at?.cents ?? null,
    grossAt: at,
    netAt,
    vatAt: fits ? vatAt : null,
    proven: false,
    confidence: added || values.size === 1 ? CONFIDENCE.label : CONFIDENCE.severalValues,
    labelled,
    subtotals: ledger?.subtotals ?? null,
  };
}
