import type { Box } from '../../model/finding.js';
import { ROUNDING_LABELS } from '../../locales/dictionaries.js';
import { centsOf, distance } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { rightOf } from '../../page/boxes.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import { squash } from '../../text/squash.js';

/** In cents: the smallest coin where there is none of one cent. */
const COIN = 5n;
const TOTALS: ReadonlySet<string> = new Set(['payable', 'gross', 'total']);
/** In cents: totals are rounded to whole units at most. */
const MAX_ROUNDING = 100n;

/** Lists the amounts in cents by which a total is rounded, such as "Round off -0.16", and zero for none. */
export function listRoundings({ lines }: ReadDocument): bigint[] {
  const found = lines
    .flatMap((line) => {
      const labels = line.cells.filter(({ text }) => startsWithLabel(squash(text)));
      const next = lines[line.index + 1]?.numerals ?? [];
      const below = next.filter(({ box }) => labels.some((label) => isOver(label.box, box)));
      return labels.length > 0 ? [...line.numerals, ...below] : [];
    })
    .filter(isMoney)
    .map(({ value }) => centsOf(value))
    .filter((cents) => cents !== null)
    .filter((cents) => cents !== 0n && distance(cents, 0n) < MAX_ROUNDING);
  return [0n, ...new Set(found)];
}

/**
 * Finds the rounded total: with a rounding that the document prints, or an amount to pay in the smallest coins of five, as in Switzerland:
 * "Total 43.62, amount due 43.60".
 *
 * @param gross the total before rounding, in cents
 */
export function findRoundedTotal(
  document: ReadDocument,
  gross: bigint,
  labelled: readonly LabelledAmount[],
): LabelledAmount | null {
  const roundings = listRoundings(document).filter((rounding) => rounding !== 0n);
  const isInCoins = ({ key, cents }: LabelledAmount): boolean =>
    key === 'payable' && cents % COIN === 0n && cents !== gross && distance(cents, gross) <= COIN / 2n;
  const isRounded = ({ key, cents }: LabelledAmount): boolean =>
    TOTALS.has(key) && roundings.some((rounding) => cents === gross + rounding);
  return labelled.find((amount) => isRounded(amount) || isInCoins(amount)) ?? null;
}

function isOver(label: Box, amount: Box): boolean {
  return label.x < rightOf(amount) && amount.x < rightOf(label);
}

function startsWithLabel(text: string): boolean {
  return [...ROUNDING_LABELS].some((label) => text.startsWith(label));
}
