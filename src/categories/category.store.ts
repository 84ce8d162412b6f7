import { In, IsNull, type EntityManager } from 'typeorm';
import type { PageOf, ListRange } from '../shared/page.js';
import { findRows } from '../shared/plain-rows.store.js';
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

  /** The existing ones among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<Category[]> {
    return this.manager.findBy(Category, { accountId, uid: In([...uids]), deletedAt: IsNull() });
  }

  listByIds(accountId: number, ids: readonly number[]): Promise<Category[]> {
    return this.manager.findBy(Category, { accountId, id: In([...ids]) });
  }

  /** Lists all categories of an account, sorted by name. */
  list(accountId: number): Promise<Category[]> {
    const rest = 'WHERE category.account_id = ? AND category.deleted_at IS NULL ORDER BY category.name, category.id';
    return findRows(this.manager, Category, rest, [accountId]);
  }

  /** Finds a category by name. */
  async listPage(accountId: number, { offset, limit }: ListRange): Promise<PageOf<Category>> {
    const [rows, count] = await this.manager.findAndCount(Category, {
      where: { accountId, deletedAt: IsNull() },
      order: { name: 'ASC', id: 'ASC' },
      skip: offset,
      take: limit,
    });
    return { rows, count };
  }

  /** @returns false if it does not exist */
  async update(
    accountId: number,
    id: number,
    patch: Partial<Omit<Category, 'id' | 'accountId' | 'uid'>>,
  ): Promise<boolean> {
    const result = await this.manager.update(Category, { accountId, id, deletedAt: IsNull() }, patch);
    return result.affected === 1;
  }
}
