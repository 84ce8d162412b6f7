import type { Finding } from '../extraction/model/finding.js';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import type { ReadDocument } from '../extraction/page/document.js';
import { readDocument } from '../extraction/page/document.js';
import { toPages } from '../extraction/page/kept-reading.js';
import { numberFromFirst, restoreNumbers } from '../extraction/page/page-numbers.js';
import { rightOf } from '../extraction/page/boxes.js';
import type { CorrectedItem } from './locate-items.js';
import { findOccurrences, POINTED_FIELDS, type Occurrence, type PointedField } from './occurrences.js';
import { recallItems } from './recall-items.js';
import { computeConfidence } from './recalled-confidence.js';

/** Another document of the same supplier with the values that a person gave its fields. */
export interface Example {
  /** The human-friendly id of its invoice. */
  readonly hfId: string;
  readonly reading: KeptReading;
  readonly values: { readonly [F in PointedField]?: string };
  /** Its items if a person has changed them; else empty. */
  readonly items: readonly CorrectedItem[];
}

/** A document's words, and corrected documents of the same supplier, the newest first. */
export interface RecallRequest {
  readonly reading: KeptReading;
  readonly examples: readonly Example[];
}

interface Likeness {
  readonly score: number;
  /** Whether the words around the value are the same, and not only its place on the page. */
  readonly labelled: boolean;
}

/** One value of this document with the evidence for it. */
interface Option {
  readonly occurrence: Occurrence;
  readonly score: number;
  readonly agreeing: number;
  readonly labelled: boolean;
}

/** Each example weighs this much less than the next newer one, so that the newer of two contradicting examples wins. */
const FADING = 0.6;
/** A label's words count more than the place, and the place counts more than how the value is written. */
const BESIDE = 2;
const ABOVE = 2;
const BEHIND = 1;
const NEAR = 1.5;
const IN_COLUMN = 0.5;
const NOTHING_ELSE = 0.5;
const SAME_SHAPE = 1;
const OTHER_SHAPE = -1.5;
const NEAR_POINTS = 12;
/** By how much the best value must lead the second best; otherwise neither is reported. */
const MIN_LEAD = 0.3;

/**
 * Finds values by corrections of the supplier's earlier documents: it looks in this document for the surroundings that the corrected
 * value had, and for a table with the columns that the corrected items had. Returns at most one finding for a field, and none if two
 * values match equally well.
 */
export function recall({ reading, examples }: RecallRequest): Finding[] {
  const document = readKept(reading);
  const earlierDocuments = examples.map(({ reading: earlier, ...corrected }) => ({
    ...corrected,
    document: readKept(earlier),
  }));
  const findings = POINTED_FIELDS.flatMap((field) => {
    const lessons = earlierDocuments.flatMap(({ document: earlier, values }) => {
      const value = values[field];
      return value === undefined ? [] : [findOccurrencesOfValue(field, earlier, value)];
    });
    const option = findBestOption(field, document, lessons);
    return option ? [toFinding(field, document, option, createNumberFormatter(field, examples))] : [];
  });
  return restoreNumbers([...findings, ...recallItems(document, earlierDocuments, findings)], reading.pages);
}

function readKept(reading: KeptReading): ReadDocument {
  return readDocument(numberFromFirst(toPages(reading)));
}

function findOccurrencesOfValue(field: PointedField, document: ReadDocument, value: string): Occurrence[] {
  return findOccurrences(field, document).filter(
    (occurrence) => removeSpaces(occurrence.value) === removeSpaces(value),
  );
}

function findBestOption(
  field: PointedField,
  document: ReadDocument,
  lessons: readonly (readonly Occurrence[])[],
): Option | null {
  const options = new Map<string, Option>();
  for (const occurrence of findOccurrences(field, document)) {
    const option = scoreOccurrence(occurrence, lessons);
    const known = options.get(occurrence.value);
    if (option && (!known || option.score > known.score)) options.set(occurrence.value, option);
  }
  const [best, second] = [...options.values()].toSorted((a, b) => b.score - a.score);
  return best && (!second || best.score - second.score >= MIN_LEAD) ? best : null;
}

