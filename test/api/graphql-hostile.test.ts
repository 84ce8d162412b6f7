import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { readEInvoice } from '../support/e-invoices.js';
import { callGraphql, readGraphqlCode, sendForm, uploadForm, type ClientAnswer } from '../support/graphql-client.js';
import { startService, useService, type TestService } from '../support/service.js';

const QUERY = '{ viewer { keyScopes } }';

/** Fragments that double at each level: 2^22 selections in about a kilobyte. */
function buildDoublingFragments(): string {
  const levels = Array.from({ length: 22 }, (_, level) => {
    const next = level === 21 ? 'name' : `a: ofType { ...F${level + 1} } b: ofType { ...F${level + 1} }`;
    return `fragment F${level} on __Type { ${next} }`;
  });
  return `{ __type(name: "Query") { ...F0 } } ${levels.join(' ')}`;
}

const ATTACKS: [name: string, query: string][] = [
  ['fragments that double', buildDoublingFragments()],
  ['a fragment that contains itself', '{ viewer { ...A } } fragment A on Viewer { account { id } ...A }'],
  ['101 aliases', `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: viewer { keyScopes }`).join(' ')} }`],
  ['101 directives', `{ viewer { keyScopes ${'@include(if: true) '.repeat(101)} } }`],
  ['unknown directives', `{ viewer { keyScopes ${'@aa '.repeat(10)} } }`],
  ['the same field 2000 times', `{ ${'__typename '.repeat(2_000)} }`],
  ['types 60 deep', `{ __schema { types { ${'ofType { '.repeat(60)} name ${'} '.repeat(60)} } } }`],
  [
    '11 mutations',
    `mutation { ${Array.from({ length: 11 }, (_, n) => `m${n}: deleteInvoice(input: { uid: "x" }) { uid }`).join(' ')} }`,
  ],
  [
    'overlapping fields',
    `{ ${'invoices { nodes { ...A } } '.repeat(30)} } fragment A on Invoice { ${'items { name } '.repeat(200)} }`,
  ],
  [
    'a list of lists that costs too much',
    '{ a: invoices(first: 100) { nodes { items { uid } history { uid } checks { code } } } b: invoices(first: 100) { nodes { items { uid } history { uid } checks { code } } } c: invoices(first: 100) { nodes { items { uid } history { uid } checks { code } } } }',
  ],
  ['a subscription', 'subscription { invoiceChanged { uid } }'],
  [
    'aliases that multiply the schema',
    `{ __schema { ${Array.from({ length: 25 }, (_, n) => `a${n}: types { ...T }`).join(' ')} } } fragment T on __Type { ${Array.from({ length: 24 }, (_, n) => `b${n}: fields { name description args { name } }`).join(' ')} }`,
  ],
  [
    'the schema twice',
    '{ a: __schema { queryType { name } } ...S } fragment S on Query { b: __schema { types { name } } }',
  ],
  ['many types', `{ ${Array.from({ length: 11 }, (_, n) => `t${n}: __type(name: "Invoice") { name }`).join(' ')} }`],
  [
    '11 mutations in a fragment',
    `mutation { ...M } fragment M on Mutation { ${Array.from({ length: 11 }, (_, n) => `m${n}: deleteInvoice(input: { uid: "x" }) { uid }`).join(' ')} }`,
  ],
  [
    '12 mutations in fragments in fragments',
    `mutation { m0: deleteInvoice(input: { uid: "x" }) { uid } ...A ... { ...B } } fragment A on Mutation { ... on Mutation { ${Array.from({ length: 5 }, (_, n) => `a${n}: deleteInvoice(input: { uid: "x" }) { uid }`).join(' ')} } } fragment B on Mutation { ${Array.from({ length: 6 }, (_, n) => `b${n}: deleteInvoice(input: { uid: "x" }) { uid }`).join(' ')} }`,
  ],
  ['an operation that does not exist', 'query A { __typename } query B { __typename }'],
];

async function post(
  { baseUrl }: TestService,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<ClientAnswer> {
  const response = await fetch(`${baseUrl}/graphql`, { method: 'POST', headers, body });
  const answer = (await response.json()) as Pick<ClientAnswer, 'data' | 'errors' | 'extensions'>;
  return { ...answer, status: response.status, headers: response.headers };
}

/** Lists the folder of incoming files. */
function listSpooledFiles({ core }: TestService): string[] {
  return readdirSync(core.config.DATA_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('sqlite') && !entry.name.startsWith('secret'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('hostile GraphQL', () => {
  const service = useService('sqlite');

  test.each(ATTACKS)('is refused before anything runs: %s', async (_name, query) => {
    const { owner } = await service.account();
    const { status, data, errors } = await callGraphql(service, owner.key, query);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.length).toBeGreaterThan(0);
    expect(errors?.length).toBeLessThanOrEqual(11);
  });

  test('the complete introspection query of GraphQL tools is accepted', async () => {
    const { owner } = await service.account();
    const options = {
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    };
    const { status, errors, extensions } = await callGraphql(service, owner.key, getIntrospectionQuery(options));
    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    expect(extensions).toMatchObject({ cost: { requestedQueryCost: 20, actualQueryCost: 20 } });
  });

  test.each([
    ['no key', undefined],
    ['an empty key', ''],
    ['an unknown key', `igk_${'a'.repeat(12)}_${'b'.repeat(32)}`],
  ])('%s is refused, with a GraphQL error', async (_name, key) => {
    const answer = await post(
      service,
      { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Api-Key': key }) },
      JSON.stringify({ query: QUERY }),
    );
    expect(answer.status).toBe(401);
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toEqual([
      {
        message: 'Invalid or missing API key',
        extensions: { code: 'UNAUTHENTICATED', requestId: answer.headers.get('x-request-id') },
      },
    ]);
  });

  test.each<[string, Record<string, string>, string | Uint8Array<ArrayBuffer>, number]>([
    [
      'a form that a page of another site can send',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      'query={__typename}',
      415,
    ],
    ['text', { 'Content-Type': 'text/plain' }, JSON.stringify({ query: QUERY }), 415],
    ['another charset', { 'Content-Type': 'application/json; charset=utf-16' }, JSON.stringify({ query: QUERY }), 415],
    [
      'compressed',
      { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      JSON.stringify({ query: QUERY }),
      415,
    ],
    [
      'bytes that are not UTF-8',
      { 'Content-Type': 'application/json' },
      new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      400,
    ],
    ['JSON that does not parse', { 'Content-Type': 'application/json' }, '{', 400],
    ['a million brackets', { 'Content-Type': 'application/json' }, '['.repeat(1_000_000), 400],
    ['a batch', { 'Content-Type': 'application/json' }, JSON.stringify([{ query: QUERY }]), 400],
    [
      'variables as a list',
      { 'Content-Type': 'application/json' },
      JSON.stringify({ query: QUERY, variables: [1] }),
      400,
    ],
    [
      'a query that is an object',
      { 'Content-Type': 'application/json' },
      JSON.stringify({ query: { kind: 'Document' } }),
      400,
    ],
    [
      'more than a MiB',
      { 'Content-Type': 'application/json' },
      JSON.stringify({ query: `{ __typename #${'x'.repeat(1024 * 1024)}\n}` }),
      413,
    ],
  ])('a body is refused: %s', async (_name, headers, body, status) => {
    const { owner } = await service.account();
    const answer = await post(service, { 'Api-Key': owner.key, ...headers }, body);
    expect(answer.status).toBe(status);
    expect(answer.errors?.[0]?.extensions.code).toBe(status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT');
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|at .*\.js/);
  });

  test('misspelt names get suggestions', async () => {
    const { owner } = await service.account();
    const { errors } = await callGraphql(service, owner.key, '{ invoicez { totalCount } }');
    expect(errors?.[0]?.message).toMatch(/Did you mean "invoice/);
  });

  test('however many values are wrong, the response has few errors', async () => {
    const { owner } = await service.account();
    const query = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalCount } }';
    const variables = { filter: { processingStatuses: Array.from({ length: 30 }, (_, index) => `NONE_${index}`) } };
    const { status, errors } = await callGraphql(service, owner.key, query, variables);
    expect([status, errors?.length]).toEqual([400, 11]);
  });

  test.each([
    ['approvementStatuses', 'WAITING'],
    ['processingStatuses', 'FINISHED'],
    ['currencies', 'EUR'],
    ['paymentTypes', 'CASH'],
  ])('a filter with 33,000 values is refused, and repeated values count once: %s', async (field, value) => {
    const { owner } = await service.account();
    const query = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalCount nodes { uid } } }';
    const call = (count: number) =>
      callGraphql(service, owner.key, query, { filter: { [field]: Array.from({ length: count }, () => value) } });
    const { errors } = await call(33_000);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { [field]: [expect.stringMatching(/250/)] },
    });
    expect(await call(250)).toMatchObject({ status: 200, data: { invoices: { totalCount: 0 } } });
  });

  const HUGE = 'x'.repeat(900_000);
  test.each<[what: string, body: Record<string, unknown>]>([
    ['a field', { query: `{ ${HUGE} }` }],
    ['an alias', { query: `{ ${HUGE}: invoice(uid: "x") { uid } }` }],
    ['an operation', { query: `query ${HUGE} { invoice(uid: "x") { uid } }` }],
    ['the operation to execute', { query: QUERY, operationName: HUGE }],
    ['a variable', { query: `{ invoice(uid: $${HUGE}) { uid } }` }],
    ['a text where a name belongs', { query: `{ "${HUGE}" }` }],
    ['an enum value', { query: `{ invoices(filter: { processingStatuses: [${HUGE}] }) { totalCount } }` }],
    [
      'the value of a variable',
      {
        query: 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalCount } }',
        variables: { filter: { processingStatuses: [HUGE] } },
      },
    ],
  ])('errors do not repeat a megabyte that a client sends: %s', async (_what, body) => {
    const { owner } = await service.account();
    const response = await fetch(`${service.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'Api-Key': owner.key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text.length).toBeLessThan(10_000);
    expect((JSON.parse(text) as ClientAnswer).errors?.length).toBeGreaterThan(0);
  });

  test('the names of built-in properties do not reach other objects', async () => {
    const { owner } = await service.account();
    await post(
      service,
      { 'Api-Key': owner.key, 'Content-Type': 'application/json' },
      `{"query":"${QUERY}","variables":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}`,
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('only GET and POST are allowed, and GET only reads', async () => {
    const { owner } = await service.account();
    const call = (method: string, search = '') =>
      fetch(`${service.baseUrl}/graphql${search}`, { method, headers: { 'Api-Key': owner.key } });
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD']) {
      const response = await call(method);
      expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
        status: 405,
        allow: 'GET, POST, OPTIONS',
      });
    }
    const options = await call('OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST, OPTIONS']);
    expect((await call('GET', `?query=${encodeURIComponent(QUERY)}`)).status).toBe(200);
    const mutation = encodeURIComponent('mutation { deleteInvoice(input: { uid: "x" }) { uid } }');
    expect((await call('GET', `?query=${mutation}`)).status).toBe(405);
    expect((await call('GET')).status).toBe(400);
  });

  test('with introspection off, responses reveal neither the schema nor hints at it', async () => {
    const closed = await startService('sqlite', { INTROSPECTION: 'off' });
    try {
      const { owner } = await closed.account();
      expect(await readGraphqlCode(closed, owner.key, '{ __schema { types { name } } }')).toBe(
        'GRAPHQL_VALIDATION_FAILED',
      );
      const { errors } = await callGraphql(closed, owner.key, '{ invoicez { totalCount } }');
      expect(errors?.[0]?.message).not.toMatch(/did you mean/i);
      const misspelt = { filter: { processingStatuses: ['FINISHD'] } };
      const byStatus = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalCount } }';
      const refused = await callGraphql(closed, owner.key, byStatus, misspelt);
      expect(refused.errors?.[0]?.message).toMatch(/"FINISHD" does not exist in "ProcessingStatus" enum\.$/);
      const openingStream = await fetch(`${closed.baseUrl}/graphql/stream`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'Api-Key': owner.key },
        body: JSON.stringify({
          query: 'subscription ($filter: InvoiceChangeFilter) { invoiceChanged(filter: $filter) { at } }',
          variables: { filter: { kinds: ['CREATD'] } },
        }),
      });
      expect(await openingStream.json()).toMatchObject({
        errors: [{ message: expect.stringMatching(/"CREATD" does not exist in "InvoiceChangeKind" enum\.$/) }],
      });
    } finally {
      await closed.stop();
    }
  });
});

describe('hostile uploads over GraphQL', () => {
  const service = useService('sqlite', { UPLOAD_MAX_BYTES: '100000' });
  const mutation = 'mutation ($file: Upload!) { uploadInvoice(file: $file) { invoice { uid } } }';
  const writeOperations = (variables: unknown, query = mutation) => JSON.stringify({ query, variables });

  test.each<[string, Record<string, string>]>([
    [
      'an index of four billion',
      { operations: writeOperations({ ids: [] }), map: '{"0":["variables.ids.4294967294"]}' },
    ],
    ['an index of nine', { operations: writeOperations({ file: null }), map: '{"0":["variables.file.9"]}' }],
    ['20,000 paths', { map: JSON.stringify({ 0: Array.from({ length: 20_000 }, (_, n) => `variables.f${n}`) }) }],
    [
      'two paths',
      { operations: writeOperations({ file: null, other: null }), map: '{"0":["variables.file","variables.other"]}' },
    ],
    ['two files in the map', { map: '{"0":["variables.file"],"1":["variables.file"]}' }],
    ['a path to the query', { map: '{"0":["query"]}' }],
    ['a path to a built-in property', { map: '{"0":["variables.__proto__.polluted"]}' }],
    ['a path to a constructor', { map: '{"0":["variables.constructor"]}' }],
    ['a path that does not exist', { map: '{"0":["variables.other"]}' }],
    ['a non-null variable', { operations: writeOperations({ file: 1 }) }],
    ['a batch', { operations: `[${writeOperations({ file: null })}]`, map: '{"0":["0.variables.file"]}' }],
    ['a map that is a list', { map: '[["variables.file"]]' }],
    ['a map of another file', { map: '{"1":["variables.file"]}' }],
    ['malformed operations', { operations: '{' }],
  ])('a form is refused: %s', async (_name, parts) => {
    const { owner } = await service.account();
    const { status, errors, data } = await sendForm(service, owner.key, uploadForm('<a/>', 'a.xml', parts));
    expect({ status, code: errors?.[0]?.extensions.code, data }).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      data: undefined,
    });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('a form whose file comes first, or that has none, is refused', async () => {
    const { owner } = await service.account();
    const fileFirst = new FormData();
    fileFirst.append('0', new Blob(['<a/>']), 'a.xml');
    fileFirst.append('operations', writeOperations({ file: null }));
    fileFirst.append('map', '{"0":["variables.file"]}');
    const noFile = new FormData();
    noFile.append('operations', writeOperations({ file: null }));
    noFile.append('map', '{"0":["variables.file"]}');
    for (const form of [fileFirst, noFile]) expect((await sendForm(service, owner.key, form)).status).toBe(400);
  });

  test('nothing of a form is kept if its operation is refused, or its file is too large or of unknown type', async () => {
    const { owner, viewer } = await service.account();
    const before = listSpooledFiles(service);
    const text = await readEInvoice('ubl.xml');
    const invalidOperation = uploadForm(text, 'a.xml', {
      operations: writeOperations({ file: null }, 'mutation ($file: Upload!) { nothing(file: $file) }'),
    });
    const outcomes = [
      await sendForm(service, owner.key, invalidOperation),
      await sendForm(service, owner.key, uploadForm('x'.repeat(100_001), 'a.xml')),
      await sendForm(service, owner.key, uploadForm('', 'a.pdf')),
      await sendForm(service, owner.key, uploadForm('plain text', 'a.pdf')),
      await sendForm(service, viewer.key, uploadForm(text)),
      await sendForm(service, null, uploadForm(text)),
    ].map(({ status, errors }) => [status, errors?.[0]?.extensions.code]);
    expect(outcomes).toEqual([
      [400, 'GRAPHQL_VALIDATION_FAILED'],
      [200, 'PAYLOAD_TOO_LARGE'],
      [200, 'BAD_USER_INPUT'],
      [200, 'BAD_USER_INPUT'],
      [403, 'FORBIDDEN'],
      [401, 'UNAUTHENTICATED'],
    ]);
    expect(listSpooledFiles(service)).toEqual(before);
  });

  test('a file that is used twice in one operation is stored once', async () => {
    const { owner } = await service.account();
    const twice =
      'mutation ($file: Upload!) { a: uploadInvoice(file: $file) { invoice { uid } } b: uploadInvoice(file: $file) { invoice { uid } } }';
    const { errors } = await sendForm(
      service,
      owner.key,
      uploadForm(await readEInvoice('ubl.xml'), 'a.xml', { operations: writeOperations({ file: null }, twice) }),
    );
    expect(errors).toMatchObject([{ path: ['b'], extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('an interrupted upload leaves no file, and the service continues', async () => {
    const { owner } = await service.account();
    const before = listSpooledFiles(service);
    const head = [
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n',
      writeOperations({ file: null }),
      '\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}',
      '\r\n--x\r\nContent-Disposition: form-data; name="0"; filename="a.xml"\r\n\r\n',
    ].join('');
    const whole = `${head}${await readEInvoice('ubl.xml')}\r\n--x--\r\n`;
    const { port } = new URL(service.baseUrl);
    for (const fraction of [0.02, 0.05, 0.2, 0.5, 0.9, 0.99]) {
      const socket = connect(Number(port), '127.0.0.1');
      const lines = [
        'POST /graphql HTTP/1.1',
        'Host: localhost',
        `Api-Key: ${owner.key}`,
        'Apollo-Require-Preflight: 1',
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${whole.length + 10}`,
      ];
      const cut = whole.slice(0, Math.floor(whole.length * fraction));
      await new Promise<void>((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n${cut}`, () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(listSpooledFiles(service)).toEqual(before);
    expect((await callGraphql(service, owner.key, QUERY)).status).toBe(200);
  });

  test('a body with a wrong length is refused without harm to other requests', async () => {
    const { owner } = await service.account();
    const { port } = new URL(service.baseUrl);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        'Api-Key': owner.key,
        'Apollo-Require-Preflight': '1',
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '999999999',
      };
      const request = httpRequest({ port, path: '/graphql', method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on('error', reject);
      request.write('--x\r\n');
    });
    expect(status).toBe(413);
  });
});

describe('the limit of GraphQL calls', () => {
  const service = useService('sqlite', { RATE_LIMIT: 'on', RATE_LIMIT_UPLOADS: '3' });

  test('counts each upload, even if its form is refused', async () => {
    const { owner } = await service.account();
    const answers = [];
    for (let uploads = 0; uploads < 4; uploads += 1) {
      answers.push(await sendForm(service, owner.key, uploadForm('<a/>', 'a.xml', { map: '{}' })));
    }
    expect(
      answers.map(({ status, headers }) => [status, /"uploads";r=\d+/.exec(headers.get('ratelimit') ?? '')?.[0]]),
    ).toEqual([
      ...[400, 400, 400].map((status, index) => [status, `"uploads";r=${2 - index}`]),
      [429, '"uploads";r=0'],
    ]);
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"uploads";q=3;w=60');
  });

  test('charges the estimated cost, refunds what was not used, and refuses with the time to wait', async () => {
    const { owner } = await service.account();
    const query = '{ invoices(first: 100) { nodes { uid items { uid } history { uid } checks { code } } } }';
    const first = await callGraphql(service, owner.key, query);
    expect(first.extensions).toEqual({
      cost: {
        requestedQueryCost: 401,
        actualQueryCost: 1,
        throttleStatus: { maximumAvailable: 1_000, currentlyAvailable: expect.any(Number), restoreRate: 50 },
      },
    });
    const { currentlyAvailable } = (first.extensions as { cost: { throttleStatus: { currentlyAvailable: number } } })
      .cost.throttleStatus;
    expect(currentlyAvailable).toBeGreaterThan(990);
    const bulk = `mutation { approveInvoices(input: { uids: ["${owner.uid}"] }) { results { uid } } }`;
    let last = first;
    for (let calls = 0; calls < 15 && last.status === 200; calls += 1)
      last = await callGraphql(service, owner.key, bulk);
    expect([last.status, last.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
