/**
 * Counts what the most frequent requests take: statements, and calls of functions of the service and its packages. Neither depends on the
 * machine or its load, unlike time; instructions of the CPU cannot be counted on most virtual machines.
 *
 * npm run bench -- hot-path [--renew]
 *
 * Fails if a count exceeds that of hot-path.json by more than a tenth. `--renew` writes the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { BENCHES } from './benches.mjs';
import { sendMany } from './load.mjs';
import { countStatements } from './run-bench.mjs';
import { startBenchService } from './service.mjs';

const BASELINE = new URL('./hot-path.json', import.meta.url);
const NAMES = ['page', 'list100', 'detail'];
const MAX_GROWTH = 1.1;
/** A query is compiled when it is frequent, and some work is done once a second. */
const [WARM_UP, REQUESTS, INVOICES] = [100, 500, 2_000];

/** Prints the counts beside those of the baseline; returns whether none has grown. */
export async function checkHotPath({ renew }) {
  const counted = await countAll();
  if (renew) writeFileSync(BASELINE, `${JSON.stringify(counted, null, 2)}\n`);
  const baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
  const rows = Object.entries(counted).flatMap(([request, counts]) =>
    Object.entries(counts).map(([what, now]) => {
      const before = baseline[request]?.[what];
      return { request, what, before, now, holds: now <= before * MAX_GROWTH };
    }),
  );
  console.table(rows);
  const held = rows.filter(({ holds }) => holds).length;
  console.log(`${held} of ${rows.length} hold`);
  if (held < rows.length) console.log('If the growth is intended, run: npm run bench -- hot-path --renew');
  return held === rows.length;
}

async function countAll() {
  const running = await startBenchService({ invoices: INVOICES });
  try {
    const counted = {};
    for (const name of NAMES) {
      for (const variant of BENCHES[name].variants({ ...running, limitUrl: '' })) {
        counted[`${name}, ${variant.name}`] = await count(running, variant.service);
      }
    }
    return counted;
  } finally {
    await running.stop();
  }
}

async function count({ service, databaseUrl }, target) {
  await sendMany(target, WARM_UP);
  await service.calls();
  await sendMany(target, REQUESTS);
  const calls = Math.round((await service.calls()) / REQUESTS);
  return { calls, statements: Math.round(await countStatements(databaseUrl, target, REQUESTS)) };
}
