import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { ServiceProcess } from '../support/service-process.js';
import { waitUntil } from '../support/service.js';

const SAMPLE = path.resolve(import.meta.dirname, '../../../src/demo/samples/feldmann-invoice.xml');
const SECRET = 'the secret of this installation, which no log line may contain';
const SEARCH = 'Friedensreich';
const FILE_NAME = 'Zwetschgenkuchen.xml';

describe.each(DIALECTS)('on %s', (dialect) => {
  let created: TestDatabase;
  let running: ServiceProcess[];

  beforeEach(async () => {
    created = await createTestDatabase(dialect);
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((each) => each.stop()));
    await created.drop();
  });

  function start(settings: Record<string, string> = {}): ServiceProcess {
    const started = new ServiceProcess({
      SECRET_KEY: SECRET,
      DATA_DIR: created.folder,
      DATABASE_URL: created.url,
      ...settings,
    });
    running.push(started);
    return started;
  }

  /** Calls the service over both faces, with success and with errors, and waits until a file has been read. */
  async function useService(service: ServiceProcess): Promise<{ secrets: string[] }> {
    const { port } = await service.find('start');
    const base = `http://127.0.0.1:${port}`;
    const keys = await waitUntil(async () => service.output.match(/igk_\w+/g));
    const headers = { 'Api-Key': keys[0] ?? '' };
    const call = (url: string, options: RequestInit & { headers?: Record<string, string> } = {}) =>
      fetch(`${base}${url}`, { ...options, headers: { ...headers, ...options.headers } });
    const ask = (query: string, variables = {}) =>
      call('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'a-known-id' },
        body: JSON.stringify({ query, variables }),
      });
    await call(`/v1/invoices/?query=${SEARCH}`, { headers: { 'X-Request-Id': 'search-1' } });
    await call('/v1/invoices/', { headers: { 'Api-Key': 'igk_unknown_unknown' } });
    await call('/v1/invoices/', { method: 'PATCH' });
    await call('/nowhere');
    await ask(`query ${SEARCH}($q: String) { invoices(filter: { query: $q }) { nodes { uid } } }`, { q: SEARCH });
    await ask('{ invoice(uid: "0190f3b0-0000-7000-8000-000000000000") { uid } }');
    const form = new FormData();
    form.set('file', new Blob([readFileSync(SAMPLE)]), FILE_NAME);
    const uploaded = (await (await call('/v1/invoices/', { method: 'POST', body: form })).json()) as { uid: string };
    await service.find('job', ({ invoice }) => invoice === uploaded.uid);
    const one = (await (await call(`/v1/invoices/${uploaded.uid}`)).json()) as { file: string };
    await (await fetch(one.file)).arrayBuffer();
    return { secrets: [...keys, ...keys.map((key) => key.split('_')[2] ?? ''), new URL(one.file).search] };
  }

  it('one line for each request, job and start says who did what, and holds no secrets or personal data', async () => {
    const service = start();
    const { secrets } = await useService(service);
    const search = await service.find('request', ({ requestId }) => requestId === 'search-1');
    await service.find('request', ({ operation }) => operation === 'GET /files');
    await service.stop();

    expect(service.list('start')).toEqual([
      expect.objectContaining({ role: 'all', version: expect.any(String), port: expect.any(Number) }),
    ]);
    expect(search).toMatchObject({
      level: 30,
      operation: 'GET /v1/invoices',
      status: 200,
      milliseconds: expect.any(Number),
      account: expect.stringMatching(/^[\da-f-]{36}$/),
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const lines = service.list('request').map(({ operation, status, codes }) => [operation, status, codes]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['GET /v1/invoices', 401, ['unauthorized']],
        ['PATCH /v1/invoices', 405, ['method_not_allowed']],
        ['GET /*', 404, undefined],
        ['query invoices', 200, undefined],
        ['query invoice', 200, ['NOT_FOUND']],
        ['POST /v1/invoices', 201, undefined],
        ['GET /v1/invoices/:uid', 200, undefined],
      ]),
    );
    expect(service.list('job')).toContainEqual(
      expect.objectContaining({ account: search['account'], outcome: 'finished', format: 'ubl', attempts: 1 }),
    );
    const personal = ['owner@', 'example.com', SEARCH, FILE_NAME, 'Feldmann', '127.0.0.1', created.folder];
    for (const text of [...secrets, SECRET, ...personal]) expect(service.log).not.toContain(text);
  });

  it('metrics count requests, errors, jobs, uploads and connections', async () => {
    const service = start();
    await useService(service);
    const requests = await service.readMetric('invoice_graph_requests_total');
    expect(requests).toMatchObject({
      'operation="GET /v1/invoices",status="200"': 1,
      'operation="GET /v1/invoices",status="401"': 1,
      'operation="query invoices",status="200"': 1,
    });
    expect(await service.readMetric('invoice_graph_request_errors_total')).toMatchObject({
      'operation="query invoice",code="NOT_FOUND"': 1,
    });
    expect(await service.readMetric('invoice_graph_request_duration_seconds_count')).toMatchObject({
      'operation="query invoices"': 1,
    });
    // The demo has read files too.
    const jobs = await service.readMetric('invoice_graph_job_duration_seconds_count');
    expect(jobs['kind="process_invoice",format="ubl",outcome="finished"']).toBeGreaterThanOrEqual(1);
    expect(await service.readMetric('invoice_graph_queue_jobs')).toHaveProperty('state="queued"');
    expect(await service.readMetric('invoice_graph_queue_oldest_seconds')).toHaveProperty('');
    expect((await service.readMetric('invoice_graph_upload_bytes_total'))['']).toBeGreaterThan(1_000);
    expect(await service.readMetric('nodejs_eventloop_lag_p99_seconds')).toHaveProperty('');
    const pools = await service.readMetric('invoice_graph_database_pool_connections');
    expect(pools['pool="reader",state="limit"']).toBe(dialect === 'mysql' ? 10 : undefined);
  });

  it('a worker answers probes and metrics on its own port, and is not ready while its folder is away', async () => {
    const worker = start({ ROLE: 'worker' });
    expect(await worker.readMonitoring('/live')).toMatchObject({ status: 200 });
    expect(await worker.readMonitoring('/ready')).toMatchObject({ status: 200 });
    expect((await worker.readMonitoring('/metrics')).text).toContain('role="worker"');
    expect(await worker.readMonitoring('/v1/invoices/')).toMatchObject({ status: 404 });
    renameSync(created.folder, `${created.folder}-away`);
    const { status, text } = await worker.readMonitoring('/ready');
    renameSync(`${created.folder}-away`, created.folder);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ reasons: { files: expect.any(String) } });
  });
});

it('probes and requests are not written at the level warn', async () => {
  const created = await createTestDatabase('sqlite');
  const service = new ServiceProcess({
    SECRET_KEY: SECRET,
    DATA_DIR: created.folder,
    DATABASE_URL: created.url,
    LOG_LEVEL: 'warn',
    DEMO: 'off',
  });
  const url = await waitUntil(async () => /http:\S+(?=\/v1)/.exec(service.output)?.[0]);
  await fetch(`${url}/live`);
  await fetch(`${url}/v1/`);
  await service.stop();
  await created.drop();
  expect(service.log).toBe('');
});
