import type { DataSource } from 'typeorm';

const OWN_TABLES = /^(migrations|typeorm_metadata|sqlite_.*)$/;

/** Reads the statements that create the current tables and indexes of a database, sorted by name. */
export async function readTableStatements(source: DataSource): Promise<string[]> {
  return source.options.type === 'better-sqlite3' ? readSqliteStatements(source) : readMysqlStatements(source);
}

async function readSqliteStatements(source: DataSource): Promise<string[]> {
  const rows = await source.query<{ sql: string; tbl_name: string }[]>(
    'SELECT sql, tbl_name FROM sqlite_master WHERE sql IS NOT NULL ORDER BY tbl_name, type DESC, name',
  );
  return rows.filter(({ tbl_name }) => !OWN_TABLES.test(tbl_name)).map(({ sql }) => `${sql};`);
}

async function readMysqlStatements(source: DataSource): Promise<string[]> {
  const tables = await source.query<Record<string, string>[]>('SHOW TABLES');
  const names = tables.flatMap((row) => Object.values(row)).filter((name) => !OWN_TABLES.test(name));
  const statements: string[] = [];
  for (const name of names.sort()) {
    const [row] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE ${name}`);
    const sql = row?.['Create Table'] ?? '';
    statements.push(`${sql.replace(/ AUTO_INCREMENT=\d+/, '').replaceAll('`', '')};`);
  }
  return statements;
}

/** Formats the committed file: a section for each dialect. */
export function formatDatabaseFile(sections: Readonly<Record<string, readonly string[]>>): string {
  const parts = Object.entries(sections).map(([title, statements]) => `-- ${title}\n\n${statements.join('\n\n')}\n`);
  return `-- The tables after all migrations. Written by \`npm run schema\`; a test compares.\n\n${parts.join('\n')}`;
}
