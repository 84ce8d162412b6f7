import { requireAllowed } from '../access/policy.js';
import { listChanges, type AccountChange, type AccountEventName } from '../accounts/account-event.js';
import { holdAccount, recordEvent, type AccountTransaction } from '../accounts/account-transaction.js';
import type { HistoryEventName } from '../invoices/changes/history-event.js';
import type { Actor } from '../shared/actor.js';
import { toTimestamp, type Clock, type Timestamp } from '../shared/clock.js';
import { invalid, notFound } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import type { RowRange } from '../shared/page.js';
import type { Transact } from '../shared/transact.js';
import type { WebhookTransaction } from './attempt.js';
import type { DeliveryStatus } from './delivery-status.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookDeliveryStore } from './webhook-delivery.store.js';
import { createTestDelivery } from './webhook-message.js';
import type { WebhookSigner } from './webhook-signature.js';
import { readWebhookUrl } from './webhook-url.js';
import type { Webhook } from './webhook.entity.js';
import type { WebhookStore } from './webhook.store.js';

/** Every event makes a message to each of them. */
const MAX_WEBHOOKS = 100;
/** How much of a URL names its webhook in the history of the account. */
const MAX_NAME = 255;

type WebhookChange = AccountTransaction & WebhookTransaction;

export interface WebhookServiceDependencies {
  readonly webhooks: WebhookStore;
  readonly deliveries: WebhookDeliveryStore;
  readonly transact: Transact<WebhookChange>;
  readonly signer: WebhookSigner;
  readonly clock: Clock;
  /** Whether URLs may lead to private addresses. */
  readonly allowPrivate: boolean;
  /** Called when there may be something to deliver. */
  readonly onDue: () => void;
}

/** A webhook with its secret, which is shown only at its creation and at its rotation. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** What a person can change of a webhook. An absent member keeps its value; null events stand for all. */
export interface WebhookPatch {
  readonly url?: string | undefined;
  readonly events?: readonly HistoryEventName[] | null | undefined;
  readonly enabled?: boolean | undefined;
}

/** Selects a part of the log of a webhook. */
export interface DeliveryQuery {
  readonly webhookUid: string;
  readonly status?: DeliveryStatus | null | undefined;
}

/** The webhooks of an account and the log of their deliveries, for owners and admins. */
export class WebhookService {
  constructor(private readonly dependencies: WebhookServiceDependencies) {}

  /** Oldest first. @throws forbidden */
  async list(actor: Actor): Promise<Webhook[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.webhooks.list(actor.accountId);
  }

  /** The existing ones among these uids, unordered. @throws forbidden */
  async listByUids(actor: Actor, uids: readonly string[]): Promise<Webhook[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.webhooks.listByUids(actor.accountId, uids);
  }

  /** The existing deliveries among these uids, unordered. @throws forbidden */
  async listDeliveriesByUids(actor: Actor, uids: readonly string[]): Promise<WebhookDelivery[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.deliveries.listByUids(actor.accountId, uids);
  }

  /** Creates a webhook for all events that are committed from now on. @throws forbidden, validation_error */
  async create(
    actor: Actor,
    input: Pick<WebhookPatch, 'events'> & { readonly url: string },
  ): Promise<WebhookWithSecret> {
    requireAllowed(actor, 'administer');
    const { allowPrivate, clock, signer, transact } = this.dependencies;
    const url = readWebhookUrl(input.url, allowPrivate);
    const events = toStoredEvents(input.events ?? null);
    const webhook = await transact(async (tx) => {
      requireAllowed(await holdAccount(tx, actor), 'administer');
      const existing = await tx.webhooks.list(actor.accountId);
      if (existing.length >= MAX_WEBHOOKS)
        throw invalid({ url: [`An account has at most ${MAX_WEBHOOKS} webhooks. Delete one first.`] });
      const created = await tx.webhooks.insert({
        ...{ accountId: actor.accountId, uid: createUid(), url, events, secretVersion: 1, previousSecretUntil: null },
        ...{ failingSince: null, disabledAt: null, disabledReason: null, createdAt: clock.timestamp() },
      });
      await this.record(tx, actor, 'webhook_created', created, listChanges({}, presentWebhook(created)));
      return created;
    });
    return { webhook, secret: signer.getSecret(webhook) };
  }

  /**
   * Changes a webhook. One that is disabled receives what it has missed as soon as it is enabled.
   *
   * @throws forbidden, not_found, validation_error
   */
  async update(actor: Actor, uid: string, { url, events, enabled }: WebhookPatch): Promise<Webhook> {
    const { allowPrivate, clock, onDue } = this.dependencies;
    const changed = await this.change(actor, uid, async (tx, webhook) => {
      const now = clock.timestamp();
      const patch = {
        ...(url !== undefined && { url: readWebhookUrl(url, allowPrivate) }),
        ...(events !== undefined && { events: toStoredEvents(events) }),
        ...(enabled === true && { disabledAt: null, disabledReason: null, failingSince: null }),
        ...(enabled === false && webhook.disabledAt === null && { disabledAt: now, disabledReason: null }),
      };
      await tx.webhooks.update(webhook.id, patch);
      const after = { ...webhook, ...patch };
      // What the old address refused waits for hours, but not for the new one.
      const isNew = after.url !== webhook.url || webhook.disabledAt !== null;
      if (isNew && after.disabledAt === null) await tx.deliveries.resume(webhook.id, now);
      if (enabled === false) await tx.deliveries.pause(webhook.id);
      const changes = listChanges(presentWebhook(webhook), presentWebhook(after));
      if (changes.length > 0) await this.record(tx, actor, 'webhook_updated', after, changes);
      return after;
    });
    onDue();
    return changed;
  }

