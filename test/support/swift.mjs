import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, closeSync, constants, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const START_LIMIT_MS = 60_000;
const STORES = ['account', 'container', 'object'];
const PROGRAMS = ['memcached', 'swift-ring-builder', ...[...STORES, 'proxy'].map((kind) => `swift-${kind}-server`)];
const PIPELINE = ['catch_errors', 'cache', 'bulk', 's3api', 'tempauth', 'slo', 'dlo'];
const FILTER_SETTINGS = {
  s3api: ['location = us-east-1', 'force_swift_request_proxy_log = false'],
  tempauth: ['user_test_tester = testing .admin'],
};
const EGGS = { cache: 'memcache' };
const execute = promisify(execFile);

export const NO_S3_SERVER =
  'S3 tests skipped: install OpenStack Swift (Debian: apt-get install swift swift-proxy swift-account swift-container swift-object memcached)';

/** Whether OpenStack Swift, which serves S3, is installed. */
export function hasS3Server() {
  return PROGRAMS.every((name) => findProgram(name) !== undefined);
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin'].filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts OpenStack Swift with its S3 interface in a temporary folder, on free ports of 127.0.0.1.
 *
 * @returns `endpoint`; `environment` with the credentials, as AWS's tools read them; `createFileStore()` creates a bucket and returns it
 *   in the format of FILE_STORE; `stop()` kills it and removes the folder, and so does the exit of this process
 * @throws Error with the end of the log if it does not start
 */
export async function startS3Server() {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-s3-'));
  const children = [];
  const kill = () => children.forEach((child) => child.kill('SIGKILL'));
  const onExit = () => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const stop = async () => {
    process.off('exit', onExit);
    const ended = children.map((child) =>
      isRunning(child) ? new Promise((resolve) => child.once('exit', resolve)) : null,
    );
    kill();
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  try {
    const ports = await findFreePorts(['memcached', 'proxy', ...STORES]);
    await configure(folder, ports);
    const log = openSync(path.join(folder, 'log'), 'a');
    const start = (program, options) => {
      const child = spawn(program, options, { cwd: folder, stdio: ['ignore', log, log] });
      child.on('error', () => undefined);
      children.push(child);
    };
    start('memcached', ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(ports.memcached), '-m', '16']);
    for (const kind of [...STORES, 'proxy']) start(`swift-${kind}-server`, [path.join(folder, `${kind}.conf`)]);
    closeSync(log);
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    const others = STORES.map((kind) => `http://127.0.0.1:${ports[kind]}`);
    for (const url of [...others, endpoint]) await answers(url, children, folder);
    const environment = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' };
    return { endpoint, environment, createFileStore: () => createFileStore(endpoint, environment), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createFileStore(endpoint, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  const bucket = `test-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return `s3://${bucket}/invoices?endpoint=${encodeURIComponent(endpoint)}`;
}

function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function configure(folder, ports) {
  const devices = path.join(folder, 'devices');
  mkdirSync(path.join(devices, 'd1'), { recursive: true });
  await write(folder, 'swift.conf', [
    '[swift-hash]',
    'swift_hash_path_suffix = suffix',
    'swift_hash_path_prefix = prefix',
    '[storage-policy:0]',
    'name = one',
    'default = yes',
  ]);
  const shared = (kind) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${ports[kind]}`,
    'workers = 0',
    `user = ${userInfo().username}`,
    `swift_dir = ${folder}`,
    `devices = ${devices}`,
    'mount_check = false',
    // A socket that does not exist keeps the system's log out of it.
    `log_address = ${folder}/no-log`,
  ];
  await writeRings(folder, ports);
  for (const kind of STORES) {
    await write(folder, `${kind}.conf`, [
      ...shared(kind),
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ]);
  }
  const settings = { ...FILTER_SETTINGS, cache: [`memcache_servers = 127.0.0.1:${ports.memcached}`] };
  await write(folder, 'proxy.conf', [
    ...shared('proxy'),
    '[pipeline:main]',
    `pipeline = ${PIPELINE.join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    // A busy machine must not look like a broken store.
    'conn_timeout = 10',
    'node_timeout = 30',
    'error_suppression_interval = 1',
    ...PIPELINE.flatMap((name) => [
      `[filter:${name}]`,
      `use = egg:swift#${EGGS[name] ?? name}`,
      ...(settings[name] ?? []),
    ]),
  ]);
}

/** Writes all rings in one process of Swift's own Python, because each takes half a second to start. */
async function writeRings(folder, ports) {
  const [, python] = /^#! *(\S+)/.exec(readFileSync(findProgram('swift-ring-builder'), 'utf8')) ?? [];
  const places = STORES.map((kind) => `${kind}:${ports[kind]}`);
  await execute(python, [path.join(import.meta.dirname, 'swift-rings.py'), folder, ...places]);
}

function write(folder, name, lines) {
  return writeFile(path.join(folder, name), `${lines.join('\n')}\n`);
}

async function answers(url, children, folder) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (children.every(isRunning) && Date.now() < deadline) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => null,
    );
    if (status !== null) return;
    await sleep(100);
  }
  throw new Error(`Swift did not start:\n${readFileSync(path.join(folder, 'log'), 'utf8').slice(-2000)}`);
}

/** Finds a different free port for each name. */
async function findFreePorts(names) {
  const probes = await Promise.all(
    names.map(
      () =>
        new Promise((resolve, reject) => {
          const probe = createServer();
          probe.once('error', reject);
          probe.listen(0, '127.0.0.1', () => resolve(probe));
        }),
    ),
  );
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]]));
}
