// The series of documents of real layouts: those of one supplier by one author, in folders as `eval.mjs` reads them.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The fields that a correction sets by their own value. */
const SET = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'total_price',
  'total_vat',
  'net_total',
  'currency',
  'country',
];
const COMPANY = ['name', 'address', 'tax_number', 'phone'];

/**
 * Reads the suppliers with several documents: `{fields, series}`. A series has a name and documents; a document has its `bytes` and `file`,
 * `judge(detail)`, which returns `right`, `wrong` or `null` for each field that it states, and `corrections(detail)`.
 */
export async function readCorpusSeries(folders, { scorer: given, only }) {
  const scorer = resolve(given ?? join(folders[0], 'score.mjs'));
  const kinds = only?.split(',');
  const { CORE, EXTRA, scoreDocument } = await import(pathToFileURL(scorer).href);
  const fields = [...CORE, ...EXTRA].filter((field) => !/^items_/.test(field));
  const suppliers = new Map();
  for (const folder of folders) {
    for (const entry of JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))) {
      const { name } = entry.truth.company ?? {};
      if (!name || !(kinds?.includes(entry.kind) ?? /pdf|image/.test(entry.kind))) continue;
      const key = `${entry.group} ${name.toLowerCase()}`;
      suppliers.set(key, [...(suppliers.get(key) ?? []), { entry, path: join(folder, entry.file) }]);
    }
  }
  const several = [...suppliers].filter(([, documents]) => documents.length > 1);
  const series = [];
  for (const [name, entries] of several) {
    const documents = [];
    for (const { entry, path } of entries)
      documents.push(await describeDocument(entry, path, { fields, scoreDocument }));
    series.push({ name, documents });
  }
  return { fields, series };
}

async function describeDocument({ truth, file }, path, { fields, scoreDocument }) {
  const judge = (detail) => {
    const scores = Object.entries(scoreDocument(truth, detail)).filter(([field]) => fields.includes(field));
    return Object.fromEntries(scores.map(([field, score]) => [field, judgeField(detail, field, score)]));
  };
  const corrections = (detail) => {
    const verdicts = judge(detail);
    const isWrong = (field) => verdicts[field] !== undefined && verdicts[field] !== 'right';
    return {
      company: COMPANY.some((field) => isWrong(`company.${field}`)) ? pick(truth.company, COMPANY) : null,
      category: null,
      values: pick(truth, SET.filter(isWrong)),
      items: isWrong('items') ? truth.items.map(toItem) : null,
    };
  };
  return { file, bytes: await readFile(path), judge, corrections };
}

function judgeField(detail, field, score) {
  if (score === 1) return 'right';
  const value = field.split('.').reduce((part, key) => part?.[key], detail);
  return value === null || value === undefined || value.length === 0 ? 'null' : 'wrong';
}

function toItem({ name, quantity, total_price, vat_rate }) {
  return pick({ name, quantity, total_price, vat_rate }, ['name', 'quantity', 'total_price', 'vat_rate']);
}

function pick(object, names) {
  const isStated = (name) => object[name] !== null && object[name] !== undefined;
  return Object.fromEntries(names.filter(isStated).map((name) => [name, object[name]]));
}
