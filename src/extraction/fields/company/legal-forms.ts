import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import { joinAlternatives } from '../../text/alternatives.js';

/** Legal forms anywhere in a name, folded. They match whole words only. */
const FORMS = LOCALES.flatMap(({ legalForms }) => legalForms).map(foldText);
const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\p{N}])${joinAlternatives(FORMS)}(?![\p{L}\p{N}])`, 'u');

/** Whether a text contains a legal form, which makes it very likely a company's name. */
export function hasLegalForm(text: string): boolean {
  const start = text.slice(0, 200);
  const match = LEGAL_FORM.exec(foldText(start));
  // In lower case, the short forms are words or parts of words with a space inside: "Betr ag".
  return match !== null && (match[0].length > 4 || match[0].includes('.') || hasCapital(start, match[0]));
}

/** The words of a text, folded, that are not part of a legal form. */
export function wordsWithoutForms(text: string): string[] {
  const rest = foldText(text.slice(0, 200)).replaceAll(new RegExp(LEGAL_FORM, 'gu'), ' ');
  return rest.split(/[\s.,]+/).filter((word) => word !== '');
}

function hasCapital(text: string, form: string): boolean {
  return text.split(/[^\p{L}\p{N}./]+/u).some((word) => foldText(word).includes(form) && /\p{Lu}/u.test(word));
}
