import { FIELD_LABELS as LOCALE_LABELS } from '../locales/dictionaries.js';
import type { FieldLabel } from '../locales/locale.js';
import { REGIONS } from '../regions/regions.js';
import { createLabelDictionary } from '../text/label-dictionary.js';

/** The labels of single values in all languages, and those of the company numbers of all countries, such as "ABN". */
export const FIELD_LABELS = createLabelDictionary<FieldLabel>([
  ...Array.from(LOCALE_LABELS, ([label, key]) => [key, [label]] as const),
  ...REGIONS.flatMap(({ taxNumbers }) => taxNumbers.map(({ labels }) => ['vat_id', labels] as const)),
  ...REGIONS.flatMap(({ registers }) => registers.map(({ labels }) => ['other_number', labels] as const)),
]);
