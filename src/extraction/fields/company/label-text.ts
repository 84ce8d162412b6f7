import { foldText } from '../../../shared/text.js';
import { FIELD_LABELS, JOINING_WORDS, PARTY_LABELS, TITLES, wordsOf } from '../../locales/dictionaries.js';
import { FIELD_LABELS as ALL_FIELD_LABELS } from '../../page/field-labels.js';
import { hasCaselessLetters } from '../../text/scripts.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from './legal-forms.js';

/** Labels that may also be names, such as those of payment services. */
const NAME_LIKE_LABELS: ReadonlySet<string> = new Set(['payment', 'currency', 'country']);
/** Words before the label of a value of the buyer: "Your VAT number". */
const POSSESSIVES = wordsOf(({ buyersOwn }) => buyersOwn);
/** In letters. Shorter titles, such as "Bill", end names too. */
const MIN_TITLE = 6;
/** "CUIT", "N.I.F." */
const ABBREVIATION = /^(?:\p{Lu}\.?){2,5}:?$/u;
/** In words. */
const MAX_ADDRESS_LABEL = 4;

/** Whether a text is the label of a field, or a heading over several: "CNPJ / CPF", "Your VAT number", "Store address", "Datos de la factura". */
export function isLabelText(text: string): boolean {
  return (
    isFieldLabel(text) ||
    isLabelOfBuyer(text) ||
    isAddressLabel(text) ||
    isHeadingOfInvoice(text) ||
    isKindOfInvoice(text)
  );
}

/** Whether a text consists of the labels of numbers, addresses and the like, as over an empty box of a form: "CNPJ / CPF". */
function isFieldLabel(text: string): boolean {
  // Forms in scripts without capitals, and columns, have the labels of tax numbers in cells of their own. Longer ones may be names.
  const known = hasCaselessLetters(text) || ABBREVIATION.test(text) ? ALL_FIELD_LABELS : FIELD_LABELS;
  const labels = [text, ...text.split(/\s*[/|]\s*/)].map(
    (part) => known.get(squash(part)) ?? PARTY_LABELS.get(squash(part)),
  );
  const [whole, ...parts] = labels;
  return [[whole], parts].some((keys) => keys.every((key) => key !== undefined && !NAME_LIKE_LABELS.has(key)));
}

/** Whether a text is the label of a value of the buyer: "Your VAT number". */
function isLabelOfBuyer(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  return POSSESSIVES.has(foldText(first)) && FIELD_LABELS.has(squash(others.join(' ')));
}

/** Whether a text is the label of an address, and may say whose or which: "Store address", "Indirizzo di consegna". */
export function isAddressLabel(text: string): boolean {
  const words = text.split(' ');
  const [first = '', second = ''] = words;
  const isLabel = (word: string): boolean => FIELD_LABELS.get(squash(word)) === 'address';
  const isShort = words.length <= MAX_ADDRESS_LABEL && !/\d/.test(text) && !hasLegalForm(text);
  return isShort && (isLabel(words.at(-1) ?? '') || (isLabel(first) && JOINING_WORDS.has(foldText(second))));
}

/** Whether a text is a heading such as "Datos de la factura": the title of a document follows a joining word. */
function isHeadingOfInvoice(text: string): boolean {
  const parts = text.split(' ');
  const joint = parts.findLastIndex((part, index) => index > 0 && JOINING_WORDS.has(foldText(part)));
  return joint > 0 && FIELD_LABELS.get(squash(parts.slice(joint + 1).join(' '))) === 'invoice_title';
}

/**
 * Whether a text is a title that says what an invoice is for: "Event registration invoice", "Facture de cours". A title in capitals may
 * stand beside a name.
 */
function isKindOfInvoice(text: string): boolean {
  const [title = '', joint = '', ...rest] = text.split(' ');
  if (rest.length > 0 && JOINING_WORDS.has(foldText(joint)) && isLongTitle(title) && !hasLegalForm(text)) return true;
  const [last = '', ...others] = text.split(' ').toReversed();
  const isBeside = last === last.toUpperCase() && text !== text.toUpperCase();
  return others.length > 0 && isLongTitle(last) && !isBeside && !hasLegalForm(text);
}

function isLongTitle(word: string): boolean {
  return word.length >= MIN_TITLE && TITLES.get(squash(word)) === 'invoice';
}
