import type { PaymentType } from '../../locales/locale.js';
import type { Box, Finding } from '../../model/finding.js';
import { joinBoxes } from '../../page/lines.js';
import { toFindings, type Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import { findNamedType, findOnlyType, findPaidWith } from './payment-types.js';

const CONFIDENCE = {
  /** The value of a label such as "Payment method". */
  label: 0.9,
  /** A sentence such as "Paid by credit card". It may be about another invoice. */
  sentence: 0.85,
  /** A payment type with the amount paid, such as "Cash 20.00". It may be an item. */
  tender: 0.75,
  /** Two payment types contradict each other: too little to fill the field. */
  contradicted: 0.45,
} as const;

type PaymentCandidate = Candidate<PaymentType>;

/** Finds how the invoice is or was paid (EN 16931 BT-81). A label or sentence that names several payment types is ignored. */
export function findPayment(document: ReadDocument): Finding<'payment_type'>[] {
  const all = document.lines.flatMap((line) => [
    ...findLabelled(document, line),
    ...findStated(line),
    ...findTendered(document, line),
  ]);
  const values = new Set(all.map((candidate) => candidate.value));
  return toFindings(
    document,
    'payment_type',
    values.size > 1 ? all.map((candidate) => ({ ...candidate, confidence: CONFIDENCE.contradicted })) : all,
  );
}

function findLabelled(document: ReadDocument, line: ReadLine): PaymentCandidate[] {
  return line.fields.flatMap((hit) => {
    if (hit.key !== 'payment') return [];
    for (const place of [findValueRight(line, hit), findValueBelow(document, line, hit, 2)]) {
      const value = place && findOnlyType(place.text);
      if (!value) continue;
      const rule = `payment:${hit.label}`;
      return [{ value, page: line.page, box: getFirstCellBox(place), rule, confidence: CONFIDENCE.label }];
    }
    return [];
  });
}

function findStated(line: ReadLine): PaymentCandidate[] {
  const value = findPaidWith(line.text);
  return value ? [toCandidate(line, value, 'payment:paid with', CONFIDENCE.sentence)] : [];
}

/** A line with nothing but a payment type and an amount. Other payments than cash are of an amount that the page shows elsewhere. */
function findTendered(document: ReadDocument, line: ReadLine): PaymentCandidate[] {
  const [paid, ...others] = line.numerals;
  const value =
    paid && others.length === 0
      ? findNamedType(
          line.words
            .slice(0, paid.from)
            .map(({ text }) => text)
            .join(' '),
        )
      : null;
  if (!paid || !value) return [];
  const isTotal = document.lines.some(
    (other) => other !== line && other.numerals.some((numeral) => numeral.value === paid.value),
  );
  return isTotal || value === 'cash' ? [toCandidate(line, value, 'payment:tender', CONFIDENCE.tender)] : [];
}

function toCandidate({ page, box }: ReadLine, value: PaymentType, rule: string, confidence: number): PaymentCandidate {
  return { value, page, box, rule, confidence };
}

/** The box of the value without the cells further right, which belong to other columns. */
function getFirstCellBox({ line, words, box }: ValuePlace): Box {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === words[0]));
  return cell ? joinBoxes(words.filter((word) => cell.words.includes(word)).map((word) => word.box)) : box;
}
