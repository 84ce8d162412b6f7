import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, openDatabase } from '../src/database/data-source.js';
import type { GraphqlServices } from '../src/graphql/context.js';
import { buildGraphqlSchema, printGraphqlSchema } from '../src/graphql/schema.js';
import { writeYaml } from '../src/http/openapi-yaml.js';
import { buildOpenApiDocument } from '../src/rest/build-openapi-document.js';
import { buildAllRoutes } from './support/rest-operations.js';
import { createEmptyDatabase, DIALECTS, type Dialect } from './support/databases.js';
import { formatDatabaseFile, readTableStatements } from './support/table-statements.js';

const SCHEMA = path.resolve(import.meta.dirname, '../../schema');
const SECTIONS: Record<Dialect, string> = { sqlite: 'SQLite', mysql: 'MariaDB and MySQL, as MariaDB shows them' };

async function readSection(dialect: Dialect): Promise<{ statements: string[]; server: string }> {
  const created = await createEmptyDatabase(dialect);
  const database = await openDatabase({ url: created.url, poolSize: 2 });
  try {
    await migrate(database);
    const version =
      dialect === 'mysql' ? await database.reader.query<{ version: string }[]>('SELECT VERSION() AS version') : [];
    return { statements: await readTableStatements(database.reader), server: version[0]?.version ?? '' };
  } finally {
    await database.close();
    await created.drop();
  }
}

/** `npm run schema` runs these tests with WRITE_SCHEMA=1, which makes them write the files instead of comparing them. */
function expectCommitted(file: string, content: string): void {
  const target = path.join(SCHEMA, file);
  if (process.env['WRITE_SCHEMA'] === '1') writeFileSync(target, content);
  expect(readFileSync(target, 'utf8')).toBe(content);
}

describe('the committed schemas match the code', () => {
  test('schema.graphql', async () => {
    expectCommitted('schema.graphql', printGraphqlSchema(await buildGraphqlSchema({} as GraphqlServices)));
  });

  test('openapi.yaml', () => {
    expectCommitted('openapi.yaml', writeYaml(buildOpenApiDocument(buildAllRoutes())));
  });

  test('database.sql', async () => {
    const committed = readFileSync(path.join(SCHEMA, 'database.sql'), 'utf8');
    const sections: Record<string, string[]> = {};
    for (const dialect of ['sqlite', 'mysql'] as const) {
      const available = DIALECTS.some((name) => name === dialect);
      const { statements, server } = available ? await readSection(dialect) : { statements: [], server: '' };
      const comparable = dialect === 'sqlite' || server.includes('MariaDB');
      sections[SECTIONS[dialect]] = comparable ? statements : readCommittedSection(committed, SECTIONS[dialect]);
    }
    expectCommitted('database.sql', formatDatabaseFile(sections));
  });
});

/** The committed section, if there is no server to compare it with. */
function readCommittedSection(content: string, title: string): string[] {
  const section = content.split(/^-- /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  return section.slice(title.length).trim().split('\n\n');
}
