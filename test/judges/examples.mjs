/** Runs the examples of the README and the pages on REST and GraphQL exactly as written, against a new installation. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { startMeasured } from '../bench/measured.mjs';
import { Checks } from '../support/checks.mjs';
import { ROOT } from './support/schema.mjs';

const execute = promisify(execFile);
const LIMIT = { timeout: 120_000 };
const MAIN = path.join(ROOT, 'dist/server/main.js');
/**
 * A status of 400 and above is a failure, and a stream is closed after a moment. The script waits until a file is processed, as a
 * person would.
 */
const SHELL = `set -euo pipefail
curl() {
  case " $* " in
    *' -sN '*) command curl --fail-with-body --max-time 2 "$@" || [ $? -eq 28 ] ;;
    *) command curl --fail-with-body --max-time 30 "$@" ;;
  esac
}
wait_until_read() {
  for _ in {1..300}; do
    command curl -s -H "Api-Key: $KEY" $API/invoices/ | grep -q '"processing_status": *"processing"' || return 0
    sleep 0.1
  done
}
`;

const checks = new Checks();
const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-readme-'));
const data = path.join(folder, 'data');
const service = await startMeasured(pathToFileURL(MAIN), { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' });
try {
  symlinkSync(path.join(ROOT, 'src'), path.join(folder, 'src'));
  symlinkSync(path.join(import.meta.dirname, 'node_modules'), path.join(folder, 'node_modules'));
  const pages = [
    readSection('README.md', 'A short tour'),
    readPage('docs/using-rest.md'),
    readPage('docs/using-graphql.md'),
  ];
  await judgeTour(pages.flatMap((page) => splitParagraphs(listBlocks(page, 'sh'))));
  for (const block of pages.flatMap((page) => listBlocks(page, 'js'))) await judgeApolloClient(block);
  await judgeExplanation(listBlocks(readSection('README.md', 'Why does a field have this value?'), 'sh').join('\n'));
} finally {
  await service.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
checks.finish();

async function judgeTour(paragraphs) {
  const steps = paragraphs.map(
    (text, index) => `${text}\n${text.includes(' -F ') ? 'wait_until_read\n' : ''}echo; echo "done ${index}"`,
  );
  writeFileSync(path.join(folder, 'tour.sh'), [SHELL, ...steps].join('\n'));
  const { stdout, stderr = '' } = await execute('bash', ['tour.sh'], { cwd: folder, ...LIMIT }).catch((error) => error);
  for (const [index, text] of paragraphs.entries()) {
    const isDone = stdout.includes(`\ndone ${index}\n`);
    checks.that(
      `the tour works: ${text.split('\n')[0].slice(0, 90)}`,
      isDone,
      isDone ? '' : `${stdout}${stderr}`.slice(-500),
    );
  }
  checks.that(
    'the upload answers at once, and the invoice is read',
    /"processing_status": *"processing"[^]*"processing_status": *"finished"/.test(stdout),
  );
  checks.that('the invoice is approved', /"approvement_status": *"approved"/.test(stdout));
  checks.that('the GraphQL operations have no errors', !stdout.includes('"errors"'));
  const exported = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  checks.that('the export is a file', exported.length === 1, exported.join());
}

async function judgeApolloClient(block) {
  writeFileSync(path.join(folder, 'client.mjs'), block);
  const { owner } = JSON.parse(readFileSync(path.join(data, 'demo-keys.json'), 'utf8'));
  const environment = { PATH: process.env.PATH, KEY: owner };
  const run = execute(process.execPath, ['client.mjs'], { cwd: folder, env: environment, ...LIMIT });
  const { stdout, stderr = '', code } = await run.catch((error) => error);
  const lines = stdout
    .trim()
    .split('\n')
    .filter((line) => /^[A-Z0-9-]+ .+/.test(line));
  checks.that(
    'the Apollo client uploads',
    stdout.includes("processingStatus: 'PROCESSING'"),
    code ? stderr.slice(0, 500) : '',
  );
  checks.that('the Apollo client lists', lines.length > 3, `${lines.length} invoices, such as ${lines[1]}`);
}

async function judgeExplanation(block) {
  const run = execute('bash', ['-euo', 'pipefail', '-c', block], { cwd: ROOT, ...LIMIT });
  const { stderr = '' } = await run.catch((error) => error);
  const page = readdirSync(folder).find((name) => name.endsWith('.html'));
  checks.that('explain writes a page', page !== undefined, page === undefined ? stderr.slice(-500) : page);
}

function readPage(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The part of a page under a heading of the second level. */
function readSection(file, heading) {
  const [, rest] = readPage(file).split(`\n## ${heading}\n`);
  return rest.split('\n## ')[0];
}

/** The code blocks of one language, with the address and the folder of this run. */
function listBlocks(section, language) {
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) =>
    code.replaceAll('http://127.0.0.1:4000', service.url).replaceAll('/tmp/', `${folder}/`),
  );
}

function splitParagraphs(blocks) {
  return blocks.flatMap((block) => block.trim().split(/\n\n+/));
}
