import type { Word } from '../../model/draft.js';
import { findLabels } from '../../page/labels.js';
import { joinBoxes } from '../../page/boxes.js';
import { createMisreadLabels } from '../../page/misread-labels.js';
import { TILL_WORDS, type TillWord } from './receipt-words.js';
import { restoreLetters } from './till-text.js';

/** Shorter labels with one wrong letter are easily confused with other words. */
const MIN_MISREAD_LENGTH = 5;

/** The meaning of an amount on a receipt, by its label. */
export type TillKey =
  'payable' | 'total' | 'subtotal' | 'tax' | 'discount' | 'rounding' | 'change' | 'paid' | 'charge' | 'tip' | 'ignored';

/** A masked card number: "****1180". */
const MASKED = /^[*x•.#]{2,}\d{2,4}$/iu;
const MISREAD = createMisreadLabels(TILL_WORDS, MIN_MISREAD_LENGTH);

/**
 * Reads the meaning of a label from its till words. Returns null if it has none. "Total excl. GST" contains words for a total, for a
 * tax and for its exclusion: the rules below decide which one counts, the same in every language.
 */
export function readTillKey(words: readonly Word[]): TillKey | null {
  const found = findTillWords(words);
  const isSum = found.has('total') || found.has('payable');
  // "Total 9 items", "Total (9 items)" and "9 items subtotal" are sums, and "Number of items" is none.
  const isNamed = isSum || found.has('subtotal');
  const isCounted = isNamed && words.slice(0, -1).some(({ text }) => /^\(?\d{1,3}$/.test(text));
  if (found.has('ignored') && !isCounted) return 'ignored';
  if (found.has('rounding')) return isSum ? 'payable' : 'rounding';
  if (found.has('change')) return 'change';
  if (found.has('excluding') || found.has('subtotal')) return 'subtotal';
  if (found.has('discount')) return isSum ? 'total' : 'discount';
  if (found.has('payable') || (found.has('including') && isSum)) return 'payable';
  if (found.has('tax')) return 'tax';
  if (found.has('tip')) return 'tip';
  if (found.has('charge')) return 'charge';
  if (found.has('cash') || found.has('card')) return 'paid';
  return found.has('total') ? 'total' : null;
}

/** The meanings of all till words on a line or in a label. */
export function findTillWords(words: readonly Word[]): ReadonlySet<TillWord> {
  const repaired = words
    .filter(({ text }) => !MASKED.test(text))
    .map((word) => ({ ...word, text: restoreLetters(word.text) }));
  const line = { page: 1, words: repaired, cells: [], text: '', box: joinBoxes(words.map((word) => word.box)) };
  return new Set(findLabels(line, TILL_WORDS, MISREAD).map((hit) => hit.key));
}
