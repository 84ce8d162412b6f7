import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import {
  cutOwnerLabel,
  endsCompany,
  startsInside,
  startsWithOwnerLabel,
  goesOn,
  hasRegistration,
  isAddress,
  isCompany,
  isCustomer,
  startsSale,
  readNameText,
  needsName,
  namesKind,
  readShopName,
  startsWithForm,
  startsWithLabel,
} from './head-lines.js';
import { hasOwnersNumber } from '../../fields/company/joined-names.js';
import { hasGivenName } from '../../text/given-names.js';
import { prefixedTaxNumber } from '../../regions/tax-number.js';
import { joinWords } from '../../page/lines.js';
import type { Word } from '../../model/draft.js';
import { splitWords } from './till-text.js';

const MAX_HEAD_LINES = 12;
const MAX_NAME_LINES = 3;
const MAX_NAMES = 4;
/** In letters. Many names begin with the same shorter words. */
const MIN_SHARED = 4;
/** Words between signs, as in the motto of a shop. */
const LIST = /\p{L}{2}\s?[*:·•|+]\s?\p{L}{2}.*\s[*:·•|+]\s?\p{L}{2}|^[*~-]+\s.*\s[*~-]+$/u;
/** Between the parts of a line at the bottom: "Acme Ltd - PO Box 12". */
const SEPARATORS = /\s[-–—·•:|]\s/u;
/** The name of a person alone. */
const PERSON = /^\p{L}[\p{L}-]+(?:\s\p{L}[\p{L}-]+){1,2}$/u;
/** Partners, as in "Fox & Sons". */
const PARTNERS = /\p{L}{2}\s&\s\p{L}{2}/u;
const OPEN_BRACKET = /\([^)]*$/;
const CLOSED_BRACKET = /^[^(]*\)/;
/** The largest ratio of heights of lines in one size. Boxes of lines without capitals are lower. */
const MAX_SIZE_RATIO = 1.35;
const MAX_LOGO_WORDS = 3;
/** The score of a line at the top as the shop's name is the sum of its signs. */
const SCORES = {
  base: 1,
  /** It has a legal form. */
  legalForm: 3,
  /** It ends with its owner, in a country where that is part of the name. */
  owner: 3,
  /** It names a kind of shop, such as "restaurant", and is no motto. */
  kind: 1.2,
  /** A registration number follows. */
  registered: 0.8,
  /** The address follows. */
  aboveAddress: 1.2,
  /** It has no capitals, as handwriting and mottos, or lists words: "Fuel * Food * Wash". */
  motto: -1.5,
  /** Per possible name above it. */
  perNameAbove: -0.4,
} as const;
const CONFIDENCE = {
  base: 0.5,
  /** Added per point of the score. */
  perPoint: 0.09,
  /** Added per point that the first name leads by, up to `maxLead`. */
  lead: 0.04,
  maxLead: 2,
  max: 0.97,
  /** The maximum for a name that consists of kinds of shops, such as "Food Market". */
  maxGeneric: 0.8,
  /** The maximum for a single kind, such as "Market": the rest of the name may be a logo that was not read. */
  maxKind: 0.6,
  /** Subtracted from all names but the first. */
  notFirst: 0.2,
} as const;

interface ScoredName {
  readonly name: string;
  readonly line: ReadLine;
  readonly score: number;
}

/** Finds the name of the shop at the top of a receipt, or of its owner at the bottom, best candidate first. */
export function findReceiptCompanies(document: ReadDocument): Candidate[] {
  const head = findNames(findHead(document));
  const foot = head.some(({ name }) => isCompany(name)) ? [] : findOwner(document, head);
  const named = [...head, ...foot].toSorted((a, b) => b.score - a.score);
  const lead = (named[0]?.score ?? 0) - (named[1]?.score ?? 0);
  return named.slice(0, MAX_NAMES).map(({ name, line, score }, index) => ({
    value: name,
    page: line.page,
    box: line.box,
    rule: 'receipt head',
    confidence: computeConfidence(name, score, lead) - (index === 0 ? 0 : CONFIDENCE.notFirst),
  }));
}

/** Finds the company that owns the shop, below the sale: beside its tax number, or named as the shop and with a legal form. */
function findOwner({ lines }: ReadDocument, head: readonly ScoredName[]): ScoredName[] {
  const shops = new Set(head.flatMap(({ name }) => splitWords(name).slice(0, 1)));
  return lines.slice(MAX_HEAD_LINES).flatMap((line): ScoredName[] => {
    const name = line.cells
      .flatMap(({ text }) => text.split(SEPARATORS))
      .find(isCompany)
      ?.trim();
    const near = [lines[line.index - 1], line, lines[line.index + 1]];
    const isRegistered = near.some((other) => other && showsTaxNumber(other));
    const [first = ''] = splitWords(name ?? '');
    const isShop = first.length >= MIN_SHARED && shops.has(first);
    return name !== undefined && (isRegistered || isShop)
      ? [{ name, line, score: SCORES.base + SCORES.legalForm + SCORES.registered }]
      : [];
  });
}

