import { describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData, sendForm, type ClientAnswer } from '../support/graphql-client.js';
import { createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

const MAX_BYTES = 100_000;
const UPLOAD = `mutation ($input: UploadInvoicesInput!) {
  uploadInvoices(input: $input) {
    results { fileName invoice { uid processingStatus } error { code message } }
    userErrors { code message }
  }
}`;

interface Result {
  readonly fileName: string | null;
  readonly invoice: { readonly uid: string; readonly processingStatus: string } | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

type Answer = ClientAnswer<{ uploadInvoices: { results: Result[] | null; userErrors: { code: string }[] } }>;

/** Builds the form of several files, which are named a.xml, b.xml and so on. */
function buildForm(contents: readonly string[], query = UPLOAD): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { files: contents.map(() => null) } } }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(contents.map((_, at) => [at, [`variables.input.files.${at}`]]))),
  );
  for (const [at, content] of contents.entries()) form.append(String(at), new Blob([content]), nameFile(at));
  return form;
}

const nameFile = (at: number) => `${String.fromCharCode(97 + at)}.xml`;
const createInvoices = (count: number) => Promise.all(Array.from({ length: count }, () => createSampleInvoice()));
const makeKeyHeader = (name: string) => ({ 'Idempotency-Key': name });
const readResults = ({ data }: Answer) => data.uploadInvoices.results ?? [];
const summarise = (answer: Answer) =>
  readResults(answer).map(({ fileName, invoice, error }) => [fileName, error?.code ?? (invoice && 'stored')]);
const listUids = (answer: Answer) => readResults(answer).map(({ invoice }) => invoice?.uid ?? null);

