import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContractRows } from './support/contract.js';
import { buildAllRoutes } from './support/rest-operations.js';

const FOLDER = path.resolve(import.meta.dirname, '../../test');
const rows = readContractRows(FOLDER);

/** Tests that do not use the database, so one run is enough. */
const WITHOUT_DATABASE = /^(unit\/|api\/(graphql-hostile|graphql-http|permission-flags)$)/;

describe('the table of promises', () => {
  test('names tests that exist', () => {
    const missing = rows.filter(({ file, test: title }) => {
      const source = path.join(FOLDER, `${file}.test.ts`);
      const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``];
      return !existsSync(source) || !quoted.some((text) => readFileSync(source, 'utf8').includes(text));
    });
    expect(rows.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  test('names tests that run on each database', () => {
    const files = [...new Set(rows.map(({ file }) => file))].filter((file) => !WITHOUT_DATABASE.test(file));
    const onOne = files.filter(
      (file) => !/each\(DIALECTS\)|forEachDatabase\(/.test(readFileSync(path.join(FOLDER, `${file}.test.ts`), 'utf8')),
    );
    expect(onOne).toEqual([]);
  });

  test('has a row for every path of the REST face', () => {
    const named = rows.flatMap(({ promise }) => [...promise.matchAll(/`([A-Z]+ \/[^`]*)`/g)].map(([, route]) => route));
    const routes = buildAllRoutes().map(({ method, path: below }) => `${method} ${below}`);
    expect(named.toSorted()).toEqual(routes.toSorted());
  });
});
