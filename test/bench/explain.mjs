/**
 * Shows how the database reads what lists, counts, searches and statistics need in accounts of ten thousand and a million invoices.
 *
 * npm run bench -- explain [--invoices 10000,1000000] [--database URL]
 *
 * `--database` is that of the growth benchmark, whose accounts it uses. The statements are those that the service sends.
 */
import { withGrowthAccounts } from './growth.mjs';

/** Reading more rows than this without an index, or a whole index, is a scan that grows with the account. */
const MAX_SCANNED = 25_000;
const GROWING = ['ALL', 'index'];
/** Sorting more invoices than this grows with the account, too. */
const MAX_SORTED = 5_000;
const LOOKUPS = ['eq_ref', 'const'];
/** What a subquery returns is read from beginning to end; its own steps say how it is made. */
const SUBQUERY = /^<(derived|subquery|union)/;

/** Prints how each case is read, without lookups of one row by its key; returns whether nothing is scanned and no account is sorted. */
export async function explainStatements({ sizes, databaseUrl }) {
  const scans = await withGrowthAccounts(databaseUrl, sizes, async ({ accounts, connection, database }) => {
    await askForTables(connection);
    const found = [];
    for (const { size, cases } of accounts) {
      const { plans, scans: some } = await explainCases(cases, connection, database);
      console.log(`\n${size} invoices\n\n${toMarkdown(plans)}`);
      found.push(...some.map((step) => ({ size, ...step })));
    }
    return found;
  });
  if (scans.length > 0) console.error('These steps scan a table or an index, or sort an account:', scans);
  return scans.length === 0;
}

/** MySQL's own server answers with a tree from version 9 on. */
async function askForTables(connection) {
  const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
  if (!version.includes('MariaDB') && Number.parseInt(version, 10) >= 9)
    await connection.query("SET SESSION explain_format = 'TRADITIONAL'");
}

async function explainCases(cases, connection, database) {
  const plans = new Map();
  const scans = [];
  for (const [name, run] of Object.entries(cases)) {
    const steps = await explain(connection, await collectStatements(database, run));
    scans.push(...steps.filter(isScan).map((step) => ({ name, ...step })));
    const read = steps.filter(({ table, type }) => !LOOKUPS.includes(type) && !SUBQUERY.test(table));
    // What EXPLAIN estimates differs a little between cases that are read alike.
    const key = JSON.stringify(read.map(({ rows: _rows, ...step }) => step));
    plans.set(key, { names: [...(plans.get(key)?.names ?? []), name], steps: read });
  }
  return { plans: [...plans.values()], scans };
}

async function explain(connection, statements) {
  const plans = [];
  for (const { sql, parameters } of statements) plans.push((await connection.query(`EXPLAIN ${sql}`, parameters))[0]);
  return plans.flat().flatMap((step) => (step.table === null ? [] : [describe(step)]));
}

/** Runs a case once and returns the statements that it sent. */
async function collectStatements(database, run) {
  const { connection } = database.reader.manager;
  const { logger } = connection;
  const statements = [];
  connection.logger = Object.assign(Object.create(logger), {
    logQuery: (sql, parameters = []) => statements.push({ sql, parameters }),
  });
  try {
    await run();
  } finally {
    connection.logger = logger;
  }
  return statements.filter(({ sql }) => sql.startsWith('SELECT'));
}

function describe({ table, type, key, rows, Extra: extra }) {
  return { table, type: type ?? '', key: key ?? '', rows: Number(rows ?? 0), extra: extra ?? '' };
}

function isScan({ table, type, rows, extra }) {
  if (table === 'invoice' && extra.includes('Using filesort')) return rows > MAX_SORTED;
  return GROWING.includes(type) && rows > MAX_SCANNED && !SUBQUERY.test(table);
}

function toMarkdown(plans) {
  const lines = plans.flatMap(({ names, steps }) =>
    steps.map(({ table, type, key, rows, extra }, index) => [
      index === 0 ? names.join('; ') : '',
      ...[table, type, key, String(rows), extra].map((cell) => cell.replaceAll(/[<>|]/g, '\\$&')),
    ]),
  );
  const table = [['Case', 'Table', 'Access', 'Index', 'Rows', 'Extra'], Array(6).fill('---'), ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
