import { In, type EntityManager } from 'typeorm';
import type { RowRange } from '../shared/page.js';
import { findRowRange } from '../shared/row-range.store.js';
import { AccountEvent } from './account-event.entity.js';

/** Rows of the history of accounts. */
export class AccountEventStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(event: Omit<AccountEvent, 'id'>): Promise<void> {
    await this.manager.insert(AccountEvent, event);
  }

  /** Lists the events between two row ids, newest first; `backwards` returns the last `limit` of them, in the same order. */
  listKeyset(accountId: number, range: RowRange): Promise<AccountEvent[]> {
    return findRowRange(this.manager, AccountEvent, { accountId }, range);
  }

  /** The existing ones among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<AccountEvent[]> {
    return this.manager.findBy(AccountEvent, { accountId, uid: In([...uids]) });
  }

  count(accountId: number): Promise<number> {
    return this.manager.countBy(AccountEvent, { accountId });
  }
}
