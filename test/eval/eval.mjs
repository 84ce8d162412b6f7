// Measures extraction on folders of invoices with known values:
//   node test/eval/eval.mjs FOLDER… [--scorer FILE] [--only KIND,…] [--apart | --service | --folds] [--show FIELD] [--json FILE]
//     [--before FILE] [--keep]
// By default, documents are read in this process. With --apart, each is read in a separate process, whose memory is reported. With
// --service, each is uploaded to a service, which is started for this, and read back over REST. With --folds, each is read with weights
// that were not fitted on its author (`npm run train -- … --folds` makes them). Each folder holds manifest.json
// ([{id, kind, subkind?, group?, file, truth}]). The scorer, by default score.mjs in the first folder, exports
// `scoreDocument(truth, prediction)` and the names of the fields in CORE and EXTRA.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './bars.mjs';
import { computeFigures, findGroup, listWorst } from './figures.mjs';
import { printMisses, printGroup, printWorst } from './print-report.mjs';
import { readFoldBuilds } from '../train/fold-builds.mjs';
import { startReader } from './readers.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    scorer: { type: 'string' },
    only: { type: 'string' },
    show: { type: 'string' },
    build: { type: 'string' },
    json: { type: 'string' },
    before: { type: 'string' },
    keep: { type: 'boolean' },
    apart: { type: 'boolean' },
    service: { type: 'boolean' },
    folds: { type: 'boolean' },
  },
});
const folders = positionals.length > 0 ? positionals : ['.'];
const scorer = resolve(options.scorer ?? join(folders[0], 'score.mjs'));
const { CORE, EXTRA, scoreDocument } = await import(pathToFileURL(scorer).href);
const names = { core: CORE, extra: EXTRA };
const before = options.before ? JSON.parse(await readFile(options.before, 'utf8')) : null;
const way = options.service ? 'service' : options.apart ? 'apart' : 'here';
const buildOf = options.folds ? await readFoldBuilds() : () => options.build ?? '.build';
const readers = new Map();
const output = options.keep ? await mkdtemp(join(tmpdir(), 'predictions-')) : null;

async function startReaderOf({ group }) {
  const build = resolve(buildOf(group));
  if (!readers.has(build)) readers.set(build, await startReader(way, build));
  return readers.get(build);
}

async function measureEntry(folder, entry) {
  const reader = await startReaderOf(entry);
  const started = performance.now();
  const nothing = { prediction: null, confidences: {} };
  const result = await reader.read(join(folder, entry.file)).catch((error) => ({ ...nothing, error }));
  const { prediction, confidences } = result;
  if (output && prediction)
    await writeFile(join(output, `${entry.id}.json`), JSON.stringify({ ...prediction, confidences }));
  const scores = scoreDocument(entry.truth, result.prediction);
  return { milliseconds: performance.now() - started, ...result, entry, scores };
}

const kinds = options.only?.split(',');
const rows = [];
for (const folder of folders) {
  for (const entry of JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))) {
    const isWanted = !kinds || kinds.includes(entry.kind) || kinds.includes(findGroup(entry));
    if (isWanted) rows.push(await measureEntry(folder, entry));
  }
}
for (const reader of readers.values()) await reader.stop();
if (rows.length === 0) throw new Error(`No document in ${folders.join(', ')} is of the kind ${options.only}.`);

const figures = {};
for (const group of new Set(rows.map(({ entry }) => findGroup(entry)))) {
  const own = rows.filter(({ entry }) => findGroup(entry) === group);
  figures[group] = computeFigures(own, names);
  printGroup(group, figures[group], before?.[group]);
}
figures.all = computeFigures(rows, names);
printGroup('all', figures.all, before?.all);
const judged = [...CORE, ...EXTRA].filter((field) => !/^items_/.test(field));
printWorst(listWorst(rows, judged));
if (options.show) printMisses(rows, options.show);
if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 1)}\n`);
if (output) console.log(`predictions: ${output}`);
console.log('');
judge(rows, names, findGroup);
