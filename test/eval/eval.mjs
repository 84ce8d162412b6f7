// Measures extraction on a folder of real invoices: node test/eval/eval.mjs FOLDER [--only KIND,…] [--show FIELD] [--keep] [--service]
// With --service each file is uploaded to the running service and read back over REST; else the chain runs in this process.
// The folder has manifest.json ([{id, kind, file, truth}]) and score.mjs, whose `scoreDocument(truth, prediction)` judges.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startServiceReader } from './service-reader.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    show: { type: 'string' },
    build: { type: 'string' },
    keep: { type: 'boolean' },
    service: { type: 'boolean' },
  },
});
const folder = resolve(positionals[0] ?? '.');
const build = resolve(options.build ?? '.build');
const { extract } = await import(pathToFileURL(join(build, 'src/extraction/chain.js')).href);
const { chosenValue } = await import(pathToFileURL(join(build, 'src/extraction/report.js')).href);
const { CORE, EXTRA, scoreDocument } = await import(pathToFileURL(join(folder, 'score.mjs')).href);

const COMPANY = ['name', 'address', 'tax_number', 'tax_office', 'phone'];
const FIELDS = [
  'invoice_number',
  'invoice_date',
  'total_price',
  'total_vat',
  'currency',
  'country',
  'language',
  'payment_type',
];

function detailOf(report) {
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, chosenValue(report, field)])),
    company: Object.fromEntries(COMPANY.map((field) => [field, chosenValue(report, `company.${field}`)])),
    items: chosenValue(report, 'items') ?? [],
    vat_categories: chosenValue(report, 'vat_categories') ?? [],
    format: report.format,
  };
}

const service = options.service ? await startServiceReader(build) : null;

async function predict(entry) {
  const bytes = new Uint8Array(await readFile(join(folder, entry.file)));
  const started = performance.now();
  try {
    const prediction = service ? await service.read(bytes, entry.file) : detailOf(await extract(bytes));
    return { prediction, milliseconds: performance.now() - started };
  } catch (error) {
    return { prediction: null, milliseconds: performance.now() - started, error };
  }
}

function isMissing(prediction, field) {
  const path = field.startsWith('items') ? ['items'] : field.split('.');
  const value = path.reduce((at, key) => at?.[key], prediction);
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}`);

function printKind(kind, rows) {
  const times = rows.map((row) => row.milliseconds).toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  const failed = rows.filter((row) => row.error).length;
  console.log(
    `\n${kind}: ${rows.length} documents, ${failed} failed, median ${middle.toFixed(1)} ms, longest ${times.at(-1).toFixed(0)} ms`,
  );
  console.log(
    `  ${'field'.padEnd(20)}${['n', 'right %', 'wrong %', 'null %'].map((title) => title.padStart(9)).join('')}`,
  );
  const shares = [];
  for (const field of [...CORE, ...EXTRA]) {
    const scored = rows.filter((row) => field in row.scores);
    if (scored.length === 0) continue;
    const right = scored.reduce((sum, row) => sum + row.scores[field], 0);
    const missing = scored.filter((row) => isMissing(row.prediction, field)).length;
    if (CORE.includes(field)) shares.push(right / scored.length);
    const cells = [
      scored.length,
      percent(right, scored.length),
      percent(scored.length - right - missing, scored.length),
      percent(missing, scored.length),
    ];
    console.log(`  ${field.padEnd(20)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(`  ${'CORE MEAN'.padEnd(20)}${''.padStart(9)}${(100 * mean).toFixed(2).padStart(9)}`);
  return mean;
}

function printMisses(rows, field) {
  for (const row of rows.filter((candidate) => (candidate.scores[field] ?? 1) < 1)) {
    const pick = (value) =>
      JSON.stringify(
        field
          .replace(/_(count|exact)$/, '')
          .split('.')
          .reduce((at, key) => at?.[key], value) ?? null,
      );
    console.log(
      `${row.entry.id}\n  truth     ${pick(row.entry.truth).slice(0, 400)}\n  predicted ${pick(row.prediction).slice(0, 400)}`,
    );
  }
}

const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
const kinds = options.only?.split(',');
const output = await mkdtemp(join(tmpdir(), 'predictions-'));
const rows = [];
for (const entry of manifest.filter((candidate) => !kinds || kinds.includes(candidate.kind))) {
  const result = await predict(entry);
  rows.push({ ...result, entry, scores: scoreDocument(entry.truth, result.prediction) });
  if (result.prediction) await writeFile(join(output, `${entry.id}.json`), JSON.stringify(result.prediction));
  if (result.error) console.log(`${entry.id}: ${result.error.code ?? ''} ${result.error.stack}`);
}
await service?.stop();
const found = [...new Set(rows.map((row) => row.entry.kind))];
const means = found.map((kind) =>
  printKind(
    kind,
    rows.filter((row) => row.entry.kind === kind),
  ),
);
console.log(`\nmean over kinds: ${((100 * means.reduce((sum, mean) => sum + mean, 0)) / means.length).toFixed(2)}`);
if (options.show) printMisses(rows, options.show);
if (options.keep) console.log(`predictions: ${output}`);
else await rm(output, { recursive: true, force: true });
