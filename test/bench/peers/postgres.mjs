/** A separate PostgreSQL server, as Debian packages it. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const TRIES = 300;

/**
 * Starts a server in a temporary folder on a free port of 127.0.0.1; like that of MariaDB, it waits for no disk.
 *
 * @returns `url`; `cpu()`, the microseconds that its processes have used; `stop()`
 */
export async function startPostgres() {
  const programs = findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-postgres-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  const data = path.join(folder, 'data');
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust'], options);
  const port = await findPort();
  const settings = { fsync: 'off', shared_buffers: '1GB', listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...words], options);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    cpu: () => listProcesses(child.pid).reduce((sum, pid) => sum + readCpu(pid), 0),
    async stop() {
      process.off('exit', kill);
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((left, right) => right - left) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...process.env.PATH.split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!found) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  return found;
}

/** PostgreSQL refuses to run as root. */
function findUser() {
  if (process.getuid() !== 0) return null;
  const read = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(url) {
  for (let left = TRIES; ; left -= 1) {
    const client = new Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

/** The server has a process for each connection. */
function listProcesses(parent) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim();
  return [parent, ...(children === '' ? [] : children.split(' ').map(Number))];
}

function readCpu(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
  } catch (error) {
    // It has ended since it was listed.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}
