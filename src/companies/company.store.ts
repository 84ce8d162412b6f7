import { And, In, IsNull, Like, type EntityManager, type FindOperator } from 'typeorm';
import { insertWithHumanId } from '../shared/human-id.js';
import type { PageOf, ListRange, RowRange } from '../shared/page.js';
import { findRows } from '../shared/plain-rows.store.js';
import { findRowRange } from '../shared/row-range.store.js';
import { compactText, splitTokens } from '../shared/text.js';
import { Company } from './company.entity.js';

/** Rows of companies; a deleted one is not found. */
export class CompanyStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(company: Omit<Company, 'id' | 'hfId' | 'deletedAt'>): Promise<Company> {
    return insertWithHumanId(async (hfId) => {
      const row = { ...company, hfId, deletedAt: null };
      const result = await this.manager.insert(Company, row);
      return { ...row, id: Number(result.identifiers[0]?.['id']) };
    });
  }

  findByUid(accountId: number, uid: string): Promise<Company | null> {
    return this.manager.findOneBy(Company, { accountId, uid, deletedAt: IsNull() });
  }

  /** The existing ones among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<Company[]> {
    return this.manager.findBy(Company, { accountId, uid: In([...uids]), deletedAt: IsNull() });
  }

  listByIds(accountId: number, ids: readonly number[]): Promise<Company[]> {
    return this.manager.findBy(Company, { accountId, id: In([...ids]) });
  }

  /** Finds the oldest company with this tax number. */
  async findByTaxKey(accountId: number, taxKey: string): Promise<Company | null> {
    const rest =
      'WHERE company.account_id = ? AND company.tax_key = ? AND company.deleted_at IS NULL ORDER BY company.id LIMIT 1';
    const [company] = await findRows(this.manager, Company, rest, [accountId, taxKey]);
    return company ?? null;
  }

  /** Lists the companies with this name, oldest first. */
  findByNameKey(accountId: number, nameKey: string): Promise<Company[]> {
    const rest =
      'WHERE company.account_id = ? AND company.name_key = ? AND company.deleted_at IS NULL ORDER BY company.id';
    return findRows(this.manager, Company, rest, [accountId, nameKey]);
  }

  /** Newest first; with a text, those that have its words in their name, or whose tax number begins with it. */
  async listPage(accountId: number, { offset, limit }: ListRange, text?: string): Promise<PageOf<Company>> {
    const listed = { accountId, deletedAt: IsNull() };
    const [rows, count] = await this.manager.findAndCount(Company, {
      where: text === undefined ? listed : matchText(text).map((match) => ({ ...listed, ...match })),
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { rows, count };
  }

  /** Lists the companies between two row ids, newest first; `backwards` returns the last `limit` of them, in the same order. */
  listKeyset(accountId: number, range: RowRange): Promise<Company[]> {
    return findRowRange(this.manager, Company, { accountId, deletedAt: IsNull() }, range);
  }

  count(accountId: number): Promise<number> {
    return this.manager.countBy(Company, { accountId, deletedAt: IsNull() });
  }

  /** @returns false if it does not exist */
  async update(
    accountId: number,
    id: number,
    patch: Partial<Omit<Company, 'id' | 'accountId' | 'uid'>>,
  ): Promise<boolean> {
    const result = await this.manager.update(Company, { accountId, id, deletedAt: IsNull() }, patch);
    return result.affected === 1;
  }
}

/** Builds the alternatives by which a text matches a company's keys, which hold only folded letters and digits, so that nothing needs escaping. */
function matchText(text: string): Record<string, FindOperator<string>>[] {
  const tokens = splitTokens(text);
  if (tokens.length === 0) return [{ uid: In([]) }];
  return [{ nameKey: And(...tokens.map((token) => Like(`%${token}%`))) }, { taxKey: Like(`${compactText(text)}%`) }];
}
