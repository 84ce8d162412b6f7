import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, DIALECTS, type Dialect, type TestDatabase } from '../support/databases.js';
import { makePdf } from '../support/pdf-fixtures.js';
import { waitUntil, startService } from '../support/service.js';
import { readZip } from '../support/zip.js';
import { STACK, writeStack } from '../support/stack-of-invoices.js';

const CLI = path.resolve(import.meta.dirname, '../../../dist/server/cli.js');
const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const ANY_DIALECT = DIALECTS[0];
const UNKNOWN_UID = '0190b5f2-0000-7000-8000-000000000000';

// Each command is a separate process, which is slow on a busy machine.
jest.setTimeout(120_000);

interface Run {
  readonly exitCode: number;
  readonly output: string;
  readonly error: string;
}

/** Runs commands on an empty database, which the enclosing block has to itself. */
function useCommands(dialect: Dialect) {
  const created = {} as TestDatabase;

  beforeAll(async () => {
    Object.assign(created, await createEmptyDatabase(dialect));
  });
  afterAll(() => created.drop());

  const run = (...words: string[]) => runWith({ DATA_DIR: created.folder, DATABASE_URL: created.url }, ...words);

  function runWith(settings: Record<string, string>, ...words: string[]): Promise<Run> {
    const environment = { PATH: process.env['PATH'], ...settings };
    return new Promise((resolve) => {
      execFile(process.execPath, [CLI, ...words], { env: environment }, (failure, output, error) => {
        resolve({ exitCode: typeof failure?.code === 'number' ? failure.code : 0, output, error });
      });
    });
  }

  /** What a command shows in a terminal, which is its output and its progress. */
  function runInTerminal(...words: string[]): Promise<string> {
    const settings = { DATA_DIR: created.folder, DATABASE_URL: created.url };
    const command = [process.execPath, CLI, ...words].map((word) => `'${word}'`).join(' ');
    return new Promise((resolve, reject) => {
      const env = { PATH: process.env['PATH'], ...settings };
      execFile('script', ['-qec', command, '/dev/null'], { env }, (failure, output) => {
        if (failure) reject(new Error(output));
        else resolve(output);
      });
    });
  }

  async function runForJson(...words: string[]): Promise<Record<string, any>> {
    const { exitCode, output, error } = await run(...words);
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
    const value = JSON.parse(output) as Record<string, any>;
    expect(output).toBe(`${JSON.stringify(value, null, 2)}\n`);
    return value;
  }

  return { created, run, runWith, runInTerminal, runForJson };
}

