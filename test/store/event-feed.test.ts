import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AccountService } from '../../src/accounts/account.service.js';
import { KeyService } from '../../src/accounts/key.service.js';
import type { Actor } from '../../src/shared/actor.js';
import { toTimestamp } from '../../src/shared/clock.js';
import { createToken } from '../../src/shared/ids.js';
import { createStores, createTransact } from '../../src/stores.js';
import { EventFeed } from '../../src/webhooks/event-feed.js';
import { forEachDatabase } from '../support/databases.js';
import { HistorySeed } from '../support/history-seed.js';
import { countStatements } from '../support/statements.js';

const PATIENCE = 30_000;
/** More than the feed looks through at once. */
const FAR = 50_000;

forEachDatabase((context) => {
  let transact: ReturnType<typeof createTransact>;
  let now = Date.UTC(2031, 0, 15);
  const clock = { milliseconds: () => now, timestamp: () => toTimestamp(now) };
  let actor: Actor;
  let seed: HistorySeed;
  let feed: EventFeed;
  let start: number;

  const createAccount = async (): Promise<Actor> => {
    const stores = createStores(context.database.reader.manager);
    const keys = new KeyService({ ...stores, transact, clock, pepper: Buffer.alloc(32) });
    const accounts = new AccountService({ ...stores, transact, keys, clock });
    const created = await accounts.create({ name: 'Account', owner: { email: `${createToken()}@example.com` } });
    return keys.authenticate(created.issued.secret);
  };
  const createFeed = () =>
    new EventFeed({ ...createStores(context.database.reader.manager), clock, patienceMilliseconds: PATIENCE });
  const isMysql = () => context.database.writer.options.type === 'mysql';

  beforeAll(() => {
    transact = createTransact(context.database, 20_000);
  });
  beforeEach(async () => {
    now += 3_600_000;
    actor = await createAccount();
    seed = new HistorySeed(transact, actor, clock);
    feed = createFeed();
    start = await feed.findEnd(actor);
  });

  /** Reads to the end as a client does, page by page. */
  async function readAll(after = 0, limit = 2): Promise<{ names: string[]; cursor: number }> {
    const names: string[] = [];
    for (let cursor = after; ;) {
      const page = await feed.list(actor, { after: cursor, limit });
      names.push(...page.map(({ event, invoiceUid }) => `${event} ${invoiceUid}`));
      if (page.length === 0) return { names, cursor };
      cursor = page.at(-1)!.id;
    }
  }

  test('the events of an account are read once each, in their order, without those of other accounts', async () => {
    const other = new HistorySeed(transact, await createAccount(), clock);
    const [first, second] = [await seed.insertInvoice(), await seed.insertInvoice()];
    const foreign = await other.insertInvoice();
    await seed.insertEvents(first.id, ['uploaded', 'processed']);
    await other.insertEvents(foreign.id, ['uploaded', 'processed']);
    await seed.insertEvents(second.id, ['uploaded']);
    await seed.insertEvents(first.id, ['approved']);
    const { names, cursor } = await readAll();
    expect(names).toEqual([
      `uploaded ${first.uid}`,
      `processed ${first.uid}`,
      `uploaded ${second.uid}`,
      `approved ${first.uid}`,
    ]);
    await seed.insertEvents(first.id, ['approval_removed']);
    expect((await readAll(cursor)).names).toEqual([`approval_removed ${first.uid}`]);
  });

  test('the feed ends before an event that may still commit, and never skips it', async () => {
    if (!isMysql()) return;
    const [first, second] = [await seed.insertInvoice(), await seed.insertInvoice()];
    await seed.insertEvents(first.id, ['uploaded']);
    const commit = await seed.insertLate(first.id, 'updated');
    await seed.insertEvents(second.id, ['uploaded']);
    const before = await readAll();
    expect(before.names).toEqual([`uploaded ${first.uid}`]);
    expect(await createFeed().findEnd(actor)).toBe(before.cursor);
    await commit();
    expect((await readAll(before.cursor)).names).toEqual([`updated ${first.uid}`, `uploaded ${second.uid}`]);
  });

  test('an id that was never committed holds the feed up until no transaction can have it', async () => {
    if (!isMysql()) return;
    const invoice = await seed.insertInvoice();
    await seed.insertEvents(invoice.id, ['uploaded']);
    const [row] = await context.database.writer.query<{ newest: string }[]>(
      'SELECT MAX(id) AS newest FROM history_event',
    );
    const failing = transact(async (tx) => {
      await tx.invoices.insertEvent({
        ...{
          invoiceId: invoice.id,
          event: 'updated',
          uid: createToken(),
          workspaceUserId: null,
          note: null,
          changes: [],
        },
        createdAt: clock.timestamp(),
      });
      await tx.invoices.findById(actor.accountId, invoice.id);
      throw new Error('It is rolled back.');
    });
    await expect(failing).rejects.toThrow('It is rolled back.');
    await seed.insertEvents(invoice.id, ['approved']);
    expect((await readAll(Number(row!.newest))).names).toEqual([]);
    now += PATIENCE + 1_000;
    expect((await readAll(Number(row!.newest))).names).toEqual([`approved ${invoice.uid}`]);
  });

  test('a page takes as many statements as a short one', async () => {
    const invoice = await seed.insertInvoice();
    const events = Array.from({ length: 90 }, () => 'updated' as const);
    await seed.insertEvents(invoice.id, events);
    await feed.findEnd(actor);
    const count = (limit: number) => countStatements(context.database, () => feed.list(actor, { after: start, limit }));
    expect([await count(1), await count(80)]).toEqual([3, 3]);
    expect((await readAll(start, 40)).names).toHaveLength(90);
  });

  test('a quiet account finds its next event however many others come before it', async () => {
    const invoice = await seed.insertInvoice();
    await seed.insertEvents(invoice.id, ['uploaded', 'processed', 'approved']);
    const [near, ...far] = await feed.list(actor, { after: start, limit: 10 });
    const move = 'UPDATE history_event SET id = id + ? WHERE history_event.id = ?';
    for (const { id } of far) await context.database.writer.query(move, [FAR, id]);
    now += PATIENCE + 1_000;
    const read = async (after: number, limit: number) =>
      (await feed.list(actor, { after, limit })).map(({ event }) => event);
    expect(await read(start, 10)).toEqual(['uploaded', 'processed', 'approved']);
    expect(await read(start, 2)).toEqual(['uploaded', 'processed']);
    expect(await read(near!.id, 1)).toEqual(['processed']);
    for (const { id } of far) await context.database.writer.query(move, [-FAR, id + FAR]);
  });
});
