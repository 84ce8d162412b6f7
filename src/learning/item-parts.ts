import type { ColumnLabel } from '../extraction/locales/locale.js';
import type { Word } from '../extraction/model/draft.js';
import type { ReadLine } from '../extraction/page/document.js';
import { ROUNDING } from '../extraction/page/item-row.js';
import type { Numeral } from '../extraction/page/numbers.js';
import { squash } from '../extraction/text/squash.js';
import { toSpan, type Span } from './column-labels.js';
import { isQuantityOf, isRateOf, splitName, type LocatedItem } from './locate-items.js';

/** What words can show of an item. */
export type Role = Extract<ColumnLabel, 'name' | 'quantity' | 'price' | 'vat_rate' | 'net' | 'gross'>;

/** Words of an item that are close together. */
export interface Part extends Span {
  readonly row: LocatedItem;
  readonly numerals: readonly Numeral[];
  readonly roles: readonly Role[];
}

/** The lines of an item's total and name. */
export function listLines({ line, nameLine }: LocatedItem): ReadLine[] {
  return nameLine ? [line, nameLine] : [line];
}

/** Splits the lines of an item at wide gaps, and where words show something else of the item. */
export function splitRow(row: LocatedItem): Part[] {
  const name = splitName(row.item);
  return listLines(row).flatMap((line) =>
    line.cells.flatMap((cell) => {
      const groups: { words: readonly Word[]; roles: readonly Role[] }[] = [];
      for (const { word, roles } of findRoles(line, cell.words, row, name)) {
        const last = groups.at(-1);
        const isSame =
          roles.length === 0 || last?.roles.length === 0 || roles.some((role) => last?.roles.includes(role));
        if (!last || !isSame) groups.push({ words: [word], roles });
        else groups[groups.length - 1] = { words: [...last.words, word], roles: [...last.roles, ...roles] };
      }
      return groups.map(({ words, roles }) => {
        const numerals = line.numerals.filter(({ from }) => words.includes(line.words[from] as Word));
        return { ...toSpan(words), row, numerals, roles };
      });
    }),
  );
}

/** What each word of a cell shows of the item. A number can be several things, such as a price and an amount. */
function findRoles(line: ReadLine, words: readonly Word[], row: LocatedItem, name: ReadonlySet<string>) {
  let isName = false;
  return words.map((word) => {
    // Numbers belong to a name only within it, as in "Cable 3 m".
    isName = name.has(squash(word.text)) && (isName || /\p{L}/u.test(word.text));
    const at = line.words.indexOf(word);
    const numeral = line.numerals.find(({ from, to }) => from <= at && at < to);
    const roles: readonly Role[] = isName ? ['name'] : numeral ? findNumberRoles(numeral, row) : [];
    return { word, roles };
  });
}

function findNumberRoles(numeral: Numeral, { item, amounts }: LocatedItem): Role[] {
  const product = Number(numeral.value) * Number(item.quantity ?? '1');
  const isPrice = amounts.some((amount) => Math.abs(product - Number(amount.numeral.value)) < ROUNDING);
  return [
    ...amounts.filter((amount) => amount.numeral === numeral).map(({ kind }) => kind),
    ...(isQuantityOf(item, numeral) ? (['quantity'] as const) : []),
    ...(isRateOf(item, numeral) ? (['vat_rate'] as const) : []),
    ...(isPrice ? (['price'] as const) : []),
  ];
}
