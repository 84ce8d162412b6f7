import type { Box } from '../model/finding.js';
import { bottomOf, joinBoxes, rightOf } from './boxes.js';
import { joinWords } from './lines.js';
import type { Word } from '../model/draft.js';
import type { ReadDocument, ReadLine } from './document.js';

/** The words beside or below a label, where its value is expected. */
export interface ValuePlace {
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Box;
  readonly line: ReadLine;
  readonly where: 'right' | 'below';
}

/** In heights of the higher line. */
const MAX_GAP_BELOW = 3;
/** How to read the date below, in the letters of several languages: "(DD/MM/YYYY)", "(JJ/MM/AAAA)". */
export const DATE_FORMAT = /^\(?[DMYAJTG]{1,4}([-/. ])[DMYAJTG]{1,4}\1[DMYAJTG]{1,4}\)?$/iu;
/** So many labels without a value between them are a row of labels. */
const MIN_LABELS = 3;
/** In points. A longer value that ends with its label begins to the left of it. */
const SAME_EDGE = 5;

interface LabelPlace {
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

/** The words to the right of a label up to the next label; null if there are none. */
export function findValueRight(line: ReadLine, label: LabelPlace): ValuePlace | null {
  const next = line.fields.find(
    (hit) => hit.from >= label.to && /\p{L}/u.test(hit.label) && hit.key !== 'number' && hit.key !== 'date',
  );
  const words = line.words
    .slice(label.to, next ? next.from : undefined)
    .filter((word) => !/^[:.#=-]+$/u.test(word.text));
  const tail = cutTail(line.words[label.to - 1]);
  const all = tail ? [tail, ...words] : words;
  return all.length === 0 ? null : placeOf(all, line, 'right');
}

/** The part of the label's last word after a colon, as in "Nr.:4711". */
function cutTail(word: Word | undefined): Word | null {
  const tail = word ? /[:#]\s?([^:#\s][^:\s]*)$/u.exec(word.text)?.[1] : undefined;
  return word && tail && /\d/.test(tail) ? { ...word, text: tail } : null;
}

/** The words below a label in its column, on one of the next lines; null if there are none, or the next line is far below. */
export function findValueBelow(
  document: ReadDocument,
  line: ReadLine,
  label: LabelPlace,
  maxLines = 3,
): ValuePlace | null {
  for (const below of document.lines.slice(line.index + 1, line.index + 1 + maxLines)) {
    if (below.page !== line.page) return null;
    const cell = below.cells.find(
      (candidate) => candidate.box.x < rightOf(label.box) && rightOf(candidate.box) > label.box.x,
    );
    if (!cell || DATE_FORMAT.test(cell.text) || isRowOfLabels(below)) continue;
    const height = Math.max(line.box.height, below.box.height);
    if (below.box.y - bottomOf(line.box) > MAX_GAP_BELOW * height) return null;
    const endsTogether = Math.abs(rightOf(cell.box) - rightOf(label.box)) < SAME_EDGE;
    const words = cell.words.filter(
      (word) => endsTogether || (word.box.x < rightOf(label.box) + 60 && rightOf(word.box) > label.box.x - 2),
    );
    return words.length === 0 ? null : placeOf(words, below, 'below');
  }
  return null;
}

/** Whether a line below a label consists of labels too: their translations. */
function isRowOfLabels({ fields, text }: ReadLine): boolean {
  return fields.length >= MIN_LABELS && !/\d/.test(text);
}

function placeOf(words: readonly Word[], line: ReadLine, where: ValuePlace['where']): ValuePlace {
  return { words, text: joinWords(words), box: joinBoxes(words.map((word) => word.box)), line, where };
}
