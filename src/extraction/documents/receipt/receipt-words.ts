import { LOCALES } from '../../locales/locales.js';
import type { ReceiptWords, TillLabel } from '../../locales/locale.js';
import { labelDictionary, type LabelDictionary } from '../../text/label-dictionary.js';
import { foldText } from '../../../shared/text.js';

/** A till label, or what a label says of the tax: whether the amount beside it holds the tax or is before it. */
export type TillWord = TillLabel | 'including' | 'excluding';

/** The words of till labels in all languages. */
export const TILL_WORDS: LabelDictionary<TillWord> = labelDictionary<TillWord>([
  ...LOCALES.flatMap(({ totals }) => [
    ['including', totals.with_vat] as const,
    ['excluding', totals.without_vat] as const,
  ]),
  ...LOCALES.flatMap(({ till }) => Object.entries(till) as [TillLabel, readonly string[]][]),
]);

/** What receipts say and invoices do not. */
export const RECEIPT_WORDS: LabelDictionary<'receipt'> = labelDictionary([
  ['receipt', LOCALES.flatMap(({ receiptWords }) => receiptWords)],
]);

/** Words that say what kind of shop it is. */
export const SHOP_WORDS = wordSet('shopWords');
/** Words of streets and buildings. */
export const ADDRESS_WORDS = wordSet('addressWords');
/** Titles of persons. */
export const PERSON_TITLES = wordSet('personTitles');

function wordSet(list: Extract<keyof ReceiptWords, `${string}Words` | 'personTitles'>): ReadonlySet<string> {
  return new Set(LOCALES.flatMap((locale) => locale[list].map(foldText)));
}
