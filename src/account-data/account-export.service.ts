import { Readable } from 'node:stream';
import { requireOwner } from '../access/grants.js';
import { recordEvent, type AccountTransaction } from '../accounts/account-transaction.js';
import type { AccountService } from '../accounts/account.service.js';
import type { AccountStore } from '../accounts/account.store.js';
import { writeZipArchive } from '../exports/zip-writer.js';
import type { FileUrls } from '../files/signed-url.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, notFound } from '../shared/errors.js';
import type { Transact } from '../shared/transact.js';
import { VERSION } from '../shared/version.js';
import { listArchivedFiles, type ArchiveSources } from './account-archive.js';
import { addManifest, type ArchiveReport } from './archive-manifest.js';

const RETRY_AFTER_SECONDS = 60;

export interface AccountExportDependencies extends ArchiveSources {
  readonly accounts: Pick<AccountStore, 'findAccountById' | 'findRights'>;
  readonly accountService: Pick<AccountService, 'getOperator'>;
  readonly fileUrls: Pick<FileUrls, 'createAccountUrl'>;
  readonly transact: Transact<AccountTransaction>;
  readonly clock: Clock;
}

/** An archive that is sent while it is written. Its stream must be read to the end or destroyed. */
export interface AccountArchive {
  readonly name: string;
  readonly stream: Readable;
  /** Complete once the stream has ended. */
  readonly report: ArchiveReport;
}

/** Exports everything of an account as a ZIP archive. */
export class AccountExportService {
  /** The accounts whose archives this process is writing. */
  private readonly underWay = new Set<number>();

  constructor(private readonly dependencies: AccountExportDependencies) {}

  /**
   * Records an export of the actor's account.
   *
   * @returns the URL of the archive, which works as long as those of files
   * @throws forbidden unless the actor is an owner
   */
  async createUrl(actor: Actor): Promise<string> {
    await this.record(actor);
    return this.dependencies.fileUrls.createAccountUrl(actor);
  }

  /** Opens the archive for whoever has a URL that was created with this key. @throws forbidden, not_found, rate_limit_exceeded */
  async openForKey(accountUid: string, keyUid: string): Promise<AccountArchive> {
    const operator = await this.dependencies.accountService.getOperator(accountUid);
    const rights = await this.dependencies.accounts.findRights(operator.accountId, keyUid);
    if (!rights) throw notFound();
    requireOwner({ ...operator, ...rights });
    return this.open(operator);
  }

  /** Records an export by the operator, and opens the archive. @throws not_found, rate_limit_exceeded */
  async openForOperator(accountUid: string, onProgress: (invoices: number) => void): Promise<AccountArchive> {
    const operator = await this.dependencies.accountService.getOperator(accountUid);
    await this.record(operator);
    return this.open(operator, onProgress);
  }

  private async record(actor: Actor): Promise<void> {
    requireOwner(actor);
    const { clock, transact } = this.dependencies;
    const target = { uid: actor.accountUid, name: actor.accountName };
    await transact((tx) =>
      recordEvent(tx, actor, clock.timestamp(), { event: 'account_exported', target, changes: [] }),
    );
  }

  /** One at a time for each account, since an archive reads everything. */
  private async open(operator: Actor, onProgress?: (invoices: number) => void): Promise<AccountArchive> {
    const { accounts, clock } = this.dependencies;
    const account = await accounts.findAccountById(operator.accountId);
    if (!account) throw notFound();
    if (this.underWay.has(account.id)) throw createBusyError();
    this.underWay.add(account.id);
    const report = { files: 0, missing: [], damaged: [] };
    const exportedAt = clock.timestamp();
    const description = { format: 1, account: account.uid, exported_at: exportedAt, service: VERSION };
    const files = listArchivedFiles(this.dependencies, { account, operator, onProgress });
    const stream = Readable.from(writeZipArchive(addManifest(files, description, report)));
    stream.once('close', () => this.underWay.delete(account.id));
    return { name: `account-${exportedAt.slice(0, 10).replaceAll('-', '')}.zip`, stream, report };
  }
}

function createBusyError(): AppError {
  const message = 'An archive of this account is being written. Try again when it is complete.';
  return new AppError('rate_limit_exceeded', message, { retryAfter: RETRY_AFTER_SECONDS });
}
