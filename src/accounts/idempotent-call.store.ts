import { LessThan, type EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { isDuplicateKey } from '../shared/database-errors.js';
import { AlreadyDone, type CallRecord } from '../shared/once.js';
import { IdempotentCall } from './idempotent-call.entity.js';

/** Rows of completed calls with an `Idempotency-Key`. */
export class IdempotentCallStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Records a call. Waits for a concurrent transaction that records the same key.
   *
   * @throws AlreadyDone if the key is already recorded
   */
  async record(call: CallRecord): Promise<void> {
    try {
      await this.manager.insert(IdempotentCall, { ...call });
    } catch (error) {
      throw isDuplicateKey(error) ? new AlreadyDone() : error;
    }
  }

  find(accountId: number, key: string): Promise<IdempotentCall | null> {
    return this.manager.findOneBy(IdempotentCall, { accountId, key });
  }

  async keepAnswer(accountId: number, key: string, answer: string): Promise<void> {
    await this.manager.update(IdempotentCall, { accountId, key }, { answer });
  }

  /** Deletes a call if it is older than the given time. */
  async forget(accountId: number, key: string, before: Timestamp): Promise<void> {
    await this.manager.delete(IdempotentCall, { accountId, key, createdAt: LessThan(before) });
  }

  /** Deletes the calls of all accounts that are older than the given time. */
  async forgetAll(before: Timestamp): Promise<void> {
    await this.manager.delete(IdempotentCall, { createdAt: LessThan(before) });
  }
}
