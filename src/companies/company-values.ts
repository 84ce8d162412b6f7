import type { Clock } from '../shared/clock.js';
import { createUid } from '../shared/ids.js';
import { compactText, cutText } from '../shared/text.js';
import type { Company } from './company.entity.js';

/** The values that a document states about its issuer. */
export interface CompanyFinding {
  readonly name: string | null;
  readonly address: string | null;
  readonly taxNumber: string | null;
  readonly taxOffice: string | null;
  readonly phone: string | null;
}

/** Computes the keys that companies are matched by: folded letters and digits only. */
export function buildCompanyKeys(company: {
  name: string;
  taxNumber?: string | null;
}): Pick<Company, 'nameKey' | 'taxKey'> {
  const taxKey = company.taxNumber ? cutText(compactText(company.taxNumber), 64) : '';
  return { nameKey: cutText(compactText(company.name), 255), taxKey: taxKey === '' ? null : taxKey };
}

/** Builds the row of a new company. */
export function buildCompany(
  accountId: number,
  finding: CompanyFinding & { readonly name: string },
  clock: Clock,
): Omit<Company, 'id' | 'hfId' | 'deletedAt'> {
  return {
    ...finding,
    ...buildCompanyKeys(finding),
    accountId,
    uid: createUid(),
    editedFields: [],
    createdAt: clock.timestamp(),
  };
}

/** Picks the values that another document adds to a company: those that are missing and that no person has cleared. */
export function selectMissingValues(company: Company, finding: CompanyFinding): Partial<Company> {
  const fields = ['address', 'taxNumber', 'taxOffice', 'phone'] as const;
  const added = fields.filter(
    (field) => company[field] === null && finding[field] !== null && !company.editedFields.includes(field),
  );
  const patch: Partial<Company> = Object.fromEntries(added.map((field) => [field, finding[field]]));
  return patch.taxNumber
    ? { ...patch, ...buildCompanyKeys({ name: company.name, taxNumber: patch.taxNumber }) }
    : patch;
}
