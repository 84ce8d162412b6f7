import { toTimestamp, type Clock } from '../shared/clock.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import { computePause, MAX_FAILING_MILLISECONDS } from './retry-schedule.js';
import type { PostOutcome, WebhookClient } from './webhook-client.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookDeliveryStore } from './webhook-delivery.store.js';
import type { WebhookSigner } from './webhook-signature.js';
import type { Webhook } from './webhook.entity.js';
import type { WebhookStore } from './webhook.store.js';

/** The receiver no longer exists, says its server (Standard Webhooks). */
const GONE = 410;

export interface WebhookTransaction {
  readonly webhooks: WebhookStore;
  readonly deliveries: WebhookDeliveryStore;
}

export interface AttemptDependencies {
  readonly transact: Transact<WebhookTransaction>;
  readonly client: Pick<WebhookClient, 'post'>;
  readonly signer: WebhookSigner;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Makes one attempt at a claimed delivery, and records its outcome. */
export class Attempt {
  constructor(private readonly dependencies: AttemptDependencies) {}

  /** @throws the signal's reason once it is aborted */
  async make(webhook: Webhook, delivery: WebhookDelivery, signal: AbortSignal): Promise<void> {
    const { client, clock, signer } = this.dependencies;
    const { body, messageUid: id } = delivery;
    const begun = clock.milliseconds();
    const signature = signer.sign(webhook, { id, body }, { timestamp: clock.timestamp(), milliseconds: begun });
    const headers = { 'content-type': 'application/json', 'user-agent': 'Invoice-Graph', ...signature };
    const outcome = await client.post(webhook.url, { headers, body }, signal);
    const milliseconds = Math.max(0, clock.milliseconds() - begun);
    const result = { responseStatus: outcome.status, error: outcome.error, milliseconds };
    if (outcome.error === null) await this.succeed(delivery, result);
    else await this.fail(webhook, delivery, result, outcome);
  }

  private async succeed(delivery: WebhookDelivery, result: Partial<WebhookDelivery>): Promise<void> {
    const { clock, transact } = this.dependencies;
    await transact(async (tx) => {
      await tx.webhooks.endFailures(delivery.webhookId);
      if (!(await tx.deliveries.settle(delivery, { ...result, status: 'delivered' }))) return;
      if (delivery.attempts > 1) await tx.deliveries.moveFollowers(delivery, clock.timestamp());
    });
  }

  private async fail(
    webhook: Webhook,
    delivery: WebhookDelivery,
    result: Partial<WebhookDelivery>,
    { status, error }: PostOutcome,
  ): Promise<void> {
    const { clock, logger, transact } = this.dependencies;
    const now = clock.timestamp();
    const pause = computePause(delivery.attempts);
    const dueAt = toTimestamp(clock.milliseconds() + (pause ?? 0));
    const reason = await transact(async (tx) => {
      const since = await tx.webhooks.addFailure(webhook.id, now);
      const outcome = { ...result, dueAt, ...(pause === null && { status: 'failed' as const }) };
      const ending = since === null ? null : this.findEnd(since, status);
      // A message of a webhook that is disabled is kept, even after its last attempt.
      const isLatest = await tx.deliveries.settle(delivery, ending === null ? outcome : { ...result, dueAt });
      if (ending !== null) await disable(tx, webhook.id, ending, now);
      else if (isLatest) await tx.deliveries.moveFollowers(delivery, dueAt);
      return ending;
    });
    const context = { webhook: webhook.uid, delivery: delivery.uid, attempts: delivery.attempts, status, error };
    if (reason !== null) logger.warn({ ...context, reason }, 'a webhook was disabled');
    else logger.info(context, 'a message to a webhook was not accepted');
  }

  /** Why the webhook is to be disabled; null if it is not. */
  private findEnd(failingSince: string, status: number | null): string | null {
    if (status === GONE) return 'The receiver answered 410 Gone.';
    const { clock } = this.dependencies;
    const limit = toTimestamp(clock.milliseconds() - MAX_FAILING_MILLISECONDS);
    return failingSince <= limit ? 'Every attempt has failed for three days.' : null;
  }
}

async function disable({ webhooks, deliveries }: WebhookTransaction, id: number, reason: string, now: string) {
  await webhooks.update(id, { disabledAt: now, disabledReason: reason });
  await deliveries.pause(id);
}
