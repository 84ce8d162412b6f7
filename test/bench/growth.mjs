/**
 * Measures what the database does for lists, counts and statistics in accounts of growing size.
 *
 * npm run bench -- growth [--invoices 10000,1000000] [--rounds 15] [--database URL] [--picture FILE]
 *
 * `--database` names a server to use instead of starting one, such as mysql://user:password@127.0.0.1:3306/bench. The accounts stay in
 * its database, so that a later run need not fill them again. `--picture` draws the curves as SVG.
 *
 * The figures are medians: the CPU time of the database server if it runs on this machine, the time until the caller has the result,
 * and the rows and index entries that the database read. Only the last is exact on a busy machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import mysql from 'mysql2/promise';
import { migrate, openDatabase } from '../../.build/src/database/data-source.js';
import { createStores, createTransact } from '../../.build/src/stores.js';
import { startDatabaseServer } from '../support/mariadb.mjs';
import { COMMON_WORD, fillGrowthAccount } from './growth-data.mjs';

const NEWEST_FIRST = { field: 'created_at', descending: true };
const TRANSACTION_MILLISECONDS = 3_600_000;

/** Measures the sizes in turns in one database, prints a table for each, and returns their rows by size. */
export async function measureGrowth({ sizes, times, databaseUrl }) {
  return withGrowthAccounts(databaseUrl, sizes, async ({ accounts, connection, server }) => {
    const processId = server?.pid ?? (await readProcessId(connection));
    const results = new Map(sizes.map((size) => [size, []]));
    for (const name of Object.keys(accounts[0].cases)) {
      const runs = accounts.map(({ cases }) => cases[name]);
      const figures = await measureInTurns(runs, { times, connection, processId });
      accounts.forEach(({ size }, index) => results.get(size).push({ case: name, ...figures[index] }));
    }
    for (const [size, figures] of results) {
      console.log(`\n${size} invoices`);
      console.table(figures);
    }
    return results;
  });
}

/** Calls a function with an account of each size and its cases by name, each a function that reads from the account. */
export async function withGrowthAccounts(databaseUrl, sizes, use) {
  const server = databaseUrl ? null : await startDatabaseServer({ serverArguments: ['--innodb-buffer-pool-size=2G'] });
  const url = databaseUrl ?? server.url;
  const database = await openDatabase({ url, poolSize: 2 });
  const connection = await mysql.createConnection(url);
  try {
    await migrate(database);
    const accounts = [];
    for (const size of sizes) {
      const accountId = await prepareAccount(database, connection, size);
      const { invoiceList } = createStores(database.reader.manager);
      accounts.push({ size, cases: await buildCases(invoiceList, accountId, size, connection) });
    }
    return await use({ accounts, connection, server, database });
  } finally {
    await connection.end();
    await database.close();
    await server?.stop();
  }
}

