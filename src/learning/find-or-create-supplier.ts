import type { AccountStore } from '../accounts/account.store.js';
import { selectMissingValues, buildCompany, type CompanyFinding } from '../companies/company-values.js';
import type { CompanyObserver } from '../companies/company.service.js';
import type { Clock } from '../shared/clock.js';
import { matchCompany, type CompanyDirectory } from './match-company.js';

interface SupplierTransaction extends CompanyDirectory {
  readonly accounts: AccountStore;
  readonly search: CompanyObserver;
  readonly dueChecks: CompanyObserver;
}

/** What a document states about its issuer, with the accounts (IBAN) that it names. */
export interface IssuerFinding {
  readonly company: CompanyFinding;
  readonly ibans: readonly string[];
}

/**
 * Finds the company that a document names and adds what the document states about it, or creates the company.
 *
 * @returns its row id; null if the document names none
 */
export async function findOrCreateSupplier(
  tx: SupplierTransaction,
  accountId: number,
  { company: finding, ibans }: IssuerFinding,
  clock: Clock,
): Promise<number | null> {
  const match = await matchCompany(tx, accountId, finding, ibans);
  if (match) {
    // A person has corrected what was read, so the other values read with it are not reliable.
    const patch = match.isChosenByPerson ? {} : selectMissingValues(match.company, finding);
    if (Object.keys(patch).length === 0) return match.company.id;
    await tx.companies.update(accountId, match.company.id, patch);
    await tx.search.refreshCompany(accountId, match.company.id);
    await tx.dueChecks.refreshCompany(accountId, match.company.id);
    return match.company.id;
  }
  const { name } = finding;
  if (name === null) return null;
  // Two workers that create the same company take turns, and the second finds the first one's.
  await tx.accounts.lockAccount(accountId);
  const meanwhile = await matchCompany(tx, accountId, finding, ibans);
  return meanwhile?.company.id ?? (await tx.companies.insert(buildCompany(accountId, { ...finding, name }, clock))).id;
}
