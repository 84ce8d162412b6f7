import { REFERENCE_LABELS, TITLES } from '../../locales/dictionaries.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { rightOf } from '../../page/boxes.js';
import { findLabels, type LabelHit } from '../../page/labels.js';

/** In points. Labels of one column begin or end this close to each other. */
const SAME_EDGE = 5;
/** In lines. Those of another column may stand between two labels of one. */
const MAX_ABOVE = 2;
/** In heights of a line: the widest blank between two words of a sentence. */
const MAX_BLANK = 2.5;

/** Whether a title is that of an order confirmation or an estimate to which an invoice refers: "Order confirmation 12 of 5.6.2024". */
export function namesOtherDocument({ lines }: ReadDocument, line: ReadLine, hit: LabelHit<FieldLabel>): boolean {
  const isOther = ({ key, label }: LabelHit<FieldLabel>): boolean =>
    key === 'invoice_title' && TITLES.get(label) === 'other';
  const named = line.fields.findLast(({ key, from }) => key === 'invoice_title' && from <= hit.from);
  return (
    named !== undefined &&
    isOther(named) &&
    lines.some(({ fields, words }) =>
      fields.some(
        (title) => title.key === 'invoice_title' && !isOther(title) && /^\p{Lu}/u.test(words[title.from]?.text ?? ''),
      ),
    )
  );
}

/** Whether the label before, on the same line or above it, is that of the original invoice, whose date may follow its number. */
export function followsOriginal({ lines }: ReadDocument, line: ReadLine, hit: LabelHit<FieldLabel>): boolean {
  const above = lines
    .slice(Math.max(0, line.index - MAX_ABOVE), line.index)
    .flatMap(({ page, fields }) => (page === line.page ? fields : []))
    .findLast(
      ({ box }) => Math.abs(box.x - hit.box.x) < SAME_EDGE || Math.abs(rightOf(box) - rightOf(hit.box)) < SAME_EDGE,
    );
  const before = line.fields.findLast(({ to }) => to <= hit.from) ?? above;
  return before !== undefined && REFERENCE_LABELS.get(before.label) === 'original_invoice';
}

/**
 * Whether a label is part of that of the original invoice, or joins a date to it in one cell: "N° facture" and "du" in
 * "N° facture d'origine : 12 du 5.6.2024".
 */
export function isWithinOriginal(line: ReadLine, hit: LabelHit<FieldLabel>, cell: ReadLine['words']): boolean {
  const originals = findLabels(line, REFERENCE_LABELS).filter(({ key }) => key === 'original_invoice');
  return originals.some(({ from, to }) => {
    if (to > hit.from) return from < hit.to;
    return joinsDate(line, hit, cell) && cell.some((word) => word === line.words[from]);
  });
}

/** Whether words of a sentence stand before a label: "within 15 days of bill date: 5.6.2024". */
export function isInSentence(line: ReadLine, hit: LabelHit<FieldLabel>): boolean {
  const before = findWordBefore(line, hit);
  const isSmall = /^\p{Ll}/u.test(line.words[hit.from]?.text ?? '');
  return isSmall && before !== undefined && /^\p{Ll}+$/u.test(before.text);
}

/** The word right before a label. In justified text, words are as far apart as columns. */
function findWordBefore({ words }: ReadLine, { from }: LabelHit<FieldLabel>): ReadLine['words'][number] | undefined {
  const [before, first] = [words[from - 1], words[from]];
  const isNear = before && first && first.box.x - rightOf(before.box) < MAX_BLANK * first.box.height;
  return isNear ? before : undefined;
}

/** Whether a label joins a date to the words before it in its cell: "delivery note 12 of 5.6.2024", "our contract dated …". */
export function joinsDate(line: ReadLine, hit: LabelHit<FieldLabel>, words: ReadLine['words']): boolean {
  const word = line.words[hit.from];
  const isWithin = word !== undefined && (words[0] !== word || /^\p{L}+$/u.test(findWordBefore(line, hit)?.text ?? ''));
  return isWithin && /^\p{Ll}/u.test(word.text) && !line.words[hit.to - 1]?.text.endsWith(':');
}
