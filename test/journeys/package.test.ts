import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil } from '../support/service.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PARTS = [
  'package.json',
  '.npmrc',
  'tsconfig.json',
  'tsconfig.build.json',
  'ormconfig.ts',
  'README.md',
  'src',
  'schema',
];

// Compiling is slow on a busy machine.
jest.setTimeout(300_000);

const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-package-'));
const installed = path.join(folder, 'installed');
const command = path.join(installed, 'node_modules/invoice-graph/dist/src/cli.js');
const environment = {
  PATH: process.env['PATH'],
  HOME: folder,
  npm_config_update_notifier: 'false',
  PORT: '0',
  METRICS_PORT: '0',
};

/** Packs the project, and installs it beside its dependencies, without those for development. */
beforeAll(() => {
  const sources = path.join(folder, 'sources');
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(sources, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(sources, 'node_modules'));
  const target = path.join(installed, 'node_modules/invoice-graph');
  mkdirSync(target, { recursive: true });
  const options = { env: environment, stdio: ['ignore', 'ignore', 'pipe'] as 'pipe'[] };
  execFileSync('npm', ['run', 'package', '--', '--pack-destination', folder], { ...options, cwd: sources });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', path.join(folder, String(archive)), '--strip-components=1', '-C', target], options);
  for (const name of listDependencies()) {
    mkdirSync(path.dirname(path.join(installed, name)), { recursive: true });
    symlinkSync(path.join(ROOT, name), path.join(installed, name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folders of installed packages that are needed in production, nested ones aside. */
function listDependencies(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([name, { dev }]) => !dev && name.lastIndexOf('node_modules/') === 0)
    .map(([name]) => name);
}

function run(...words: string[]) {
  return JSON.parse(
    execFileSync(process.execPath, [command, ...words], { cwd: installed, env: environment, encoding: 'utf8' }),
  );
}

test('the package runs in an empty folder without a compiler: doctor, serve, commands', async () => {
  expect(readdirSync(path.dirname(command)).filter((name) => /\.(ts|map)$/.test(name))).toEqual([]);
  expect(run('doctor')).toMatchObject({ ok: true });
  expect(readdirSync(installed)).toEqual(['node_modules']);

  const service = spawn(process.execPath, [command, 'serve'], { cwd: installed, env: environment });
  let output = '';
  service.stdout.on('data', (chunk) => (output += chunk));
  try {
    const url = await waitUntil(async () => output.includes('API keys') && /http:\S+(?=\/v1)/.exec(output)?.[0]);
    const headers = { 'Api-Key': String(/igk_\w+/.exec(output)?.[0]) };
    const read = async () =>
      (await (await fetch(`${url}/v1/invoices/?processing_status=finished`, { headers })).json()) as { count: number };
    // The demo's e-invoices are read, so the samples and the parser are in the package.
    expect(await waitUntil(async () => (await read()).count > 0)).toBe(true);
    expect((await fetch(`${url}/explorer`)).status).toBe(200);
  } finally {
    service.kill('SIGTERM');
    await once(service, 'close');
  }

  expect(run('account', 'list')).toHaveLength(1);
  expect(run('migrate')).toEqual({ migrated: [] });
  expect(run('doctor')).toMatchObject({ ok: true });
});

test('the package has the typed client, which other packages can import', () => {
  const program = "import('invoice-graph/client').then(({ InvoiceGraph }) => process.stdout.write(InvoiceGraph.name))";
  const output = execFileSync(process.execPath, ['-e', program], {
    cwd: installed,
    env: environment,
    encoding: 'utf8',
  });
  expect(output).toBe('InvoiceGraph');
  const client = path.join(installed, 'node_modules/invoice-graph/dist/client');
  expect(readdirSync(client).toSorted()).toEqual([
    'client.d.ts',
    'client.js',
    'error.d.ts',
    'error.js',
    'generated',
    'package.json',
  ]);
});
