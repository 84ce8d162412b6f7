import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { measureSteadyClock } from '../../src/installation/steady-clock.js';
import { Housekeeping } from '../../src/processing/housekeeping.js';
import { systemClock, toTimestamp } from '../../src/shared/clock.js';
import { insertInvoice } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

const DAY = 86_400_000;

describe.each(DIALECTS)('a deleted invoice, on %s', (dialect) => {
  const service = useService(dialect);

  /** Runs the housekeeping the given number of days from now. */
  async function runRound(days: number) {
    const { config, files, logger, stores, transact } = service.core;
    const clock = {
      milliseconds: () => systemClock.milliseconds() + days * DAY,
      timestamp: () => toTimestamp(systemClock.milliseconds() + days * DAY),
    };
    const retentionDays = config.RETENTION_DAYS;
    const measureClock = async () => ({ now: clock.milliseconds(), steadyFor: DAY, hasJumped: false });
    return new Housekeeping({ ...stores, files, transact, clock, logger, measureClock, retentionDays }).run();
  }

  it('is kept with its file for the retention time, then both are removed', async () => {
    const { owner, users } = await createRestAccount(service);
    const [kept, deleted] = [await uploadProcessed(owner), await uploadProcessed(owner)];
    const { accountUid } = users.owner.actor;
    const file = await service.core.services.invoices.getFile(accountUid, deleted.uid);
    await owner.delete(`/invoices/${deleted.uid}`);
    expect((await runRound(29)).purged).toBe(0);
    expect(await service.core.stores.invoices.hasFile(file.fileKey ?? '')).toBe(true);
    expect((await runRound(31)).purged).toBe(1);
    expect(await service.core.stores.invoices.hasFile(file.fileKey ?? '')).toBe(false);
    const tables = ['invoice_item', 'history_event', 'invoice_extraction'];
    for (const table of tables) {
      const [row] = await service.core.database.reader.query<{ count: number }[]>(
        `SELECT COUNT(*) AS count FROM ${table} JOIN invoice ON invoice.id = ${table}.invoice_id WHERE invoice.uid = ?`,
        [deleted.uid],
      );
      expect([table, Number(row?.count)]).toEqual([table, 0]);
    }
    expect((await owner.get(`/invoices/${kept.uid}`)).status).toBe(200);
    expect((await fetch(kept.file)).status).toBe(200);
    expect((await runRound(31)).purged).toBe(0);
  });

  describe('that shares its file', () => {
    /** Creates invoices on the first pages of an uploaded file, of which all but the kept one are deleted. */
    async function createParts({ kept = false } = {}) {
      const { owner, users } = await createRestAccount(service);
      const { uid } = await uploadProcessed(owner);
      const { fileKey } = await service.core.services.invoices.getFile(users.owner.actor.accountUid, uid);
      await owner.delete(`/invoices/${uid}`);
      const pages = { fileKey, firstPage: 2, lastPage: 2 };
      const part = await insertInvoice(service, users.owner, pages);
      if (!kept) await owner.delete(`/invoices/${part}`);
      return { owner, fileKey, part };
    }
    const isStored = (key: string) =>
      service.core.files.open(key).then(
        ({ stream }) => Boolean(stream.destroy()),
        () => false,
      );

    it('leaves it to the others, and the last takes it along', async () => {
      const { owner, fileKey, part } = await createParts({ kept: true });
      expect((await runRound(31)).purged).toBe(1);
      expect(await isStored(fileKey)).toBe(true);
      await owner.delete(`/invoices/${part}`);
      expect((await runRound(31)).purged).toBe(1);
      expect(await isStored(fileKey)).toBe(false);
    });

    it('takes it along even if the last two are purged at once', async () => {
      const { fileKey } = await createParts();
      const sharing = (await service.core.stores.invoices.listFiles(0, 1_000)).filter(
        (file) => file.fileKey === fileKey,
      );
      const wereShared = await Promise.all(
        sharing.map((file) =>
          service.core.transact(async ({ invoices }) => {
            const isShared = await invoices.isFileShared(file);
            await invoices.purge(file.id);
            return isShared;
          }),
        ),
      );
      expect(wereShared.toSorted()).toEqual([false, true]);
    });

    it('is found again if the row could not follow the file', async () => {
      const { fileKey } = await createParts();
      const { files } = service.core;
      const remove = jest.spyOn(files, 'remove').mockImplementation(async (key) => {
        remove.mockRestore();
        await files.remove(key);
        throw new Error('The process ended.');
      });
      await expect(runRound(31)).rejects.toThrow('The process ended.');
      expect(await service.core.stores.invoices.hasFile(fileKey)).toBe(true);
      expect((await runRound(31)).purged).toBe(1);
      expect(await service.core.stores.invoices.hasFile(fileKey)).toBe(false);
    });
  });
});

describe.each(DIALECTS)('the clock that decides what is purged, on %s', (dialect) => {
  const service = useService(dialect);
  const measure = () => service.core.transact((tx) => measureSteadyClock(tx.installation));
  // The worker of the service looks at the clock once when it starts.
  beforeAll(() => waitUntil(async () => (await service.core.stores.installation.readClock()).seenAt));

  /** Pretends that the database's clock was last seen, and had run without a jump, the given number of days ago. */
  async function remember({ seen, steady }: { seen: number; steady: number }) {
    const ago = (days: number) => toTimestamp(systemClock.milliseconds() - days * DAY);
    const clock = { seenAt: ago(seen), steadySince: ago(steady) };
    await service.core.transact((tx) => tx.installation.saveClock(clock));
  }

  it('is steady since it was first seen, if it is seen again within days', async () => {
    await remember({ seen: 2, steady: 5 });
    for (let look = 0; look < 2; look += 1) {
      const { steadyFor, hasJumped } = await measure();
      expect(steadyFor).toBeGreaterThan(4.9 * DAY);
      expect(hasJumped).toBe(false);
    }
  });

  it.each([
    ['forward by a month', 31],
    ['back by a day', -1],
  ])('is not steady after it went %s', async (_how, seen) => {
    await remember({ seen, steady: 60 });
    expect(await measure()).toMatchObject({ steadyFor: 0, hasJumped: true });
    const { steadyFor, hasJumped } = await measure();
    expect(steadyFor).toBeLessThan(DAY);
    expect(hasJumped).toBe(false);
  });
});