function scoreOccurrence(occurrence: Occurrence, lessons: readonly (readonly Occurrence[])[]): Option | null {
  const likenesses = lessons.map((lesson) => findClosest(occurrence, lesson));
  const like = likenesses.filter((likeness) => likeness !== null);
  if (like.length === 0) return null;
  const labelled = like.filter((likeness) => likeness.labelled).length;
  return {
    occurrence,
    score: likenesses
      .map((likeness, age) => FADING ** age * (likeness?.score ?? 0))
      .reduce((sum, score) => sum + score),
    // A match by place alone does not confirm a match by label.
    agreeing: labelled > 0 ? labelled : like.length,
    labelled: labelled > 0,
  };
}

function findClosest(occurrence: Occurrence, lesson: readonly Occurrence[]): Likeness | null {
  const likenesses = lesson
    .map((earlier) => compareSurroundings(earlier, occurrence))
    .filter((likeness) => likeness !== null);
  return likenesses.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** Compares the surroundings of two values; null if too little agrees to distinguish the value from others on the page. */
function compareSurroundings(earlier: Occurrence, now: Occurrence): Likeness | null {
  const place = scoreNearness(earlier, now);
  const shape = earlier.shape === '' ? 0 : earlier.shape === now.shape ? SAME_SHAPE : OTHER_SHAPE;
  const same = earlier.before.findIndex((word, index) => word !== now.before[index]);
  const beside = same === -1 ? earlier.before.length : same;
  const isWhole = beside > 0 && beside >= Math.min(2, earlier.before.length);
  const isUnder = earlier.above !== '' && earlier.above === now.above;
  const isBefore = earlier.after !== '' && earlier.after === now.after;
  const labelled = isWhole || isUnder || (beside > 0 && (isBefore || place > 0));
  const isAll = isWhole && beside === earlier.before.length && beside === now.before.length;
  const words =
    (beside > 0 ? BESIDE + beside / 2 : 0) +
    (isAll ? NOTHING_ELSE : 0) +
    (isUnder ? ABOVE : 0) +
    (isBefore ? BEHIND : 0);
  const score = words + place + shape;
  return (labelled || place === NEAR) && score >= NEAR ? { score, labelled } : null;
}

function scoreNearness(earlier: Occurrence, now: Occurrence): number {
  if (earlier.page !== now.page) return 0;
  const isClose = (left: number, right: number) => Math.abs(left - right) <= NEAR_POINTS;
  if (!isClose(earlier.box.x, now.box.x) && !isClose(rightOf(earlier.box), rightOf(now.box))) return 0;
  return isClose(earlier.box.y, now.box.y) ? NEAR : IN_COLUMN;
}

function toFinding(
  field: PointedField,
  document: ReadDocument,
  { occurrence, agreeing, labelled }: Option,
  style: (value: string) => string,
): Finding {
  const { before, above, box, page } = occurrence;
  const label = labelled ? (before.length > 0 ? before.toReversed().join(' ') : above) : 'place';
  return {
    field,
    value: style(occurrence.value),
    source: document.source,
    page,
    box,
    rule: `learned:${label}`,
    confidence: computeConfidence({ labelled, agreeing }, document.certainty),
  };
}

/** Writes a number as the person wrote the latest one: with or without spaces. */
function createNumberFormatter(field: PointedField, examples: readonly Example[]): (value: string) => string {
  const last = examples.flatMap(({ values }) => values[field] ?? [])[0] ?? '';
  return field === 'invoice_number' && !/\s/.test(last) ? removeSpaces : (value) => value;
}

function removeSpaces(value: string): string {
  return value.replaceAll(/\s/g, '');
}
