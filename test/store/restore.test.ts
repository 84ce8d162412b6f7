import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rebuild, verifyFiles, verifyIndex } from '../../src/processing/verify.js';
import { createTransact, readSnapshot } from '../../src/stores.js';
import { backUp, type Restore } from '../support/backup.js';
import { createTestDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { RestClient } from '../support/rest-client.js';
import { startService, waitUntil, type TestService } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const original = readFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'), 'utf8');
const RIGHT = { miscounted: [], wrongSums: [], misindexed: [] };

describe.each(DIALECTS)('restoring a backup of a running service, on %s', (dialect) => {
  let source: TestDatabase;
  let kept: string;
  let key: string;
  /** The files as they were uploaded before the backup, by the uid of their invoice. */
  const uploaded = new Map<string, string>();
  let corrected: string;
  let deleted: string;
  let restore: Restore;
  let restoreWithoutIndex: Restore;

  const upload = async (rest: RestClient, index: number) => {
    const text = original.replace('?>', `?><!-- ${index} -->`);
    const { body } = await rest.upload(text);
    return [body.uid as string, createHash('sha256').update(text).digest('hex')] as const;
  };

  beforeAll(async () => {
    source = await createTestDatabase(dialect);
    kept = mkdtempSync(path.join(tmpdir(), 'invoice-graph-backup-'));
    const service = await startService(dialect, { DATA_DIR: source.folder, DATABASE_URL: source.url });
    key = (await service.account()).owner.key;
    const rest = new RestClient(service, key);
    for (let index = 0; index < 12; index += 1) uploaded.set(...(await upload(rest, index)));
    for (const uid of uploaded.keys()) await waitUntil(async () => (await readStatus(rest, uid)) === 'finished');
    [corrected, deleted] = [...uploaded.keys()] as [string, string];
    await rest.call('PATCH', `/invoices/${corrected}`, { json: { invoice_number: 'by hand', category: 'Travel' } });
    await rest.delete(`/invoices/${deleted}`);
    const { reader } = service.core.database;
    const between = async () => {
      for (let index = 100; index < 105; index += 1) await upload(rest, index);
    };
    restore = await backUp({ reader, folder: source.folder, kept }, { between });
    const without = [
      'search_document',
      'search_posting',
      'invoice_facet',
      'invoice_cell',
      'slice_span',
      'invoice_tally',
    ];
    restoreWithoutIndex = await backUp({ reader, folder: source.folder, kept: path.join(kept, 'again') }, { without });
    await service.stop();
    // The original is gone.
    await source.drop();
  });
  afterAll(() => rmSync(kept, { recursive: true }));

  async function onRestored(how: Restore, check: (service: TestService) => Promise<void>): Promise<void> {
    const target = await createTestDatabase(dialect);
    try {
      await how(target);
      const service = await startService(dialect, { DATA_DIR: target.folder, DATABASE_URL: target.url });
      await check(service).finally(() => service.stop());
    } finally {
      await target.drop();
    }
  }

  const look = ({ core }: TestService) => readSnapshot(core.database.reader, verifyIndex);

  it('brings back every invoice, its bytes, changes and key, and verify finds nothing wrong', () =>
    onRestored(restore, async (service) => {
      const rest = new RestClient(service, key);
      expect((await rest.get('/invoices/')).body.count).toBe(uploaded.size - 1);
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
      const { missing, damaged, checked, orphaned } = await verifyFiles(
        service.core.files,
        service.core.stores.invoices,
      );
      // Those of the uploads after the database was read.
      expect([missing, damaged, checked, orphaned.length]).toEqual([[], [], uploaded.size, 5]);
      expect((await rest.upload(original)).status).toBe(201);
    }));

  it('without the derived tables is noticed by verify and completed by rebuild', () =>
    onRestored(restoreWithoutIndex, async (service) => {
      const rest = new RestClient(service, key);
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
});

async function readStatus(rest: RestClient, uid: string): Promise<string> {
  return (await rest.get(`/invoices/${uid}`)).body.processing_status;
}
