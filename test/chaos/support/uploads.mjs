import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listSome } from '../../support/checks.mjs';

/** Uploads a document through a face (`rest`, `rest with a key` or `graphql`) and records the request and the response. */
export async function uploadRecorded(client, history, document, face = 'rest') {
  const { sha256, bytes } = document;
  history.begin(sha256, { face, size: bytes.length });
  const key = face === 'rest with a key' ? sha256 : undefined;
  const answer = await (face === 'graphql' ? client.uploadByGraphql(document) : client.uploadByRest(document, key));
  const { status, uid, milliseconds } = answer;
  if (uid) history.end(sha256, 'ok', { uid, status, milliseconds });
  else if (isRefusal(answer)) history.end(sha256, 'refused', { status, milliseconds });
  else history.end(sha256, 'unknown', { status, problem: answer.problem, milliseconds });
  return answer;
}

/** An error that the client caused is final; after any other the upload may or may not exist. */
function isRefusal({ status, code }) {
  return (status >= 400 && status < 500 && status !== 409) || (status === 200 && code === 'BAD_USER_INPUT');
}

/** Waits until no invoice is being processed; returns how many still are when the time is up. */
export async function settle(workspace, limitMilliseconds) {
  const sql = "SELECT COUNT(*) AS number FROM invoice WHERE processing_status = 'processing'";
  const deadline = Date.now() + limitMilliseconds;
  for (;;) {
    const left = await workspace.number(sql);
    if (left === 0 || Date.now() > deadline) return left;
    await sleep(500);
  }
}

/** Checks all acknowledged uploads against the service, its database and its store. */
export async function checkUploads(checks, { workspace, client, history }) {
  const rows = await workspace.rows(
    'SELECT uid, file_sha256, file_key, processing_status, processing_error_code FROM invoice',
  );
  const bySha = groupBy(rows, (row) => row.file_sha256);
  const listed = groupBy(await client.listUids(), (uid) => uid);
  const acknowledged = history.listByOutcome('ok');
  const isOnce = ({ id, uid }) => bySha.get(id)?.length === 1 && bySha.get(id)[0].uid === uid;
  const lost = acknowledged.filter((entry) => !isOnce(entry) || listed.get(entry.uid)?.length !== 1);
  checks.that(
    'every acknowledged upload is stored exactly once',
    lost.length === 0,
    `${acknowledged.length}, bad ${listSome(lost)}`,
  );
  const twice = history.listByOutcome('unknown').filter(({ id }) => (bySha.get(id)?.length ?? 0) > 1);
  const present = history.listByOutcome('unknown').filter(({ id }) => bySha.has(id)).length;
  checks.that(
    'an upload without a response is stored at most once',
    twice.length === 0,
    `${history.listByOutcome('unknown').length}, ${present} of them there`,
  );
  const ghosts = history.listByOutcome('refused').filter(({ id }) => bySha.has(id));
  checks.that(
    'a refused upload is not stored',
    ghosts.length === 0,
    `${history.listByOutcome('refused').length}, bad ${listSome(ghosts)}`,
  );
  await checkBytes(checks, { workspace, client, acknowledged, bySha });
  const open = rows.filter((row) => !['finished', 'failed'].includes(row.processing_status));
  const failed = rows.filter((row) => row.processing_status === 'failed').map((row) => row.processing_error_code);
  const codes = [...new Set(failed)].map((code) => `${code} ${failed.filter((one) => one === code).length}`);
  checks.that(
    'every invoice is finished or failed',
    open.length === 0,
    `${rows.length - failed.length - open.length} finished, ${failed.length} failed (${codes.join(', ')}), open ${open.length}`,
  );
  checks.that('no job is left', (await workspace.number('SELECT COUNT(*) AS number FROM job')) === 0);
}

async function checkBytes(checks, { workspace, client, acknowledged, bySha }) {
  const first = acknowledged[0];
  const isServed = first !== undefined && (await client.download(first.uid)) !== null;
  const wrong = [];
  for (const { id, uid } of acknowledged) {
    const [row] = bySha.get(id) ?? [];
    const bytes = isServed ? await client.download(uid) : row && workspace.storedFile(row.file_key);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== id) wrong.push(uid);
  }
  const how = isServed ? 'downloaded by its URL' : 'read in the store';
  checks.that(
    `the bytes of every acknowledged upload, ${how}, equal those sent`,
    wrong.length === 0,
    `bad ${listSome(wrong)}`,
  );
}

/** Checks the store with the command `verify`. Files without an invoice are only reported, since a kill may leave them. */
export async function checkStore(checks, workspace) {
  const { output, code } = await workspace.cli('verify');
  const { checked, missing, damaged, orphaned } = output;
  const good = code === 0 && missing.length === 0 && damaged.length === 0;
  checks.that(
    'verify finds nothing missing or damaged',
    good,
    `${checked} files, missing ${missing.length}, damaged ${damaged.length}`,
  );
  checks.note(`${orphaned.length} files without an invoice: kept by uploads that were cut off between file and commit`);
}

/** Makes the files of interrupted uploads look old, so that the next start removes them. Returns their number. */
export async function ageTemporaryFiles(workspace, hours = 2) {
  const names = await workspace.temporaryFiles();
  const then = Date.now() / 1_000 - hours * 3_600;
  for (const name of names) utimesSync(path.join(workspace.dataFolder, 'files/incoming', name), then, then);
  return names.length;
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}
