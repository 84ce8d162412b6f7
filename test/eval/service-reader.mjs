// Reads files the way a client does: uploads each to a running service, into a separate account, and waits for its detail.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const POLL_MILLISECONDS = 20;
const MAX_MILLISECONDS = 180_000;

/** Starts the service of a build on an empty folder; `read(path)` returns a REST detail, with the confidences from GraphQL. */
export async function startServiceReader(build) {
  const load = (module) => import(pathToFileURL(join(build, 'src', module)).href);
  await import('reflect-metadata');
  const { startServer } = await load('app.js');
  const { startWorker } = await load('start-worker.js');
  const { createCore } = await load('core.js');
  const { loadConfig } = await load('config.js');
  const { migrate } = await load('database/data-source.js');
  const folder = await mkdtemp(join(tmpdir(), 'eval-service-'));
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    JOB_POLL_MILLISECONDS: '50',
  });
  const core = await createCore(config);
  await migrate(core.database);
  const worker = startWorker(core);
  const server = await startServer(core);
  return {
    account: () => createAccount(core, server.publicUrl),
    async read(path) {
      return (await createAccount(core, server.publicUrl)).read(await readFile(path), basename(path));
    },
    async stop() {
      await server.stop();
      await worker.stop();
      await core.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an account; returns functions that read files one after another and change its data. */
async function createAccount(core, url) {
  const { issued } = await core.services.accounts.create({ name: 'eval', owner: { email: 'eval@example.com' } });
  const headers = { 'Api-Key': issued.secret };
  return {
    read: (bytes, name) => readThrough(url, headers, bytes, name),
    async send(method, path, json) {
      const init = { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
      const answer = await fetch(`${url}${path}`, init);
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    async createCategory(name) {
      const actor = await core.services.keys.authenticate(issued.secret);
      return (await core.services.categories.create(actor, { name })).uid;
    },
  };
}

async function readThrough(url, headers, bytes, name) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const started = performance.now();
  const answer = await fetch(`${url}/v1/invoices/`, { method: 'POST', headers, body });
  const created = await answer.json();
  if (answer.status !== 201) throw new Error(`upload answered ${answer.status}: ${created.error?.message}`);
  const deadline = Date.now() + MAX_MILLISECONDS;
  for (;;) {
    const detail = await (await fetch(`${url}/v1/invoices/${created.uid}`, { headers })).json();
    if (detail.processing_status === 'finished') {
      const milliseconds = performance.now() - started;
      return { prediction: detail, confidences: await readConfidences(url, headers, created.uid), milliseconds };
    }
    if (detail.processing_status === 'failed')
      throw new Error(`processing failed: ${JSON.stringify(detail.processing_error)}`);
    if (Date.now() > deadline) throw new Error('processing did not end');
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}

async function readConfidences(url, headers, uid) {
  const query = 'query ($uid: ID!) { invoice(uid: $uid) { extraction { field confidence } } }';
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { uid } }),
  });
  const { data } = await answer.json();
  return Object.fromEntries(data.invoice.extraction.map(({ field, confidence }) => [field, confidence]));
}
