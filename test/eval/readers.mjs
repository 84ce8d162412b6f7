// Reads the documents to measure: in this process, in a separate one, or through a running service.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { startServiceReader } from './service-reader.mjs';

const COMPANY = ['name', 'address', 'tax_number', 'tax_office', 'phone'];
const BUYER = ['name', 'address', 'tax_number'];
const READ_ONE = fileURLToPath(new URL('./read-one.mjs', import.meta.url));
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Loads the extraction of a build; returns a function from bytes to a detail with the confidence per field. */
export async function loadExtraction(build) {
  const { extract } = await import(pathToFileURL(join(build, 'src/extraction/chain.js')).href);
  const { FIELDS } = await import(pathToFileURL(join(build, 'src/extraction/model/finding.js')).href);
  const { getChosenValue } = await import(pathToFileURL(join(build, 'src/extraction/model/report.js')).href);
  return async (bytes) => {
    const started = performance.now();
    const report = await extract(bytes);
    const milliseconds = performance.now() - started;
    const confidences = Object.entries(report.fields).map(([field, found]) => [
      field.replace(/^buyer_/, 'buyer.'),
      found.chosen.confidence,
    ]);
    return {
      prediction: buildDetail(report, FIELDS, getChosenValue),
      confidences: Object.fromEntries(confidences),
      milliseconds,
    };
  };
}

function buildDetail(report, fields, getChosenValue) {
  const ownFields = fields.filter((field) => !field.startsWith('company.'));
  return {
    ...Object.fromEntries(ownFields.map((field) => [field, getChosenValue(report, field)])),
    company: Object.fromEntries(COMPANY.map((field) => [field, getChosenValue(report, `company.${field}`)])),
    buyer: Object.fromEntries(BUYER.map((field) => [field, getChosenValue(report, `buyer_${field}`)])),
    items: getChosenValue(report, 'items') ?? [],
    vat_categories: getChosenValue(report, 'vat_categories') ?? [],
    format: report.format,
  };
}

/**
 * Starts a reader: `read(path)` resolves to `{prediction, confidences, milliseconds, megabytes?}`, `stop()` ends it.
 *
 * @param way `here`, `apart` (a new process for every document, which reports its memory) or `service` (by upload, over REST)
 */
export async function startReader(way, build) {
  if (way === 'service') return startServiceReader(build);
  if (way === 'apart') return { read: (path) => readApart(build, path), stop: async () => {} };
  const read = await loadExtraction(build);
  return { read: async (path) => read(new Uint8Array(await readFile(path))), stop: async () => {} };
}

async function readApart(build, path) {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [READ_ONE, build, path], { maxBuffer: MAX_OUTPUT });
  const { failure, ...result } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  if (failure) throw Object.assign(new Error(failure.message), failure);
  return result;
}
