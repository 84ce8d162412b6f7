import { compactText, cutText } from '../shared/text.js';
import type { CompanyAliasStore } from './company-alias.store.js';
import type { Company } from './company.entity.js';

/** How a document names its issuer: as its name was read, and by the accounts (IBAN) to pay to. */
export interface IssuerNames {
  readonly name: string | null;
  readonly ibans: readonly string[];
}

const NAME = 'name:';
const IBAN = 'iban:';
const FORMER_NAME = 'was:';

/** What a document's issuer is known by, the surest first. */
export function aliasesOf({ name, ibans }: IssuerNames): string[] {
  const key = name === null ? '' : cutText(compactText(name), 255);
  return [...ibans.map((iban) => `${IBAN}${iban}`), ...(key === '' ? [] : [`${NAME}${key}`])];
}

/** What a company that was renamed was called before: what documents go on calling it. */
export function formerNameAlias(name: string): string {
  return `${FORMER_NAME}${cutText(compactText(name), 255)}`;
}

/**
 * Has documents of these names mean that company from now on, as a person has said. A name that people have chosen different
 * companies for tells nothing any more, since it may be the recipient's, read for the issuer's; an account is one company's.
 */
export async function teachAliases(
  aliases: CompanyAliasStore,
  { accountId, id: companyId }: Pick<Company, 'accountId' | 'id'>,
  names: IssuerNames,
): Promise<void> {
  const keys = aliasesOf(names);
  if (keys.length === 0) return;
  const known = new Map((await aliases.list(accountId, keys)).map((row) => [row.alias, row.companyId]));
  for (const alias of keys) {
    const before = known.get(alias);
    const isContrary = alias.startsWith(NAME) && before !== undefined && before !== companyId;
    await aliases.put({ accountId, alias, companyId: isContrary ? null : companyId });
  }
}
