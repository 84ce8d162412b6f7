import type { Box } from '../../model/finding.js';
import { middleOf, rightOf } from '../../page/lines.js';
import { TILL_LABELS } from './receipt-words.js';
import { distance } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { amountAtEnd, amountsOf } from './printed-amount.js';
import { plainText } from './receipt.js';
import { rightLabel } from './till-words.js';

export type TillLabel = (typeof TILL_LABELS)[number][0];

/** An amount at the right end of a receipt's line, with what its label says. */
export interface TillAmount {
  readonly key: TillLabel;
  readonly label: string;
  readonly cents: bigint;
  readonly line: ReadLine;
  readonly box: Box;
}

/** Malaysia has no coins under five cents, so that totals are rounded by up to two; misread ones by some more. */
export const MOST_ROUNDED = 4n;
/** What an amount is labelled as that may be the sum of the slip. */
export const SUMS: ReadonlySet<TillLabel> = new Set(['total', 'plain total', 'net']);
const MOST_LABEL_WORDS = 6;
const CURRENCY = /(?:^| )(?:rm ?)+$/;
/** Words of a table's head, which is no label of the amount under it. */
const TABLE_HEAD =
  /\b(?:item|description|desc|price|qty|amount|amt|tax|disc|u\/price|code)\b.*\b(?:total|amount|amt|price|tax|qty)\b/;

/** All amounts with their labels, of one line or of two where the amount stands alone under or beside its label. */
export function tillAmounts(document: ReadDocument): TillAmount[] {
  const found = document.lines.flatMap((line) => {
    const amount = amountAtEnd(line);
    if (!amount) return [];
    const label = labelOf(document, line, plainText(amount.before)).replace(CURRENCY, '');
    const key = keyOf(rightLabel(label), amount.cents) ?? keyOf(label, amount.cents);
    return key === undefined || isOfTaxTable(line) ? [] : [{ key, label, cents: amount.cents, line, box: amount.box }];
  });
  return found.map((amount) => (isRoundedTotal(amount, found) ? { ...amount, key: 'total' } : amount));
}

/** A table of taxes ends its rows with the sum before tax and the tax, or with nothing as the tax. */
function isOfTaxTable(line: ReadLine): boolean {
  const [net, tax] = amountsOf(line).slice(-2);
  if (net === undefined || tax === undefined || net <= 0n) return false;
  return tax === 0n || (tax > 2n && distance(net * 6n, tax * 100n) <= 150n);
}

/** What is called rounding and is nearly a sum is that sum after rounding. */
function isRoundedTotal(amount: TillAmount, all: readonly TillAmount[]): boolean {
  if (amount.key !== 'rounding' || amount.cents <= 2n * MOST_ROUNDED) return false;
  return all.some((other) => SUMS.has(other.key) && distance(other.cents, amount.cents) <= MOST_ROUNDED);
}

function keyOf(label: string, cents: bigint): TillLabel | undefined {
  const key = TILL_LABELS.find(([, pattern]) => pattern.test(label))?.[0];
  // "Rounding total" of a cent is the rounding itself.
  return key === 'total' && cents <= MOST_ROUNDED && /\bround/.test(label) ? 'rounding' : key;
}

/** The label in the amount's line, else the one over it, or beside it where the two are read as lines of their own. */
function labelOf(document: ReadDocument, line: ReadLine, own: string): string {
  if (/[a-z]{2}/.test(own.replaceAll(/\brm\b/g, ''))) return own;
  if (/\d/.test(own)) return '';
  const neighbours = [document.lines[line.index - 1], document.lines[line.index + 1]];
  const beside = neighbours.find((other) => other && isBeside(other, line) && !amountAtEnd(other));
  const above = neighbours[0];
  const isFree = above && line.box.y - above.box.y < 2.5 * line.box.height && !amountAtEnd(above);
  const label = plainText((beside ?? (isFree ? above : undefined))?.text ?? '');
  return TABLE_HEAD.test(label) || label.split(' ').length > MOST_LABEL_WORDS ? '' : label;
}

function isBeside(label: ReadLine, line: ReadLine): boolean {
  const shift = Math.abs(middleOf(label.box) - middleOf(line.box));
  return rightOf(label.box) <= line.box.x && shift < 0.75 * Math.max(label.box.height, line.box.height);
}
