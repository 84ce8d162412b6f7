import type { Finding } from '../../model/finding.js';
import { LOCALES } from '../../locales/locales.js';
import { rightOf } from '../../page/lines.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import { datesIn } from '../../page/dates.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { valueBelow, valueRight } from '../../page/values.js';
import type { Word } from '../../model/draft.js';
import { alternatives } from '../../text/alternatives.js';

const ID = /^[#]?(?=[^\d]{0,20}\d)[\p{L}\p{N}][\p{L}\p{N}_\-–/.\\]{0,34}$/u;
const ID_START = /^(?:\p{Lu}{1,8}|\p{L}{1,3})[-/.]?$/u;
const ID_GOES_ON = /^[-/]?[\d/-]{1,12}$/;
const WEIGHTS = {
  /** A value beside a label for the invoice number. */
  besideLabel: 0.95,
  /** Below it, where another label may be closer. */
  belowLabel: 0.88,
  /** Beside a title such as "Invoice". */
  besideTitle: 0.8,
  /** Below a title, where any number may be. */
  belowTitle: 0.6,
  /** Subtracted on scans if a letter between digits may be a misread digit. */
  misread: 0.08,
  /** The highest confidence of one or two characters: "Folio 56" of a company register must not beat a longer number. */
  maxShort: 0.7,
  /** A value that another label claims counts only above this: a label for the invoice number must claim it too. */
  minClaimed: 0.7,
  /** Numbers whose confidence is this close to the best compete with it. */
  rivalMargin: 0.1,
  /** Subtracted from the most frequent of several competing numbers. */
  frequentRival: 0.1,
  /** Subtracted from the others. */
  rareRival: 0.25,
  /** Subtracted per earlier candidate, so that the first one wins; up to `MAX_POSITIONS`. */
  position: 0.001,
} as const;
const MAX_POSITIONS = 20;
const MIN_LENGTH = 3;
/** Letters between digits that look like digits. */
const LIKE_DIGITS = /(?<=\d)[loIOSB](?=\d)/;
const SMALL_LIKE_DIGITS = /(?<=\d)[lo](?=\d)/g;
/** Words for "number" and punctuation between a label and its number. */
const FILLER = new RegExp(
  String.raw`^(?:${alternatives(LOCALES.flatMap(({ numberWords }) => numberWords))}|\(\d{3}\)|[:#.°º-]+)[.:°º]{0,2}$`,
  'iu',
);

/** Finds the invoice number (EN 16931 BT-1) by its labels, or by the title of the document. */
export function findNumber(document: ReadDocument): Finding<'invoice_number'>[] {
  const candidates = document.lines.flatMap((line) => findCandidates(document, line));
  const taken = findOtherNumbers(document);
  return findingsOf(
    document,
    'invoice_number',
    penalizeRivals(
      candidates.filter((candidate) => !taken.has(candidate.value) || candidate.confidence > WEIGHTS.minClaimed),
    ),
  );
}

function findCandidates(document: ReadDocument, line: ReadLine): Candidate[] {
  return line.fields.flatMap((hit) => {
    if (hit.key !== 'invoice_number' && hit.key !== 'invoice_title') return [];
    const labelled = hit.key === 'invoice_number';
    const beside = valueRight(line, hit);
    const value = beside ? readId(beside.words, document, !labelled) : null;
    if (value)
      return [
        toCandidate(
          value,
          beside,
          hit.label,
          (labelled ? WEIGHTS.besideLabel : WEIGHTS.besideTitle) - misreadPenalty(document, value),
        ),
      ];
    if (beside && labelled && !/^\P{L}*$/u.test(beside.text) && beside.box.x - rightOf(hit.box) < 20) return [];
    const below = valueBelow(document, line, hit);
    const under = below ? readId(below.words, document, !labelled) : null;
    return under
      ? [
          toCandidate(
            under,
            below,
            hit.label,
            (labelled ? WEIGHTS.belowLabel : WEIGHTS.belowTitle) - misreadPenalty(document, under),
          ),
        ]
      : [];
  });
}

/** On a scan, a letter between digits may be a misread digit. */
function misreadPenalty(document: ReadDocument, value: string): number {
  return document.source === 'ocr' && LIKE_DIGITS.test(value) ? WEIGHTS.misread : 0;
}

function toCandidate(value: string, place: ValuePlace | null, label: string, confidence: number): Candidate {
  if (!place) throw new Error('a value without a place');
  const isShort = value.length < MIN_LENGTH;
  return {
    value: replaceLetters(value),
    page: place.line.page,
    box: place.box,
    rule: `invoice_number:${label}`,
    confidence: isShort ? Math.min(confidence, WEIGHTS.maxShort) : confidence,
  };
}

/** Replaces a small l or o between digits: "47l1081o8". */
function replaceLetters(value: string): string {
  return value.replaceAll(SMALL_LIKE_DIGITS, (letter) => (letter === 'o' ? '0' : '1'));
}

/** Reads the identifier at the start of the words. After a mere title (`strict`) it needs two digits. */
function readId(words: readonly Word[], document: ReadDocument, strict: boolean): string | null {
  const start = words.findIndex((word) => !FILLER.test(word.text));
  const first = words[start];
  if (!first) return null;
  const text = trimPunctuation(first.text);
  const second = words[start + 1];
  const close = second !== undefined && second.box.x - rightOf(first.box) < 0.8 * first.box.height;
  if (datesIn(first.text, document.order).length > 0) return null;
  if (ID.test(text))
    return strict && (text.match(/\d/g)?.length ?? 0) < 2 ? null : text + readContinuation(words.slice(start));
  const together = second && close && ID_START.test(text) ? `${text} ${trimPunctuation(second.text)}` : null;
  return together && ID.test(together.replace(' ', '')) && !datesIn(second?.text ?? '', document.order).length
    ? together + readContinuation(words.slice(start + 1))
    : null;
}

function readContinuation(words: readonly Word[]): string {
  let text = '';
  for (let index = 1; index < Math.min(words.length, 4); index += 1) {
    const word = words[index];
    const before = words[index - 1];
    if (!word || !before || word.box.x - rightOf(before.box) > 0.6 * word.box.height || !ID_GOES_ON.test(word.text))
      break;
    if (!/[-/]$/.test(before.text) && !/^[-/]/.test(word.text)) break;
    text += ` ${trimPunctuation(word.text)}`;
  }
  return text;
}

function trimPunctuation(text: string): string {
  return text.replace(/^[#(:]+/, '').replace(/[.,;:)]+$/, '');
}

/** Finds the values that the document labels as other numbers, such as those of an order, a customer or a tax payer. */
function findOtherNumbers(document: ReadDocument): Set<string> {
  const values = document.lines.flatMap((line) =>
    line.fields
      .filter((hit) => hit.key === 'other_number' || hit.key === 'vat_id' || hit.key === 'tax_number')
      .map((hit) => trimPunctuation(valueRight(line, hit)?.words[0]?.text ?? '')),
  );
  return new Set(values.filter((value) => value !== ''));
}

/** Lowers the confidence of competing numbers. The one that occurs most often loses least. */
function penalizeRivals(candidates: readonly Candidate[]): Candidate[] {
  const count = (value: string): number => candidates.filter((candidate) => candidate.value === value).length;
  const maxCount = Math.max(0, ...candidates.map((candidate) => count(candidate.value)));
  const best = Math.max(0, ...candidates.map((candidate) => candidate.confidence));
  const rivals = new Set(
    candidates
      .filter((candidate) => candidate.confidence >= best - WEIGHTS.rivalMargin)
      .map((candidate) => candidate.value),
  );
  if (rivals.size <= 1) return [...candidates];
  return candidates.map((candidate, index) => ({
    ...candidate,
    confidence:
      candidate.confidence -
      (count(candidate.value) === maxCount ? WEIGHTS.frequentRival : WEIGHTS.rareRival) -
      Math.min(index, MAX_POSITIONS) * WEIGHTS.position,
  }));
}
