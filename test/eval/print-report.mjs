// Prints the report of a run.
import { isMissing, formatValue, getValue } from './figures.mjs';

const MAX_VALUE_LENGTH = 150;

const formatPercent = (share) => (share === null ? '-' : (100 * share).toFixed(1));
const formatRow = (name, cells) => `  ${name.padEnd(22)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;

/** Prints one group's rates per field, precision by confidence, time and memory; `before` adds a column to compare with. */
export function printGroup(group, figures, before) {
  const memory = figures.megabytes ? `, memory ${spread(figures.megabytes, 'MB')}` : '';
  console.log(`\n${group}: ${figures.documents} documents, ${figures.failed} failed`);
  console.log(`  time ${spread(figures.milliseconds, 'ms')}${memory}`);
  console.log(formatRow('field', ['n', 'right %', 'wrong %', 'null %', ...(before ? ['before %'] : [])]));
  for (const [field, { n, right, wrong, missing }] of Object.entries(figures.fields)) {
    const past = before?.fields[field];
    const cells = [n, formatPercent(right / n), formatPercent(wrong / n), formatPercent(missing / n)];
    console.log(formatRow(field, [...cells, ...(before ? [past ? formatPercent(past.right / past.n) : '-'] : [])]));
  }
  const past = before ? ['', '', formatPercent(before.coreMean)] : [];
  console.log(formatRow('CORE MEAN', ['', formatPercent(figures.coreMean), ...past]));
  console.log(`  documents without a wrong or missing core value ${formatPercent(figures.clean)} %`);
  console.log(
    `  wrong of those given ${formatPercent(figures.wrongOfGiven)} %, of core values ${formatPercent(figures.coreWrongOfGiven)} %, null where stated ${formatPercent(figures.nullOfStated)} %`,
  );
  if (figures.bands.some((band) => band.given > 0))
    console.log(`  precision by confidence: ${formatBands(figures.bands)}`);
}

function formatBands(list) {
  const named = ['>= 0.9', '0.7-0.9', '< 0.7'];
  return list
    .map(({ given, precision }, index) => `${named[index]} ${formatPercent(precision)} % of ${given}`)
    .join(', ');
}

function spread({ median, p95, most }, unit) {
  return `median ${median.toFixed(1)} ${unit}, p95 ${p95.toFixed(0)} ${unit}, most ${most.toFixed(0)} ${unit}`;
}

/** Prints the worst documents: for each field that lost points, the extracted and the true value. */
export function printWorst(worst) {
  if (worst.length > 0) console.log('\nthe worst documents:');
  for (const { row: document, lost } of worst) {
    console.log(`  ${document.entry.id} (${document.entry.subkind ?? document.entry.kind})`);
    if (document.error) console.log(`    ${document.error.code ?? ''} ${document.error.message}`);
    else for (const field of lost) console.log(`    ${field}: ${describeDifference(document, field)}`);
  }
}

function describeDifference({ prediction, entry, scores, confidences }, field) {
  const cut = (detail) => formatValue(getValue(detail, field), field).slice(0, MAX_VALUE_LENGTH);
  const missing = isMissing(prediction, field);
  const sure = missing ? '' : ` with ${confidences?.[field.replace(/_(?:count|exact)$/, '')] ?? '?'}`;
  const part = scores[field] > 0 ? `, ${formatPercent(scores[field])} % of it right` : '';
  return `given ${missing ? 'nothing' : cut(prediction)}${sure}${part}; true ${cut(entry.truth)}`;
}

/** Prints every document that lost something in one field. */
export function printMisses(rows, field) {
  for (const document of rows.filter(({ scores }) => (scores[field] ?? 1) < 1))
    console.log(`${document.entry.id}  ${describeDifference(document, field)}`);
}
