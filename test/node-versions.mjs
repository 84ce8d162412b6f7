/**
 * Installs the project on other versions of Node with their npm, and runs those unit tests and journeys there that may depend on them, on SQLite.
 *
 * npm run test:node [-- 20 22 24]
 *
 * Without versions it takes the supported ones other than the current one. It needs only the npm registry. For each Node it prints
 * `Node VERSION: N passed, N failed`. A warning or an install script during `npm ci` counts as one failure.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The supported major versions of Node, each with the major version of its npm. */
const NPM_OF_NODE = { 20: 10, 22: 10, 24: 11 };
const SUPPORTED = Object.keys(NPM_OF_NODE);
/** Tests that take minutes and are no more likely than others to depend on the version of Node. */
const SAME_ON_EVERY_NODE = [
  // The rules of extraction are plain code; what reads files is not.
  'unit/extraction/(?!images|pdf-|raster|read-|sheet|xml-)',
  'unit/mutate',
  'journeys/(?!main|package|start|stop)',
];
const NOT_COPIED = ['.git', '.build', 'dist', 'data', 'coverage'];
/** What npm may print: how many packages it added, and warnings about npm settings outside the project. */
const EXPECTED_OUTPUT = /^$|^added \d+ packages in \w+$|^npm warn Unknown (user|global|env|builtin) config /i;

const own = process.versions.node.split('.')[0];
const versions = process.argv.length > 2 ? process.argv.slice(2) : SUPPORTED.filter((version) => version !== own);
if (versions.some((version) => !SUPPORTED.includes(version))) {
  console.error(`Unknown version. Choose from: ${SUPPORTED.join(', ')}`);
  process.exit(2);
}
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
for (const version of versions) await testOn(version);

async function testOn(version) {
  console.log(`== Node ${version}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-node-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', remove);
  const { passed, failed } = await testIn(folder, version);
  console.log(`Node ${version}: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
  process.off('exit', remove);
  remove();
}

async function testIn(folder, version) {
  const programs = await installNode(folder, version);
  const project = copyProject(folder);
  const complaints = await installProject(project, programs);
  if (complaints) console.error(`== npm ci printed more than the number of packages:\n${complaints}`);
  const { passed, failed } = await runTests(project, programs);
  return { passed, failed: failed + (complaints ? 1 : 0) };
}

/**
 * Installs Node and npm, and returns the folder of their programs. The package `node` needs an install script, so this installs the
 * platform's package.
 */
async function installNode(folder, version) {
  const { platform, arch } = process;
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
  const tools = path.join(folder, 'tools');
  mkdirSync(tools);
  const packages = [`${name}@${version}`, `npm@${NPM_OF_NODE[version]}`];
  const { code, output } = await runNpm(['install', '--ignore-scripts', '--no-audit', ...packages], { cwd: tools });
  if (code !== 0) throw new Error(`Node ${version} could not be installed:\n${output}`);
  return path.join(tools, 'node_modules/.bin');
}

function copyProject(folder) {
  const project = path.join(folder, 'project');
  const isCopied = (file) => path.basename(file) !== 'node_modules' && !NOT_COPIED.includes(path.relative(ROOT, file));
  cpSync(ROOT, project, { recursive: true, filter: isCopied });
  return project;
}

/** Runs `npm ci` and returns the lines that it should not have printed. */
async function installProject(cwd, programs) {
  const options = ['--include=dev', '--foreground-scripts', '--prefer-offline', '--no-progress', '--loglevel=notice'];
  const { code, output } = await runNpm(['ci', ...options], { cwd, programs });
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  const lines = output.split('\n').map((line) => line.trim());
  return lines.filter((line) => !EXPECTED_OUTPUT.test(line)).join('\n');
}

async function runTests(cwd, programs) {
  const file = path.join(cwd, '../results.json');
  const options = ['--ci', '--maxWorkers=100%', '--json', `--outputFile=${file}`, 'test/unit/', 'test/journeys/'];
  options.push(`--testPathIgnorePatterns=${SAME_ON_EVERY_NODE.join('|')}`);
  const { code } = await runNpm(['test', '--silent', '--', ...options], { cwd, programs, stdio: 'inherit' });
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const passed = result?.numPassedTests ?? 0;
  const failed = result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 0;
  // The run can fail without a failed test, for instance because it did not compile.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

/** Runs npm with the programs in a folder, if given; returns the exit code and the output. */
function runNpm(words, { cwd, programs, stdio = 'pipe' }) {
  const PATH = programs ? `${programs}${path.delimiter}${process.env.PATH}` : process.env.PATH;
  const environment = { ...process.env, PATH, TEST_SQLITE_ONLY: '1' };
  const child = spawn('npm', words, { cwd, env: environment, stdio: ['ignore', stdio, stdio] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
