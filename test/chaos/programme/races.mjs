import { createSmallInvoice } from '../support/documents.mjs';
import { settle } from '../support/uploads.mjs';
import { CollectedChecks } from './collected-checks.mjs';

/** Pairs of calls that are sent at the same time, and whether exactly one of them may succeed. */
const RACES = [
  ['approve', 'approve', true],
  ['approve', 'reject', true],
  ['approve', 'delete', false],
  ['update', 'delete', false],
  ['approve', 'update', false],
  ['delete', 'delete', true],
];

/** Sends pairs of calls about one invoice at the same time, again and again. */
export async function raceForStates({ subject, pick }) {
  const { client, workspace } = await subject();
  const checks = new CollectedChecks();
  const rounds = pick(15, 1_000);
  for (const [first, second, isExclusive] of RACES) {
    const uids = [];
    for (let round = 0; round < rounds; round += 1) uids.push((await client.uploadByRest(createSmallInvoice())).uid);
    await settle(workspace, 600_000);
    const wrong = [];
    for (const uid of uids) {
      const answers = await Promise.all([call(client, uid, first), call(client, uid, second)]);
      const winners = answers.filter(({ status }) => status === 200 || status === 204).length;
      const odd = answers.filter(({ status }) => ![200, 204, 403, 404, 409].includes(status));
      if (odd.length > 0 || winners === 0 || (isExclusive && winners !== 1))
        wrong.push(answers.map(({ status }) => status).join('+'));
    }
    checks.that(`${first} and ${second}`, wrong.length === 0, wrong.slice(0, 3).join(', '));
    const list = uids.map((uid) => `'${uid}'`).join(', ');
    const repeated =
      await workspace.rows(`SELECT invoice.uid AS uid, event.event AS event, COUNT(*) AS number FROM invoice
      JOIN history_event AS event ON event.invoice_id = invoice.id WHERE invoice.uid IN (${list}) GROUP BY invoice.uid, event.event HAVING COUNT(*) > 1`);
    checks.that(
      `${first} and ${second} leave one event each`,
      repeated.length === 0,
      JSON.stringify(repeated.slice(0, 2)),
    );
  }
  checks.figure(`${RACES.length} pairs × ${rounds}`);
  return checks.result;
}

function call(client, uid, what) {
  if (what === 'delete') return client.call('DELETE', `/v1/invoices/${uid}`);
  if (what === 'update') return client.call('PATCH', `/v1/invoices/${uid}`, { json: { invoice_number: 'R' } });
  return client.call('POST', `/v1/invoices/${uid}/${what}`, { json: {} });
}
