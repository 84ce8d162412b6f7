import { STREET } from './receipt-words.js';
import type { Candidate } from '../../page/candidate.js';
import type { DateOrder } from '../../regions/region.js';
import { datesIn } from '../../page/dates.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { withRightDates } from '../../page/misread-dates.js';
import { tillDates } from './till-dates.js';
import { isMalaysian, plainText } from './receipt.js';

const OTHER_DATE =
  /\b(?:expir\w*|valid\w*|effective|due|before|until|since|exp|promotion|wef|starting|member|birth\w*|tamat)\b/;
const DAY_LABEL = /\bdate\b|\btarikh\b|\btkh\b|\bdated\b|date(?=\d)/;
/** What stands before a number that may look like a day. */
const NUMBER_LABEL =
  /(?:\b(?:no|inv|doc|bill|receipt|rcpt|ref|slip|trans|check|tel|fax|reg|id|gst)\b|#)[^\p{L}\d]*[\p{L}\d/-]*$/iu;
const TIME = /(?<!\d)\d{1,2}\s?[:;]\s?\d{2}(?:\s?[:;]\s?\d{2})?(?!\d)|\b\d{1,2}[:.]\d{2}\s?[ap]\.?m\b/i;
const EARLIEST = '2000-01-01';

/** The day of a receipt: the one with a label or a time beside it, and of several the one that is said most and first. */
export function receiptDates(document: ReadDocument): Candidate[] {
  const order = isMalaysian(document) ? 'day-first' : document.order;
  const found = document.lines.flatMap((line) => datesOn(document, line, order));
  const values = [...new Set(found.map((candidate) => candidate.value))];
  const best = values
    .map((value) => {
      const same = found.filter((candidate) => candidate.value === value);
      const top = same.toSorted((a, b) => b.confidence - a.confidence)[0];
      return top ? { ...top, confidence: top.confidence + 0.04 * Math.min(2, same.length - 1) } : null;
    })
    .filter((candidate) => candidate !== null)
    .toSorted((a, b) => b.confidence - a.confidence);
  const [first, second] = best;
  if (!first) return [];
  const close = second !== undefined && first.confidence - second.confidence < 0.06;
  return [{ ...first, confidence: Math.min(0.97, first.confidence) - (close ? 0.2 : 0) }, ...best.slice(1, 4)];
}

function datesOn(document: ReadDocument, line: ReadLine, order: DateOrder | null): Candidate[] {
  const text = withRightDates(tillDates(line.text));
  const plain = plainText(text);
  const latest = new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10);
  const isLabelled = DAY_LABEL.test(plain) || DAY_LABEL.test(labelOver(document, line));
  const isTimed = TIME.test(text);
  if (STREET.test(plain) && !isLabelled && !isTimed) return [];
  return datesIn(text, order)
    .filter((date) => date.value >= EARLIEST && date.value <= latest)
    .map((date) => ({
      value: date.value,
      page: line.page,
      box: line.box,
      rule: `receipt date${isTimed ? ' and time' : ''}`,
      confidence:
        0.72 +
        (isLabelled ? 0.14 : 0) +
        (isTimed ? 0.1 : 0) -
        (OTHER_DATE.test(plain) ? 0.5 : 0) -
        (NUMBER_LABEL.test(text.slice(0, date.index)) ? 0.35 : 0) -
        (date.certain ? 0 : 0.15),
    }));
}

/** The label over a day that stands alone on its line. */
function labelOver(document: ReadDocument, line: ReadLine): string {
  const above = document.lines[line.index - 1];
  return above && line.words.length <= 3 && above.words.length <= 3 ? plainText(above.text) : '';
}
