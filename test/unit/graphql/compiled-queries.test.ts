import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, type GraphQLInterfaceType, type OperationDefinitionNode } from 'graphql';
import { compileQuery } from '../../../src/graphql/compiled/compile-query.js';
import { CompiledQueries } from '../../../src/graphql/compiled/compiled-queries.js';

const SCHEMA = buildSchema('type Query { a: Int b: Int } type Mutation { a: Int }');
const TEXT = 'query A { a } query B { b }';

/** Objects behind an interface, of which only one has a price. */
const NODES = buildSchema(`
  interface Node { id: ID }
  interface Priced { price: Int }
  type Card implements Node { id: ID }
  type Item implements Node & Priced { id: ID, price: Int }
  type Query { node: Node }
`);

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

describe('queries that are sent once', () => {
  it('are soon forgotten, and take no room from compiled ones', () => {
    const queries = new CompiledQueries(SCHEMA);
    countCalls(queries, 3, '{ a }', null);
    countCalls(queries, 2, '{ b a }', null);
    const document = parse('{ b }');
    const [operation] = document.definitions as OperationDefinitionNode[];
    for (let index = 0; index < 10_000; index += 1) queries.count(`{ b } #${index}`, null, document, operation!);
    expect(queries.find('{ a }', null)).not.toBeNull();
    expect(countCalls(queries, 3, '{ b a }', null)).toEqual([false, false, true]);
  });
});

describe('a compiled query', () => {
  it.each([
    [{ type: 'Card', id: 'c' }, { node: { __typename: 'Card', id: 'c' } }],
    [{ type: 'Item', id: 'i', price: 3 }, { node: { __typename: 'Item', id: 'i', price: 3, own: 'i' } }],
    [null, { node: null }],
  ])('applies fragments on interfaces to the objects that implement them: %j', async (found, data) => {
    NODES.getQueryType()!.getFields()['node']!.resolve = () => found;
    (NODES.getType('Node') as GraphQLInterfaceType).resolveType = ({ type }: { type: string }) => type;
    const [operation] = parse(
      '{ node { __typename ... on Node { id } ... on Priced { price } ... on Item { own: id } } }',
    ).definitions as OperationDefinitionNode[];
    const { execute } = compileQuery({ schema: NODES, fragments: {} }, operation!, 100);
    expect(JSON.parse(await execute({ variables: {}, context: {}, room: { characters: 1_000 } }, {}))).toEqual(data);
  });
});
