/**
 * Fits the weights of the extraction's models and reports how they do on authors that they were not fitted on.
 *
 *     npm run train -- FOLDER… --scorer FILE [--only MODEL,…] [--write] [--folds] [--images] [--cache FOLDER] [--picture FILE]
 *
 * Each folder has a `manifest.json` of documents with `id`, `file`, `kind`, `group` (the author) and `truth`. See docs/training.md.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { weighCandidates } from '../../.build/src/extraction/ranking/weights.js';
import { readCorpus, readWrittenInvoices } from './corpus.mjs';
import { applyCalibration, calibrate } from './calibrate.mjs';
import { boost } from './boost.mjs';
import { fit } from './fit.mjs';
import { makeModels, readPages } from './models.mjs';
import { readDocument } from '../../.build/src/extraction/page/document.js';
import { groupBy } from './group-by.mjs';
import { drawReliability } from './reliability-picture.mjs';
import { printReport } from './report.mjs';
import { encodeTrees, formatTrees } from './format-trees.mjs';
import { formatWeights } from './format-weights.mjs';
import { ITEM_MODELS, readItemNumbers } from './item-models.mjs';
import { printItemReport } from './item-report.mjs';
import { copyBuilds, writeFoldWeights } from './fold-builds.mjs';

const FOLDS = 5;
/** The name of the trees among the models. */
const LINES = 'lines';
/** Up to so many documents of an author count in full. */
const EQUAL_DOCUMENTS = 10;

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    scorer: { type: 'string' },
    cache: { type: 'string', default: '.train' },
    images: { type: 'boolean', default: false },
    only: { type: 'string' },
    picture: { type: 'string' },
    write: { type: 'boolean', default: false },
    folds: { type: 'boolean', default: false },
  },
});
const scorer = await import(pathToFileURL(resolve(options.scorer)).href);
const documents = [
  ...(await readCorpus(folders, { cache: options.cache, withImages: options.images })),
  ...readWrittenInvoices(),
];
const foldOf = assignFolds(documents);
if (options.folds) await copyBuilds(FOLDS, foldOf);
// Authors with many documents count for more, but not in proportion.
const sizes = groupBy(documents, ({ group }) => group);
let reads = documents.map(({ pages }) => readPages(pages));
console.log(`${documents.length} documents of ${sizes.size} authors, ${FOLDS} folds`);
const only = options.only?.split(',');
const isFitted = (name) => only === undefined || only.includes(name);
const curves = [];
for (const model of makeModels(scorer)) {
  if (!isFitted(model.name)) {
    // The models after it use what the weights of the repository choose.
    reads = reads.map((read) => model.use(read));
    continue;
  }
  const samples = documents.map((document, at) => toSample(model, document, reads[at]));
  const lessons = samples.filter(({ canLearn }) => canLearn).flatMap((sample) => [sample, withoutRight(sample, model)]);
  const raw = Array.from({ length: FOLDS }, (_, fold) =>
    fit(
      lessons.filter((sample) => foldOf.get(sample.document.group) !== fold),
      model,
    ),
  );
  const calibration = calibrate(
    samples.filter(({ isKnown }) => isKnown),
    ({ document }) => raw[foldOf.get(document.group)],
  );
  const folds = raw.map((weights) => applyCalibration(weights, calibration));
  const curve = printReport(model, samples, (sample) =>
    choose(model, sample, folds[foldOf.get(sample.document.group)]),
  );
  console.log(`  calibrated by: scale ${calibration.scale.toFixed(2)}, shift of none ${calibration.shift.toFixed(2)}`);
  curves.push(curve);
  if (options.folds) await writeFoldWeights(model, folds);
  if (options.write) {
    const weights = applyCalibration(fit(lessons, model), calibration);
    await writeFile(model.file, formatWeights(model.constant, weights));
  }
  reads = reads.map((read, at) => model.use(read, folds[foldOf.get(documents[at].group)]));
}
if (isFitted(LINES)) await fitItems();
if (options.picture) await writeFile(options.picture, drawReliability(curves));

/** Fits the trees that read invoice lines, and reports how they do on authors that they were not fitted on. */
async function fitItems() {
  const read = documents.flatMap((document) => {
    const numbers = document.truth.items ? readItemNumbers(readDocument(document.pages), document.truth) : null;
    return numbers ? [{ document, numbers, fold: foldOf.get(document.group) }] : [];
  });
  const fitOn = (model, some) =>
    encodeTrees(
      boost(
        some.flatMap(({ document, numbers }) =>
          model.samplesOf(numbers).map((sample) => ({ ...sample, weight: sample.weight * weigh(document) })),
        ),
      ),
    );
  const folds = ITEM_MODELS.map((model) =>
    Array.from({ length: FOLDS }, (_, fold) =>
      fitOn(
        model,
        read.filter((one) => one.fold !== fold),
      ),
    ),
  );
  printItemReport(read, (model, { fold }) => folds[ITEM_MODELS.indexOf(model)][fold]);
  for (const [at, model] of ITEM_MODELS.entries()) {
    if (options.folds) await writeFoldWeights(model, folds[at]);
    if (options.write) await writeFile(model.file, formatTrees(model.constant, fitOn(model, read)));
  }
}

function toSample(model, document, read) {
  const truths = model.truthsOf(document.truth).filter(Boolean);
  const candidates = model.collect(read).map((candidate) => {
    const value = model.valueOf(candidate);
    const isRight = truths.some((truth) => model.isRight(truth, value));
    return { value, key: model.keyOf?.(candidate), features: candidate.features, isRight };
  });
  const isKnown = truths.length > 0 || (!document.isPartial && !model.isAlwaysStated);
  // A document whose right value is no candidate teaches nothing: "none" would be wrong.
  const canLearn = isKnown && (truths.length === 0 || candidates.some(({ isRight }) => isRight));
  return {
    document,
    truths,
    candidates,
    isKnown,
    canLearn,
    weight: weigh(document),
  };
}

/** How much a document counts: less if its author has many. */
function weigh({ group }) {
  return Math.sqrt(EQUAL_DOCUMENTS / Math.max(sizes.get(group).length, EQUAL_DOCUMENTS));
}

/** The same document without its right value, so that "none" is learned too: almost all documents state what is looked for. */
function withoutRight(sample, model) {
  const candidates = sample.candidates.filter(({ isRight }) => !isRight);
  return { ...sample, candidates, weight: sample.weight * model.withoutRight };
}

/** The most likely value with its probability; null where there is no candidate. */
function choose(model, { candidates }, weights) {
  const [best] = weighCandidates(
    candidates,
    weights,
    ({ key, value }) => key ?? value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return best ? { ...best.candidate, probability: best.probability } : null;
}

/** Divides the authors into folds of about the same number of documents, largest author first. */
function assignFolds(all) {
  const load = Array.from({ length: FOLDS }, () => 0);
  const authors = [...groupBy(all, ({ group }) => group)].toSorted(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1),
  );
  return new Map(
    authors.map(([group, own]) => {
      const fold = load.indexOf(Math.min(...load));
      load[fold] += own.length;
      return [group, fold];
    }),
  );
}
