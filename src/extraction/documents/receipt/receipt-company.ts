import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import {
  cutOwnerLabel,
  hasRegistration,
  isAddress,
  isCompany,
  isCustomer,
  namesKind,
  needsName,
  readNameText,
  readShopName,
  startsSale,
} from './head-lines.js';
import { describesShop, endsWithOwner, findNameLines, isMottoLine } from './name-lines.js';
import { prefixedTaxNumber } from '../../regions/tax-number.js';
import { joinWords } from '../../page/lines.js';
import type { Word } from '../../model/draft.js';
import { splitWords } from './till-text.js';

const MAX_HEAD_LINES = 12;
const MAX_NAMES = 4;
/** In letters. Many names begin with the same shorter words. */
const MIN_SHARED = 4;
/** Between the parts of a line at the bottom: "Acme Ltd - PO Box 12". */
const SEPARATORS = /\s[-–—·•:|]\s/u;
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
