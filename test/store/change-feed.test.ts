import { afterEach, describe, expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { ChangeFeed } from '../../src/invoices/changes/change-feed.js';
import { InvoiceChangeStore } from '../../src/invoices/changes/invoice-change.store.js';
import { InvoiceStore } from '../../src/invoices/invoice.store.js';
import type { HistoryEventName } from '../../src/invoices/changes/history-event.js';
import type { Actor } from '../../src/shared/actor.js';
import { systemClock } from '../../src/shared/clock.js';
import { createUid } from '../../src/shared/ids.js';
import { createLogger } from '../../src/shared/logger.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';
import { waitUntil } from '../support/service.js';
import { countStatements } from '../support/statements.js';

forEachDatabase((context) => {
  const ends: AbortController[] = [];
  const feed = () =>
    new ChangeFeed({
      changes: new InvoiceChangeStore(context.database.reader.manager),
      clock: systemClock,
      logger: createLogger('silent'),
      pollMilliseconds: 10,
      transactionMilliseconds: 10_000,
    });

  async function seedInvoice(): Promise<{ seed: AccountSeed; invoice: Seeded }> {
    const seed = await AccountSeed.create(context.database.writer.manager);
    return { seed, invoice: await seed.invoice() };
  }

  function insertEvent(invoice: Seeded, event: HistoryEventName, manager?: EntityManager): Promise<void> {
    const store = new InvoiceStore(manager ?? context.database.writer.manager);
    const createdAt = systemClock.timestamp();
    const row = { uid: createUid(), invoiceId: invoice.id, event, createdAt };
    return store.insertEvent({ ...row, workspaceUserId: null, note: null, changes: [] });
  }

  /** The changes that a subscriber receives. */
  async function follow(from: ChangeFeed, { accountId }: AccountSeed, after: number | null = null) {
    const end = new AbortController();
    ends.push(end);
    const actor = { accountId, role: 'viewer', scopes: ['read'] } as unknown as Actor;
    const changes = await from.follow(actor, { filter: {}, after, signal: end.signal });
    const received: { kind: string; cursor: number }[] = [];
    void (async () => {
      for await (const { kind, cursor } of changes) received.push({ kind, cursor });
    })();
    return { received, kinds: () => received.map(({ kind }) => kind), end };
  }

  afterEach(() => {
    for (const end of ends.splice(0)) end.abort();
  });

  describe('the feed of changes', () => {
    test('reads the history only while someone is subscribed', async () => {
      const { seed, invoice } = await seedInvoice();
      const changes = feed();
      const { end, kinds } = await follow(changes, seed);
      await insertEvent(invoice, 'updated');
      await waitUntil(async () => kinds().length === 1);
      end.abort();
      const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 100));
      await waitUntil(async () => (await countStatements(context.database, waitBriefly)) === 0);
      const again = await follow(changes, seed);
      await insertEvent(invoice, 'deleted');
      await waitUntil(async () => again.kinds().length === 1);
      expect(again.kinds()).toEqual(['deleted']);
    });

    test('resumes from a cursor, with what was committed in between', async () => {
      const { seed, invoice } = await seedInvoice();
      const first = await follow(feed(), seed);
      await insertEvent(invoice, 'uploaded');
      await waitUntil(async () => first.received.length === 1);
      first.end.abort();
      for (const event of ['processed', 'approved'] as const) await insertEvent(invoice, event);
      const second = await follow(feed(), seed, first.received[0]!.cursor);
      await insertEvent(invoice, 'approval_removed');
      await waitUntil(async () => second.received.length >= 3);
      expect(second.kinds()).toEqual(['processed', 'decided', 'decided']);
    });

    test('ends a subscriber that reads nothing before it fills the memory', async () => {
      const { seed, invoice } = await seedInvoice();
      const end = new AbortController();
      ends.push(end);
      const actor = { accountId: seed.accountId, role: 'viewer', scopes: ['read'] } as unknown as Actor;
      const changes = feed();
      const slow = await changes.follow(actor, { filter: {}, after: null, signal: end.signal });
      const quick = await follow(changes, seed);
      await context.database.writer.transaction(async (manager) => {
        for (let count = 0; count < 1_100; count += 1) await insertEvent(invoice, 'updated', manager);
      });
      await waitUntil(async () => quick.received.length === 1_100);
      await expect(slow.next()).rejects.toMatchObject({ code: 'service_unavailable' });
    });
  });

  describe('a change that is committed out of id order', () => {
    test('is delivered, whether it began before or after the subscription', async () => {
      if (context.database.writer.options.type !== 'mysql') return;
      const { seed, invoice } = await seedInvoice();
      const early = context.database.writer.createQueryRunner();
      const late = context.database.writer.createQueryRunner();
      await early.startTransaction();
      await insertEvent(invoice, 'approved', early.manager);
      await insertEvent(invoice, 'updated');
      const { kinds, received } = await follow(feed(), seed);
      await late.startTransaction();
      await insertEvent(invoice, 'deleted', late.manager);
      await insertEvent(invoice, 'uploaded');
      await waitUntil(async () => received.length === 1);
      expect(kinds()).toEqual(['created']);
      await early.commitTransaction();
      await waitUntil(async () => received.length === 2);
      await late.commitTransaction();
      await waitUntil(async () => received.length === 3);
      expect(kinds()).toEqual(['created', 'decided', 'deleted']);
      // A client that resumes from the first change receives the others again, because it may have missed them.
      const [first] = received;
      const again = await follow(feed(), seed, first!.cursor);
      await waitUntil(async () => again.received.length === 4);
      expect(again.kinds().toSorted()).toEqual(['created', 'decided', 'deleted', 'updated']);
      await Promise.all([early.release(), late.release()]);
    });
  });
});
