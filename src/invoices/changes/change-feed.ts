import { requireAllowed } from '../../access/policy.js';
import { Alarm } from '../../jobs/alarm.js';
import type { Actor } from '../../shared/actor.js';
import type { Clock } from '../../shared/clock.js';
import { AppError } from '../../shared/errors.js';
import type { Logger } from '../../shared/logger.js';
import { ChangeSubscription, type FollowedChange } from './change-subscription.js';
import { CommitTail } from './commit-tail.js';
import type { InvoiceChange, InvoiceChangeFilter } from './invoice-change.js';
import type { InvoiceChangeStore } from './invoice-change.store.js';

/** How many of the newest ids are checked for gaps, which transactions that have not committed yet may fill. */
const NEWEST = 10_000;
const BATCH = 500;
/** How many ids are read at once for a reader that resumes from a cursor, and how many in total. */
const REPLAY_BATCH = 5_000;
const MAX_REPLAYED = 100_000;
/** A lower bound, since other processes may allow longer transactions than this one. */
const MIN_PATIENCE_MILLISECONDS = 30_000;
const MAX_OUTAGE_WAIT_MILLISECONDS = 5_000;

export interface ChangeFeedDependencies {
  readonly changes: InvoiceChangeStore;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How often the history is read while there are subscriptions. */
  readonly pollMilliseconds: number;
  /** The longest that a transaction may take. */
  readonly transactionMilliseconds: number;
}

export interface FollowOptions {
  readonly filter: InvoiceChangeFilter;
  /** The cursor of the last change that the reader has seen; null to start with the next change. */
  readonly after: number | null;
  /** Ends the subscription. */
  readonly signal: AbortSignal;
  /** Called before each change that is replayed from the history, which waits for it. An error ends the subscription. */
  readonly payForReplayed?: () => Promise<void>;
}

/** What a reader that resumes has missed. */
interface Replay extends Pick<FollowOptions, 'payForReplayed'> {
  readonly accountId: number;
  readonly after: number;
}

/**
 * Delivers the changes that any process commits to invoices to the subscribers of this process. One loop reads the history for all of
 * them, and only while there are any. Each change is delivered at least once; after an interruption, some are delivered again.
 */
export class ChangeFeed {
  private readonly subscriptions = new Set<ChangeSubscription>();
  private readonly alarm = new Alarm();
  private tail: Promise<CommitTail> | null = null;
  private failures = 0;

  constructor(private readonly dependencies: ChangeFeedDependencies) {}

  /**
   * Follows the changes of the actor's account: everything committed after this resolves is delivered.
   *
   * @throws forbidden, bad_request if the cursor is too old to resume from
   */
  async follow(actor: Actor, options: FollowOptions): Promise<AsyncGenerator<FollowedChange, void>> {
    requireAllowed(actor, 'read');
    const { accountId } = actor;
    const { after, filter, signal, payForReplayed } = options;
    const subscription = new ChangeSubscription(accountId, filter);
    const close = () => {
      subscription.close();
      this.subscriptions.delete(subscription);
      if (this.subscriptions.size === 0) this.alarm.ring();
    };
    this.subscriptions.add(subscription);
    try {
      const tail = await (this.tail ??= this.start());
      if (after !== null && after < tail.end - MAX_REPLAYED) throw createTooOldError();
      const missed =
        after === null ? yieldNothing() : this.replayMissed(tail, subscription, { accountId, after, payForReplayed });
      signal.addEventListener('abort', close);
      if (signal.aborted) close();
      return chainChanges(missed, subscription, close);
    } catch (error) {
      close();
      throw error;
    }
  }

  private start(): Promise<CommitTail> {
    const tail = this.openTail();
    tail.then(
      (opened) => void this.run(opened),
      () => {
        this.tail = null;
      },
    );
    return tail;
  }

  private async openTail(): Promise<CommitTail> {
    const { changes, clock, transactionMilliseconds } = this.dependencies;
    const newest = await changes.listNewestIds(NEWEST);
    // Twice as long: a transaction that began in time may still be committing.
    const patience = Math.max(MIN_PATIENCE_MILLISECONDS, 2 * transactionMilliseconds);
    return new CommitTail(newest, newest.length < NEWEST, patience, clock.milliseconds());
  }

  private async run(tail: CommitTail): Promise<void> {
    while (this.subscriptions.size > 0) {
      await this.alarm.sleep(await this.poll(tail));
    }
    this.tail = null;
  }

  /** Delivers new changes; returns the milliseconds until the next read. */
  private async poll(tail: CommitTail): Promise<number> {
    const { changes, clock, logger, pollMilliseconds } = this.dependencies;
    try {
      const now = clock.milliseconds();
      const late = await changes.listByIds(tail.missing);
      const next = await changes.listAfter(tail.end, BATCH);
      this.deliver(tail, [...late, ...next], now);
      this.failures = 0;
      return next.length === BATCH ? 0 : pollMilliseconds;
    } catch (error) {
      if (this.failures === 0) logger.warn({ err: error }, 'invoice changes cannot be read; trying again');
      this.failures += 1;
      return Math.min(pollMilliseconds * this.failures, MAX_OUTAGE_WAIT_MILLISECONDS);
    }
  }

  private deliver(tail: CommitTail, found: readonly InvoiceChange[], now: number): void {
    const ids = found.map(({ id }) => id);
    tail.addSeen(ids, now);
    tail.giveUp(now);
    const { settled } = tail;
    for (const change of found) {
      const followed = { ...change, cursor: Math.min(change.id, settled) };
      for (const subscription of this.subscriptions) subscription.offer(followed);
    }
  }

  /** The changes between a cursor and now, except for missing ids, which are delivered when they appear. */
  private replayMissed(
    { end, missing, settled }: CommitTail,
    subscription: ChangeSubscription,
    { accountId, after, payForReplayed }: Replay,
  ): AsyncGenerator<FollowedChange> {
    const { changes } = this.dependencies;
    const coming = new Set(missing);
    return (async function* () {
      for (let from = after; from < end; from += REPLAY_BATCH) {
        const upTo = Math.min(end, from + REPLAY_BATCH);
        for (const change of await changes.listOfAccount(accountId, { after: from, upTo })) {
          if (coming.has(change.id) || !subscription.wants(change)) continue;
          await payForReplayed?.();
          yield { ...change, cursor: Math.min(change.id, settled) };
        }
      }
    })();
  }
}

async function* yieldNothing(): AsyncGenerator<never> {}

async function* chainChanges(
  missed: AsyncGenerator<FollowedChange>,
  subscription: ChangeSubscription,
  close: () => void,
): AsyncGenerator<FollowedChange, void> {
  try {
    yield* missed;
    for (let change = await subscription.take(); change; change = await subscription.take()) yield change;
  } finally {
    close();
  }
}

function createTooOldError(): AppError {
  return new AppError(
    'bad_request',
    'The cursor is too old to resume from. Read the invoices again, then subscribe without a cursor.',
  );
}
