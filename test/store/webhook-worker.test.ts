import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AccountService } from '../../src/accounts/account.service.js';
import { KeyService } from '../../src/accounts/key.service.js';
import type { HistoryEventName } from '../../src/invoices/changes/history-event.js';
import type { Actor } from '../../src/shared/actor.js';
import { toTimestamp } from '../../src/shared/clock.js';
import { createToken } from '../../src/shared/ids.js';
import { createLogger } from '../../src/shared/logger.js';
import { createStores, createTransact } from '../../src/stores.js';
import type { DeliveryStatus } from '../../src/webhooks/delivery-status.js';
import type { PostOutcome } from '../../src/webhooks/webhook-client.js';
import { WebhookSigner } from '../../src/webhooks/webhook-signature.js';
import { WebhookWorker } from '../../src/webhooks/webhook-worker.js';
import { WebhookService } from '../../src/webhooks/webhook.service.js';
import { forEachDatabase } from '../support/databases.js';
import { HistorySeed } from '../support/history-seed.js';
import { recordStatements, recordWrites } from '../support/statements.js';

const SECOND = 1_000;
const HOUR = 3_600_000;
const START = Date.UTC(2031, 0, 15);
const PATIENCE = 30 * SECOND;
const ACCEPTED: PostOutcome = { status: 204, error: null };
const REFUSED: PostOutcome = { status: 500, error: 'The receiver answered 500.' };

interface Message {
  readonly id: string;
  readonly type: string;
  readonly invoice: string;
}

