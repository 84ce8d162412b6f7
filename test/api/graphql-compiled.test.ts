import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  execute,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { chargeOperation } from '../../src/graphql/charge.js';
import { settleCost } from '../../src/graphql/cost-report.js';
import { measureResponse } from '../../src/graphql/response-size.js';
import { collectFragments } from '../../src/graphql/fragments.js';
import { CompiledQueries } from '../../src/graphql/compiled/compiled-queries.js';
import { compileQuery } from '../../src/graphql/compiled/compile-query.js';
import { NotCompiled } from '../../src/graphql/compiled/not-compiled.js';
import type { GraphqlContext } from '../../src/graphql/context.js';
import { MAX_COST, QueryCosts } from '../../src/graphql/cost.js';
import { createLimitsRule } from '../../src/graphql/limits.js';
import { ListMeter } from '../../src/graphql/list-meter.js';
import { createLoaders } from '../../src/graphql/loaders.js';
import { QueryLane } from '../../src/graphql/query-lane.js';
import { buildGraphqlSchema } from '../../src/graphql/schema.js';
import { createUid } from '../../src/shared/ids.js';
import { INVOICE, INVOICES } from '../support/graphql-documents.js';
import { QueryGenerator } from '../support/generated-queries.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { callGraphql } from '../support/graphql-client.js';
import { useService, type TestUser } from '../support/service.js';

type Variables = Readonly<Record<string, unknown>>;

const SEED = 20_261_122;
const GENERATED = 4_000;
const MAX_FIELDS = 1_000;

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);

/** Creates a gate that notes what it charges and refunds. */
function createGate() {
  const [charged, refunded]: number[][] = [[], []];
  const state = { limit: 1000, perSecond: 50, remaining: 900, reset: 2, headers: {} };
  const gate = {
    authenticate: () => Promise.reject(new Error('unused')),
    charge: (_actor: unknown, _bucket: unknown, cost: number) => (charged!.push(cost), state),
    refund: (_actor: unknown, _bucket: unknown, cost: number) => (refunded!.push(cost), { ...state, remaining: 901 }),
  };
  return { gate, charged: charged!, refunded: refunded! };
}
type RecordingGate = ReturnType<typeof createGate>['gate'];

