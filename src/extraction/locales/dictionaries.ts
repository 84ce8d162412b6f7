import type { LabelDictionary } from '../text/label-dictionary.js';
import { labelDictionary } from '../text/label-dictionary.js';
import type { ColumnLabel, FieldLabel, Locale, PartyLabel, TotalLabel } from './locale.js';
import { LOCALES } from './locales.js';

type Section<K extends string> = (locale: Locale) => Readonly<Record<K, readonly string[]>>;

function merged<K extends string>(section: Section<K>): LabelDictionary<K> {
  const entries = LOCALES.flatMap((locale) => Object.entries(section(locale)) as [K, readonly string[]][]);
  return labelDictionary(entries);
}

export const FIELD_LABELS: LabelDictionary<FieldLabel> = merged((locale) => locale.fields);
export const TOTAL_LABELS: LabelDictionary<TotalLabel> = merged((locale) => locale.totals);
export const COLUMN_LABELS: LabelDictionary<ColumnLabel> = merged((locale) => locale.columns);
export const PARTY_LABELS: LabelDictionary<PartyLabel> = merged((locale) => locale.parties);
