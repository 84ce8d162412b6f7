import { wordsOf } from '../../locales/dictionaries.js';
import { findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import { foldText } from '../../../shared/text.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from './legal-forms.js';

const TITLES = wordsOf((locale) => locale.personTitles);
/** Shorter words occur in many names. */
const MIN_BRAND = 4;

/**
 * Whether a cell is a brand or a person with a title, and the company it belongs to is named right below it. Below a person, a department may
 * precede it.
 */
export function isAboveCompany(placed: PlacedCell, document: ReadDocument): boolean {
  const { text } = placed.cell;
  const [name = '', second = ''] = findCellsBelow(document, placed).map(({ cell }) => cell.text);
  const isCompany = (line: string): boolean => hasLegalForm(line.split(' ').at(-1) ?? '');
  if (isTitledPerson(text)) return isCompany(name) || (isCompany(second) && !/[\d:]/.test(name + second));
  return isCompany(name) && isBrandOf(name, text);
}

/**
 * Whether a text without a legal form holds the first word of a company's name: "Hotel Alba" above "Alba Inns Ltd". "Alba" and "Alba Inns"
 * are short forms of the name instead.
 */
export function isBrandOf(company: string, brand: string): boolean {
  const [first = ''] = company.split(/\s+/).map(squash);
  const words = brand.split(/\s+/).map(squash);
  const isShort = squash(company).startsWith(squash(brand));
  return first.length >= MIN_BRAND && words.includes(first) && !isShort && !/\d|:/.test(brand) && !hasLegalForm(brand);
}

/** Whether a text is a personal title, such as "Herrn" or "Mr." */
export function isTitle(text: string): boolean {
  return TITLES.has(foldText(text.replace(/[.:]$/, '')));
}

/** Whether a text is a person with a title, such as the contact of a company. */
export function isTitledPerson(text: string): boolean {
  const [first = '', next = ''] = text.split(/\s+/);
  return isTitle(first) && /^\p{Lu}\p{L}/u.test(next) && !/&/.test(text) && !hasLegalForm(text);
}