  /**
   * Gives a webhook a new secret.
   *
   * @param overlapSeconds how long messages are signed with the old one too
   * @throws forbidden, not_found
   */
  async rotate(actor: Actor, uid: string, overlapSeconds: number): Promise<WebhookWithSecret> {
    const { clock, signer } = this.dependencies;
    const webhook = await this.change(actor, uid, async (tx, { id, ...old }) => {
      const until = toTimestamp(clock.milliseconds() + overlapSeconds * 1_000);
      const patch = { secretVersion: old.secretVersion + 1, previousSecretUntil: overlapSeconds > 0 ? until : null };
      await tx.webhooks.update(id, patch);
      const after = { ...old, id, ...patch };
      await this.record(tx, actor, 'webhook_secret_rotated', after);
      return after;
    });
    return { webhook, secret: signer.getSecret(webhook) };
  }

  /** Removes a webhook with its log. @throws forbidden, not_found */
  async remove(actor: Actor, uid: string): Promise<void> {
    await this.change(actor, uid, async (tx, webhook) => {
      await tx.webhooks.remove(webhook.id);
      await this.record(tx, actor, 'webhook_deleted', webhook);
    });
  }

  /** Sends a message of the type `webhook.test`. @throws forbidden, not_found, validation_error if the webhook is disabled */
  async sendTest(actor: Actor, uid: string): Promise<WebhookDelivery> {
    const { clock, onDue } = this.dependencies;
    const delivery = await this.change(actor, uid, async (tx, webhook) => {
      if (webhook.disabledAt !== null) throw invalid({ uid: ['The webhook is disabled. Enable it first.'] });
      const test = createTestDelivery(webhook, clock.timestamp());
      await tx.deliveries.insert([test]);
      return tx.deliveries.find(actor.accountId, test.uid);
    });
    if (!delivery) throw notFound();
    onDue();
    return delivery;
  }

  /** The log of a webhook between two row ids, newest first; each delivery is kept for 30 days. @throws forbidden, not_found */
  async listDeliveries(actor: Actor, query: DeliveryQuery, range: RowRange): Promise<WebhookDelivery[]> {
    return this.dependencies.deliveries.listKeyset(await this.toFilter(actor, query), range);
  }

  /** How many deliveries the log of a webhook has. @throws forbidden, not_found */
  async countDeliveries(actor: Actor, query: DeliveryQuery): Promise<number> {
    return this.dependencies.deliveries.count(await this.toFilter(actor, query));
  }

  /** Sends a delivery again, with the same id and body. @throws forbidden, not_found */
  async replay(actor: Actor, uid: string): Promise<WebhookDelivery> {
    requireAllowed(actor, 'administer');
    const { clock, onDue, transact } = this.dependencies;
    const delivery = await transact(async (tx) => {
      const found = await tx.deliveries.find(actor.accountId, requireUid(uid));
      if (!found) throw notFound();
      await tx.deliveries.repeat(found.id, clock.timestamp());
      return tx.deliveries.find(actor.accountId, found.uid);
    });
    if (!delivery) throw notFound();
    onDue();
    return delivery;
  }

  /** Sends everything again that was given up since an instant. @returns how many @throws forbidden, not_found */
  async replayFailed(actor: Actor, uid: string, since: Timestamp): Promise<number> {
    const { clock, onDue } = this.dependencies;
    const replayed = await this.change(actor, uid, (tx, { id }) =>
      tx.deliveries.repeatFailed(id, since, clock.timestamp()),
    );
    onDue();
    return replayed;
  }

  private async change<Result>(
    actor: Actor,
    uid: string,
    work: (tx: WebhookChange, webhook: Webhook) => Promise<Result>,
  ): Promise<Result> {
    requireAllowed(actor, 'administer');
    return this.dependencies.transact(async (tx) => {
      requireAllowed(await holdAccount(tx, actor), 'administer');
      const webhook = await tx.webhooks.find(actor.accountId, requireUid(uid));
      if (!webhook) throw notFound();
      return work(tx, webhook);
    });
  }

  /** Adds a change of a webhook to the account's history. */
  private record(
    tx: WebhookChange,
    actor: Actor,
    event: AccountEventName,
    { uid, url }: Webhook,
    changes: readonly AccountChange[] = [],
  ): Promise<void> {
    const target = { uid, name: url.slice(0, MAX_NAME) };
    return recordEvent(tx, actor, this.dependencies.clock.timestamp(), { event, target, changes });
  }

  private async toFilter(actor: Actor, { webhookUid, status }: DeliveryQuery) {
    requireAllowed(actor, 'administer');
    const webhook = await this.dependencies.webhooks.find(actor.accountId, requireUid(webhookUid));
    if (!webhook) throw notFound();
    return { webhookId: webhook.id, ...(status ? { status } : {}) };
  }
}

/** A webhook as the account's history names its values. */
function presentWebhook({ url, events, disabledAt }: Webhook) {
  return { url, events, enabled: disabledAt === null };
}

/** @throws validation_error if the list is empty */
function toStoredEvents(events: readonly HistoryEventName[] | null): HistoryEventName[] | null {
  if (events?.length === 0) throw invalid({ events: ['Must name at least one event; leave it out for all.'] });
  return events && [...new Set(events)];
}
