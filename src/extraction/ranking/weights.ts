import type { Features } from './features.js';

/** How much each feature counts for a candidate, in logits; fitted by `npm run train`. */
export interface Weights {
  readonly features: Features;
  /** The score of "no candidate is right"; a candidate must have a higher one to be chosen. */
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
const MAX_NAMED = 5;
/** In logits. Smaller shares explain nothing. */
const MIN_SHARE = 0.1;

/**
 * Names the rule of a candidate: its field and label, and the features that count most for or against it with their shares in logits,
 * such as "invoice_number:invoiceno (left:invoice_number:next +2.1, digits:4 -0.4)".
 */
export function describeChoice(
  { name, label = null }: { readonly name: string; readonly label?: string | null },
  features: Features,
  weights: Weights,
): string {
  const shares = Object.entries(features)
    .map(([feature, value]) => ({ name: feature, share: value * (weights.features[feature] ?? 0) }))
    .filter(({ share }) => Math.abs(share) >= MIN_SHARE)
    .toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, MAX_NAMED)
    .map((feature) => `${feature.name} ${feature.share > 0 ? '+' : ''}${feature.share.toFixed(1)}`);
  return `${label === null ? name : `${name}:${label}`} (${shares.join(', ')})`;
}
