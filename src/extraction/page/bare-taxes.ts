import { TOTALS } from '../locales/dictionaries.js';
import { rightOf } from './boxes.js';
import { centsOf, sumOf } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { LabelledAmount } from './labelled-amount.js';
import { endsInColumn } from './lines.js';
import { isMoney, type Numeral } from './numbers.js';
import { rateOf } from './rates.js';

/** A percentage and the amount beside it. */
interface BareTax {
  readonly line: ReadLine;
  readonly rate: Numeral;
  readonly amount: Numeral;
  readonly cents: bigint;
}

const MAX_LINES = 12;

/**
 * Finds taxes that have a rate but no name, between a sum of the lines and the total that they lead to: "Subtotal 173.50", "6% 4.41", "21%
 * 21.00", "Total 198.91".
 */
export function findBareTaxes(document: ReadDocument, labelled: readonly LabelledAmount[]): LabelledAmount[] {
  const sums = labelled.filter(({ key }) => key === 'lines' || key === 'net');
  const totals = labelled.filter(({ key }) => TOTALS.includes(key));
  for (const total of totals) {
    for (const sum of sums.filter(({ line }) => isShortlyAbove(line, total.line))) {
      const between = document.lines.slice(sum.line.index + 1, total.line.index);
      const taxes = between.flatMap((line) => readTax(line, total) ?? []);
      const isWhole = taxes.length > 0 && sum.cents + sumOf(taxes.map(({ cents }) => cents)) === total.cents;
      const isNamed = taxes.some(({ amount }) => labelled.some(({ box }) => box === amount.box));
      if (isWhole && !isNamed) return taxes.map(toLabelled);
    }
  }
  return [];
}

function isShortlyAbove(upper: ReadLine, lower: ReadLine): boolean {
  return upper.index < lower.index && lower.index - upper.index <= MAX_LINES;
}

/** Reads a cell with nothing but a percentage, and the amount in the cell after it, in the column of the total. */
function readTax(line: ReadLine, total: LabelledAmount): BareTax | null {
  const amount = line.numerals.findLast(isMoney);
  const rate = line.numerals.findLast(({ percent }) => percent);
  const cents = amount ? centsOf(amount.value) : null;
  const cell = line.cells.find(({ words }) => words[0] === line.words[rate?.from ?? -1]);
  const isAlone = rate !== undefined && cell?.words.length === rate.to - rate.from;
  if (!amount || !isAlone || cents === null || !endsInColumn(amount.box, rightOf(total.box))) return null;
  return rate.to <= amount.from ? { line, rate, amount, cents } : null;
}

function toLabelled({ line, rate, amount, cents }: BareTax): LabelledAmount {
  return { key: 'vat', label: '', cents, rate: rateOf(rate), line, box: amount.box, currencySign: amount.currencySign };
}
