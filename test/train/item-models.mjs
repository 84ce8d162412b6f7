import { findLabelledAmounts } from '../../.build/src/extraction/page/labelled-amounts.js';
import { describeAmounts } from '../../.build/src/extraction/fields/items/learned/amount-features.js';
import { placeNumbers } from '../../.build/src/extraction/fields/items/learned/placed-numbers.js';
import { describeRows, listRows } from '../../.build/src/extraction/fields/items/learned/row-features.js';
import { rateOf } from '../../.build/src/extraction/page/rates.js';
import { findTrueAmounts, isTrueQuantity, isTrueRate } from './item-truth.mjs';

/** Lines without a quantity or rate show that other numbers are none, but they are fewer than they seem: the truth may leave it out. */
const WEIGHT_OF_UNKNOWN = 0.5;
const FOLDER = 'src/extraction/fields/items/learned';

/** The trees that read invoice lines, each with the samples of a document that {@link readItemNumbers} made. */
export const ITEM_MODELS = [
  {
    name: 'amounts of lines',
    file: `${FOLDER}/amount-trees.ts`,
    constant: 'AMOUNT_TREES',
    samplesOf: (read) => listAmounts(read),
  },
  {
    name: 'quantities of lines',
    file: `${FOLDER}/quantity-trees.ts`,
    constant: 'QUANTITY_TREES',
    samplesOf: listQuantities,
  },
  { name: 'rates of lines', file: `${FOLDER}/rate-trees.ts`, constant: 'RATE_TREES', samplesOf: listRates },
];

/** Describes the numbers of a document and finds those of its true lines; null if it does not show them all. */
export function readItemNumbers(document, truth) {
  const numbers = placeNumbers(document);
  const amounts = findTrueAmounts(truth, numbers);
  if (!amounts) return null;
  const { found, doubles } = amounts;
  const features = describeAmounts(document, numbers, findLabelledAmounts(document));
  const rows = listRows(
    document,
    numbers,
    found.map(({ number }) => number),
  );
  const items = new Map(rows.map((row, at) => [row, found[at].item]));
  const others = describeRows(document, rows, features).map((other) => ({ ...other, item: items.get(other.row) }));
  return {
    numbers,
    features,
    others,
    rightAmounts: new Set(found.map(({ number }) => number)),
    doubles: new Set(doubles),
  };
}

/** @param withDoubles includes the numbers that show the amount of a line once more, which are neither right nor wrong */
export function listAmounts({ numbers, features, rightAmounts, doubles }, withDoubles = false) {
  return numbers
    .filter((number) => !number.numeral.percent && (withDoubles || !doubles.has(number)))
    .map((number) => ({ number, features: features.get(number), isRight: rightAmounts.has(number), weight: 1 }));
}

function listQuantities({ others }) {
  return others
    .filter(({ number }) => !number.numeral.percent)
    .map(({ number, features, item }) => toSample(features, isTrueQuantity(item, number)));
}

function listRates({ others }) {
  return others
    .filter(({ number }) => rateOf(number.numeral) !== null)
    .map(({ number, features, item }) => toSample(features, isTrueRate(item, number)));
}

function toSample(features, isRight) {
  return { features, isRight: isRight === true, weight: isRight === null ? WEIGHT_OF_UNKNOWN : 1 };
}
