import type { Features } from './features.js';

/** How much each feature counts for a candidate, in logits; fitted by `npm run train`. */
export interface Weights {
  readonly features: Features;
  /** The score that stands for "none of them": a candidate must beat it. */
  readonly none: number;
}

/** The sum of a candidate's features, each times its weight. */
export function scoreFeatures(features: Features, weights: Weights): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights.features[name] ?? 0), 0);
}

/**
 * The probability of each candidate's value, if at most one value is right: candidates with the same value share theirs.
 *
 * @param keyOf what makes two values the same
 */
export function weighCandidates<C extends { readonly features: Features }>(
  candidates: readonly C[],
  weights: Weights,
  keyOf: (candidate: C) => string,
): readonly { readonly candidate: C; readonly probability: number }[] {
  const scores = candidates.map((candidate) => scoreFeatures(candidate.features, weights));
  const highest = Math.max(weights.none, ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = Math.exp(weights.none - highest) + powers.reduce((total, power) => total + power, 0);
  const shares = new Map<string, number>();
  for (const [index, candidate] of candidates.entries()) {
    const key = keyOf(candidate);
    shares.set(key, (shares.get(key) ?? 0) + (powers[index] ?? 0) / sum);
  }
  return candidates
    .map((candidate, index) => ({
      candidate,
      score: scores[index] ?? 0,
      probability: shares.get(keyOf(candidate)) ?? 0,
    }))
    .toSorted((a, b) => b.probability - a.probability || b.score - a.score)
    .map(({ candidate, probability }) => ({ candidate, probability }));
}

/** Less likely candidates are not worth listing. */
export const MIN_PROBABILITY = 0.01;
const MAX_NAMED = 3;

/** The features that speak most for a candidate, strongest first, for people who ask why it was chosen. */
export function describeChoice(features: Features, weights: Weights): string {
  return Object.entries(features)
    .map(([name, value]) => ({ name, share: value * (weights.features[name] ?? 0) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join(', ');
}
