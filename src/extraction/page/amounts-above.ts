import { TOTALS } from '../locales/dictionaries.js';
import { bottomOf } from './boxes.js';
import { areAligned } from './cells.js';
import type { ReadDocument } from './document.js';
import { addLabel, type LabelledAmount } from './labelled-amount.js';
import { isMoney } from './numbers.js';

/** In heights of the larger line. */
const MAX_GAP = 1.2;

/** Finds the total right above its label, as on cards: "4,690.00" in large digits, and "Amount due" below it. */
export function findAmountsAbove({ lines, tables }: ReadDocument): LabelledAmount[] {
  return lines.flatMap((line) => {
    const above = lines[line.index - 1];
    const isHeader = tables.some(({ first, last }) => line.index >= first && line.index <= last);
    if (above?.page !== line.page || isHeader) return [];
    const gap = line.box.y - bottomOf(above.box);
    if (gap > MAX_GAP * Math.max(line.box.height, above.box.height)) return [];
    return line.totals.flatMap((hit) => {
      const cell = line.cells.find(({ words }) => words[0] === line.words[hit.from]);
      if (!TOTALS.includes(hit.key) || cell?.words.length !== hit.to - hit.from) return [];
      const amount = above.numerals.find(
        (numeral) =>
          isMoney(numeral) &&
          areAligned(numeral.box, hit.box) &&
          above.cells.some(
            ({ words }) => words.length === numeral.to - numeral.from && words[0] === above.words[numeral.from],
          ),
      );
      return amount ? addLabel(hit, amount, above, null) : [];
    });
  });
}
