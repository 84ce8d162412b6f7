import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { encodeGlobalId, NODE_TYPES } from '../../src/graphql/global-id.js';
import { createUid } from '../../src/shared/ids.js';
import { createRows } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import type { Rows } from '../support/operations.js';
import { useService, type TestAccount } from '../support/service.js';

const SERVICE = '{ _service { sdl } }';
const ENTITIES = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  __typename ... on Invoice { uid company { name } } ... on Company { uid name } ... on Webhook { uid } } }`;
const DIRECTIVES = / (@key\(fields: "\w+"\)|@shareable)/g;

describe.each(DIALECTS)('a subgraph on %s', (dialect) => {
  const service = useService(dialect, { FEDERATION: 'on' });
  let account: TestAccount;
  let rows: Rows;

  beforeAll(async () => {
    account = await service.account();
    rows = await createRows(service, account, { kinds: ['invoice', 'company', 'webhook'] });
  });

  const find = (key: string, representations: unknown) => callGraphql(service, key, ENTITIES, { representations });
  const listCodes = ({ errors = [] }: Awaited<ReturnType<typeof find>>) =>
    errors.map(({ extensions }) => extensions.code);

  test('describes itself by the schema with keys', async () => {
    const { _service } = await readGraphqlData<any>(service, account.viewer.key, SERVICE);
    const [link, ...lines] = String(_service.sdl).split('\n');
    expect(link).toMatch(/^extend schema @link\(url: "https:\/\/specs.apollo.dev\/federation\/v2/);
    const committed = readFileSync('schema/schema.graphql', 'utf8');
    expect(lines.join('\n').replace(DIRECTIVES, '').trim()).toBe(committed.trim());
    for (const type of NODE_TYPES)
      expect(lines).toContain(`type ${type} implements Node @key(fields: "id") @key(fields: "uid") {`);
  });

  test('finds objects by their keys, in the order given', async () => {
    const references = [
      { __typename: 'Company', uid: rows.company },
      { __typename: 'Invoice', uid: rows.invoice.toUpperCase() },
      { __typename: 'Invoice', uid: createUid() },
      { __typename: 'Invoice', id: encodeGlobalId('Invoice', rows.invoice) },
    ];
    const { data, extensions } = await find(account.viewer.key, references);
    const invoice = { __typename: 'Invoice', uid: rows.invoice, company: null };
    const company = { __typename: 'Company', uid: rows.company, name: expect.stringMatching(/^Company /) };
    expect(data).toEqual({ _entities: [company, invoice, null, invoice] });
    expect(extensions?.['cost']).toMatchObject({ requestedQueryCost: references.length + 1 });
  });

  test('finds nothing by malformed references', async () => {
    const references = [
      ...['x', 1, [], {}, { __typename: 'Invoice' }, { uid: rows.invoice }, { __typename: 'Query', uid: rows.invoice }],
      { __typename: 'Company', id: encodeGlobalId('Invoice', rows.invoice) },
      { __typename: 'Invoice', uid: `${rows.invoice}' OR 1` },
    ];
    const { data } = await find(account.owner.key, references);
    expect(data).toEqual({ _entities: references.map(() => null) });
    const tooMany = Array.from({ length: 101 }, () => ({ __typename: 'Invoice', uid: rows.invoice }));
    expect(listCodes(await find(account.owner.key, tooMany))).toEqual(['BAD_USER_INPUT']);
  });

  test('shows nothing to another account, and no more than the key may read', async () => {
    const references = (['Invoice', 'Company'] as const).map((type) => ({
      __typename: type,
      uid: type === 'Invoice' ? rows.invoice : rows.company,
    }));
    const stranger = (await service.account()).owner.key;
    expect((await find(stranger, references)).data).toEqual({ _entities: [null, null] });
    const { keys } = service.core.services;
    const blind = await keys.issue(account.owner.actor, { userUid: account.owner.uid, name: 'b', scopes: ['write'] });
    expect(listCodes(await find(blind.secret, references))).toEqual(['FORBIDDEN']);
    const webhook = [{ __typename: 'Webhook', uid: rows.webhook }];
    expect(listCodes(await find(account.approver.key, webhook))).toEqual(['FORBIDDEN']);
    expect((await find(account.admin.key, webhook)).data).toEqual({
      _entities: [{ __typename: 'Webhook', uid: rows.webhook }],
    });
    expect(listCodes(await find('igk_none', references))).toEqual(['UNAUTHENTICATED']);
  });
});

describe('the graph by default', () => {
  const service = useService('sqlite');

  test('is no subgraph', async () => {
    const { owner } = await service.account();
    const { errors } = await callGraphql(service, owner.key, SERVICE);
    expect(errors?.[0]?.message).toMatch(/Cannot query field "_service"/);
  });
});
