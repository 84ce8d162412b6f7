import type { AccountStore } from '../accounts/account.store.js';
import { matchCompany, missingValues, newCompany, type CompanyFinding } from '../companies/company-match.js';
import type { InvoiceTransaction } from '../invoices/invoice-transaction.js';
import type { Clock } from '../shared/clock.js';

type SupplierTransaction = Pick<InvoiceTransaction, 'aliases' | 'companies' | 'search'> & { accounts: AccountStore };

/** What a document says of its issuer, with the accounts (IBAN) that it names. */
export interface IssuerFinding {
  readonly company: CompanyFinding;
  readonly ibans: readonly string[];
}

/**
 * The company that a document names: one that is known, with what the document adds, or a new one.
 *
 * @returns its row id; null for a document that names none
 */
export async function supplierOf(
  tx: SupplierTransaction,
  accountId: number,
  { company: finding, ibans }: IssuerFinding,
  clock: Clock,
): Promise<number | null> {
  const match = await matchCompany(tx, accountId, finding, ibans);
  if (match) {
    // What a person has corrected was read wrongly, so the rest of it is no addition.
    const patch = match.byChoice ? {} : missingValues(match.company, finding);
    if (Object.keys(patch).length === 0) return match.company.id;
    await tx.companies.update(accountId, match.company.id, patch);
    await tx.search.refreshCompany(accountId, match.company.id);
    return match.company.id;
  }
  const { name } = finding;
  if (name === null) return null;
  // Two workers that make the same company take turns, and the second finds the first one's.
  await tx.accounts.lockAccount(accountId);
  const meanwhile = await matchCompany(tx, accountId, finding, ibans);
  return meanwhile?.company.id ?? (await tx.companies.insert(newCompany(accountId, { ...finding, name }, clock))).id;
}
