// The accuracy that extraction must reach, and a check of it.
import { Checks } from '../support/checks.mjs';
import { computeFigures } from './figures.mjs';

const XML = ['ubl', 'cii', 'zugferd1', 'ubl-tr', 'fatturapa', 'facturae'];
const TEXT = ['stripped', 'template', 'real', 'plain'].map((sort) => `text-pdf/${sort}`);
const PICTURES = ['scan-jpg', 'scan-pdf', 'template-photo'].map((sort) => `image/${sort}`);

/** What is required of a kind, in percent: core mean and clean documents at least, wrong values among the core
 * values given at most. */
const KINDS = [
  ...XML.map((kind) => [kind, { core: 99.8, clean: 97, wrong: 0.2 }]),
  ['hybrid-pdf', { core: 99.5, clean: 95, wrong: 0.4 }],
  ...TEXT.map((kind) => [kind, { core: 95, clean: 75, wrong: 2 }]),
  ['text-pdf/rendered-tr', { core: 98, clean: 90, wrong: 1 }],
  ...PICTURES.map((kind) => [kind, { core: 92, clean: 60, wrong: 4 }]),
  ['image/real-photo', { core: 90, clean: 60, wrong: 5 }],
];
/** The minimum share of right values of one field in a kind, in percent. */
const FIELDS = [
  ['image/receipt', 'company.name', 90],
  ['image/receipt', 'invoice_date', 95],
  ['image/receipt', 'total_price', 93],
  ...['due_date', 'iban', 'net_total', 'document_type', 'buyer.name'].map((field) => ['text-pdf', field, 93]),
];
const SURE_PRECISION = 99;

/** Checks every bar for which there are documents; leaves out the others. */
export function judge(rows, names, findGroup) {
  const checks = new Checks();
  const computeFor = (kind) => {
    const own = rows.filter(({ entry }) => entry.kind === kind || findGroup(entry) === kind);
    return own.length > 0 ? computeFigures(own, names) : null;
  };
  for (const [kind, { core, clean, wrong }] of KINDS) {
    const found = computeFor(kind);
    if (!found) continue;
    checks.that(`${kind}: core mean at least ${core} %`, 100 * found.coreMean >= core, formatPercent(found.coreMean));
    checks.that(`${kind}: clean documents at least ${clean} %`, 100 * found.clean >= clean, formatPercent(found.clean));
    const share = found.coreWrongOfGiven;
    checks.that(
      `${kind}: at most ${wrong} % of the core values given are wrong`,
      100 * share <= wrong,
      formatPercent(share),
    );
  }
  for (const [kind, name, least] of FIELDS) {
    const field = computeFor(kind)?.fields[name];
    if (!field) continue;
    const share = field.right / field.n;
    checks.that(`${kind}: ${name} at least ${least} %`, 100 * share >= least, formatPercent(share));
  }
  for (const kind of ['text-pdf', 'image']) {
    const { given = 0, precision } = computeFor(kind)?.bands[0] ?? {};
    if (given === 0) continue;
    const claim = `${kind}: of the values with a confidence of 0.9 or more ${SURE_PRECISION} % are right`;
    checks.that(claim, 100 * precision >= SURE_PRECISION, `${formatPercent(precision)} of ${given}`);
  }
  checks.finish();
}

function formatPercent(share) {
  return `${(100 * share).toFixed(2)} %`;
}
