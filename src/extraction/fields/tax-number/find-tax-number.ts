import type { Box, Finding } from '../../model/finding.js';
import { foldText } from '../../../shared/text.js';
import { squash } from '../../text/squash.js';
import { boxAround, rightOf, textOf } from '../../page/lines.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { wordsOf } from '../../locales/dictionaries.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from '../company/seller-candidates.js';
import type { TaxNumber } from '../../regions/tax-number.js';
import { labelledTaxNumber, prefixedTaxNumber } from '../../regions/tax-number.js';
import { valueBelow, valueRight } from '../../page/values.js';
import type { Word } from '../../model/draft.js';

/** A tax number that may be the seller's. */
export interface FoundTaxNumber extends Candidate {
  /** ISO 3166-1 alpha-2 code of the country whose form it has; null if it has none. */
  readonly country: string | null;
}

/** Shorter numbers after the name of a tax office are house or telephone numbers. */
const OFFICE_NUMBER = /^[-/(]?\d{10,15}\)?[,.;]?$/;
const MAX_OFFICE_WORDS = 7;
const BUYERS_OWN = wordsOf((locale) => locale.buyersOwn);
const SCORES = {
  /** The label says that it is a VAT identifier. */
  vatId: 3,
  /** The label says tax number. */
  taxNumber: 2,
  /** It has no label, but the form of a country. */
  form: 2,
  sellerBlock: 4,
  otherParty: -1.5,
  /** Its check digit is right. Less than `nameOnLine`, as a buyer's number is right too. */
  checked: 0.9,
  /** Its check digit is wrong. */
  wrong: -0.5,
  /** It has the form of a country. */
  country: 0.6,
  /** The seller's name is on its line. */
  nameOnLine: 1.6,
  /** The seller's name is near it in the same column. */
  nameNear: 1.2,
} as const;
const CONFIDENCE = {
  base: 0.55,
  /** Added per point of the score. */
  perPoint: 0.07,
  max: 0.97,
  /** Subtracted from a score below `clearScore` if there are several numbers. */
  rivals: 0.1,
  clearScore: 5,
  /** Factor for letters that are not a country's prefix: misread, or of an unknown form. */
  unknownPrefix: 0.85,
} as const;
/** A name is near a number at most this many lines, and less than this many points aside. */
const NEAR_NAME = { lines: 9, points: 60 } as const;
/** The largest gap between a label and a value beside it, in points. */
const BESIDE = 12;
/** The largest gap between groups of digits, in heights of the text. */
const GROUP_GAP = 1.2;

