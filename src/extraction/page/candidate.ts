import type { Box, Field, FieldValue, Finding } from '../model/finding.js';
import type { ReadDocument } from './document.js';

/** A value with its place and how sure its rule is, before it becomes a finding. */
export interface Candidate<V = string> {
  readonly value: V;
  readonly page: number;
  /** Empty for what was reckoned and stands nowhere. */
  readonly box: Box;
  readonly rule: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Makes findings of one field from candidates, best first, one per value. */
export function findingsOf<F extends Field>(
  document: ReadDocument,
  field: F,
  candidates: readonly Candidate<FieldValue<F>>[],
): Finding<F>[] {
  const best = candidates.toSorted((a, b) => b.confidence - a.confidence);
  return best
    .filter((candidate, index) => !best.slice(0, index).some((other) => same(other.value, candidate.value)))
    .slice(0, 5)
    .map(({ value, page, box, rule, confidence }) => ({
      field,
      value,
      source: document.source,
      page,
      box: box.width > 0 && box.height > 0 ? box : null,
      rule,
      confidence: Math.round(confidence * document.certainty * 1000) / 1000,
    }));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
