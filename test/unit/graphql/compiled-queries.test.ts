import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { CompiledQueries } from '../../../src/graphql/compiled/compiled-queries.js';

const SCHEMA = buildSchema('type Query { a: Int b: Int } type Mutation { a: Int }');
const TEXT = 'query A { a } query B { b }';

/** Counts calls of an operation; returns whether it is compiled after each. */
function countCalls(queries: CompiledQueries, calls: number, text: string, name: string | null): boolean[] {
  const document = parse(text);
  const operations = document.definitions as OperationDefinitionNode[];
  const operation = operations.find((one) => name === null || one.name?.value === name)!;
  return Array.from({ length: calls }, () => {
    queries.count(text, name, document, operation);
    return queries.find(text, name) !== null;
  });
}

describe('frequent queries', () => {
  it('are compiled at their third call, each operation separately', () => {
    const queries = new CompiledQueries(SCHEMA);
    expect(countCalls(queries, 4, TEXT, 'A')).toEqual([false, false, true, true]);
    const known = queries.find(TEXT, 'A');
    expect(known?.operation.name?.value).toBe('A');
    expect(countCalls(queries, 3, TEXT, 'B')).toEqual([false, false, true]);
    expect(queries.find(TEXT, 'B')?.operation.name?.value).toBe('B');
    expect(queries.find(TEXT, 'A')).toBe(known);
    expect(countCalls(queries, 3, '{ a }', null)).toEqual([false, false, true]);
  });

  it.each([
    ['a mutation', 'mutation { a }', false],
    ['more than 20,000 characters', `{ a ${'#'.repeat(19_996)}\n}`, false],
    ['20,000 characters', `{ a ${' '.repeat(19_994)} }`, true],
    ['more than 1,000 fields', `{ ${Array.from({ length: 1_001 }, (_, index) => `f${index}: a`).join(' ')} }`, false],
    ['1,000 fields', `{ ${Array.from({ length: 1_000 }, (_, index) => `f${index}: a`).join(' ')} }`, true],
  ])('with %s are compiled or not', (_what, text, isCompiled) => {
    expect(countCalls(new CompiledQueries(SCHEMA), 4, text, null).at(-1)).toBe(isCompiled);
  });
});
