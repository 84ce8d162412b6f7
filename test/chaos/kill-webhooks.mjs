/**
 * Kills workers and API processes while invoices change, and checks that a webhook gets every event of the history, those of one invoice in
 * their order.
 *
 * npm run chaos -- kill-webhooks [--kills 20] [--files 40] [--database mysql]
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Checks, listSome } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { createSmallInvoice } from './support/documents.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    files: { type: 'string', default: '40' },
    database: { type: 'string', default: 'mysql' },
  },
});
const KILLS = Math.min(Number(options.kills), 200);
const FILES = Math.min(Number(options.files), 500);
const SETTLE_MS = 300_000;
/** One message in this many is refused, the first time: the pause after a second refusal is long. */
const REFUSED = 20;
const EVENTS = `SELECT history_event.uid AS uid, invoice.uid AS invoice FROM history_event
  JOIN invoice ON invoice.id = history_event.invoice_id ORDER BY history_event.id`;
const CREATE = `mutation ($url: String!) { createWebhook(input: { url: $url }) { webhook { uid } } }`;

const checks = new Checks();
const received = [];
const refused = new Set();
const receiver = createServer((request, response) => {
  void (async () => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const uid = request.headers['webhook-id'];
    const isRefused = randomInt(REFUSED) === 0 && !refused.has(uid);
    if (isRefused) refused.add(uid);
    const { data } = JSON.parse(body);
    await sleep(randomInt(0, 30));
    if (!isRefused) received.push({ uid, invoice: data.invoice.uid });
    response.writeHead(isRefused ? 503 : 204).end();
  })().catch(() => response.destroy());
});
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${receiver.address().port}/in`;

const settings = {
  WEBHOOK_ALLOW_PRIVATE: 'on',
  WEBHOOK_POLL_MILLISECONDS: '100',
  WEBHOOK_TIMEOUT_SECONDS: '1',
  PARSER_PROCESSES: '1',
};
const workspace = await openWorkspace({ database: options.database, settings });
try {
  const client = new Client(workspace.baseUrl, workspace.key);
  const api = new ServiceProcess(workspace, { role: 'api' });
  const workers = [1, 2].map((number) => new ServiceProcess(workspace, { role: 'worker', name: `worker-${number}` }));
  await api.start();
  const { status, body } = await client.call('POST', '/graphql', { json: { query: CREATE, variables: { url } } });
  if (status !== 200 || body.errors) throw new Error(`the webhook was not created: ${JSON.stringify(body)}`);
  await Promise.all(workers.map((worker) => worker.start()));
  const changing = changeInvoices(client);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const victim = [api, ...workers][randomInt(3)];
    await sleep(randomInt(100, 1_500));
    await victim.kill();
    await victim.start();
  }
  await changing.end();
  const missing = await waitForAll();
  console.log(`${KILLS} kills over ${FILES} files on ${options.database}: ${received.length} messages accepted`);
  checks.that('every event of the history was received', missing.length === 0, `missing ${listSome(missing)}`);
  await checkOrder();
} finally {
  await workspace.close();
  receiver.closeAllConnections();
  receiver.close();
}
checks.finish();

/** Uploads files, and decides on them again and again, until it is ended. */
function changeInvoices(client) {
  const state = { isOver: false };
  const uids = [];
  const change = async () => {
    while (!state.isOver) {
      if (uids.length < FILES) {
        const { uid } = await client.uploadByRest(createSmallInvoice());
        if (uid) uids.push(uid);
      }
      const uid = uids[randomInt(Math.max(1, uids.length))];
      const action = ['approve', 'remove-approval'][randomInt(2)];
      if (uid) await client.call('POST', `/v1/invoices/${uid}/${action}`, { json: {} });
      await sleep(randomInt(5, 50));
    }
  };
  const changing = Promise.all(Array.from({ length: 4 }, change));
  return {
    end() {
      state.isOver = true;
      return changing;
    },
  };
}

/** Waits until everything has arrived; returns the events that have not when the time is up. */
async function waitForAll() {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const arrived = new Set(received.map(({ uid }) => uid));
    const events = await workspace.rows(EVENTS);
    const jobs = await workspace.number('SELECT COUNT(*) AS number FROM job');
    const missing = events.filter(({ uid }) => !arrived.has(uid));
    if ((missing.length === 0 && jobs === 0) || Date.now() > deadline) return missing;
    await sleep(1_000);
  }
}

async function checkOrder() {
  const events = await workspace.rows(EVENTS);
  const known = new Set(events.map(({ uid }) => uid));
  const unknown = received.filter(({ uid }) => !known.has(uid));
  checks.that('no message reports what was not committed', unknown.length === 0, listSome(unknown));
  const first = new Map();
  for (const { uid } of received) if (!first.has(uid)) first.set(uid, first.size);
  const last = new Map();
  const early = [];
  for (const { uid, invoice } of events) {
    if ((first.get(uid) ?? -1) < (last.get(invoice) ?? -1)) early.push(uid);
    last.set(invoice, first.get(uid) ?? -1);
  }
  checks.that('the events of each invoice arrive in their order', early.length === 0, listSome(early));
  const repeated = received.length - first.size;
  checks.that('few messages arrive twice', repeated <= KILLS * 8, `${repeated} of ${received.length}`);
}
