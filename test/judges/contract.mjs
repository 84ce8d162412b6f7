/** Runs the tests that test/contract.md names, on every available database, and reports for each promise whether its test passed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Checks } from '../support/checks.mjs';

const root = path.resolve(import.meta.dirname, '../..');
spawnSync('npm', ['run', 'build:test', '--silent'], { cwd: root, stdio: 'inherit' });
const { readContractRows, isTitled } = await import(path.join(root, '.build/test/support/contract.js'));
const rows = readContractRows(path.join(root, 'test'));
const results = runTests([...new Set(rows.map(({ file }) => file))]);
const checks = new Checks();

for (const { promise, file, test } of rows) {
  const ran = results.filter((result) => result.file === file && isTitled(test, result.title));
  const databases = [...new Set(ran.flatMap(({ fullName }) => /\bon (sqlite|mysql)\b/.exec(fullName)?.[1] ?? []))];
  const failed = ran.filter(({ status }) => status !== 'passed');
  const where = databases.length > 0 ? `on ${databases.join(' and ')}` : 'without a database';
  checks.that(promise, ran.length > 0 && failed.length === 0, `${file}: ${test}, ${where}, ${ran.length} runs`);
}
checks.finish();

/** Runs these test files; returns all their tests with outcomes. */
function runTests(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-contract-'));
  const outputFile = path.join(folder, 'results.json');
  try {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const patterns = files.map((file) => `/test/${file}\\.test\\.js$`);
    const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const report = ['--json', `--outputFile=${outputFile}`, '--silent'];
    spawnSync(process.execPath, [...options, jest, ...report, ...patterns], { cwd: root, stdio: 'ignore' });
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, fullName, status }) => ({ title, fullName, status, file: toSourceFile(name) })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toSourceFile(compiled) {
  return path.relative(path.join(root, '.build/test'), compiled).replace(/\.test\.js$/, '');
}
