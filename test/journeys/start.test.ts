import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RestClient } from '../support/rest-client.js';
import { waitUntil } from '../support/service.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLES = path.join(ROOT, 'src/demo/samples');

// Compiling, starting and recognising characters are slow on a busy machine.
jest.setTimeout(300_000);

/** Ends with the test run, however that ends: `read` returns when its pipe closes, and `kill 0` stops the process group. */
const NPM_START = '(npm start; kill 0) & read _; kill 0';

const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-start-'));
let service: ChildProcessWithoutNullStreams;
let output = '';
let warnings = '';

beforeAll(async () => {
  const environment = {
    PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    // Without the developer's own npm settings.
    HOME: folder,
    npm_config_update_notifier: 'false',
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
  service = spawn('sh', ['-c', NPM_START], { cwd: ROOT, env: environment, detached: true });
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

test('it starts and reads files without warnings', () => {
  expect(warnings).toBe('');
});
