import type { Box, Finding } from '../../model/finding.js';
import { boxAround } from '../../page/lines.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { valueBelow, valueRight } from '../../page/values.js';
import { paymentTypesIn, paymentTypesPaidWith } from './payment-types.js';

/** Finds how the invoice is or was paid; a list of several ways says nothing. */
export function findPayment(document: ReadDocument): Finding<'payment_type'>[] {
  const labelled = document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      if (hit.key !== 'payment') return [];
      const value = valueRight(line, hit) ?? valueBelow(document, line, hit, 2);
      const types = value ? paymentTypesIn(value.text) : [];
      const [type] = types;
      return value && type !== undefined && types.length === 1
        ? [{ value: type, page: line.page, box: firstCellOf(value), rule: `payment:${hit.label}`, confidence: 0.9 }]
        : [];
    }),
  );
  const said = document.lines.flatMap((line) => {
    const types = paymentTypesPaidWith(line.text);
    const [type] = types;
    return type !== undefined && types.length === 1
      ? [{ value: type, page: line.page, box: line.box, rule: 'payment:paid with', confidence: 0.85 }]
      : [];
  });
  const all = [...labelled, ...said];
  const values = new Set(all.map((candidate) => candidate.value));
  return findingsOf(
    document,
    'payment_type',
    values.size > 1 ? all.map((candidate) => ({ ...candidate, confidence: 0.45 })) : all,
  );
}

/** What stands further to the right is another column's. */
function firstCellOf({ line, words, box }: ValuePlace): Box {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === words[0]));
  return cell ? boxAround(words.filter((word) => cell.words.includes(word)).map((word) => word.box)) : box;
}
