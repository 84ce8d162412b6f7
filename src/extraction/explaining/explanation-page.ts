import { FIELDS, type Box, type Finding } from '../model/finding.js';
import type { ExtractionReport, FieldReport } from '../model/report.js';
import { summariseValue } from '../model/summary.js';
import type { PageImage } from './page-images.js';

const STYLE = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c2430; }
  table { border-collapse: collapse; width: 100%; margin: 1.5rem 0; }
  th, td { border-bottom: 1px solid #d5dae2; padding: .35rem .6rem; text-align: left; vertical-align: top; }
  th, td:nth-child(2) { white-space: nowrap; }
  td:nth-child(3), td:nth-child(6), td:nth-child(8) { min-width: 10rem; overflow-wrap: anywhere; }
  td ul { margin: 0; padding-left: 1rem; }
  small { color: #5b6675; }
  figure { position: relative; margin: 1.5rem 0; border: 1px solid #d5dae2; }
  img { display: block; width: 100%; }
  .box { position: absolute; outline: 2px solid #c2410c; background: #f9731622; }
  .box span { position: absolute; left: calc(100% + 2px); top: 50%; transform: translateY(-50%); }
  .number { background: #c2410c; color: #fff; border-radius: 7px; font-size: 11px; line-height: 14px; padding: 0 4px; white-space: nowrap; }`;

/**
 * Renders an HTML page that explains the value of each field: the pages of the file with the chosen values marked, and all
 * candidates. The page is self-contained: it loads nothing, runs no scripts, and escapes all text of the file.
 */
export function renderExplanationPage(name: string, report: ExtractionReport, images: readonly PageImage[]): string {
  const fields = FIELDS.map((field) => report.fields[field] as FieldReport | undefined).filter((entry) => !!entry);
  const chosen = fields.map((field) => field.chosen);
  const unshown = (report.pages ?? 0) - images.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)} explained</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${escapeHtml(name)}</h1>
<p>Read as <b>${escapeHtml(report.format)}</b>${report.pages === null ? '' : `, pages: ${report.pages}`}.</p>
<table>
<tr><th></th><th>Field</th><th>Value</th><th>Source</th><th>Page</th><th>Rule</th><th>Confidence</th><th>Other candidates</th></tr>
${fields.map((entry, index) => renderRow(entry, index + 1)).join('\n')}
</table>
${images.map((image) => renderFigure(image, chosen)).join('\n')}
${images.length > 0 && unshown > 0 ? `<p>Pages not shown: ${unshown}.</p>` : ''}
</body>
</html>
`;
}

/** The number also marks the box of the value on the page. */
function renderRow({ chosen, others }: FieldReport, number: number): string {
  const { field, source, page, rule, confidence } = chosen;
  const cells = [field, formatValue(chosen), source, page === null ? '' : String(page), rule, String(confidence)];
  const list = others.map((other) => `<li>${describeOther(other)}</li>`).join('');
  const first = chosen.box === null ? '' : `<span class="number">${number}</span>`;
  return `<tr><td>${first}</td>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${list && `<ul>${list}</ul>`}</td></tr>`;
}

function describeOther(finding: Finding): string {
  const { source, page, rule, confidence } = finding;
  const place = page === null ? source : `${source}, page ${page}`;
  return `${escapeHtml(formatValue(finding))} <small>${escapeHtml(`${place}, ${rule}, ${confidence}`)}</small>`;
}

/** Values from the same words share one box, so that their numbers do not cover each other. */
function renderFigure(image: PageImage, chosen: readonly Finding[]): string {
  const shared = new Map<string, { readonly finding: Finding; readonly number: number }[]>();
  for (const [index, finding] of chosen.entries()) {
    const place = finding.page === image.number ? formatPlace(finding.box, image) : null;
    if (place !== null) shared.set(place, [...(shared.get(place) ?? []), { finding, number: index + 1 }]);
  }
  const boxes = [...shared].map(([place, findings]) => {
    const title = findings.map(({ finding }) => `${finding.field}: ${formatValue(finding)}`).join(', ');
    const numbers = findings.map(({ number }) => number).join(', ');
    return `<div class="box" style="${place}" title="${escapeHtml(title)}"><span class="number">${numbers}</span></div>`;
  });
  const source = `data:image/webp;base64,${Buffer.from(image.webp).toString('base64')}`;
  return `<figure><img alt="Page ${image.number}" src="${source}">${boxes.join('')}</figure>`;
}

/** CSS position in percent, so that it fits any display size; null for calculated values, which are not printed anywhere. */
function formatPlace(box: Box | null, { width, height }: PageImage): string | null {
  if (box === null || box.width === 0 || box.height === 0) return null;
  const toPercent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return `left:${toPercent(box.x, width)};top:${toPercent(box.y, height)};width:${toPercent(box.width, width)};height:${toPercent(box.height, height)}`;
}

function formatValue(finding: Finding): string {
  return summariseValue(finding.field, finding.value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
