import type { DataSource } from 'typeorm';

/** All rows of all tables as JSON texts by table, in no particular order of their own. */
export async function readWholeDatabase(reader: DataSource): Promise<Record<string, string[]>> {
  const isSqlite = reader.options.type === 'better-sqlite3';
  const names = isSqlite
    ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
  const tables = (await reader.query<{ name: string }[]>(names)).map(({ name }) => name);
  const whole: Record<string, string[]> = {};
  for (const table of tables.toSorted()) {
    const rows = await reader.query<object[]>(`SELECT * FROM ${table}`);
    whole[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return whole;
}
