import { In, IsNull, type EntityManager } from 'typeorm';
import { CompanyAlias } from './company-alias.entity.js';
import { Company } from './company.entity.js';

/** Rows of what documents call companies. */
export class CompanyAliasStore {
  constructor(private readonly manager: EntityManager) {}

  /** The rows of these aliases, those that tell nothing included. */
  list(accountId: number, aliases: readonly string[]): Promise<CompanyAlias[]> {
    return this.manager.findBy(CompanyAlias, { accountId, alias: In([...aliases]) });
  }

  /** The company that the first of these aliases stands for, unless it is deleted. */
  async findCompany(accountId: number, aliases: readonly string[]): Promise<Company | null> {
    if (aliases.length === 0) return null;
    const rows = await this.list(accountId, aliases);
    const known = aliases.map((alias) => rows.find((row) => row.alias === alias)?.companyId ?? null);
    const id = known.find((companyId) => companyId !== null) ?? null;
    return id === null ? null : this.manager.findOneBy(Company, { accountId, id, deletedAt: IsNull() });
  }

  async put(row: CompanyAlias): Promise<void> {
    await this.manager.upsert(CompanyAlias, row, ['accountId', 'alias']);
  }
}
