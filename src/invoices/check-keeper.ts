import { toAppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import type { AffectedChecksStore } from './affected-checks.store.js';
import type { CheckService } from './check.service.js';
import { toCheckMask } from './checks/check.js';
import type { DueCheck, DueCheckStore } from './due-check.store.js';
import type { InvoiceItemStore } from './invoice-item.store.js';
import type { InvoiceListStore } from './invoice-list.store.js';
import type { InvoiceStore } from './invoice.store.js';

const BATCH = 200;

export interface CheckKeeperDependencies {
  readonly dueChecks: DueCheckStore;
  readonly affectedChecks: AffectedChecksStore;
  readonly invoiceList: InvoiceListStore;
  readonly items: InvoiceItemStore;
  readonly checks: Pick<CheckService, 'listChecks'>;
  readonly transact: Transact<{ dueChecks: DueCheckStore; invoices: InvoiceStore }>;
  readonly logger: Pick<Logger, 'error'>;
}

/** What the checks of an invoice report, and which other invoices they name. */
interface Report {
  readonly mask: number;
  readonly others: readonly string[];
}

/**
 * Stores what the checks of invoices report, so that invoices can be filtered by it. It follows the changes of invoices and companies; any
 * number of processes may do so. Each change is handled at least once.
 */
export class CheckKeeper {
  constructor(private readonly dependencies: CheckKeeperDependencies) {}

  /**
   * Makes the checks of the newest changed invoices of each account, so that no account waits for another one.
   *
   * @param stopping aborted when the process is to end
   * @returns whether any account may have more
   */
  async runRound(stopping?: AbortSignal): Promise<boolean> {
    const { dueChecks } = this.dependencies;
    let isMore = false;
    for (
      let due = await dueChecks.listNext(0, BATCH);
      due[0];
      due = await dueChecks.listNext(due[0].accountId, BATCH)
    ) {
      if (stopping?.aborted) return true;
      await this.checkBatch(due);
      isMore ||= due.length === BATCH;
    }
    return isMore;
  }

  private async checkBatch(due: readonly DueCheck[]): Promise<void> {
    try {
      await this.check(due);
    } catch (error) {
      if (isOutage(error)) throw error;
      // One of them cannot be checked; the others must not wait for it.
      for (const one of due) await this.checkAlone(one);
    }
  }

  private async checkAlone(due: DueCheck): Promise<void> {
    try {
      await this.check([due]);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.dependencies.logger.error({ err: error, invoice: due.invoiceId }, 'an invoice could not be checked');
      await this.dependencies.transact((tx) => tx.dueChecks.remove([due.id]));
    }
  }

  private async check(due: readonly DueCheck[]): Promise<void> {
    const { affectedChecks, invoiceList, transact } = this.dependencies;
    const accountId = due[0]?.accountId ?? 0;
    const own = new Set(due.map(({ invoiceId }) => invoiceId));
    const reports = await this.makeChecks(accountId, [...own]);
    const named = [...new Set([...reports.values()].flatMap(({ others }) => others))];
    const others = new Set(await affectedChecks.list(due));
    for (const { id } of named.length === 0 ? [] : await invoiceList.listByUids(accountId, named)) others.add(id);
    const further = [...others].filter((id) => !own.has(id));
    for (const [id, report] of await this.makeChecks(accountId, further)) reports.set(id, report);
    const before = await affectedChecks.listReported([...reports.keys()]);
    const changed = [...reports].filter(([id, { mask }]) => before.get(id) !== mask).map(([id]) => id);
    await transact(async (tx) => {
      // Another process has checked them meanwhile, perhaps after a later change.
      if (!(await tx.dueChecks.remove(due.map(({ id }) => id)))) throw new Overtaken();
      const invoices = changed.length === 0 ? [] : await tx.invoices.lockByIds(accountId, changed);
      for (const invoice of invoices) await tx.invoices.setFailedChecks(invoice, reports.get(invoice.id)?.mask ?? 0);
    }).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) throw error;
    });
  }

  /** The reports of those of the invoices that exist, by row id. */
  private async makeChecks(accountId: number, ids: readonly number[]): Promise<Map<number, Report>> {
    const { checks, invoiceList, items } = this.dependencies;
    if (ids.length === 0) return new Map();
    const rows = await invoiceList.listByIds(accountId, ids);
    if (rows.length === 0) return new Map();
    const found = await checks.listChecks({ accountId }, rows, items.list(rows.map(({ id }) => id)));
    return new Map(
      rows.map(({ id }, index) => {
        const reported = found[index] ?? [];
        const others = reported.flatMap(({ invoiceUid }) => invoiceUid ?? []);
        return [id, { mask: toCheckMask(reported.map(({ code }) => code)), others }];
      }),
    );
  }
}

/** Rolls back a transaction whose work another process has done. */
class Overtaken extends Error {}

function isOutage(error: unknown): boolean {
  return toAppError(error).code === 'service_unavailable';
}
