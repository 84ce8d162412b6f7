// The series of documents of invented suppliers with unusual labels.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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

/** Reads the first documents of each supplier: `{fields, series}`, as `readCorpusSeries` does. */
export async function readOddSeries(build, count) {
  const { ODD_SUPPLIERS } = await import(pathToFileURL(join(build, 'test/support/odd-suppliers.js')).href);
  const series = [];
  for (const supplier of ODD_SUPPLIERS) {
    const documents = [];
    for (let index = 0; index < count; index += 1)
      documents.push(describeDocument(supplier, await supplier.document(index), `${index}.pdf`));
    series.push({ name: supplier.name, documents });
  }
  return { fields: FIELDS, series };
}

function describeDocument(supplier, document, file) {
  const judge = (detail) => judgeDetail(supplier, document, detail);
  const corrections = (detail) => {
    const verdicts = judge(detail);
    const isWrong = ([field]) => verdicts[field] !== 'right';
    return {
      company: verdicts.company === 'right' ? null : { name: supplier.name },
      category: supplier.category,
      values: Object.fromEntries(Object.entries(document.truth).filter(isWrong)),
      items: verdicts.items === 'right' ? null : document.items,
    };
  };
  return { file, bytes: document.pdf, judge, corrections };
}

function judgeDetail(supplier, { truth, items }, detail) {
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
  const judge = (field) => (found[field] === expected[field] ? 'right' : found[field] === null ? 'null' : 'wrong');
  return Object.fromEntries(FIELDS.map((field) => [field, judge(field)]));
}

/** Items or VAT rows as one text, so that they are compared as a whole; null for none. */
function writeRows(field, rows) {
  return rows.length === 0 ? null : rows.map((row) => SHOWN[field].map((key) => row[key]).join(' | ')).join('\n');
}
