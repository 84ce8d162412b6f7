import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import { REGIONS } from '../../regions/regions.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { hasCaselessLetters } from '../../text/scripts.js';

/** A country, its legal forms, and whether no other country has them. */
interface CountryForms {
  readonly code: string;
  readonly legalForms: readonly string[];
  readonly isOnlyHere: boolean;
}

/** Forms that do not point to the home country of their language: "Inc" is used in many countries, and "ASBL" in Belgium. */
const FOREIGN_FORMS = new Set(
  [
    ...LOCALES.filter(({ homeCountry }) => homeCountry === null).flatMap(({ legalForms }) => legalForms),
    ...REGIONS.flatMap(({ legalForms = [] }) => legalForms),
  ].map(foldText),
);
const OF_LANGUAGES: readonly CountryForms[] = LOCALES.flatMap(({ homeCountry, legalForms }) => {
  const own = legalForms.filter((form) => !FOREIGN_FORMS.has(foldText(form)));
  return homeCountry === null || own.length === 0 ? [] : [{ code: homeCountry, legalForms: own, isOnlyHere: false }];
});
const OF_REGIONS: readonly CountryForms[] = REGIONS.flatMap(({ code, legalForms }) =>
  legalForms ? [{ code, legalForms, isOnlyHere: true }] : [],
);
const FORMS = [...OF_LANGUAGES, ...OF_REGIONS].map(({ code, legalForms, isOnlyHere }) => ({
  code,
  isOnlyHere,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${joinAlternatives(legalForms.map(foldText))}(?![\p{L}\p{N}])|${joinAlternatives(legalForms.filter(hasCaselessLetters).map(foldText))}`,
    'u',
  ),
}));

/** The countries whose companies have the legal form in a name. A form of one country counts more than a part of it: "S.A. de C.V." than "S.A.". */
export function countriesOfLegalForm(name: string): readonly string[] {
  const folded = foldText(name);
  const found = FORMS.filter(({ pattern }) => pattern.test(folded));
  const own = found.filter(({ isOnlyHere }) => isOnlyHere);
  return (own.length > 0 ? own : found).map(({ code }) => code);
}
