import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSmallInvoice } from '../support/documents.mjs';
import { checkStore, settle, uploadRecorded } from '../support/uploads.mjs';
import { scenario } from './scenario.mjs';

const CALLERS = 6;
const STATES = ['waiting', 'approved', 'rejected'];
const LEGAL = {
  approve: ['waiting', 'approved'],
  reject: ['waiting', 'rejected'],
  'remove-approval': ['approved', 'waiting'],
};
const EVENTS = { approved: 'approve', rejected: 'reject', approval_removed: 'remove-approval' };

/** Kills the service during changes and exports. */
export const killWhileChanging = scenario({}, async ({ checks, client, history, pick, start, workspace }) => {
  const service = await start('all');
  const uids = [];
  for (let index = 0; index < 40; index += 1)
    uids.push((await uploadRecorded(client, history, createSmallInvoice())).uid);
  await settle(workspace, 120_000);
  const state = { isUp: true, isOver: false, exports: [], changes: 0, deleted: new Set() };
  const callers = Array.from({ length: CALLERS }, () => keepChanging({ client, uids, state }));
  const kills = pick(6, 100);
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(randomInt(100, 900));
    state.isUp = false;
    await service.kill();
    await service.start();
    state.isUp = true;
  }
  state.isOver = true;
  await Promise.all(callers);
  checks.figure(`${kills} kills, ${state.changes} changes acknowledged, ${state.exports.length} exports complete`);
  const cut = state.exports.filter(({ most, least, rows }) => rows > most || rows < least);
  checks.that('an export that arrives is whole', cut.length === 0, JSON.stringify(cut.slice(0, 3)));
  await checkTransitions(checks, workspace);
  const rows = await workspace.rows('SELECT uid FROM invoice WHERE deleted_at IS NULL');
  const back = rows.filter(({ uid }) => state.deleted.has(uid));
  checks.that('what was deleted stays deleted', back.length === 0, JSON.stringify(back));
  await checkStore(checks, workspace);
});

async function keepChanging({ client, uids, state }) {
  while (!state.isOver) {
    await sleep(randomInt(5, 40));
    if (!state.isUp) continue;
    const uid = uids[randomInt(uids.length)];
    const dice = randomInt(100);
    if (dice < 10) await exportAll(client, uids, state);
    else if (dice < 12 && state.deleted.size < 10) {
      const { status } = await client.call('DELETE', `/v1/invoices/${uid}`);
      if (status === 200 || status === 204) state.deleted.add(uid);
    } else if (dice < 70) {
      const action = Object.keys(LEGAL)[randomInt(3)];
      const { status } = await client.call('POST', `/v1/invoices/${uid}/${action}`, { json: {} });
      if (status === 200) state.changes += 1;
    } else {
      const { status } = await client.call('PATCH', `/v1/invoices/${uid}`, { json: { invoice_number: String(dice) } });
      if (status === 200) state.changes += 1;
    }
  }
}

async function exportAll(client, uids, state) {
  const least = uids.length - 10;
  const { status, body } = await client.call('POST', '/v1/invoices/export-csv', { json: {} });
  if (status === 200)
    state.exports.push({ most: uids.length, least, rows: String(body).trim().split('\r\n').length - 1 });
}

/** Follows the history of every invoice: each decision must start from the state that the one before led to. */
async function checkTransitions(checks, workspace) {
  const rows =
    await workspace.rows(`SELECT invoice.uid AS uid, invoice.approvement_status AS status, event.event AS event
    FROM invoice JOIN history_event AS event ON event.invoice_id = invoice.id ORDER BY event.id`);
  const states = new Map();
  const illegal = [];
  for (const { uid, event } of rows) {
    const action = EVENTS[event];
    if (!action) continue;
    const [from, to] = LEGAL[action];
    const known = states.get(uid) ?? STATES[0];
    if (known !== from && !(action === 'remove-approval' && known === 'rejected'))
      illegal.push(`${uid} ${known} ${event}`);
    states.set(uid, to);
  }
  const wrong = rows.filter(({ uid, status }) => (states.get(uid) ?? STATES[0]) !== status);
  checks.that('every history is a legal path', illegal.length === 0, illegal.slice(0, 3).join(', '));
  checks.that('every state is where its history leads', wrong.length === 0, JSON.stringify(wrong.slice(0, 2)));
}
