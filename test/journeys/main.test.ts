import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = path.resolve(import.meta.dirname, '../../../dist/server/main.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Stop = (child: ChildProcess, output: string) => unknown;

/** Starts the service, and stops it once it reports that it is ready. */
function start(
  settings: Record<string, string>,
  stop: Stop = (child) => child.kill('SIGTERM'),
): Promise<{ exitCode: number | null; output: string; error: string }> {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN], { env });
    let output = '';
    let error = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout.on('data', function onReady() {
      if (!output.includes('/v1')) return;
      child.stdout.off('data', onReady);
      void stop(child, output);
    });
    child.stderr.on('data', (chunk) => (error += chunk));
    child.on('close', (exitCode) => resolve({ exitCode, output, error }));
  });
}

describe('the service', () => {
  it('starts in an empty folder, prints the keys of its demo account, and stops on a signal', async () => {
    const data = path.join(folder, 'new', 'data');
    const { exitCode, output, error } = await start({ DATA_DIR: data });
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
    expect(output).toMatch(/GraphQL +http.*\/graphql\n +Explorer .*\n +REST +http.*\/v1\n +Reference /);
    expect(output.match(/^ +(owner|admin|approver|member|viewer) +igk_\w+ /gm)).toHaveLength(5);
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['demo-keys.json', 'invoices.sqlite']));
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  it('lets only its own user read what it stores, also what an earlier version created', async () => {
    await start({});
    chmodSync(path.join(folder, 'invoices.sqlite'), 0o644);
    let modes: string[] = [];
    await start({}, (child) => {
      const found = readdirSync(folder, { recursive: true, withFileTypes: true });
      modes = found.map((entry) => {
        const { mode } = statSync(path.join(entry.parentPath, entry.name));
        return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
      });
      child.kill('SIGTERM');
    });
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
  });

  it('prints no pages and no keys if inbox, explorer and demo are off', async () => {
    const { exitCode, output } = await start({ DEMO: 'off', EXPLORER: 'off', INBOX: 'off' });
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Invoice Graph is ready\.\n +GraphQL [^\n]+\n +REST [^\n]+\n$/);
  });

  it('stops when the operator presses Ctrl-C', async () => {
    const { exitCode, error } = await start({ DEMO: 'off' }, (child) => child.kill('SIGINT'));
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
  });

  it('does not migrate the database if MIGRATE is off', async () => {
    const { exitCode, error } = await start({ MIGRATE: 'off' });
    expect(exitCode).toBe(1);
    expect(error).toMatch(/The database is empty or of an older version\. Run `invoice-graph migrate`/);
  });

  it('exits at once on the second signal, even while it waits for a call', async () => {
    const { exitCode } = await start({ DEMO: 'off' }, async (child, output) => {
      const port = Number(/REST +http:\/\/[^:]+:(\d+)/.exec(output)?.[1]);
      const call = connect(port, '127.0.0.1', () => call.write('POST /v1/invoices HTTP/1.1\r\nHost: a\r\nContent-'));
      call.on('error', () => undefined);
      await sleep(200);
      child.kill('SIGTERM');
      await sleep(200);
      child.kill('SIGTERM');
    });
    expect(exitCode).toBe(1);
  });

  it('reports all invalid settings and exits', async () => {
    const { exitCode, output, error } = await start({ PORT: 'four', ROLE: 'boss' });
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toMatch(/PORT: .*\n.*ROLE: /);
  });

  it('reports in one line why it cannot start, and exits', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    const { exitCode, output, error } = await start({ DATA_DIR: path.join(folder, 'file', 'data') });
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
    expect(error).toMatch(/^Invoice Graph could not start: [^\n]+\n$/);
  });
});
