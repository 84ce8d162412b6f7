import type { ReadLine } from '../../page/document.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { Placed } from './placed-words.js';

/** How the rows of a table show names. */
export interface NameColumns {
  /** Where the longest line of a name ends, in points from the left. */
  readonly edge: number;
  /** Whether the column of articles holds the names, and that of names descriptions: "Item" and "Description". */
  readonly isInArticles: boolean;
}

const MAX_NAME = 250;
const MAX_DESCRIPTION = 1_000;
/** The lines of a description are at most this far apart, in heights of a line. */
const MAX_BLANK = 2;
/** The heights of two words of one text differ by at most this share. */
const MAX_GROWTH = 0.06;
/** The least share of letters in a name. Codes have more digits and signs. */
const MIN_LETTERS = 0.7;
/** The least share of the rows with a name of their own in the column of articles. Kinds of article, such as "Labor", repeat. */
const MIN_TITLES = 0.7;

/** Describes the columns of a table that hold the names of its rows. */
export function describeNames(placed: readonly Placed[], rows: number): NameColumns {
  const names = placed.filter(({ key }) => key === 'name');
  const left = Math.max(0, ...names.map(({ column }) => column.left));
  const articles = placed.filter(({ key, column }) => key === 'article' && column.left < left);
  const texts = articles.map(({ words }) => joinWords(words));
  const titles = new Set(texts.filter(isTitle));
  const isInArticles = titles.size > 0 && titles.size >= MIN_TITLES * texts.length && titles.size * 2 >= rows;
  const columns = isInArticles ? articles : names;
  return { edge: Math.max(0, ...columns.flatMap(({ words }) => words.map(({ box }) => rightOf(box)))), isInArticles };
}

/** Whether a text is a name rather than a code or a label: words in small letters, or several words. */
function isTitle(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isWorded = /\p{Ll}{2}|\p{L}{3,}\s\p{L}{3,}/u.test(text);
  return isWorded && !text.includes(':') && letters >= MIN_LETTERS * text.replaceAll(/\s/gu, '').length;
}

/** Reads the name from the first lines of its column, and the description from those that follow closely. */
export function readNames(
  row: readonly Placed[],
  { edge, isInArticles }: NameColumns,
): { readonly name: string | null; readonly description: string | null } {
  const articles = dropFar(row.filter(({ key }) => key === 'article'));
  const texts = dropFar(row.filter(({ key }) => key === 'name'));
  const own = (isInArticles && articles.length > 0) || texts.length === 0 ? articles : texts;
  const last = own.findIndex((entry, index) => !isWrapped(entry, own[index + 1], edge));
  const rest = [...own.slice(last + 1), ...(own === texts ? [] : texts)];
  return {
    name: joinLines(own.slice(0, last + 1)).slice(0, MAX_NAME) || null,
    description: joinLines(rest).slice(0, MAX_DESCRIPTION) || null,
  };
}

/** Drops what is below a gap of several lines, such as a note below the table. */
function dropFar(entries: readonly Placed[]): Placed[] {
  const sorted = entries.toSorted((a, b) => a.line.index - b.line.index);
  const end = sorted.findIndex(({ line }, index) => isFarBelow(line, sorted[index - 1]?.line));
  return end < 0 ? sorted : sorted.slice(0, end);
}

function isFarBelow(line: ReadLine, before: ReadLine | undefined): boolean {
  return before?.page === line.page && line.box.y - bottomOf(before.box) > MAX_BLANK * line.box.height;
}

/** Whether a text goes on in the next line because its next word does not fit into this one. */
function isWrapped({ words }: Placed, next: Placed | undefined, edge: number): boolean {
  const last = words.at(-1);
  const first = next?.words[0];
  if (!last || !first) return false;
  const isFull = rightOf(last.box) + rightOf(first.box) - first.box.x > edge;
  const isOpen = /^\p{Ll}/u.test(first.text) || /[-–,&/(:]$/u.test(last.text);
  // Descriptions are often smaller.
  const isAlike = Math.abs(first.box.height - last.box.height) < MAX_GROWTH * last.box.height;
  return isFull && isOpen && isAlike;
}

/** Joins the lines of a text. A word that ends with a hyphen goes on: "USB-" and "C". */
function joinLines(lines: readonly Placed[]): string {
  return lines
    .map(({ words }) => joinWords(words))
    .reduce((text, next) => (/[\p{L}\d]-$/u.test(text) ? text + next : `${text} ${next}`.trim()), '');
}
