import type { ReadDocument } from '../../../page/document.js';
import type { Features } from '../../../ranking/features.js';
import { isProductOf } from './arithmetic.js';
import { areInLine, groupByLine, haveSameRight, type PlacedNumber } from './placed-numbers.js';

/** An invoice line: its amount, and the numbers between it and its neighbours. */
export interface NumberRow {
  readonly amount: PlacedNumber;
  readonly others: readonly PlacedNumber[];
}

/** A number near the amount of a row, which may be its quantity or its rate. */
export interface RowNumber {
  readonly row: NumberRow;
  readonly number: PlacedNumber;
  readonly features: Features;
}

/** A row has so many lines above and below the one with its amount. */
const MAX_LINES = 3;
/** In whole units. Discounts are rounded too. */
const ROUNDING = 0.02;
const MAX_SMALL = 30;
const MAX_COUNTED = 20;
/** In powers of ten. */
const RATIOS = { min: -4, max: 6 } as const;
const TIMES = /^[×x*@]$/iu;
const UNIT = /^\p{L}{1,5}\.?$/u;
/** What describes the number itself, whichever row it is near. */
const OWN: readonly string[] = [
  ...['decimals', 'money', 'percent', 'currency sign', 'suffix', 'zero', 'one', 'negative', 'whole', 'magnitude'],
  ...['gap to the left', 'words of its cell', 'first of its cell', 'words to the left', 'left edge', 'right edge'],
  ...['lines below labels', 'sums', 'words of the first cell', 'words to the right', 'last on its line'],
  ...[
    'numbers with its right edge',
    'numbers to the left',
    'amounts to the right',
    'factor',
    'factor with one',
    'product',
  ],
];

/** Divides the numbers among the rows with the given amounts, which are in the order of their lines. */
export function listRows(
  document: ReadDocument,
  numbers: readonly PlacedNumber[],
  amounts: readonly PlacedNumber[],
): readonly NumberRow[] {
  const byLine = groupByLine(numbers);
  return amounts.map((amount, index) => {
    const { index: own, page } = amount.line;
    const first = Math.max(own - MAX_LINES, (amounts[index - 1]?.line.index ?? -1) + 1);
    const last = Math.min(own + MAX_LINES, (amounts[index + 1]?.line.index ?? Infinity) - 1);
    const lines = document.lines.slice(first, last + 1).filter((line) => line.page === page);
    return { amount, others: lines.flatMap((line) => byLine.get(line) ?? []).filter((number) => number !== amount) };
  });
}

/** Describes the numbers near the amount of each row by what tells its quantity and its rate from other numbers. */
export function describeRows(
  document: ReadDocument,
  rows: readonly NumberRow[],
  features: ReadonlyMap<PlacedNumber, Features>,
): readonly RowNumber[] {
  const width = Math.max(1, document.layout.right - document.layout.left);
  return rows.flatMap((row) =>
    row.others.map((number) => ({
      row,
      number,
      features: {
        ...takeOwn(features.get(number) ?? {}),
        ...describePlace(row, number, width),
        ...describeWords(number),
        ...describeFactors(row, number),
        ...describeColumn(rows, row, number),
      },
    })),
  );
}

function takeOwn(features: Features): Features {
  return Object.fromEntries(
    Object.entries(features).filter(([name]) => OWN.includes(name) || /^(?:in|below) /.test(name)),
  );
}

function describePlace({ amount, others }: NumberRow, number: PlacedNumber, width: number): Features {
  const beside = others.filter(({ line }) => line === amount.line);
  const ratio = Math.log10(Math.abs(amount.value / (number.value || 1)) + 1e-6);
  return {
    'on its line': number.line === amount.line ? 1 : 0,
    'lines below': number.line.index - amount.line.index,
    'distance to the amount': (amount.left - number.right) / width,
    'numbers before': beside.filter(({ left }) => left < number.left).length,
    'numbers up to the amount': beside.filter(({ left }) => left > number.left && left < amount.left).length,
    'numbers on the line': beside.length,
    'numbers of the row': others.length,
    'share of the amount': Math.max(RATIOS.min, Math.min(RATIOS.max, ratio)),
    'same as the amount': number.cents === amount.cents ? 1 : 0,
    small: number.value > 0 && number.value <= MAX_SMALL ? 1 : 0,
  };
}

function describeWords({ line, numeral }: PlacedNumber): Features {
  const [before, after] = [line.words[numeral.from - 1]?.text ?? '', line.words[numeral.to]?.text ?? ''];
  return {
    'times after it': TIMES.test(after) || TIMES.test(numeral.suffix) ? 1 : 0,
    'times before it': TIMES.test(before) ? 1 : 0,
    'unit after it': UNIT.test(after) ? 1 : 0,
    'percent after it': after.startsWith('%') ? 1 : 0,
    'sign before it': /[#:.]$/u.test(before) ? 1 : 0,
    'word before it': /\p{L}{2}/u.test(before) ? 1 : 0,
  };
}

/** Whether a number, times another one, makes the amount, perhaps after a discount or with the tax. */
function describeFactors({ amount, others }: NumberRow, number: PlacedNumber): Features {
  const found: Record<string, number> = {};
  for (const other of others) {
    if (other === number || other.numeral.percent) continue;
    if (isProductOf(number.value, other.value, amount.value)) {
      found[number.value === 1 || other.value === 1 ? 'of the amount with one' : 'of the amount'] = 1;
      found['price to the right'] = number.left < other.left ? 1 : 0;
      found['smaller than the price'] = Math.abs(number.value) < Math.abs(other.value) ? 1 : 0;
    } else if (others.some((part) => part !== number && part !== other && isChanged(number, other, part, amount)))
      found['of a changed amount'] = 1;
  }
  return found;
}

function isChanged(a: PlacedNumber, b: PlacedNumber, part: PlacedNumber, amount: PlacedNumber): boolean {
  const product = a.value * b.value;
  const change = part.numeral.percent ? (product * part.value) / 100 : part.isMoney ? Math.abs(part.value) : null;
  return change !== null && [product - change, product + change].some((sum) => Math.abs(sum - amount.value) < ROUNDING);
}

/** Compares a number with those that stand at the same place in the other rows. */
function describeColumn(rows: readonly NumberRow[], row: NumberRow, number: PlacedNumber): Features {
  const isBeside = number.line === row.amount.line;
  const column = rows.map(({ amount, others }) => ({
    amount,
    others,
    same: others.find((other) => areInLine(other, number) && (other.line === amount.line) === isBeside),
  }));
  const there = column.filter(({ same }) => same !== undefined);
  const whole = there.filter(({ same }) => same && Number.isInteger(same.value) && !same.isMoney);
  const factors = there.filter(({ same, others, amount }) =>
    others.some(
      (other) => other !== same && !other.numeral.percent && isProductOf(other.value, same?.value ?? 0, amount.value),
    ),
  );
  const values = rows.map(({ amount, others }) => {
    const same = others.find((other) => haveSameRight(other, number) && other.line === amount.line);
    return same?.value ?? null;
  });
  const [first = null] = values;
  const share = (some: readonly unknown[]): number => some.length / Math.max(1, there.length);
  return {
    rows: Math.min(rows.length, MAX_COUNTED),
    'share of rows': there.length / rows.length,
    'share of whole numbers': share(whole),
    'share of factors': share(factors),
    counts: first !== null && rows.length > 1 && values.every((value, index) => value === first + index) ? 1 : 0,
    'same in all rows': first !== null && rows.length > 1 && values.every((value) => value === first) ? 1 : 0,
  };
}
