import type { Word } from '../../model/draft.js';
import type { Box } from '../../model/finding.js';
import { distance } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import { middleOf, rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { readLastAmount, readAmounts } from './printed-amount.js';
import { isTaxOn, type Receipt } from './receipt.js';
import { readTillKey, type TillKey } from './till-label.js';

/** An amount at the right end of a line, with the meaning of its label. */
export interface TillAmount {
  readonly key: TillKey;
  readonly label: string;
  readonly cents: bigint;
  readonly line: ReadLine;
  readonly box: Box;
}

/** The keys of amounts that may be the total of a receipt. */
export const SUMS: ReadonlySet<TillKey> = new Set(['payable', 'total', 'subtotal']);
const MAX_LABEL_WORDS = 6;
const EXCHANGE_RATE = /(?<![\d.,])\d{1,4}[.,]\d{4,6}(?![\d.,])/g;
/** A rate before the amount on its line may have fewer decimals: "Total EUR (rate 0.95) 66.69". */
const SHORT_RATE = /(?<![\d.,])\d{1,4}[.,]\d{2,6}(?![\d.,])/g;

/** Reads the amounts with their labels, from one line or from two if the amount is alone below or beside its label. */
export function readTillAmounts(receipt: Receipt): TillAmount[] {
  const { lines } = receipt.document;
  const found = lines.flatMap((line) => {
    const amount = readLastAmount(line);
    if (!amount || isTaxRow(line, receipt)) return [];
    const label = findLabel(lines, line, amount.before);
    const key = readTillKey(label);
    return key === null ? [] : [{ key, label: joinWords(label), cents: amount.cents, line, box: amount.box }];
  });
  return found
    .map((amount) => ({ ...amount, key: correctRounding(amount, found, receipt) }))
    .map((amount) => (isConverted(amount, found, lines) ? { ...amount, key: 'ignored' } : amount));
}

/**
 * Whether a sum is another one, or what was paid, in a foreign currency, by the exchange rate on its line or beside it: "Total EUR (rate 1.0820)
 * 64.92".
 */
function isConverted(
  { key, cents, line }: TillAmount,
  all: readonly TillAmount[],
  lines: readonly ReadLine[],
): boolean {
  if (!SUMS.has(key)) return false;
  const near = lines.slice(Math.max(0, line.index - 1), line.index + 2).map(({ text }) => text);
  const own = joinWords(readLastAmount(line)?.before ?? []).match(SHORT_RATE) ?? [];
  const rates = [...own, ...near.flatMap((text) => text.match(EXCHANGE_RATE) ?? [])].map((rate) =>
    Number(rate.replace(',', '.')),
  );
  const sums = all.filter(
    (other) =>
      other.cents !== cents && (other.key === 'paid' || (SUMS.has(other.key) && other.line.index < line.index)),
  );
  return rates.some((rate) =>
    sums.some((sum) =>
      [Number(sum.cents) * rate, Number(sum.cents) / rate].some((other) => Math.abs(other - Number(cents)) <= 1),
    ),
  );
}

/** Whether a line is a row of a tax table, which ends with the net amount and the tax, which may be zero. */
function isTaxRow(line: ReadLine, receipt: Receipt): boolean {
  const [net, tax] = readAmounts(line).slice(-2);
  if (net === undefined || tax === undefined || net <= 0n) return false;
  return tax === 0n || isTaxOn(receipt, tax, net);
}

/** Corrects labels about rounding: a "rounding" close to a sum is the rounded total, a "rounded total" of a cent is the rounding. */
function correctRounding(amount: TillAmount, all: readonly TillAmount[], { maxRounding }: Receipt): TillKey {
  const isSmall = amount.cents <= maxRounding;
  if (amount.key === 'payable' && isSmall) return 'rounding';
  if (amount.key !== 'rounding' || amount.cents <= 2n * maxRounding) return amount.key;
  const isSum = all.some((other) => SUMS.has(other.key) && distance(other.cents, amount.cents) <= maxRounding);
  return isSum ? 'payable' : 'rounding';
}

/** Finds the words before the amount, or those of the line above it, or of one beside it that was read as a separate line. */
function findLabel(lines: readonly ReadLine[], line: ReadLine, before: readonly Word[]): readonly Word[] {
  if (before.some((word) => /\p{L}{3}/u.test(word.text)) || readTillKey(before) !== null) return before;
  if (before.some((word) => /\d/.test(word.text))) return [];
  const above = lines[line.index - 1];
  const beside = [above, lines[line.index + 1]].find(
    (other) => other && isBeside(other, line) && !readLastAmount(other),
  );
  const isFree = above && line.box.y - above.box.y < 2.5 * line.box.height && !readLastAmount(above);
  const label = beside ?? (isFree ? above : undefined);
  return !label || isTableHead(label) || label.words.length > MAX_LABEL_WORDS ? [] : label.words;
}

function isTableHead(line: ReadLine): boolean {
  return new Set(line.columns.map((hit) => hit.key)).size >= 2;
}

function isBeside(label: ReadLine, line: ReadLine): boolean {
  const shift = Math.abs(middleOf(label.box) - middleOf(line.box));
  return rightOf(label.box) <= line.box.x && shift < 0.75 * Math.max(label.box.height, line.box.height);
}
