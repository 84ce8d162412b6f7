import { In, IsNull, type EntityManager } from 'typeorm';
import { insertWithHumanId } from '../shared/human-id.js';
import type { PageOf, ListRange, RowRange } from '../shared/page.js';
import { findRowRange } from '../shared/row-range.store.js';
import { Card } from './card.entity.js';

/** Rows of cards; a deleted one is not found. */
export class CardStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(card: Omit<Card, 'id' | 'hfId' | 'deletedAt'>): Promise<Card> {
    return insertWithHumanId(async (hfId) => {
      const row = { ...card, hfId, deletedAt: null };
      const result = await this.manager.insert(Card, row);
      return { ...row, id: Number(result.identifiers[0]?.['id']) };
    });
  }

  findByUid(accountId: number, uid: string): Promise<Card | null> {
    return this.manager.findOneBy(Card, { accountId, uid, deletedAt: IsNull() });
  }

  /** Finds the oldest card with these digits; null stands for unknown first digits. */
  findByDigits(accountId: number, firstFourDigits: string | null, lastFourDigits: string): Promise<Card | null> {
    return this.manager.findOne(Card, {
      where: { accountId, firstFourDigits: firstFourDigits ?? IsNull(), lastFourDigits, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** The existing ones among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<Card[]> {
    return this.manager.findBy(Card, { accountId, uid: In([...uids]), deletedAt: IsNull() });
  }

  listByIds(accountId: number, ids: readonly number[]): Promise<Card[]> {
    return this.manager.findBy(Card, { accountId, id: In([...ids]) });
  }

  /** Newest first. */
  async listPage(accountId: number, { offset, limit }: ListRange): Promise<PageOf<Card>> {
    const [rows, count] = await this.manager.findAndCount(Card, {
      where: { accountId, deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { rows, count };
  }

  /** Lists the cards between two row ids, newest first; `backwards` returns the last `limit` of them, in the same order. */
  listKeyset(accountId: number, range: RowRange): Promise<Card[]> {
    return findRowRange(this.manager, Card, { accountId, deletedAt: IsNull() }, range);
  }

  count(accountId: number): Promise<number> {
    return this.manager.countBy(Card, { accountId, deletedAt: IsNull() });
  }

  /** @returns false if it does not exist */
  async update(
    accountId: number,
    id: number,
    patch: Partial<Omit<Card, 'id' | 'accountId' | 'uid'>>,
  ): Promise<boolean> {
    const result = await this.manager.update(Card, { accountId, id, deletedAt: IsNull() }, patch);
    return result.affected === 1;
  }
}
