import { LEGAL_FORM, NO_NAME, PERSON, SHOP_WORD, START_OF_ADDRESS, START_OF_CUSTOMER } from './receipt-words.js';
import type { ReadLine } from '../../page/document.js';
import { plainText } from './receipt.js';
import { inLetters } from './till-words.js';

/** Handwriting and pictures over the name are read with less. */
const MIN_CERTAINTY = 0.45;
/** Figures, also as the letters that they are taken for. */
const FIGURES = '[\\dOoQGlIS]';
const NUMBER = String.raw`(?=\S*\d\d)(?:[A-Z]{2})?(?:${FIGURES}{4,12}\s?[-–]\s?[A-Z0-9]{1,2}|${FIGURES}{5,12}\s?[A-Z]|${FIGURES}{6,12})`;
const LABEL = String.raw`(?:co\w*|reg\w*|roc|brn|business|no|syarikat)\b[\s.:]*`;
/** The number under which a company is registered, which often follows its name: "(123456-X)", "CO.REG.NO 123456-X". */
const REGISTRATION = new RegExp(
  String.raw`(?:^|[\s([{,.)\]]|(?<=[A-Z)])(?=\d{6}))\s*(?:[([{]\s*)?(?:${LABEL})*(?:${NUMBER})(?![\w])\s*[)\]}]?.*$`,
  'i',
);
/** What is left of the label of that number where its letters are misread. */
const ONLY_LABEL = /^(?:(?:c[o0]\w*|reg\w*|business|no|h[o0]|n[o0]|syarikat|r[o0]c|brn)\b[ .]*)+$/;
/** What else may follow a name in its line, or stand there with its number unread. */
const BEHIND =
  /\s*[([{]?\s*\b(?:c[o0]\.?$|co\.? ?(?:reg\.?)? ?no|reg\.? ?no|roc\b|gst\b|formerly|f\.k\.a|tel\b|fax\b|company no)\b.*$/i;

/** Whether a line holds the number under which a company is registered. */
export function hasRegistration(line: ReadLine): boolean {
  return REGISTRATION.test(line.text);
}

/** A line without its registration number, where it can be a shop's name; null else. */
export function shopNameIn(line: ReadLine): string | null {
  const certainty = line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length;
  const name = nameTextOf(line);
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const digits = name.match(/\d/g)?.length ?? 0;
  if (letters < 3 || digits > letters / 2 || certainty < MIN_CERTAINTY) return null;
  return isOther(name) || ONLY_LABEL.test(inLetters(plainText(name))) ? null : name;
}

/** The line's text without what stands about a name and behind it. */
export function nameTextOf(line: ReadLine): string {
  return line.text
    .replace(REGISTRATION, '')
    .replace(BEHIND, '')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)]+$/gu, '')
    .trim();
}

function isOther(name: string): boolean {
  const plain = inLetters(plainText(name));
  if (START_OF_CUSTOMER.test(plain) || /^to\s*:/i.test(name)) return true;
  const isLegal = LEGAL_FORM.test(plain);
  if (!isLegal && (START_OF_ADDRESS.test(plain) || (PERSON.test(plain) && !SHOP_WORD.test(plain)))) return true;
  // A place in brackets is part of a name, as is one behind the kind of the shop.
  const bare = inLetters(plainText(name.replaceAll(/[([{][^)\]}]*[)\]}]?/g, ' ')));
  if (!NO_NAME.test(bare)) return letterCount(bare) < 3 && !isLegal;
  const first = NO_NAME.exec(bare)?.index ?? 0;
  return !isLegal && !(first > 0 && SHOP_WORD.test(bare.slice(0, first)));
}

function letterCount(text: string): number {
  return text.match(/[a-z]/g)?.length ?? 0;
}
