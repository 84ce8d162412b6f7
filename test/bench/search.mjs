/**
 * Times searches and lists in one account of generated invoices, on SQLite and, if a server is installed, on MySQL or MariaDB.
 *
 * npx tsc -p tsconfig.json --outDir .build && node test/bench/search.mjs [--invoices 100000] [--dialect sqlite|mysql]
 *
 * It uses a separate database that it removes at the end. TEST_MYSQL_URL names a server to use instead of starting one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import mysql from 'mysql2/promise';
import { migrate, openDatabase } from '../../.build/src/database/data-source.js';
import { createStores, createTransact } from '../../.build/src/stores.js';
import { findDatabaseServer, startDatabaseServer } from '../support/mariadb.mjs';
import { fill, buildHfId, buildUid, inventWord } from './search-data.mjs';

const { values: options } = parseArgs({
  options: { invoices: { type: 'string', default: '100000' }, dialect: { type: 'string' } },
});
const INVOICES = Math.min(Number(options.invoices), 1_000_000);
const TIMES = 15;
const NEWEST_FIRST = { field: 'created_at', descending: true };

const FILTERS = {
  'no filter': {},
  approved: { approvementStatuses: ['approved'] },
  'a company': { companyUids: [buildUid(4, 900)] },
  'a currency': { currencies: ['USD'] },
};
const middle = Math.floor(INVOICES / 2);
const QUERIES = {
  'common word': 'evenlot',
  'common prefix': 'ka',
  'one letter': 'e',
  'rare word': 'lonely',
  'no match': 'xxyyzz',
  hf_id: buildHfId(middle),
  'prefix of all numbers': 're-2026',
  number: `RE-2026-${String(middle).padStart(6, '0')}`,
  'common, rarely together': 'evenlot oddlot',
  'three common': 'gmbh category ka',
  amount: '1.234,50',
};

async function measureMedian(run) {
  await run();
  await run();
  const times = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((left, right) => left - right)[Math.floor(TIMES / 2)];
}

async function measure(name, url) {
  const database = await openDatabase({ url, poolSize: 5 });
  try {
    await migrate(database);
    const transact = createTransact(database, 600_000);
    const started = performance.now();
    await fill(database, transact, INVOICES);
    console.log(`\n${name}: ${INVOICES} invoices filled in ${Math.round((performance.now() - started) / 1000)} s`);
    if (url.startsWith('mysql:')) await database.writer.query('ANALYZE TABLE invoice, company, search_posting');
    else await database.writer.query('ANALYZE');
    await measureSearch(createStores(database.reader.manager).invoiceList);
    await measureLists(createStores(database.reader.manager).invoiceList);
    await measureWrites(transact, database);
  } finally {
    await database.close();
  }
}

async function measureSearch(list) {
  const rows = [];
  for (const [query, text] of Object.entries(QUERIES)) {
    for (const [filter, conditions] of Object.entries(FILTERS)) {
      const wanted = { ...conditions, query: text };
      const page = await measureMedian(() => list.listKeyset(1, wanted, NEWEST_FIRST, { limit: 25, backwards: false }));
      const count = await measureMedian(() => list.count(1, wanted));
      rows.push({
        query,
        filter,
        hits: await list.count(1, wanted),
        'page ms': page.toFixed(2),
        'count ms': count.toFixed(2),
      });
    }
  }
  console.table(rows);
}

async function measureLists(list) {
  const deep = Math.max(0, Math.min(25_000, INVOICES - 100));
  const order = (field) => [{ field, descending: true }];
  const readPage = (filter, field, offset) => () => list.page(1, filter, order(field), { offset, limit: 25 });
  const {
    rows: [row],
  } = await readPage({}, 'created_at', Math.floor(INVOICES / 2))();
  const readKeyset = (field, value) => () =>
    list.listKeyset(1, {}, { field, descending: true }, { after: { value, id: row.id }, limit: 25, backwards: false });
  const runs = {
    'first page': readPage({}, 'created_at', 0),
    'page 1000': readPage({}, 'created_at', deep),
    'first page by invoice date': readPage({}, 'invoice_date', 0),
    'first page by total': readPage({}, 'total_price', 0),
    'page 1000 by total': readPage({}, 'total_price', deep),
    'first page by hf_id': readPage({}, 'hf_id', 0),
    'page 1000 by hf_id': readPage({}, 'hf_id', deep),
    'keyset in the middle by creation': readKeyset('created_at', row.createdAt),
    'keyset in the middle by total': readKeyset('total_price', '5000.00'),
    'first page of a company': readPage(FILTERS['a company'], 'created_at', 0),
    'first page of two companies': readPage({ companyUids: [buildUid(4, 900), buildUid(4, 901)] }, 'created_at', 0),
    'count of all': () => list.count(1, {}),
    'count of a status': () => list.count(1, FILTERS.approved),
    'count of a company': () => list.count(1, FILTERS['a company']),
    'sums by month': () => list.computeStatistics(1, {}, ['month']),
  };
  const rows = [];
  for (const [what, run] of Object.entries(runs)) rows.push({ list: what, ms: (await measureMedian(run)).toFixed(2) });
  console.table(rows);
}

async function measureWrites(transact, { writer }) {
  let next = INVOICES;
  let line = 0;
  const rename = (table, id) => async (tx) => {
    await writer.query(`SELECT ${id}`);
    await (table === 'company' ? tx.search.refreshCompany(1, id) : tx.search.refreshCategory(1, id));
  };
  const runs = {
    'nothing (an empty transaction)': async () => transact(async () => undefined),
    'index a new invoice of 5 items': async () => {
      next -= 1;
      await transact(async (tx) => {
        await tx.search.remove(1, [next]);
      });
      const start = performance.now();
      await transact((tx) => tx.search.refresh(1, [next]));
      return performance.now() - start;
    },
    'index an invoice of which one item changed': async () => {
      line += 1;
      await writer.query('UPDATE invoice_item SET name = ? WHERE invoice_id = ?', [`${inventWord()} ${line}`, middle]);
      const start = performance.now();
      await transact((tx) => tx.search.refresh(1, [middle]));
      return performance.now() - start;
    },
    'index an invoice that did not change': () => transact((tx) => tx.search.refresh(1, [middle])),
    'remove an invoice': () => {
      next -= 1;
      return transact((tx) => tx.search.remove(1, [next]));
    },
    'rename a large company': async () => {
      await writer.query('UPDATE company SET name = ? WHERE id = 1', [
        `${inventWord()} ${inventWord()} ${(line += 1)}`,
      ]);
      const start = performance.now();
      await transact(rename('company', 1));
      return performance.now() - start;
    },
    'rename a category': async () => {
      await writer.query('UPDATE category SET name = ? WHERE id = 1', [`Category ${inventWord()} ${(line += 1)}`]);
      const start = performance.now();
      await transact(rename('category', 1));
      return performance.now() - start;
    },
  };
  const rows = [];
  for (const [what, run] of Object.entries(runs)) {
    const times = [];
    for (let turn = 0; turn < TIMES; turn += 1) {
      const start = performance.now();
      const own = await run();
      times.push(typeof own === 'number' ? own : performance.now() - start);
    }
    rows.push({ write: what, ms: times.toSorted((left, right) => left - right)[Math.floor(TIMES / 2)].toFixed(2) });
  }
  console.table(rows);
  const count = async (sql) => Number(Object.values((await writer.query(sql))[0])[0]);
  console.log(
    'entries',
    await count('SELECT COUNT(*) FROM search_posting'),
    'with bytes of ids',
    await count('SELECT SUM(LENGTH(ids)) FROM search_posting'),
  );
}

async function measureSqlite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-bench-'));
  try {
    await measure('SQLite', `sqlite:${path.join(folder, 'bench.sqlite')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMysql() {
  const given = process.env.TEST_MYSQL_URL;
  const found = given ? null : await findDatabaseServer();
  if (!given && !found) return console.warn('MySQL skipped: no server');
  const server = given
    ? null
    : await startDatabaseServer({ server: found, durable: true, serverArguments: ['--innodb-buffer-pool-size=1G'] });
  const url = new URL(given ?? server.url);
  const name = `bench_search_${process.pid}`;
  const connection = await mysql.createConnection(url.toString());
  try {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    url.pathname = `/${name}`;
    await measure(server?.version ?? 'MySQL', url.toString());
    await connection.query(`DROP DATABASE ${name}`);
  } finally {
    await connection.end();
    await server?.stop();
  }
}

if (options.dialect !== 'mysql') await measureSqlite();
if (options.dialect !== 'sqlite') await measureMysql();
