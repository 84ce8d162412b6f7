import { requireAllowed } from '../access/policy.js';
import type { Actor } from '../shared/actor.js';
import type { OutboxMessage } from './outbox.store.js';
import { SettledEvents, type SettledEventsDependencies } from './settled-events.js';

/** A part of the feed. */
export interface FeedRange {
  /** The cursor of the last event that the reader has; 0 to begin with the oldest. */
  readonly after: number;
  readonly limit: number;
}

/**
 * The events of an account, as webhooks show them, for readers that ask for them. The feed ends before the first event that another one may
 * still precede, so a reader that continues from the last event that it got misses none.
 */
export class EventFeed {
  private readonly settled: SettledEvents;

  constructor(private readonly dependencies: SettledEventsDependencies) {
    this.settled = new SettledEvents(dependencies);
  }

  /** The next events of the actor's account, in the order in which they happened to each invoice. @throws forbidden */
  async list(actor: Actor, { after, limit }: FeedRange): Promise<OutboxMessage[]> {
    requireAllowed(actor, 'read');
    const { outbox } = this.dependencies;
    const upTo = await this.settled.findEnd();
    return outbox.listMessages(await outbox.listOfAccount(actor.accountId, { after, upTo, limit }));
  }

  /** The cursor after which the feed continues with events that have not been read by anybody yet. @throws forbidden */
  async findEnd(actor: Actor): Promise<number> {
    requireAllowed(actor, 'read');
    return this.settled.findEnd();
  }
}