describe.each(DIALECTS)('an upload of several files, on %s', (dialect) => {
  const service = useService(dialect, { UPLOAD_MAX_BYTES: String(MAX_BYTES) });
  const send = (key: string, contents: readonly string[], headers?: Record<string, string>): Promise<Answer> =>
    sendForm(service, key, buildForm(contents), headers);

  it('stores each, and answers with their invoices in the order of the files', async () => {
    const { users } = await createRestAccount(service);
    const answer = await send(users.owner.key, await createInvoices(5));
    expect(summarise(answer)).toEqual([0, 1, 2, 3, 4].map((at) => [nameFile(at), 'stored']));
    const names = `{ ${listUids(answer).map((uid, at) => `i${at}: invoice(uid: "${uid}") { fileName processingStatus }`)} }`;
    await waitUntil(async () => {
      const invoices = Object.values(await readGraphqlData<object>(service, users.owner.key, names));
      expect(invoices.map(({ fileName }) => fileName)).toEqual([0, 1, 2, 3, 4].map(nameFile));
      return invoices.every(({ processingStatus }) => processingStatus === 'FINISHED');
    });
  });

  it('refuses what is too large, of another type or empty, and stores the others', async () => {
    const { owner, users } = await createRestAccount(service);
    const [one, two] = (await createInvoices(2)) as [string, string];
    const files = [one, 'x'.repeat(3 * MAX_BYTES), 'plain text', '', two];
    const answer = await send(users.owner.key, files);
    expect([answer.status, answer.data.uploadInvoices.userErrors]).toEqual([200, []]);
    expect(summarise(answer)).toEqual([
      ['a.xml', 'stored'],
      ['b.xml', 'PAYLOAD_TOO_LARGE'],
      ['c.xml', 'BAD_USER_INPUT'],
      ['d.xml', 'BAD_USER_INPUT'],
      ['e.xml', 'stored'],
    ]);
    expect(readResults(answer)[2]?.error?.message).toMatch(/type of file is not supported/);
    expect((await owner.get('/invoices/')).body.count).toBe(2);
  });

  it('stores a file that is sent twice twice, and reports that they are duplicates, as for single uploads', async () => {
    const { users } = await createRestAccount(service);
    const file = await createSampleInvoice();
    const uids = listUids(await send(users.owner.key, [file, file]));
    expect(new Set(uids).size).toBe(2);
    const query = '{ invoices { nodes { processingStatus checks { code } } } }';
    type Found = { invoices: { nodes: { processingStatus: string; checks: { code: string }[] }[] } };
    const codes = await waitUntil(async () => {
      const { nodes } = (await readGraphqlData<Found>(service, users.owner.key, query)).invoices;
      return (
        nodes.every(({ processingStatus }) => processingStatus === 'FINISHED') && nodes.flatMap(({ checks }) => checks)
      );
    });
    expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining([expect.stringMatching(/duplicate/i)]));
  });

  it('refuses the whole call to a viewer, before any file is read', async () => {
    const { owner, users } = await createRestAccount(service);
    const { status, errors } = await send(users.viewer.key, await createInvoices(2));
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect((await owner.get('/invoices/')).body.count).toBe(0);
  });

  it('returns the first response again when it is repeated with its key', async () => {
    const { owner, users } = await createRestAccount(service);
    const files = await createInvoices(3);
    const first = await send(users.owner.key, files, makeKeyHeader('k'));
    const again = await send(users.owner.key, files, makeKeyHeader('k'));
    expect([again.headers.get('idempotent-replayed'), again.data]).toEqual(['true', first.data]);
    const others = await send(users.owner.key, await createInvoices(3), makeKeyHeader('k'));
    expect([others.status, others.errors?.[0]?.extensions.code]).toEqual([422, 'BAD_USER_INPUT']);
    expect((await owner.get('/invoices/')).body.count).toBe(3);
  });

  it('tries again what was refused when it is repeated with its key, and stores nothing twice', async () => {
    const { owner, users } = await createRestAccount(service);
    const [one, two, three] = (await createInvoices(3)) as [string, string, string];
    const first = await send(users.owner.key, [one, 'plain text', two], makeKeyHeader('k'));
    const again = await send(users.owner.key, [one, three, two], makeKeyHeader('k'));
    expect(summarise(again).map(([, code]) => code)).toEqual(['stored', 'stored', 'stored']);
    expect([listUids(again)[0], listUids(again)[2]]).toEqual([listUids(first)[0], listUids(first)[2]]);
    const swapped = await send(users.owner.key, [two, three, one], makeKeyHeader('k'));
    expect(swapped.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await owner.get('/invoices/')).body.count).toBe(3);
  });

  it('keeps what was stored of a request that broke off, and completes it when it is repeated with its key', async () => {
    const { owner, users } = await createRestAccount(service);
    const files = await createInvoices(4);
    const whole = Buffer.from(await new Response(buildForm(files)).arrayBuffer());
    const boundary = whole.subarray(2, whole.indexOf('\r\n')).toString();
    const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
    const lines = [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      `Api-Key: ${users.owner.key}`,
      'Idempotency-Key: broken',
      'Apollo-Require-Preflight: 1',
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${whole.length}`,
    ];
    const half = whole.subarray(0, whole.indexOf('name="2"') + 200);
    await new Promise<void>((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => resolve()));
    socket.write(half);
    const countInvoices = async () => (await owner.get('/invoices/')).body.count as number;
    await waitUntil(async () => (await countInvoices()) === 2);
    socket.destroy();
    const complete = await waitUntil(async () => {
      const answer = await send(users.owner.key, files, makeKeyHeader('broken'));
      return answer.status === 200 && answer;
    });
    expect(new Set(listUids(complete)).size).toBe(4);
    expect(await countInvoices()).toBe(4);
  });
});

describe('the limits of an upload of several files', () => {
  const service = useService('sqlite', { RATE_LIMIT: 'on', RATE_LIMIT_UPLOADS: '3' });

  it('are those of single uploads: each file counts, and those beyond the rate are refused', async () => {
    const { owner, users } = await createRestAccount(service);
    const answer: Answer = await sendForm(service, users.owner.key, buildForm(await createInvoices(5)));
    expect(summarise(answer)).toEqual([
      ['a.xml', 'stored'],
      ['b.xml', 'stored'],
      ['c.xml', 'stored'],
      [null, 'RATE_LIMITED'],
      [null, 'RATE_LIMITED'],
    ]);
    expect((await owner.get('/invoices/')).body.count).toBe(3);
    expect(answer.extensions?.['cost']).toMatchObject({ requestedQueryCost: 100, actualQueryCost: 100 });
  });

  it('are twenty files in a request', async () => {
    const { users } = await createRestAccount(service);
    const { status, errors } = await sendForm(service, users.owner.key, buildForm(Array(21).fill('<a/>')));
    expect([status, errors?.[0]?.message]).toEqual([400, 'Send at most 20 files in a request.']);
  });
});