/** Collects all tax numbers that can be the seller's (EN 16931 BT-31, BT-32), best first. */
export function collectTaxNumbers(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly NameCandidate[],
): FoundTaxNumber[] {
  const found = document.lines.flatMap((line) => [...readLabelled(document, line), ...readUnlabelled(line)]);
  const scored = found
    .map((entry) => ({ ...entry, score: scoreEntry(entry, blocks, names) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score);
  const rivals = new Set(scored.map((entry) => entry.number.value));
  return scored.map((entry) => ({
    value: entry.number.value,
    page: entry.line.page,
    box: entry.box,
    rule: entry.rule,
    country: entry.number.country,
    confidence: confidenceOf(entry.score, rivals.size > 1) * prefixFactor(entry.number),
  }));
}

/** Finds the seller's tax number. */
export function findTaxNumber(
  document: ReadDocument,
  numbers: readonly FoundTaxNumber[],
): Finding<'company.tax_number'>[] {
  return findingsOf(document, 'company.tax_number', numbers);
}

function confidenceOf(score: number, hasRivals: boolean): number {
  const penalty = hasRivals && score < CONFIDENCE.clearScore ? CONFIDENCE.rivals : 0;
  return Math.min(CONFIDENCE.max, CONFIDENCE.base + CONFIDENCE.perPoint * score - penalty);
}

function prefixFactor({ value, country }: TaxNumber): number {
  return country === null && /^\p{L}{1,2}\d{9,}$/u.test(value) ? CONFIDENCE.unknownPrefix : 1;
}

interface Entry {
  readonly number: TaxNumber;
  readonly line: ReadLine;
  readonly box: Box;
  readonly labelBox: Box;
  readonly rule: string;
  /** Whether the label says "your". */
  readonly isBuyers: boolean;
  readonly kind: 'vat_id' | 'tax_number' | 'form';
}

function readLabelled(document: ReadDocument, line: ReadLine): Entry[] {
  return line.fields.flatMap((hit) => {
    if (hit.key === 'tax_office') return readBesideOffice(line, hit);
    if (hit.key !== 'vat_id' && hit.key !== 'tax_number') return [];
    const isBuyers = BUYERS_OWN.has(foldText(line.words[hit.from - 1]?.text ?? ''));
    const right = valueRight(line, hit);
    const beside = right ? readLongest(right.words, hit.label) : null;
    if (beside)
      return [
        {
          number: beside.number,
          line,
          box: beside.box,
          labelBox: hit.box,
          rule: `${hit.key}:${hit.label}`,
          isBuyers,
          kind: hit.key,
        },
      ];
    if (right && right.box.x - rightOf(hit.box) < BESIDE && line.words.length > hit.to) return [];
    const below = valueBelow(document, line, hit, 2);
    const under = below ? readLongest(below.words, hit.label) : null;
    return below && under && (hit.label.length > 3 || fillsCell(line, hit))
      ? [
          {
            number: under.number,
            line: below.line,
            box: under.box,
            labelBox: hit.box,
            rule: `${hit.key}:${hit.label}`,
            isBuyers,
            kind: hit.key,
          },
        ]
      : [];
  });
}

/** Reads a number after the name of a tax office, where it needs no label: "V.D.: Çankaya / 1234567890". */
function readBesideOffice(line: ReadLine, hit: ReadLine['fields'][number]): Entry[] {
  const words = valueRight(line, hit)?.words ?? [];
  const word = words.slice(0, MAX_OFFICE_WORDS).find((candidate) => OFFICE_NUMBER.test(candidate.text));
  const number = word ? labelledTaxNumber(word.text.replaceAll(/\D/g, ''), hit.label) : null;
  return word && number
    ? [
        {
          number,
          line,
          box: word.box,
          labelBox: hit.box,
          rule: `tax_office:${hit.label}`,
          isBuyers: false,
          kind: 'tax_number',
        },
      ]
    : [];
}

/** Whether a short label fills its cell, so that its value may be below: "NIP", "VKN". */
function fillsCell(line: ReadLine, hit: ReadLine['fields'][number]): boolean {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  return hit.label.length === 3 && cell?.words.length === hit.to - hit.from;
}

/** Reads a number that may be written in groups, from as many words as possible. */
function readLongest(all: readonly Word[], label: string): { number: TaxNumber; box: Entry['box'] } | null {
  const start = all.findIndex((word) => /\d/.test(word.text) || /^[A-Z]{2,3}$/.test(word.text));
  if (start < 0 || start > 2) return null;
  const groups = [6, 5, 4, 3, 2, 1].map((count) => all.slice(start, start + count)).filter((group) => !hasGap(group));
  const grouped = groups.filter((group) => group.slice(1).every(hasDigit));
  // Swiss and Norwegian numbers end with letters: "CHE-116.281.710 MWST".
  const ended = groups.filter((group) => group.slice(1, -1).every(hasDigit));
  // The form of a country comes first: without it, the next word, such as a register number, could be read as the end.
  return findFirst(ended, prefixedTaxNumber) ?? findFirst(grouped, (text) => labelledTaxNumber(text, label));
}

/** Reads the first group of words that is a number. */
function findFirst(
  groups: readonly (readonly Word[])[],
  read: (text: string) => TaxNumber | null,
): { number: TaxNumber; box: Entry['box'] } | null {
  for (const group of groups) {
    const number = read(textOf(group));
    if (number) return { number, box: boxAround(group.map((word) => word.box)) };
  }
  return null;
}

function hasDigit(word: Word): boolean {
  return /\d/.test(word.text);
}

function hasGap(group: readonly Word[]): boolean {
  return group.some((word, index) => {
    const before = group[index - 1];
    return before !== undefined && word.box.x - rightOf(before.box) > GROUP_GAP * word.box.height;
  });
}

/** Reads numbers with a country prefix. They need no label, unless another one claims them, such as that of an IBAN. */
function readUnlabelled(line: ReadLine): Entry[] {
  return line.words.flatMap((word, index) => {
    const other = line.fields.some((hit) => hit.to === index && hit.key === 'other_number');
    const number =
      other || word.text.length < 9 ? null : prefixedTaxNumber(word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
    const certain = number !== null && number.checked !== false;
    return certain
      ? [
          {
            number,
            line,
            box: word.box,
            labelBox: word.box,
            rule: `form:${number.country ?? ''}`,
            isBuyers: false,
            kind: 'form' as const,
          },
        ]
      : [];
  });
}

function scoreEntry(entry: Entry, blocks: readonly PartyBlock[], names: readonly NameCandidate[]): number {
  const kind = blockAround(blocks, entry.line.page, entry.box)?.kind;
  if (kind === 'buyer' || entry.isBuyers) return 0;
  const [name] = names;
  const nearName = scoreNearName(entry, name);
  const base = { vat_id: SCORES.vatId, tax_number: SCORES.taxNumber, form: SCORES.form }[entry.kind];
  const place = kind === 'seller' ? SCORES.sellerBlock : kind === 'other_party' ? SCORES.otherParty : 0;
  const checked = entry.number.checked === true ? SCORES.checked : entry.number.checked === false ? SCORES.wrong : 0;
  return base + place + checked + nearName + (entry.number.country !== null ? SCORES.country : 0);
}

/** Scores a number on the line of the seller's name, or near it in the same column. */
function scoreNearName(entry: Entry, name: NameCandidate | undefined): number {
  if (!name) return 0;
  if (squash(entry.line.text).includes(squash(name.name))) return SCORES.nameOnLine;
  const samePage =
    name.line.page === entry.line.page && Math.abs(name.line.index - entry.line.index) <= NEAR_NAME.lines;
  return samePage && Math.abs(name.box.x - entry.labelBox.x) < NEAR_NAME.points ? SCORES.nameNear : 0;
}
