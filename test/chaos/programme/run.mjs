/**
 * Runs the whole programme of failure tests and prints test, figure, bar and verdict of each.
 *
 *   npm run chaos -- quick [--database sqlite|mysql] [--only C1,H5]     at most ten minutes
 *   npm run chaos -- full  [--database sqlite|mysql] [--only C1,H5]
 *
 * `--part crashes` runs only the crash tests, which mostly wait, and `--part others` those that measure how long calls take.
 *
 * With `--results FILE`, which `npm test -- --json --outputFile=FILE` has written, tests that are in the test suite are not run again.
 *
 * Crash tests of the database always run on MariaDB or MySQL. What a machine cannot run is listed as `not run here`, with the reason.
 */
import { parseArgs } from 'node:util';
import { repeat, Subject } from './subject.mjs';
import { buildTests, readResults, runJest } from './jest-files.mjs';
import { findReason, NotRunHere } from './not-run.mjs';
import { CRASH_TESTS } from './crash.mjs';
import { HOSTILE_TESTS } from './hostile.mjs';
import { TENANCY_TESTS } from './tenancy.mjs';

/** Each server and each folder that a test uses is removed when the process exits. */
const MAX_EXIT_LISTENERS = 100;
const ALL = [...CRASH_TESTS, ...HOSTILE_TESTS, ...TENANCY_TESTS];

export async function runProgramme(size) {
  const { values: options } = parseArgs({
    args: process.argv.slice(2),
    options: {
      database: { type: 'string', default: 'sqlite' },
      only: { type: 'string' },
      part: { type: 'string' },
      results: { type: 'string' },
    },
  });
  process.setMaxListeners(MAX_EXIT_LISTENERS);
  const wanted = options.only?.split(',');
  const isOfPart = ({ id }) => !options.part || (options.part === 'crashes') === id.startsWith('C');
  const tests = ALL.filter((test) => isOfPart(test) && (!wanted || wanted.includes(test.id)));
  const subject = new Subject(options.database);
  const known = new Map();
  const once = (key, run) => {
    if (!known.has(key)) known.set(key, run());
    return known.get(key);
  };
  const files = [...new Set(tests.flatMap(({ run }) => run.files ?? []))];
  const context = {
    size,
    database: options.database,
    pick: (quick, full) => (size === 'full' ? full : quick),
    subject: () => subject.open(),
    once,
    jest: () => once('jest', async () => (options.results ? readResults(options.results) : runJest(files))),
  };
  const begin = performance.now();
  if (files.length > 0 && !options.results) await buildTests();
  const suites = files.length > 0 ? context.jest().catch(() => undefined) : null;
  const crashes = tests.filter(({ id }) => id.startsWith('C'));
  const others = tests.filter((test) => !crashes.includes(test));
  const run = (chosen, atOnce) => repeat(chosen.length, atOnce, (index) => runOne(chosen[index], context));
  const verdicts = [];
  try {
    // Crash tests mostly wait, so two run at once, or one beside the test suite. The others measure how long calls take.
    verdicts.push(...(await run(crashes, suites && !options.results ? 1 : 2)));
    await suites;
    verdicts.push(...(await run(others, 1)));
  } finally {
    await subject.close();
  }
  const count = (verdict) => verdicts.filter((entry) => entry === verdict).length;
  console.log(`${count('not run here')} not run here, ${Math.round((performance.now() - begin) / 1_000)} s`);
  console.log(`${count('holds')} of ${count('holds') + count('FAILS')} hold`);
  if (count('FAILS') > 0 || count('holds') === 0) process.exitCode = 1;
}

async function runOne({ id, name, bar, run, fullOnly }, context) {
  const begin = performance.now();
  const { verdict, figure } = await judge(run, fullOnly, context);
  const seconds = `${Math.round((performance.now() - begin) / 1_000)} s`;
  console.log(
    `${verdict.padEnd(12)}  ${id.padEnd(3)}  ${name}\n${' '.repeat(19)}figure: ${figure} (${seconds})\n${' '.repeat(19)}bar: ${bar}`,
  );
  return verdict;
}

async function judge(run, fullOnly, context) {
  if (fullOnly && context.size !== 'full') return { verdict: 'not run here', figure: `only in full, ${fullOnly}` };
  try {
    const { holds, figure } = await run(context);
    return { verdict: holds ? 'holds' : 'FAILS', figure };
  } catch (error) {
    const reason = error instanceof NotRunHere ? error.message : findReason(String(error));
    if (reason !== null) return { verdict: 'not run here', figure: reason };
    return { verdict: 'FAILS', figure: `${error.stack?.split('\n').slice(0, 3).join(' ') ?? error}` };
  }
}
