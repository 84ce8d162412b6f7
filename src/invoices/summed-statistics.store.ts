import type { EntityManager } from 'typeorm';
import { buildPartRange, buildSummedStatistics, chooseSums, PART_MONTH } from './summed-statistics.js';
import { buildInCondition, joinWithAnd, type SqlCondition } from './search/invoice-conditions.js';
import type { StatisticGroups } from './invoice-statistics.js';
import type { InvoiceFilter } from './search/invoice-filter.js';
import type { SumPart } from './search/invoice-sum.store.js';
import { selectRows } from '../shared/select-rows.store.js';

/** For more companies and months than this, adding up the invoices is not slower. */
const MAX_PARTS = 2_000;

/** Finds the stored sums that answer statistics. */
export class SummedStatisticsStore {
  constructor(private readonly manager: EntityManager) {}

  /** The statement that reads statistics from the stored sums; null if these do not know the filter or all of the groups. */
  async find(accountId: number, filter: InvoiceFilter, groups: StatisticGroups): Promise<SqlCondition | null> {
    const choice = chooseSums(filter, groups);
    if (!choice || !filter.companyUids) return choice && buildSummedStatistics(accountId, filter, choice);
    const parts = await this.listParts(accountId, filter, choice.part);
    if (!parts) return null;
    const range = buildInCondition('invoice_sum.part', parts);
    return buildSummedStatistics(accountId, filter, { ...choice, range });
  }

  /** The parts of companies; null if there are many. */
  private async listParts(accountId: number, filter: InvoiceFilter, part: SumPart): Promise<string[] | null> {
    const [ids, months] = await Promise.all([
      this.listCompanies(accountId, filter.companyUids ?? []),
      part === 'c' ? null : this.listMonths(accountId, filter),
    ]);
    if (!months) return ids.map((id) => `${part}:${id}`);
    if (ids.length * months.length > MAX_PARTS) return null;
    return months.flatMap((month) => ids.map((id) => `${part}:${month}:${id}`));
  }

  private async listCompanies(accountId: number, uids: readonly string[]): Promise<string[]> {
    const where = joinWithAnd([
      { sql: 'company.account_id = ?', parameters: [accountId] },
      buildInCondition('company.uid', uids),
    ]);
    const sql = `SELECT company.id AS id FROM company WHERE ${where.sql}`;
    const rows = await selectRows(this.manager, { sql, parameters: where.parameters });
    return rows.map(({ id }) => String(id));
  }

  /** The months in which the account has invoices. There are fewer sums by category than by company. */
  private async listMonths(accountId: number, filter: InvoiceFilter): Promise<string[]> {
    const range = buildPartRange('G', filter);
    if (!range) return [];
    const sql = `SELECT DISTINCT ${PART_MONTH} AS sum_month FROM invoice_sum WHERE invoice_sum.account_id = ? AND ${range.sql}`;
    const rows = await selectRows(this.manager, { sql, parameters: [accountId, ...range.parameters] });
    return rows.map((row) => String(row['sum_month']));
  }
}
