import { describe, expect, it } from '@jest/globals';
import { toMilliseconds, toTimestamp } from '../../src/shared/clock.js';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import { RestClient, type RestAnswer } from '../support/rest-client.js';
import { useService } from '../support/service.js';

const DAY = 24 * 3_600_000;

const summarise = ({ status, body }: RestAnswer) => [status, body.error?.code ?? null];

describe.each(DIALECTS)('the Idempotency-Key of the REST face, on %s', (dialect) => {
  const service = useService(dialect);
  const makeKeyHeader = (name: string) => ({ 'Idempotency-Key': name });

  it('stores a file once however often it is sent', async () => {
    const { owner } = await createRestAccount(service);
    const content = await createSampleInvoice();
    const first = await owner.upload(content, makeKeyHeader('a'));
    const second = await owner.upload(content, makeKeyHeader('a'));
    expect([second.status, second.bytes.equals(first.bytes)]).toEqual([201, true]);
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(summarise(await owner.upload(await createSampleInvoice(), makeKeyHeader('a')))).toEqual([
      422,
      'idempotency_key_reuse',
    ]);
    expect((await owner.upload(content, makeKeyHeader('A'))).body.uid).not.toBe(first.body.uid);
    expect((await owner.get('/invoices/')).body.count).toBe(2);
  });

  it('stores a file once although it is sent many times at once', async () => {
    const { owner } = await createRestAccount(service);
    const content = await createSampleInvoice();
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.upload(content, makeKeyHeader('race'))));
    const stored = answers.filter(({ status }) => status === 201);
    expect(new Set(stored.map(({ body }) => body.uid)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201).map(summarise);
    expect(others.filter(([, code]) => code !== 'idempotency_in_progress')).toEqual([]);
    expect((await owner.get('/invoices/')).body.count).toBe(1);
  });

  it('returns the first response again, whatever has happened since', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const path = `/invoices/${uid}`;
    const approved = await owner.post(`${path}/approve`, {}, makeKeyHeader('approve'));
    await owner.post(`${path}/remove-approval`);
    const again = await owner.post(`${path}/approve`, {}, makeKeyHeader('approve'));
    expect([again.status, again.body]).toEqual([200, approved.body]);
    expect((await owner.get(path)).body.approvement_status).toBe('waiting');
    expect(summarise(await owner.post(`${path}/reject`, {}, makeKeyHeader('approve')))).toEqual([
      422,
      'idempotency_key_reuse',
    ]);
  });

  it('creates an item, a company and a card once, and reprocesses a file once', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const calls: [path: string, body: object][] = [
      [`/invoices/${uid}/items`, { name: 'Rope' }],
      ['/companies', { name: 'Nordhamn' }],
      ['/cards', { name: 'Travel', last_four_digits: '0001' }],
      [`/invoices/${uid}/reprocess`, {}],
    ];
    for (const [index, [path, body]] of calls.entries()) {
      const first = await owner.post(path, body, makeKeyHeader(`k${index}`));
      const second = await owner.post(path, body, makeKeyHeader(`k${index}`));
      expect([path, second.status, second.bytes.toString()]).toEqual([path, first.status, first.bytes.toString()]);
    }
    const { body } = await owner.get(`/invoices/${uid}`);
    const events = body.history.map(({ event }: { event: string }) => event);
    expect(events.filter((event: string) => event === 'item_created' || event === 'reprocessed')).toHaveLength(2);
  });

  it('rebuilds the response if the process died before storing it', async () => {
    const { owner, users } = await createRestAccount(service);
    const { accountId } = users.owner.actor;
    const content = await createSampleInvoice();
    const first = await owner.upload(content, makeKeyHeader('lost'));
    const item = await owner.post(`/invoices/${first.body.uid}/items`, { name: 'Rope' }, makeKeyHeader('lost item'));
    for (const name of ['lost', 'lost item']) {
      await service.core.transact((tx) => tx.calls.keepAnswer(accountId, name, null as never));
    }
    const again = await owner.upload(content, makeKeyHeader('lost'));
    expect([again.status, again.body.uid]).toEqual([201, first.body.uid]);
    const itemAgain = await owner.post(
      `/invoices/${first.body.uid}/items`,
      { name: 'Rope' },
      makeKeyHeader('lost item'),
    );
    expect([itemAgain.status, itemAgain.body]).toEqual([201, item.body]);
    expect((await owner.get('/invoices/')).body.count).toBe(1);
  });

  it('lets only one of two concurrent calls do the work, and returns its result to the other', async () => {
    const { owner, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const { approvals, idempotency } = service.core.services;
    const callOnce = () => idempotency.once(users.owner.actor, 'both', () => 'same');
    const outcomes = await Promise.allSettled(
      [callOnce(), callOnce()].map((each) => approvals.decide(users.owner.actor, 'approve', { uid, once: each })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason.name).toBe('AlreadyDone');
  });

  it('makes an export again only for the same request', async () => {
    const { owner } = await createRestAccount(service);
    await uploadProcessed(owner);
    for (const path of ['/invoices/export-csv', '/invoices/export-xlsx']) {
      const answers = [
        await owner.post(path, { query: 'hemp' }, makeKeyHeader(path)),
        await owner.post(path, { query: 'hemp' }, makeKeyHeader(path)),
      ];
      expect(answers.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual([
        [200, null],
        [200, 'true'],
      ]);
      expect(answers[1]?.bytes.length).toBeGreaterThan(0);
      expect(summarise(await owner.post(path, {}, makeKeyHeader(path)))).toEqual([422, 'idempotency_key_reuse']);
    }
    expect((await owner.post('/invoices/export-csv', { rows: 'x' }, makeKeyHeader('fails'))).status).toBe(400);
    expect((await owner.post('/invoices/export-csv', {}, makeKeyHeader('fails'))).status).toBe(200);
  });

  it('repeats a response only to a key that may still make the call', async () => {
    const { owner, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const { keys } = service.core.services;
    const issued = await keys.issue(users.owner.actor, { userUid: users.owner.uid, name: 'reader', scopes: ['read'] });
    const reader = new RestClient(service, issued.secret);
    const content = await createSampleInvoice();
    await owner.upload(content, makeKeyHeader('upload'));
    const calls: [path: string, body: object][] = [
      [`/invoices/${uid}/items`, { name: 'Rope' }],
      [`/invoices/${uid}/approve`, {}],
      ['/companies', { name: 'Nordhamn' }],
      ['/invoices/export-csv', {}],
    ];
    for (const [path, body] of calls) {
      expect([path, (await owner.post(path, body, makeKeyHeader(path))).status < 300]).toEqual([path, true]);
      expect([path, (await owner.post(path, body, makeKeyHeader(path))).status < 300]).toEqual([path, true]);
      expect([path, (await reader.post(path, body, makeKeyHeader(path))).status]).toEqual([path, 403]);
    }
    expect((await reader.upload(content, makeKeyHeader('upload'))).status).toBe(403);
  });

  it('allows a retry with the same key after a failed call', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    expect((await owner.post(`/invoices/${uid}/remove-approval`, {}, makeKeyHeader('k'))).status).toBe(403);
    await owner.post(`/invoices/${uid}/approve`);
    expect((await owner.post(`/invoices/${uid}/remove-approval`, {}, makeKeyHeader('k'))).status).toBe(200);
    expect((await owner.post(`/invoices/${'ü'.repeat(40)}/approve`, {}, makeKeyHeader('m'))).status).toBe(404);
  });

  it('separates the keys of accounts and of users', async () => {
    const [first, second] = [await createRestAccount(service), await createRestAccount(service)];
    const content = await createSampleInvoice();
    const uploaded = await first.owner.upload(content, makeKeyHeader('mine'));
    expect((await second.owner.upload(content, makeKeyHeader('mine'))).body.uid).not.toBe(uploaded.body.uid);
    expect(summarise(await first.member.upload(content, makeKeyHeader('mine')))).toEqual([
      422,
      'idempotency_key_reuse',
    ]);
  });

  it('forgets a key after a day', async () => {
    const { owner, users } = await createRestAccount(service);
    const first = await owner.post('/companies', { name: 'Nordhamn' }, makeKeyHeader('old'));
    const young = await owner.post('/companies', { name: 'Kvarnby' }, makeKeyHeader('young'));
    await service.core.transact(async (tx) => {
      const { accountId } = users.owner.actor;
      const call = (await tx.calls.find(accountId, 'old'))!;
      const createdAt = toTimestamp(toMilliseconds(call.createdAt) - DAY);
      await tx.calls.forget(accountId, 'old', '9999-01-01 00:00:00.000000');
      await tx.calls.record({ ...call, createdAt });
    });
    const second = await owner.post('/companies', { name: 'Nordhamn' }, makeKeyHeader('old'));
    expect([second.status, second.body.uid === first.body.uid]).toEqual([201, false]);
    expect((await owner.post('/companies', { name: 'Kvarnby' }, makeKeyHeader('young'))).body).toEqual(young.body);
  });

  it.each(['x'.repeat(256), 'schlüssel'])('refuses %.20p as a key', async (name) => {
    const { owner } = await createRestAccount(service);
    const answer = await owner.post('/companies', { name: 'Nordhamn' }, { 'Idempotency-Key': name });
    expect(summarise(answer)).toEqual([400, 'validation_error']);
    expect((await owner.get('/companies')).body.count).toBe(0);
  });
});
