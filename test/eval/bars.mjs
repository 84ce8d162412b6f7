// The accuracy that extraction must reach, and a check of it.
import { Checks } from '../support/checks.mjs';
import { computeFigures } from './figures.mjs';

const XML = ['ubl', 'cii', 'zugferd1', 'ubl-tr', 'fatturapa', 'facturae', 'hybrid-pdf'];

/** Each bar: the documents (a kind, or a kind and its sort), what is measured, and the minimum in percent. */
const BARS = [
  ...XML.map((kind) => [kind, 'core mean', 99.5]),
  ['text-pdf/stripped', 'core mean', 92],
  ['text-pdf/stripped', 'items', 78],
  ['text-pdf/stripped', 'company.name', 90],
  ['text-pdf/stripped', 'vat_categories', 85],
  ['text-pdf/rendered-tr', 'core mean', 96],
  ['text-pdf/rendered-tr', 'items', 90],
  ['text-pdf/rendered-tr', 'company.tax_office', 98],
  ['text-pdf/plain', 'core mean', 90],
  ['image/scan-jpg', 'core mean', 85],
  ['image/scan-jpg', 'items', 60],
  ['image/scan-pdf', 'core mean', 85],
  ['image/scan-pdf', 'items', 60],
  ['image/receipt', 'total_price', 85],
  ['image/receipt', 'invoice_date', 89],
  ['image/receipt', 'company.name', 84],
];
/** The maximum share of wrong values among those given, in percent. */
const WRONG = [
  [XML, 0.3],
  [['text-pdf'], 4],
  [['image'], 8],
];
const SURE_PRECISION = 98;

/** Checks every bar for which there are documents; leaves out the others. */
export function judge(rows, names, findGroup) {
  const checks = new Checks();
  const computeFor = (accepts) => computeFigures(rows.filter(accepts), names);
  for (const [sort, what, least] of BARS) {
    const found = computeFor(({ entry }) => entry.kind === sort || findGroup(entry) === sort);
    const reached = what === 'core mean' ? found.coreMean : computeShare(found.fields[what]);
    if (reached === null) continue;
    checks.that(`${sort}: ${what} at least ${least} %`, 100 * reached >= least, formatPercent(reached));
  }
  for (const [kinds, most] of WRONG) {
    const { wrongOfGiven } = computeFor(({ entry }) => kinds.includes(entry.kind));
    if (wrongOfGiven === null) continue;
    const group = kinds.length > 1 ? 'XML' : kinds[0];
    checks.that(`${group}: at most ${most} % wrong`, 100 * wrongOfGiven <= most, formatPercent(wrongOfGiven));
  }
  const [sure] = computeFor(() => true).bands;
  if (sure.precision !== null) {
    const claim = `of the values given with a confidence of 0.9 or more ${SURE_PRECISION} % are right`;
    checks.that(claim, 100 * sure.precision >= SURE_PRECISION, `${formatPercent(sure.precision)} of ${sure.given}`);
  }
  checks.finish();
}

function computeShare(field) {
  return field ? field.right / field.n : null;
}

function formatPercent(share) {
  return `${(100 * share).toFixed(2)} %`;
}
