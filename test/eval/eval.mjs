// Measures extraction on a folder of real invoices:
//   node test/eval/eval.mjs FOLDER [--only KIND,…] [--apart | --service] [--show FIELD] [--json FILE] [--before FILE] [--keep]
// By default, documents are read in this process. With --apart, each is read in a separate process, whose memory is reported. With
// --service, each is uploaded to a service, which is started for this, and read back over REST. The folder holds manifest.json
// ([{id, kind, subkind?, file, truth}]) and score.mjs, which exports `scoreDocument(truth, prediction)` and the names of the fields
// in CORE and EXTRA.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './bars.mjs';
import { computeFigures, findGroup, listWorst } from './figures.mjs';
import { printMisses, printGroup, printWorst } from './print-report.mjs';
import { startReader } from './readers.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    show: { type: 'string' },
    build: { type: 'string' },
    json: { type: 'string' },
    before: { type: 'string' },
    keep: { type: 'boolean' },
    apart: { type: 'boolean' },
    service: { type: 'boolean' },
  },
});
const folder = resolve(positionals[0] ?? '.');
const { CORE, EXTRA, scoreDocument } = await import(pathToFileURL(join(folder, 'score.mjs')).href);
const names = { core: CORE, extra: EXTRA };
const before = options.before ? JSON.parse(await readFile(options.before, 'utf8')) : null;
const way = options.service ? 'service' : options.apart ? 'apart' : 'here';
const reader = await startReader(way, resolve(options.build ?? '.build'));
const output = options.keep ? await mkdtemp(join(tmpdir(), 'predictions-')) : null;

async function measureEntry(entry) {
  const started = performance.now();
  const nothing = { prediction: null, confidences: {} };
  const result = await reader.read(join(folder, entry.file)).catch((error) => ({ ...nothing, error }));
  if (output && result.prediction) await writeFile(join(output, `${entry.id}.json`), JSON.stringify(result.prediction));
  const scores = scoreDocument(entry.truth, result.prediction);
  return { milliseconds: performance.now() - started, ...result, entry, scores };
}

const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
const kinds = options.only?.split(',');
const rows = [];
for (const entry of manifest) {
  if (!kinds || kinds.includes(entry.kind) || kinds.includes(findGroup(entry))) rows.push(await measureEntry(entry));
}
await reader.stop();
if (rows.length === 0) throw new Error(`No document in ${folder} is of the kind ${options.only}.`);

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
