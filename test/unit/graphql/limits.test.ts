import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { createLimitsRule } from '../../../src/graphql/limits.js';

const SCHEMA = buildSchema('type Query { a: Query, b: Int } type Mutation { c: Int }');

/** Lists the reasons for which a document is refused. */
function listRefusals(text: string): string[] {
  return validate(SCHEMA, parse(text), [createLimitsRule]).map(({ message }) => message);
}

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const nestSelections = (depth: number) => `{ ${'a { '.repeat(depth - 1)} b ${'} '.repeat(depth - 1)} }`;

describe('a document', () => {
  test.each<[limit: string, at: string, beyond: string, message: string]>([
    ['16 fields deep', nestSelections(16), nestSelections(17), 'A document may be at most 16 fields deep.'],
    [
      '16 fields deep in a fragment',
      `{ a { ...F } } fragment F on Query ${nestSelections(15)}`,
      `{ a { ...F } } fragment F on Query ${nestSelections(16)}`,
      'A document may be at most 16 fields deep.',
    ],
    [
      '16 fields deep at its deepest point',
      `{ b ...on Query { b ... { a ${nestSelections(15)} } } b }`,
      `{ b ...on Query { b ... { a ${nestSelections(16)} } } b }`,
      'A document may be at most 16 fields deep.',
    ],
    [
      '10,000 fields',
      `{ ${'b '.repeat(10_000)} }`,
      `{ ${'b '.repeat(10_001)} }`,
      'A document may select at most 10000 fields.',
    ],
    [
      '10,000 fields, counting the content of every spread and inline fragment',
      `{ ...F ... { ...F } b } fragment F on Query { ${'b '.repeat(4_998)} }`,
      `{ ...F ... { ...F } a { b } } fragment F on Query { ${'b '.repeat(4_998)} }`,
      'A document may select at most 10000 fields.',
    ],
    [
      '50 aliases',
      `{ b ${repeat(50, (n) => `x${n}: b`)} }`,
      `{ ${repeat(51, (n) => `x${n}: b`)} }`,
      'A document may have at most 50 aliases.',
    ],
    [
      '50 directives',
      `{ b ${'@skip(if: true) '.repeat(50)} }`,
      `{ b ${'@skip(if: true) '.repeat(51)} }`,
      'A document may have at most 50 directives.',
    ],
    [
      '10 mutations',
      `mutation { ${'c '.repeat(10)} }`,
      `mutation { ${'c '.repeat(11)} }`,
      'An operation may have at most 10 mutations.',
    ],
    [
      '10 mutations, counting those of fragments',
      `mutation { c ...F ... { ...F c } } fragment F on Mutation { ${'c '.repeat(4)} }`,
      `mutation { c ...F ... { ...F c c } } fragment F on Mutation { ${'c '.repeat(4)} }`,
      'An operation may have at most 10 mutations.',
    ],
    [
      'the schema once',
      '{ __schema { types { name } } }',
      '{ __schema { types { name } } ...F } fragment F on Query { __schema { queryType { name } } }',
      'An operation may select __schema once.',
    ],
    [
      '10 types',
      `{ ${repeat(10, (n) => `x${n}: __type(name: "Query") { name }`)} }`,
      `{ ${repeat(11, (n) => `x${n}: __type(name: "Query") { name }`)} }`,
      'An operation may select __type at most 10 times.',
    ],
    [
      'aliases outside the schema',
      '{ x: b y: __schema { types { name } } z: __type(name: "Query") { ...F } } fragment F on __Type { name }',
      '{ __schema { types { name } } __type(name: "Query") { ...F } } fragment F on __Type { x: name }',
      'Fields of __schema and __type may not have aliases.',
    ],
    [
      'names of 200 characters',
      `{ ${'x'.repeat(200)}: b }`,
      `{ ${'x'.repeat(201)}: b ${'y'.repeat(300)}: b }`,
      'A name may have at most 200 characters.',
    ],
  ])('may have %s, and no more', (_limit, at, beyond, message) => {
    expect(listRefusals(at)).toEqual([]);
    expect(listRefusals(beyond)).toEqual([message]);
  });

  test('is refused once per limit, however far it exceeds it', () => {
    expect(listRefusals(`{ ${repeat(60, (n) => `x${n}: b @skip(if: true)`)} }`)).toEqual([
      'A document may have at most 50 aliases.',
      'A document may have at most 50 directives.',
    ]);
  });

  test('may have more than ten queries', () => {
    expect(listRefusals(`{ ${'b '.repeat(11)} }`)).toEqual([]);
  });

  test('is measured per operation, without unused fragments', () => {
    const large = 'b '.repeat(6_000);
    expect(listRefusals(`query A { ${large} } query B { ${large} } fragment F on Query ${nestSelections(17)}`)).toEqual(
      [],
    );
    expect(listRefusals(`query A { b } query B ${nestSelections(17)}`)).toHaveLength(1);
  });

  test('is refused if the endpoint lacks the operation type', () => {
    expect(listRefusals('subscription { b }')).toEqual(['This endpoint has no subscription operations.']);
  });

  test('can be measured if fragments are missing or recursive', () => {
    expect(listRefusals('{ ...Missing a { ...F } } fragment F on Query { b a { ...F } }')).toEqual([]);
  });
});
