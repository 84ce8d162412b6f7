import { In, IsNull, type EntityManager } from 'typeorm';
import { insertWithHumanId } from '../shared/human-id.js';
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

  byIds(accountId: number, ids: readonly number[]): Promise<Card[]> {
    return this.manager.findBy(Card, { accountId, id: In([...ids]) });
  }
}
