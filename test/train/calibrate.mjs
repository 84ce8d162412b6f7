import { groupBy } from './group-by.mjs';
import { scoreFeatures } from '../../.build/src/extraction/ranking/weights.js';

const SCALES = makeSteps(0.6, 2.6, 0.1);
const SHIFTS = makeSteps(-3, 3, 0.25);
/** How much greater than the least one a loss may be. Documents without any right value count in the loss, but hardly in the error. */
const MAX_LOSS = 1.03;

/**
 * Finds how to change weights so that their probabilities match the observed frequencies on documents that they were not fitted on:
 * among the changes of about the least loss, the one with the least calibration error. Regularisation makes the probabilities too
 * cautious. `scale` multiplies every weight, `shift` is added to the score of "none".
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
  const losses = tries.map((one) => sumOf(judged.map((each) => measureLoss(each, one))));
  const most = MAX_LOSS * Math.min(...losses);
  const likely = tries.filter((_, at) => losses[at] <= most);
  const errors = likely.map((one) => findCalibrationError(judged.map((each) => judgeBest(each, one))));
  return likely[errors.indexOf(Math.min(...errors))];
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

/** The probability of the most likely candidate, and whether it is right. Right candidates share theirs. */
function judgeBest({ scores, rights, none }, { scale, shift }) {
  const scaled = scores.map((score) => score * scale);
  const noneScore = none * scale + shift;
  const highest = Math.max(noneScore, ...scaled);
  const powers = scaled.map((score) => Math.exp(score - highest));
  const sum = Math.exp(noneScore - highest) + sumOf(powers);
  const right = sumOf(powers.filter((_, at) => rights[at]));
  const wrong = Math.max(0, ...powers.filter((_, at) => !rights[at]));
  return { probability: Math.max(right, wrong) / sum, isRight: right > wrong };
}

/** The mean difference between probability and truth over ten bins, weighted by their sizes. */
function findCalibrationError(rows) {
  const bins = groupBy(rows, ({ probability }) => Math.min(9, Math.floor(probability * 10)));
  const errors = [...bins.values()].map((own) =>
    Math.abs(sumOf(own.map(({ probability, isRight }) => probability - (isRight ? 1 : 0)))),
  );
  return sumOf(errors) / rows.length;
}

function sumOf(values) {
  return values.reduce((total, value) => total + value, 0);
}

function makeSteps(from, to, step) {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}
