// Renders the README's picture: a sample invoice with numbered boxes beside its REST response. Needs Chromium.
// npm run build && node test/support/make-picture.mjs docs/images/invoice-and-answer.webp
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startMeasured } from '../bench/measured.mjs';

const [output = 'docs/images/invoice-and-answer.webp'] = process.argv.slice(2);
const ROOT = path.resolve(import.meta.dirname, '../..');
const SAMPLE = 'thistledown-invoice.pdf';
/** The keys of the response that the picture has room for. */
const SHOWN = [
  ['company', ['name', 'address', 'tax_number', 'phone']],
  ['invoice_number'],
  ['invoice_date'],
  ['total_price'],
  ['total_vat'],
  ['currency'],
  ['country'],
  ['language'],
  ['payment_type'],
  ['items', ['name', 'total_price', 'vat_rate']],
  ['vat_categories', ['vat_rate', 'base_amount', 'vat_amount']],
  ['processing_status'],
  ['approvement_status'],
  ['permissions', ['can_update', 'can_approve']],
];

const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-picture-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1500, height: 980 } });
  const { figure, numbers } = await explainSample(page);
  await page.setContent(renderPicture(figure, renderJson(await readSample(), numbers)));
  const png = await page.locator('main').screenshot();
  writeFileSync(output, await sharp(png).webp({ quality: 86 }).toBuffer());
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Renders the page of `explain` with its boxes; returns it with the number of each field. */
async function explainSample(page) {
  const file = path.join(folder, 'explained.html');
  const command = ['dist/server/cli.js', 'explain', `src/demo/samples/${SAMPLE}`, '--output', file];
  execFileSync(process.execPath, command, { cwd: ROOT });
  await page.setContent(readFileSync(file, 'utf8'));
  const rows = await page.locator('tr').evaluateAll((found) => found.map((row) => row.innerText.split('\t')));
  const numbers = new Map(rows.filter(([number]) => number.trim()).map(([number, field]) => [field, number.trim()]));
  return {
    figure: await page
      .locator('figure')
      .first()
      .evaluate((element) => element.outerHTML),
    numbers,
  };
}

/** Reads the sample over REST from a service with the demo account. */
async function readSample() {
  const data = path.join(folder, 'data');
  const main = new URL('../../dist/server/main.js', import.meta.url);
  const service = await startMeasured(main, { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' });
  try {
    const headers = { 'Api-Key': JSON.parse(readFileSync(path.join(data, 'demo-keys.json'), 'utf8')).owner };
    const read = async (place) => (await fetch(`${service.url}/v1/invoices/${place}`, { headers })).json();
    for (;;) {
      const { results } = await read('');
      const details = await Promise.all(results.map(({ uid }) => read(uid)));
      const sample = details.find((detail) => detail.file_name === SAMPLE);
      if (sample?.processing_status === 'finished') return sample;
      await wait(200);
    }
  } finally {
    await service.stop();
  }
}

function renderJson(invoice, numbers) {
  const lines = SHOWN.map(([key, inner]) => {
    const line = `  ${renderPart('key', JSON.stringify(key))}: ${inner ? renderNested(key, invoice[key], inner, numbers) : renderValue(invoice[key])},`;
    return `${line}${renderBadge(numbers.get(key))}`;
  });
  return ['{', ...lines, `  ${renderPart('more', '…')}`, '}'].join('\n');
}

function renderNested(name, found, keys, numbers) {
  if (Array.isArray(found)) return `[\n${found.map((row) => `    ${renderRow(row, keys)}`).join(',\n')}\n  ]`;
  if (name === 'permissions') return renderRow(found, keys);
  const lines = keys.map((key) => `    ${renderPair(key, found[key])}${renderBadge(numbers.get(`${name}.${key}`))}`);
  return `{\n${lines.join('\n')}\n  }`;
}

function renderRow(row, keys) {
  return `{ ${keys.map((key) => renderPair(key, row[key])).join(', ')} }`;
}

function renderPair(key, found) {
  return `${renderPart('key', JSON.stringify(key))}: ${renderValue(found)}`;
}

function renderValue(found) {
  return renderPart('value', JSON.stringify(found));
}

function renderBadge(number) {
  return number ? ` <span class="number">${number}</span>` : '';
}

function renderPart(kind, text) {
  return `<span class="${kind}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
}

function renderPicture(figure, json) {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; background: #fff; }
    main { box-sizing: border-box; width: 1500px; padding: 26px; display: grid; grid-template-columns: 660px minmax(0, 1fr); gap: 26px;
      font: 17px/1.4 system-ui, sans-serif; color: #1c2430; background: #eef1f5; }
    h2 { font-size: 20px; margin: 0 0 12px; } h2 small { font-weight: normal; color: #5b6675; }
    .page { height: 690px; overflow: hidden; border: 1px solid #d5dae2; border-radius: 8px; }
    figure { position: relative; margin: 0; }
    img { display: block; width: 100%; }
    .box { position: absolute; outline: 2px solid #c2410c; background: #f9731622; }
    .box span { position: absolute; left: calc(100% + 3px); top: 50%; transform: translateY(-50%); }
    .number { background: #c2410c; color: #fff; border-radius: 9px; font: 600 13px/18px system-ui, sans-serif; padding: 0 6px; white-space: nowrap; }
    pre { box-sizing: border-box; margin: 0; height: 692px; padding: 16px 20px; background: #18202c; color: #c7d0dd; border-radius: 8px;
      font: 14.8px/1.6 'DejaVu Sans Mono', monospace; overflow: hidden; }
    .key { color: #8ec5ff; } .value { color: #f3d08a; } .more { color: #7f8b9b; }
  </style>
  <main>
    <section><h2>In: a PDF, a scan, a photo or an e-invoice</h2><div class="page">${figure}</div></section>
    <section><h2>Out: the invoice, over REST and GraphQL</h2><pre>${json}</pre></section>
  </main>`;
}