forEachDatabase((context) => {
  const signer = new WebhookSigner(Buffer.alloc(32, 1));
  const logger = createLogger('silent');
  let transact: ReturnType<typeof createTransact>;
  let now = START;
  let microseconds = 0;
  const clock = {
    milliseconds: () => now,
    timestamp() {
      microseconds = (microseconds + 1) % 1_000;
      if (microseconds === 0) now += 1;
      return toTimestamp(now, microseconds);
    },
  };
  let actor: Actor;
  let service: WebhookService;
  let seed: HistorySeed;
  /** What the receiver got, and what it answers. */
  let received: Message[];
  let answer: (message: Message) => PostOutcome | Promise<PostOutcome>;

  beforeAll(() => {
    now = START;
    transact = createTransact(context.database, 20_000);
  });

  beforeEach(async () => {
    now += HOUR;
    received = [];
    answer = () => ACCEPTED;
    const stores = createStores(context.database.reader.manager);
    const keys = new KeyService({ ...stores, transact, clock, pepper: Buffer.alloc(32) });
    const accounts = new AccountService({ ...stores, transact, keys, clock });
    const created = await accounts.create({ name: 'Account', owner: { email: `${createToken()}@example.com` } });
    actor = await keys.authenticate(created.issued.secret);
    seed = new HistorySeed(transact, actor, clock);
    service = new WebhookService({ ...stores, transact, signer, clock, allowPrivate: false, onDue: () => undefined });
    await context.database.writer.query('DELETE FROM webhook_delivery');
    await context.database.writer.query('DELETE FROM webhook');
  });

  function createWorker(): WebhookWorker {
    const client = {
      async post(_url: string, { headers, body }: { headers: Readonly<Record<string, string>>; body: string }) {
        const { type, data } = JSON.parse(body) as { type: string; data: { invoice: { uid: string } } };
        const message = { id: headers['webhook-id'] ?? '', type, invoice: data.invoice.uid };
        received.push(message);
        return answer(message);
      },
    };
    const stores = createStores(context.database.reader.manager);
    const times = { pollMilliseconds: 10, timeoutMilliseconds: 15 * SECOND, patienceMilliseconds: PATIENCE };
    return new WebhookWorker({ ...stores, transact, client, signer, clock, logger, ...times });
  }

  /** Delivers until nothing is due. */
  async function deliver(worker = createWorker()): Promise<void> {
    for (let count = -1; count !== received.length;) {
      count = received.length;
      await worker.runOnce();
    }
  }

  const create = async (url = 'https://receiver.example/in') => (await service.create(actor, { url })).webhook;
  const readLog = async (webhookUid: string, status?: DeliveryStatus) =>
    (await service.listDeliveries(actor, { webhookUid, status }, { limit: 100, backwards: false })).reverse();
  const readWebhook = async () => (await service.list(actor))[0]!;

  const insertInvoice = () => seed.insertInvoice();
  const insertEvents = (invoiceId: number, events: readonly HistoryEventName[]) => seed.insertEvents(invoiceId, events);

  test('an event that is not accepted holds up the later ones of its invoice, and no others', async () => {
    await create();
    const [slow, other] = [await insertInvoice(), await insertInvoice()];
    await insertEvents(slow.id, ['updated', 'approved']);
    await insertEvents(other.id, ['updated', 'rejected']);
    answer = ({ invoice }) => (invoice === slow.uid ? REFUSED : ACCEPTED);
    await deliver();
    const ofSlow = () => received.filter(({ invoice }) => invoice === slow.uid).map(({ type }) => type);
    expect(received.filter(({ invoice }) => invoice === other.uid).map(({ type }) => type)).toEqual([
      'invoice.updated',
      'invoice.rejected',
    ]);
    expect(ofSlow()).toEqual(['invoice.updated']);
    answer = () => ACCEPTED;
    now += 6 * SECOND;
    await deliver();
    expect(ofSlow()).toEqual(['invoice.updated', 'invoice.updated', 'invoice.approved']);
  });

  test('a message that others overtake is tried ten times over three days, then given up until it is replayed', async () => {
    const webhook = await create();
    const [bad, good] = [await insertInvoice(), await insertInvoice()];
    await insertEvents(bad.id, ['approved', 'approval_removed']);
    answer = ({ type }) => (type === 'invoice.approved' ? REFUSED : ACCEPTED);
    const started = now;
    await deliver();
    const tries = () => received.filter(({ type }) => type === 'invoice.approved').length;
    while (tries() < 10 && now - started < 100 * HOUR) {
      now += HOUR / 2;
      await insertEvents(good.id, ['updated']);
      await deliver();
    }
    expect(tries()).toBe(10);
    expect((now - started) / HOUR).toBeGreaterThan(65);
    const failed = await readLog(webhook.uid, 'failed');
    expect(failed).toMatchObject([
      { type: 'invoice.approved', attempts: 10, responseStatus: 500, error: REFUSED.error },
    ]);
    await deliver();
    expect(received.at(-1)?.type).toBe('invoice.approval_removed');
    expect((await readWebhook()).disabledAt).toBeNull();
    answer = () => ACCEPTED;
    expect(await service.replayFailed(actor, webhook.uid, toTimestamp(started))).toBe(1);
    await deliver();
    expect(received.at(-1)).toMatchObject({ type: 'invoice.approved', id: failed[0]!.messageUid });
  });

  test('a webhook is disabled with a reason after failing for three days, and receives everything once enabled', async () => {
    const webhook = await create();
    const invoice = await insertInvoice();
    await insertEvents(invoice.id, ['updated', 'approved']);
    answer = () => REFUSED;
    for (let hours = 0; hours < 100; hours += 1) {
      await deliver();
      now += HOUR;
    }
    expect(await readWebhook()).toMatchObject({
      disabledAt: expect.any(String),
      disabledReason: 'Every attempt has failed for three days.',
    });
    expect(received.length).toBeLessThanOrEqual(10);
    expect((await readLog(webhook.uid)).map(({ status }) => status)).toEqual(['paused', 'paused']);
    await insertEvents(invoice.id, ['approval_removed']);
    received = [];
    answer = () => ACCEPTED;
    await deliver();
    expect(received).toEqual([]);
    await service.update(actor, webhook.uid, { enabled: true });
    await deliver();
    expect(received.map(({ type }) => type)).toEqual([
      'invoice.updated',
      'invoice.approved',
      'invoice.approval_removed',
    ]);
    expect(await readWebhook()).toMatchObject({ disabledAt: null, failingSince: null });
  });

  test('a new address gets at once what the old one refused', async () => {
    const webhook = await create();
    const invoice = await insertInvoice();
    await insertEvents(invoice.id, ['updated', 'approved']);
    answer = () => REFUSED;
    await deliver();
    answer = () => ACCEPTED;
    received = [];
    await service.update(actor, webhook.uid, { url: webhook.url });
    await deliver();
    expect(received).toEqual([]);
    await service.update(actor, webhook.uid, { url: 'https://receiver.example/moved' });
    await deliver();
    expect(received.map(({ type }) => type)).toEqual(['invoice.updated', 'invoice.approved']);
  });

  test('a receiver that is gone is not tried again', async () => {
    await create();
    await insertEvents((await insertInvoice()).id, ['updated']);
    answer = () => ({ status: 410, error: 'The receiver answered 410.' });
    await deliver();
    now += 100 * HOUR;
    await deliver();
    expect(received).toHaveLength(1);
    expect((await readWebhook()).disabledReason).toBe('The receiver answered 410 Gone.');
  });

  test('an attempt whose worker is killed is made again by another, and several workers send nothing twice', async () => {
    await create();
    const invoice = await insertInvoice();
    await insertEvents(invoice.id, ['updated', 'approved']);
    answer = () => new Promise(() => undefined);
    const killed = createWorker();
    void killed.runOnce();
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    answer = () => ACCEPTED;
    await deliver();
    expect(received).toHaveLength(1);
    now += 46 * SECOND;
    const workers = [createWorker(), createWorker(), createWorker()];
    for (let round = 0; round < 3; round += 1) await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(received.map(({ type }) => type)).toEqual(['invoice.updated', 'invoice.updated', 'invoice.approved']);
    expect(received[1]!.id).toBe(received[0]!.id);
  });

  test('a worker that stops returns the attempt in progress, which does not count', async () => {
    const webhook = await create();
    await insertEvents((await insertInvoice()).id, ['updated']);
    const hanging = new Promise<never>(() => undefined);
    answer = () => hanging;
    const stores = createStores(context.database.reader.manager);
    const client = {
      post: (_url: string, _message: object, signal: AbortSignal) =>
        new Promise<PostOutcome>((_resolve, reject) => {
          received.push({ id: '', type: '', invoice: '' });
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    };
    const times = { pollMilliseconds: 10, timeoutMilliseconds: 15 * SECOND, patienceMilliseconds: PATIENCE };
    const worker = new WebhookWorker({ ...stores, transact, client, signer, clock, logger, ...times });
    worker.start();
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await worker.stop(1);
    expect(await readLog(webhook.uid)).toMatchObject([{ status: 'pending', attempts: 0 }]);
    answer = () => ACCEPTED;
    await deliver();
    expect(await readLog(webhook.uid)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  test('an event that commits after a later one is delivered too, and none is delivered twice', async () => {
    if (context.database.writer.options.type !== 'mysql') return;
    await create();
    const [first, second] = [await insertInvoice(), await insertInvoice()];
    const commit = await seed.insertLate(first.id, 'updated');
    await insertEvents(second.id, ['approved']);
    await deliver();
    expect(received.map(({ invoice }) => invoice)).toEqual([second.uid]);
    await commit();
    await deliver();
    await deliver();
    expect(received.map(({ invoice }) => invoice)).toEqual([second.uid, first.uid]);
    now += PATIENCE + SECOND;
    await insertEvents(second.id, ['approval_removed']);
    await deliver();
    expect(received).toHaveLength(3);
  });

  test('a long history is caught up with in parts', async () => {
    await create();
    const invoice = await insertInvoice();
    await insertEvents(
      invoice.id,
      Array.from({ length: 2_100 }, () => 'updated' as const),
    );
    answer = () => REFUSED;
    await createWorker().runOnce();
    const [row] = await context.database.reader.query<{ count: number | string }[]>(
      'SELECT COUNT(*) AS count FROM webhook_delivery',
    );
    expect(Number(row?.count)).toBe(2_100);
  });

  test('without webhooks, looking for work takes one read and writes nothing', async () => {
    await insertEvents((await insertInvoice()).id, ['updated']);
    const worker = createWorker();
    const writes = await recordWrites(context.database, async () => {
      expect(await recordStatements(context.database, () => worker.runOnce())).toHaveLength(1);
    });
    expect(writes).toEqual([]);
  });
});
