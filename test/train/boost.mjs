/**
 * Fits boosted trees for a yes-or-no question, by gradients of the log loss over histograms of the features (Friedman, 2001; Chen and
 * Guestrin, 2016).
 */

/** A feature is asked for at so many limits. */
const MAX_LIMITS = 47;
/** Each tree looks at this share of the features. */
const SHARE_OF_FEATURES = 0.6;
const SEED = 1;
/** Added to the weight of each leaf, against leaves of few samples. */
const PENALTY = 2;
/** The least weight of the samples on each side of a split, times their uncertainty. */
const MIN_WEIGHT = 4;
const MIN_SAMPLES = 20;

/**
 * @param samples `[{ features, isRight, weight }]`
 * @param options `trees` is their number, `depth` the number of questions on the way to a leaf, `rate` the share of each tree
 * @returns `{ features, base, trees }` with nodes `{ feature, limit, yes, no }` and leaves `{ value }`
 */
export function boost(samples, { trees = 100, depth = 5, rate = 0.12 } = {}) {
  const names = [...new Set(samples.flatMap(({ features }) => Object.keys(features)))].toSorted();
  const limits = names.map((name) => findLimits(samples, name));
  const columns = names.map((name, at) => toColumn(samples, name, limits[at]));
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const right = samples.reduce((sum, { weight, isRight }) => sum + (isRight ? weight : 0), 0);
  const base = Math.log(right / (total - right));
  const fit = {
    limits,
    columns,
    scores: new Float64Array(samples.length).fill(base),
    slopes: new Float64Array(samples.length),
    curves: new Float64Array(samples.length),
  };
  const random = makeRandom(SEED);
  const all = Int32Array.from(samples.keys());
  const grown = Array.from({ length: trees }, () => {
    computeSlopes(samples, fit);
    const asked = names.flatMap((_, at) => (limits[at].length > 0 && random() < SHARE_OF_FEATURES ? [at] : []));
    return grow(all, depth, { ...fit, asked, rate });
  });
  return { features: names, base, trees: grown };
}

/** The values that a feature is compared with: between all its values or, if these are many, those that divide the samples evenly. */
function findLimits(samples, name) {
  const values = Float64Array.from(samples, ({ features }) => features[name] ?? 0).sort();
  const different = [...new Set(values)];
  if (different.length <= MAX_LIMITS) return different.slice(1).map((value, at) => (value + different[at]) / 2);
  const quantiles = Array.from(
    { length: MAX_LIMITS },
    (_, at) => values[Math.floor(((at + 1) * values.length) / (MAX_LIMITS + 1))],
  );
  return [...new Set(quantiles)].filter((limit) => limit < values.at(-1)).map(roundUp);
}

/** Limits are written with four decimals. */
function roundUp(limit) {
  return Math.ceil(limit * 10_000) / 10_000;
}

/** The number of limits that each sample's value exceeds. */
function toColumn(samples, name, limits) {
  return Uint8Array.from(samples, ({ features }) => {
    const value = features[name] ?? 0;
    const at = limits.findIndex((limit) => value <= limit);
    return at < 0 ? limits.length : at;
  });
}

function computeSlopes(samples, { scores, slopes, curves }) {
  for (const [at, { isRight, weight }] of samples.entries()) {
    const probability = 1 / (1 + Math.exp(-scores[at]));
    slopes[at] = weight * (probability - (isRight ? 1 : 0));
    curves[at] = weight * probability * (1 - probability);
  }
}

function grow(rows, depth, fit) {
  const split = depth > 0 && rows.length >= MIN_SAMPLES ? findSplit(rows, fit) : null;
  if (!split) return makeLeaf(rows, fit);
  const { feature, bin } = split;
  const column = fit.columns[feature];
  return {
    feature,
    limit: fit.limits[feature][bin],
    yes: grow(
      rows.filter((row) => column[row] <= bin),
      depth - 1,
      fit,
    ),
    no: grow(
      rows.filter((row) => column[row] > bin),
      depth - 1,
      fit,
    ),
  };
}

function makeLeaf(rows, { slopes, curves, scores, rate }) {
  let slope = 0;
  let curve = 0;
  for (const row of rows) {
    slope += slopes[row];
    curve += curves[row];
  }
  const value = (-rate * slope) / (curve + PENALTY);
  for (const row of rows) scores[row] += value;
  return { value };
}

/** The question that lowers the loss most; null if none lowers it. */
function findSplit(rows, { asked, columns, limits, slopes, curves }) {
  let slope = 0;
  let curve = 0;
  for (const row of rows) {
    slope += slopes[row];
    curve += curves[row];
  }
  let best = { gain: slope ** 2 / (curve + PENALTY) + 1e-3, split: null };
  for (const feature of asked) {
    const column = columns[feature];
    const [own, bent] = [new Float64Array(limits[feature].length + 1), new Float64Array(limits[feature].length + 1)];
    for (const row of rows) {
      own[column[row]] += slopes[row];
      bent[column[row]] += curves[row];
    }
    let [left, below] = [0, 0];
    for (let bin = 0; bin < limits[feature].length; bin += 1) {
      left += own[bin];
      below += bent[bin];
      if (below < MIN_WEIGHT || curve - below < MIN_WEIGHT) continue;
      const gain = left ** 2 / (below + PENALTY) + (slope - left) ** 2 / (curve - below + PENALTY);
      if (gain > best.gain) best = { gain, split: { feature, bin } };
    }
  }
  return best.split;
}

/** A linear congruential generator: the same numbers in each run. */
function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
