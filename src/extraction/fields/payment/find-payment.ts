import type { Box, Finding } from '../../model/finding.js';
import { joinBoxes } from '../../page/lines.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import { findPaymentTypes, findPaidWith } from './payment-types.js';

const CONFIDENCE = {
  /** The value of a label such as "Payment method". */
  label: 0.9,
  /** A sentence such as "Paid by credit card". It may be about another invoice. */
  sentence: 0.85,
  /** Two payment types contradict each other: too little to fill the field. */
  contradicted: 0.45,
} as const;

/** Finds how the invoice is or was paid (EN 16931 BT-81). A label or sentence that names several payment types is ignored. */
export function findPayment(document: ReadDocument): Finding<'payment_type'>[] {
  const labelled = document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      if (hit.key !== 'payment') return [];
      const value = findValueRight(line, hit) ?? findValueBelow(document, line, hit, 2);
      const types = value ? findPaymentTypes(value.text) : [];
      const [type] = types;
      return value && type !== undefined && types.length === 1
        ? [
            {
              value: type,
              page: line.page,
              box: getFirstCellBox(value),
              rule: `payment:${hit.label}`,
              confidence: CONFIDENCE.label,
            },
          ]
        : [];
    }),
  );
  const stated = document.lines.flatMap((line) => {
    const types = findPaidWith(line.text);
    const [type] = types;
    return type !== undefined && types.length === 1
      ? [{ value: type, page: line.page, box: line.box, rule: 'payment:paid with', confidence: CONFIDENCE.sentence }]
      : [];
  });
  const all = [...labelled, ...stated];
  const values = new Set(all.map((candidate) => candidate.value));
  return toFindings(
    document,
    'payment_type',
    values.size > 1 ? all.map((candidate) => ({ ...candidate, confidence: CONFIDENCE.contradicted })) : all,
  );
}

/** The box of the value without the cells further right, which belong to other columns. */
function getFirstCellBox({ line, words, box }: ValuePlace): Box {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === words[0]));
  return cell ? joinBoxes(words.filter((word) => cell.words.includes(word)).map((word) => word.box)) : box;
}
