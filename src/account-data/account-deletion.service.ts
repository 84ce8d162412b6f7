import { requireOwner } from '../access/grants.js';
import { holdAccount, type AccountTransaction } from '../accounts/account-transaction.js';
import type { KeyService } from '../accounts/key.service.js';
import type { FileStore } from '../files/file-store.js';
import type { InvoiceErasureStore } from '../invoices/invoice-erasure.store.js';
import type { InvoiceStore } from '../invoices/invoice.store.js';
import type { PageCache } from '../processing/page-cache.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { invalid, notFound } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import type { AccountDeletion } from './account-deletion.entity.js';
import type { AccountDeletionStore } from './account-deletion.store.js';

const INVOICES_PER_STEP = 50;

interface DeletionTransaction extends AccountTransaction {
  readonly accountDeletions: AccountDeletionStore;
  readonly invoiceErasure: InvoiceErasureStore;
}

export interface AccountDeletionDependencies {
  readonly accountDeletions: AccountDeletionStore;
  readonly invoices: Pick<InvoiceStore, 'sumFileBytes'>;
  readonly files: Pick<FileStore, 'requireAvailable' | 'removeAccount'>;
  readonly pageCache: Pick<PageCache, 'removeAccount'>;
  readonly transact: Transact<DeletionTransaction>;
  readonly keys: Pick<KeyService, 'forgetActors'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info'>;
}

export interface DeletionRun {
  /** Called after each step with the number of invoices that this run has deleted. */
  readonly onProgress?: (invoices: number) => void;
  /** Whether to stop after the current step; a later run continues. */
  readonly isStopping?: () => boolean;
}

/** Deletes accounts with everything that they have, in steps. */
export class AccountDeletionService {
  constructor(private readonly dependencies: AccountDeletionDependencies) {}

  /**
   * Records that the actor's account is to be deleted, and stops its keys and webhooks at once. A worker does the rest. Asking again
   * changes nothing.
   *
   * @param name the account's name, as a confirmation
   * @throws forbidden unless the actor is an owner, validation_error for another name, not_found
   */
  async request(actor: Actor, name: string): Promise<AccountDeletion> {
    requireOwner(actor);
    const { accountDeletions, clock, invoices, keys, transact } = this.dependencies;
    const { accountId, accountUid } = actor;
    const measured = await accountDeletions.measure(accountId);
    const fileBytes = await invoices.sumFileBytes(accountId);
    const deletion = await transact(async (tx) => {
      requireOwner(await holdAccount(tx, actor));
      const account = await tx.accounts.findAccountById(accountId);
      if (!account) throw notFound();
      if (name.trim() !== account.name) throw invalid({ name: ['Must be the name of the account.'] });
      const requestedAt = clock.timestamp();
      await tx.accountDeletions.stopAccount(accountId, requestedAt);
      const known = await tx.accountDeletions.find(accountId);
      if (known) return known;
      const by = { workspaceUserUid: actor.workspaceUserUid || null, keyUid: actor.keyUid || null };
      return tx.accountDeletions.insert({
        ...{ accountId, accountUid, ...by, ...measured, fileBytes, requestedAt },
        finishedAt: null,
      });
    });
    await keys.forgetActors();
    return deletion;
  }

  /** Continues all deletions that are not finished. @throws service_unavailable */
  async continueAll(run: DeletionRun = {}): Promise<void> {
    for (const deletion of await this.dependencies.accountDeletions.listUnfinished())
      await this.complete(deletion, run);
  }

  /**
   * Does what is left of a deletion. Each step is a short transaction; several processes may do it at once. Requests that began before the
   * keys stopped may still add rows, so it begins again until there are none.
   *
   * @returns whether it is finished
   * @throws service_unavailable
   */
  async complete(
    deletion: AccountDeletion,
    { onProgress, isStopping = () => false }: DeletionRun = {},
  ): Promise<boolean> {
    const { clock, files, logger, pageCache } = this.dependencies;
    const { accountId, accountUid } = deletion;
    await this.step(deletion, (tx) => tx.accountDeletions.dropJobs(accountId));
    for (let erased = 0; !isStopping();) {
      const invoices = await this.step(deletion, (tx) => tx.invoiceErasure.eraseOldest(accountId, INVOICES_PER_STEP));
      if (invoices === null) return true;
      erased += invoices;
      onProgress?.(erased);
      if (invoices > 0 || (await this.step(deletion, (tx) => tx.accountDeletions.eraseSome(accountId)))) continue;
      await files.requireAvailable();
      await files.removeAccount(accountUid);
      await pageCache.removeAccount(accountUid);
      const isDone = await this.step(deletion, async (tx) => {
        await tx.accounts.lockAccount(accountId);
        const isLeft =
          (await tx.invoiceErasure.eraseOldest(accountId, INVOICES_PER_STEP)) > 0 ||
          (await tx.accountDeletions.eraseSome(accountId));
        if (!isLeft) await tx.accountDeletions.finish(deletion, clock.timestamp());
        return !isLeft;
      });
      if (isDone) logger.info({ account: accountUid, invoices: deletion.invoices }, 'an account was deleted');
    }
    return false;
  }

  /** Runs a step unless the deletion is finished, which null says. */
  private step<Result>(
    { id }: AccountDeletion,
    work: (tx: DeletionTransaction) => Promise<Result>,
  ): Promise<Result | null> {
    return this.dependencies.transact(async (tx) => ((await tx.accountDeletions.hold(id)) ? work(tx) : null));
  }
}
