import type { Box, Field, FieldValue, Finding } from '../model/finding.js';
import type { ReadDocument } from './document.js';

/** A possible value of a field with its place and confidence, before it becomes a finding. */
export interface Candidate<V = string> {
  readonly value: V;
  readonly page: number;
  /** An empty box means that the value was calculated and is not printed anywhere. */
  readonly box: Box;
  readonly rule: string;
  /** From 0 to 1, without regard to the quality of OCR. */
  readonly confidence: number;
}

const MAX_FINDINGS = 5;

/** Turns the candidates of a field into findings: the best ones first, each value once. */
export function toFindings<F extends Field>(
  document: ReadDocument,
  field: F,
  candidates: readonly Candidate<FieldValue<F>>[],
): Finding<F>[] {
  const best = candidates.toSorted((a, b) => b.confidence - a.confidence);
  return best
    .filter((candidate, index) => !best.slice(0, index).some((other) => isSame(other.value, candidate.value)))
    .slice(0, MAX_FINDINGS)
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

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
