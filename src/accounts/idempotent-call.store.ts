import { LessThan, type EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { isDuplicateKey } from '../shared/database-errors.js';
import { AlreadyDone, type CallRecord } from '../shared/once.js';
import { IdempotentCall } from './idempotent-call.entity.js';

/** Rows of calls that have had their effect. */
export class IdempotentCallStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Records a call; one under the same key that has not committed yet is waited for.
   *
   * @throws AlreadyDone when there is one under the same key
   */
  async record(call: CallRecord): Promise<void> {
    try {
      await this.manager.insert(IdempotentCall, { ...call, answer: null });
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

  /** Forgets one call, when it is older than that. */
  async forget(accountId: number, key: string, before: Timestamp): Promise<void> {
    await this.manager.delete(IdempotentCall, { accountId, key, createdAt: LessThan(before) });
  }

  /** Forgets the calls of all accounts that are older than that. */
  async forgetAll(before: Timestamp): Promise<void> {
    await this.manager.delete(IdempotentCall, { createdAt: LessThan(before) });
  }
}
