import type { Cell, Line } from './lines.js';
import { toLine } from './lines.js';

const BOX_NUMBER = /^\d{1,2}[.:)]?$/;
const WORD = /^\p{L}{2}/u;
/** The minimum number of boxes, because an item may look like two: "1 Chair | 2 pcs". */
const MIN_BOXES = 3;

/** Removes the numbers of the boxes of a form, as in "5 Invoice number | 6 Invoice date | 7 Due date". They are not values of the labels. */
export function dropBoxNumbers(line: Line): Line {
  const numbers = line.cells.map(readBoxNumber);
  const boxes = numbers.filter((number, index) => {
    return number !== null && (numbers[index - 1] === number - 1 || numbers[index + 1] === number + 1);
  });
  if (boxes.length < MIN_BOXES) return line;
  const dropped = new Set(
    line.cells.filter((_, index) => boxes.includes(numbers[index] ?? null)).map(({ words }) => words[0]),
  );
  const kept = line.words.filter((word) => !dropped.has(word));
  return { ...toLine(line.page, kept), box: line.box };
}

function readBoxNumber({ words: [first, second] }: Cell): number | null {
  const isBox = BOX_NUMBER.test(first?.text ?? '') && WORD.test(second?.text ?? '');
  return isBox ? Number.parseInt(first?.text ?? '', 10) : null;
}
