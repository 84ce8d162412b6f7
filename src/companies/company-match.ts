import type { Clock } from '../shared/clock.js';
import { newUid } from '../shared/ids.js';
import { compactText, cutText } from '../shared/text.js';
import { aliasesOf, formerNameAlias } from './company-alias.js';
import type { CompanyAliasStore } from './company-alias.store.js';
import type { Company } from './company.entity.js';
import type { CompanyStore } from './company.store.js';

/** What a document says of its issuer. */
export interface CompanyFinding {
  readonly name: string | null;
  readonly address: string | null;
  readonly taxNumber: string | null;
  readonly taxOffice: string | null;
  readonly phone: string | null;
}

/** What companies are matched by: letters and digits alone, folded. */
export function companyKeys(company: { name: string; taxNumber?: string | null }): Pick<Company, 'nameKey' | 'taxKey'> {
  const taxKey = company.taxNumber ? cutText(compactText(company.taxNumber), 64) : '';
  return { nameKey: cutText(compactText(company.name), 255), taxKey: taxKey === '' ? null : taxKey };
}

/** Where companies are looked up. */
export interface CompanyDirectory {
  readonly companies: CompanyStore;
  readonly aliases: CompanyAliasStore;
}

/** A company that is known already. */
export interface CompanyMatch {
  readonly company: Company;
  /** Whether a person has chosen it for documents that name their issuer like this one, whatever was read. */
  readonly byChoice: boolean;
}

/**
 * Finds the company that a document means: the one that a person has chosen for documents like it; else by its tax number, else
 * by its name, or the name that it had before, unless the tax numbers differ.
 *
 * @param ibans the accounts that the document names
 */
export async function matchCompany(
  { companies, aliases }: CompanyDirectory,
  accountId: number,
  finding: CompanyFinding,
  ibans: readonly string[],
): Promise<CompanyMatch | null> {
  const chosen = await aliases.findCompany(accountId, aliasesOf({ name: finding.name, ibans }));
  if (chosen) return { company: chosen, byChoice: true };
  const { nameKey, taxKey } = companyKeys({ name: finding.name ?? '', taxNumber: finding.taxNumber });
  const byTax = taxKey === null ? null : await companies.findByTaxKey(accountId, taxKey);
  if (byTax) return { company: byTax, byChoice: false };
  if (finding.name === null || nameKey === '') return null;
  const named = await companies.findByNameKey(accountId, nameKey);
  const former = await aliases.findCompany(accountId, [formerNameAlias(finding.name)]);
  const company = [...named, former].find((one) => one !== null && (taxKey === null || one.taxNumber === null));
  return company ? { company, byChoice: false } : null;
}

/** The row of a company that is not there yet. */
export function newCompany(
  accountId: number,
  finding: CompanyFinding & { readonly name: string },
  clock: Clock,
): Omit<Company, 'id' | 'hfId' | 'deletedAt'> {
  return {
    ...finding,
    ...companyKeys(finding),
    accountId,
    uid: newUid(),
    editedFields: [],
    createdAt: clock.timestamp(),
  };
}

/** What a further document adds to a company: values that are missing and that nobody has cleared by hand. */
export function missingValues(company: Company, finding: CompanyFinding): Partial<Company> {
  const fields = ['address', 'taxNumber', 'taxOffice', 'phone'] as const;
  const added = fields.filter(
    (field) => company[field] === null && finding[field] !== null && !company.editedFields.includes(field),
  );
  const patch: Partial<Company> = Object.fromEntries(added.map((field) => [field, finding[field]]));
  return patch.taxNumber ? { ...patch, ...companyKeys({ name: company.name, taxNumber: patch.taxNumber }) } : patch;
}
