import type { LabelDictionary } from '../text/label-dictionary.js';
import { labelDictionary } from '../text/label-dictionary.js';
import { CZECH } from './cs.js';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { FRENCH } from './fr.js';
import { ITALIAN } from './it.js';
import type { ColumnLabel, FieldLabel, Lexicon, PartyLabel, TotalLabel } from './locale.js';
import { DUTCH } from './nl.js';
import { POLISH } from './pl.js';
import { PORTUGUESE } from './pt.js';
import { TURKISH } from './tr.js';

/** All languages; where one word has two meanings, the language later in the list gives way to the earlier. */
export const LEXICONS: readonly Lexicon[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  TURKISH,
  ITALIAN,
  SPANISH,
  DUTCH,
  PORTUGUESE,
  POLISH,
  CZECH,
];

type Section<K extends string> = (lexicon: Lexicon) => Readonly<Partial<Record<K, readonly string[]>>>;

function merged<K extends string>(section: Section<K>): LabelDictionary<K> {
  const entries = LEXICONS.flatMap((lexicon) => Object.entries(section(lexicon)) as [K, readonly string[]][]);
  return labelDictionary(entries);
}

export const FIELD_LABELS: LabelDictionary<FieldLabel> = merged((lexicon) => lexicon.fields);
export const TOTAL_LABELS: LabelDictionary<TotalLabel> = merged((lexicon) => lexicon.totals);
export const COLUMN_LABELS: LabelDictionary<ColumnLabel> = merged((lexicon) => lexicon.columns);
export const PARTY_LABELS: LabelDictionary<PartyLabel> = merged((lexicon) => lexicon.parties);
