import type { ReadLine } from '../../page/document.js';
import {
  endsCompany,
  goesOn,
  hasRegistration,
  isCompany,
  needsName,
  readNameText,
  readShopName,
  startsInside,
  startsWithForm,
  startsWithLabel,
  startsWithOwnerLabel,
} from './head-lines.js';
import { hasOwnersNumber } from '../../fields/company/joined-names.js';
import { hasGivenName } from '../../text/given-names.js';
import { splitWords } from './till-text.js';

const MAX_NAME_LINES = 3;
/** Words between signs, as in the motto of a shop. */
const LIST = /\p{L}{2}\s?[*:·•|+]\s?\p{L}{2}.*\s[*:·•|+]\s?\p{L}{2}|^[*~-]+\s.*\s[*~-]+$/u;
/** The name of a person alone. */
const PERSON = /^\p{L}[\p{L}-]+(?:\s\p{L}[\p{L}-]+){1,2}$/u;
/** Partners, as in "Fox & Sons". */
const PARTNERS = /\p{L}{2}\s&\s\p{L}{2}/u;
const OPEN_BRACKET = /\([^)]*$/;
const CLOSED_BRACKET = /^[^(]*\)/;
/** The largest ratio of heights of lines in one size. Boxes of lines without capitals are lower. */
const MAX_SIZE_RATIO = 1.35;
const MAX_LOGO_WORDS = 3;

/** Finds the lines of the name that begins at an index. Returns none if the line cannot be a name. */
export function findNameLines(head: readonly ReadLine[], index: number): ReadLine[] {
  const line = head[index];
  if (!line || !canStartName(line, head[index + 1])) return [];
  const lines = [line];
  if (describesShop(line, head[index - 1])) return lines;
  for (let next = head[index + 1]; next && lines.length < MAX_NAME_LINES && continuesName(lines, next);) {
    lines.push(next);
    next = head[index + lines.length];
  }
  const owner = head[index + lines.length];
  return owner && endsWithOwner(head, [...lines, owner]) ? [...lines, owner] : lines;
}

/** Whether a name may begin on a line: a legal form alone is the end of the name above it, and that of an owner may be below it. */
function canStartName(line: ReadLine, below: ReadLine | undefined): boolean {
  if (endsCompany(readNameText(line))) return false;
  return (
    readShopName(line) !== null ||
    (startsWithOwnerLabel(line) && below !== undefined && endsCompany(readNameText(below)))
  );
}

/** Whether the last line of a name is its owner, above an address, where a tax number shows that the name of a sole trader holds it. */
export function endsWithOwner(head: readonly ReadLine[], lines: readonly ReadLine[]): boolean {
  const [owner, ...firm] = lines.toReversed();
  const [street] = owner ? head.slice(head.indexOf(owner) + 1) : [];
  const isOwner = owner !== undefined && PERSON.test(owner.text) && hasGivenName(owner.text);
  const name = firm.map(readNameText).join(' ');
  const isFirm = firm.length > 0 && !isCompany(name) && !hasGivenName(name);
  return isOwner && isFirm && street !== undefined && /\d/.test(street.text) && head.some(hasOwnersNumber);
}

/** Whether a line of words for kinds of shops describes the one whose name is above it: "Grill House & Bar" below "The Salty Kettle". */
export function describesShop(line: ReadLine, above: ReadLine | undefined): boolean {
  const name = above ? readShopName(above) : null;
  if (!above || name === null || isMottoLine(above, name)) return false;
  const isSmaller = line.box.height < above.box.height && !isSameSize(line, above);
  const words = splitWords(readNameText(line));
  return isSmaller && words.length > 0 && needsName(words) && !needsName(splitWords(name));
}

/** Whether a line is a motto: a list of words, or one without capitals. */
export function isMottoLine(line: ReadLine, name: string): boolean {
  return !isCompany(name) && (LIST.test(line.text) || classifyCase(name) === 'lower');
}

/** Whether a name continues on the next line, which closes a bracket or adds the legal form or the proper name. */
function continuesName(lines: readonly ReadLine[], next: ReadLine): boolean {
  const last = lines.at(-1);
  const name = lines.map(readNameText).join(' ');
  const nextName = readNameText(next);
  if (!last || hasRegistration(last) || (classifyCase(name) === 'lower' && classifyCase(nextName) !== 'lower'))
    return false;
  if (OPEN_BRACKET.test(name) && CLOSED_BRACKET.test(nextName)) return true;
  // "BAR CENTRALE" above "di Conti Luca & C. s.n.c.".
  if (startsInside(nextName) && isCompany(nextName)) return true;
  if (isCompany(name) || startsWithLabel(next)) return false;
  const text = nextName.replaceAll(/[([{][^)\]}]*(?:[)\]}]|$)/g, ' ');
  const hasForm = isCompany(text);
  if (endsCompany(text) || (goesOn(name) && readShopName(next) !== null)) return true;
  if (startsWithForm(text)) return false;
  if (readShopName(next) === null && !hasForm) return false;
  const rest = splitWords(text).filter((word) => !isCompany(word.toUpperCase()));
  const above = splitWords(name);
  // "Acme Tools" is a brand, and no part of the name below it: "Acme Tools Ltd", "Fox & Sons Ltd".
  if (hasForm && (PARTNERS.test(text) || above.every((word, index) => word === rest[index]))) return false;
  const isAlike = isSameSize(last, next) && classifyCase(name) === classifyCase(nextName);
  if (hasForm) return needsName(rest) || (isAlike && rest.length <= (above.length <= 2 ? 2 : 1));
  // A logo above one word in smaller letters: "ALTUM" above "BOOKSTORE".
  const isKind = rest.length === 1 && needsName(rest) && above.length <= MAX_LOGO_WORDS && !needsName(above);
  if (isKind && classifyCase(name) === classifyCase(nextName)) return true;
  // "KEDAI BUKU" above "SERI PELANGI", which may be larger: the kind of a shop alone is not its name.
  const isKindAbove = lines.length === 1 && needsName(above);
  const isLarger = next.box.height > last.box.height && !isSameSize(last, next) && !needsName(rest);
  return (isAlike && ((rest.length > 0 && needsName(rest)) || isKindAbove)) || (isLarger && isKindAbove);
}

function isSameSize(a: ReadLine, b: ReadLine): boolean {
  const sizes = [a.box.height, b.box.height];
  return Math.max(...sizes) < MAX_SIZE_RATIO * Math.min(...sizes);
}

/** Tills print capitals, or words that begin with one. Handwriting may have neither. */
function classifyCase(text: string): 'capitals' | 'words' | 'lower' {
  if (!/\p{Lu}/u.test(text)) return 'lower';
  return /\p{Ll}{2}/u.test(text) ? 'words' : 'capitals';
}
