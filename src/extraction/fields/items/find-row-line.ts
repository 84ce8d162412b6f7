import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { bottomOf, middleOf } from '../../page/boxes.js';

/** Finds the line with the amount of a row; undefined if it is misread. */
export function findRowLine(document: ReadDocument, { page, box, amount }: ItemRow): ReadLine | undefined {
  return document.lines.find((line) => {
    const middle = middleOf(line.box);
    const isBeside = line.page === page && middle > box.y && middle < bottomOf(box);
    return isBeside && line.numerals.some(({ value }) => value === amount);
  });
}