describe('compiled queries', () => {
  const service = useService('sqlite');
  let schema: GraphQLSchema;
  let costs: QueryCosts;
  let owner: TestUser;
  let uid: string;
  let uids: string[];

  beforeAll(async () => {
    schema = await buildGraphqlSchema(service.core.services);
    costs = new QueryCosts(schema);
    owner = (await service.account()).owner;
    const { accountId, workspaceUserId, workspaceUserUid, accountUid } = owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    const company = await seed.company({ name: 'Acme "& Söhne" \\ 🧾', address: 'Line 1\nLine 2' });
    const values = { companyId: company.id, totalPrice: '3.00', currency: 'EUR', invoiceNumber: 'same' };
    const card = await seed.card('1234');
    const category = await seed.category('Rent\u2028');
    const whole = await seed.invoice({
      ...{ ...values, cardId: card.id, categoryId: category.id, fileName: 'a.pdf', firstPage: 1, lastPage: 2 },
      ...{ invoiceDate: '2026-01-01', country: 'DE', language: 'de', paymentType: 'cash', documentType: 'invoice' },
      ...{ buyerName: 'Buyer \ud800', servicePeriodStart: '2026-01-01', furtherInvoices: 1 },
      vatCategories: [{ vatRate: '19.00', baseAmount: '2.52', vatAmount: '0.48', totalAmount: '3.00' }],
    });
    uid = whole.uid;
    await seed.invoice(values);
    const failed = { processingErrorCode: 'timeout', processingErrorMessage: 'Too slow.' };
    const last = await seed.invoice({ processingStatus: 'failed', ...failed });
    await seed.item(whole.id, { name: 'Item', totalPrice: '2.50', unit: 'p', quantity: '1.000' });
    for (let index = 0; index < 60; index += 1) await seed.item(whole.id, { name: null });
    await service.core.transact((tx) =>
      tx.invoices.insertEvent({
        ...{ invoiceId: whole.id, uid: createUid(), event: 'updated', workspaceUserId, note: 'A "note"' },
        changes: [{ field: 'total_price', old: null, new: '3.00' }],
        createdAt: '2026-01-01 00:00:00.000000',
      }),
    );
    const ids = [`Invoice:${uid}`, `Company:${company.uid}`, `Card:${card.uid}`, `WorkspaceUser:${workspaceUserUid}`];
    uids = [uid, last.uid, company.uid, card.uid, category.uid, accountUid, 'x', createUid()];
    uids.push(...ids.map((id) => Buffer.from(id).toString('base64url')));
  });

  /** @param gate which pays for long lists; nobody does if it is omitted */
  function createContext(gate?: RecordingGate): GraphqlContext {
    const { actor } = owner;
    const lists = new ListMeter((points) => gate?.charge(actor, 'graphql', points) ?? null);
    return { actor, requestId: 'r', loaders: createLoaders(actor, service.core.services), lists, outcome: {} };
  }

  function isCompilable(document: DocumentNode): boolean {
    const fragments = Object.fromEntries(collectFragments(document));
    try {
      compileQuery({ schema, fragments }, getOperationAST(document)!, MAX_FIELDS);
      return true;
    } catch (error) {
      if (error instanceof NotCompiled) return false;
      throw error;
    }
  }

  /**
   * The text of the data, its reported cost, and what the key was charged and refunded; null if it has errors, which only plain execution
   * words.
   */
  async function executePlainly(document: DocumentNode, variables: Variables): Promise<unknown> {
    const { gate, charged, refunded } = createGate();
    const context = createContext(gate);
    const operation = getOperationAST(document)!;
    const estimate = costs.estimateCost(operation, () => collectFragments(document), variables);
    context.charge = await chargeOperation(gate, context.actor, operation, estimate);
    const { data, errors } = await execute({
      ...{ schema, document, contextValue: context, variableValues: variables },
      options: { maxCoercionErrors: 10 },
    });
    if (errors || !data) return null;
    const characters = measureResponse(data, false);
    const cost = await settleCost({
      gate,
      costs,
      context,
      executed: { document, operation, variables, data },
      characters,
    });
    return { text: JSON.stringify(data), cost, charged: sum(charged), refunded: sum(refunded) };
  }

  function createLane() {
    const queries = new CompiledQueries(schema);
    const recording = createGate();
    const lane = new QueryLane({ schema, gate: recording.gate, costs, queries });
    lane.learn('', 'application/json; charset=utf-8');
    return { lane, queries, ...recording };
  }

  async function executeInLane(text: string, document: DocumentNode, variables: Variables): Promise<unknown> {
    const { lane, queries, gate, charged, refunded } = createLane();
    for (let call = 0; call < 3; call += 1) queries.count(text, null, document, getOperationAST(document)!);
    const answer = await lane.answer({ query: text, variables }, '', createContext(gate));
    if (!answer) return null;
    const { extensions } = JSON.parse(answer.body) as { extensions: { cost: unknown } };
    const data = answer.body.slice('{"data":'.length, answer.body.lastIndexOf(',"extensions":'));
    return { text: data, cost: extensions.cost, charged: sum(charged), refunded: sum(refunded) };
  }

  const CASES: [name: string, query: string, variables: () => Variables][] = [
    ['a whole list', INVOICES, () => ({ first: 10 })],
    [
      'a filtered and sorted list',
      INVOICES,
      () => ({
        last: 2,
        filter: { processingStatuses: ['FINISHED'], totalPriceMin: '1' },
        orderBy: { field: 'TOTAL_PRICE', direction: 'ASC' },
      }),
    ],
    ['a whole invoice', INVOICE, () => ({ uid })],
    [
      'fields left out',
      `query ($skip: Boolean = true) { invoices { nodes { uid @skip(if: $skip) hfId @include(if: $skip) ...W @skip(if: $skip) ...V @include(if: true) } } } fragment W on Invoice { company { uid } ... @include(if: $skip) { iban } } fragment V on Invoice { items @skip(if: $skip) { uid } }`,
      () => ({}),
    ],
    [
      'aliases and merged fields',
      `query ($uid: ID!) { a: invoice(uid: $uid) { company { name } company { uid } } b: invoice(uid: $uid) { t: totalPrice c: createdAt } }`,
      () => ({ uid }),
    ],
    [
      'names that objects inherit',
      `query ($uid: ID!) { constructor: invoice(uid: $uid) { toString: uid __proto__: company { uid } } hasOwnProperty: viewer { keyScopes } }`,
      () => ({ uid }),
    ],
    [
      'long lists',
      `query ($uid: ID!) { invoice(uid: $uid) { items { uid name quantity } a: items { ${Array.from({ length: 40 }, (_, n) => `a${n}: name`).join(' ')} } } invoices { nodes { items { ...I } history { uid } } } } fragment I on InvoiceItem { uid name }`,
      () => ({ uid }),
    ],
    [
      'a long response',
      `query ($uid: ID!) { invoice(uid: $uid) { items { ${Array.from({ length: 49 }, (_, n) => `a${n}: uid`).join(' ')} uid } } }`,
      () => ({ uid }),
    ],
    [
      'nodes by their ids',
      `query ($a: ID!) { a: node(id: $a) { __typename id ... on Invoice { hfId } ... on Company { name } } b: node(id: "none") { uid } }`,
      () => ({ a: Buffer.from(`Invoice:${uid}`).toString('base64url') }),
    ],
    [
      'the caller',
      '{ viewer { account { name createdAt } workspaceUser { user { fullName } roleType } } workspaceUsers { id } apiKeys { uid scopes } }',
      () => ({}),
    ],
  ];

  test.each(CASES)('write what plain execution returns, at the same cost: %s', async (_name, text, variables) => {
    const document = parse(text);
    const plain = await executePlainly(document, variables());
    expect(plain).not.toBeNull();
    expect(await executeInLane(text, document, variables())).toEqual(plain);
  });

  test.each<[string, string, () => Variables]>([
    ['an invoice that does not exist', INVOICE, () => ({ uid: 'x' })],
    ['a missing variable', INVOICE, () => ({})],
    ['a variable of a wrong type', INVOICES, () => ({ first: 'ten' })],
    ['an invalid value', INVOICES, () => ({ first: 101 })],
    ['an unknown enum value', INVOICES, () => ({ orderBy: { field: 'NONE', direction: 'ASC' } })],
    ['a refused scalar', INVOICES, () => ({ filter: { invoiceDateFrom: '2026-02-30' } })],
    ['one failing and one successful part', '{ viewer { keyScopes } invoice(uid: "x") { uid } }', () => ({})],
    ['the schema', '{ __schema { queryType { name } } }', () => ({})],
    ['a type', '{ __type(name: "RoleType") { name } }', () => ({})],
  ])('leave errors and introspection to plain execution: %s', async (_name, text, variables) => {
    expect(await executeInLane(text, parse(text), variables())).toBeNull();
  });

  test('write what plain execution returns for thousands of generated queries', async () => {
    const generator = new QueryGenerator(schema, uids, SEED);
    const differences: unknown[] = [];
    const counts = { invalid: 0, failed: 0, left: 0, same: 0 };
    for (let index = 0; index < GENERATED; index += 1) {
      const { text, variables } = generator.next();
      const document = parse(text);
      if (validate(schema, document, [...specifiedRules, createLimitsRule]).length > 0) {
        counts.invalid += 1;
        continue;
      }
      const estimate = costs.estimateCost(getOperationAST(document)!, () => collectFragments(document), variables);
      const plain = estimate > MAX_COST ? null : await executePlainly(document, variables);
      const compiled = await executeInLane(text, document, variables);
      const isLeft = compiled === null && plain !== null;
      if (isLeft ? isCompilable(document) : !isDeepStrictEqual(compiled, plain)) {
        differences.push({ text, variables, plain, compiled });
      }
      if (plain === null) counts.failed += 1;
      else if (isLeft) counts.left += 1;
      else counts.same += 1;
    }
    expect(differences).toEqual([]);
    expect(counts.same).toBeGreaterThan(0.4 * GENERATED);
    expect(counts.failed).toBeGreaterThan(GENERATED / 50);
    expect(counts.left).toBeLessThan(GENERATED / 10);
  }, 300_000);

  test('are kept only after they have been sent several times', () => {
    const { queries } = createLane();
    const document = parse('{ viewer { keyScopes } }');
    const found = Array.from({ length: 4 }, () => {
      queries.count('once', null, document, getOperationAST(document)!);
      return queries.find('once', null) !== null;
    });
    expect(found).toEqual([false, false, true, true]);
  });

  test('belong to one document and one operation name', async () => {
    const { queries } = createLane();
    const text = 'query A { viewer { keyScopes } } query B { viewer { account { uid } } }';
    const document = parse(text);
    for (let call = 0; call < 3; call += 1) queries.count(text, 'A', document, getOperationAST(document, 'A')!);
    expect(queries.find(text, 'A')).not.toBeNull();
    for (const [other, name] of [
      [text, 'B'],
      [text, ''],
      [text, null],
      [`A${text}`, ''],
      [text.slice(1), 'Aq'],
    ] as const) {
      expect(queries.find(other, name)).toBeNull();
    }
  });

  test('take a limited amount of memory, and none for a large query', () => {
    const { queries } = createLane();
    const count = (text: string) => {
      const document = parse(text);
      for (let call = 0; call < 3; call += 1) queries.count(text, null, document, getOperationAST(document)!);
      return queries.find(text, null) !== null;
    };
    const fields = (amount: number) => Array.from({ length: amount }, (_, index) => `f${index}: hfId`).join(' ');
    expect(count(`{ invoices { nodes { ${fields(MAX_FIELDS)} } } }`)).toBe(false);
    const first = '# 0\n{ viewer { keyScopes } }';
    expect(count(first)).toBe(true);
    for (let index = 1; index < 60; index += 1)
      expect(count(`# ${index}\n{ invoices { nodes { ${fields(400)} } } }`)).toBe(true);
    expect(queries.find(first, null)).toBeNull();
  });

  test('are charged once, even where plain execution answers in the end', async () => {
    const { lane, queries, charged } = createLane();
    const text = '{ invoice(uid: "x") { items { uid } } }';
    const document = parse(text);
    for (let call = 0; call < 3; call += 1) queries.count(text, null, document, getOperationAST(document)!);
    const context = createContext();
    expect(await lane.answer({ query: text }, '', context)).toBeNull();
    expect(charged).toHaveLength(1);
    expect(context.charge?.cost).toBe(2);
  });

  test('do not answer a request that names a persisted query or accepts an unknown media type', async () => {
    const { lane, queries } = createLane();
    const text = '{ viewer { keyScopes } }';
    const document = parse(text);
    for (let call = 0; call < 3; call += 1) queries.count(text, null, document, getOperationAST(document)!);
    expect(await lane.answer({ query: text, extensions: { clientLibrary: {} } }, '', createContext())).not.toBeNull();
    const persisted = { query: text, extensions: { persistedQuery: { version: 1 } } };
    expect(await lane.answer(persisted, '', createContext())).toBeNull();
    expect(await lane.answer({ query: text }, 'text/html', createContext())).toBeNull();
  });
});

