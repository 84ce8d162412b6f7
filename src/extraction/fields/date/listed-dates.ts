import type { Candidate } from '../../page/candidate.js';
import { LIMITS } from './label-context.js';

/** A label before at least this many different dates opens the rows of a list, such as those of orders. */
const MIN_LISTED = 3;

/** Limits the confidence of dates with a label that stands before several others, too: each is that of a row, and none that of the invoice. */
export function limitListedDates(candidates: readonly Candidate[]): Candidate[] {
  const values = new Map<string, Set<unknown>>();
  for (const { rule, value } of candidates) values.set(rule, (values.get(rule) ?? new Set()).add(value));
  return candidates.map((candidate) =>
    (values.get(candidate.rule)?.size ?? 0) >= MIN_LISTED
      ? { ...candidate, confidence: Math.min(candidate.confidence, LIMITS.mentioned) }
      : candidate,
  );
}
