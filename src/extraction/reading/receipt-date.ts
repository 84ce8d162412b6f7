import type { Candidate } from './candidate.js';
import { datesIn } from './dates.js';
import type { ReadDocument, ReadLine } from './document.js';
import { withRightDates } from './misread-dates.js';
import { isMalaysian, plainText } from './receipt.js';

const OTHER_DATE = /\b(?:expir\w*|valid|effective|due|before|until|since|exp|promotion)\b/;
const TIME = /\b\d{1,2}\s?:\s?\d{2}(?:\s?:\s?\d{2})?\b|\b\d{1,2}:\d{2}\s?[ap]m\b/i;
const EARLIEST = '2000-01-01';

/** The day of a receipt: the one with a label or a time beside it, and of several the one that is said most and first. */
export function receiptDates(document: ReadDocument): Candidate[] {
  const found = document.lines.flatMap((line) => datesOn(document, line));
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

function datesOn(document: ReadDocument, line: ReadLine): Candidate[] {
  const plain = plainText(line.text);
  const order = document.order ?? (isMalaysian(document) ? 'day-first' : null);
  const latest = new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10);
  const isLabelled = /\bdate\b|\btarikh\b|\bdate\/time\b/.test(plain);
  const isTimed = TIME.test(line.text);
  return datesIn(withRightDates(line.text), order)
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
        (OTHER_DATE.test(plain) ? 0.3 : 0) -
        (date.certain ? 0 : 0.15),
    }));
}
