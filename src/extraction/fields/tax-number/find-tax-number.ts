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

/** The issuer's tax number with the country whose form it has. */
export interface FoundTaxNumber extends Candidate {
  readonly country: string | null;
}

/** Words that may stand apart behind a number's digits: Swiss and Norwegian numbers end with them. */
const ENDINGS: ReadonlySet<string> = new Set(['mva', ...wordsOf((locale) => locale.taxNumberEndings)]);
/** Shorter numbers behind the name of a tax office are those of its street or telephone. */
const OFFICE_NUMBER = /^[-/(]?\d{10,15}\)?[,.;]?$/;
const MOST_OFFICE_WORDS = 7;
const BUYERS_OWN = wordsOf((locale) => locale.buyersOwn);

/** All tax numbers that can be the issuer's (EN 16931 BT-31, BT-32), best first. */
export function taxNumbers(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly NameCandidate[],
): FoundTaxNumber[] {
  const found = document.lines.flatMap((line) => [...labelled(document, line), ...unlabelled(line)]);
  const scored = found
    .map((entry) => ({ ...entry, score: score(entry, blocks, names) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score);
  const rivals = new Set(scored.map((entry) => entry.number.value));
  return scored.map((entry) => ({
    value: entry.number.value,
    page: entry.line.page,
    box: entry.box,
    rule: entry.rule,
    country: entry.number.country,
    confidence:
      Math.min(0.97, 0.55 + 0.07 * entry.score - (rivals.size > 1 && entry.score < 5 ? 0.1 : 0)) * formOf(entry.number),
  }));
}

/** Finds the issuer's tax number among those that can be it. */
export function findTaxNumber(
  document: ReadDocument,
  numbers: readonly FoundTaxNumber[],
): Finding<'company.tax_number'>[] {
  return findingsOf(document, 'company.tax_number', numbers);
}

/** A number of VAT with letters before it that are no country's was misread, or is of a form that is not known here. */
function formOf({ value, country }: TaxNumber): number {
  return country === null && /^\p{L}{1,2}\d{9,}$/u.test(value) ? 0.85 : 1;
}

interface Entry {
  readonly number: TaxNumber;
  readonly line: ReadLine;
  readonly box: Box;
  readonly labelBox: Box;
  readonly rule: string;
  readonly yours: boolean;
  readonly kind: 'vat_id' | 'tax_number' | 'form';
}

function labelled(document: ReadDocument, line: ReadLine): Entry[] {
  return line.fields.flatMap((hit) => {
    if (hit.key === 'tax_office') return besideOffice(line, hit);
    if (hit.key !== 'vat_id' && hit.key !== 'tax_number') return [];
    const yours = BUYERS_OWN.has(foldText(line.words[hit.from - 1]?.text ?? ''));
    const right = valueRight(line, hit);
    const beside = right ? longest(right.words, hit.label) : null;
    if (beside)
      return [
        {
          number: beside.number,
          line,
          box: beside.box,
          labelBox: hit.box,
          rule: `${hit.key}:${hit.label}`,
          yours,
          kind: hit.key,
        },
      ];
    if (right && right.box.x - rightOf(hit.box) < 12 && line.words.length > hit.to) return [];
    const below = valueBelow(document, line, hit, 2);
    const under = below ? longest(below.words, hit.label) : null;
    return below && under && (hit.label.length > 3 || fillsCell(line, hit))
      ? [
          {
            number: under.number,
            line: below.line,
            box: under.box,
            labelBox: hit.box,
            rule: `${hit.key}:${hit.label}`,
            yours,
            kind: hit.key,
          },
        ]
      : [];
  });
}

/** "V.D.: Çankaya / 1234567890": behind the name of a tax office a number needs no label. */
function besideOffice(line: ReadLine, hit: ReadLine['fields'][number]): Entry[] {
  const words = valueRight(line, hit)?.words ?? [];
  const word = words.slice(0, MOST_OFFICE_WORDS).find((candidate) => OFFICE_NUMBER.test(candidate.text));
  const number = word ? labelledTaxNumber(word.text.replaceAll(/\D/g, ''), hit.label) : null;
  return word && number
    ? [
        {
          number,
          line,
          box: word.box,
          labelBox: hit.box,
          rule: `tax_office:${hit.label}`,
          yours: false,
          kind: 'tax_number',
        },
      ]
    : [];
}

/** Whether a label is all that its cell says, so that its value may stand under it: "NIP", "VKN". */
function fillsCell(line: ReadLine, hit: ReadLine['fields'][number]): boolean {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  return hit.label.length === 3 && cell?.words.length === hit.to - hit.from;
}

/** A number may be written in groups: as many words as still make one. */
function longest(all: readonly Word[], label: string): { number: TaxNumber; box: Entry['box'] } | null {
  const start = all.findIndex((word) => /\d/.test(word.text) || /^[A-Z]{2,3}$/.test(word.text));
  if (start < 0 || start > 2) return null;
  const groups = [6, 5, 4, 3, 2, 1]
    .map((count) => all.slice(start, start + count))
    .filter(
      (group) =>
        !isApart(group) && group.slice(1).every((word) => /\d/.test(word.text) || ENDINGS.has(foldText(word.text))),
    );
  // A number in a country's own form comes first: the next word, as a register's, could be taken for its end.
  for (const read of [prefixedTaxNumber, (text: string) => labelledTaxNumber(text, label)]) {
    for (const group of groups) {
      const number = read(textOf(group));
      if (number) return { number, box: boxAround(group.map((word) => word.box)) };
    }
  }
  return null;
}

function isApart(group: readonly Word[]): boolean {
  return group.some((word, index) => {
    const before = group[index - 1];
    return before !== undefined && word.box.x - rightOf(before.box) > 1.2 * word.box.height;
  });
}

/** A number with its country's prefix needs no label, unless it is part of another one such as an IBAN. */
function unlabelled(line: ReadLine): Entry[] {
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
            yours: false,
            kind: 'form' as const,
          },
        ]
      : [];
  });
}

function score(entry: Entry, blocks: readonly PartyBlock[], names: readonly NameCandidate[]): number {
  const kind = blockAround(blocks, entry.line.page, entry.box)?.kind;
  if (kind === 'buyer' || entry.yours) return 0;
  const [name] = names;
  const near = closeness(entry, name);
  const base = { vat_id: 3, tax_number: 2, form: 2 }[entry.kind];
  const place = kind === 'seller' ? 4 : kind === 'other_party' ? -1.5 : 0;
  // With its country a right number weighs a little less than a number on the line of the name, since buyers have right ones too.
  const checked =
    entry.number.checked === true ? 0.9 : entry.number.checked === false && entry.number.country === 'TR' ? -0.5 : 0;
  return base + place + checked + near + (entry.number.country !== null ? 0.6 : 0);
}

/** A number in the name's own block, or on a line that says the name, is that company's. */
function closeness(entry: Entry, name: NameCandidate | undefined): number {
  if (!name) return 0;
  if (squash(entry.line.text).includes(squash(name.name))) return 1.6;
  const samePage = name.line.page === entry.line.page && Math.abs(name.line.index - entry.line.index) <= 9;
  return samePage && Math.abs(name.box.x - entry.labelBox.x) < 60 ? 1.2 : 0;
}
