import type { AccountStore } from '../accounts/account.store.js';
import type { InvoiceFile } from '../invoices/invoice.store.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, notFound } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import type { Transact } from '../shared/transact.js';
import type { ExportRun, StoredExport } from './export-run.entity.js';
import type { ExportRunStore } from './export-run.store.js';
import { MEDIA_TYPES, type ExportService } from './export.service.js';

/** How many an account may have under way, and how many are kept once they have ended. */
const MAX_UNDER_WAY = 5;
const MAX_KEPT = 20;

export interface ExportRunServiceDependencies {
  readonly exportRuns: ExportRunStore;
  readonly exports: Pick<ExportService, 'requireExporter' | 'nameFile'>;
  readonly transact: Transact<{ exportRuns: ExportRunStore; accounts: Pick<AccountStore, 'lockAccount'> }>;
  readonly clock: Clock;
  /** Called after a run was added, so that a worker in this process takes it immediately. */
  readonly onStarted: () => void;
}

/** Exports that a worker writes in the background. Whoever may export sees all of the account's. */
export class ExportRunService {
  constructor(private readonly dependencies: ExportRunServiceDependencies) {}

  /** Requires the permission to export. @throws forbidden */
  requireExporter(actor: Actor): void {
    this.dependencies.exports.requireExporter(actor);
  }

  /** Starts an export. The oldest that have ended are removed if there are too many. @throws forbidden, conflict if too many are under way */
  async start(actor: Actor, request: StoredExport): Promise<ExportRun> {
    const { clock, exports, onStarted, transact } = this.dependencies;
    exports.requireExporter(actor);
    const { accountId, workspaceUserId } = actor;
    const now = clock.timestamp();
    const run = await transact(async ({ accounts, exportRuns }) => {
      await accounts.lockAccount(accountId);
      const runs = await exportRuns.list(accountId);
      const ended = runs.filter(({ expiresAt }) => expiresAt !== null);
      if (runs.length - ended.length >= MAX_UNDER_WAY) throw createBusyError();
      for (const { id } of ended.slice(MAX_KEPT - 1)) await exportRuns.expire(id);
      return exportRuns.insert({
        ...{ accountId, workspaceUserId, uid: createUid(), request, status: 'queued', rowsDone: 0, rowsTotal: null },
        ...{ fileName: exports.nameFile(actor, request.format), fileKey: null, fileSize: null, fileSha256: null },
        ...{ errorCode: null, errorMessage: null, attempts: 0, leaseToken: null, leaseUntil: null },
        ...{ createdAt: now, finishedAt: null, expiresAt: null },
      });
    });
    onStarted();
    return run;
  }

  /** The account's runs that are not expired, newest first. @throws forbidden */
  async list(actor: Actor): Promise<ExportRun[]> {
    this.dependencies.exports.requireExporter(actor);
    return this.dependencies.exportRuns.list(actor.accountId);
  }

  /** @throws forbidden, not_found */
  async get(actor: Actor, uid: string): Promise<ExportRun> {
    this.dependencies.exports.requireExporter(actor);
    const run = await this.dependencies.exportRuns.find(actor.accountId, requireUid(uid));
    if (!run) throw notFound();
    return run;
  }

  /** The existing runs among these uids. @throws forbidden */
  async listByUids(actor: Actor, uids: readonly string[]): Promise<ExportRun[]> {
    return (await this.list(actor)).filter(({ uid }) => uids.includes(uid));
  }

  /** Finds the file of a run for the holder of its signed URL, which is verified already. @throws not_found */
  async getFile(accountUid: string, uid: string): Promise<InvoiceFile> {
    const run = await this.dependencies.exportRuns.findOfAccount(accountUid, requireUid(uid));
    if (run?.status !== 'finished') throw notFound();
    const { accountId, fileKey, fileName, fileSize, fileSha256 } = run;
    if (fileKey === null || fileSize === null || fileSha256 === null) throw notFound();
    return { accountId, fileKey, fileName, fileSize, fileSha256, fileType: MEDIA_TYPES[run.request.format.type] };
  }
}

function createBusyError(): AppError {
  const message = `An account has at most ${MAX_UNDER_WAY} exports under way. Wait until one has ended.`;
  return new AppError('conflict', message);
}
