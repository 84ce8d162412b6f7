/**
 * Runs tests on MySQL's own server, which requires TLS and a password, on a Debian that only has MariaDB.
 *
 * npm run test:mysql [-- PATTERN… | OPTION…]
 *
 * Without patterns it takes the tests that use a database. It needs apt and the network; see test/support/mysql-server.sh. It prints
 * `MySQL VERSION: N passed, N failed`, or exits with 2 if the server cannot be had.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..');
const UNPACK_MS = 180_000;
const DATABASE_TESTS = ['test/store', 'test/api', 'test/journeys'];

const chosen = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-mysql-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const server = await unpackServer();
const { code, result } = await runTests(chosen.length > 0 ? chosen : DATABASE_TESTS);
const passed = result?.numPassedTests ?? 0;
const broken = result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 0;
// The run can fail without a failed test, for instance because no test was found.
const failed = broken === 0 && (code !== 0 || passed === 0) ? 1 : broken;
console.log(`MySQL ${server.version}: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function unpackServer() {
  const script = path.join(ROOT, 'test/support/mysql-server.sh');
  try {
    const { stdout, stderr } = await promisify(execFile)(script, [path.join(folder, 'server')], { timeout: UNPACK_MS });
    return { binary: stdout.trim(), version: /Ver (\S+)/.exec(stderr)?.[1] ?? '' };
  } catch (error) {
    console.error(`MySQL's own server cannot be had here: ${error.stderr?.trim() || error.message}`);
    return process.exit(2);
  }
}

async function runTests(patterns) {
  const file = path.join(folder, 'results.json');
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const options = ['--ci', '--maxWorkers=100%', '--json', `--outputFile=${file}`];
  const child = spawn(process.execPath, [...jest, ...options, ...patterns], {
    cwd: ROOT,
    env: { ...process.env, TEST_MYSQL_SERVER: server.binary, TEST_MYSQL_TLS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const exitCode = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return { code: exitCode, result: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}
