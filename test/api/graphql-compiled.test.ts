import { beforeAll, describe, expect, test } from '@jest/globals';
import { execute, parse, validate, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../../src/graphql/context.js';
import { CompiledQueries } from '../../src/graphql/compiled-queries.js';
import { presentError } from '../../src/graphql/errors.js';
import { createLoaders } from '../../src/graphql/loaders.js';
import { buildGraphqlSchema } from '../../src/graphql/schema.js';
import { callGraphql } from '../support/graphql-client.js';
import { INVOICE, INVOICES, WHOLE_INVOICE } from '../support/graphql-documents.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestUser } from '../support/service.js';

type Variables = Record<string, unknown>;

describe('compiled queries', () => {
  const service = useService('sqlite');
  let schema: GraphQLSchema;
  let owner: TestUser;
  let uid: string;
  let queries: CompiledQueries;

  beforeAll(async () => {
    schema = await buildGraphqlSchema(service.core.services);
    queries = new CompiledQueries(schema);
    owner = (await service.account()).owner;
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, {
      id: workspaceUserId,
      uid: workspaceUserUid,
    });
    const company = await seed.company({ name: 'Acme' });
    const values = { companyId: company.id, totalPrice: '3.00', invoiceNumber: 'same' };
    uid = (await seed.invoice(values)).uid;
    await seed.invoice(values);
    await seed.invoice({
      processingStatus: 'failed',
      processingErrorCode: 'timeout',
      processingErrorMessage: 'Too slow.',
    });
    const [first] = await service.core.services.invoices.listKeyset(
      owner.actor,
      {},
      { field: 'created_at', descending: true },
      { limit: 1, backwards: true },
    );
    await seed.item(first!.id, { name: 'Item', totalPrice: '2.50' });
  });

  function createContext(): GraphqlContext {
    const { actor } = owner;
    return { actor, requestId: 'r', loaders: createLoaders(actor, service.core.services) };
  }

  /** What a client sees of a result, without the locations of errors, which may differ. */
  function toShown(result: ExecutionResult): unknown {
    const errors = result.errors?.map((error) => {
      const { message, path, extensions } = presentError(error);
      return { message: message.startsWith('Variable ') ? 'a variable' : message, path, code: extensions?.['code'] };
    });
    return JSON.parse(JSON.stringify({ data: result.data ?? null, errors }));
  }

  async function executeBothWays(query: string, variables: Variables): Promise<{ plain: unknown; compiled: unknown }> {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const find = () => queries.find(query, document, null);
    const compiled = find() ?? find() ?? find();
    if (!compiled) throw new Error('The query was not compiled.');
    const plain = await execute({ schema, document, contextValue: createContext(), variableValues: variables });
    return { plain: toShown(plain), compiled: toShown(await compiled.query(undefined, createContext(), variables)) };
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
    ['an invoice that does not exist', INVOICE, () => ({ uid: 'x' })],
    ['a missing variable', INVOICE, () => ({})],
    ['a variable of a wrong type', INVOICES, () => ({ first: 'ten' })],
    ['an invalid value', INVOICES, () => ({ first: 101 })],
    ['an unknown enum value', INVOICES, () => ({ orderBy: { field: 'NONE', direction: 'ASC' } })],
    ['a refused scalar', INVOICES, () => ({ filter: { invoiceDateFrom: '2026-02-30' } })],
    [
      'fields left out',
      `query ($skip: Boolean = true) { invoices { nodes { uid @skip(if: $skip) hfId @include(if: $skip) ...W @skip(if: $skip) } } } ${WHOLE_INVOICE} fragment W on Invoice { ...WholeInvoice }`,
      () => ({}),
    ],
    [
      'aliases and merged fields',
      `query ($uid: ID!) { a: invoice(uid: $uid) { company { name } company { uid } } b: invoice(uid: $uid) { t: totalPrice c: createdAt } }`,
      () => ({ uid }),
    ],
    [
      'nodes by their ids',
      `query ($a: ID!) { a: node(id: $a) { __typename id ... on Invoice { hfId } ... on Company { name } } b: node(id: "none") { uid } }`,
      () => ({ a: Buffer.from(`Invoice:${uid}`).toString('base64url') }),
    ],
    ['one failing and one successful part', `{ viewer { keyScopes } invoice(uid: "x") { uid } }`, () => ({})],
    [
      'the schema',
      '{ __schema { queryType { fields { name args { name defaultValue } } } } __type(name: "RoleType") { enumValues { name } } }',
      () => ({}),
    ],
    [
      'the caller',
      '{ viewer { account { name createdAt } workspaceUser { user { fullName } roleType } } workspaceUsers { id } apiKeys { uid scopes } }',
      () => ({}),
    ],
  ];

  test.each(CASES)('return what plain execution returns: %s', async (_name, query, variables) => {
    const { plain, compiled } = await executeBothWays(query, variables());
    expect(compiled).toEqual(plain);
  });

  test.each([
    ['a refused variable', 'query ($uid: ID!) { invoice(uid: $uid) { uid } }', 400],
    ['a failed field', '{ invoice(uid: "x") { uid } }', 200],
    ['a list', '{ invoices { totalCount } }', 200],
  ])('get the same status and body as plain ones: %s', async (_name, query, status) => {
    const answers: object[] = [];
    for (let call = 0; call < 4; call += 1) {
      const answer = await callGraphql(service, owner.key, query);
      const errors = answer.errors?.map(({ message, path, extensions }) => ({ message, path, code: extensions.code }));
      expect(answer.errors?.every(({ extensions }) => extensions.requestId)).not.toBe(false);
      answers.push({ status: answer.status, data: answer.data, errors });
    }
    expect(answers[0]).toMatchObject({ status });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test('are kept only after they were sent several times', () => {
    const document = parse('{ viewer { keyScopes } }');
    const found = Array.from({ length: 4 }, () => queries.find('once', document, null) !== null);
    expect(found).toEqual([false, false, true, true]);
  });
});
