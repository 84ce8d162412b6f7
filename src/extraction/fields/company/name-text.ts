import { foldText } from '../../../shared/text.js';
import { squash } from '../../text/squash.js';
import type { Cell } from '../../page/lines.js';
import {
  COLUMN_LABELS,
  FIELD_LABELS,
  HONORIFICS,
  INVOICE_STATES,
  PARTY_LABELS,
  PAYEES,
  wordsOf,
} from '../../locales/dictionaries.js';
import { LOCALES } from '../../locales/locales.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { beginsWithPostcode } from '../../regions/addresses.js';
import { isLabelText } from './label-text.js';
import { hasLegalForm, wordsWithoutForms } from './legal-forms.js';

/** The number of a company behind its name, as in Malaysia: "Kraxi Trading (123456-A)". */
const REGISTRATION = /\s\([^()]*\d{5}[^()]*\)\.?$/u;
const NOT_A_NAME =
  /:\s|\s#?\d{1,4}\s?\p{L}?$|^\d{1,5}[\s,]|^(?:\P{L}{0,80}|.{0,2})$|#$|@|www\.|https?:|\d{5,}|[:=]\s*$|^\((?!\p{Lo}{1,2}\))|\d{1,2}[./]\d{1,2}[./]\d{2,4}/iu;
