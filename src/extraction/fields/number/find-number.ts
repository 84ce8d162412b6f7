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
/** Letters between figures that look like figures. */
const LIKE_FIGURES = /(?<=\d)[loIOSB](?=\d)/;
const SMALL_LIKE_FIGURES = /(?<=\d)[lo](?=\d)/g;
/** Words for "number" and punctuation between a label and its number. */
const FILLER = new RegExp(
  String.raw`^(?:${alternatives(LOCALES.flatMap(({ numberWords }) => numberWords))}|\(\d{3}\)|[:#.°º-]+)[.:°º]{0,2}$`,
  'iu',
);

/** Finds the invoice's own number (EN 16931 BT-1) by its labels, then by the document's title. */
export function findNumber(document: ReadDocument): Finding<'invoice_number'>[] {
  const candidates = document.lines.flatMap((line) => candidatesOn(document, line));
  const taken = otherNumbers(document);
  return findingsOf(
    document,
    'invoice_number',
    agreed(candidates.filter((candidate) => !taken.has(candidate.value) || candidate.confidence > 0.7)),
  );
}

function candidatesOn(document: ReadDocument, line: ReadLine): Candidate[] {
  return line.fields.flatMap((hit) => {
    if (hit.key !== 'invoice_number' && hit.key !== 'invoice_title') return [];
    const labelled = hit.key === 'invoice_number';
    const beside = valueRight(line, hit);
    const value = beside ? idIn(beside.words, document, !labelled) : null;
    if (value) return [made(value, beside, hit.label, (labelled ? 0.95 : 0.8) - doubt(document, value))];
    if (beside && labelled && !/^\P{L}*$/u.test(beside.text) && beside.box.x - rightOf(hit.box) < 20) return [];
    const below = valueBelow(document, line, hit);
    const under = below ? idIn(below.words, document, !labelled) : null;
    return under ? [made(under, below, hit.label, (labelled ? 0.88 : 0.6) - doubt(document, under))] : [];
  });
}

/** Among figures on a scan, a letter that looks like one may be one. */
function doubt(document: ReadDocument, value: string): number {
  return document.source === 'ocr' && LIKE_FIGURES.test(value) ? 0.08 : 0;
}

function made(value: string, place: ValuePlace | null, label: string, confidence: number): Candidate {
  if (!place) throw new Error('a value without a place');
  // "Folio 56" of a register of companies: so short a number must not outdo a longer one.
  const sure = value.length < 3 ? Math.min(confidence, 0.7) : confidence;
  return {
    value: inFigures(value),
    page: place.line.page,
    box: place.box,
    rule: `invoice_number:${label}`,
    confidence: sure,
  };
}

/** A small l or o between figures is none: "47l1081o8". */
function inFigures(value: string): string {
  return value.replaceAll(SMALL_LIKE_FIGURES, (letter) => (letter === 'o' ? '0' : '1'));
}

/** The first identifier among the words; a title such as "Rechnung" must be followed by it at once. */
function idIn(words: readonly Word[], document: ReadDocument, strict: boolean): string | null {
  const start = words.findIndex((word) => !FILLER.test(word.text));
  const first = words[start];
  if (!first) return null;
  const text = clean(first.text);
  const second = words[start + 1];
  const close = second !== undefined && second.box.x - rightOf(first.box) < 0.8 * first.box.height;
  if (datesIn(first.text, document.order).length > 0) return null;
  if (ID.test(text))
    return strict && (text.match(/\d/g)?.length ?? 0) < 2 ? null : text + continued(words.slice(start));
  const together = second && close && ID_START.test(text) ? `${text} ${clean(second.text)}` : null;
  return together && ID.test(together.replace(' ', '')) && !datesIn(second?.text ?? '', document.order).length
    ? together + continued(words.slice(start + 1))
    : null;
}

function continued(words: readonly Word[]): string {
  let text = '';
  for (let index = 1; index < Math.min(words.length, 4); index += 1) {
    const word = words[index];
    const before = words[index - 1];
    if (!word || !before || word.box.x - rightOf(before.box) > 0.6 * word.box.height || !ID_GOES_ON.test(word.text))
      break;
    if (!/[-/]$/.test(before.text) && !/^[-/]/.test(word.text)) break;
    text += ` ${clean(word.text)}`;
  }
  return text;
}

function clean(text: string): string {
  return text.replace(/^[#(:]+/, '').replace(/[.,;:)]+$/, '');
}

/** Values that the document itself calls an order, a customer or a tax number. */
function otherNumbers(document: ReadDocument): Set<string> {
  const values = document.lines.flatMap((line) =>
    line.fields
      .filter((hit) => hit.key === 'other_number' || hit.key === 'vat_id' || hit.key === 'tax_number')
      .map((hit) => clean(valueRight(line, hit)?.words[0]?.text ?? '')),
  );
  return new Set(values.filter((value) => value !== ''));
}

/** Two different labelled numbers cannot both be it: neither is then certain, unless one is said more often. */
function agreed(candidates: readonly Candidate[]): Candidate[] {
  const count = (value: string): number => candidates.filter((candidate) => candidate.value === value).length;
  const most = Math.max(0, ...candidates.map((candidate) => count(candidate.value)));
  const best = Math.max(0, ...candidates.map((candidate) => candidate.confidence));
  const rivals = new Set(
    candidates.filter((candidate) => candidate.confidence >= best - 0.1).map((candidate) => candidate.value),
  );
  if (rivals.size <= 1) return [...candidates];
  return candidates.map((candidate, index) => ({
    ...candidate,
    confidence: candidate.confidence - (count(candidate.value) === most ? 0.1 : 0.25) - Math.min(index, 20) * 0.001,
  }));
}
