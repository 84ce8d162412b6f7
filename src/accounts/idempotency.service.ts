import type { Actor } from '../shared/actor.js';
import { timestampOf, type Clock } from '../shared/clock.js';
import type { Effect, Once } from '../shared/once.js';
import type { Transact } from '../shared/transact.js';
import type { IdempotentCallStore } from './idempotent-call.store.js';

const REMEMBERED_MILLISECONDS = 24 * 3_600_000;

/** A call that has had its effect. */
export interface KnownCall {
  readonly fingerprint: string;
  readonly resourceUid: string;
  /** The answer that was kept; null when the process died before it could be. */
  readonly answer: string | null;
}

export interface IdempotencyServiceDependencies {
  readonly calls: IdempotentCallStore;
  readonly transact: Transact<{ calls: IdempotentCallStore }>;
  readonly clock: Clock;
}

/** Remembers for 24 hours which calls have had their effect, by the key that the client gave; each account has its own keys. */
export class IdempotencyService {
  constructor(private readonly dependencies: IdempotencyServiceDependencies) {}

  /** The call that has had its effect under this key, or null. */
  async find(actor: Actor, key: string): Promise<KnownCall | null> {
    const { calls, transact } = this.dependencies;
    const before = this.oldest();
    const call = await calls.find(actor.accountId, key);
    if (!call || call.createdAt >= before) return call;
    await transact((tx) => tx.calls.forget(actor.accountId, key, before));
    return null;
  }

  /** What records the effect of a call in the effect's own transaction. */
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

  /** Keeps the answer to a call that has had its effect. */
  async keepAnswer(actor: Actor, key: string, answer: string): Promise<void> {
    await this.dependencies.transact((tx) => tx.calls.keepAnswer(actor.accountId, key, answer));
  }

  private oldest(): string {
    return timestampOf(this.dependencies.clock.milliseconds() - REMEMBERED_MILLISECONDS);
  }
}
