// Measures learning from corrections: npm run eval:learning -- [FOLDER… [--scorer FILE] [--only KIND,…]] [--documents 6] [--show]
// The documents of each supplier are uploaded to a service one after another, into an account of its own: once without a correction, and
// once with the first document corrected. All documents after the first are judged. Without a folder, the suppliers are ten invented ones
// with unusual labels; with folders as for eval.mjs, they are those that have several documents of one author there.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpusSeries } from './corpus-series.mjs';
import { readOddSeries } from './odd-series.mjs';
import { startServiceReader } from './service-reader.mjs';

const { positionals: folders, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string' },
    scorer: { type: 'string' },
    only: { type: 'string' },
    show: { type: 'boolean' },
    build: { type: 'string' },
  },
});
const build = resolve(options.build ?? '.build');
const { fields, series } =
  folders.length > 0
    ? await readCorpusSeries(folders, options)
    : await readOddSeries(build, Number(options.documents ?? 6));
const service = await startServiceReader(build);

/** Corrects a document as a person would. */
async function correct(account, { company, category, values, items }, detail) {
  const changes = { ...values };
  if (company) changes.company_uid = (await account.send('POST', '/v1/companies/', company)).uid;
  if (category) changes.category_uid = await account.createCategory(category);
  await account.send('PUT', `/v1/invoices/${detail.uid}`, changes);
  if (!items) return;
  for (const { uid } of detail.items) await account.send('DELETE', `/v1/invoices/${detail.uid}/items/${uid}`);
  for (const item of items) await account.send('POST', `/v1/invoices/${detail.uid}/items/`, item);
}

/** Returns the verdict on each field of each document after the first. */
async function runSeries({ name, documents }, isCorrected) {
  const account = await service.account();
  const verdicts = [];
  for (const [index, document] of documents.entries()) {
    const { prediction: detail } = await account.read(document.bytes, document.file);
    if (index === 0 && isCorrected) await correct(account, document.corrections(detail), detail);
    if (index > 0) verdicts.push(document.judge(detail));
    if (options.show) console.log(name, document.file, isCorrected, JSON.stringify(document.judge(detail)));
  }
  return verdicts;
}

const before = [];
const after = [];
for (const supplier of series) {
  before.push(...(await runSeries(supplier, false)));
  after.push(...(await runSeries(supplier, true)));
}
await service.stop();

/** The share of documents with a verdict, among those that state the field. */
function formatShare(verdicts, field, kind) {
  const stated = verdicts.filter((verdict) => verdict[field] !== undefined);
  const share =
    stated.length === 0 ? NaN : (100 * stated.filter((verdict) => verdict[field] === kind).length) / stated.length;
  return (Number.isNaN(share) ? '–' : share.toFixed(1)).padStart(7);
}

console.log(`${before.length} documents after the first ones of ${series.length} suppliers`);
console.log(`${''.padEnd(20)}  uncorrected              first one corrected`);
console.log(`${'field'.padEnd(20)}${'  right  wrong   null'.repeat(2)}  (%)`);
for (const field of fields) {
  const cells = [before, after].flatMap((verdicts) =>
    ['right', 'wrong', 'null'].map((kind) => formatShare(verdicts, field, kind)),
  );
  console.log(field.padEnd(20) + cells.join(''));
}