async function readProcessId(connection) {
  const [[{ file }]] = await connection.query('SELECT @@pid_file AS file');
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function prepareAccount(database, connection, size) {
  const name = `Growth ${size}`;
  const [[known]] = await connection.query('SELECT id FROM account WHERE name = ?', [name]);
  if (known) return known.id;
  const started = performance.now();
  const transact = createTransact(database, TRANSACTION_MILLISECONDS);
  const accountId = await fillGrowthAccount(connection, transact, name, size);
  await transact(async (tx) => {
    await tx.tallies.recount();
    await tx.sums.recount();
    await tx.index.rebuild();
  });
  await connection.query('ANALYZE TABLE invoice, company, category, workspace_user');
  console.log(`${size} invoices filled in ${Math.round((performance.now() - started) / 1_000)} s`);
  return accountId;
}

async function buildCases(list, accountId, size, connection) {
  const [[{ user, company }]] = await connection.query(
    `SELECT workspace_user.uid AS user, company.uid AS company FROM invoice
     JOIN workspace_user ON workspace_user.id = invoice.workspace_user_id JOIN company ON company.id = invoice.company_id
     WHERE invoice.account_id = ? LIMIT 1`,
    [accountId],
  );
  const middle = Math.floor(size / 2);
  const page = (filter, offset) => () => list.page(accountId, filter, [NEWEST_FIRST], { offset, limit: 25 });
  const {
    rows: [row],
  } = await page({}, middle)();
  const keyset = (filter, after) => () =>
    list.listKeyset(accountId, filter, NEWEST_FIRST, { after, limit: 26, backwards: false });
  const count = (filter) => () => list.count(accountId, filter);
  const statistics =
    (groups, filter = {}) =>
    () =>
      list.computeStatistics(accountId, filter, groups);
  const rejected = { approvementStatuses: ['rejected'] };
  const month = { invoiceDateFrom: '2024-09-01', invoiceDateTo: '2024-09-30' };
  const weeks = { invoiceDateFrom: '2024-09-10', invoiceDateTo: '2024-10-20' };
  const year = { invoiceDateFrom: '2024-01-01', invoiceDateTo: '2024-12-31' };
  const query = COMMON_WORD;
  return {
    'first page': keyset({}),
    'keyset page in the middle': keyset({}, { value: row.createdAt, id: row.id }),
    'offset page in the middle': page({}, middle),
    'offset page in the middle of a status': page({ approvementStatuses: ['approved'] }, Math.floor(size / 3)),
    'page of a common word': keyset({ query }),
    'page of a word that no invoice has': keyset({ query: 'xxyyzz' }),
    'page of a status and a month': keyset({ ...rejected, ...month }),
    'page of a status and six weeks': keyset({ ...rejected, ...weeks }),
    'page of a status and a year': keyset({ ...rejected, ...year }),
    'page of a word, a status and a month': keyset({ query, ...rejected, ...month }),
    'page of a word, a status and a year': keyset({ query, ...rejected, ...year }),
    'count of all': count({}),
    'count of a status': count(rejected),
    'count of a month': count(month),
    'count of six weeks': count(weeks),
    'count of a year': count(year),
    'count of a status and a year': count({ ...rejected, ...year }),
    'count of a word, a status and a year': count({ query, ...rejected, ...year }),
    'count of a user': count({ workspaceUserUids: [user] }),
    'count of a range of totals': count({ totalPriceMin: '1000.00', totalPriceMax: '9000.00' }),
    'statistics by month': statistics(['month']),
    'statistics by company': statistics(['company']),
    'statistics by currency': statistics(['currency']),
    'statistics by month, of a status and a year': statistics(['month'], { ...rejected, ...year }),
    'statistics by category': statistics(['category']),
    'statistics by month and status': statistics(['month', 'approvement_status']),
    'statistics by month and category': statistics(['month', 'category']),
    'statistics by company, of a year': statistics(['company'], year),
    'statistics by month, of a company': statistics(['month'], { companyUids: [company] }),
    'statistics by company and month, of a month': statistics(['company', 'month'], month),
    'statistics by company and month, which are too many': () =>
      statistics(['company', 'month'])().catch(({ details }) => details),
  };
}

/** The figures of each of the runs. */
async function measureInTurns(runs, { times, connection, processId }) {
  const measured = [];
  for (const run of runs) measured.push({ run, read: await countReads(run, connection), cpu: [], waited: [] });
  for (let turn = 0; turn < times; turn += 1) {
    for (const { run, cpu, waited } of measured) {
      const [before, started] = [readCpu(processId), performance.now()];
      await run();
      waited.push(performance.now() - started);
      cpu.push(readCpu(processId) - before);
    }
  }
  return measured.map(({ read, cpu, waited }) => {
    return { 'database ms': median(cpu), 'waited ms': median(waited), 'rows read': read };
  });
}

/** How many rows and index entries a run reads, once the server knows them. */
async function countReads(run, connection) {
  await run();
  await run();
  const before = await readHandlerCount(connection);
  await run();
  // Reading the counter itself adds to it.
  const after = await readHandlerCount(connection);
  return after - before - ((await readHandlerCount(connection)) - after);
}

async function readHandlerCount(connection) {
  const [rows] = await connection.query("SHOW GLOBAL STATUS LIKE 'Handler_read%'");
  return rows.reduce((sum, { Value: value }) => sum + Number(value), 0);
}

/** Milliseconds of CPU time that all threads of a process have used; NaN if it is not on this machine. */
function readCpu(processId) {
  if (processId === null) return Number.NaN;
  const threads = readdirSync(`/proc/${processId}/task`);
  const nanoseconds = threads.map((thread) => readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8'));
  return nanoseconds.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1_000_000;
}

function median(numbers) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)].toFixed(2);
}
