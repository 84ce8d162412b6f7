import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { CompiledQueries, requireSingleResult } from '../../../src/graphql/compiled-queries.js';

const SCHEMA = buildSchema('type Query { a: Int b: Int }');
const DOCUMENT = parse('query A { a } query B { b }');

/** Looks a query up several times; returns whether it was compiled each time. */
const findTimes = (queries: CompiledQueries, times: number, hash: string, name: string | null, document = DOCUMENT) =>
  Array.from({ length: times }, () => queries.find(hash, document, name) !== null);

describe('compiled queries', () => {
  it('are compiled at the third call, each operation separately', async () => {
    const queries = new CompiledQueries(SCHEMA);
    expect(findTimes(queries, 4, 'x', 'A')).toEqual([false, false, true, true]);
    expect(findTimes(queries, 3, 'x', 'B')).toEqual([false, false, true]);
    expect(findTimes(queries, 3, 'y', 'A')).toEqual([false, false, true]);
    expect(await queries.find('x', DOCUMENT, 'B')?.query({ b: 7 }, {}, {})).toEqual({ data: { b: 7 } });
    expect(queries.find('x', DOCUMENT, 'A')).toBe(queries.find('x', DOCUMENT, 'A'));
  });

  it('that cannot be compiled are executed by the interpreter', () => {
    expect(findTimes(new CompiledQueries(SCHEMA), 4, 'x', 'C')).toEqual([false, false, false, false]);
  });
});

it('a result without data was refused before it was executed', () => {
  expect(requireSingleResult({ data: null }).http.status).toBeUndefined();
  expect(requireSingleResult({ errors: [] })).toMatchObject({ http: { status: 400 }, body: { kind: 'single' } });
});
