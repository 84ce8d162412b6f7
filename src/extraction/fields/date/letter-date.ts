import type { Word } from '../../model/draft.js';
import { joinBoxes } from '../../page/boxes.js';
import type { Candidate } from '../../page/candidate.js';
import { joinWords, type Cell } from '../../page/lines.js';
import { isMoney } from '../../page/numbers.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { toDateCandidate, type FoundDate, type ReadDates } from './date-reader.js';

/** A date in the head of a letter, with the line that it is on. */
export interface LetterDate {
  readonly date: FoundDate;
  readonly line: ReadLine;
  readonly cell: Cell;
}

/** A place of up to four words, its comma, and at most one short word such as German "den" or Spanish "a": "Bad Ems, den 7. Mai 2026". */
const PLACE = /^\p{Lu}[\p{L}.'’/()-]*(?:\s[\p{L}.'’/()-]+){0,3}\s?,\s?(?:\p{L}{1,5}\.?\s)?$/u;
/** Nothing, or the quotation mark before the day on Ukrainian and Russian forms: "«30» вересня 2026 р." */
const NOTHING = /^[«"“]?$/u;
/** What may follow a date in its cell: a full stop, Polish "r." for "year". */
const END = /^\s?\p{L}?\.?$/u;

const OTHERS: ReadonlySet<string> = new Set(['other_date', 'due_date']);
const SEPARATOR = /^[|·•∙]$/u;

/** Finds the dates after the place of a letter, otherwise alone in a cell of the first page above the items. */
export function findLetterDates(document: ReadDocument, readDates: ReadDates): LetterDate[] {
  return findAfter(document, readDates, PLACE);
}

/** Finds the dates alone in a cell of the first page above the items. Those beside an amount are of items. */
export function findLoneDates(document: ReadDocument, readDates: ReadDates): LetterDate[] {
  return findAfter(document, readDates, NOTHING).filter(({ line }) => !line.numerals.some(isMoney));
}

function findAfter(document: ReadDocument, readDates: ReadDates, before: RegExp): LetterDate[] {
  const head = document.lines.filter((line) => line.page === 1 && line.index < document.layout.table);
  return head.flatMap((line) =>
    line.cells.flatMap(splitCell).flatMap((cell) => {
      const [date] = readDates(cell.text);
      if (!date || !END.test(cell.text.slice(date.index + date.length)) || namesOther(line, cell)) return [];
      return before.test(cell.text.slice(0, date.index)) ? [{ date, line, cell }] : [];
    }),
  );
}

/** Whether a cell says that its date is another one, such as a person's date of birth: "Fox, born 7 May 1979". */
function namesOther({ fields, words }: ReadLine, cell: Cell): boolean {
  return fields.some(({ key, from }) => OTHERS.has(key) && cell.words.some((word) => word === words[from]));
}

/** Splits a cell at the signs that separate what is written on one line: "No. 26-0187 | 19 October 2026 | Due 2 November 2026". */
function splitCell(cell: Cell): Cell[] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    if (SEPARATOR.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  if (parts.length === 1) return [cell];
  const filled = parts.filter((words) => words.length > 0);
  return filled.map((words) => ({ words, text: joinWords(words), box: joinBoxes(words.map(({ box }) => box)) }));
}

/** A date that stands at the head of a letter, or alone. */
export function toLetterCandidate(
  { date, line, cell }: LetterDate,
  rule: { readonly label: string; readonly confidence: number },
): Candidate {
  const { words, text, box } = cell;
  return toDateCandidate('invoice_date', date, { words, text, box, line, where: 'right' }, rule);
}
