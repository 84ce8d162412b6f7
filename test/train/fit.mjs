/**
 * Fits a conditional logit: in each document one candidate is right, or none is.
 *
 * @param samples `[{ weight, candidates: [{ features, isRight }] }]`; several candidates of a document may be right
 * @param options `penalty` is the weight of the squared features (L2), `steps` the number of full passes
 * @returns `{ features, none }` as in `src/extraction/ranking/weights.ts`
 */
export function fit(samples, { penalty, steps = 300, rate = 0.1 }) {
  const index = new Map();
  const encoded = samples.map((sample) => encode(sample, index));
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

/** The candidates of a sample in flat arrays, which the passes run over many times. */
function encode({ weight, candidates }, index) {
  const entries = candidates.map(({ features }) => Object.entries(features));
  const ends = [];
  for (const own of entries) ends.push((ends.at(-1) ?? 0) + own.length);
  const names = entries.flat().map(([name]) => {
    if (!index.has(name)) index.set(name, index.size);
    return index.get(name);
  });
  return {
    weight,
    isRight: candidates.map((candidate) => candidate.isRight),
    ends: Int32Array.from(ends),
    names: Int32Array.from(names),
    values: Float64Array.from(entries.flat(), ([, value]) => value),
  };
}

/** Adds the slope of `-log P(a right candidate, or none if none is right)`. The last weight is the score of "none". */
function addGradient({ weight, isRight, ends, names, values }, weights, gradient) {
  const none = weights.length - 1;
  const powers = new Float64Array(ends.length);
  let highest = weights[none];
  for (let candidate = 0, at = 0; candidate < ends.length; candidate += 1) {
    for (; at < ends[candidate]; at += 1) powers[candidate] += weights[names[at]] * values[at];
    highest = Math.max(highest, powers[candidate]);
  }
  const noneShare = Math.exp(weights[none] - highest);
  let sum = noneShare;
  let right = 0;
  for (let candidate = 0; candidate < ends.length; candidate += 1) {
    powers[candidate] = Math.exp(powers[candidate] - highest);
    sum += powers[candidate];
    if (isRight[candidate]) right += powers[candidate];
  }
  const hasRight = isRight.includes(true);
  for (let candidate = 0, at = 0; candidate < ends.length; candidate += 1) {
    const slope = powers[candidate] / sum - (hasRight && isRight[candidate] ? powers[candidate] / right : 0);
    for (; at < ends[candidate]; at += 1) gradient[names[at]] += weight * slope * values[at];
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
