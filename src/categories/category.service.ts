import { findRefusal, requireAllowed } from '../access/policy.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, invalid, notFound } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import type { PageOf, ListRange } from '../shared/page.js';
import { cleanText, foldText } from '../shared/text.js';
import type { Transact } from '../shared/transact.js';
import type { Category } from './category.entity.js';
import type { CategoryInput } from './category.inputs.js';
import type { CategoryStore } from './category.store.js';

const MAX_CATEGORIES = 1_000;
const MAX_NAME_LENGTH = 100;

interface CategoryTransaction {
  readonly categories: CategoryStore;
  /** Names are checked and stored under the account's lock, so two callers cannot both find one unused. */
  readonly accounts: { lockAccount(id: number): Promise<void> };
}

export interface CategoryServiceDependencies {
  readonly categories: CategoryStore;
  readonly transact: Transact<CategoryTransaction>;
  readonly clock: Clock;
}

/** The categories of an account. Everyone may read them; owners and admins change them. */
export class CategoryService {
  constructor(private readonly dependencies: CategoryServiceDependencies) {}

  /** Sorted by name. @throws forbidden */
  async list(actor: Actor, page: ListRange): Promise<PageOf<Category>> {
    requireAllowed(actor, 'read');
    return this.dependencies.categories.listPage(actor.accountId, page);
  }

  /** @throws not_found, forbidden */
  async get(actor: Actor, uid: string): Promise<Category> {
    requireAllowed(actor, 'read');
    return requireCategory(this.dependencies.categories, actor, uid);
  }

  /** The existing ones among these uids, unordered. @throws forbidden */
  async listByUids(actor: Actor, uids: readonly string[]): Promise<Category[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.categories.listByUids(actor.accountId, uids);
  }

  /** Whether the actor may change or delete categories. */
  canChange(actor: Actor): boolean {
    return findRefusal(actor, 'administer') === null;
  }

  /** @throws forbidden, conflict if the name is taken or the account has too many categories */
  async create(actor: Actor, input: CategoryInput): Promise<Category> {
    requireAllowed(actor, 'administer');
    const { accountId } = actor;
    return this.dependencies.transact(async (tx) => {
      await tx.accounts.lockAccount(accountId);
      const name = await requireFreeName(tx.categories, accountId, input, null);
      return tx.categories.insert({
        accountId,
        uid: createUid(),
        name,
        createdAt: this.dependencies.clock.timestamp(),
      });
    });
  }

  /** @throws forbidden, not_found, conflict if another category has that name */
  async update(actor: Actor, uid: string, input: CategoryInput): Promise<Category> {
    requireAllowed(actor, 'administer');
    return this.dependencies.transact(async (tx) => {
      await tx.accounts.lockAccount(actor.accountId);
      const category = await requireCategory(tx.categories, actor, uid);
      const name = await requireFreeName(tx.categories, actor.accountId, input, category.id);
      if (name !== category.name) await tx.categories.update(actor.accountId, category.id, { name });
      return { ...category, name };
    });
  }

  /** Removes a category from the lists; invoices filed under it keep it. @throws forbidden, not_found */
  async remove(actor: Actor, uid: string): Promise<void> {
    requireAllowed(actor, 'administer');
    const deletedAt = this.dependencies.clock.timestamp();
    await this.dependencies.transact(async (tx) => {
      const category = await requireCategory(tx.categories, actor, uid);
      if (!(await tx.categories.update(actor.accountId, category.id, { deletedAt }))) throw notFound();
    });
  }
}

async function requireCategory(categories: CategoryStore, { accountId }: Actor, uid: string): Promise<Category> {
  const category = await categories.findByUid(accountId, requireUid(uid));
  if (!category) throw notFound();
  return category;
}

/** Cleans a name and requires that no other category has it. @throws validation_error, conflict */
async function requireFreeName(
  categories: CategoryStore,
  accountId: number,
  input: CategoryInput,
  ownId: number | null,
): Promise<string> {
  const name = cleanText(input.name, MAX_NAME_LENGTH);
  if (name === null) throw invalid({ name: ['May not be blank.'] });
  const others = (await categories.list(accountId)).filter((category) => category.id !== ownId);
  if (others.some((category) => foldText(category.name) === foldText(name))) {
    throw new AppError('conflict', `A category named ${name} already exists.`);
  }
  if (others.length >= MAX_CATEGORIES) {
    throw new AppError('conflict', `An account has at most ${MAX_CATEGORIES} categories.`);
  }
  return name;
}
