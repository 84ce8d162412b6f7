import { beforeAll, describe, expect, test } from '@jest/globals';
import { encodeGlobalId, NODE_TYPES } from '../../src/graphql/global-id.js';
import { createToken, createUid } from '../../src/shared/ids.js';
import { createRows, insertInvoice } from '../support/account-rows.js';
import { createCanaryAccount, type CanaryAccount } from '../support/canary-account.js';
import { DIALECTS } from '../support/databases.js';
import {
  buildBareSchema,
  GRAPHQL_ARGUMENTS,
  listGraphqlOperationNames,
  listGraphqlOperations,
} from '../support/graphql-operations.js';
import {
  compareNames,
  KINDS,
  type Kind,
  type Operation,
  type OperationAnswer,
  type Place,
  type Rows,
} from '../support/operations.js';
import { RestClient } from '../support/rest-client.js';
import { listRestOperations } from '../support/rest-operations.js';
import { useService, type TestAccount, type TestService } from '../support/service.js';

/** The reads that show no records of the account. */
const WITHOUT_RECORDS = ['Query.viewer', 'GET /'];

const schema = await buildBareSchema();
const operations = [...listRestOperations(), ...listGraphqlOperations(schema)];
/** They keep what they are given, without looking anything up. */
const KEEPS_ITS_INPUT = ['Mutation.saveView', 'Mutation.startExport'];
/** Their calls are not valid, so that the account stays, and few exports are under way. */
const WITH_WRONG_INPUT = ['Mutation.deleteAccount', 'Mutation.startExport'];
/** They name the invoice that they were given in its result, also if another id was wrong. */
const NAMES_ITS_INPUT = ['Mutation.updateInvoices'];
const lookups = operations.filter(({ name }) => !KEEPS_ITS_INPUT.includes(name));
const places = lookups.flatMap((operation) =>
  operation.places.map((place) => [operation.name, place.name, operation, place] as const),
);
const idPlaces = places.filter(([, , , place]) => place.kind !== 'words');
const wordPlaces = places.filter(([, , , place]) => place.kind === 'words');
const RANDOM_ROWS = Object.fromEntries(KINDS.map((kind) => [kind, createUid()])) as Record<Kind, string>;

test('the tenant matrix lists every GraphQL operation, and no other', () => {
  const listed = Object.keys(GRAPHQL_ARGUMENTS);
  expect(compareNames(listGraphqlOperationNames(schema), listed)).toEqual({ missing: [], superfluous: [] });
});

/** A response with the requested words replaced, so that responses to different requests can be compared. */
function toComparable({ status, headers, text, refusal }: OperationAnswer, asked: readonly string[]) {
  const forms = asked.flatMap((value) => [value, encodeURIComponent(value), ...encodeNodeIds(value)]);
  const hideIds = (given: string) => forms.reduce((left, form) => left.replaceAll(form, '<asked>'), given);
  return { status, refusal, headers: hideIds(headers).replace(/content-length: \d+/, ''), text: hideIds(text) };
}

function encodeNodeIds(uid: string): string[] {
  return [...NODE_TYPES, 'ApiKey', 'InvoiceItem'].map((type) => encodeGlobalId(type, uid));
}

/** The uid of a deleted row of the own account, if rows of this kind can be deleted. */
async function createDeletedRow(
  service: TestService,
  account: TestAccount,
  kind: Kind,
  rows: Rows,
): Promise<string | null> {
  const { accounts, cards, categories, companies, invoices, items, keys, savedViews, webhooks } = service.core.services;
  const { actor } = account.owner;
  const removals: Partial<Record<Kind, (uid: string) => Promise<unknown>>> = {
    invoice: (uid) => invoices.remove(actor, { uid }),
    company: (uid) => companies.remove(actor, uid),
    card: (uid) => cards.remove(actor, uid),
    category: (uid) => categories.remove(actor, uid),
    key: (uid) => keys.revoke(actor, uid),
    user: (uid) => accounts.removeUser(actor, uid),
    webhook: (uid) => webhooks.remove(actor, uid),
    view: (uid) => savedViews.remove(actor, uid),
  };
  if (kind === 'item') {
    const { uid } = await items.create(actor, { uid: rows.invoice }, { name: 'Chalk' });
    await items.remove(actor, { uid: rows.invoice }, uid);
    return uid;
  }
  const remove = removals[kind];
  if (!remove) return null;
  const { [kind]: uid } = await createRows(service, account, { kinds: [kind] });
  await remove(uid);
  return uid;
}

/** An item of another invoice of the own account, which must look as foreign as another account's. */
async function createItemElsewhere(service: TestService, account: TestAccount): Promise<string> {
  const uid = await insertInvoice(service, account.owner);
  return (await service.core.services.items.create(account.owner.actor, { uid }, { name: 'Chalk' })).uid;
}

/** Everything in an account as its owner sees it, without file URLs, which change every time. */
async function readSnapshot(service: TestService, { owner, rows }: CanaryAccount): Promise<unknown> {
  const client = new RestClient(service, owner.key);
  const paths = ['/invoices', `/invoices/${rows.invoice}`, '/companies', '/cards'];
  const answers = await Promise.all(paths.map(async (path) => (await client.get(path)).body));
  return answers.map(({ file: _file, ...body }) => body);
}

