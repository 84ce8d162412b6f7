import { And, In, IsNull, Like, type EntityManager, type FindOperator } from 'typeorm';
import { insertWithHumanId } from '../shared/human-id.js';
import type { PageOf, ListRange, RowRange } from '../shared/page.js';
import { findRows } from '../shared/plain-rows.store.js';
import { findRowRange } from '../shared/row-range.store.js';
import { compactText, splitTokens } from '../shared/text.js';
import { CompanyWordStore, selectByWords, type SqlPart } from './company-word.store.js';
import { Company } from './company.entity.js';

/** Rows of companies; a deleted one is not found. */
export class CompanyStore {
  private readonly words: CompanyWordStore;

  constructor(private readonly manager: EntityManager) {
    this.words = new CompanyWordStore(manager);
  }

  async insert(company: Omit<Company, 'id' | 'hfId' | 'deletedAt'>): Promise<Company> {
    const inserted = await insertWithHumanId(async (hfId) => {
      const row = { ...company, hfId, deletedAt: null };
      const result = await this.manager.insert(Company, row);
      return { ...row, id: Number(result.identifiers[0]?.['id']) };
    });
    await this.words.add([inserted]);
    return inserted;
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

  /** Lists those that a text finds between two row ids, like `listKeyset`; see `selectByWords`. */
  async searchKeyset(accountId: number, text: string, range: RowRange): Promise<Company[]> {
    const found = joinFound(accountId, text);
    if (!found) return [];
    const { after, before, limit, backwards } = range;
    const bounds = [
      ...(after === undefined ? [] : [{ sql: ' AND company.id < ?', parameters: [after] }]),
      ...(before === undefined ? [] : [{ sql: ' AND company.id > ?', parameters: [before] }]),
    ];
    const rest = [found, ...bounds].map(({ sql }) => sql).join('');
    const order = ` ORDER BY company.id ${backwards ? 'ASC' : 'DESC'} LIMIT ?`;
    const parameters = [found, ...bounds].flatMap((part) => part.parameters);
    const rows = await findRows(this.manager, Company, rest + order, [...parameters, limit]);
    return backwards ? rows.reverse() : rows;
  }

  /** Counts those that a text finds. */
  async countFound(accountId: number, text: string): Promise<number> {
    const found = joinFound(accountId, text);
    if (!found) return 0;
    const sql = `SELECT COUNT(*) AS number FROM company ${found.sql}`;
    const [row] = await this.manager.query<{ number: number | string }[]>(sql, [...found.parameters]);
    return Number(row?.number ?? 0);
  }

  /** @returns false if it does not exist */
  async update(
    accountId: number,
    id: number,
    patch: Partial<Omit<Company, 'id' | 'accountId' | 'uid'>>,
  ): Promise<boolean> {
    const result = await this.manager.update(Company, { accountId, id, deletedAt: IsNull() }, patch);
    if (result.affected !== 1) return false;
    if (patch.name !== undefined || patch.deletedAt !== undefined) await this.words.remove(accountId, id);
    if (patch.name !== undefined) await this.words.add([{ id, accountId, name: patch.name }]);
    return true;
  }
}

function joinFound(accountId: number, text: string): SqlPart | null {
  const found = selectByWords(accountId, text);
  return found && { ...found, sql: `JOIN ${found.sql} ON found.id = company.id WHERE company.deleted_at IS NULL` };
}

/** Builds the alternatives by which a text matches a company's keys, which hold only folded letters and digits, so that nothing needs escaping. */
function matchText(text: string): Record<string, FindOperator<string>>[] {
  const tokens = splitTokens(text);
  if (tokens.length === 0) return [{ uid: In([]) }];
  return [{ nameKey: And(...tokens.map((token) => Like(`%${token}%`))) }, { taxKey: Like(`${compactText(text)}%`) }];
}
