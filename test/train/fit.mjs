/**
 * Fits a conditional logit: in each document one candidate is right, or none is.
 *
 * @param samples `[{ weight, candidates: [{ features, isRight }] }]`; several candidates of a document may be right
 * @param options `penalty` is the weight of the squared features (L2), `steps` the number of full passes
 * @returns `{ features, none }` as in `src/extraction/ranking/weights.ts`
 */
export function fit(samples, { penalty, steps = 300, rate = 0.1 }) {
  const index = new Map();
  const encoded = samples.map(({ weight, candidates }) => ({
    weight,
    candidates: candidates.map(({ features, isRight }) => ({
      isRight,
      features: Object.entries(features).map(([name, value]) => {
        if (!index.has(name)) index.set(name, index.size);
        return [index.get(name), value];
      }),
    })),
  }));
  const weights = new Float64Array(index.size + 1);
  const adam = makeAdam(weights.length);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = new Float64Array(weights.length);
    for (const sample of encoded) addGradient(sample, weights, gradient);
    for (let at = 0; at < index.size; at += 1) gradient[at] += penalty * weights[at];
    adam(weights, gradient, step, step < steps * 0.7 ? rate : rate / 3);
  }
  const features = Object.fromEntries([...index].map(([name, at]) => [name, weights[at]]));
  return { features, none: weights[index.size] };
}

/** Adds the slope of `-log P(a right candidate, or none if none is right)`. The last weight is the score of "none". */
function addGradient({ weight, candidates }, weights, gradient) {
  const none = weights.length - 1;
  const scores = candidates.map(({ features }) => features.reduce((sum, [at, value]) => sum + weights[at] * value, 0));
  const highest = Math.max(weights[none], ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const noneShare = Math.exp(weights[none] - highest);
  const sum = noneShare + powers.reduce((total, power) => total + power, 0);
  const right = powers.reduce((total, power, at) => total + (candidates[at].isRight ? power : 0), 0);
  const hasRight = candidates.some(({ isRight }) => isRight);
  for (const [at, { features, isRight }] of candidates.entries()) {
    const slope = powers[at] / sum - (hasRight && isRight ? powers[at] / right : 0);
    for (const [feature, value] of features) gradient[feature] += weight * slope * value;
  }
  gradient[none] += weight * (noneShare / sum - (hasRight ? 0 : 1));
}

/** Adam (Kingma and Ba, 2014): steps of about the same size in each direction. */
function makeAdam(size) {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  return (weights, gradient, step, rate) => {
    for (let at = 0; at < size; at += 1) {
      mean[at] = 0.9 * mean[at] + 0.1 * gradient[at];
      square[at] = 0.999 * square[at] + 0.001 * gradient[at] ** 2;
      weights[at] -= (rate * (mean[at] / (1 - 0.9 ** step))) / (Math.sqrt(square[at] / (1 - 0.999 ** step)) + 1e-8);
    }
  };
}
