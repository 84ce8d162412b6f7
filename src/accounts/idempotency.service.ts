import type { Actor } from '../shared/actor.js';
import { toTimestamp, type Clock } from '../shared/clock.js';
import type { Effect, Once } from '../shared/once.js';
import type { Transact } from '../shared/transact.js';
import type { IdempotentCallStore } from './idempotent-call.store.js';

const REMEMBERED_MILLISECONDS = 24 * 3_600_000;

/** A completed call with an `Idempotency-Key`. */
export interface KnownCall {
  readonly fingerprint: string;
  readonly resourceUid: string;
  /** The stored response; null if the process died before it could be stored. */
  readonly answer: string | null;
}

export interface IdempotencyServiceDependencies {
  readonly calls: IdempotentCallStore;
  readonly transact: Transact<{ calls: IdempotentCallStore }>;
  readonly clock: Clock;
}

/** Remembers completed calls for 24 hours by their `Idempotency-Key`, which is unique per account. */
export class IdempotencyService {
  constructor(private readonly dependencies: IdempotencyServiceDependencies) {}

  /** Finds the completed call with this key, or null. */
  async find(actor: Actor, key: string): Promise<KnownCall | null> {
    const { calls, transact } = this.dependencies;
    const before = this.getOldestKept();
    const call = await calls.find(actor.accountId, key);
    if (!call || call.createdAt >= before) return call;
    await transact((tx) => tx.calls.forget(actor.accountId, key, before));
    return null;
  }

  /** Returns an object that records the call in the transaction of its effect. */
  once(actor: Actor, key: string, fingerprintOf: (effect: Effect) => string): Once {
    return (tx, effect) =>
      tx.calls.record({
        accountId: actor.accountId,
        key,
        fingerprint: fingerprintOf(effect),
        resourceUid: effect.uid,
        createdAt: this.dependencies.clock.timestamp(),
      });
  }

  /**
   * Records a call that changes nothing, or whose change is already committed.
   *
   * @throws AlreadyDone if a call with the same key has already committed
   */
  async record(actor: Actor, key: string, fingerprint: string, resourceUid: string): Promise<void> {
    await this.dependencies.transact((tx) => this.once(actor, key, () => fingerprint)(tx, { uid: resourceUid }));
  }

  /** Stores the response to a completed call. */
  async keepAnswer(actor: Actor, key: string, answer: string): Promise<void> {
    await this.dependencies.transact((tx) => tx.calls.keepAnswer(actor.accountId, key, answer));
  }

  private getOldestKept(): string {
    return toTimestamp(this.dependencies.clock.milliseconds() - REMEMBERED_MILLISECONDS);
  }
}
