// Counts the results for the documents: per field, per kind, and by confidence.
import { computeQuantile } from '../support/checks.mjs';

/** The lowest confidence of each band, highest first. */
export const BANDS = [0.9, 0.7, 0];
const LISTS = ['items', 'vat_categories'];

/** The group that the report counts a document in: `text-pdf/plain` if its kind has subkinds, else the kind, such as `ubl`. */
export function findGroup(entry) {
  return entry.subkind ? `${entry.kind}/${entry.subkind}` : entry.kind;
}

/** Whether extraction found no value for a field. */
export function isMissing(prediction, field) {
  const value = getValue(prediction, field);
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the value of a field such as `company.name`; `items_count` and `items_exact` belong to `items`. */
export function getValue(detail, field) {
  const path = field.startsWith('items') ? ['items'] : field.split('.');
  return path.reduce((at, key) => at?.[key], detail);
}

/** Computes all counts of some rows; every share is between 0 and 1, or null if there was nothing to judge. */
export function computeFigures(rows, { core, extra }) {
  const fields = {};
  for (const field of [...core, ...extra]) {
    const scored = rows.filter((row) => field in row.scores);
    if (scored.length === 0) continue;
    const right = sum(scored.map((row) => row.scores[field]));
    const missing = scored.filter((row) => isMissing(row.prediction, field)).length;
    fields[field] = { n: scored.length, right, missing, wrong: scored.length - right - missing };
  }
  const judged = Object.keys(fields).filter((field) => !/^items_/.test(field));
  const cores = core.filter((field) => field in fields).map((field) => fields[field].right / fields[field].n);
  const countAll = (count, counted) => sum(counted.map((field) => fields[field][count]));
  const shareWrong = (counted) =>
    divide(countAll('wrong', counted), countAll('n', counted) - countAll('missing', counted));
  return {
    documents: rows.length,
    failed: rows.filter((row) => row.error).length,
    milliseconds: spread(rows.map((row) => row.milliseconds)),
    megabytes: spread(rows.flatMap((row) => row.megabytes ?? [])),
    fields,
    clean: divide(rows.filter((row) => core.every((field) => (row.scores[field] ?? 1) === 1)).length, rows.length),
    coreMean: cores.length === 0 ? null : sum(cores) / cores.length,
    wrongOfGiven: shareWrong(judged),
    coreWrongOfGiven: shareWrong(judged.filter((field) => core.includes(field))),
    nullOfStated: divide(countAll('missing', judged), countAll('n', judged)),
    bands: BANDS.map((from, index) => computeBand(rows, judged, from, BANDS[index - 1] ?? 2)),
  };
}

/** Counts the values given with a confidence in a band, and the share of right ones. */
function computeBand(rows, fields, from, below) {
  const given = rows.flatMap((row) =>
    fields
      .filter((field) => field in row.scores && !isMissing(row.prediction, field))
      .filter((field) => row.confidences?.[field] >= from && row.confidences[field] < below)
      .map((field) => row.scores[field]),
  );
  return { from, given: given.length, precision: divide(sum(given), given.length) };
}

/** Lists the documents that lost the most points, with the fields that lost them: wrong ones first, because wrong is worse than null. */
export function listWorst(rows, fields, most = 10) {
  const scored = rows.map((row) => {
    const lost = fields.filter((field) => (row.scores[field] ?? 1) < 1);
    const weight = sum(lost.map((field) => (isMissing(row.prediction, field) ? 0.6 : 1) * (1 - row.scores[field])));
    return { row, lost, weight };
  });
  return scored
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
    .slice(0, most);
}

/** Formats a value; of each entry of a list, it shows only what is compared. */
export function formatValue(value, field) {
  if (!LISTS.some((list) => field.startsWith(list)) || !Array.isArray(value)) return JSON.stringify(value ?? null);
  const keys = field.startsWith('items') ? ['quantity', 'total_price'] : ['vat_rate', 'base_amount', 'vat_amount'];
  const alike = { base_amount: 'taxable_amount', vat_rate: 'rate' };
  return JSON.stringify(value.map((entry) => keys.map((key) => entry[key] ?? entry[alike[key]] ?? null).join(' ')));
}

function spread(values) {
  if (values.length === 0) return null;
  return { median: computeQuantile(values, 0.5), p95: computeQuantile(values, 0.95), most: Math.max(...values) };
}

function divide(part, whole) {
  return whole === 0 ? null : part / whole;
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
