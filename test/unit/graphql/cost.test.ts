import { beforeAll, describe, expect, test } from '@jest/globals';
import { getOperationAST, Kind, parse, type FragmentDefinitionNode } from 'graphql';
import type { GraphqlServices } from '../../../src/graphql/context.js';
import { QueryCosts } from '../../../src/graphql/cost.js';
import { decodeGlobalId, encodeGlobalId } from '../../../src/graphql/global-id.js';
import { buildGraphqlSchema } from '../../../src/graphql/schema.js';

describe('the cost of an operation', () => {
  let costs: QueryCosts;

  beforeAll(async () => {
    costs = new QueryCosts(await buildGraphqlSchema({} as GraphqlServices));
  });

  function estimateCostOf(text: string, variables: Record<string, unknown> = {}): number {
    const document = parse(text);
    const fragments = document.definitions.filter(
      ({ kind }) => kind === Kind.FRAGMENT_DEFINITION,
    ) as FragmentDefinitionNode[];
    const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    return costs.estimateCost(getOperationAST(document)!, () => byName, variables);
  }

  test.each([
    ['a type name costs the minimum', '{ __typename }', 1],
    [
      'data loaded with an invoice is free',
      '{ invoice(uid: "x") { uid company { name } card { uid } permissions { canUpdate } } }',
      1,
    ],
    ['each further lookup costs a point', '{ invoice(uid: "x") { items { uid } history { uid } checks { code } } }', 4],
    ['the provenance of its fields costs more', '{ invoice(uid: "x") { extraction { field } } }', 11],
    ['lists of users and keys cost ten', '{ workspaceUsers { uid } apiKeys { uid } }', 20],
    ['the list of categories costs ten', '{ categories { uid } }', 10],
    ['the schema costs twenty', '{ __schema { types { name } } }', 20],
    ['a type of the schema costs five', '{ a: __type(name: "A") { name } b: __type(name: "B") { name } }', 10],
    ['statistics cost twenty', '{ invoiceStats(groupBy: MONTH) { count } }', 20],
    [
      'each filter within a filter costs two',
      '{ invoices(first: 0, filter: { or: [{ query: "a" }, { not: { query: "b" } }], and: [] }) { totalCount } }',
      12,
    ],
    ['a subscription costs ten', 'subscription { invoiceChanged { kind actor { uid } } }', 10],
    ['the invoice of a change costs a point', 'subscription { invoiceChanged { invoice { uid } } }', 11],
    [
      'companies and cards cost a point per row',
      '{ companies(first: 2) { nodes { uid } } cards(last: 3) { nodes { uid } } }',
      7,
    ],
    ['the last rows count, whatever `first` is', '{ invoices(first: null, last: 3) { nodes { uid } } }', 4],
    ['a page costs a point per row', '{ invoices(first: 10) { nodes { uid } } }', 11],
    ['a page without a size has 25 rows', '{ invoices { nodes { uid } } }', 26],
    ['a page of the last rows counts as one of the first', '{ invoices(last: 10) { edges { node { uid } } } }', 11],
    ['a lookup for each row costs a point per row', '{ invoices(first: 10) { nodes { items { uid } } } }', 21],
    ['counting costs the same for any page', '{ invoices(first: 0) { totalCount } }', 6],
    ['an impossible size counts as the nearest possible one', '{ invoices(first: 5000) { nodes { uid } } }', 101],
    [
      'an impossible size makes nothing else cheaper',
      '{ invoices(first: -1) { nodes { uid } } categories { uid } }',
      11,
    ],
    ['fragments count where they are used', '{ ...A ...A } fragment A on Query { invoice(uid: "x") { uid } }', 2],
    ['inline fragments count', '{ node(id: "x") { ... on Invoice { items { uid } } } }', 2],
    ['a mutation costs ten', 'mutation { deleteInvoice(input: { uid: "x" }) { uid } }', 10],
    ['a bulk mutation costs a hundred', 'mutation { approveInvoices(input: { uids: [] }) { results { uid } } }', 100],
  ])('%s', (_name, query, cost) => {
    expect(estimateCostOf(query)).toBe(cost);
  });

  function computeActualCost(text: string, data: object): number {
    const document = parse(text);
    return costs.computeActualCost(getOperationAST(document)!, () => new Map(), {}, data);
  }

  test.each([
    ['a page costs the rows it has', '{ invoices(first: 50) { nodes { uid } } }', { invoices: { nodes: [{}, {}] } }, 3],
    [
      'aliases do not matter',
      '{ a: invoices(first: 50) { b: edges { node { items { uid } } } totalCount } }',
      { a: { b: [{}], totalCount: 1 } },
      8,
    ],
    [
      'nothing below a missing object costs anything',
      '{ node(id: "x") { ... on Invoice { items { uid } } } }',
      { node: null },
      1,
    ],
    [
      'skipped fields cost nothing',
      '{ viewer { keyScopes } invoices @skip(if: true) { nodes { uid } } }',
      { viewer: {} },
      1,
    ],
    [
      'a list without pages costs its estimate',
      'mutation { approveInvoices(input: { uids: [] }) { results { invoice { items { uid } } } } }',
      { approveInvoices: { results: [{ invoice: null }, {}] } },
      101,
    ],
  ])('is computed after execution: %s', (_name, query, data, cost) => {
    expect(computeActualCost(query, data)).toBe(cost);
  });

  test('depends on the variables of each call and their defaults', () => {
    const query = 'query ($first: Int = 5) { invoices(first: $first) { nodes { uid } } }';
    expect([estimateCostOf(query), estimateCostOf(query, { first: 50 }), estimateCostOf(query, { first: -1 })]).toEqual(
      [6, 51, 1],
    );
  });

  test('counts a page of the usual size if the variable is null, whatever its default is', () => {
    const query = 'query ($first: Int = 0) { invoices(first: $first) { nodes { uid } } }';
    expect([estimateCostOf(query), estimateCostOf(query, { first: null })]).toEqual([1, 26]);
  });

  test('counts the filters of variables, of their defaults, and of what is not valid', () => {
    const query = 'query ($filter: InvoiceFilter = { not: {} }) { invoices(first: 0, filter: $filter) { totalCount } }';
    expect(estimateCostOf(query)).toBe(8);
    expect(estimateCostOf(query, { filter: { and: { or: [{}, { not: {} }] } } })).toBe(14);
    expect(estimateCostOf(query, { filter: ['x', null, 1] })).toBe(6);
    const nested = 'query ($part: InvoiceFilter) { invoices(first: 0, filter: { or: [$part] }) { totalCount } }';
    expect(estimateCostOf(nested, { part: { not: {} } })).toBe(10);
  });

  test('reads each fragment once, however often it is used', () => {
    const levels = Array.from(
      { length: 40 },
      (_, level) => `fragment F${level} on Query { ...F${level + 1} ...F${level + 1} }`,
    );
    const query = `{ ...F0 } ${levels.join(' ')} fragment F40 on Query { __typename }`;
    expect(estimateCostOf(query)).toBe(1);
  });
});

describe('a global id', () => {
  test('decodes to its type and uid; other texts are refused', () => {
    expect(decodeGlobalId(encodeGlobalId('Invoice', 'u-1'))).toEqual({ type: 'Invoice', uid: 'u-1' });
    const strangers = [
      '',
      'x',
      encodeGlobalId('Secret', 'u'),
      encodeGlobalId('Invoice', ''),
      encodeGlobalId('Invoice', 'a:b'),
      `${encodeGlobalId('Invoice', 'u')}=`,
    ];
    expect(strangers.map(decodeGlobalId)).toEqual(strangers.map(() => null));
  });
});
