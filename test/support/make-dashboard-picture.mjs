// Renders the picture of the dashboard: two APIs and two workers on MariaDB under load, measured by Prometheus. Draws the panels itself, because
// Grafana is not a package of Debian or npm. Needs MariaDB, Prometheus and Chromium.
// npm run build && node test/support/make-dashboard-picture.mjs docs/images/dashboard.webp
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { Client } from '../chaos/support/client.mjs';
import { History } from '../chaos/support/history.mjs';
import { Load } from '../chaos/support/load.mjs';
import { ServiceProcess } from '../chaos/support/service-process.mjs';
import { openWorkspace } from '../chaos/support/workspace.mjs';
import { drawDashboard } from './dashboard-page.mjs';
import { findFreePort } from './mariadb.mjs';

const [output = 'docs/images/dashboard.webp'] = process.argv.slice(2);
const LOAD_MS = 180_000;
const SCRAPE_SECONDS = 2;
/** Uploads of files that take longer than the small e-invoices of the load. */
const FILE_PAUSE_MS = 3_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['src/demo/samples/thistledown-invoice.pdf', 'test/fixtures/photos/invoice.heic'];
const dashboard = JSON.parse(readFileSync(path.join(ROOT, 'deploy/monitoring/dashboard.json'), 'utf8'));

const workspace = await openWorkspace({ database: 'mysql', settings: { SECRET_KEY: 'k'.repeat(32) } });
const prometheus = { port: await findFreePort(), child: null };
try {
  const processes = await startProcesses();
  prometheus.child = startPrometheus(processes);
  const begin = Date.now() / 1_000;
  await putUnderLoad(processes.filter(({ role }) => role === 'api'));
  const panels = await readPanels(begin, Date.now() / 1_000);
  await takePicture(drawDashboard(dashboard.panels, panels));
} finally {
  prometheus.child?.kill();
  await workspace.close();
}

async function startProcesses() {
  const processes = [];
  for (const name of ['api-1', 'api-2', 'worker-1', 'worker-2']) {
    const [role] = name.split('-');
    const metricsPort = await findFreePort();
    const settings = { METRICS_PORT: String(metricsPort) };
    const service = new ServiceProcess(workspace, { role, name, settings, port: await findFreePort() });
    await service.start();
    processes.push(service);
  }
  return processes;
}

function startPrometheus(processes) {
  const file = path.join(workspace.folder, 'prometheus.json');
  const targets = processes.map(({ name, settings }) => ({
    targets: [`127.0.0.1:${settings.METRICS_PORT}`],
    labels: { instance: name },
  }));
  writeFileSync(
    file,
    JSON.stringify({
      global: { scrape_interval: `${SCRAPE_SECONDS}s` },
      scrape_configs: [{ job_name: 'invoice-graph', static_configs: targets }],
    }),
  );
  const place = ['--storage.tsdb.path', path.join(workspace.folder, 'prometheus')];
  const address = `--web.listen-address=127.0.0.1:${prometheus.port}`;
  return spawn('prometheus', ['--config.file', file, address, ...place], { stdio: 'ignore' });
}

async function putUnderLoad(apis) {
  const history = new History(workspace.folder);
  const clients = apis.map(({ settings }) => new Client(`http://127.0.0.1:${settings.PORT}`, workspace.key));
  const loads = clients.map((client) => new Load(client, history));
  for (const load of loads) await load.start({ readers: 3, uploaders: 2, writers: 1, pause: 150 });
  const end = performance.now() + LOAD_MS;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const bytes = readFileSync(path.join(ROOT, FILES[turn % FILES.length]));
    await clients[turn % clients.length].uploadByRest({ name: 'file', bytes });
    await sleep(FILE_PAUSE_MS);
  }
  await Promise.all(loads.map((load) => load.end()));
  history.close();
}

/** Reads the series of each panel by its id. */
async function readPanels(start, end) {
  const entries = dashboard.panels.map(async ({ id, targets = [] }) => [id, await readSeries(targets, start, end)]);
  return new Map(await Promise.all(entries));
}

async function readSeries(targets, start, end) {
  const answers = targets.map(async ({ expr, legendFormat = '' }) => {
    const query = expr.replaceAll(/\$(?:job|instance)\b/g, '.*').replaceAll('$__rate_interval', '20s');
    const words = new URLSearchParams({ query, start, end, step: SCRAPE_SECONDS });
    const response = await fetch(`http://127.0.0.1:${prometheus.port}/api/v1/query_range?${words}`);
    const { data } = await response.json();
    return data.result.map(({ metric, values }) => ({
      name: legendFormat.replaceAll(/{{(\w+)}}/g, (_, label) => metric[label] ?? ''),
      points: values.map(([time, value]) => [time, Number(value)]).filter(([, value]) => Number.isFinite(value)),
    }));
  });
  return (await Promise.all(answers)).flat().filter(({ points }) => points.length > 0);
}

async function takePicture(html) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
    await page.setContent(html);
    const png = await page.screenshot({ fullPage: true });
    writeFileSync(output, await sharp(png).webp({ quality: 80 }).toBuffer());
  } finally {
    await browser.close();
  }
}
