import { requireAllowed } from '../../access/policy.js';
import type { Actor } from '../../shared/actor.js';
import type { Clock } from '../../shared/clock.js';
import { AppError, invalid, notFound } from '../../shared/errors.js';
import { createUid, requireUid } from '../../shared/ids.js';
import { cleanText, foldText } from '../../shared/text.js';
import type { Transact } from '../../shared/transact.js';
import type { SavedFilter, SavedView } from './saved-view.entity.js';
import type { SavedViewStore } from './saved-view.store.js';

const MAX_VIEWS = 100;
const MAX_NAME_LENGTH = 100;

interface SavedViewTransaction {
  readonly savedViews: SavedViewStore;
  /** Names are checked and stored under the account's lock, so two calls cannot both find one unused. */
  readonly accounts: { lockAccount(id: number): Promise<void> };
}

export interface SavedViewServiceDependencies {
  readonly savedViews: SavedViewStore;
  readonly transact: Transact<SavedViewTransaction>;
  readonly clock: Clock;
}

/** The views of the list that each user keeps for themselves. Whoever may read invoices may keep views. */
export class SavedViewService {
  constructor(private readonly dependencies: SavedViewServiceDependencies) {}

  /** The actor's own, sorted by name regardless of case and accents. @throws forbidden */
  async list(actor: Actor): Promise<SavedView[]> {
    requireAllowed(actor, 'read');
    const views = await this.dependencies.savedViews.list(actor.accountId, actor.workspaceUserId);
    return views.toSorted((left, right) => (foldText(left.name) < foldText(right.name) ? -1 : 1));
  }

  /**
   * Keeps a filter under a name; a view of that name, regardless of case and accents, is replaced.
   *
   * @throws forbidden, validation_error, conflict if the user has too many views
   */
  async save(actor: Actor, { name: given, filter }: { name: string; filter: SavedFilter }): Promise<SavedView> {
    requireAllowed(actor, 'read');
    const name = cleanText(given, MAX_NAME_LENGTH);
    if (name === null) throw invalid({ name: ['May not be blank.'] });
    const { accountId, workspaceUserId } = actor;
    const createdAt = this.dependencies.clock.timestamp();
    return this.dependencies.transact(async ({ accounts, savedViews }) => {
      await accounts.lockAccount(accountId);
      const existing = await savedViews.list(accountId, workspaceUserId);
      const replaced = existing.find((view) => foldText(view.name) === foldText(name));
      if (!replaced && existing.length >= MAX_VIEWS)
        throw new AppError('conflict', `A user has at most ${MAX_VIEWS} saved views. Delete one first.`);
      if (replaced) await savedViews.remove(accountId, replaced.id);
      const uid = replaced?.uid ?? createUid();
      return savedViews.insert({ accountId, workspaceUserId, uid, name, filter, createdAt });
    });
  }

  /** @throws not_found, forbidden if it is another user's */
  async remove(actor: Actor, uid: string): Promise<void> {
    requireAllowed(actor, 'read');
    await this.dependencies.transact(async ({ savedViews }) => {
      const view = await savedViews.find(actor.accountId, requireUid(uid));
      if (!view) throw notFound();
      if (view.workspaceUserId !== actor.workspaceUserId) throw createRefusal();
      await savedViews.remove(actor.accountId, view.id);
    });
  }
}

function createRefusal(): AppError {
  const reason = 'The view belongs to another user.';
  return new AppError('forbidden', reason, { details: { permission: 'read', reason } });
}
