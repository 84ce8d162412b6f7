import type { Transact } from '../shared/transact.js';
import type { OutboxEvent } from './outbox.store.js';
import { findClosedBefore, findSettled, type SettledEventsDependencies } from './settled-events.js';
import type { WebhookDeliveryStore } from './webhook-delivery.store.js';
import { createDelivery } from './webhook-message.js';
import type { Webhook } from './webhook.entity.js';
import type { WebhookStore } from './webhook.store.js';

/** How many events one statement reads. */
const PAGE = 2_000;

export interface FanOutDependencies extends SettledEventsDependencies {
  readonly webhooks: WebhookStore;
  readonly deliveries: WebhookDeliveryStore;
  readonly transact: Transact<{ webhooks: WebhookStore; deliveries: WebhookDeliveryStore }>;
}

/**
 * Turns the events of the history into deliveries. The history itself is the outbox: an event is committed together with its change, and a
 * webhook's position moves in the transaction of the deliveries, so that no event is lost, whenever a process ends. Several processes may
 * do this at once: a webhook has at most one delivery of an event.
 */
export class FanOut {
  constructor(private readonly dependencies: FanOutDependencies) {}

  /** Catches up with the history. @returns whether any webhook is enabled */
  async run(): Promise<boolean> {
    const { outbox, webhooks } = this.dependencies;
    const enabled = await webhooks.listEnabled();
    if (enabled.length === 0) return false;
    let after = Math.min(...enabled.map(({ position }) => position));
    for (;;) {
      // One statement, so that an event is seen only together with all earlier ones of its invoice.
      const closedBefore = findClosedBefore(this.dependencies);
      const page = await outbox.listAfter(after, PAGE);
      if (page.length === 0) return true;
      const settled = findSettled({ after, page, isInOrder: outbox.isInOrder, closedBefore });
      await this.deliver(enabled, page, { after, settled });
      // Beyond a missing id, the next page would be another view, in which an earlier event might have appeared.
      if (page.length < PAGE || settled < (page.at(-1)?.id ?? 0)) return true;
      after = settled;
    }
  }

  private async deliver(
    enabled: readonly Webhook[],
    page: readonly OutboxEvent[],
    { after, settled }: { readonly after: number; readonly settled: number },
  ): Promise<void> {
    const { clock, deliveries, outbox, transact } = this.dependencies;
    const range = { after, upTo: page.at(-1)?.id ?? after };
    const wanted = enabled.flatMap((webhook) =>
      page.filter((event) => isWanted(webhook, event)).map((event) => ({ webhookId: webhook.id, eventId: event.id })),
    );
    const ids = enabled.map(({ id }) => id);
    const missing = omitKnown(wanted, wanted.length === 0 ? new Set() : await deliveries.listKnown(ids, range));
    if (missing.length === 0 && settled === after) return;
    const found = await outbox.listMessages([...new Set(missing.map(({ eventId }) => eventId))]);
    const messages = new Map(found.map((message) => [message.id, message]));
    const now = clock.timestamp();
    await transact(async (tx) => {
      // Whoever holds the locks delivers; meanwhile, another process may have delivered the same events.
      const held = new Set(await tx.webhooks.lock(ids));
      const known = missing.length === 0 ? new Set<string>() : await tx.deliveries.listKnown(ids, range);
      const rows = omitKnown(missing, known).flatMap(({ webhookId, eventId }) => {
        const message = messages.get(eventId);
        return message && held.has(webhookId) ? [createDelivery(webhookId, message, now)] : [];
      });
      await tx.deliveries.insert(rows);
      await tx.webhooks.advance(ids, settled);
    });
  }
}

interface Wanted {
  readonly webhookId: number;
  readonly eventId: number;
}

function omitKnown(wanted: readonly Wanted[], known: ReadonlySet<string>): Wanted[] {
  return wanted.filter(({ webhookId, eventId }) => !known.has(`${webhookId}:${eventId}`));
}

function isWanted({ accountId, createdAt, events, position }: Webhook, event: OutboxEvent): boolean {
  return (
    event.accountId === accountId &&
    event.id > position &&
    event.createdAt >= createdAt &&
    (events?.includes(event.event) ?? true)
  );
}
