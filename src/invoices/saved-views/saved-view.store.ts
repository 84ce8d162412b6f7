import type { EntityManager } from 'typeorm';
import { insertRows } from '../../shared/insert-rows.store.js';
import { changeRows, findRows } from '../../shared/plain-rows.store.js';
import { SavedView } from './saved-view.entity.js';

/** Rows of saved views. */
export class SavedViewStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(view: Omit<SavedView, 'id'>): Promise<SavedView> {
    return { ...view, id: await insertRows(this.manager, SavedView, [view]) };
  }

  /** The views of a user, oldest first. */
  list(accountId: number, workspaceUserId: number): Promise<SavedView[]> {
    const rest = 'WHERE saved_view.account_id = ? AND saved_view.workspace_user_id = ? ORDER BY saved_view.id';
    return findRows(this.manager, SavedView, rest, [accountId, workspaceUserId]);
  }

  async find(accountId: number, uid: string): Promise<SavedView | null> {
    const rest = 'WHERE saved_view.account_id = ? AND saved_view.uid = ?';
    return (await findRows(this.manager, SavedView, rest, [accountId, uid]))[0] ?? null;
  }

  /** @returns whether it existed */
  async remove(accountId: number, id: number): Promise<boolean> {
    const sql = 'DELETE FROM saved_view WHERE saved_view.account_id = ? AND saved_view.id = ?';
    return (await changeRows(this.manager, sql, [accountId, id])) === 1;
  }
}
