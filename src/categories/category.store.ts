import { In, IsNull, type EntityManager } from 'typeorm';
import { Category } from './category.entity.js';

/** Rows of categories; a deleted one is not found. */
export class CategoryStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(category: Omit<Category, 'id' | 'deletedAt'>): Promise<Category> {
    const row = { ...category, deletedAt: null };
    const result = await this.manager.insert(Category, row);
    return { ...row, id: Number(result.identifiers[0]?.['id']) };
  }

  findByUid(accountId: number, uid: string): Promise<Category | null> {
    return this.manager.findOneBy(Category, { accountId, uid, deletedAt: IsNull() });
  }

  byIds(accountId: number, ids: readonly number[]): Promise<Category[]> {
    return this.manager.findBy(Category, { accountId, id: In([...ids]) });
  }
}
