import { describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, sendForm, uploadForm, type ClientAnswer } from '../support/graphql-client.js';
import { createRestAccount, createSampleInvoice, uploadProcessed } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const makeKeyHeader = (name: string) => ({ 'Idempotency-Key': name });
const summarise = ({ headers, data, errors }: ClientAnswer) => ({
  replayed: headers.get('idempotent-replayed'),
  data,
  code: errors?.[0]?.extensions.code ?? null,
});

const CREATE_COMPANY = 'mutation ($name: String!) { createCompany(input: { name: $name }) { company { uid name } } }';

describe.each(DIALECTS)('the Idempotency-Key of GraphQL mutations, on %s', (dialect) => {
  const service = useService(dialect);

  it('stores a file once however often it is sent', async () => {
    const { owner, users } = await createRestAccount(service);
    const content = await createSampleInvoice();
    const send = (file: string, name: string) =>
      sendForm(service, users.owner.key, uploadForm(file), makeKeyHeader(name));
    const first = await send(content, 'a');
    const again = await send(content, 'a');
    expect([summarise(first).replayed, summarise(again)]).toEqual([
      null,
      { replayed: 'true', data: first.data, code: null },
    ]);
    const other = await send(await createSampleInvoice(), 'a');
    expect([other.status, summarise(other).code]).toEqual([422, 'BAD_USER_INPUT']);
    expect((await owner.get('/invoices/')).body.count).toBe(1);
    const many = await Promise.all(Array.from({ length: 5 }, () => send(content, 'race')));
    expect(many.map((answer) => summarise(answer).code).filter((code) => code !== null && code !== 'CONFLICT')).toEqual(
      [],
    );
    expect((await owner.get('/invoices/')).body.count).toBe(2);
  });

  it('returns the first response again, whatever has happened since', async () => {
    const { owner, users } = await createRestAccount(service);
    const { uid, items } = await uploadProcessed(owner);
    const item = items[0].uid;
    const documents = {
      approve: `mutation { approveInvoice(input: { uid: "${uid}" }) { invoice { approvementStatus version } } }`,
      remove: `mutation { removeInvoiceApproval(input: { uid: "${uid}" }) { invoice { approvementStatus version } } }`,
      update: `mutation { updateInvoice(input: { uid: "${uid}", invoiceNumber: "G-1" }) { invoice { invoiceNumber version } } }`,
      item: `mutation { createInvoiceItem(input: { invoiceUid: "${uid}", name: "Rope" }) { item { uid } } }`,
      delete: `mutation { deleteInvoiceItem(input: { invoiceUid: "${uid}", uid: "${item}" }) { invoice { version } } }`,
      card: 'mutation { createCard(input: { name: "Travel", lastFourDigits: "0001" }) { card { uid } } }',
      category: 'mutation { createCategory(input: { name: "Ropes" }) { category { uid } } }',
      reprocess: `mutation { reprocessInvoice(input: { uid: "${uid}" }) { invoice { processingStatus } } }`,
    };
    const call = (name: keyof typeof documents) =>
      callGraphql(service, users.owner.key, documents[name], {}, makeKeyHeader(name));
    const names = Object.keys(documents) as (keyof typeof documents)[];
    const firsts = [];
    for (const name of names) firsts.push(await call(name));
    expect(firsts.map(({ errors }) => errors)).toEqual(names.map(() => undefined));
    const repeated = [];
    for (const name of names) repeated.push(await call(name));
    expect(repeated.map(summarise)).toEqual(firsts.map(({ data }) => ({ replayed: 'true', data, code: null })));
  });

  it('shows what the first request has done if the process died before storing its response', async () => {
    const { users } = await createRestAccount(service);
    const call = () =>
      callGraphql(service, users.owner.key, CREATE_COMPANY, { name: 'Nordhamn' }, makeKeyHeader('lost'));
    const first = await call();
    await service.core.transact((tx) => tx.calls.keepAnswer(users.owner.actor.accountId, 'lost', null as never));
    expect(summarise(await call())).toEqual({ replayed: 'true', data: first.data, code: null });
  });

  it('refuses another request with the key, and a key without the permission', async () => {
    const { users } = await createRestAccount(service);
    const { keys } = service.core.services;
    const issued = await keys.issue(users.owner.actor, { userUid: users.owner.uid, name: 'reader', scopes: ['read'] });
    const call = (key: string, name: string) =>
      callGraphql(service, key, CREATE_COMPANY, { name }, makeKeyHeader('one'));
    await call(users.owner.key, 'Nordhamn');
    expect(summarise(await call(users.owner.key, 'Sundhamn')).code).toBe('BAD_USER_INPUT');
    expect(summarise(await call(issued.secret, 'Nordhamn')).code).toBe('FORBIDDEN');
  });

  it('repeats the corrections of several invoices to a member', async () => {
    const { member, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(member);
    const update = `mutation { updateInvoices(input: { invoices: [{ uid: "${uid}", invoiceNumber: "G-2" }] }) { results { invoice { version } } } }`;
    const call = () => callGraphql(service, users.member.key, update, {}, makeKeyHeader('many'));
    const first = await call();
    expect(summarise(await call())).toEqual({ replayed: 'true', data: first.data, code: null });
  });

  it('allows a retry after an error, and ignores the key of a query', async () => {
    const { users } = await createRestAccount(service);
    const { key } = users.owner;
    const blank = await callGraphql(service, key, CREATE_COMPANY, { name: '' }, makeKeyHeader('retry'));
    expect(summarise(blank).code).toBe('BAD_USER_INPUT');
    const done = await callGraphql(service, key, CREATE_COMPANY, { name: 'Nordhamn' }, makeKeyHeader('retry'));
    expect(summarise(done)).toMatchObject({ replayed: null, code: null });
    for (const attempt of [1, 2]) {
      const read = await callGraphql(service, key, `{ a${attempt}: __typename }`, {}, makeKeyHeader('query'));
      expect(summarise(read)).toEqual({ replayed: null, data: { [`a${attempt}`]: 'Query' }, code: null });
    }
  });

  it.each([
    [
      'mutation { a: createCard(input: { name: "A", lastFourDigits: "0001" }) { card { uid } } b: createCard(input: { name: "B", lastFourDigits: "0002" }) { card { uid } } }',
      /one mutation/,
    ],
    [
      'mutation { ...M } fragment M on Mutation { createCard(input: { name: "A", lastFourDigits: "0001" }) { card { uid } } }',
      /one mutation/,
    ],
    ['mutation { issueApiKey(input: { workspaceUserUid: "x", name: "k" }) { secret } }', /secret is not stored/],
  ])('refuses what it cannot repeat: %.60s', async (query, message) => {
    const { users } = await createRestAccount(service);
    const { status, errors } = await callGraphql(service, users.owner.key, query, {}, makeKeyHeader('x'));
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('refuses a malformed key', async () => {
    const { users } = await createRestAccount(service);
    const call = callGraphql(service, users.owner.key, CREATE_COMPANY, { name: 'A' }, makeKeyHeader('x'.repeat(256)));
    expect((await call).status).toBe(400);
  });
});
