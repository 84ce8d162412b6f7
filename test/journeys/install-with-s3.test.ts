import { afterAll, expect, jest, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RestClient } from '../support/rest-client.js';
import { describeOnS3, useS3 } from '../support/s3.js';
import { waitUntil } from '../support/service.js';

const CLI = path.resolve(import.meta.dirname, '../../../dist/server/cli.js');
const INVOICE = path.resolve(import.meta.dirname, '../../../src/demo/samples/feldmann-invoice.xml');

// Starting the servers is slow on a busy machine.
jest.setTimeout(120_000);

describeOnS3('an installation with files in S3', () => {
  const s3 = useS3();
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-install-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

  test('is set up by one command, serves files, and writes no warning', async () => {
    const settings = { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...s3.environment };
    const options = { cwd: folder, env: settings };
    const store = await s3.createFileStore();
    const init = ['init', '--name', 'First', '--owner-email', 'owner@example.com', '--file-store', store];
    const made = JSON.parse(execFileSync(process.execPath, [CLI, ...init], { ...options, encoding: 'utf8' }));
    const service = spawn(process.execPath, [CLI, '--settings', 'invoice-graph.env', 'serve'], options);
    let output = '';
    let log = '';
    service.stdout.on('data', (chunk) => (output += chunk));
    service.stderr.on('data', (chunk) => (log += chunk));
    try {
      const baseUrl = await waitUntil(async () => /REST +(http:\S+)\/v1/.exec(output)?.[1]);
      const rest = new RestClient({ baseUrl }, made.key.api_key);
      const bytes = readFileSync(INVOICE);
      const { body } = await rest.upload(bytes);
      await waitUntil(
        async () => (await rest.get(`/invoices/${body.uid}`)).body.processing_status === 'finished',
        60_000,
      );
      expect(Buffer.from(await (await fetch(body.file)).arrayBuffer())).toEqual(bytes);
    } finally {
      service.kill('SIGTERM');
      await once(service, 'close');
    }
    // The cage reports what this system does not permit.
    const lines = log.split('\n').filter((line) => line !== '' && !line.includes('the parser processes'));
    expect(lines).toEqual([]);
  });
});
