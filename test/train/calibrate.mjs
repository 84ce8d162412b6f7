import { scoreFeatures } from '../../.build/src/extraction/ranking/weights.js';

const SCALES = makeSteps(0.6, 2.6, 0.1);
const SHIFTS = makeSteps(-3, 3, 0.25);

/**
 * Finds how to change weights so that their probabilities match the observed frequencies on documents that they were not fitted on:
 * regularisation makes the probabilities too cautious. `scale` multiplies every weight, `shift` is added to the score of "none".
 *
 * @param samples as for `fit`
 * @param weightsOf gives the weights that a sample is judged by
 */
export function calibrate(samples, weightsOf) {
  const judged = samples.map((sample) => {
    const weights = weightsOf(sample);
    const scores = sample.candidates.map(({ features }) => scoreFeatures(features, weights));
    return {
      weight: sample.weight,
      scores,
      rights: sample.candidates.map(({ isRight }) => isRight),
      none: weights.none,
    };
  });
  const tries = SCALES.flatMap((scale) => SHIFTS.map((shift) => ({ scale, shift })));
  const losses = tries.map((one) => judged.reduce((sum, each) => sum + measureLoss(each, one), 0));
  return tries[losses.indexOf(Math.min(...losses))];
}

/** The weights after calibration. */
export function applyCalibration({ features, none }, { scale, shift }) {
  return {
    features: Object.fromEntries(Object.entries(features).map(([name, weight]) => [name, weight * scale])),
    none: none * scale + shift,
  };
}

/** `-log P(a right candidate, or none if none is right)`, times the weight of the sample. */
function measureLoss({ weight, scores, rights, none }, { scale, shift }) {
  const scaled = scores.map((score) => score * scale);
  const noneScore = none * scale + shift;
  const highest = Math.max(noneScore, ...scaled);
  const powers = scaled.map((score) => Math.exp(score - highest));
  const nonePower = Math.exp(noneScore - highest);
  const right = rights.includes(true) ? sumOf(powers.filter((_, at) => rights[at])) : nonePower;
  return -weight * Math.log(right / (nonePower + sumOf(powers)));
}

function sumOf(values) {
  return values.reduce((total, value) => total + value, 0);
}

function makeSteps(from, to, step) {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}
