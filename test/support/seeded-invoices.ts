import type { EntityManager } from 'typeorm';
import { Account } from '../../src/accounts/account.entity.js';
import { WorkspaceUser } from '../../src/accounts/workspace-user.entity.js';
import { Card } from '../../src/cards/card.entity.js';
import { Category } from '../../src/categories/category.entity.js';
import { Company } from '../../src/companies/company.entity.js';
import { InvoiceItem } from '../../src/invoices/invoice-item.entity.js';
import { InvoiceSummaryStore } from '../../src/invoices/search/invoice-summary.store.js';
import { NO_FIELD_VALUES } from '../../src/invoices/fields/invoice-fields.js';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import { createHumanId, createToken, createUid } from '../../src/shared/ids.js';

type Row<Entity> = Partial<Omit<Entity, 'id'>>;

/** The identifiers of an inserted row. */
export interface Seeded {
  readonly id: number;
  readonly uid: string;
}

const CREATED_AT = '2026-01-01 00:00:00.000000';

/** Inserts rows of an account directly, without the services. */
export class AccountSeed {
  private constructor(
    private readonly manager: EntityManager,
    readonly accountId: number,
    readonly user: Seeded,
  ) {}

  /** Creates an account with one user. */
  static async create(manager: EntityManager): Promise<AccountSeed> {
    const account = { name: 'A', locale: 'en', timeZone: 'UTC', fourEyes: false, createdAt: CREATED_AT };
    const { id } = await insert(manager, Account, { ...account, uid: createUid() });
    const user = await insert(manager, WorkspaceUser, { ...buildUserRow(), accountId: id });
    return new AccountSeed(manager, id, user);
  }

  /** The same account, filled within a transaction. */
  within(manager: EntityManager): AccountSeed {
    return new AccountSeed(manager, this.accountId, this.user);
  }

  /** Seeds rows of an existing account. */
  static of(manager: EntityManager, accountId: number, user: Seeded): AccountSeed {
    return new AccountSeed(manager, accountId, user);
  }

  addUser(): Promise<Seeded> {
    return insert(this.manager, WorkspaceUser, { ...buildUserRow(), accountId: this.accountId });
  }

  company(row: Row<Company> = {}): Promise<Seeded> {
    return insert(this.manager, Company, {
      ...this.owned(),
      hfId: createHumanId(),
      name: 'Company',
      nameKey: '',
      editedFields: [],
      ...row,
    });
  }

  category(name: string): Promise<Seeded> {
    return insert(this.manager, Category, { ...this.owned(), name });
  }

  card(lastFourDigits: string): Promise<Seeded> {
    return insert(this.manager, Card, { ...this.owned(), hfId: createHumanId(), name: 'Card', lastFourDigits });
  }

  /** Inserts an invoice with its counts, sums and index. Tests that search must index it themselves. */
  async invoice(row: Row<Invoice> = {}): Promise<Seeded> {
    const values = {
      ...this.owned(),
      hfId: createHumanId(),
      workspaceUserId: this.user.id,
      fileType: 'application/pdf',
      fileSize: 1,
      fileSha256: createToken(),
      processingStatus: 'finished',
      approvementStatus: 'waiting',
      vatCategories: [],
      editedFields: [],
      version: 1,
      ...{ companyId: null, categoryId: null, cardId: null, failedChecks: null },
      ...NO_FIELD_VALUES,
      deletedAt: null,
      ...row,
    } as const;
    const seeded = await insert(this.manager, Invoice, values);
    await new InvoiceSummaryStore(this.manager).move(seeded.id, null, values);
    return seeded;
  }

  item(invoiceId: number, row: Row<InvoiceItem>): Promise<Seeded> {
    return insert(this.manager, InvoiceItem, { uid: createUid(), invoiceId, ...row });
  }

  private owned() {
    return { accountId: this.accountId, uid: createUid(), createdAt: CREATED_AT };
  }
}

function buildUserRow() {
  const name = { firstName: 'Ada', lastName: 'Park', roleType: 'owner' as const };
  return {
    ...name,
    uid: createUid(),
    userUid: createUid(),
    email: `${createToken()}@example.com`,
    createdAt: CREATED_AT,
  };
}

async function insert<Entity extends { id: number }>(
  manager: EntityManager,
  entity: new () => Entity,
  row: object,
): Promise<Seeded> {
  const result = await manager.insert(entity, row as never);
  return { id: Number(result.identifiers[0]!['id']), uid: (row as { uid: string }).uid };
}
