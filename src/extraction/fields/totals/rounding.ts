import { ROUNDING_LABELS } from '../../locales/dictionaries.js';
import { centsOf, distance } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { isMoney } from '../../page/numbers.js';
import { squash } from '../../text/squash.js';

/** In cents: totals are rounded to whole units at most. */
const MAX_ROUNDING = 100n;

/** Lists the amounts in cents by which a total is rounded, such as "Round off -0.16", and zero for none. */
export function listRoundings({ lines }: ReadDocument): bigint[] {
  const found = lines
    .filter(({ cells }) => cells.some(({ text }) => startsWithLabel(squash(text))))
    .flatMap(({ numerals }) => numerals.filter(isMoney).map(({ value }) => centsOf(value)))
    .filter((cents) => cents !== null)
    .filter((cents) => cents !== 0n && distance(cents, 0n) < MAX_ROUNDING);
  return [0n, ...new Set(found)];
}

function startsWithLabel(text: string): boolean {
  return [...ROUNDING_LABELS].some((label) => text.startsWith(label));
}
