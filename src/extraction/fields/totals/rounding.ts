import type { Box } from '../../model/finding.js';
import { ROUNDING_LABELS } from '../../locales/dictionaries.js';
import { centsOf, distance } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { rightOf } from '../../page/lines.js';
import { isMoney } from '../../page/numbers.js';
import { squash } from '../../text/squash.js';

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

function isOver(label: Box, amount: Box): boolean {
  return label.x < rightOf(amount) && amount.x < rightOf(label);
}

function startsWithLabel(text: string): boolean {
  return [...ROUNDING_LABELS].some((label) => text.startsWith(label));
}
