import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backUp, type BackupReport } from '../../src/backup/back-up.js';
import { restore } from '../../src/backup/restore.js';
import { loadConfig } from '../../src/config.js';
import type { TableShape } from '../../src/installation/table-rows.store.js';
import { rebuild, verifyIndex } from '../../src/processing/verify.js';
import { ProgressLine } from '../../src/shared/progress-line.js';
import { createTransact, readSnapshot } from '../../src/stores.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  DIALECTS,
  type Dialect,
  type TestDatabase,
} from '../support/databases.js';
import { RestClient } from '../support/rest-client.js';
import { startService, waitUntil, type TestService } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const original = readFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'), 'utf8');
const progress = new ProgressLine(null);
const RIGHT = { miscounted: [], wrongSums: [], misindexed: [] };

describe.each(DIALECTS)('restoring a backup of a running service, on %s', (dialect) => {
  let source: TestDatabase;
  let kept: string;
  let key: string;
  /** The files as they were uploaded before the backup, by the uid of their invoice. */
  const uploaded = new Map<string, string>();
  let corrected: string;
  let deleted: string;
  let report: BackupReport;

  const upload = async (rest: RestClient, index: number) => {
    const text = original.replace('?>', `?><!-- ${index} -->`);
    const { body } = await rest.upload(text);
    return [body.uid as string, createHash('sha256').update(text).digest('hex')] as const;
  };

  beforeAll(async () => {
    source = await createTestDatabase(dialect);
    kept = path.join(mkdtempSync(path.join(tmpdir(), 'invoice-graph-backup-')), 'backup');
    const service = await startService(dialect, { DATA_DIR: source.folder, DATABASE_URL: source.url });
    key = (await service.account()).owner.key;
    const rest = new RestClient(service, key);
    for (let index = 0; index < 12; index += 1) uploaded.set(...(await upload(rest, index)));
    for (const uid of uploaded.keys()) await waitUntil(async () => (await readStatus(rest, uid)) === 'finished');
    [corrected, deleted] = [...uploaded.keys()] as [string, string];
    await rest.call('PATCH', `/invoices/${corrected}`, { json: { invoice_number: 'by hand', category: 'Travel' } });
    await rest.delete(`/invoices/${deleted}`);
    await backUp(service.core, { folder: kept, progress });
    // The second backup brings the first one up to date, while files arrive.
    const later = Array.from({ length: 5 }, (_, index) => upload(rest, 100 + index));
    report = await backUp(service.core, { folder: kept, progress });
    await Promise.all(later);
    await service.stop();
    // The original is gone.
    await source.drop();
  });
  afterAll(() => rmSync(path.dirname(kept), { recursive: true }));

  /** Restores the backup, and starts the service on it. */
  async function onRestored(target: Dialect, check: (service: TestService) => Promise<void>): Promise<void> {
    const { drop, folder, url } = await createEmptyDatabase(target);
    const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: url };
    try {
      const { verified } = await restore(loadConfig(settings), { folder: kept, progress });
      expect(verified).toMatchObject({ ...RIGHT, missing: [], damaged: [], orphaned: [] });
      const service = await startService(target, settings);
      await check(service).finally(() => service.stop());
    } finally {
      await drop();
    }
  }

  const look = ({ core }: TestService) => readSnapshot(core.database.reader, verifyIndex);

  it.each(DIALECTS)('brings back every invoice, its bytes, changes and key, to %s', (target) =>
    onRestored(target, async (service) => {
      const rest = new RestClient(service, key);
      // Those that arrived during the backup may be part of it.
      expect((await rest.get('/invoices/')).body.count).toBeGreaterThanOrEqual(uploaded.size - 1);
      for (const [uid, sha256] of uploaded) {
        const { status, body } = await rest.get(`/invoices/${uid}`);
        expect([uid, status]).toEqual([uid, uid === deleted ? 404 : 200]);
        if (uid === deleted) continue;
        const bytes = Buffer.from(await (await fetch(body.file)).arrayBuffer());
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      }
      expect((await rest.get(`/invoices/${corrected}`)).body).toMatchObject({ invoice_number: 'by hand' });
      expect((await rest.get('/invoices/?query=by+hand')).body.count).toBe(1);
      expect(await look(service)).toEqual(RIGHT);
      const { status, body } = await rest.upload(original);
      expect(status).toBe(201);
      await waitUntil(async () => (await readStatus(rest, body.uid)) === 'finished');
      expect(await look(service)).toEqual(RIGHT);
    }),
  );

  it('without the derived tables is noticed by verify and completed by rebuild', () =>
    onRestored(dialect, async (service) => {
      const rest = new RestClient(service, key);
      const derived = ['search_document', 'search_posting', 'invoice_facet', 'invoice_cell', 'slice_span'];
      for (const table of [...derived, 'invoice_tally'])
        await service.core.database.writer.query(`DELETE FROM ${table}`);
      const broken = await look(service);
      expect(new Set(broken.misindexed.map(({ index }) => index))).toEqual(
        new Set(['facets', 'ranges', 'creation_times', 'search_texts']),
      );
      expect(broken.miscounted).not.toEqual([]);
      expect((await rest.get('/invoices/?query=by+hand')).body.count).toBe(0);
      await createTransact(service.core.database, 60_000)((tx) => rebuild(tx, ['search', 'facets', 'tallies']));
      expect(await look(service)).toEqual(RIGHT);
      expect((await rest.get('/invoices/?query=by+hand')).body.count).toBe(1);
    }));

  it('copies only the files that an older backup lacks', () => {
    expect(report).toMatchObject({ files: { missing: [], damaged: [] }, secret: 'backup' });
    expect(report.files?.present).toBeGreaterThanOrEqual(uploaded.size);
  });

  it('never uses an id again', () =>
    onRestored(dialect, async ({ core }) => {
      const lines = gunzipSync(readFileSync(path.join(kept, 'database.jsonl.gz')))
        .toString()
        .split('\n');
      const shapes = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as TableShape);
      const found = new Map((await core.stores.tables.listTables()).map(({ table, nextId }) => [table, nextId]));
      const events = shapes.find(({ table }) => table === 'history_event');
      expect(events?.nextId).toBeGreaterThan(uploaded.size);
      const used = shapes.filter(({ table, nextId }) => nextId !== null && Number(found.get(table)) < nextId);
      expect(used).toEqual([]);
    }));

  it('of the rows alone goes beside the files that are still there', async () => {
    const { drop, folder, url } = await createEmptyDatabase(dialect);
    const lost = await createEmptyDatabase(dialect);
    const DATA_DIR = path.join(folder, 'data');
    await restore(loadConfig({ DATA_DIR, DATABASE_URL: lost.url }), { folder: kept, progress });
    await lost.drop();
    const settings = loadConfig({ DATA_DIR, DATABASE_URL: url });
    const { files, verified } = await restore(settings, { folder: kept, withoutFiles: true, progress });
    expect(files).toBeNull();
    expect(verified).toMatchObject({ ...RIGHT, missing: [], damaged: [], orphaned: [] });
    await drop();
  });

  describe('refuses', () => {
    let target: TestDatabase;
    let settings: { DATA_DIR: string; DATABASE_URL: string };
    beforeAll(async () => {
      target = await createEmptyDatabase(dialect);
      settings = { DATA_DIR: path.join(target.folder, 'data'), DATABASE_URL: target.url };
    });
    afterAll(() => target.drop());
    const tryRestore = (changes: object = {}, folder = kept) =>
      restore(loadConfig({ ...settings, ...changes }), { folder, progress });

    it('a folder that is no backup', async () => {
      await expect(tryRestore({}, path.join(target.folder, 'nothing'))).rejects.toThrow(/is not a backup/);
    });

    it('another secret, before it writes anything', async () => {
      await expect(tryRestore({ SECRET_KEY: 'x'.repeat(40) })).rejects.toThrow(/SECRET_KEY is not the one/);
      expect(existsSync(settings.DATA_DIR)).toBe(false);
    });

    it('a folder and a database that are not empty', async () => {
      await tryRestore();
      await expect(tryRestore()).rejects.toThrow(/is not empty. Move it away/);
      const DATA_DIR = path.join(target.folder, 'other');
      await expect(tryRestore({ DATA_DIR })).rejects.toThrow(/The database is not empty/);
    });

    it('to write a backup over something else', async () => {
      const other = await startService(dialect);
      try {
        await expect(backUp(other.core, { folder: kept, progress })).rejects.toThrow(
          /something else than a backup of this/,
        );
        await expect(backUp(other.core, { folder: target.folder, progress })).rejects.toThrow(/something else/);
      } finally {
        await other.stop();
      }
    });
  });
});

async function readStatus(rest: RestClient, uid: string): Promise<string> {
  return (await rest.get(`/invoices/${uid}`)).body.processing_status;
}
