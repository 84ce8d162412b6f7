import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { Locale } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { bottomOf } from '../../page/lines.js';
import { joinAlternatives } from '../../text/alternatives.js';
import type { FoundDate, ReadDates } from '../date/date-reader.js';
import { CLEAR_TYPES } from '../payment/payment-types.js';

/** A date until which a sentence demands the payment. */
export interface DueSentence {
  readonly date: FoundDate;
  readonly line: ReadLine;
}

/** In characters, within which a demand for payment is before its date. A sentence may begin on the line above. */
const MAX_DEMAND = 130;
/** In characters. A discount this close to a date is granted until then: "2 % discount if paid by 5 June". */
const MAX_DISCOUNT = 40;
/** In heights of a line. Lines of one text are closer together. */
const MAX_LEADING = 1.5;
const MAX_TEXT = 500;
const SENTENCE_END = /[.!;]\s(?=\p{Lu})/u;

const DEMAND = matchWords((locale) => [
  ...locale.paid,
  ...locale.fields.payment,
  ...locale.fields.due_date,
  ...CLEAR_TYPES.flatMap((type) => locale.payments[type]),
]);
const DISCOUNT = matchWords((locale) => locale.totals.discount);
const DEADLINE = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(LOCALES.flatMap(({ deadlineWords }) => deadlineWords).map(foldText))}\s?:?\s?$`,
  'u',
);

function matchWords(list: (locale: Locale) => readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${joinAlternatives(LOCALES.flatMap(list).map(foldText))}(?!\p{L})`, 'u');
}

/** Finds the dates in sentences such as "Please pay the balance by 5 June 2024". */
export function findDueSentences(document: ReadDocument, readDates: ReadDates): DueSentence[] {
  return document.lines.flatMap((line) => {
    const text = line.text.slice(0, MAX_TEXT);
    const dates = readDates(text);
    if (dates.length === 0) return [];
    const above = textAbove(document, line);
    return dates.flatMap((date) => {
      const before = foldText(`${above} ${text.slice(0, date.index)}`);
      const isDemanded = DEADLINE.test(before) && DEMAND.test(before.slice(-MAX_DEMAND));
      return isDemanded && !grantsDiscount(text, date) ? [{ date, line }] : [];
    });
  });
}

/** Whether a discount is named so close to a date, in the same sentence, that it is granted until then. */
export function grantsDiscount(text: string, { index, length }: FoundDate): boolean {
  const end = index + length;
  const before = text
    .slice(Math.max(0, index - MAX_DISCOUNT), index)
    .split(SENTENCE_END)
    .at(-1);
  const after = text.slice(end, end + MAX_DISCOUNT).split(SENTENCE_END)[0];
  return DISCOUNT.test(foldText(before ?? '')) || DISCOUNT.test(foldText(after ?? ''));
}

/** The line above in the same text. */
function textAbove({ lines }: ReadDocument, line: ReadLine): string {
  const above = lines[line.index - 1];
  const isNear = above?.page === line.page && line.box.y - bottomOf(above.box) < MAX_LEADING * line.box.height;
  return above && isNear ? above.text.slice(-MAX_DEMAND) : '';
}
