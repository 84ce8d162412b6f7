import type { EntityManager, QueryRunner } from 'typeorm';

/** A value of a column: bytes are Buffers, integers that a double cannot hold are texts. */
export type StoredValue = string | number | Uint8Array | null;

/** The columns of a table in their order, and the id that its next row gets; null if its rows get none. */
export interface TableShape {
  readonly table: string;
  readonly columns: readonly string[];
  readonly nextId: number | null;
}

const ROWS_PER_READ = 500;
/** The table of the ORM, which running migrations fills. */
const MIGRATIONS = 'migrations';

/** Reads and writes the rows of all tables as they are stored, for backups. */
export class TableRowsStore {
  private readonly isSqlite: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
  }

  /** All tables with rows of the service, in alphabetical order. */
  async listTables(): Promise<TableShape[]> {
    const sql = this.isSqlite
      ? `SELECT sqlite_master.name AS name FROM sqlite_master
         WHERE sqlite_master.type = 'table' AND sqlite_master.name NOT LIKE 'sqlite_%' ORDER BY sqlite_master.name`
      : `SELECT tables.table_name AS name FROM information_schema.tables
         WHERE tables.table_schema = DATABASE() ORDER BY tables.table_name`;
    const rows = await this.manager.query<{ name: string }[]>(sql);
    const tables = rows.map(({ name }) => name).filter((name) => name !== MIGRATIONS);
    const shapes: TableShape[] = [];
    for (const table of tables)
      shapes.push(this.isSqlite ? await this.describeSqlite(table) : await this.describeMysql(table));
    return shapes;
  }

  /** The number of the newest migration that the tables have. */
  async readVersion(): Promise<number> {
    const [row] = await this.manager.query<{ version: number | string }[]>(
      'SELECT MAX(migrations.timestamp) AS version FROM migrations',
    );
    return Number(row?.version);
  }

  /** The rows of a table in no particular order, as lists in the order of the columns. Call it within a snapshot. */
  read(shape: TableShape): AsyncGenerator<StoredValue[]> {
    return this.isSqlite ? this.readSqlite(shape) : this.readMysql(shape);
  }

  /** Lets rows be inserted before those that they refer to, on this connection. Call it outside a transaction. */
  async ignoreReferences(): Promise<void> {
    await this.manager.query(this.isSqlite ? 'PRAGMA foreign_keys = OFF' : 'SET SESSION FOREIGN_KEY_CHECKS = 0');
  }

  /** @param rows at least one */
  async insert({ table, columns }: TableShape, rows: readonly (readonly StoredValue[])[]): Promise<void> {
    const places = `(${columns.map(() => '?').join(', ')})`;
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
    await this.manager.query(sql, rows.flat());
  }

  /** Makes the next row of a table get the id that it would have got where the shape comes from: ids are never used again. */
  async continueIds({ table, nextId }: TableShape): Promise<void> {
    if (nextId === null) return;
    if (!this.isSqlite) {
      await this.manager.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${nextId}`);
      return;
    }
    await this.manager.query('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
    await this.manager.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, nextId - 1]);
  }

  private async describeSqlite(table: string): Promise<TableShape> {
    const columns = await this.manager.query<{ name: string }[]>(`PRAGMA table_info(${table})`);
    const [sequence] = await this.manager.query<{ seq: number }[]>(
      'SELECT sqlite_sequence.seq AS seq FROM sqlite_sequence WHERE sqlite_sequence.name = ?',
      [table],
    );
    return { table, columns: columns.map(({ name }) => name), nextId: sequence ? Number(sequence.seq) + 1 : null };
  }

  private async describeMysql(table: string): Promise<TableShape> {
    const columns = await this.manager.query<{ Field: string }[]>(`SHOW COLUMNS FROM ${table}`);
    const [shown] = await this.manager.query<Record<string, string>[]>(`SHOW CREATE TABLE ${table}`);
    const nextId = /\bAUTO_INCREMENT=(\d+)/.exec(shown?.['Create Table'] ?? '')?.[1];
    return { table, columns: columns.map(({ Field }) => Field), nextId: nextId === undefined ? null : Number(nextId) };
  }

  private async *readSqlite({ table, columns }: TableShape): AsyncGenerator<StoredValue[]> {
    const sql = `SELECT ${table}.rowid AS row_number, ${columns.map((column) => `${table}.${column}`).join(', ')}
      FROM ${table} WHERE ${table}.rowid > ? ORDER BY ${table}.rowid LIMIT ${ROWS_PER_READ}`;
    for (let after = Number.MIN_SAFE_INTEGER; ;) {
      const rows = await this.manager.query<Record<string, StoredValue>[]>(sql, [after]);
      for (const row of rows) yield toValues(row, columns);
      if (rows.length < ROWS_PER_READ) return;
      after = Number(rows.at(-1)?.['row_number']);
    }
  }

  private async *readMysql({ table, columns }: TableShape): AsyncGenerator<StoredValue[]> {
    const runner: QueryRunner = this.manager.queryRunner ?? this.manager.connection.createQueryRunner();
    const rows = await runner.stream(
      `SELECT ${columns.map((column) => `${table}.${column}`).join(', ')} FROM ${table}`,
    );
    for await (const row of rows) yield toValues(row as Record<string, StoredValue>, columns);
  }
}

function toValues(row: Readonly<Record<string, StoredValue>>, columns: readonly string[]): StoredValue[] {
  return columns.map((column) => row[column] ?? null);
}
