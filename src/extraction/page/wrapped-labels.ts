import type { Box } from '../model/finding.js';
import { TOTAL_LABELS } from '../locales/dictionaries.js';
import { bottomOf, middleOf, rightOf } from './boxes.js';
import type { ReadDocument, ReadLine } from './document.js';
import { addLabel, type LabelledAmount } from './labelled-amount.js';
import { findLabels } from './labels.js';
import { joinWords } from './lines.js';
import { isMoney } from './numbers.js';
import { parsePercent } from './rates.js';

/** In heights of a line. The lines of one label are closer together. */
const MAX_LEADING = 0.8;

/** The amount of a label that is wrapped on two lines, vertically centred between them, as on Turkish e-invoices. */
export function findInWrappedLabel(document: ReadDocument, line: ReadLine): LabelledAmount[] {
  const [numeral] = line.numerals;
  if (line.numerals.length !== 1 || !numeral || !isMoney(numeral) || numeral.to - numeral.from !== line.words.length)
    return [];
  const near = [document.lines[line.index - 1], document.lines[line.index + 1]].filter(
    (other) =>
      other &&
      other.page === line.page &&
      Math.abs(middleOf(other.box) - middleOf(line.box)) < line.box.height &&
      rightOf(other.box) < numeral.box.x + 2,
  );
  if (near.length !== 2) return [];
  const words = near.flatMap((other) => other?.words ?? []);
  const hit = findLabels({ ...line, words }, TOTAL_LABELS)[0];
  const percent = parsePercent(near.map((other) => other?.text ?? '').join(' '));
  return hit ? addLabel(hit, numeral, line, percent) : [];
}

/** The amount of a label that goes on below its first words: "Grand 237.00" above "total". */
export function findInLabelGoingOn({ lines }: ReadDocument, line: ReadLine): LabelledAmount[] {
  const numeral = line.numerals.findLast(isMoney);
  const begun = numeral && line.cells.findLast(({ box }) => rightOf(box) <= numeral.box.x);
  const next = lines[line.index + 1];
  const rest =
    begun && next?.page === line.page ? next.cells.find(({ box }) => isRightBelow(box, begun.box)) : undefined;
  if (!numeral || !begun || !rest || next?.numerals.some(({ box }) => box.x > rest.box.x)) return [];
  const words = [...begun.words, ...rest.words];
  const hit = findLabels({ ...line, words }, TOTAL_LABELS).find(
    ({ from, to }) => from < begun.words.length && to > begun.words.length,
  );
  return hit ? addLabel(hit, numeral, line, parsePercent(joinWords(words))) : [];
}

function isRightBelow(box: Box, above: Box): boolean {
  const isClose = box.y > middleOf(above) && box.y - bottomOf(above) < MAX_LEADING * above.height;
  return isClose && box.x < rightOf(above) && rightOf(box) > above.x;
}
