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

const FIELDS = [
  'company',
  'invoice_number',
  'invoice_date',
  'total_price',
  'total_vat',
  'currency',
  'category',
  'items',
  'vat_categories',
];

const SHOWN = {
  items: ['name', 'quantity', 'total_price', 'vat_rate'],
  vat_categories: ['vat_rate', 'vat_amount', 'total_amount'],
};
/** Items or VAT rows as one text, so that they are compared as a whole; null for none. */
const writeRows = (field, rows) =>
  rows.length === 0 ? null : rows.map((row) => SHOWN[field].map((key) => row[key]).join(' | ')).join('\n');

function judge(supplier, { truth, items }, detail) {
  const found = {
    ...{ ...detail, company: detail.company?.name ?? null, category: detail.category?.name ?? null },
    items: writeRows('items', detail.items),
    vat_categories: writeRows('vat_categories', detail.vat_categories),
  };
  const vat = { vat_rate: '22.00', vat_amount: truth.total_vat, total_amount: truth.total_price };
  const expected = {
    ...{ ...truth, company: supplier.name, category: supplier.category },
    items: writeRows('items', items),
    vat_categories: writeRows('vat_categories', [vat]),
  };
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      found[field] === expected[field] ? 'right' : found[field] === null ? 'null' : 'wrong',
    ]),
  );
}

/** Corrects the first document as a person would. */
async function correct(account, supplier, document, detail) {
  const verdicts = judge(supplier, document, detail);
  const changes = Object.fromEntries(Object.entries(document.truth).filter(([field]) => verdicts[field] !== 'right'));
  if (verdicts.company !== 'right') {
    changes.company_uid = (await account.send('POST', '/v1/companies/', { name: supplier.name })).uid;
  }
  const category = await account.createCategory(supplier.category);
  await account.send('PUT', `/v1/invoices/${detail.uid}`, { ...changes, category_uid: category });
  if (verdicts.items === 'right') return;
  for (const { uid } of detail.items) await account.send('DELETE', `/v1/invoices/${detail.uid}/items/${uid}`);
  for (const item of document.items) await account.send('POST', `/v1/invoices/${detail.uid}/items/`, item);
}

async function runSeries(supplier, isCorrected) {
  const account = await service.account();
  const verdicts = [];
  for (let index = 0; index < count; index += 1) {
    const document = await supplier.document(index);
    const { prediction: detail } = await account.read(document.pdf, `${index}.pdf`);
    if (index === 0 && isCorrected) await correct(account, supplier, document, detail);
    if (index > 0) verdicts.push(judge(supplier, document, detail));
    if (options.show) {
      const { truth, items } = document;
      console.log(supplier.name, index, isCorrected, JSON.stringify(truth), JSON.stringify(verdicts.at(-1)));
      console.log(`expected items:\n${writeRows('items', items)}\nread items:\n${writeRows('items', detail.items)}`);
    }
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
