import { LOCALES } from '../../locales/locales.js';
import type { ReceiptWords, TillLabel } from '../../locales/locale.js';
import { createLabelDictionary, type LabelDictionary } from '../../text/label-dictionary.js';
import { foldText } from '../../../shared/text.js';

/** A till label, or a word that says whether an amount includes tax. */
export type TillWord = TillLabel | 'including' | 'excluding';

/** The words of till labels in all languages. */
export const TILL_WORDS: LabelDictionary<TillWord> = createLabelDictionary<TillWord>([
  ...LOCALES.flatMap(({ totals }) => [
    ['including', totals.with_vat] as const,
    ['excluding', totals.without_vat] as const,
  ]),
  ...LOCALES.flatMap(({ till }) => Object.entries(till) as [TillLabel, readonly string[]][]),
]);

/** Words that occur on receipts and not on invoices. */
export const RECEIPT_WORDS: LabelDictionary<'receipt'> = createLabelDictionary([
  ['receipt', LOCALES.flatMap(({ receiptWords }) => receiptWords)],
]);

/** Words for kinds of shops. */
export const SHOP_WORDS = collectWords('shopWords');
/** Words of streets and buildings. */
export const ADDRESS_WORDS = collectWords('addressWords');
/** Titles of persons. */
export const PERSON_TITLES = collectWords('personTitles');

function collectWords(list: Extract<keyof ReceiptWords, `${string}Words` | 'personTitles'>): ReadonlySet<string> {
  return new Set(LOCALES.flatMap((locale) => locale[list].map(foldText)));
}
