// Measures learning from corrections: npm run eval:learning -- [--documents 6] [--show]
// Ten invented suppliers use unusual labels; each has a separate account. Their documents are uploaded to a service one after
// another, once without a correction and once with the first document corrected. All documents after the first are judged.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startServiceReader } from './service-reader.mjs';

const { values: options } = parseArgs({
  options: { documents: { type: 'string' }, show: { type: 'boolean' }, build: { type: 'string' } },
});
const build = resolve(options.build ?? '.build');
const count = Number(options.documents ?? 6);
const { ODD_SUPPLIERS } = await import(pathToFileURL(join(build, 'test/support/odd-suppliers.js')).href);
const service = await startServiceReader(build);

const FIELDS = ['company', 'invoice_number', 'invoice_date', 'total_price', 'total_vat', 'currency', 'category'];

function judge(supplier, truth, detail) {
  const found = { ...detail, company: detail.company?.name ?? null, category: detail.category?.name ?? null };
  const expected = { ...truth, company: supplier.name, category: supplier.category };
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      found[field] === expected[field] ? 'right' : found[field] === null ? 'null' : 'wrong',
    ]),
  );
}

/** Corrects the first document as a person would. */
async function correct(account, supplier, truth, detail) {
  const verdicts = judge(supplier, truth, detail);
  const changes = Object.fromEntries(Object.entries(truth).filter(([field]) => verdicts[field] !== 'right'));
  if (verdicts.company !== 'right') {
    changes.company_uid = (await account.send('POST', '/v1/companies/', { name: supplier.name })).uid;
  }
  const category = await account.createCategory(supplier.category);
  await account.send('PUT', `/v1/invoices/${detail.uid}`, { ...changes, category_uid: category });
}

async function runSeries(supplier, isCorrected) {
  const account = await service.account();
  const verdicts = [];
  for (let index = 0; index < count; index += 1) {
    const { truth, pdf } = await supplier.document(index);
    const { prediction: detail } = await account.read(pdf, `${index}.pdf`);
    if (index === 0 && isCorrected) await correct(account, supplier, truth, detail);
    if (index > 0) verdicts.push(judge(supplier, truth, detail));
    if (options.show)
      console.log(supplier.name, index, isCorrected, JSON.stringify(truth), JSON.stringify(verdicts.at(-1)));
  }
  return verdicts;
}

const before = [];
const after = [];
for (const supplier of ODD_SUPPLIERS) {
  before.push(...(await runSeries(supplier, false)));
  after.push(...(await runSeries(supplier, true)));
}
await service.stop();

const formatShare = (verdicts, field, kind) =>
  `${((100 * verdicts.filter((verdict) => verdict[field] === kind).length) / verdicts.length).toFixed(1)}`.padStart(7);
console.log(`${before.length} documents after the first ones of ${ODD_SUPPLIERS.length} suppliers`);
console.log(`${''.padEnd(16)}  uncorrected              first one corrected`);
console.log(`${'field'.padEnd(16)}${'  right  wrong   null'.repeat(2)}  (%)`);
for (const field of FIELDS) {
  const cells = [before, after].flatMap((verdicts) =>
    ['right', 'wrong', 'null'].map((kind) => formatShare(verdicts, field, kind)),
  );
  console.log(field.padEnd(16) + cells.join(''));
}
