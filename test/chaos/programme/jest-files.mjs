import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the run of tests that the test suite already has.
 *
 * @param files paths under `test`, without their ending; @param name a pattern that selects some of their tests
 */
export function suite(files, name = '') {
  const run = async ({ jest }) => {
    const tests = (await jest()).filter(({ file, title }) => files.includes(file) && new RegExp(name).test(title));
    const bad = tests.filter(({ status }) => status !== 'passed');
    const all = files.every((file) => tests.some((test) => test.file === file));
    const names = bad.slice(0, 3).map(({ title }) => title);
    const figure = `${tests.length - bad.length} of ${tests.length} tests in ${files.join(', ')}`;
    return { holds: all && bad.length === 0, figure: [figure, ...names].join('; ') };
  };
  return Object.assign(run, { files });
}

/** Builds a run of several parts, all of which must hold. */
export function both(...parts) {
  const run = async (context) => {
    const results = [];
    for (const part of parts) results.push(await part(context));
    return { holds: results.every(({ holds }) => holds), figure: results.map(({ figure }) => figure).join('; ') };
  };
  return Object.assign(run, { files: parts.flatMap(({ files = [] }) => files) });
}

/** Builds what `runJest` runs. This writes `dist/` again, so no test may run meanwhile. */
export function buildTests() {
  return runProgram('npm', ['run', '--silent', 'build:test']);
}

/** Runs test files once, and lists their tests as `{ file, title, status }`. */
export async function runJest(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-chaos-jest-'));
  const output = path.join(folder, 'results.json');
  try {
    const options = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    const patterns = files.map((file) => `/test/${file}\\.test\\.js$`);
    await runProgram(process.execPath, [...options, '--json', `--outputFile=${output}`, ...patterns]);
    return readResults(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the tests in a file that Jest has written with `--json`, as `runJest` does. */
export function readResults(output) {
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  return testResults.flatMap(({ name, assertionResults, status, message }) => {
    const file = path.relative(path.join(ROOT, '.build/test'), name).replace(/\.test\.js$/, '');
    if (assertionResults.length === 0) return [{ file, title: message, status }];
    return assertionResults.map((result) => ({ file, title: result.fullName, status: result.status }));
  });
}

function runProgram(program, words) {
  return new Promise((resolve) => {
    spawn(program, words, { cwd: ROOT, stdio: 'ignore' }).once('close', resolve);
  });
}
