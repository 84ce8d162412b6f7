import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { selectRowsTogether } from './select-rows.store.js';

const columnLists = new WeakMap<EntityMetadata, string>();

/**
 * Reads rows of an entity with all columns, by one statement. The ORM's own find takes several times the CPU time. Outside a transaction,
 * several that are started together share a round trip.
 *
 * @param rest what follows the table in the statement, such as `WHERE invoice.id = ?`
 */
export async function findRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rest: string,
  parameters: readonly unknown[],
): Promise<Entity[]> {
  const { driver } = manager.connection;
  const metadata = manager.connection.getMetadata(entity);
  const sql = `SELECT ${listColumns(metadata)} FROM ${metadata.tableName} ${rest}`;
  const rows = await selectRowsTogether(manager, { sql, parameters });
  return rows.map((row) => {
    const values = metadata.columns.map((column) => [
      column.propertyName,
      driver.prepareHydratedValue(row[column.databaseName], column) as unknown,
    ]);
    return Object.fromEntries(values) as Entity;
  });
}

/**
 * Runs a write whose effect matters, by one plain statement.
 *
 * @returns the number of rows that it changed or deleted
 */
export async function changeRows(manager: EntityManager, sql: string, parameters: readonly unknown[]): Promise<number> {
  const runner = manager.queryRunner ?? manager.connection.createQueryRunner();
  try {
    const { affected } = await runner.query(sql, [...parameters], true);
    return affected ?? 0;
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}

/**
 * Builds the assignments of an UPDATE statement for those columns of an entity that the patch names.
 *
 * @returns the text after SET and its parameters; both are empty for an empty patch
 */
export function buildAssignments<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  patch: Partial<Entity>,
): { readonly sql: string; readonly parameters: readonly unknown[] } {
  const { driver } = manager.connection;
  const columns = manager.connection
    .getMetadata(entity)
    .columns.filter(({ propertyName }) => patch[propertyName] !== undefined);
  return {
    sql: columns.map(({ databaseName }) => `${driver.escape(databaseName)} = ?`).join(', '),
    parameters: columns.map((column) => driver.preparePersistentValue(patch[column.propertyName], column) as unknown),
  };
}

function listColumns(metadata: EntityMetadata): string {
  const known = columnLists.get(metadata);
  if (known !== undefined) return known;
  const { driver } = metadata.connection;
  const list = metadata.columns
    .map(({ databaseName }) => `${metadata.tableName}.${driver.escape(databaseName)}`)
    .join(', ');
  columnLists.set(metadata, list);
  return list;
}
