import type { Company } from '../companies/company.entity.js';
import { isNameAlias, listAliases, type IssuerNames } from './company-alias.js';
import type { CompanyAliasStore } from './company-alias.store.js';

/**
 * Learns from a person's choice that documents with these names refer to that company. A name for which people have chosen
 * different companies is no longer used, since it may be the recipient's, misread as the issuer's. An account belongs to one
 * company.
 */
export async function learnAliases(
  aliases: CompanyAliasStore,
  { accountId, id: companyId }: Pick<Company, 'accountId' | 'id'>,
  names: IssuerNames,
): Promise<void> {
  const keys = listAliases(names);
  if (keys.length === 0) return;
  const known = new Map((await aliases.list(accountId, keys)).map((row) => [row.alias, row.companyId]));
  for (const alias of keys) {
    const before = known.get(alias);
    const isAmbiguous = isNameAlias(alias) && before !== undefined && before !== companyId;
    await aliases.put({ accountId, alias, companyId: isAmbiguous ? null : companyId });
  }
}
