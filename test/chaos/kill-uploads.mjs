/**
 * Kills the whole service repeatedly during uploads, and checks that everything that was acknowledged exists.
 *
 * npm run chaos -- kill-uploads [--kills 100] [--database sqlite|mysql] [--files disk|s3]
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Checks, computeQuantile } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { createRandomDocument } from './support/documents.mjs';
import { History } from './support/history.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { ageTemporaryFiles, checkStore, checkUploads, settle, uploadRecorded } from './support/uploads.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
    files: { type: 'string', default: 'disk' },
  },
});
const KILLS = Math.min(Number(options.kills), 500);
const UPLOADERS = 8;
const MAX_UPLOADS = 40 * KILLS + 200;
const MAX_TRIES = 100;
const KEYED = 'rest with a key';
const SETTLE_LIMIT_MS = 900_000;
const BOOT_LIMIT_MS = 3_000;

const checks = new Checks();
const workspace = await openWorkspace({ database: options.database, files: options.files });
try {
  const history = new History(workspace.folder);
  const client = new Client(workspace.baseUrl, workspace.key);
  const service = new ServiceProcess(workspace);
  await service.start();
  const faces = ['rest', KEYED, ...((await client.hasGraphql()) ? ['graphql'] : [])];
  const { starts, repeated } = await killWhileUploading({ service, client, history, faces });
  const open = history.listByOutcome('unknown').filter(({ face }) => face === KEYED);
  checks.that(
    'every upload with an Idempotency-Key is acknowledged eventually',
    open.length === 0,
    `${repeated} calls repeated, open ${open.length}`,
  );
  const left = await settle(workspace, SETTLE_LIMIT_MS);
  const [fast, boot, slowest] = [0.25, 0.5, 1].map((share) => Math.round(computeQuantile(starts, share)));
  console.log(
    `${KILLS} kills on ${options.database} and ${options.files}, ${history.size} uploads over ${faces.join(', ')}, ready again after ${boot} ms (a quarter after ${fast}, all after ${slowest})`,
  );
  // A quarter of the starts, because other programs on the machine delay some.
  checks.that('it is ready again in time', fast <= BOOT_LIMIT_MS, `${fast} ms`);
  checks.that('no invoice remains in processing', left === 0, `${left} left`);
  await checkUploads(checks, { workspace, client, history });
  await checkStore(checks, workspace);
  // S3 gives the age of interrupted uploads, which a test cannot change.
  if (options.files === 'disk') await checkSweep(service);
  history.close();
} finally {
  await workspace.close();
}
checks.finish();

/** Leaves the service running; returns how long each start took, and how many calls were repeated. */
async function killWhileUploading({ service, client, history, faces }) {
  const starts = [];
  const state = { isUp: true, isOver: false, repeated: 0 };
  const uploaders = Array.from({ length: UPLOADERS }, () => keepUploading({ client, history, faces, state }));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await sleep(randomInt(50, 1_500));
    state.isUp = false;
    await service.kill();
    starts.push(await service.start());
    state.isUp = true;
  }
  state.isOver = true;
  await Promise.all(uploaders);
  return { starts, repeated: state.repeated };
}

async function keepUploading({ client, history, faces, state }) {
  while (!state.isOver && history.size < MAX_UPLOADS) {
    await sleep(randomInt(5, 150));
    if (state.isUp) await upload({ client, history, faces, state });
  }
}

/** A call with a key is repeated until it is answered; any other only once, since it could have its effect twice. */
async function upload({ client, history, faces, state }) {
  const document = createRandomDocument();
  const face = faces[randomInt(faces.length)];
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { uid, status } = await uploadRecorded(client, history, document, face);
    if (face !== KEYED || uid || (status >= 400 && status < 500 && status !== 409)) return;
    state.repeated += 1;
    do await sleep(100);
    while (!state.isUp && !state.isOver);
  }
}

async function checkSweep(service) {
  await service.kill();
  const found = await ageTemporaryFiles(workspace);
  await service.start();
  await sleep(1_000);
  const names = await workspace.temporaryFiles();
  checks.that(
    'a start removes the files of uploads that were interrupted an hour ago',
    names.length === 0,
    `${found} before, ${names.length} after`,
  );
}
