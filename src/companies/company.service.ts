import { requireAllowed, findRefusal } from '../access/policy.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { notFound } from '../shared/errors.js';
import { requireUid } from '../shared/ids.js';
import type { Once, OnceTransaction } from '../shared/once.js';
import type { PageOf, ListRange, RowRange } from '../shared/page.js';
import type { Transact } from '../shared/transact.js';
import { buildCompanyKeys, buildCompany } from './company-values.js';
import type { Company } from './company.entity.js';
import type { CreateCompanyInput, CompanyValuesInput } from './company.inputs.js';
import type { CompanyStore } from './company.store.js';

/** A step that runs in the transaction of a company's change, such as updating the search index. */
export interface CompanyObserver {
  refreshCompany(accountId: number, companyId: number): Promise<void>;
}

/** Remembers former names of companies, because documents keep using them. */
export interface FormerNames {
  putFormerName(company: Pick<Company, 'accountId' | 'id' | 'name'>): Promise<void>;
}

interface CompanyTransaction extends OnceTransaction {
  readonly companies: CompanyStore;
  readonly aliases: FormerNames;
  readonly search: CompanyObserver;
  readonly dueChecks: CompanyObserver;
}

export interface CompanyServiceDependencies {
  readonly companies: CompanyStore;
  readonly transact: Transact<CompanyTransaction>;
  readonly clock: Clock;
}

/** The companies of an account. Everyone may read them; owners and admins change them. */
export class CompanyService {
  constructor(private readonly dependencies: CompanyServiceDependencies) {}

  /**
   * Newest first.
   *
   * @param text words of the name, or the beginning of the tax number; all companies if omitted
   * @throws forbidden
   */
  async list(actor: Actor, page: ListRange, text?: string): Promise<PageOf<Company>> {
    requireAllowed(actor, 'read');
    return this.dependencies.companies.listPage(actor.accountId, page, text);
  }

  /** Between two row ids, newest first; with a text, only those that it finds. @throws forbidden */
  async listKeyset(actor: Actor, range: RowRange, text: string | null = null): Promise<Company[]> {
    requireAllowed(actor, 'read');
    const { companies } = this.dependencies;
    return text === null
      ? companies.listKeyset(actor.accountId, range)
      : companies.searchKeyset(actor.accountId, text, range);
  }

  /** With a text, only those that it finds. @throws forbidden */
  async count(actor: Actor, text: string | null = null): Promise<number> {
    requireAllowed(actor, 'read');
    const { companies } = this.dependencies;
    return text === null ? companies.count(actor.accountId) : companies.countFound(actor.accountId, text);
  }

  /** @throws not_found, forbidden */
  async get(actor: Actor, uid: string): Promise<Company> {
    requireAllowed(actor, 'read');
    return requireCompany(this.dependencies.companies, actor, uid);
  }

  /** The existing ones among these uids, unordered. @throws forbidden */
  async listByUids(actor: Actor, uids: readonly string[]): Promise<Company[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.companies.listByUids(actor.accountId, uids);
  }

  /** Checks whether a company could be changed, or created if there is no uid. @throws not_found, forbidden */
  async requirePossible(actor: Actor, uid?: string): Promise<void> {
    if (uid !== undefined) await requireCompany(this.dependencies.companies, actor, uid);
    requireAllowed(actor, 'administer');
  }

  /** Whether the actor may change or delete companies. */
  canChange(actor: Actor): boolean {
    return findRefusal(actor, 'administer') === null;
  }

  /** @throws forbidden */
  async create(actor: Actor, input: CreateCompanyInput, once?: Once): Promise<Company> {
    requireAllowed(actor, 'administer');
    const { address = null, taxNumber = null, taxOffice = null, phone = null } = input;
    const row = buildCompany(
      actor.accountId,
      { name: input.name, address, taxNumber, taxOffice, phone },
      this.dependencies.clock,
    );
    return this.dependencies.transact(async (tx) => {
      await once?.(tx, row);
      return tx.companies.insert({ ...row, editedFields: Object.keys(input) });
    });
  }

  /** @throws forbidden, not_found */
  async update(actor: Actor, uid: string, input: CompanyValuesInput): Promise<Company> {
    if (!this.canChange(actor)) await this.requirePossible(actor, uid);
    await this.dependencies.transact(async (tx) => {
      const company = await requireCompany(tx.companies, actor, uid);
      const patch = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const after = { ...company, ...patch };
      const editedFields = [...new Set([...company.editedFields, ...Object.keys(patch)])];
      await tx.companies.update(actor.accountId, company.id, { ...patch, ...buildCompanyKeys(after), editedFields });
      if (after.name !== company.name) await tx.aliases.putFormerName(company);
      await tx.search.refreshCompany(actor.accountId, company.id);
      await tx.dueChecks.refreshCompany(actor.accountId, company.id);
    });
    return requireCompany(this.dependencies.companies, actor, uid);
  }

  /** Removes a company from the lists; invoices that refer to it keep it. @throws forbidden, not_found */
  async remove(actor: Actor, uid: string): Promise<void> {
    if (!this.canChange(actor)) await this.requirePossible(actor, uid);
    const deletedAt = this.dependencies.clock.timestamp();
    await this.dependencies.transact(async (tx) => {
      const company = await requireCompany(tx.companies, actor, uid);
      if (!(await tx.companies.update(actor.accountId, company.id, { deletedAt }))) throw notFound();
    });
  }
}

async function requireCompany(companies: CompanyStore, actor: Actor, uid: string): Promise<Company> {
  const company = await companies.findByUid(actor.accountId, requireUid(uid));
  if (!company) throw notFound();
  return company;
}
