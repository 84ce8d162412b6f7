import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { post } from './posted-statements.store.js';

type Row = ObjectLiteral & { readonly id: number };

/**
 * Inserts rows with values for all columns except the generated identifier, by one statement. Columns that are null in all rows are left
 * out, since null is their default. The ORM's own insert takes several times the CPU time, and reads columns with a default again.
 *
 * @param rows at least one
 * @returns the identifier of the first row
 */
export async function insertRows<Entity extends Row>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: readonly Omit<Entity, 'id'>[],
): Promise<number> {
  const { sql, values } = buildInsert(manager, entity, rows);
  const result = await manager.query<number | { insertId: number }>(sql, values);
  return typeof result === 'object' ? Number(result.insertId) : Number(result);
}

/** Inserts rows like `insertRows`, but is sent like `post`. */
export function postRows<Entity extends Row>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: readonly Omit<Entity, 'id'>[],
): Promise<void> {
  const { sql, values } = buildInsert(manager, entity, rows);
  return post(manager, sql, values);
}

/** Replaces the row with the same key, or inserts it if there is none; is sent like `post`. */
export function postReplacement<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  row: Entity,
): Promise<void> {
  const { sql, values } = buildInsert(manager, entity, [row]);
  return post(manager, sql.replace('INSERT', 'REPLACE'), values);
}

function buildInsert<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: readonly ObjectLiteral[],
): { sql: string; values: unknown[] } {
  const { driver } = manager.connection;
  const { columns, tableName } = manager.connection.getMetadata(entity);
  const isLeftOut = ({ isNullable, default: value, propertyName }: ColumnMetadata) =>
    isNullable && value === undefined && rows.every((row) => row[propertyName] === null);
  const written = columns.filter((column) => !column.isGenerated && !isLeftOut(column));
  const names = written.map((column) => driver.escape(column.databaseName)).join(', ');
  const places = `(${written.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    written.map((column) => driver.preparePersistentValue(row[column.propertyName], column) as unknown),
  );
  return { sql: `INSERT INTO ${tableName} (${names}) VALUES ${rows.map(() => places).join(', ')}`, values };
}
