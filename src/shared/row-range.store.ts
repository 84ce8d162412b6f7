import {
  And,
  LessThan,
  MoreThan,
  type EntityManager,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
} from 'typeorm';
import type { RowRange } from './page.js';

/** Loads the rows between two row ids, newest first; `backwards` returns the last `limit` of them, in the same order. */
export async function findRowRange<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  { after, before, limit, backwards }: RowRange,
): Promise<Row[]> {
  const bounds = [
    ...(after === undefined ? [] : [LessThan(after)]),
    ...(before === undefined ? [] : [MoreThan(before)]),
  ];
  const rows = await manager.find(entity, {
    where: { ...where, ...(bounds.length > 0 ? { id: And(...bounds) } : {}) } as FindOptionsWhere<Row>,
    order: { id: backwards ? 'ASC' : 'DESC' } as FindOptionsOrder<Row>,
    take: limit,
  });
  return backwards ? rows.reverse() : rows;
}
