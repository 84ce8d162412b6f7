import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { remember } from '../../text/remember.js';
import { squash } from '../../text/squash.js';
import { hasCaselessLetters, isUnspaced } from '../../text/scripts.js';

/** A letter that recognition reads as a zero: "Sp. z 0.0.", "s.r.0." */
const LONE_O = /(?<=[. ])o(?=\.)/gu;
/** Legal forms anywhere in a name. They match whole words only, in scripts that separate words. */
const FORMS = [
  ...new Set(LOCALES.flatMap(({ legalForms }) => legalForms.flatMap((form) => [form, form.replaceAll(LONE_O, '0')]))),
];
/** Forms that are written without a space before or after the name: "株式会社", "(주)". */
const JOINED_FORMS = FORMS.filter((form) => /\p{Script=Hangul}/u.test(form) || isUnspaced(form)).map(foldText);
/** Forms with a space after each of their points: "e. V.", "S. r. l.", "Sp. z o. o." */
const SPACED_FORMS = FORMS.filter((form) => /\.\p{L}/u.test(form)).map((form) =>
  foldText(form.replaceAll(/\.(?=\p{L})/gu, '. ')),
);
const LEGAL_FORM = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${joinAlternatives(FORMS.map(foldText))}(?![\p{L}\p{N}])`,
    // Before another word, they may be the initials of a person: "E. V. Lindt".
    String.raw`(?<![\p{L}\p{N}.])${joinAlternatives(SPACED_FORMS)}(?!\s?[\p{L}\p{N}])`,
    joinAlternatives(JOINED_FORMS),
  ].join('|'),
  'u',
);

const ALL_LEGAL_FORMS = new RegExp(LEGAL_FORM, 'gu');

const CLOSING_FORM = new RegExp(
  String.raw`\p{L}\s${joinAlternatives(LOCALES.flatMap(({ closingForms = [] }) => closingForms))}$`,
  'u',
);

/** Whether a text contains a legal form, which makes it very likely a company's name. */
export const hasLegalForm = remember(findLegalForm);

function findLegalForm(text: string): boolean {
  const start = text.slice(0, 200);
  if (CLOSING_FORM.test(start)) return true;
  const folded = foldText(start);
  return [...folded.matchAll(ALL_LEGAL_FORMS)].some(({ 0: form, index }) => {
    const isShort = form.length <= 4 && !form.includes('.') && !hasCaselessLetters(start);
    // In lower case, the short forms are words or parts of words with a space inside: "Betr ag".
    if (isShort && !hasCapital(start, form)) return false;
    // "PT 1207, Jalan Mawar" is the number of a lot in Malaysia, not an Indonesian company.
    if (isShort && index === 0 && /^\s\d/.test(folded.slice(form.length))) return false;
    const isInside = /\p{L}\s$/u.test(folded.slice(0, index)) && /^\s\p{L}{2}/u.test(folded.slice(index + form.length));
    return !(isInside && isWord(start, form));
  });
}

/** Whether two letters are written as a word of a name: "Sa" in "Farmácia Sá Pinheiro". */
function isWord(text: string, form: string): boolean {
  return form.length === 2 && text.split(' ').some((word) => foldText(word) === form && /^\p{Lu}\p{Ll}$/u.test(word));
}

/** The words of a text, folded, that are not part of a legal form. */
export function wordsWithoutForms(text: string): string[] {
  const rest = foldText(text.slice(0, 200)).replaceAll(ALL_LEGAL_FORMS, ' ');
  return rest.split(/[\s.,]+/).filter((word) => word !== '');
}

function hasCapital(text: string, form: string): boolean {
  return text.split(/[^\p{L}\p{N}./]+/u).some((word) => squash(word) === squash(form) && /\p{Lu}/u.test(word));
}
