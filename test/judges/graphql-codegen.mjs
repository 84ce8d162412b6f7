/**
 * Runs graphql-codegen's client preset on the schema and the documents of a client; its output, and code that uses it, compile under
 * `tsc --strict`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { Checks } from '../support/checks.mjs';
import { listClientDocuments, listExplorerDocuments } from './support/documents.mjs';
import { SCHEMA_FILE } from './support/schema.mjs';

const MODULES = path.join(import.meta.dirname, 'node_modules');
const SCALARS = { Date: 'string', DateTime: 'string', Decimal: 'string', Upload: 'File' };

/** Compiles only if the types match the schema; each line after `@ts-expect-error` has to be refused. */
const USAGE = `
import { useFragment } from './made/fragment-masking';
import { ApproveDocument, InvoicePageDocument, UploadDocument, WholeInvoiceFragmentDoc } from './made/graphql';
import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';

export function totals(page: ResultOf<typeof InvoicePageDocument>): string[] {
  return page.invoices.edges.map(({ node }) => {
    const invoice = useFragment(WholeInvoiceFragmentDoc, node);
    const total: string | null | undefined = invoice.totalPrice;
    // @ts-expect-error a total is a decimal string
    const double: number = invoice.totalPrice;
    // @ts-expect-error a total may be unknown
    const known: string = invoice.totalPrice;
    const identity: string = invoice.id;
    if (invoice.paymentType === 'DIRECT_DEBIT') return identity;
    return total ?? String(double + known);
  });
}

export const page: VariablesOf<typeof InvoicePageDocument> = {
  first: 10,
  filter: { approvementStatuses: ['WAITING'], totalPriceMin: '10.00', invoiceDateFrom: '2026-01-31' },
  orderBy: { field: 'TOTAL_PRICE', direction: 'DESC' },
};
// @ts-expect-error there is no such order
export const wrong: VariablesOf<typeof InvoicePageDocument> = { orderBy: { field: 'COLOUR', direction: 'DESC' } };
// @ts-expect-error the invoice must be named
export const nothing: VariablesOf<typeof ApproveDocument> = { input: { note: 'Checked.' } };
export const file: VariablesOf<typeof UploadDocument> = { file: new File([], 'invoice.pdf') };
`;

const TSC_OPTIONS = [
  '--strict',
  '--noEmit',
  '--noUnusedLocals',
  '--exactOptionalPropertyTypes',
  '--skipLibCheck',
  'false',
];
const TSC_TARGET = ['--target', 'es2022', '--module', 'preserve', '--lib', 'es2023,dom'];

const checks = new Checks();
const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-codegen-'));
try {
  symlinkSync(MODULES, path.join(folder, 'node_modules'));
  const documents = writeDocuments();
  const made = await makeTypes(documents);
  checks.that('the client preset accepts the schema and all documents', made.length > 0, `${made.length} files`);
  const types = readFileSync(path.join(folder, 'made/graphql.ts'), 'utf8');
  const operations = documents.flatMap(({ text }) => [...text.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)]);
  const missing = operations.map(([, name]) => name).filter((name) => !types.includes(`export const ${name}Document`));
  checks.that(
    'every operation has its types',
    missing.length === 0,
    `${operations.length} operations${missing.map((name) => `, not ${name}`)}`,
  );
  checks.that('no field is of an unknown type', !/: any\b/.test(types));
  writeFileSync(path.join(folder, 'usage.ts'), USAGE);
  const said = compile();
  checks.that('the output, and code that uses it, compile under tsc --strict', said === '', said.slice(0, 2_000));
} finally {
  rmSync(folder, { recursive: true });
}
checks.finish();

function writeDocuments() {
  mkdirSync(path.join(folder, 'documents'));
  const documents = [...listClientDocuments(), ...listExplorerDocuments()];
  documents.forEach(({ text }, index) => writeFileSync(path.join(folder, 'documents', `${index}.graphql`), text));
  return documents;
}

function makeTypes() {
  return generate(
    {
      cwd: folder,
      schema: SCHEMA_FILE,
      documents: 'documents/*.graphql',
      silent: true,
      errorsOnly: true,
      generates: {
        'made/': {
          preset: 'client',
          config: { scalars: SCALARS, strictScalars: true, useTypeImports: true, enumsAsTypes: true },
        },
      },
    },
    true,
  );
}

/** Returns the compiler's errors; empty if there are none. */
function compile() {
  const tsc = path.join(MODULES, 'typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, ...TSC_OPTIONS, ...TSC_TARGET, 'usage.ts', 'made/index.ts'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  } catch (error) {
    return error.stdout.trim();
  }
}
