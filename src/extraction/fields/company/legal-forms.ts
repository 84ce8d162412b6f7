import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import { alternatives } from '../../text/alternatives.js';
import { phrases } from '../../text/phrases.js';

/** Legal forms of countries whose languages have no file of their own. */
const OTHERS = phrases(`oy | oyj | ab | as | aps | a/s | kft | zrt | d.o.o. | doo | ood | eood`);

/** Legal forms as they end, or stand in, a company's name; compared folded and as whole words. */
const FORMS = [...LOCALES.flatMap(({ legalForms }) => legalForms), ...OTHERS].map(foldText);
const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\p{N}])${alternatives(FORMS)}(?![\p{L}\p{N}])`, 'u');

/** Whether a text names a legal form, so that it is most likely a company. */
export function hasLegalForm(text: string): boolean {
  const start = text.slice(0, 200);
  const match = LEGAL_FORM.exec(foldText(start));
  // In lower case the short ones are words, or the ends of words that a producer cut: "Betr ag".
  return match !== null && (match[0].length > 4 || match[0].includes('.') || hasCapital(start, match[0]));
}

function hasCapital(text: string, form: string): boolean {
  return text.split(/[^\p{L}\p{N}./]+/u).some((word) => foldText(word).includes(form) && /\p{Lu}/u.test(word));
}
