import { groupBy } from './group-by.mjs';

/** A value is given from this probability on. */
const MIN_PROBABILITY = 0.4;

/**
 * Prints how many values are right, wrong and missing, per kind of document, and how well the probabilities are calibrated. Returns the
 * reliability curve.
 */
export function printReport(model, samples, choose) {
  const rows = samples.map((sample) => ({ ...sample, best: choose(sample) }));
  console.log(
    `\n${model.name}: ${rows[0] ? Object.keys(Object.assign({}, ...rows.flatMap(({ candidates }) => candidates.map(({ features }) => features)))).length : 0} features`,
  );
  for (const [kind, own] of groupBy(rows, ({ document }) => `${document.kind}/${document.subkind ?? ''}`)) {
    const stated = own.filter(({ truths }) => truths.length > 0);
    const given = stated.filter(({ best }) => best && best.probability >= MIN_PROBABILITY);
    const right = given.filter(({ best }) => best.isRight).length;
    const reachable = stated.filter(({ candidates }) => candidates.some(({ isRight }) => isRight)).length;
    const invented = own.filter(
      ({ truths, best }) => truths.length === 0 && best && best.probability >= MIN_PROBABILITY,
    ).length;
    console.log(
      `  ${kind.padEnd(24)} right ${right} of ${stated.length} (${percent(right, stated.length)}), wrong ${given.length - right}, ` +
        `among candidates ${reachable}, invented ${invented} of ${own.length - stated.length}`,
    );
  }
  const scored = rows.filter(({ isKnown, best }) => isKnown && best);
  const error = findCalibrationError(scored);
  console.log(`  calibration: ${describeBins(scored)}; expected error ${error.toFixed(3)}`);
  const bins = [...toBins(scored).values()].map((own) => {
    return { mean: findMean(own), right: countRight(own) / own.length, count: own.length };
  });
  return { name: model.name, error, bins };
}

function describeBins(rows) {
  return [...toBins(rows)]
    .map(([bin, own]) => `${(bin / 10).toFixed(1)}: ${percent(countRight(own), own.length)} of ${own.length}`)
    .join(', ');
}

/** The mean difference between probability and truth over ten bins, weighted by their sizes. */
function findCalibrationError(rows) {
  const errors = [...toBins(rows).values()].map((own) => {
    return own.length * Math.abs(findMean(own) - countRight(own) / own.length);
  });
  return errors.reduce((sum, error) => sum + error, 0) / Math.max(1, rows.length);
}

function findMean(rows) {
  return rows.reduce((sum, { best }) => sum + best.probability, 0) / rows.length;
}

function toBins(rows) {
  const bins = groupBy(rows, ({ best }) => Math.min(9, Math.floor(best.probability * 10)));
  return new Map([...bins].toSorted(([a], [b]) => a - b));
}

function countRight(rows) {
  return rows.filter(({ best }) => best.isRight).length;
}

function percent(part, whole) {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