const HOUSE_NUMBER = /\s\d{1,4}\s?\p{L}?$/u;
const NEVER_IN_NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${joinAlternatives(LOCALES.flatMap(({ neverInNames }) => neverInNames).map(foldText))}(?![\p{L}\p{N}])`,
  'u',
);
const CARE_OF = new RegExp(
  String.raw`^${joinAlternatives(LOCALES.flatMap(({ careOf }) => careOf).map(foldText))}[\s:]`,
  'u',
);
const ACCOUNT_CODE = /^\d{2,4}(?:\.\d{1,6}){1,4}\s+(?=\p{Lu})/u;
/** The rest of a sentence, from words in lowercase to its end. */
const SENTENCE_REST = /^\p{Ll}+\s(?:[^.]*\s)?\p{Ll}{2,}\.\s(?=\p{Lu})/u;
/** Two or more bullets separate trades rather than the parts of a name: "Plumbing • Gas • Roofing". */
const LIST = /[•∙◦·|].*[•∙◦·|]/u;
/** The end of a text that goes on after it, or of an exclamation: "Prepared by", "Merci !". */
const UNFINISHED = new RegExp(
  String.raw`\s${joinAlternatives(LOCALES.flatMap(({ unfinishedEnds = [] }) => unfinishedEnds))}$|\p{L}\s?!$`,
  'iu',
);
/** The beginning of an address: "Imm. Les Oliviers". */
const BUILDING = new RegExp(
  String.raw`^${joinAlternatives(LOCALES.flatMap(({ buildingWords = [] }) => buildingWords).map(foldText))}\.\s`,
  'u',
);
/** The end of "S.à r.l." */
const FORM_END = /^r\.?l\.?$/iu;
const OFFICE_KINDS: ReadonlySet<string> = new Set(LOCALES.flatMap(({ officeKinds }) => officeKinds).map(squash));
const SHARE_CAPITAL = new RegExp(
  String.raw`\s${joinAlternatives(LOCALES.flatMap(({ shareCapital = [] }) => shareCapital))}\s.*$`,
  'iu',
);
/** What precedes the owner of a right, as at the foot of a page: "Copyright © 2026". */
const COPYRIGHT = /^(?:copyright\s)?(?:©|\(c\))\s?(?:copyright\s)?(?:\d{4}(?:\s?[–-]\s?\d{4})?[\s,]*)?/iu;
/** What follows the name of a recipient: "御中". */
const HONORIFIC = new RegExp(String.raw`(?<=[\p{L}\p{M})]{2})\s?${joinAlternatives(HONORIFICS)}$`, 'u');
/** A trade and a legal form behind a comma, which belong to the name before a dash: "Nunes & Filhos – Comércio de Tintas, Lda.". */
const TRADE = /^[^,]+,\s[^,\s]+$/u;
/** In letters. */
const MIN_SHARED = 4;
const MAX_NAME = 90;
/** The lowest share of letters in a name. */
const MIN_LETTERS = 0.5;

const PARTY_QUALIFIERS = wordsOf((locale) => locale.partyQualifiers);
/** Short words that continue a name after a legal form: "Hinz AG & Co. KG", "Verein e.V. für Musik". */
const JOINING_WORDS: ReadonlySet<string> = new Set(['&', '+', ...wordsOf((locale) => locale.joiningWords)]);
/** Between the names of partners. */
const PARTNER_SIGNS = /^(?:&|\+|e)$/iu;
const COMPANY_WORDS = wordsOf((locale) => locale.companyWords);

/** Whether a text names the person who receives a letter, below the name of the party: "c/o Ms Fox". */
export function isCareOf(text: string): boolean {
  return CARE_OF.test(foldText(text).replaceAll('’', "'")) && !hasLegalForm(text.split(' ')[0] ?? '');
}

/** Whether a text can be a party's name: mostly letters, and no number, date, web address or label. */
export function canBeName(name: string): boolean {
  return (
    name.length <= MAX_NAME &&
    !NOT_A_NAME.test(cutHouseNumber(name)) &&
    !LIST.test(name) &&
    !beginsWithPostcode(name) &&
    !hasNeverInNames(name) &&
    !isOnlyLabels(name) &&
    COLUMN_LABELS.get(squash(name)) !== 'name' &&
    !isLabelText(name) &&
    !isOnlyForm(name) &&
    !isSentence(name) &&
    !UNFINISHED.test(name) &&
    !BUILDING.test(foldText(name)) &&
    !OFFICE_KINDS.has(squash(name)) &&
    !isCareOf(name) &&
    /\p{L}{2}/u.test(name) &&
    (name.match(/\p{L}/gu)?.length ?? 0) >= name.length * MIN_LETTERS
  );
}

/** Whether a text has a phrase that no name contains, such as "share capital" or "proprietor". */
export function hasNeverInNames(text: string): boolean {
  return NEVER_IN_NAMES.test(foldText(text));
}

/** Removes the number behind the name of an owners' association, which is that of its house or plot: "Brf Linden 7". */
function cutHouseNumber(name: string): string {
  const [first = '', second = '', ...others] = name.split(' ');
  const begins = hasLegalForm(first) || hasLegalForm(`${first} ${second}`);
  return begins && others.length + (second === '' ? 0 : 1) > 1 ? name.replace(HOUSE_NUMBER, '') : name;
}

/** Whether a text is a legal form without a name, such as "Co. KG" at the end of a name on several lines. */
function isOnlyForm(name: string): boolean {
  const others = wordsWithoutForms(name);
  return hasLegalForm(name) && others.every((word) => JOINING_WORDS.has(word) || COMPANY_WORDS.has(word));
}

/** Removes a code of accounting before a name: "120.01.0447 Kajen AB". */
export function cutCode(text: string): string {
  return text.replace(ACCOUNT_CODE, '');
}

/** Removes the punctuation and ornaments before a name, the punctuation and registration number after it, and an honorific. */
export function trimName(text: string): string {
  return text
    .replace(HONORIFIC, '')
    .replace(COPYRIGHT, '')
    .replace(/^[\s\p{So}:;,|–-]+/u, '')
    .replace(/\s\([^()]*$/u, '')
    .replace(REGISTRATION, '')
    .replace(/[\s:;,|–-]+$/u, '')
    .trim();
}

/**
 * Cuts a text off after the name, and the rest of a sentence before it: "Name Ltd registered in England", "Name Ltd – your partner" and
 * "is due. Name Ltd" become "Name Ltd".
 */
export function cutName(text: string): string {
  const parts = cutShareCapital(trimName(text)).replace(SENTENCE_REST, '').split(' ');
  const end = parts.findIndex(
    (part, index) =>
      index > 1 &&
      endsName(parts.slice(0, index), part, parts[index + 1]) &&
      !hasLegalForm(parts.slice(index, index + 2).join(' ')),
  );
  return trimName(parts.slice(0, end < 0 ? undefined : end).join(' '));
}

/** Cuts off the share capital behind a name: "SARL Durand au capital de 8 000 €". */
export function cutShareCapital(text: string): string {
  return text.replace(SHARE_CAPITAL, '');
}

/**
 * Cuts off a brand before the name of a company: "Hotel Alba – Alba Betriebs GmbH" becomes "Alba Betriebs GmbH". A trade behind a name stays.
 */
export function cutBrand(text: string): string {
  const [brand, name, ...others] = text.split(/\s[–—-]\s/u);
  const isBrand =
    brand !== undefined && !hasLegalForm(brand) && !(TRADE.test(name ?? '') && !sharesWord(brand, name ?? ''));
  return isBrand && name !== undefined && others.length === 0 && hasLegalForm(name) && !isOnlyForm(name) ? name : text;
}

function sharesWord(first: string, second: string): boolean {
  const words = new Set(first.split(/[^\p{L}\p{N}]+/u).map(squash));
  return second.split(/[^\p{L}\p{N}]+/u).some((word) => word.length >= MIN_SHARED && words.has(squash(word)));
}

function endsName(before: readonly string[], next: string, following = ''): boolean {
  if (FORM_END.test(next)) return false;
  const isSlogan = /^[–—]$/u.test(next) && /^\p{Ll}/u.test(following);
  const isWord = isSlogan || (/^[\p{Ll}./]+$/u.test(next) && !JOINING_WORDS.has(foldText(next)));
  const last = before.at(-1) ?? '';
  const form = FORM_END.test(last) ? before.slice(-2).join(' ') : last;
  return isWord && /[\p{Lu}.]/u.test(form) && hasLegalForm(form) && !hasLegalForm(next);
}

/** Whether most of at least five words begin with a lowercase letter, as in running text. A legal form at the end does not count. */
export function isSentence(name: string): boolean {
  const parts = name.split(/\s+/);
  const own = hasLegalForm(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  const small = own.filter((part) => /^\p{Ll}{3}/u.test(part)).length;
  return own.length >= 5 && small * 2 > own.length;
}

/** Whether a word of at least three letters begins in lowercase, unless it joins the words of a name as "of" does. */
export function isLowercaseWord(word: string): boolean {
  return /^\p{Ll}{3}/u.test(word) && !JOINING_WORDS.has(foldText(word));
}

/**
 * Whether a name continues on the next line: "Meyer &", "Bar Sport" above "di Rossi Mario S.n.c.", or "Officina Rossi S.n.c." above "di
 * Rossi M. & C.".
 */
export function nameContinues(first: Cell, second: Cell): boolean {
  if (namesPartners(first, second) || endsWithinPartners(first, second)) return true;
  if (hasLegalForm(first.text) || !hasLegalForm(second.text) || /\d|:/.test(first.text + second.text)) return false;
  const last = foldText(first.words.at(-1)?.text ?? '');
  return (
    JOINING_WORDS.has(last) ||
    /^\p{Ll}/u.test(second.text) ||
    isOnlyForm(second.text) ||
    second.words.every((word) => isLegalForm(word.text))
  );
}

/** Whether the partners of a firm follow its legal form. */
export function namesPartners(first: Cell, { words, text }: Cell): boolean {
  const [joint, ...others] = words.map((word) => word.text);
  const hasPartners =
    others.some((word) => PARTNER_SIGNS.test(word)) && others.every((word) => /^[\p{Lu}&]|^e$/u.test(word));
  const isFirm = hasLegalForm(first.words.at(-1)?.text ?? '') && !/\d|:/.test(first.text + text);
  return isFirm && hasPartners && joint !== undefined && JOINING_WORDS.has(foldText(joint));
}

/** Whether a word such as "of" after a legal form leads to the partners on the next line: "Bar Sport S.n.c. di" above "Rossi & Verdi". */
function endsWithinPartners(first: Cell, second: Cell): boolean {
  const [last, form] = first.words.toReversed().map(({ text }) => text);
  const isOpen = last !== undefined && /^\p{Ll}+$/u.test(last) && JOINING_WORDS.has(foldText(last));
  return (
    isOpen && form !== undefined && hasLegalForm(form) && /^\p{Lu}/u.test(second.text) && !/\d|:/.test(second.text)
  );
}

function isLegalForm(word: string): boolean {
  const folded = foldText(word);
  return hasLegalForm(word) || JOINING_WORDS.has(folded) || COMPANY_WORDS.has(folded.replace(/\.$/, ''));
}

/** Whether a text consists of labels, such as "Seller" or "Trade name", and perhaps a remark in brackets, or is the state of an invoice: "Paid". */
export function isOnlyLabels(name: string): boolean {
  if (INVOICE_STATES.has(squash(name)) || endsWithPayee(name)) return true;
  const parts = name
    .replace(/\s\([^()]*\)$/u, '')
    .split(/\s+/)
    .map(squash)
    .filter((part) => part !== '');
  let at = 0;
  while (at < parts.length) {
    const length = [3, 2, 1].find((count) => isPartyLabel(parts.slice(at, at + count).join('')));
    if (length === undefined) return false;
    at += length;
  }
  return true;
}

/** Whether a text ends with the label of a payee, who is named below: "Make cheques payable to". */
function endsWithPayee(name: string): boolean {
  const words = name
    .split(/\s+/)
    .map(squash)
    .filter((word) => word !== '');
  return words.some((_, index) => index > 0 && PAYEES.has(words.slice(index).join('')));
}

function isPartyLabel(label: string): boolean {
  return PARTY_LABELS.has(label) || FIELD_LABELS.get(label) === 'name' || PARTY_QUALIFIERS.has(label);
}
