import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AccountService } from '../../src/accounts/account.service.js';
import { KeyService } from '../../src/accounts/key.service.js';
import { DiskFileStore } from '../../src/files/disk-file-store.js';
import { UploadService } from '../../src/processing/upload.service.js';
import type { Actor } from '../../src/shared/actor.js';
import { systemClock } from '../../src/shared/clock.js';
import { createLogger } from '../../src/shared/logger.js';
import { createStores, createTransact } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { recordStatements, recordWrites } from '../support/statements.js';
import { createQuota } from '../support/upload-quota.js';

async function* createSource() {
  yield Buffer.from('%PDF-1.7');
}

forEachDatabase((context) => {
  const isMysql = () => context.database.writer.options.type === 'mysql';

  function createUploads(): UploadService {
    return new UploadService({
      files: new DiskFileStore(context.folder),
      transact: createTransact(context.database, 20_000),
      clock: systemClock,
      logger: createLogger('silent'),
      timeoutMilliseconds: 20_000,
      maxBytes: 1_000,
      uploadMilliseconds: 20_000,
      quota: createQuota({ uploads: 1 }),
      onEnqueued: () => undefined,
    });
  }

  describe('an upload', () => {
    // The counts of an account are folded at random.
    beforeEach(() => {
      jest.spyOn(Math, 'random').mockReturnValue(0.999);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    test('is returned as it is read later', async () => {
      const actor = await createActor();
      const row = await createUploads().upload(actor, { source: createSource(), fileName: 'a.pdf' });
      const { invoiceList } = createStores(context.database.reader.manager);
      expect(row).toMatchObject({ ...(await invoiceList.findByUid(actor.accountId, row.uid)) });
    });

    test('takes one statement for each of nine tables and two to lock and read the index of words, and reads nothing else', async () => {
      if (!isMysql()) return;
      const actor = await createActor();
      const uploads = createUploads();
      const upload = () => uploads.upload(actor, { source: createSource(), fileName: 'a.pdf' });
      await upload();
      let reads: string[] = [];
      const writes = await recordWrites(context.database, async () => {
        reads = await recordStatements(context.database, upload);
      });
      expect(reads).toEqual([]);
      expect(writes.map((sql) => /(?:INTO|FROM) (\w+)/.exec(sql)?.[1])).toEqual([
        ...['invoice', 'invoice_tally', 'invoice_sum', 'invoice_facet', 'slice_span', 'history_event', 'job'],
        ...['search_posting', 'search_posting', 'search_posting', 'search_document'],
      ]);
    });
  });

  /** The owner of a new account. */
  async function createActor(): Promise<Actor> {
    const { accounts, accountEvents } = createStores(context.database.reader.manager);
    const transact = createTransact(context.database, 20_000);
    const keys = new KeyService({ accounts, transact, clock: systemClock, pepper: Buffer.from('pepper') });
    const service = new AccountService({ accounts, accountEvents, transact, keys, clock: systemClock });
    const owner = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
    const { issued } = await service.create({ name: 'Uploads', owner });
    return keys.authenticate(issued.secret);
  }
});
