import type { Word } from '../../model/draft.js';
import { labelsOn } from '../../page/labels.js';
import { boxAround } from '../../page/lines.js';
import { misreadLabels } from '../../page/misread-labels.js';
import { TILL_WORDS, type TillWord } from './receipt-words.js';
import { withLetters } from './till-text.js';

/** Labels of fewer letters are too much like other words to be recognised with one letter wrong. */
const MIN_MISREAD = 5;

/** What the words beside an amount say of it. */
export type TillKey =
  'payable' | 'total' | 'subtotal' | 'tax' | 'discount' | 'rounding' | 'change' | 'paid' | 'charge' | 'ignored';

const MISREAD = misreadLabels(TILL_WORDS, MIN_MISREAD);

/**
 * The meaning of a label by all the till words in it; null for none. "Total excl. GST" names a total, a tax, and that the tax is not
 * in it: the rules below decide which of these counts, the same in every language.
 */
export function tillKeyOf(words: readonly Word[]): TillKey | null {
  const said = wordsIn(words);
  const isSum = said.has('total') || said.has('payable');
  if (said.has('ignored')) return 'ignored';
  if (said.has('rounding')) return isSum ? 'payable' : 'rounding';
  if (said.has('change')) return 'change';
  if (said.has('excluding') || said.has('subtotal')) return 'subtotal';
  if (said.has('discount')) return isSum ? 'total' : 'discount';
  if (said.has('payable') || (said.has('including') && isSum)) return 'payable';
  if (said.has('tax')) return 'tax';
  if (said.has('charge') || said.has('tip')) return 'charge';
  if (said.has('cash') || said.has('card')) return 'paid';
  return said.has('total') ? 'total' : null;
}

function wordsIn(words: readonly Word[]): ReadonlySet<TillWord> {
  const repaired = words.map((word) => ({ ...word, text: withLetters(word.text) }));
  const line = { page: 1, words: repaired, cells: [], text: '', box: boxAround(words.map((word) => word.box)) };
  return new Set(labelsOn(line, TILL_WORDS, MISREAD).map((hit) => hit.key));
}
