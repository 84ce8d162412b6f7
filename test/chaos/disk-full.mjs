/**
 * Fills the disk of the files during uploads, and checks that every acknowledged file is stored, that clients get a clear error,
 * and that the service recovers once there is space. Requires root, to mount a small disk.
 *
 * npm run chaos -- disk-full [--database sqlite|mysql]
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Checks, listSome } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { toDocument, createSmallInvoice } from './support/documents.mjs';
import { History } from './support/history.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { checkStore, checkUploads, settle, uploadRecorded } from './support/uploads.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({ options: { database: { type: 'string', default: 'sqlite' } } });
const DISK_MEGABYTES = 64;
const MEGABYTE = 1024 * 1024;
const MAX_UPLOADS = 600;
/** So small that many uploads pass the check at the start, and the last ones run out of space in the middle. */
const SETTINGS = { UPLOAD_MAX_BYTES: String(MEGABYTE) };

const checks = new Checks();
const workspace = await openWorkspace({ database: options.database, settings: SETTINGS });
const folder = path.join(workspace.dataFolder, 'files');
mkdirSync(folder, { recursive: true });
if (mountSmallDisk()) {
  try {
    await fillDisk();
  } finally {
    for (const service of workspace.services) await service.kill();
    execFileSync('umount', [folder]);
    await workspace.close();
  }
  checks.finish();
} else {
  await workspace.close();
  console.log('skipped: a disk cannot be mounted here');
}

function mountSmallDisk() {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=0700`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

async function fillDisk() {
  const history = new History(workspace.folder);
  const client = new Client(workspace.baseUrl, workspace.key);
  const service = new ServiceProcess(workspace);
  await service.start();
  const answers = await uploadUntilFull(client, history);
  const full = answers.filter(({ status }) => status === 503);
  console.log(`a disk of ${DISK_MEGABYTES} MB full after ${history.size} uploads, ${full.length} of them refused`);
  const odd = answers.filter(({ status }) => status !== 201 && status !== 503);
  checks.that(
    'an upload is stored, or refused with 503',
    full.length > 0 && odd.length === 0,
    listSome(odd.map(({ status }) => String(status))),
  );
  const clear = full.filter(
    ({ body, headers }) => /storage is full/i.test(body?.error?.message) && headers.get('Retry-After'),
  );
  checks.that(
    'the refusal says why and when to try again',
    clear.length === full.length,
    full[0]?.body?.error?.message,
  );
  const { status } = await client.call('GET', '/v1/invoices');
  checks.that('reading still works', status === 200);
  const left = await workspace.temporaryFiles();
  checks.that('refused uploads leave nothing behind', left.length === 0, listSome(left));
  rmSync(path.join(folder, 'filler'));
  const after = await uploadRecorded(client, history, createSmallInvoice());
  checks.that(
    'uploads are accepted again once there is space',
    after.status === 201 && service.starts === 1,
    String(after.status),
  );
  checks.that('no invoice remains in processing', (await settle(workspace, 300_000)) === 0);
  await checkUploads(checks, { workspace, client, history });
  await checkStore(checks, workspace);
  history.close();
}

/** Runs eight uploads at a time: first into the last megabytes, then against the full disk. */
async function uploadUntilFull(client, history) {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(path.join(folder, 'filler'), Buffer.alloc(bavail * bsize - 12 * MEGABYTE));
  const answers = [];
  let refused = 0;
  const keepUploading = async () => {
    while (refused < 40 && history.size < MAX_UPLOADS) {
      const answer = await uploadRecorded(client, history, createLargeInvoice());
      answers.push(answer);
      if (answer.status === 503) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, keepUploading));
  return answers;
}

function createLargeInvoice() {
  const small = createSmallInvoice();
  const padding = Buffer.from(`<!-- ${randomBytes(300_000).toString('hex')} -->`);
  return toDocument('xml', Buffer.concat([small.bytes, padding]));
}
