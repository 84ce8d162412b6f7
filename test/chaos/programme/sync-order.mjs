import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSmallInvoice } from '../support/documents.mjs';
import { uploadRecorded } from '../support/uploads.mjs';
import { NotRunHere } from './not-run.mjs';
import { scenario } from './scenario.mjs';

const CALLS = 'fsync,fdatasync,rename,renameat,renameat2,write,writev,sendto,sendmsg';
/** A sync of the file, its rename, a sync of the folder, the commit, the answer. */
const ORDER = /F.*R.*F.*C.*A$/;

/** Traces the system calls of uploads, one after the other. */
export const checkSyncOrder = scenario({}, async ({ checks, client, history, pick, start, workspace }) => {
  if (spawnSync('strace', ['-V']).status !== 0) throw new NotRunHere('strace is not installed');
  const service = await start('api');
  const log = path.join(workspace.folder, 'strace.log');
  const trace = spawn(
    'strace',
    ['-f', '-y', '-s', '8192', '-e', `trace=${CALLS}`, '-o', log, '-p', String(service.pid)],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  trace.stderr.on('data', (chunk) => (said += chunk));
  for (let wait = 0; wait < 100 && !/attached/.test(said) && trace.exitCode === null; wait += 1) await sleep(50);
  if (trace.exitCode !== null) throw new NotRunHere(`strace may not trace here: ${said.trim().slice(0, 120)}`);
  const uploads = pick(20, 100);
  for (let index = 0; index < uploads; index += 1) await uploadRecorded(client, history, createSmallInvoice());
  trace.kill('SIGINT');
  await sleep(500);
  const letters = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => toLetter(line, workspace.server !== null))
    .join('');
  const parts = letters
    .split('A')
    .slice(0, -1)
    .map((part) => `${part}A`);
  const wrong = parts.filter((part) => !ORDER.test(part));
  checks.figure(`${parts.length - wrong.length} of ${uploads} uploads in order`);
  checks.that(
    'each upload is in order',
    parts.length === uploads && wrong.length === 0,
    [...new Set(wrong)].slice(0, 3).join(' '),
  );
});

/** The step that a finished system call is, if any. On SQLite the commit is a sync of the database's files. */
function toLetter(line, isMysql) {
  if (line.includes('HTTP/1.1 201')) return 'A';
  if (/rename(at2?)?\(/.test(line)) return 'R';
  if (/f(data)?sync\(/.test(line)) return line.includes('.sqlite') ? 'C' : 'F';
  return isMysql && line.includes('COMMIT') ? 'C' : '';
}
