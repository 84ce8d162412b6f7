import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '../../src/config.js';
import { prepareCage } from '../../src/processing/cage/cage.js';
import { createLogger } from '../../src/shared/logger.js';
import { copyProject } from '../support/copied-project.js';
import { waitUntil } from '../support/service.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What the installed dependencies may take on the disk. */
const MAX_MEBIBYTES = 330;
const SAMPLES = readdirSync(path.join(ROOT, 'src/demo/samples')).length;
const PARSER = path.resolve(import.meta.dirname, '../../src/processing/parser-main.js');
const PHOTO = path.join(ROOT, 'test/fixtures/photos/invoice.heic');

interface Envelope {
  readonly count: number;
}

// Compiling is slow on a busy machine.
jest.setTimeout(300_000);

// Outside the project, so that no package of the project is found.
const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-package-'));
const installed = path.join(folder, 'installed');
const command = path.join(installed, 'node_modules/invoice-graph/dist/server/cli.js');
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
  copyProject(sources);
  const target = path.join(installed, 'node_modules/invoice-graph');
  mkdirSync(target, { recursive: true });
  const options = { env: environment, stdio: ['ignore', 'ignore', 'pipe'] as 'pipe'[] };
  execFileSync('npm', ['run', 'package', '--', '--pack-destination', folder], { ...options, cwd: sources });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', path.join(folder, String(archive)), '--strip-components=1', '-C', target], options);
  const modules = listDependencies();
  for (const name of Object.keys(modules)) installDependency(name);
  writeFileSync(path.join(installed, 'node_modules/.package-lock.json'), JSON.stringify({ packages: modules }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The installed packages that are needed in production, nested ones aside, as npm describes them. */
function listDependencies() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.fromEntries(
    Object.entries(packages).filter(([name, { dev }]) => !dev && name.lastIndexOf('node_modules/') === 0),
  );
}

/** Copies a package rather than linking to it, so that it finds no other packages than those that are installed here. */
function installDependency(name: string): void {
  const source = path.join(ROOT, name);
  const target = path.join(installed, name);
  mkdirSync(path.dirname(target), { recursive: true });
  if (lstatSync(source).isSymbolicLink()) return symlinkSync('invoice-graph/vendor/pp-ocr', target);
  mkdirSync(target);
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else if (entry.isSymbolicLink()) continue;
    else placeFile(from, to);
  }
}

/** Shares the file where both places are on one disk. */
function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The space that a folder takes on the disk. */
function measureMebibytes(place: string): number {
  return Number.parseInt(execFileSync('du', ['-sm', place], { encoding: 'utf8' }), 10);
}

function run(...words: string[]) {
  return JSON.parse(
    execFileSync(process.execPath, [command, ...words], { cwd: installed, env: environment, encoding: 'utf8' }),
  );
}

test('the package has the pages that its messages name', () => {
  const pages = ['docs/settings.md', 'docs/operating/cage.md', 'docs/operating/install.md'];
  expect(pages.filter((page) => !existsSync(path.join(installed, 'node_modules/invoice-graph', page)))).toEqual([]);
});

test('the dependencies are small once they are reduced to what the service loads', () => {
  const modules = path.join(installed, 'node_modules');
  const script = path.join(modules, 'invoice-graph/deploy/slim-dependencies.mjs');
  const slim = () => spawnSync(process.execPath, [script, modules], { encoding: 'utf8' });
  expect(slim()).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('MiB after') });
  expect(measureMebibytes(modules)).toBeLessThanOrEqual(MAX_MEBIBYTES);
  // What is needed to build and test is never touched.
  const refused = spawnSync(process.execPath, [script, path.join(ROOT, 'node_modules')], { encoding: 'utf8' });
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('packages for development')]);
});

test('the package runs in an empty folder without a compiler: doctor, serve, commands', async () => {
  expect(readdirSync(path.dirname(command)).filter((name) => /\.(ts|map)$/.test(name))).toEqual([]);
  expect(run('doctor')).toMatchObject({ ok: true });
  expect(readdirSync(installed)).toEqual(['node_modules']);

  const service = spawn(process.execPath, [command, 'serve'], { cwd: installed, env: environment });
  let output = '';
  let log = '';
  service.stdout.on('data', (chunk) => (output += chunk));
  service.stderr.on('data', (chunk) => (log += chunk));
  try {
    const url = await waitUntil(async () => output.includes('API keys') && /http:\S+(?=\/v1)/.exec(output)?.[0]);
    const headers = { 'Api-Key': String(/igk_\w+/.exec(output)?.[0]) };
    const body = new FormData();
    body.set('file', new Blob([readFileSync(PHOTO)]), 'invoice.heic');
    expect((await fetch(`${url}/v1/invoices/`, { method: 'POST', headers, body })).status).toBe(201);
    const count = async (status: string) =>
      ((await (await fetch(`${url}/v1/invoices/?processing_status=${status}`, { headers })).json()) as Envelope).count;
    // The demo has e-invoices and PDFs. They are read, and so is the photo: the samples, the parser and the networks are in the package.
    await waitUntil(async () => (await count('processing')) === 0);
    expect([await count('failed'), await count('finished')]).toEqual([0, SAMPLES + 1]);
    for (const page of [
      '/',
      '/explorer',
      '/explorer/main.js',
      '/docs',
      '/docs/swagger-ui-bundle.js',
      '/schema.graphql',
    ])
      expect([page, (await fetch(url + page)).status]).toEqual([page, 200]);
  } finally {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
  // Files are read in a cage that is as close as that of the sources.
  const logger = createLogger('silent');
  const cage = await prepareCage({ program: PARSER, memoryMegabytes: loadConfig({}).PARSER_MEMORY_MB, logger });
  expect(cage.gaps.filter((gap) => !log.includes(gap))).toEqual([]);
  expect(log.match(/the parser processes/g) ?? []).toHaveLength(cage.gaps.length);

  expect(run('account', 'list')).toHaveLength(1);
  expect(run('migrate')).toEqual({ migrated: [] });
  expect(run('doctor')).toMatchObject({ ok: true });
});

test('the package draws pages, and recognises letters that the networks do not know', async () => {
  const pages = path.join(folder, 'explained.html');
  run('explain', path.join(ROOT, 'src/demo/samples/mavi-kalem-fatura.pdf'), '--output', pages);
  expect(readFileSync(pages, 'utf8')).toContain('data:image/');
  const script = `
    const require = process.getBuiltinModule('node:module').createRequire(process.argv[1]);
    const { createWorker } = require('tesseract.js');
    (async () => {
      for (const language of ['eng', 'deu', 'fra', 'tur']) {
        const folder = path.dirname(require.resolve('@tesseract.js-data/' + language + '/package.json'));
        const options = { langPath: path.join(folder, '4.0.0_best_int'), gzip: true, cacheMethod: 'none' };
        await (await createWorker(language, 1, options)).terminate();
        console.log(language);
      }
    })();`;
  const options = { env: environment, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['-e', script, command], options)).toBe('eng\ndeu\nfra\ntur\n');
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
