import { buildCompanyKeys, type CompanyFinding } from '../companies/company-values.js';
import type { Company } from '../companies/company.entity.js';
import type { CompanyStore } from '../companies/company.store.js';
import { getChosenValue, type ExtractionReport } from '../extraction/model/report.js';
import { cleanText } from '../shared/text.js';
import { listAliases, createFormerNameAlias } from './company-alias.js';
import type { CompanyAliasStore } from './company-alias.store.js';

/** The stores that companies are looked up in. */
export interface CompanyDirectory {
  readonly companies: CompanyStore;
  readonly aliases: CompanyAliasStore;
}

/** A known company that a document refers to. */
export interface CompanyMatch {
  readonly company: Company;
  /** Whether a person has chosen it for documents that name their issuer like this one. */
  readonly isChosenByPerson: boolean;
}

/**
 * Finds the company that a document refers to: the one that a person has chosen for documents like it, or else by its tax number,
 * or else by its current or former name, unless the tax numbers differ.
 *
 * @param ibans the accounts that the document names
 */
export async function matchCompany(
  { companies, aliases }: CompanyDirectory,
  accountId: number,
  finding: CompanyFinding,
  ibans: readonly string[],
): Promise<CompanyMatch | null> {
  const name = finding.name ?? '';
  const { nameKey, taxKey } = buildCompanyKeys({ name, taxNumber: finding.taxNumber });
  const [chosen, byTax] = await Promise.all([
    aliases.findCompany(accountId, listAliases({ name: finding.name, ibans })),
    taxKey === null ? null : companies.findByTaxKey(accountId, taxKey),
  ]);
  if (chosen) return { company: chosen, isChosenByPerson: true };
  if (byTax) return { company: byTax, isChosenByPerson: false };
  if (nameKey === '') return null;
  const named = await companies.findByNameKey(accountId, nameKey);
  const former = await aliases.findCompany(accountId, [createFormerNameAlias(name)]);
  const company = [...named, former].find((one) => one !== null && (taxKey === null || one.taxNumber === null));
  return company ? { company, isChosenByPerson: false } : null;
}

/** What a report states about the document's issuer, within the lengths of a company's columns. */
export function readCompanyFinding(report: ExtractionReport): CompanyFinding {
  return {
    name: cleanText(getChosenValue(report, 'company.name'), 255),
    address: cleanText(getChosenValue(report, 'company.address'), 500),
    taxNumber: cleanText(getChosenValue(report, 'company.tax_number'), 64),
    taxOffice: cleanText(getChosenValue(report, 'company.tax_office'), 100),
    phone: cleanText(getChosenValue(report, 'company.phone'), 64),
  };
}
