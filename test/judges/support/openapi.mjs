import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

export const OPENAPI_FILE = path.resolve(import.meta.dirname, '../../../schema/openapi.yaml');

const BIN = path.resolve(import.meta.dirname, '../node_modules/.bin');

export function readOpenApi() {
  return parse(readFileSync(OPENAPI_FILE, 'utf8'));
}

/** Runs a tool of the judges' packages; returns its exit code and output. Telemetry is off. */
export function runTool(name, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(path.join(BIN, name), args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      NO_COLOR: '1',
      ...options.env,
    },
  });
  return { status, output: stdout, errors: stderr };
}

/** A folder for the files of one run, removed when the program ends. */
export function createScratchFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-judge-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a changed copy of the document, to check that a judge notices. */
export function writeChanged(folder, change) {
  const document = structuredClone(readOpenApi());
  change(document);
  const file = path.join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** The version of a package of the judges. */
export function readVersion(name) {
  return createRequire(import.meta.url)(`${name}/package.json`).version;
}
