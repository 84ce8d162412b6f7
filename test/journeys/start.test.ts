import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { hasBrowser, launchBrowser } from '../support/browser.js';
import { copyProject } from '../support/copied-project.js';
import { RestClient } from '../support/rest-client.js';
import { waitUntil } from '../support/service.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLES = path.join(ROOT, 'src/demo/samples');

// Compiling, starting and recognising characters are slow on a busy machine.
jest.setTimeout(300_000);

/** Ends with the test run, however that ends: `read` returns when its pipe closes, and `kill 0` stops the process group. */
const NPM_START = '(npm start; kill 0) & read _; kill 0';

const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-start-'));
const project = path.join(folder, 'project');
const environment = {
  PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
  // Without the developer's own npm settings.
  HOME: folder,
  npm_config_update_notifier: 'false',
  DATA_DIR: path.join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'warn',
};
let service: ChildProcessWithoutNullStreams;
let output = '';
let warnings = '';

beforeAll(async () => {
  copyProject(project);
  service = spawn('sh', ['-c', NPM_START], { cwd: project, env: environment, detached: true });
  service.stdout.on('data', (chunk) => (output += chunk));
  service.stderr.on('data', (chunk) => (warnings += chunk));
  await waitUntil(async () => output.includes('API keys') || service.signalCode, 120_000);
  if (service.signalCode) throw new Error(`npm start failed:\n${output}${warnings}`);
});

afterAll(async () => {
  if (!service.signalCode) {
    const closed = once(service, 'close');
    service.stdin.end();
    await closed;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

test.each([
  ['an e-invoice in UBL', path.join(SAMPLES, 'feldmann-invoice.xml'), 'FS-2025-0417', '1335.83'],
  ['a PDF with an e-invoice inside', path.join(SAMPLES, 'hafenlicht-rechnung.pdf'), '2025/00862', '741.60'],
  ['a PDF with a text layer', path.join(SAMPLES, 'thistledown-invoice.pdf'), 'TC-20817', '1027.80'],
  ['a photo', path.join(ROOT, 'test/fixtures/photos/invoice.heic'), 'NW-20417', '1500.00'],
])('the service that npm starts reads %s', async (_kind, file, invoiceNumber, totalPrice) => {
  const keys = JSON.parse(readFileSync(path.join(folder, 'data/demo-keys.json'), 'utf8')) as { owner: string };
  const rest = new RestClient({ baseUrl: /REST +(http:\S+)\/v1/.exec(output)![1]! }, keys.owner);
  const uploaded = await rest.upload(readFileSync(file));
  expect(uploaded.status).toBe(201);
  const read = await waitUntil(async () => {
    const { body } = await rest.get(`/invoices/${uploaded.body.uid}`);
    return body.processing_status !== 'processing' && body;
  }, 240_000);
  expect(read).toMatchObject({
    processing_status: 'finished',
    invoice_number: invoiceNumber,
    total_price: totalPrice,
  });
});

/** Drops a file on a page. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const content = `Uint8Array.from(atob('${bytes.toString('base64')}'), (character) => character.charCodeAt(0))`;
  await page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${content}], '${name}'));
    for (const type of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
  }`);
}

(hasBrowser ? describe : describe.skip)('the first minute of the README', () => {
  test('ends with a corrected, approved invoice', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(/REST +(http:\S+)\/v1/.exec(output)![1]!);
      await page.getByRole('button', { name: 'Open the demo account' }).click();
      await page.getByRole('link', { name: 'Trois Ponts' }).waitFor();
      await drop(page, 'from-the-kitchen.pdf', readFileSync(path.join(SAMPLES, 'thistledown-invoice.pdf')));
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await uploads.getByText('Finished').waitFor();
      await uploads.getByRole('link', { name: 'Thistledown Catering Ltd' }).click();
      await uploads.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: /^Total £1,027.80/ }).hover();
      await page.locator('.mark[data-kind=active]').waitFor();
      await page.getByRole('button', { name: /^Due date/ }).click();
      await page.getByRole('button', { name: 'Oct 28, 2025' }).last().click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: /^Due date Oct 28, 2025/ }).waitFor();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await page.locator('[data-status=APPROVED]').waitFor();
      expect(await page.getByRole('button', { name: /^Due date/ }).count()).toBe(0);
    } finally {
      await browser.close();
    }
  });
});

test('it starts and reads files without warnings', () => {
  expect(warnings).toBe('');
});

// Process managers know npm only. The scripts run after the others, because npm start compiles again.
test.each([['start'], ['run cli -- serve']])('SIGTERM to npm %s ends the service', async (script) => {
  const settings = { DATA_DIR: path.join(folder, 'stopped'), DEMO: 'off' };
  const npm = spawn('npm', script.split(' '), { cwd: project, env: { ...environment, ...settings }, detached: true });
  try {
    let text = '';
    npm.stdout.on('data', (chunk) => (text += chunk));
    const url = await waitUntil(async () => /REST +(http:\S+)\/v1/.exec(text)?.[1], 120_000);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${url}/live`)).rejects.toThrow('fetch failed');
  } finally {
    killGroup(npm.pid!);
  }
});

/** Ends what is left of a process and of those that it has started. */
function killGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}
