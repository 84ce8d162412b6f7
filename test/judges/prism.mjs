/**
 * Runs Prism as a validating proxy: it finds no violation in any response that the tests of the REST face receive, on SQLite.
 *
 * Prism is not between tests and service while they run: it reads an upload as text and rewrites JSON, so it would change what is
 * tested. Instead, the requests and responses of the tests are recorded, and each response is sent through Prism again, byte by
 * byte. Paths are replayed with or without a trailing slash, as the document has them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Checks, listSome } from '../support/checks.mjs';
import { readOpenApi, createScratchFolder, readVersion, writeChanged } from './support/openapi.mjs';
import { sendThroughPrism } from './support/prism.mjs';
import { ROOT } from './support/schema.mjs';

const TESTS = ['/api/rest-', '/api/role-matrix', '/journeys/main-job'];
const RECORDER = path.join(import.meta.dirname, 'support/exchange-recorder.mjs');
const NEVER_SENT = { required: true, schema: { type: 'string' } };
const NUMBERED = { type: 'object', properties: { uid: { type: 'integer' } } };
/** Wrong descriptions of responses. */
const SPOILT = {
  'deleteCard 204': null,
  'listCards 200': { description: 'A further header.', headers: { 'X-Never-Sent': NEVER_SENT } },
  'exportInvoicesCsv 200': { description: 'Another type.', content: { 'application/pdf': { schema: {} } } },
  'getCompany 200': { description: 'Another body.', content: { 'application/json': { schema: NUMBERED } } },
};

const folder = createScratchFolder();
const checks = new Checks();
const operations = readOperations();
const recorded = recordTests();
// Prism fails on a response to HEAD, because it expects a body.
const played = recorded.filter(({ method }) => method !== 'HEAD').map(toDescribed);
console.log(`${played.length} responses go through Prism ${readVersion('@stoplight/prism-cli')}`);
judge(await sendThroughPrism(writeDocument(), played));
await checkBrokenDocument();
checks.finish();

/** Runs the tests with the recorder; returns the exchanges. */
function recordTests() {
  spawnSync('npm', ['run', 'build:test', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  const exchanges = path.join(folder, 'exchanges');
  mkdirSync(exchanges);
  const report = path.join(folder, 'tests.json');
  const options = [`--setupFiles=${RECORDER}`, '--testNamePattern=^(?!.*on mysql)', '--json', `--outputFile=${report}`];
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const { status } = spawnSync(process.execPath, [...jest, ...options, ...TESTS], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, EXCHANGES: exchanges },
  });
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  checks.that('the tests pass while they are recorded', status === 0, `${numPassedTests} tests`);
  return readdirSync(exchanges)
    .map((name) => readFileSync(path.join(exchanges, name), 'utf8'))
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => JSON.parse(line));
}

function judge(judged) {
  const changed = played.filter(({ status }, at) => status !== judged[at].status);
  checks.that('Prism passes every response through', changed.length === 0, listSome(changed.map(formatName)));
  const routed = played.filter((_, at) => judged[at].isRouted);
  const broken = played.flatMap((exchange, at) =>
    judged[at].violations.map(({ location, message }) => `${formatName(exchange)}: ${location.join('.')} ${message}`),
  );
  checks.that(
    'no response has a violation',
    broken.length === 0,
    `${routed.length} answers, violations: ${listSome(broken)}`,
  );
  const names = new Set(routed.map((exchange) => findOperation(exchange)?.name));
  const missing = operations.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  checks.that(`all ${operations.length} operations were judged`, missing.length === 0, missing.join(', '));
  const unrouted = played.filter((_, at) => !judged[at].isRouted);
  const overlooked = unrouted.filter((exchange) => findOperation(exchange) !== undefined);
  checks.that('no documented call is left out', overlooked.length === 0, listSome(overlooked.map(formatName)));
  const heads = recorded.filter(({ method }) => method === 'HEAD');
  checks.note(`left out, because Prism fails on them: ${count(heads)}`);
  checks.note(`left out, because the document has no such path or method: ${count(unrouted)}`);
}

/** Proves that Prism notices wrong descriptions: it reports the responses that have one, and no others. */
async function checkBrokenDocument() {
  const names = played.map(formatName);
  const firsts = played.filter((exchange, at) => findOperation(exchange) && names.indexOf(formatName(exchange)) === at);
  const judged = await sendThroughPrism(writeDocument(spoil), firsts);
  const noticed = firsts.filter((_, at) => judged[at].violations.length > 0).map(formatName);
  const isExact = noticed.toSorted().join() === Object.keys(SPOILT).toSorted().join();
  checks.that('changed responses are reported, and no others', isExact, listSome(noticed, 9));
}

function spoil({ paths }) {
  for (const [name, response] of Object.entries(SPOILT)) {
    const [operation, status] = name.split(' ');
    const { template, method } = operations.find((each) => each.name === operation);
    const { responses } = paths[template][method.toLowerCase()];
    if (response === null) delete responses[status];
    else responses[status] = response;
  }
}

/** Writes the document to a file without YAML merge keys, which Prism does not support. */
function writeDocument(change = () => undefined) {
  return writeChanged(createScratchFolder(), change);
}

function readOperations() {
  return Object.entries(readOpenApi().paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return operationId ? [{ name: operationId, method: method.toUpperCase(), template, pattern }] : [];
    }),
  );
}

/** The documented operation of a call; undefined if there is none. A literal path takes precedence over one with a parameter. */
function findOperation({ method, pathname }) {
  const fitting = operations.filter((each) => each.method === method && each.pattern.test(pathname));
  return fitting.find(({ template }) => template === pathname) ?? fitting[0];
}

/** Adds or removes a trailing slash if the call is documented only that way. */
function toDescribed(exchange) {
  const { pathname } = exchange;
  const other = { ...exchange, pathname: pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/` };
  return findOperation(exchange) === undefined && findOperation(other) !== undefined ? other : exchange;
}

function formatName(exchange) {
  const { method, pathname, status } = exchange;
  const name = findOperation(exchange)?.name ?? `${method} ${pathname.replaceAll(/[\da-f-]{36}/g, '{uid}')}`;
  return `${name} ${status}`;
}

function count(exchanges) {
  return `${exchanges.length} (${[...new Set(exchanges.map(formatName))].join(', ')})`;
}
