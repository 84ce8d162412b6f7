import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportRun } from '../../src/exports/export-run.entity.js';
import { ExportRunService } from '../../src/exports/export-run.service.js';
import { ExportRunner } from '../../src/exports/export-runner.js';
import { ExportService } from '../../src/exports/export.service.js';
import { DiskFileStore } from '../../src/files/disk-file-store.js';
import { createFileKey } from '../../src/files/file-store.js';
import type { Actor } from '../../src/shared/actor.js';
import { toMilliseconds, toTimestamp, type Clock } from '../../src/shared/clock.js';
import { unavailable } from '../../src/shared/errors.js';
import type { Transact } from '../../src/shared/transact.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

const MINUTE = 60_000;
const NEVER = new AbortController().signal;

forEachDatabase((context) => {
  let stores: Stores;
  let transact: Transact<Stores>;
  let actor: Actor;
  let service: ExportRunService;
  let exports: ExportService;
  let files: DiskFileStore;
  let folder: string;
  let now: number;
  const clock = { milliseconds: () => now, timestamp: () => toTimestamp(now) } as Clock;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    stores = createStores(context.database.reader.manager);
    transact = createTransact(context.database, 60_000);
    folder = await mkdtemp(path.join(tmpdir(), 'exports-'));
    files = new DiskFileStore(folder);
    const seed = await AccountSeed.create(context.database.writer.manager);
    for (const invoiceNumber of ['A', 'B', 'C']) await seed.invoice({ invoiceNumber });
    const account = await stores.accounts.findAccountById(seed.accountId);
    actor = {
      ...{ accountId: seed.accountId, accountUid: account!.uid, workspaceUserId: seed.user.id, role: 'owner' },
      ...{ scopes: ['export'], timeZone: 'UTC' },
    } as unknown as Actor;
    exports = new ExportService({ invoiceExports: stores.invoiceExports, clock });
    service = new ExportRunService({
      exportRuns: stores.exportRuns,
      exports,
      transact,
      clock,
      onStarted: () => undefined,
    });
  });
  // Other tests of the file see no runs.
  afterEach(async () => {
    await context.database.writer.query('DELETE FROM export_run');
    await rm(folder, { recursive: true });
  });

  const createRunner = (patch: Partial<ConstructorParameters<typeof ExportRunner>[0]> = {}) =>
    new ExportRunner({
      ...{ ...stores, exports, files, transact, clock, logger: { warn: () => undefined } },
      readClock: () => Promise.resolve({ now, steadyFor: 24 * 60 * MINUTE, hasJumped: false }),
      ...patch,
    });
  const start = () =>
    service.start(actor, {
      filter: {},
      rows: 'invoice',
      columns: ['invoice_number'],
      format: { type: 'csv', delimiter: ',', bom: false },
    });
  const read = ({ uid }: ExportRun) => service.get(actor, uid);

  /** Makes the lease of a worker that died end. */
  const endLease = (run: ExportRun) =>
    transact((tx) => tx.exportRuns.update(run.id, { leaseUntil: '2026-01-01 00:00:00.000000' }));

  /** Makes it so much later by the database's clock: the run has ended earlier. */
  async function passTime({ id }: ExportRun, minutes: number): Promise<void> {
    const [row] = await context.database.reader.query<{ at: string }[]>(
      'SELECT export_run.expires_at AS at FROM export_run WHERE export_run.id = ?',
      [id],
    );
    const expiresAt = toTimestamp(toMilliseconds(row!.at) - minutes * MINUTE);
    await transact((tx) => tx.exportRuns.update(id, { expiresAt, finishedAt: '2026-01-01 00:00:00.000000' }));
  }

  async function listFiles(): Promise<string[]> {
    const keys = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys;
  }

  async function readFile(run: ExportRun): Promise<string> {
    const { fileKey } = await service.getFile(actor.accountUid, run.uid);
    let text = '';
    for await (const chunk of (await files.open(fileKey)).stream) text += String(chunk);
    return text;
  }

  describe('an export in the background', () => {
    it('is written again by another worker if its worker dies, whatever it left behind', async () => {
      const run = await start();
      const dying = createRunner({
        files: {
          receive: files.receive.bind(files),
          remove: files.remove.bind(files),
          requireAvailable: () => Promise.resolve(),
        },
        exports: { write: () => new Promise(() => undefined) },
      });
      void dying.runNext(NEVER);
      const runner = createRunner();
      while ((await read(run)).rowsTotal === null) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await runner.runNext(NEVER)).toBe(false);
      expect((await read(run)).status).toBe('running');
      await endLease(run);
      expect(await runner.runNext(NEVER)).toBe(true);
      const done = await read(run);
      expect(done).toMatchObject({ status: 'finished', rowsDone: 3, rowsTotal: 3, attempts: 2 });
      expect(await readFile(run)).toBe('invoice_number\r\nC\r\nB\r\nA\r\n');
      expect(await listFiles()).toEqual([done.fileKey]);
    });

    it('stays with its worker although the clock of another is a day ahead', async () => {
      const run = await start();
      void createRunner({ exports: { write: () => new Promise(() => undefined) } }).runNext(NEVER);
      while ((await read(run)).rowsTotal === null) await new Promise((resolve) => setTimeout(resolve, 5));
      now += 24 * 60 * MINUTE;
      expect(await createRunner().runNext(NEVER)).toBe(false);
      expect(await read(run)).toMatchObject({ status: 'running', attempts: 1 });
    });

    it('that a slower worker has lost leaves only the file of the other', async () => {
      const run = await start();
      const slow = createRunner({
        files: {
          receive: async (key, source, maxBytes) => {
            const received = await files.receive(key, source, maxBytes);
            const keep = async () => {
              await received.keep();
              await endLease(run);
              await createRunner().runNext(NEVER);
            };
            return {
              ...received,
              size: received.size,
              sha256: received.sha256,
              keep,
              discard: () => received.discard(),
            };
          },
          remove: files.remove.bind(files),
          requireAvailable: () => Promise.resolve(),
        },
      });
      await slow.runNext(NEVER);
      const done = await read(run);
      expect([done.status, done.attempts, await listFiles()]).toEqual(['finished', 2, [done.fileKey]]);
      expect(await readFile(run)).toContain('A');
    });

    it('fails after three attempts, and says why', async () => {
      const run = await start();
      const failing = createRunner({ exports: { write: () => Promise.reject(new Error('SQL')) } });
      for (let attempt = 0; attempt < 3; attempt += 1) await failing.runNext(NEVER);
      expect(await read(run)).toMatchObject({ status: 'failed', errorCode: 'internal_error', attempts: 3 });
      expect((await read(run)).errorMessage).not.toContain('SQL');
      const crashed = await start();
      await transact((tx) => tx.exportRuns.update(crashed.id, { attempts: 3 }));
      await createRunner().runNext(NEVER);
      expect(await read(crashed)).toMatchObject({ status: 'failed', errorCode: 'crashed' });
    });

    it('waits without losing an attempt while the files cannot be reached, or its worker stops', async () => {
      const run = await start();
      const away = createRunner({ exports: { write: () => Promise.reject(unavailable()) } });
      await expect(away.runNext(NEVER)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await read(run)).toMatchObject({ status: 'queued', attempts: 0 });
      const fileKey = createFileKey(actor.accountUid, clock.timestamp());
      await transact((tx) => tx.exportRuns.update(run.id, { fileKey }));
      const stuck = createRunner({
        files: {
          receive: files.receive.bind(files),
          remove: () => Promise.reject(unavailable()),
          requireAvailable: () => Promise.resolve(),
        },
      });
      await expect(stuck.runNext(NEVER)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await read(run)).toMatchObject({ status: 'queued', attempts: 0, fileKey });
      await createRunner().runNext(AbortSignal.abort(new Error('stopping')));
      expect(await read(run)).toMatchObject({ status: 'queued', attempts: 0 });
      await createRunner().runNext(NEVER);
      expect(await read(run)).toMatchObject({ status: 'finished', attempts: 1 });
    });

    it('loses no attempt to an outage of the database', async () => {
      const run = await start();
      let refused = 0;
      const interrupted = createRunner({
        transact: (work) => ((refused -= 1) >= 0 ? Promise.reject(unavailable()) : transact(work)),
        exports: {
          write: () => {
            refused = 2;
            return Promise.reject(unavailable());
          },
        },
      });
      await expect(interrupted.runNext(NEVER)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await read(run)).toMatchObject({ status: 'queued', attempts: 0 });
    });

    it('is removed with its file a day after it has ended', async () => {
      const run = await start();
      await createRunner().runNext(NEVER);
      await passTime(run, 23 * 60);
      expect(await createRunner().removeExpired()).toBe(false);
      await passTime(run, 2 * 60);
      await expect(read(run)).rejects.toMatchObject({ code: 'not_found' });
      await expect(service.getFile(actor.accountUid, run.uid)).rejects.toMatchObject({ code: 'not_found' });
      expect(await createRunner().removeExpired()).toBe(true);
      expect([await listFiles(), await stores.exportRuns.list(actor.accountId)]).toEqual([[], []]);
    });

    it.each([
      ['ahead', 48],
      ['back', -48],
    ])('stays for its day although the clock of a process is two days %s', async (_where, hours) => {
      const run = await start();
      await createRunner().runNext(NEVER);
      now += hours * 60 * MINUTE;
      expect(await createRunner().removeExpired()).toBe(false);
      expect(await readFile(run)).toContain('A');
      await passTime(run, 25 * 60);
      expect(await createRunner().removeExpired()).toBe(true);
      expect(await listFiles()).toEqual([]);
    });

    it('stays with its file for a day after the clock of the database has jumped', async () => {
      const run = await start();
      await createRunner().runNext(NEVER);
      await passTime(run, 100 * 24 * 60);
      const jumped = { now, steadyFor: 0, hasJumped: true };
      expect(await createRunner({ readClock: () => Promise.resolve(jumped) }).removeExpired()).toBe(false);
      expect(await listFiles()).toHaveLength(1);
      expect(await createRunner().removeExpired()).toBe(true);
    });

    it('is refused while five are under way, and replaces the oldest of twenty that have ended', async () => {
      for (let count = 0; count < 5; count += 1) await start();
      await expect(start()).rejects.toMatchObject({ code: 'conflict' });
      const runner = createRunner();
      while (await runner.runNext(NEVER)) continue;
      for (let count = 0; count < 16; count += 1) {
        await start();
        await runner.runNext(NEVER);
      }
      expect(await service.list(actor)).toHaveLength(20);
      expect(await runner.removeExpired()).toBe(true);
      expect(await listFiles()).toHaveLength(20);
    });

    it('is written once although several workers look for it', async () => {
      const run = await start();
      const done = await Promise.all([1, 2, 3].map(() => createRunner().runNext(NEVER)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await read(run)).toMatchObject({ status: 'finished', attempts: 1 });
    });
  });
});