describe.each(DIALECTS)('the operator’s commands on %s', (dialect) => {
  const { created, run, runWith, runForJson } = useCommands(dialect);

  test('create an account, a user and keys that work until they are revoked', async () => {
    const made = await runForJson('account', 'create', '--name', 'Operated', '--owner-email', 'owner@example.com');
    expect(made).toMatchObject({ account: { name: 'Operated' }, user: { role_type: 'owner' } });
    const account = made['account'].uid as string;
    const member = await runForJson(
      'user',
      'add',
      '--account',
      account,
      '--email',
      'Member@Example.com',
      '--role',
      'member',
    );
    expect(member).toMatchObject({ email: 'member@example.com', role_type: 'member' });
    const issued = await runForJson(
      'key',
      'issue',
      '--account',
      account,
      '--email',
      'member@example.com',
      '--name',
      'till',
      '--scopes',
      'read',
    );
    expect(issued['scopes']).toEqual(['read']);
    const rotated = await runForJson('key', 'rotate', '--account', account, '--key', issued['uid'], '--overlap', '0');
    await runForJson('key', 'revoke', '--account', account, '--key', made['key'].uid);
    const keys = (await runForJson('key', 'list', '--account', account)) as unknown as Record<string, unknown>[];
    expect(keys).toHaveLength(3);
    expect(Object.keys(keys[0] ?? {})).toEqual(
      'uid key_id name scopes created_at last_used_at expires_at revoked_at'.split(' '),
    );
    expect(keys.filter(({ revoked_at }) => revoked_at !== null)).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toMatch(/secret|igk_/i);

    const service = await startService(dialect, { DATA_DIR: created.folder, DATABASE_URL: created.url });
    const readStatus = async (key: string) =>
      (await fetch(`${service.baseUrl}/v1/invoices/`, { headers: { 'Api-Key': key } })).status;
    expect(await readStatus(rotated['api_key'])).toBe(200);
    expect(await readStatus(issued['api_key'])).toBe(401);
    expect(await readStatus(made['key'].api_key)).toBe(401);
    const viewer = await fetch(`${service.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'Api-Key': rotated['api_key'], 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { workspaceUser { uid } } }' }),
    });
    expect(await viewer.json()).toMatchObject({ data: { viewer: { workspaceUser: { uid: member['uid'] } } } });
    await service.stop();
  });

  test('export an account to an archive, and delete it for good', async () => {
    const made = await runForJson('account', 'create', '--name', 'Leaving', '--owner-email', 'owner@example.com');
    const { uid } = made['account'] as { uid: string };
    const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-archive-'));
    const archive = path.join(folder, 'account.zip');
    const exported = await run('account', 'export', '--account', uid, '--output', archive);
    const report = JSON.parse(exported.output) as Record<string, unknown>;
    expect(report).toMatchObject({ archive, bytes: statSync(archive).size, missing: [], damaged: [] });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(String(readZip(readFileSync(archive)).get('users.json'))).toContain('owner@example.com');
    const again = await run('account', 'export', '--account', uid, '--output', archive);
    expect(again).toMatchObject({ exitCode: 1, error: `${archive} exists already.\n` });
    expect(readdirSync(folder)).toEqual(['account.zip']);
    rmSync(folder, { recursive: true });
    const unconfirmed = await run('account', 'delete', '--account', uid, '--name', 'leaving');
    expect(unconfirmed).toMatchObject({ exitCode: 1, error: expect.stringContaining('Must be the name') });
    const deleted = await run('account', 'delete', '--account', uid, '--name', 'Leaving');
    expect(JSON.parse(deleted.output)).toEqual({ deleted: uid, invoices: 0, users: 1 });
    const listed = (await runForJson('account', 'list')) as unknown as { uid: string }[];
    expect(listed.filter((account) => account.uid === uid)).toEqual([]);
    const records = (await runForJson('account', 'deletions')) as unknown as object[];
    expect(records.at(-1)).toMatchObject({ account: uid, requested_by: null, finished_at: expect.any(String) });
  });

  test('set up an installation, back it up, and restore it elsewhere', async () => {
    const target = await createEmptyDatabase(dialect);
    const spare = await createEmptyDatabase(dialect);
    const place = (database: TestDatabase) => ({
      DATA_DIR: path.join(database.folder, 'data'),
      DATABASE_URL: database.url,
    });
    const [file, backup] = [path.join(target.folder, 'invoice-graph.env'), path.join(target.folder, 'backup')];
    const { DATA_DIR, DATABASE_URL } = place(target);
    const init = [
      ...['init', '--file', file, '--name', 'First', '--owner-email', 'owner@example.com'],
      ...['--database-url', DATABASE_URL, '--data-dir', DATA_DIR],
    ];
    const made = await runForJson(...init);
    expect(made).toMatchObject({ settings: file, key: { api_key: expect.stringMatching(/^igk_/) } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = readFileSync(file, 'utf8');
    expect(written).toMatch(/^SECRET_KEY='\w{48}'\nDEMO='off'\n/);
    expect(await run(...init)).toMatchObject({ exitCode: 1, error: `${file} exists already.\n` });
    const elsewhere = await run(...init.map((word) => (word === file ? `${file}.2` : word)));
    expect(elsewhere).toMatchObject({ exitCode: 1, error: expect.stringContaining('The secret is not the one') });
    expect(readdirSync(target.folder).filter((name) => name.startsWith('invoice-graph.env'))).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(written);

    const withSettings = (settings: Record<string, string>, ...words: string[]) =>
      runWith(settings, '--settings', file, ...words);
    writeFileSync(`${file}.more`, "DATABASE_URL='sqlite:/nowhere/a.sqlite?a=1&b=2'\nLOG_LEVEL='loud'\n");
    const both = await withSettings({}, '--settings', `${file}.more`, 'account', 'list');
    expect(both).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(/^The settings are not valid:\n.*LOG_LEVEL.*\n$/),
    });
    const quiet = await withSettings({ LOG_LEVEL: 'warn' }, '--settings', `${file}.more`, 'account', 'list');
    expect(JSON.parse(quiet.output)).toMatchObject([{ name: 'First' }]);
    const copied = await withSettings({}, 'backup', '--output', backup);
    expect(JSON.parse(copied.output)).toMatchObject({ secret: 'SECRET_KEY', files: { missing: [], damaged: [] } });
    const restored = await withSettings(place(spare), 'restore', backup);
    expect(JSON.parse(restored.output)).toMatchObject({ verified: { missing: [], misindexed: [], miscounted: [] } });
    const listed = await withSettings(place(spare), 'account', 'list');
    expect(JSON.parse(listed.output)).toMatchObject([{ name: 'First' }]);
    const again = await withSettings(place(spare), 'restore', backup);
    expect(again).toMatchObject({ exitCode: 1, output: '', error: expect.stringContaining('is not empty') });
    await target.drop();
    await spare.drop();
  });

  test('import makes the files of a folder invoices, once each, and leaves them there', async () => {
    const made = await runForJson('account', 'create', '--name', 'Importing', '--owner-email', 'importer@example.com');
    const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-import-'));
    try {
      const below = path.join(folder, 'april');
      mkdirSync(below);
      copyFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'), path.join(folder, 'feldmann.xml'));
      copyFileSync(path.join(SAMPLES, 'thistledown-invoice.pdf'), path.join(below, 'thistledown.pdf'));
      writeFileSync(path.join(folder, 'notes.txt'), 'Buy milk.');
      const words = ['import', folder, '--account', made['account'].uid as string, '--email', 'Importer@example.com'];
      const importAll = async (...options: string[]) => {
        // The progress is written to standard error.
        const { exitCode, output } = await run(...words, ...options);
        return [exitCode, JSON.parse(output)];
      };
      expect(await importAll()).toEqual([
        1,
        {
          ...{ imported: 1, known: 0, stopped: null },
          refused: [{ file: 'notes.txt', reason: expect.stringContaining('This type of file is not supported.') }],
        },
      ]);
      rmSync(path.join(folder, 'notes.txt'));
      expect(await importAll()).toEqual([0, { imported: 0, known: 1, refused: [], stopped: null }]);
      expect(await importAll('--deep')).toMatchObject([0, { imported: 1, known: 1 }]);
      expect(await importAll('--deep', '--again')).toMatchObject([0, { imported: 2, known: 0 }]);
      expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
        'april',
        path.join('april', 'thistledown.pdf'),
        'feldmann.xml',
      ]);
      const unknown = await run('import', folder, '--account', UNKNOWN_UID, '--email', 'a@example.com');
      expect(unknown).toMatchObject({
        exitCode: 1,
        output: '',
        error: `There is no account with the uid ${UNKNOWN_UID}.\n`,
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('verify fails if the index is empty, and rebuild restores it', async () => {
    const service = await startService(dialect, { DATA_DIR: created.folder, DATABASE_URL: created.url });
    const { owner } = await service.account();
    const headers = { 'Api-Key': owner.key };
    const count = async () => {
      const answer = await fetch(`${service.baseUrl}/v1/invoices/?query=feldmann`, { headers });
      return ((await answer.json()) as { count: number }).count;
    };
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(readFileSync(path.join(SAMPLES, 'feldmann-invoice.xml')))]), 'a.xml');
    await fetch(`${service.baseUrl}/v1/invoices/`, { method: 'POST', headers, body });
    await waitUntil(async () => (await count()) === 1);
    // Files that earlier tests imported are read by this service too, and would be indexed again.
    const { reader } = service.core.database;
    await waitUntil(async () => (await reader.query('SELECT job.id FROM job LIMIT 1')).length === 0);
    for (const table of ['search_document', 'search_posting', 'invoice_facet', 'invoice_tally'])
      await service.core.database.writer.query(`DELETE FROM ${table}`);
    const { exitCode, output } = await run('verify');
    const report = JSON.parse(output) as Record<string, { index: string }[]>;
    expect([exitCode, new Set(report['misindexed']?.map(({ index }) => index))]).toEqual([
      1,
      new Set(['facets', 'search_texts']),
    ]);
    expect(await runForJson('rebuild', 'search')).toEqual({ rebuilt: ['search'] });
    expect(await runForJson('rebuild')).toEqual({ rebuilt: ['search', 'facets', 'tallies'] });
    expect(await runForJson('verify')).toMatchObject({ miscounted: [], wrongSums: [], misindexed: [] });
    expect(await count()).toBe(1);
    expect((await run('rebuild', 'everything')).error).toMatch(/Allowed choices are search, facets, tallies/);
    await service.stop();
  });

  test('verify reports damaged, missing and orphaned files, and reprocess reads failed files again', async () => {
    const service = await startService(dialect, { DATA_DIR: created.folder, DATABASE_URL: created.url });
    const { owner } = await service.account();
    const upload = async (bytes: Uint8Array) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), 'invoice');
      const answer = await fetch(`${service.baseUrl}/v1/invoices/`, {
        method: 'POST',
        headers: { 'Api-Key': owner.key },
        body,
      });
      return ((await answer.json()) as { uid: string }).uid;
    };
    const state = async (uid: string) => {
      const answer = await fetch(`${service.baseUrl}/v1/invoices/${uid}`, { headers: { 'Api-Key': owner.key } });
      return ((await answer.json()) as { processing_status: string }).processing_status;
    };
    const good = readFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'));
    const kept = await upload(good);
    const damaged = await upload(Buffer.concat([good, Buffer.from('\n')]));
    const missing = await upload(Buffer.concat([good, Buffer.from('\n\n')]));
    const broken = await upload(Buffer.from('%PDF-1.7\nnothing in it'));
    for (const uid of [kept, damaged, missing]) await waitUntil(async () => (await state(uid)) === 'finished');
    await waitUntil(async () => (await state(broken)) === 'failed');
    expect(await runForJson('verify')).toMatchObject({ missing: [], damaged: [], orphaned: [], removed: 0 });
    for (const [table, figure, report] of [
      ['invoice_tally', 'amount', 'miscounted'],
      ['invoice_sum', 'vat', 'wrongSums'],
    ] as const) {
      await service.core.database.writer.query(`UPDATE ${table} SET ${figure} = ${figure} + 1`);
      const wrong = await run('verify');
      expect([wrong.exitCode, JSON.parse(wrong.output)[report].length > 0]).toEqual([1, true]);
      await runForJson('verify', '--fix-counts');
      expect((await runForJson('verify'))[report]).toEqual([]);
    }

    const findBySize = (size: number) =>
      listFilesUnder(path.join(created.folder, 'files')).find((file) => statSync(file).size === size)!;
    const damagedFile = findBySize(good.length + 1);
    writeFileSync(damagedFile, Buffer.alloc(good.length + 1, 1));
    rmSync(findBySize(good.length + 2));
    writeFileSync(path.join(path.dirname(damagedFile), 'a'.repeat(32)), 'orphaned');
    const { exitCode, output } = await run('verify');
    const report = JSON.parse(output) as Record<string, any>;
    expect(exitCode).toBe(1);
    expect(report['damaged'].map(({ uid }: { uid: string }) => uid)).toEqual([damaged]);
    expect(report['missing'].map(({ uid }: { uid: string }) => uid)).toEqual([missing]);
    expect(report['orphaned']).toHaveLength(1);

    expect(JSON.parse((await run('verify', '--remove-orphaned')).output)).toMatchObject({ removed: 0 });
    utimesSync(path.join(path.dirname(damagedFile), 'a'.repeat(32)), 0, 0);
    const removal = JSON.parse((await run('verify', '--remove-orphaned')).output) as Record<string, any>;
    expect(removal).toMatchObject({ removed: 1, orphaned: [expect.stringContaining('a'.repeat(32))] });
    expect((JSON.parse((await run('verify')).output) as Record<string, any>)['orphaned']).toEqual([]);

    expect(await runForJson('reprocess', '--account', UNKNOWN_UID)).toEqual({ reprocessed: 0 });
    expect(await runForJson('reprocess')).toEqual({ reprocessed: 1 });
    await waitUntil(async () => (await state(broken)) === 'failed');
    expect(await runForJson('reprocess', '--invoice', kept)).toEqual({ reprocessed: 1 });
    await waitUntil(async () => (await state(kept)) === 'finished');
    await service.stop();
  });
});

// What the database holds is the same on each; starting processes is what takes the time of these tests.
describe('the operator’s commands on any database', () => {
  const { created, run, runInTerminal, runForJson } = useCommands(ANY_DIALECT);

  test('use the given options, and sensible defaults otherwise', async () => {
    const names = ['--first-name', 'Ada', '--last-name', 'Park'];
    const made = await runForJson(
      ...['account', 'create', '--name', 'Named', '--owner-email', 'ada@example.com', ...names],
      ...['--locale', 'nb-NO', '--time-zone', 'Europe/Oslo'],
    );
    const { uid } = made['account'] as { uid: string };
    const listed = (await runForJson('account', 'list')) as unknown as Record<string, unknown>[];
    expect(listed.at(-1)).toEqual({ uid, name: 'Named', created_at: expect.stringMatching(/^\d{4}-/) });
    const user = ['--account', uid, '--email', 'Bo@example.com'];
    expect(await runForJson('user', 'add', ...user, ...names)).toMatchObject({ role_type: 'member' });
    const issue = ['key', 'issue', ...user, '--name', 'till', '--expires-at'];
    const key = await runForJson(...issue, '2999-01-02 03:04:05');
    expect(key).toMatchObject({ api_key: expect.stringMatching(/^igk_/), scopes: ['read', 'export', 'write'] });
    expect((await run(...issue, 'tomorrow')).error).toMatch(/--expires-at.*Must be/);
    const service = await startService(ANY_DIALECT, { DATA_DIR: created.folder, DATABASE_URL: created.url });
    const { accounts, keys } = service.core.services;
    const operator = await accounts.getOperator(uid);
    const [, issued] = await keys.list(operator);
    expect(issued).toMatchObject({ uid: key['uid'], name: 'till', expiresAt: '2999-01-02 03:04:05.000000' });
    expect(operator).toMatchObject({ locale: 'nb-NO', timeZone: 'Europe/Oslo' });
    const ada = { firstName: 'Ada', lastName: 'Park' };
    expect(await accounts.listUsers(operator)).toMatchObject([ada, ada]);
    await service.stop();
  });

  test('change the role of a user, remove users but the last owner, and list what happened', async () => {
    const made = await runForJson('account', 'create', '--name', 'Managed', '--owner-email', 'owner@example.com');
    const account = ['--account', made['account'].uid as string];
    const member = ['--email', 'member@example.com'];
    await runForJson('user', 'add', ...account, ...member);
    expect(await runForJson('user', 'role', ...account, ...member, '--role', 'admin')).toMatchObject({
      ...{ email: 'member@example.com', role_type: 'admin' },
    });
    expect(await runForJson('user', 'list', ...account)).toMatchObject([
      { role_type: 'owner' },
      { role_type: 'admin' },
    ]);
    const last = await run('user', 'remove', ...account, '--email', 'owner@example.com');
    expect(last).toMatchObject({ exitCode: 1, error: expect.stringMatching(/^This is the last owner/) });
    await runForJson('user', 'remove', ...account, ...member);
    expect(await runForJson('user', 'list', ...account)).toHaveLength(1);
    const history = (await runForJson('account', 'history', ...account, '--last', '3')) as unknown as object[];
    expect(history).toMatchObject([
      { event: 'user_removed', by: 'operator', key: null, target: { name: 'member@example.com' } },
      { event: 'user_updated', changes: [{ field: 'role_type', old: 'member', new: 'admin' }] },
      { event: 'user_added' },
    ]);
    expect((await run('user', 'role', ...account, ...member, '--role', 'owner')).exitCode).toBe(1);
    const expired = ['key', 'issue', ...account, '--email', 'owner@example.com', '--name', 'old', '--expires-at'];
    expect((await run(...expired, '2001-01-01 00:00:00')).error).toMatch(/expires_at/);
  });

  test('print a table in a terminal, and only JSON with --json', async () => {
    const made = await runForJson('account', 'create', '--name', 'Shown', '--owner-email', 'shown@example.com');
    const { uid } = made['account'] as { uid: string };
    const table = await runInTerminal('account', 'list');
    expect(table).toMatch(/^uid +name +created_at\r\n/);
    expect(table).toMatch(new RegExp(`^${uid} +Shown +\\d{4}-`, 'm'));
    const json = JSON.parse(await runInTerminal('account', 'list', '--json')) as { uid: string }[];
    expect(json.map((account) => account.uid)).toContain(uid);
    const removal = ['account', 'delete', '--account', uid, '--name', 'Shown'];
    expect(await runInTerminal(...removal)).toMatch(/[█░] \d+ %, 0 of 0 invoices\r\ndeleted +/);
    const other = await runForJson('account', 'create', '--name', 'Quiet', '--owner-email', 'quiet@example.com');
    const quiet = ['--json', 'account', 'delete', '--account', other['account'].uid as string, '--name', 'Quiet'];
    expect(JSON.parse(await runInTerminal(...quiet))).toMatchObject({ deleted: other['account'].uid });
  });

  test('report an error in plain words and with an exit code', async () => {
    for (const words of [
      ['user', 'add', '--account', UNKNOWN_UID, '--email', 'a@example.com'],
      ['account', 'create', '--name', 'X', '--owner-email', 'nowhere'],
      ['account', 'create', '--name', 'X'],
      ['user', 'add', '--account', UNKNOWN_UID, '--email', 'a@example.com', '--role', 'king'],
      ['key', 'issue', '--account', UNKNOWN_UID, '--email', 'a@example.com', '--name', 'x'],
      ['key', 'rotate', '--account', UNKNOWN_UID, '--key', UNKNOWN_UID, '--overlap', 'soon'],
    ]) {
      const { exitCode, output, error } = await run(...words);
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
      expect(error).not.toMatch(/ at .*\.js/);
      expect(error.trim()).not.toBe('');
    }
    expect((await run('key', 'list', '--account', UNKNOWN_UID)).error).toBe(
      `There is no account with the uid ${UNKNOWN_UID}.\n`,
    );
    const invalid = await run('account', 'create', '--name', 'X', '--owner-email', 'nowhere');
    expect(invalid.error).toBe('Some values are not valid:\n  - email: Enter a valid email address.\n');
  });
});

test('explain reads a file without a database and writes a page, or reports in one line why it cannot read it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-explain-'));
  try {
    const page = path.join(folder, 'page.html');
    const explained = await runExplain(path.join(SAMPLES, 'thistledown-invoice.pdf'), '--output', page);
    expect(JSON.parse(explained.output)).toMatchObject({ page, format: 'text', pages: 1 });
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<td>invoice_number</td><td>TC-20817</td><td>text</td>');
    expect(html).toContain('<img alt="Page 1" src="data:image/webp;base64,');
    expect(html.match(/<div class="box" style="left:/g)?.length).toBeGreaterThan(8);
    expect(html).not.toMatch(/<script|https?:/);

    const xml = path.join(folder, 'invoice.xml');
    copyFileSync(path.join(SAMPLES, 'trois-ponts-facture.xml'), xml);
    expect(JSON.parse((await runExplain(xml)).output)).toMatchObject({ page: `${xml}.html`, format: 'cii' });
    expect(readFileSync(`${xml}.html`, 'utf8')).not.toContain('<img');

    const stack = path.join(folder, 'stack.pdf');
    writeFileSync(stack, await makePdf({ pages: writeStack(STACK) }));
    await runExplain(stack, '--pages', '2-3');
    expect(readFileSync(`${stack}.html`, 'utf8')).toContain('<td>invoice_number</td><td>R-2377</td>');
    expect((await runExplain(stack, '--pages', '3-2')).error).toContain(
      'Must be a page or a range of pages, such as 3 or 3-4.',
    );

    const broken = path.join(folder, 'broken.pdf');
    writeFileSync(broken, '%PDF-1.7\nnothing');
    const { exitCode, error } = await runExplain(broken);
    expect(exitCode).toBe(1);
    expect(error.trim()).toMatch(/^[A-Z][^\n]+$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function runExplain(...words: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [CLI, 'explain', ...words],
      { env: { PATH: process.env['PATH'] } },
      (failure, output, error) =>
        resolve({ exitCode: typeof failure?.code === 'number' ? failure.code : 0, output, error }),
    );
  });
}

function listFilesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