describe('a query over HTTP', () => {
  const service = useService('sqlite', { RATE_LIMIT: 'on', RATE_LIMIT_GRAPHQL: '1000000' });
  const LONG_LIST = `query ($uid: ID!) { invoice(uid: $uid) { ${Array.from({ length: 30 }, (_, n) => `a${n}: items { name }`).join(' ')} } }`;

  test.each<[string, string, (uid: string) => Variables]>([
    ['with data', 'query ($uid: ID!) { invoice(uid: $uid) { hfId items { uid } } }', (uid) => ({ uid })],
    ['for an unknown invoice', 'query ($uid: ID!) { invoice(uid: $uid) { hfId } }', () => ({ uid: 'x' })],
    ['without a variable', 'query ($uid: ID!) { invoice(uid: $uid) { hfId } }', () => ({})],
    ['with a wrong variable', 'query ($first: Int) { invoices(first: $first) { totalCount } }', () => ({ first: 'x' })],
    ['with a refused value', 'query ($first: Int) { invoices(first: $first) { totalCount } }', () => ({ first: 101 })],
    [
      'that costs too much',
      'query ($first: Int) { a: invoices(first: $first) { nodes { extraction { field } } } }',
      () => ({ first: 100 }),
    ],
    ['with lists that cost too much', LONG_LIST, (uid) => ({ uid })],
    [
      'that fails in part',
      'query ($uid: ID!) { invoice(uid: $uid) { items { uid } } node(id: "x") { id } a: invoice(uid: "x") { uid } }',
      (uid) => ({ uid }),
    ],
  ])('is answered alike however often it is sent: %s', async (_what, query, variables) => {
    const { owner } = await service.account();
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    const { id, uid } = await seed.invoice({});
    for (let index = 0; index < 1_000; index += 1) await seed.item(id, { name: `Item ${index}` });
    // The content type is learnt from a successful response.
    await callGraphql(service, owner.key, '{ viewer { keyScopes } }');
    const answers: unknown[] = [];
    for (let calls = 0; calls < 5; calls += 1) {
      const { status, data, errors, extensions } = await callGraphql(service, owner.key, query, variables(uid));
      const { requestedQueryCost, actualQueryCost } = (extensions?.['cost'] ?? {}) as Record<string, unknown>;
      const worded = errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: 'r' } }));
      answers.push({ status, data, errors: worded, requestedQueryCost, actualQueryCost });
    }
    expect(answers.slice(1)).toEqual(Array.from({ length: 4 }, () => answers[0]));
  });
});
