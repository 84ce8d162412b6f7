/**
 * Shows how the database reads what lists, counts, searches and statistics need in an account of a million invoices.
 *
 * npm run bench -- explain [--invoices 1000000] [--database URL]
 *
 * `--database` is that of the growth benchmark, whose accounts it uses. The statements are those that the service sends.
 */
import { withGrowthAccounts } from './growth.mjs';

/** Reading more rows than this without an index, or a whole index, is a scan that grows with the account. */
const MAX_SCANNED = 25_000;
const GROWING = ['ALL', 'index'];
const LOOKUPS = ['eq_ref', 'const'];
/** What a subquery returns is read from beginning to end; its own steps say how it is made. */
const SUBQUERY = /^<(derived|subquery|union)/;

/** Prints how each case is read, without lookups of one row by its key; returns whether nothing is scanned. */
export async function explainStatements({ size, databaseUrl }) {
  const plans = new Map();
  const scans = [];
  await withGrowthAccounts(databaseUrl, [size], async ({ accounts, connection, database }) => {
    for (const [name, run] of Object.entries(accounts[0].cases)) {
      const steps = await explain(connection, await collectStatements(database, run));
      scans.push(...steps.filter(isScan).map((step) => ({ name, ...step })));
      const read = steps.filter(({ table, type }) => !LOOKUPS.includes(type) && !SUBQUERY.test(table));
      // What EXPLAIN estimates differs a little between cases that are read alike.
      const key = JSON.stringify(read.map(({ rows: _rows, ...step }) => step));
      plans.set(key, { names: [...(plans.get(key)?.names ?? []), name], steps: read });
    }
  });
  console.log(toMarkdown([...plans.values()]));
  if (scans.length > 0) console.error('These steps scan a table or an index:', scans);
  return scans.length === 0;
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

function isScan({ table, type, rows }) {
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
