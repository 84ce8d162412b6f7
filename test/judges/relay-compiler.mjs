/**
 * Runs Relay's compiler on a client's components: fragments, pages of a connection, refetching a node, mutations that update lists.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Checks } from '../support/checks.mjs';
import { SCHEMA_FILE } from './support/schema.mjs';

const COMPILER = path.join(import.meta.dirname, 'node_modules/relay-compiler/cli.js');
const COMPONENTS = path.join(import.meta.dirname, 'relay');
const SCALARS = { Date: 'string', DateTime: 'string', Decimal: 'string', Upload: 'File' };

/** Each breaks one of Relay's rules, to prove that the compiler checks them. */
const WRONG = [
  ['a field that does not exist', 'query WrongQuery { invoices { colour } }'],
  [
    'a connection without edges',
    'query WrongQuery { invoices(first: 1) @connection(key: "Wrong_invoices") { totalCount } }',
  ],
  [
    'refetching a type that is not a node',
    'fragment Wrong_item on InvoiceItem @refetchable(queryName: "WrongQuery") { name }',
  ],
];

const checks = new Checks();
const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-relay-'));
try {
  const components = readdirSync(COMPONENTS);
  const sent = components.map((name) => readFileSync(path.join(COMPONENTS, name), 'utf8')).join('');
  const right = compile('right', (source) => cpSync(COMPONENTS, source, { recursive: true }));
  checks.that('the components compile', right.compiled, right.said);
  const wanted =
    sent.match(/^ {2}(query|mutation|fragment|subscription) /gm).length + sent.match(/@refetchable/g).length;
  checks.that(
    'each document has its artifact, and each refetch its query',
    right.artifacts.size === wanted,
    `${right.artifacts.size} of ${wanted}`,
  );
  const detail = right.artifacts.get('InvoiceRowDetail_invoice') ?? '';
  checks.that('an invoice is refetched by node(id:)', /"fragmentPathInResult": \[\s*"node"\s*\]/.test(detail));
  const list = right.artifacts.get('InvoiceList_query') ?? '';
  checks.that(
    'a list continues from its cursor',
    /"forward": \{\s*"count": "count",\s*"cursor": "cursor"\s*\}/.test(list),
  );
  const erasing = right.artifacts.get('InvoiceMutationsDeleteMutation') ?? '';
  checks.that('a deleted object leaves the store', erasing.includes('"handle": "deleteRecord"'));
  for (const [claim, document] of WRONG) {
    const { compiled, said } = compile('wrong', (source) =>
      writeFileSync(path.join(source, 'Wrong.js'), `graphql\`${document}\`;\n`),
    );
    checks.that(
      `${claim} is refused`,
      !compiled,
      said
        .split('\n')
        .find((line) => line.includes('✖︎'))
        ?.trim(),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
checks.finish();

/** Compiles what `fill` puts into a project's sources. */
function compile(name, fill) {
  const project = path.join(folder, name);
  rmSync(project, { recursive: true, force: true });
  for (const part of ['src', 'made']) mkdirSync(path.join(project, part), { recursive: true });
  fill(path.join(project, 'src'));
  cpSync(SCHEMA_FILE, path.join(project, 'schema.graphql'));
  const config = {
    src: 'src',
    schema: 'schema.graphql',
    artifactDirectory: 'made',
    language: 'javascript',
    customScalarTypes: SCALARS,
    eagerEsModules: true,
  };
  writeFileSync(path.join(project, 'relay.config.json'), JSON.stringify(config));
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMPILER, 'relay.config.json'], {
    cwd: project,
    encoding: 'utf8',
  });
  const artifacts = readdirSync(path.join(project, 'made')).map((file) => [
    file.replace(/\.graphql\.js$/, ''),
    readFileSync(path.join(project, 'made', file), 'utf8'),
  ]);
  return {
    compiled: status === 0,
    said: status === 0 ? '' : stripVTControlCharacters(`${stdout}${stderr}`),
    artifacts: new Map(artifacts),
  };
}
