import type { StatusSumsFragment, SumsFragment } from '../../generated/graphql.ts';
import { STATUSES, type Status } from '../invoice-status.ts';

export type Amount = 'totalPrice' | 'totalVat';

/** A piece of a column: what the invoices of a month add up to, or those of one status. */
export interface Piece {
  readonly month: string;
  /** Null for those of all statuses. */
  readonly status: Status | null;
  /** Where the piece begins and ends, in the currency; negative amounts hang below zero. */
  readonly from: number;
  readonly to: number;
}

/** Returns the status of the sums, which are grouped by it. */
export function readStatus({ groups }: StatusSumsFragment): Status | null {
  const name = groups.find(({ group }) => group === 'APPROVEMENT_STATUS')?.key?.toUpperCase();
  return STATUSES.find((status) => status === name) ?? null;
}

/** Stacks the amounts of each month: from zero upwards what is positive, and from zero downwards what is negative. */
export function stackPieces(rows: readonly (SumsFragment | StatusSumsFragment)[], amount: Amount): Piece[] {
  const ends = new Map<string, number>();
  const known = rows.map((row) => ({ row, status: 'groups' in row ? readStatus(row) : null }));
  const order = (status: Status | null) => (status ? STATUSES.indexOf(status) : 0);
  return known
    .toSorted((one, other) => order(one.status) - order(other.status))
    .flatMap(({ row, status }) => {
      const value = Number(row[amount] ?? 0);
      if (row.key == null || value === 0) return [];
      const stack = `${row.key} ${value < 0}`;
      const from = ends.get(stack) ?? 0;
      ends.set(stack, from + value);
      return [{ month: row.key, status, from, to: from + value }];
    });
}