function showsTaxNumber(line: ReadLine): boolean {
  const isLabelled = line.fields.some(({ key }) => key === 'vat_id' || key === 'tax_number') && /\d{4}/.test(line.text);
  return isLabelled || line.cells.some(({ words }) => words.some((_, at) => isTaxNumber(words.slice(at, at + 4))));
}

function isTaxNumber(words: readonly Word[]): boolean {
  return words.some((_, count) => prefixedTaxNumber(joinWords(words.slice(0, count + 1)))?.checked === true);
}

function computeConfidence(name: string, score: number, lead: number): number {
  const leadBonus = CONFIDENCE.lead * Math.min(CONFIDENCE.maxLead, lead);
  const words = splitWords(name);
  const isGeneric = needsName(words) && !isCompany(name);
  const max = !isGeneric ? CONFIDENCE.max : words.length > 1 ? CONFIDENCE.maxGeneric : CONFIDENCE.maxKind;
  return Math.min(max, CONFIDENCE.base + CONFIDENCE.perPoint * score + leadBonus);
}

/** Finds the head of a receipt: the lines above the sale or the customer. It has at least one name or address. */
export function findHead(document: ReadDocument): ReadLine[] {
  const lines = document.lines.slice(0, MAX_HEAD_LINES);
  const first = lines.findIndex((line) => readShopName(line) !== null || isAddress(line));
  const end = lines.findIndex((line, index) => {
    return index > Math.max(0, first) && (isCustomer(line) || (index > 1 && startsSale(line)));
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function findNames(head: readonly ReadLine[]): ScoredName[] {
  const found: ScoredName[] = [];
  for (let index = 0; index < head.length; index += 1) {
    const lines = findNameLines(head, index);
    const [line] = lines;
    if (!line) continue;
    const texts = lines.map(readNameText).filter((text) => text !== '');
    const name = cutOwnerLabel(texts.join(' '));
    const isDescription = lines.length === 1 && describesShop(line, head[index - 1]);
    const score =
      scoreName({ name, line, isDescription }, head.slice(index + lines.length)) +
      (endsWithOwner(head, lines) ? SCORES.owner : 0) +
      SCORES.perNameAbove * found.length;
    found.push({ name, line, score });
    index += lines.length - 1;
  }
  return found;
}

/** Finds the lines of the name that begins at an index. Returns none if the line cannot be a name. */
function findNameLines(head: readonly ReadLine[], index: number): ReadLine[] {
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
function endsWithOwner(head: readonly ReadLine[], lines: readonly ReadLine[]): boolean {
  const [owner, ...firm] = lines.toReversed();
  const [street] = owner ? head.slice(head.indexOf(owner) + 1) : [];
  const isOwner = owner !== undefined && PERSON.test(owner.text) && hasGivenName(owner.text);
  const name = firm.map(readNameText).join(' ');
  const isFirm = firm.length > 0 && !isCompany(name) && !hasGivenName(name);
  return isOwner && isFirm && street !== undefined && /\d/.test(street.text) && head.some(hasOwnersNumber);
}

/** Whether a line of words for kinds of shops describes the one whose name is above it: "Grill House & Bar" below "The Salty Kettle". */
function describesShop(line: ReadLine, above: ReadLine | undefined): boolean {
  const name = above ? readShopName(above) : null;
  if (!above || name === null || isMottoLine(above, name)) return false;
  const isSmaller = line.box.height < above.box.height && !isSameSize(line, above);
  const words = splitWords(readNameText(line));
  return isSmaller && words.length > 0 && needsName(words) && !needsName(splitWords(name));
}

function scoreName(
  { name, line, isDescription }: { name: string; line: ReadLine; isDescription: boolean },
  below: readonly ReadLine[],
): number {
  const hasForm = isCompany(name);
  const isMotto = isDescription || isMottoLine(line, name);
  const isRegistered = hasRegistration(line) || (below[0] !== undefined && hasRegistration(below[0]));
  // The name is above the address. Texts above the name are signs or handwriting.
  const under = below.find((other) => {
    const text = readShopName(other);
    return isAddress(other) || (text !== null && !isMottoLine(other, text) && !describesShop(other, line));
  });
  return (
    SCORES.base +
    (hasForm ? SCORES.legalForm : 0) +
    (namesKind(splitWords(name)) && !isMotto ? SCORES.kind : 0) +
    (isRegistered ? SCORES.registered : 0) +
    (under !== undefined && isAddress(under) && !isMotto ? SCORES.aboveAddress : 0) +
    (isMotto ? SCORES.motto : 0)
  );
}

function isMottoLine(line: ReadLine, name: string): boolean {
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
