import type { Company } from '../companies/company.entity.js';
import { compactText, cutText } from '../shared/text.js';
import type { CompanyAliasStore } from './company-alias.store.js';

/** How a document names its issuer: the name as it was read, and the accounts (IBAN) to pay to. */
export interface IssuerNames {
  readonly name: string | null;
  readonly ibans: readonly string[];
}

const NAME = 'name:';
const IBAN = 'iban:';
const FORMER_NAME = 'was:';

/** The aliases of a document's issuer, the most reliable first. */
export function listAliases({ name, ibans }: IssuerNames): string[] {
  const key = name === null ? '' : cutText(compactText(name), 255);
  return [...ibans.map((iban) => `${IBAN}${iban}`), ...(key === '' ? [] : [`${NAME}${key}`])];
}

/** The alias of a renamed company's former name, which documents may keep using. */
export function createFormerNameAlias(name: string): string {
  return `${FORMER_NAME}${cutText(compactText(name), 255)}`;
}

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
    const isAmbiguous = alias.startsWith(NAME) && before !== undefined && before !== companyId;
    await aliases.put({ accountId, alias, companyId: isAmbiguous ? null : companyId });
  }
}
