import { findLabelledAmounts } from '../../.build/src/extraction/page/labelled-amounts.js';
import { readDocument } from '../../.build/src/extraction/page/document.js';
import { readTrees } from '../../.build/src/extraction/ranking/trees.js';
import { chooseAmounts } from '../../.build/src/extraction/fields/items/learned/choose-amounts.js';
import { ITEM_MODELS, listAmounts } from './item-models.mjs';
import { groupBy } from './group-by.mjs';

/**
 * Prints in how many documents all amounts of the invoice lines are found, and the log loss of each of the trees.
 *
 * @param read the documents with their numbers
 * @param treesOf gives the trees of a model that were not fitted on a document
 */
export function printItemReport(read, treesOf) {
  console.log('\ninvoice lines');
  const judges = new Map();
  const judgeOf = (model, one) => {
    const trees = treesOf(model, one);
    if (!judges.has(trees)) judges.set(trees, readTrees(trees));
    return judges.get(trees);
  };
  for (const [kind, own] of groupBy(read, ({ document }) => `${document.kind}/${document.subkind ?? ''}`)) {
    const right = own.filter((one) => areAmountsRight(one, judgeOf(ITEM_MODELS[0], one)));
    const share = ((100 * right.length) / own.length).toFixed(1);
    console.log(`  ${kind.padEnd(24)} all amounts right in ${right.length} of ${own.length} (${share} %)`);
  }
  for (const model of ITEM_MODELS) {
    const losses = read.flatMap((one) => {
      const judge = judgeOf(model, one);
      return model
        .samplesOf(one.numbers)
        .map(({ features, isRight }) => -Math.log(Math.max(1e-9, isRight ? judge(features) : 1 - judge(features))));
    });
    console.log(
      `  ${model.name}: log loss ${(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toFixed(4)} of ${losses.length} numbers`,
    );
  }
}

function areAmountsRight({ document: { pages }, numbers }, judge) {
  const { rightAmounts, doubles } = numbers;
  const weighed = listAmounts(numbers, true).map(({ number, features }) => ({ number, probability: judge(features) }));
  const { amounts } = chooseAmounts(weighed, findLabelledAmounts(readDocument(pages)));
  const right = [...rightAmounts];
  return (
    amounts.length === right.length &&
    amounts.every((amount, at) => amount === right[at] || (doubles.has(amount) && amount.line === right[at].line))
  );
}
