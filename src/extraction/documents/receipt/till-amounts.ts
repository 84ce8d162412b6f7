import type { Word } from '../../model/draft.js';
import type { Box } from '../../model/finding.js';
import { distance } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import { labelsOn } from '../../page/labels.js';
import { middleOf, rightOf, textOf } from '../../page/lines.js';
import { COLUMN_LABELS } from '../../locales/dictionaries.js';
import { amountAtEnd, amountsOn } from './printed-amount.js';
import { isTaxOn, type Receipt } from './receipt.js';
import { tillKeyOf, type TillKey } from './till-label.js';

/** An amount at the right end of a receipt's line, with what its label says. */
export interface TillAmount {
  readonly key: TillKey;
  readonly label: string;
  readonly cents: bigint;
  readonly line: ReadLine;
  readonly box: Box;
}

/** The keys of amounts that may be the sum of a receipt. */
export const SUMS: ReadonlySet<TillKey> = new Set(['payable', 'total', 'subtotal']);
const MAX_LABEL_WORDS = 6;

/** All amounts with their labels, of one line or of two where the amount stands alone under or beside its label. */
export function tillAmounts(receipt: Receipt): TillAmount[] {
  const { lines } = receipt.document;
  const found = lines.flatMap((line) => {
    const amount = amountAtEnd(line);
    if (!amount || isTaxRow(line, receipt)) return [];
    const label = labelOf(lines, line, amount.before);
    const key = tillKeyOf(label);
    return key === null ? [] : [{ key, label: textOf(label), cents: amount.cents, line, box: amount.box }];
  });
  return found.map((amount) => ({ ...amount, key: roundedKey(amount, found, receipt) }));
}

/** A table of taxes ends its rows with the sum before tax and the tax, or with nothing as the tax. */
function isTaxRow(line: ReadLine, receipt: Receipt): boolean {
  const [net, tax] = amountsOn(line).slice(-2);
  if (net === undefined || tax === undefined || net <= 0n) return false;
  return tax === 0n || isTaxOn(receipt, tax, net);
}

/** What is called rounding and is nearly a sum is that sum after rounding; "Rounded total" of a cent is the rounding itself. */
function roundedKey(amount: TillAmount, all: readonly TillAmount[], { maxRounding }: Receipt): TillKey {
  const isSmall = amount.cents <= maxRounding;
  if (amount.key === 'payable' && isSmall) return 'rounding';
  if (amount.key !== 'rounding' || amount.cents <= 2n * maxRounding) return amount.key;
  const isSum = all.some((other) => SUMS.has(other.key) && distance(other.cents, amount.cents) <= maxRounding);
  return isSum ? 'payable' : 'rounding';
}

/** The words before the amount, else those of the line over it, or beside it where the two are read as lines of their own. */
function labelOf(lines: readonly ReadLine[], line: ReadLine, own: readonly Word[]): readonly Word[] {
  if (own.some((word) => /\p{L}{3}/u.test(word.text)) || tillKeyOf(own) !== null) return own;
  if (own.some((word) => /\d/.test(word.text))) return [];
  const above = lines[line.index - 1];
  const beside = [above, lines[line.index + 1]].find((other) => other && isBeside(other, line) && !amountAtEnd(other));
  const isFree = above && line.box.y - above.box.y < 2.5 * line.box.height && !amountAtEnd(above);
  const label = beside ?? (isFree ? above : undefined);
  return !label || isTableHead(label) || label.words.length > MAX_LABEL_WORDS ? [] : label.words;
}

function isTableHead(line: ReadLine): boolean {
  return new Set(labelsOn(line, COLUMN_LABELS).map((hit) => hit.key)).size >= 2;
}

function isBeside(label: ReadLine, line: ReadLine): boolean {
  const shift = Math.abs(middleOf(label.box) - middleOf(line.box));
  return rightOf(label.box) <= line.box.x && shift < 0.75 * Math.max(label.box.height, line.box.height);
}
