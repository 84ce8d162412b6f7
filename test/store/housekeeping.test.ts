import { describe, expect, it } from '@jest/globals';
import { Housekeeping } from '../../src/processing/housekeeping.js';
import { systemClock, toTimestamp } from '../../src/shared/clock.js';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

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
    return new Housekeeping({ ...stores, files, transact, clock, logger, retentionDays }).run();
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
});
