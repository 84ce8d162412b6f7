import type { FieldLabel } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelHit } from '../../page/labels.js';
import { joinWords } from '../../page/lines.js';
import type { ReadDates } from './date-reader.js';
import { followsOriginal, isInSentence, isWithinOriginal, joinsDate, namesOtherDocument } from './original-dates.js';

/**
 * What a label dates by the words around it: this document (`own`); another one that is only mentioned, as in "contract of 1.2.2024";
 * or something else, because other words continue a short label, as in "Date received" (`partOfLabel`).
 */
export type DatedThing = 'own' | 'mentioned' | 'partOfLabel';

/** The maximum confidence of a date by what its label dates. */
export const LIMITS: Readonly<Record<DatedThing, number>> = { own: 1, mentioned: 0.7, partOfLabel: 0.6 };

/** With more words between them, a date is not that of the title: "Credit note as promised in our letter of 2 March". */
const MAX_WORDS = 3;

/** Labels that name a document. */
export const TITLES: ReadonlySet<FieldLabel> = new Set(['invoice_title', 'invoice_number']);

/** Labels of other dates and numbers. */
export const OTHERS: ReadonlySet<FieldLabel> = new Set(['due_date', 'other_date', 'other_number']);

/** Reads the label before a label and the words around it in its cell. */
export function findDatedThing(document: ReadDocument, line: ReadLine, hit: LabelHit<FieldLabel>): DatedThing {
  const words = line.cells.find((cell) => cell.words.some((word) => word === line.words[hit.from]))?.words ?? [];
  const isMentioned =
    namesOtherDocument(document, line, hit) ||
    followsOriginal(document, line, hit) ||
    isWithinOriginal(line, hit, words) ||
    followsWords(line, hit, words) ||
    (hit.key === 'invoice_date' && isInSentence(line, hit));
  if (isMentioned) return 'mentioned';
  if (hit.key !== 'date') return 'own';
  const title = findTitle(line, hit, words);
  const isTitled = title !== undefined && hit.from - title.to <= MAX_WORDS;
  if (!isTitled && joinsDate(line, hit, words)) return 'mentioned';
  const last = line.words[hit.to - 1];
  const next = words[words.findIndex((word) => word === last) + 1];
  const continues = last && next && /\p{L}$/u.test(last.text) && /^\p{L}{3}/u.test(next.text);
  return continues ? 'partOfLabel' : 'own';
}

/** Whether words stand before the title of a label's cell, as in "our contract no. 12 of 1.2.2024". */
function followsWords(line: ReadLine, hit: LabelHit<FieldLabel>, cell: ReadLine['words']): boolean {
  const title = findTitle(line, hit, cell);
  if (!title) return false;
  const before = cell.slice(
    0,
    cell.findIndex((word) => word === line.words[title.from]),
  );
  const isSmall = /^\p{Ll}/u.test(line.words[hit.from]?.text ?? '');
  return before.some(({ text }) => (isSmall ? /\p{L}{2}/u : /\p{L}{3}/u).test(text));
}

/** The first title in a label's cell, up to the label itself. */
function findTitle(
  line: ReadLine,
  hit: LabelHit<FieldLabel>,
  cell: ReadLine['words'],
): LabelHit<FieldLabel> | undefined {
  return line.fields.find(
    ({ key, from }) => TITLES.has(key) && from <= hit.from && cell.some((word) => word === line.words[from]),
  );
}

/** Whether a label is a word within a written date, such as Spanish "del" in "31 de marzo del 2025". */
export function isInsideDate(
  { cells, words }: ReadLine,
  { from }: LabelHit<FieldLabel>,
  readDates: ReadDates,
): boolean {
  const cell = cells.find((other) => other.words.some((word) => word === words[from]));
  if (!cell) return false;
  const at = joinWords(
    cell.words.slice(
      0,
      cell.words.findIndex((word) => word === words[from]),
    ),
  ).length;
  return readDates(cell.text).some(({ index, length }) => index < at && at < index + length);
}
