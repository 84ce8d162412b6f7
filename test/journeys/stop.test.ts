import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../src/config.js';
import { createCore, type Core } from '../../src/core.js';
import { createTestDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { waitUntil } from '../support/service.js';

const MAIN = path.resolve(import.meta.dirname, '../../../dist/server/main.js');
const ROOT = path.resolve(import.meta.dirname, '../../..');
const INVOICE = readFileSync(path.join(ROOT, 'src/demo/samples/feldmann-invoice.xml'));
const PHOTO = readFileSync(path.join(ROOT, 'test/fixtures/photos/invoice.heic'));
const POLL_MILLISECONDS = 100;

// Processes start slowly on a busy machine.
jest.setTimeout(240_000);

/** A process of the service. */
interface Process {
  readonly url: string;
  /** The address for monitoring. */
  readonly monitoringUrl: string;
  /** Sends SIGTERM; resolves with the exit code, or the signal that ended it. */
  stop(): Promise<number | string | null>;
}

describe.each(DIALECTS)('a process that is told to stop, on %s', (dialect) => {
  let created: TestDatabase;
  let core: Core;
  let apiKey: string;
  let environment: Record<string, string>;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    created = await createTestDatabase(dialect);
    environment = {
      DATA_DIR: created.folder,
      DATABASE_URL: created.url,
      DEMO: 'off',
      RATE_LIMIT: 'off',
      METRICS_PORT: '0',
    };
    core = await createCore(loadConfig({ ...environment, LOG_LEVEL: 'error' }));
    const { issued } = await core.services.accounts.create({ name: 'Stopped', owner: { email: 'owner@example.com' } });
    apiKey = issued.secret;
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await core.database.close();
    await created.drop();
  });

  async function start(settings: Record<string, string>): Promise<Process> {
    const env = { PATH: process.env['PATH'], PORT: '0', ...environment, ...settings };
    const child = spawn(process.execPath, [MAIN], { env });
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const ended = new Promise<number | string | null>((resolve) => {
      child.on('close', (code, signal) => resolve(code ?? signal));
    });
    const isStarted = () => output.includes('ready.') && output.includes('"msg":"start"');
    await waitUntil(async () => isStarted() || child.exitCode !== null);
    const url = /GraphQL +(\S+)\/graphql/.exec(output)?.[1];
    const metricsPort = /"metricsPort":(\d+)/.exec(output)?.[1];
    if (url === undefined) throw new Error(`The service did not start: ${output}`);
    return {
      url,
      monitoringUrl: `http://127.0.0.1:${metricsPort}`,
      stop() {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }

  const upload = async (url: string, content: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), 'file');
    const response = await fetch(`${url}/v1/invoices/`, { method: 'POST', headers: { 'Api-Key': apiKey }, body: form });
    await response.text();
    return response.status;
  };

  const readJobs = () =>
    core.database.reader.query<{ status: string; attempts: number; lease_token: string | null }[]>(
      'SELECT status, attempts, lease_token FROM job',
    );

  it('returns the photo that it is reading to the queue at once, without an attempt, and exits', async () => {
    const reading = await start({ SHUTDOWN_SECONDS: '600' });
    expect(await upload(reading.url, PHOTO)).toBe(201);
    await waitUntil(async () => (await readJobs())[0]?.status === 'running');
    expect(await reading.stop()).toBe(0);
    expect(await readJobs()).toEqual([{ status: 'queued', attempts: 0, lease_token: null }]);
  });

  it('serves requests during the drain delay, while it reports that it is not ready', async () => {
    const draining = await start({ ROLE: 'api', DRAIN_SECONDS: '3' });
    expect((await fetch(`${draining.url}/ready`)).status).toBe(200);
    const ended = draining.stop();
    const ready = await waitUntil(async () => {
      const response = await fetch(`${draining.url}/ready`);
      return response.status === 503 && response;
    });
    expect(await ready.json()).toEqual({
      status: 'unavailable',
      reasons: { process: 'This process is stopping. Send requests to another one.' },
    });
    // Orchestrators ask the port for monitoring.
    expect((await fetch(`${draining.monitoringUrl}/ready`)).status).toBe(503);
    expect((await fetch(`${draining.monitoringUrl}/live`)).status).toBe(200);
    const answer = await fetch(`${draining.url}/v1/invoices/`, { headers: { 'Api-Key': apiKey } });
    // The next request of this client should reach another process.
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
  });

  it('loses no request behind a balancer during a rolling restart', async () => {
    const settings = { ROLE: 'api', DRAIN_SECONDS: '1' };
    const balancer = new Balancer();
    const url = await balancer.listen();
    let processes = [await start(settings), await start(settings)];
    balancer.targets = processes.map((each) => each.url);
    await waitUntil(async () => balancer.ready.size === 2);
    const answers: (number | string)[] = [];
    const over = new AbortController();
    const read = async () => {
      while (!over.signal.aborted) {
        const response = await fetch(`${url}/v1/invoices/`, { headers: { 'Api-Key': apiKey } });
        await response.text();
        answers.push(response.status);
      }
    };
    const write = async () => {
      while (!over.signal.aborted) {
        answers.push(await upload(url, INVOICE));
        await sleep(20);
      }
    };
    const clients = [read(), read(), write(), write()];
    for (const old of processes) {
      const successor = await start(settings);
      balancer.targets = [...balancer.targets, successor.url];
      await waitUntil(async () => balancer.ready.has(successor.url));
      expect(await old.stop()).toBe(0);
      balancer.targets = balancer.targets.filter((target) => target !== old.url);
      processes = [...processes, successor];
    }
    over.abort();
    await Promise.all(clients);
    await balancer.close();
    expect([...new Set(answers)].toSorted()).toEqual([200, 201]);
    expect(balancer.failures).toEqual([]);
  });
});

/** Sends each request to the next process that reported to be ready when it was last asked, over connections that it keeps. Never repeats one. */
class Balancer {
  targets: string[] = [];
  readonly ready = new Set<string>();
  readonly failures: string[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server = createServer((incoming, outgoing) => {
    const candidates = this.targets.filter((target) => this.ready.has(target));
    const target = candidates[(this.turn += 1) % candidates.length];
    const { method, headers, url } = incoming;
    const forwarded = request(`${target}${url}`, {
      method,
      headers: { ...headers, connection: 'keep-alive' },
      agent: this.agent,
    });
    forwarded.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { 'Content-Type': response.headers['content-type'] });
      response.pipe(outgoing);
    });
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      this.failures.push(`${method} ${url}: ${error.code}`);
      outgoing.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  });
  private readonly timer = setInterval(() => void this.look(), POLL_MILLISECONDS);
  private turn = 0;

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async look(): Promise<void> {
    for (const target of this.targets) {
      const isReady = await fetch(`${target}/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) this.ready.add(target);
      else this.ready.delete(target);
    }
  }
}
