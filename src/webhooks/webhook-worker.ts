import { Alarm } from '../jobs/alarm.js';
import { toTimestamp } from '../shared/clock.js';
import { Attempt, type AttemptDependencies } from './attempt.js';
import { FanOut, type FanOutDependencies } from './fan-out.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { Webhook } from './webhook.entity.js';

const HOUR = 3_600_000;
const LOG_MILLISECONDS = 30 * 24 * HOUR;
/** How many attempts a process makes at once, in total and for one webhook. */
const MAX_ATTEMPTS_AT_ONCE = 64;
const MAX_OF_WEBHOOK = 4;
/** An attempt counts as lost when it takes so much longer than it may. */
const LEASE_SLACK_MILLISECONDS = 30_000;
const MAX_OUTAGE_WAIT_MILLISECONDS = 10_000;

export interface WebhookWorkerOptions extends AttemptDependencies, FanOutDependencies {
  readonly transact: AttemptDependencies['transact'];
  /** How often new events and due deliveries are looked for. */
  readonly pollMilliseconds: number;
  /** How long an attempt may take. */
  readonly timeoutMilliseconds: number;
}

interface Held {
  readonly webhookId: number;
  readonly done: Promise<void>;
}

/**
 * Delivers the events of the history to webhooks, at least once each, and those of one invoice in their order. Everything it knows is in the
 * database, so any number of processes may run it, and each may end at any time.
 */
export class WebhookWorker {
  private readonly alarm = new Alarm();
  private readonly fanOut: FanOut;
  private readonly attempt: Attempt;
  private readonly held = new Map<number, Held>();
  private readonly ending = new AbortController();
  private loop: Promise<void> = Promise.resolve();
  private isStopping = false;
  private failures = 0;
  private nextCleaning = 0;

  constructor(private readonly options: WebhookWorkerOptions) {
    this.fanOut = new FanOut(options);
    this.attempt = new Attempt(options);
  }

  /** Starts the worker; call it once. */
  start(): void {
    this.loop = this.run();
  }

  /** Wakes the worker because there may be something to deliver. */
  nudge(): void {
    this.alarm.ring();
  }

  /** Begins no more attempts, waits for those in progress, and returns the unfinished ones so that they are made again. */
  async stop(graceMilliseconds: number): Promise<void> {
    this.isStopping = true;
    this.alarm.ring();
    const timer = setTimeout(() => this.ending.abort(new Error('The worker is stopping.')), graceMilliseconds);
    await this.loop;
    await this.settle();
    clearTimeout(timer);
  }

  /** Delivers what is due, once; returns when all attempts have ended. */
  async runOnce(): Promise<void> {
    if (await this.fanOut.run()) await this.begin();
    await this.settle();
  }

  private async settle(): Promise<void> {
    await Promise.all([...this.held.values()].map(({ done }) => done));
  }

  private async run(): Promise<void> {
    while (!this.isStopping) await this.alarm.sleep(await this.poll());
  }

  private async poll(): Promise<number> {
    const { logger, pollMilliseconds } = this.options;
    try {
      if (await this.fanOut.run()) await this.begin();
      await this.clean();
      this.failures = 0;
      return pollMilliseconds;
    } catch (error) {
      if (this.failures === 0) logger.warn({ err: error }, 'webhooks cannot be served; trying again');
      this.failures += 1;
      return Math.min(pollMilliseconds * this.failures, MAX_OUTAGE_WAIT_MILLISECONDS);
    }
  }

  /** Begins as many due attempts as fit. */
  private async begin(): Promise<void> {
    const { clock, deliveries, webhooks } = this.options;
    const due = new Set(await deliveries.listDueWebhooks(clock.timestamp()));
    if (due.size === 0) return;
    for (const webhook of (await webhooks.listEnabled()).filter(({ id }) => due.has(id))) {
      const free = this.countFree(webhook);
      if (free <= 0 || this.isStopping) continue;
      const next = await deliveries.listDue(webhook.id, clock.timestamp(), free);
      for (const delivery of next) if (!this.held.has(delivery.id)) await this.claim(webhook, delivery);
    }
  }

  /** One at a time while a webhook fails, so that it does not take the place of others. */
  private countFree({ failingSince, id }: Webhook): number {
    const ofWebhook = [...this.held.values()].filter(({ webhookId }) => webhookId === id).length;
    const limit = failingSince === null ? MAX_OF_WEBHOOK : 1;
    return Math.min(limit - ofWebhook, MAX_ATTEMPTS_AT_ONCE - this.held.size);
  }

  private async claim(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
    const { clock, timeoutMilliseconds, transact } = this.options;
    const until = toTimestamp(clock.milliseconds() + timeoutMilliseconds + LEASE_SLACK_MILLISECONDS);
    const isClaimed = await transact((tx) => tx.deliveries.claim(delivery, clock.timestamp(), until));
    if (!isClaimed) return;
    const claimed = { ...delivery, attempts: delivery.attempts + 1 };
    this.held.set(delivery.id, { webhookId: webhook.id, done: this.work(webhook, claimed) });
  }

  private async work(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
    const { logger } = this.options;
    try {
      await this.attempt.make(webhook, delivery, this.ending.signal).catch((error: unknown) => {
        if (this.ending.signal.aborted) return this.release(delivery);
        throw error;
      });
    } catch (error) {
      logger.error(
        { err: error, delivery: delivery.uid },
        'the outcome of a message to a webhook could not be recorded',
      );
    } finally {
      this.held.delete(delivery.id);
      this.alarm.ring();
    }
  }

  /** Returns a delivery as if this attempt had never begun. */
  private async release(delivery: WebhookDelivery): Promise<void> {
    const { clock, transact } = this.options;
    const { attempts } = delivery;
    await transact((tx) => tx.deliveries.settle(delivery, { attempts: attempts - 1, dueAt: clock.timestamp() }));
  }

  private async clean(): Promise<void> {
    const { clock, transact } = this.options;
    const now = clock.milliseconds();
    if (now < this.nextCleaning) return;
    this.nextCleaning = now + HOUR;
    await transact((tx) => tx.deliveries.removeSettled(toTimestamp(now - LOG_MILLISECONDS)));
  }
}
