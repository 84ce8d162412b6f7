import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { backUp } from '../../src/backup/back-up.js';
import { restore } from '../../src/backup/restore.js';
import { loadConfig } from '../../src/config.js';
import { createCore, type Core } from '../../src/core.js';
import { openS3 } from '../../src/files/open-s3.js';
import { moveFiles } from '../../src/move-files.js';
import { verifyFiles } from '../../src/processing/verify.js';
import { ProgressLine } from '../../src/shared/progress-line.js';
import { parseFileStore } from '../../src/shared/s3-address.js';
import { createEmptyDatabase, createTestDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { describeOnS3, useS3 } from '../support/s3.js';

const CLI = path.resolve(import.meta.dirname, '../../../dist/server/cli.js');
const SECRET_KEY = 'a'.repeat(32);
/** MySQL if the test run has it, because several hosts can only share such a database. */
const DIALECT = DIALECTS.at(-1)!;

describeOnS3('an installation with its files in S3', () => {
  const s3 = useS3();
  let created: TestDatabase;
  let data: string;
  let FILE_STORE: string;
  beforeEach(async () => {
    created = await createTestDatabase(DIALECT);
    data = path.join(created.folder, 'data');
    FILE_STORE = await s3.createFileStore();
  });
  afterEach(() => created.drop());

  const environment = (settings: Record<string, string>) => ({
    DATABASE_URL: created.url,
    DATA_DIR: data,
    SECRET_KEY,
    LOG_LEVEL: 'silent',
    ...settings,
  });

  /** Starts the service, keeps what `look` returns, and stops it. */
  async function start<Result>(
    settings: Record<string, string> = { FILE_STORE },
    look: (core: Core) => Promise<Result> = async () => undefined as Result,
    options: { adopt?: boolean } = {},
  ): Promise<Result> {
    const core = await createCore(loadConfig(environment(settings)), options);
    try {
      return await look(core);
    } finally {
      await core.database.close();
    }
  }

  /** Uploads as the owner of a new account; returns the texts of all stored files. */
  async function upload(core: Core, ...texts: string[]): Promise<void> {
    const { accounts, keys, uploads } = core.services;
    const { issued } = await accounts.create({ name: 'Files', owner: { email: 'owner@example.com' } });
    const actor = await keys.authenticate(issued.secret);
    for (const text of texts) await uploads.upload(actor, { source: Readable.from([toFile(text)]), fileName: null });
  }
  const toFile = (text: string) => Buffer.from(`<?xml version="1.0"?><Invoice>${text}</Invoice>`);

  async function listStored({ files }: Pick<Core, 'files'>): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of files.list()) found.push(key);
    return found.toSorted();
  }

  const check = (core: Core) => verifyFiles(core.files, core.stores.invoices);
  const INTACT = { missing: [], damaged: [], orphaned: [] };
  const move = (core: Core, to: string, choice: { copyOnly?: boolean; skipUnusable?: boolean } = {}) =>
    moveFiles(core, {
      to: parseFileStore(to),
      copyOnly: false,
      skipUnusable: false,
      onProgress: () => undefined,
      ...choice,
    });

  it('keeps no file on its disk, and starts on another host with an empty folder', async () => {
    await start({ FILE_STORE }, (core) => upload(core, 'one', 'two'));
    const DATA_DIR = path.join(created.folder, 'other-host');
    const report = await start({ FILE_STORE, DATA_DIR }, check);
    expect(report).toMatchObject({ checked: 2, ...INTACT });
    expect(readFileSync(path.join(DATA_DIR, 'installation'), 'utf8')).toMatch(
      /^[0-9a-f-]{36} s3:\/\/test-[\w-]+\/invoices\n$/,
    );
  });

  it('does not start with another place for its files', async () => {
    await start();
    await expect(start({})).rejects.toThrow(
      /The files of this installation are at s3:\/\/.*Set FILE_STORE to it, or move/,
    );
    const other = await s3.createFileStore();
    await expect(start({ FILE_STORE: other })).rejects.toThrow(/The files of this installation are at s3:/);
    const onOtherHost = { FILE_STORE: other, DATA_DIR: path.join(created.folder, 'other-host') };
    await expect(start(onOtherHost)).rejects.toThrow(/DATA_DIR is not the folder of the installation/);
    expect(existsSync(onOtherHost.DATA_DIR)).toBe(false);
  });

  it('does not start on disk with a bucket that its files are not in', async () => {
    await start({});
    await expect(start()).rejects.toThrow(/The files of this installation are at disk/);
  });

  it('does not start with an empty database for a bucket that has another one', async () => {
    await start();
    const other = await createTestDatabase(DIALECT);
    const settings = { FILE_STORE, DATABASE_URL: other.url, DATA_DIR: path.join(created.folder, 'other') };
    await expect(start(settings)).rejects.toThrow(/FILE_STORE belongs to an installation with another database/);
    await other.drop();
  });

  it('does not start, and stores nothing, while its bucket was emptied', async () => {
    await start({ FILE_STORE }, async (core) => {
      await upload(core, 'one');
      await openS3(parseFileStore(FILE_STORE)!).bucket.remove('installation');
    });
    await expect(start()).rejects.toThrow(/FILE_STORE does not hold the files of this installation/);
    await start({ FILE_STORE }, undefined, { adopt: true });
    await start({ FILE_STORE }, async (core) => expect(await check(core)).toMatchObject(INTACT));
  });

  it('continues a first start that ended before the bucket had its marker', async () => {
    await start();
    await openS3(parseFileStore(FILE_STORE)!).bucket.remove('installation');
    await start();
    const report = await start({ FILE_STORE, DATA_DIR: path.join(created.folder, 'other-host') }, check);
    expect(report).toMatchObject({ checked: 0, ...INTACT });
  });

  it('says why it does not start if the storage does not respond', async () => {
    await expect(start({ FILE_STORE: 's3://bucket?endpoint=http://127.0.0.1:1' })).rejects.toThrow(
      /The bucket of this installation cannot be reached/,
    );
  });

  it('is moved there and back by its operator, while a running process refuses uploads', async () => {
    const before = await start({}, async (core) => {
      await upload(core, 'one', 'two', 'three');
      expect(await move(core, FILE_STORE, { copyOnly: true })).toMatchObject({ copied: 3, present: 0, moved: false });
      await core.files.requireWritable(1);
      await upload(core, 'four');
      expect(await move(core, FILE_STORE)).toMatchObject({
        copied: 1,
        present: 3,
        missing: [],
        damaged: [],
        moved: true,
      });
      await expect(upload(core, 'five')).rejects.toMatchObject({
        code: 'service_unavailable',
        message: expect.stringMatching(/moved to another place\. Nothing was saved; try again later\.$/),
        cause: expect.objectContaining({ message: expect.stringMatching(/^FILE_STORE must be s3:/) }),
      });
      return listStored(core);
    });
    await expect(start({})).rejects.toThrow(/are at s3:/);
    rmSync(path.join(data, 'files'), { recursive: true });
    await start({ FILE_STORE }, async (core) => {
      expect(await listStored(core)).toEqual(before);
      expect(await check(core)).toMatchObject({ checked: 4, ...INTACT });
      await upload(core, 'six');
      expect(await move(core, 'disk')).toMatchObject({ copied: 5, moved: true });
    });
    await expect(start()).rejects.toThrow(/are at disk/);
    await start({}, async (core) => expect(await check(core)).toMatchObject({ checked: 5, ...INTACT }));
  });

  it('stays where it is if a file cannot be moved, unless the operator says otherwise', async () => {
    await start({}, async (core) => {
      await upload(core, 'one', 'two', 'three');
      const [missing = '', damaged = ''] = await listStored(core);
      rmSync(path.join(data, 'files', missing));
      writeFileSync(path.join(data, 'files', damaged), toFile('ONE'));
      const report = await move(core, FILE_STORE);
      expect(report).toMatchObject({ copied: 1, moved: false });
      expect([...report.missing, ...report.damaged].map(({ fileKey }) => fileKey)).toEqual([missing, damaged]);
      await core.files.requireWritable(1);
      expect(await move(core, FILE_STORE, { skipUnusable: true })).toMatchObject({ present: 1, moved: true });
    });
    await start();
  });

  it('is backed up, and restored into another bucket or beside its own', async () => {
    const folder = path.join(created.folder, 'backup');
    const progress = new ProgressLine(null);
    await start({ FILE_STORE }, async (core) => {
      await upload(core, 'one', 'two');
      expect(await backUp(core, { folder, progress })).toMatchObject({ files: { copied: 2 } });
    });
    const restoreTo = async (to: TestDatabase, store: string, withoutFiles: boolean) => {
      const settings = { FILE_STORE: store, DATABASE_URL: to.url, DATA_DIR: path.join(to.folder, 'data') };
      return restore(loadConfig(environment(settings)), { folder, withoutFiles, progress });
    };
    const [other, lost] = [await createEmptyDatabase(DIALECT), await createEmptyDatabase(DIALECT)];
    await expect(restoreTo(other, FILE_STORE, false)).rejects.toThrow(/The bucket has the files of an installation/);
    const elsewhere = await restoreTo(other, await s3.createFileStore(), false);
    expect(elsewhere).toMatchObject({ files: { copied: 2 }, verified: { checked: 2, ...INTACT } });
    const beside = await restoreTo(lost, FILE_STORE, true);
    expect(beside).toMatchObject({ files: null, verified: { checked: 2, ...INTACT } });
    for (const database of [other, lost]) await database.drop();
  });

  it('is not moved to the bucket of another one', async () => {
    await start();
    const other = await createTestDatabase(DIALECT);
    const settings = { DATABASE_URL: other.url, DATA_DIR: path.join(created.folder, 'other') };
    await expect(start(settings, (core) => move(core, FILE_STORE))).rejects.toThrow(/belong to another installation/);
    await other.drop();
  });

  it('is moved by a command that shows its progress, also after it was killed', async () => {
    const texts = Array.from({ length: 100 }, (_, index) => `file ${index}`);
    await start({}, (core) => upload(core, ...texts));
    const run = (...words: string[]) => {
      const env = { PATH: process.env['PATH'], ...s3.environment, ...environment({}) };
      const child = { kill: () => undefined as unknown };
      const ended = new Promise<{ output: string; error: string; exitCode: unknown }>((resolve) => {
        const started = execFile(
          process.execPath,
          [CLI, 'files', 'move', ...words],
          { env },
          (failure, output, error) => resolve({ output, error, exitCode: failure ? failure.code : 0 }),
        );
        child.kill = () => started.kill('SIGKILL');
      });
      return { ended, kill: () => child.kill() };
    };
    const target = openS3(parseFileStore(FILE_STORE)!);
    const killed = run('--to', FILE_STORE);
    for (;;) {
      const stored: string[] = [];
      for await (const { key } of target.bucket.list()) stored.push(key);
      if (stored.length > 3) break;
    }
    killed.kill();
    await killed.ended;
    const { output, error, exitCode } = await run('--to', FILE_STORE).ended;
    const report = JSON.parse(output) as Record<string, unknown>;
    expect({ exitCode, moved: report['moved'] }).toEqual({ exitCode: 0, moved: true });
    expect(Number(report['copied']) + Number(report['present'])).toBe(100);
    expect(report['present']).toBeGreaterThan(2);
    expect(error).toMatch(/100 %, 100 of 100 invoices, \d+ files copied/);
    const wrong = await run('--to', 's3://UPPER').ended;
    expect([wrong.exitCode, wrong.error]).toEqual([1, expect.stringMatching(/must be `disk` or s3:\/\/bucket/)]);
    await start({ FILE_STORE }, async (core) => expect(await check(core)).toMatchObject({ checked: 100, ...INTACT }));
  });
});
