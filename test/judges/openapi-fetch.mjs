/**
 * openapi-typescript generates types from schema/openapi.yaml, `tsc --strict` compiles a client of openapi-fetch with them, and the
 * client goes through the main use of the running service.
 */
import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Checks } from '../support/checks.mjs';
import { OPENAPI_FILE, readOpenApi, runTool, createScratchFolder } from './support/openapi.mjs';
import { startService } from './support/service.mjs';

const HERE = import.meta.dirname;
const SAMPLE = path.resolve(HERE, '../../src/demo/samples/feldmann-invoice.xml');
const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  skipLibCheck: true,
};
/** Each is a mistake that the types must reject. */
const MISTAKES = {
  'an unknown path': "await api.GET('/v1/invoice/')",
  'an unknown filter value': "await api.GET('/v1/invoices/', { params: { query: { approvement_status: ['maybe'] } } })",
  'a field of another type':
    "await api.PUT('/v1/invoices/{uid}', { params: { path: { uid } }, body: { currency: 7 } })",
  'a missing path parameter': "await api.GET('/v1/invoices/{uid}', { params: {} })",
  'a field that no response has':
    "(await api.GET('/v1/invoices/{uid}', { params: { path: { uid } } })).data?.totalPrice",
  'a card without digits': "await api.POST('/v1/cards/', { body: { name: 'Fuel' } })",
};

const folder = createScratchFolder();
const checks = new Checks();
const types = runTool('openapi-typescript', [OPENAPI_FILE, '--output', path.join(folder, 'openapi.d.ts')]);
checks.that('openapi-typescript generates types from the document', types.status === 0, types.errors.trim());

prepare();
const compiled = compile('client.ts');
checks.that('the client compiles by tsc --strict', compiled === '', compiled.slice(0, 2_000));
if (compiled === '') {
  judgeMistakes();
  await useClient();
}
checks.finish();

function prepare() {
  copyFileSync(path.join(HERE, 'clients/openapi-fetch.ts'), path.join(folder, 'client.ts'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  symlinkSync(path.join(HERE, 'node_modules'), path.join(folder, 'node_modules'));
}

/** One mistake per line, all compiled at once. */
function judgeMistakes() {
  const head = "import { createApi } from './client.js'; const api = createApi('', ''); const uid = '';";
  const lines = Object.values(MISTAKES).map((mistake) => `${mistake};`);
  writeFileSync(path.join(folder, 'mistakes.ts'), [head, ...lines].join('\n'));
  const complaints = compile('mistakes.ts', '--noEmit').split('\n');
  for (const [index, name] of Object.keys(MISTAKES).entries()) {
    const complaint = complaints.find((line) => line.startsWith(`mistakes.ts(${index + 2},`));
    checks.that(`the types refuse ${name}`, complaint !== undefined, complaint ?? '');
  }
}

function compile(file, ...options) {
  const settings = { compilerOptions: COMPILER_OPTIONS, files: [file] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return runTool('tsc', ['--project', 'tsconfig.json', ...options], { cwd: folder }).output.trim();
}

async function useClient() {
  const { useEveryOperation } = await import(pathToFileURL(path.join(folder, 'client.js')).href);
  const service = await startService();
  try {
    const claims = await useEveryOperation(service.baseUrl, service.key, readFileSync(SAMPLE));
    for (const [claim, holds] of claims) checks.that(claim, holds);
    const called = new Set(claims.map(([claim]) => claim.split(':')[0]));
    const operations = Object.values(readOpenApi().paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
    );
    const missing = operations.filter((name) => !called.has(name));
    checks.that(`all ${operations.length} operations were called`, missing.length === 0, missing.join(', '));
  } finally {
    await service.stop();
  }
}