describe.each(DIALECTS)('accounts are isolated from each other, on %s', (dialect) => {
  const service = useService(dialect, { LOG_LEVEL: 'silent', UPLOAD_ALLOW_PRIVATE: 'on' });
  let account: TestAccount;
  let canary: CanaryAccount;
  let before: unknown;

  beforeAll(async () => {
    account = await service.account();
    canary = await createCanaryAccount(service);
    before = await readSnapshot(service, canary);
  });

  const call = (operation: Operation, rows: Rows, place?: Place, value = '') =>
    operation.call(service, account.owner.key, rows, place && { place, value });

  test('the other account holds data that must not leak, and finds it itself', async () => {
    const answers = operations.filter(({ name }) => /^(GET|Query)/.test(name) && !WITHOUT_RECORDS.includes(name));
    for (const operation of answers) {
      const { status, text } = await operation.call(service, canary.owner.key, canary.rows);
      expect([operation.name, status, canary.findLeaks(text).length > 0]).toEqual([operation.name, 200, true]);
    }
    const client = new RestClient(service, canary.owner.key);
    for (const word of canary.words) {
      const { body } = await client.get(`/invoices/?query=${encodeURIComponent(word)}`);
      expect([word, body.count]).toEqual([word, 1]);
    }
  });

  test.each(idPlaces)('%s answers a foreign id in %s like an unknown one', async (_name, _place, operation, place) => {
    const kind = place.kind as Kind;
    const rows = await createRows(service, account, { kinds: [...new Set(['invoice' as const, ...operation.needs])] });
    const uids = {
      random: createUid(),
      foreign: canary.rows[kind],
      deleted: await createDeletedRow(service, account, kind, rows),
      elsewhere: kind === 'item' ? await createItemElsewhere(service, account) : null,
      malformed: place.name.startsWith('path ') ? 'not-a-uid' : null,
    };
    const expected = toComparable(await call(operation, rows, place, uids.random), [uids.random]);
    const isFound = expected.text.includes(rows.invoice) && !NAMES_ITS_INPUT.includes(operation.name);
    expect(isFound).toBe(false);
    for (const [whose, uid] of Object.entries(uids)) {
      if (uid === null) continue;
      const answer = await call(operation, rows, place, uid);
      expect({ whose, ...toComparable(answer, [uid]) }).toEqual({ whose, ...expected });
      expect(canary.findLeaks(answer.text.replaceAll(uid, ''))).toEqual([]);
    }
  });

  test.each(
    operations.filter(({ needs }) => needs.length > 0).map((operation) => [operation.name, operation] as const),
  )('%s gives the same response for unknown ids and for those of another account', async (_name, operation) => {
    const nobodys = toComparable(await call(operation, RANDOM_ROWS), Object.values(RANDOM_ROWS));
    expect(nobodys.refusal ?? nobodys.text).toMatch(/not_found|forbidden|NOT_FOUND|"node":null|"nodes":\[null\]/);
    const foreign = await call(operation, canary.rows);
    expect(toComparable(foreign, Object.values(canary.rows))).toEqual(nobodys);
  });

  test.each(wordPlaces)('%s by %s finds nothing of another account', async (_name, _place, operation, place) => {
    const rows = await createRows(service, account, { kinds: [...new Set(['invoice' as const, ...operation.needs])] });
    const word = `nothing${createToken()}`;
    const expected = toComparable(await call(operation, rows, place, word), [word]);
    for (const value of canary.words) {
      const answer = toComparable(await call(operation, rows, place, value), [value]);
      expect({ value, ...answer }).toEqual({ value, ...expected });
    }
  });

  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s reveals nothing of another account',
    async (_name, operation) => {
      const approvementStatus = /removeInvoiceApproval|remove-approval/.test(operation.name) ? 'approved' : 'waiting';
      const rows = await createRows(service, account, { kinds: operation.needs, invoice: { approvementStatus } });
      const { status, text, refusal, headers } = await call(operation, rows);
      const expected = WITH_WRONG_INPUT.includes(operation.name) ? 'BAD_USER_INPUT' : null;
      expect([refusal, status < 300]).toEqual([expected, true]);
      expect(canary.findLeaks(`${headers}\n${text}`)).toEqual([]);
    },
  );

  test('equal data in two accounts stays separate', async () => {
    const client = new RestClient(service, account.owner.key);
    const { body, status } = await client.post('/cards/', { name: 'Mine', last_four_digits: '7777' });
    expect([status, canary.findLeaks(JSON.stringify(body))]).toEqual([201, []]);
    const twin = await service.core.services.invoices.get(canary.owner.actor, canary.rows.invoice);
    const uid = await insertInvoice(service, account.owner, { fileSha256: twin.fileSha256 });
    expect((await client.get(`/invoices/${uid}`)).body.checks).toEqual([]);
  });

  test('after all these calls the other account is unchanged', async () => {
    expect(await readSnapshot(service, canary)).toEqual(before);
  });
});
