import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLError } from 'graphql';
import type { DocumentRefused } from '../../../src/graphql/http-answer.js';
import { StreamDocuments } from '../../../src/graphql/stream-documents.js';

const SCHEMA = buildSchema(`
  type Query { changes: Int }
  type Mutation { change: Int }
  type Change { at: Int, next: Change }
  type Subscription { changed(after: Int): Change }
`);
const open = new StreamDocuments(SCHEMA, true);
const closed = new StreamDocuments(SCHEMA, false);

/** Returns the errors for which a document is refused; null if it is not. */
function listErrors(query: string, documents = open): readonly GraphQLError[] | null {
  try {
    documents.read({ query });
    return null;
  } catch (error) {
    return (error as DocumentRefused).errors;
  }
}

const listMessages = (query: string, documents = open) =>
  listErrors(query, documents)?.map(({ message }) => message) ?? null;

describe('the document of a subscription', () => {
  it('is read with its variables and its cost, fragments included', () => {
    const query = 'subscription ($after: Int) { changed(after: $after) { ...F } } fragment F on Change { at }';
    expect(open.read({ query, variables: { after: 7 } })).toMatchObject({ variables: { after: 7 }, cost: 10 });
    expect(open.read({ query, variables: null })).toMatchObject({ variables: {} });
    const twice = 'subscription { ...A } fragment A on Subscription { changed { at } }';
    expect(open.read({ query: twice }).cost).toBe(10);
  });

  it('must say which of several operations to run', () => {
    const query = 'query A { changes } subscription B { changed { at } } subscription C { changed { at } }';
    expect(open.read({ query, operationName: 'C' }).operation.name?.value).toBe('C');
    expect(() => open.read({ query, operationName: 'A' })).toThrow('The document was refused.');
    expect(listMessages(query)).toEqual(['Set `operationName` to one of the operations in the document.']);
    expect(listMessages('mutation { change }')).toEqual([expect.stringMatching(/send a mutation to \/graphql/)]);
  });

  it('is refused with the place and the code of each error', () => {
    expect(listErrors('subscription {\n  changed { at\n')).toMatchObject([
      { locations: [{ line: 3, column: 1 }], extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    ]);
    expect(listErrors('subscription {\n  changed { none } }')).toMatchObject([
      { locations: [{ line: 2, column: 13 }], extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });

  it('gets suggestions and the schema only where introspection is on', () => {
    const misspelt = 'subscription { changed { nexd { at } } }';
    expect(listMessages(misspelt)).toEqual([expect.stringMatching(/Did you mean "next"\?$/)]);
    expect(listMessages(misspelt, closed)).toEqual(['Cannot query field "nexd" on type "Change".']);
    const reading = 'subscription A { changed { at } } query B { __schema { queryType { name } } }';
    const nameless = 'Set `operationName` to one of the operations in the document.';
    expect(listMessages(reading)).toEqual([nameless]);
    expect(listMessages(reading, closed)).toEqual([
      expect.stringMatching(/introspection/),
      expect.stringMatching(/introspection/),
    ]);
  });

  it('has at most 1,000 tokens', () => {
    const write = (queries: number) =>
      `subscription { changed { at } } ${Array.from({ length: queries }, (_, index) => `query Q${index} { changes }`).join(' ')}`;
    const anonymous = expect.stringMatching(/must be the only defined operation/);
    expect(listMessages(write(198))).toEqual([anonymous]);
    expect(listMessages(write(199))).toEqual([expect.stringMatching(/1000 tokens/)]);
  });

  it('gets at most ten errors, and is told that there are more', () => {
    const write = (fields: number) =>
      `subscription { changed { at ${Array.from({ length: fields }, (_, index) => `no${index}`).join(' ')} } }`;
    expect(listErrors(write(10))).toHaveLength(10);
    expect(listErrors(write(30))).toHaveLength(11);
    expect(listMessages(write(30))?.at(-1)).toMatch(/Too many/);
  });
});
