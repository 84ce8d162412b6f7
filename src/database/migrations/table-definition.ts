import type { QueryRunner } from 'typeorm';

/** The type of a column, independent of the SQL dialect. */
export type ColumnType =
  | 'id'
  | 'reference'
  | 'integer'
  /** A sum of integers, which may exceed each of them. */
  | 'sum'
  | 'boolean'
  | 'timestamp'
  | 'date'
  | 'long text'
  /** Up to 65,535 bytes. */
  | 'blob'
  /** Codes, identifiers and hashes, compared bytewise. */
  | `ascii(${number})`
  | `text(${number})`
  | `bytes(${number})`;

export interface TableDefinition {
  /** Types by column name; a type that ends in `?` is nullable. */
  readonly columns: Readonly<Record<string, ColumnType | `${ColumnType}?`>>;
  /** The primary key, unless it is the generated `id`. */
  readonly primary?: readonly string[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  /** Foreign keys: the referenced table by column name. */
  readonly references?: Readonly<Record<string, string>>;
}

type Dialect = 'mysql' | 'sqlite';

/**
 * Creates a table with its indexes unless it exists. MySQL commits each statement separately, so an interrupted migration has to be
 * able to run again.
 */
export async function createTable(runner: QueryRunner, name: string, table: TableDefinition): Promise<void> {
  const dialect = getDialect(runner);
  for (const statement of buildTableStatements(dialect, name, table)) await runner.query(statement);
}

/** Adds those of the columns that the table lacks. All must be nullable, because existing rows have no value for them. */
export async function addColumns(
  runner: QueryRunner,
  table: string,
  columns: Readonly<Record<string, `${ColumnType}?`>>,
): Promise<void> {
  const dialect = getDialect(runner);
  for (const [column, type] of Object.entries(columns)) {
    if (await runner.hasColumn(table, column)) continue;
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${buildColumnSql(dialect, type)}`);
  }
}

/** Creates an index unless the table has it. MySQL commits each statement separately, so an interrupted migration may have created it. */
export async function createIndex(runner: QueryRunner, table: string, name: string, columns: string): Promise<void> {
  const { indices = [] } = (await runner.getTable(table)) ?? {};
  if (indices.some((index) => index.name === name)) return;
  await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
}

export async function dropIndex(runner: QueryRunner, table: string, name: string): Promise<void> {
  await runner.query(`DROP INDEX ${name}${getDialect(runner) === 'sqlite' ? '' : ` ON ${table}`}`);
}

function getDialect(runner: QueryRunner): Dialect {
  return runner.dataSource.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
}

function buildTableStatements(dialect: Dialect, name: string, table: TableDefinition): string[] {
  const indexes = Object.entries(table.indexes ?? {});
  const lines = [
    ...Object.entries(table.columns).map(([column, type]) => `${column} ${buildColumnSql(dialect, type)}`),
    ...(table.primary ? [`PRIMARY KEY (${table.primary.join(', ')})`] : []),
    ...Object.entries(table.unique ?? {}).map(([key, columns]) => `CONSTRAINT ${key} UNIQUE (${columns.join(', ')})`),
    ...(dialect === 'mysql' ? indexes.map(([key, columns]) => `KEY ${key} (${columns.join(', ')})`) : []),
    ...Object.entries(table.references ?? {}).map(([column, target]) => buildReferenceSql(name, column, target)),
  ];
  const options = dialect === 'mysql' ? ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin' : ' STRICT';
  const create = `CREATE TABLE IF NOT EXISTS ${name} (\n  ${lines.join(',\n  ')}\n)${options}`;
  if (dialect === 'mysql') return [create];
  return [
    create,
    ...indexes.map(([key, columns]) => `CREATE INDEX IF NOT EXISTS ${key} ON ${name} (${columns.join(', ')})`),
  ];
}

function buildReferenceSql(table: string, column: string, target: string): string {
  return `CONSTRAINT ${table}_${column}_fk FOREIGN KEY (${column}) REFERENCES ${target} (id)`;
}

function buildColumnSql(dialect: Dialect, type: string): string {
  const nullable = type.endsWith('?');
  const name = nullable ? type.slice(0, -1) : type;
  const sql = dialect === 'mysql' ? toMysqlType(name) : toSqliteType(name);
  return name === 'id' ? sql : `${sql}${nullable ? ' NULL' : ' NOT NULL'}`;
}

function toMysqlType(name: string): string {
  const length = /\((\d+)\)/.exec(name)?.[1];
  if (name.startsWith('ascii')) return `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;
  if (name.startsWith('text')) return `VARCHAR(${length})`;
  if (name.startsWith('bytes')) return `VARBINARY(${length})`;
  switch (name) {
    case 'id':
      return 'BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY';
    case 'reference':
    case 'integer':
      return 'BIGINT';
    case 'sum':
      return 'DECIMAL(38, 0)';
    case 'boolean':
      return 'TINYINT(1)';
    case 'timestamp':
      return 'DATETIME(6)';
    case 'date':
      return 'DATE';
    case 'long text':
      return 'LONGTEXT';
    case 'blob':
      return 'BLOB';
    default:
      throw new Error(`No column type ${name}`);
  }
}

function toSqliteType(name: string): string {
  if (name === 'id') return 'INTEGER PRIMARY KEY AUTOINCREMENT';
  if (name === 'blob' || name.startsWith('bytes')) return 'BLOB';
  return ['reference', 'integer', 'sum', 'boolean'].includes(name) ? 'INTEGER' : 'TEXT';
}
