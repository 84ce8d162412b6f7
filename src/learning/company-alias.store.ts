import { IsNull, type EntityManager } from 'typeorm';
import { Company } from '../companies/company.entity.js';
import { findRows } from '../shared/plain-rows.store.js';
import { CompanyAlias } from './company-alias.entity.js';
import { createFormerNameAlias } from './company-alias.js';

/** Stores which company a name or a bank account on a document refers to. */
export class CompanyAliasStore {
  constructor(private readonly manager: EntityManager) {}

  /** The rows of these aliases, including the ambiguous ones, which have no company. */
  list(accountId: number, aliases: readonly string[]): Promise<CompanyAlias[]> {
    const places = aliases.map(() => '?').join(', ');
    const where = `WHERE company_alias.account_id = ? AND company_alias.alias IN (${places})`;
    return findRows(this.manager, CompanyAlias, where, [accountId, ...aliases]);
  }

  /** The company of the first of these aliases that has one; null if it is deleted. */
  async findCompany(accountId: number, aliases: readonly string[]): Promise<Company | null> {
    if (aliases.length === 0) return null;
    const rows = await this.list(accountId, aliases);
    const known = aliases.map((alias) => rows.find((row) => row.alias === alias)?.companyId ?? null);
    const id = known.find((companyId) => companyId !== null) ?? null;
    return id === null ? null : this.manager.findOneBy(Company, { accountId, id, deletedAt: IsNull() });
  }

  /** Remembers the name of a company that is about to be renamed. */
  async putFormerName({ accountId, id, name }: Pick<Company, 'accountId' | 'id' | 'name'>): Promise<void> {
    await this.put({ accountId, alias: createFormerNameAlias(name), companyId: id });
  }

  async put(row: CompanyAlias): Promise<void> {
    await this.manager.upsert(CompanyAlias, row, ['accountId', 'alias']);
  }
}
