import type { Clock } from '../shared/clock.js';
import { newUid } from '../shared/ids.js';
import { compactText, cutText } from '../shared/text.js';
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

/** Finds the company that a document means: by its tax number, else by its name unless the tax numbers differ. */
export async function matchCompany(
  companies: CompanyStore,
  accountId: number,
  finding: CompanyFinding & { readonly name: string },
): Promise<Company | null> {
  const { nameKey, taxKey } = companyKeys(finding);
  const byTax = taxKey === null ? null : await companies.findByTaxKey(accountId, taxKey);
  if (byTax) return byTax;
  const named = await companies.findByNameKey(accountId, nameKey);
  return named.find((company) => taxKey === null || company.taxNumber === null) ?? null;
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
