import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, DIALECTS } from '../support/databases.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = path.resolve(import.meta.dirname, '../../../dist/server/cli.js');
const UNKNOWN_UID = '0190b5f2-0000-7000-8000-000000000000';
const INIT = ['init', '--name', 'First', '--owner-email', 'owner@example.com'];
const ACCOUNT = ['--account', UNKNOWN_UID];
const COMMANDS = [
  ['account', 'list'],
  ['account', 'deletions'],
  ['account', 'export', ...ACCOUNT, '--output', 'account.zip'],
  ['user', 'list', ...ACCOUNT],
  ['key', 'list', ...ACCOUNT],
  ['backup', '--output', 'backup'],
  ['verify'],
  ['rebuild'],
  ['reprocess'],
  ['adopt'],
];

// Each command is a separate process, which is slow on a busy machine.
jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Place {
  readonly cwd?: string;
  readonly settings?: Record<string, string>;
}

function run(words: readonly string[], { cwd = folder, settings = {} }: Place = {}) {
  const env = { PATH: process.env['PATH'], ...settings };
  return new Promise<{ exitCode: number; output: string; error: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...words], { cwd, env }, (failure, output, error) =>
      resolve({ exitCode: typeof failure?.code === 'number' ? failure.code : 0, output, error }),
    );
  });
}

test.each([
  ['without a database', []],
  ['with a SQLite file', ['--database-url', 'sqlite:own.sqlite']],
])('the file of settings that `init` writes %s names the same installation from every folder', async (_case, words) => {
  const [own, other] = [path.join(folder, 'own'), path.join(folder, 'other')];
  for (const each of [own, other]) mkdirSync(each);
  expect(await run([...INIT, ...words], { cwd: own })).toMatchObject({ exitCode: 0 });
  const file = path.join(own, 'invoice-graph.env');
  expect(readFileSync(file, 'utf8')).toContain(`\nDATA_DIR='${path.join(own, 'data')}'\n`);
  const listed = await run(['--settings', '../own/invoice-graph.env', 'account', 'list'], { cwd: other });
  expect(JSON.parse(listed.output)).toMatchObject([{ name: 'First' }]);
  expect(readdirSync(other)).toEqual([]);
});

test.each(COMMANDS)('`%s %s` refuses a folder without an installation, and creates nothing', async (...words) => {
  const refused = { exitCode: 1, output: '' };
  const missing = await run(words);
  expect(missing).toMatchObject(refused);
  expect(missing.error).toMatch(
    /^There is no installation in (\S+)\. The file \1\/invoices\.sqlite does not exist\. .*--settings.*\n$/,
  );
  expect(missing.error).toContain(path.join(folder, 'data'));
  expect(readdirSync(folder)).toEqual([]);
});

test('an account, or a migration, may come before the first start', async () => {
  expect(await run(['migrate'])).toMatchObject({ exitCode: 0 });
  const refused = await run(['account', 'list']);
  expect(refused).toMatchObject({ exitCode: 1, error: expect.stringContaining('The database is empty.') });
  expect(await run(['account', 'create', ...INIT.slice(1)])).toMatchObject({ exitCode: 0 });
  expect(JSON.parse((await run(['account', 'list'])).output)).toHaveLength(1);
});

describe.each(DIALECTS)('an empty database, on %s', (dialect) => {
  test('is not taken for an installation, and stays empty', async () => {
    const created = await createEmptyDatabase(dialect);
    const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: created.url };
    for (const words of [['account', 'list'], ['backup', '--output', 'backup'], ['verify']]) {
      const { exitCode, output, error } = await run(words, { settings });
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
      expect(error).toContain(`There is no installation in ${settings.DATA_DIR}.`);
      expect(error).not.toContain('mysql:');
    }
    expect(readdirSync(folder)).toEqual([]);
    const { migrated } = JSON.parse((await run(['migrate'], { settings })).output) as { migrated: string[] };
    expect(migrated[0]).toMatch(/^Initial/);
    await created.drop();
  });
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(await run(['--version'])).toEqual({ exitCode: 0, output: `${version}\n`, error: '' });
});
