import { describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import { createForm, RestClient } from '../support/rest-client.js';
import { useService } from '../support/service.js';

const NOBODY = '0198c7a2-0000-7000-8000-000000000000';

/** Sends the bytes of a request unchanged, and returns the status of the response. */
function sendRaw(
  url: string,
  headers: Record<string, string>,
  chunks: readonly (string | Uint8Array)[],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}

describe.each(DIALECTS)('the protocol of the REST face, on %s', (dialect) => {
  const service = useService(dialect);

  it.each(['', 'igk_000000000000_00000000000000000000000000000000', 'nonsense', null])(
    'answers the key %p with 401 and always the same message',
    async (key) => {
      const { status, body } = await new RestClient(service, key).get('/invoices/');
      expect(status).toBe(401);
      expect(body).toEqual({
        error: { code: 'unauthorized', message: 'Invalid or missing API key', request_id: expect.any(String) },
      });
    },
  );

  it('says in each 401 how to authenticate', async () => {
    const challenge = /^ApiKey realm=/;
    expect((await new RestClient(service, null).get('/invoices/')).headers.get('www-authenticate')).toMatch(challenge);
    const graphql = await fetch(`${service.baseUrl}/graphql`, { method: 'POST' });
    expect([graphql.status, graphql.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(challenge)]);
  });

  it('checks existence, permission, state and version before the body', async () => {
    const { owner, viewer } = await createRestAccount(service);
    const invoice = await uploadProcessed(owner);
    const own = `/invoices/${invoice.uid}`;
    const item = `${own}/items/${invoice.items[0].uid}`;
    const outdated = { 'If-Match': '"999-aaaaaaaa"' };
    const company = (await owner.post('/companies', { name: 'Nordhamn' })).body.uid;
    const onInvoice: [method: string, path: string, body: object][] = [
      ['PUT', own, { currency: 'x' }],
      ['POST', `${own}/approve`, { note: {} }],
      ['POST', `${own}/items`, { vat_rate: 'x' }],
      ['PUT', item, { vat_rate: 'x' }],
    ];
    const named: typeof onInvoice = [...onInvoice, ['PUT', `/companies/${company}`, { name: null }]];
    const wrong: typeof onInvoice = [...named, ['POST', '/companies', {}]];
    const broken = { raw: '{', headers: { 'Content-Type': 'application/json' } };
    for (const [method, path, json] of wrong) {
      const statuses = [
        owner.call(method, path, { json }),
        viewer.call(method, path, { json }),
        viewer.call(method, path, broken),
      ];
      expect([path, ...(await Promise.all(statuses)).map(({ status }) => status)]).toEqual([path, 400, 403, 403]);
    }
    for (const [method, path, json] of onInvoice)
      expect([path, (await owner.call(method, path, { json, headers: outdated })).status]).toEqual([path, 412]);
    for (const [method, path, json] of named) {
      const missing = path.replace(/[\da-f-]{36}/, NOBODY);
      expect([missing, (await viewer.call(method, missing, { json })).status]).toEqual([missing, 404]);
    }
    const missingItem = `${own}/items/${NOBODY}`;
    expect((await viewer.put(missingItem, { vat_rate: 'x' })).status).toBe(404);
    expect((await viewer.put(missingItem, { name: 'x' })).status).toBe(404);
    await owner.post(`${own}/approve`);
    expect((await owner.put(own, { currency: 'x' })).body.error.details.permission).toBe('can_update');
  });

  it('sends a request id with each response, the client’s own if it sent one', async () => {
    const { viewer } = await createRestAccount(service);
    const named = await viewer.get('/invoices/abc', { 'X-Request-Id': 'mine-1' });
    expect([named.headers.get('x-request-id'), named.body.error.request_id]).toEqual(['mine-1', 'mine-1']);
    expect((await viewer.get('/invoices/')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('serves every path with and without a trailing slash', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    for (const path of ['/invoices', `/invoices/${uid}`, `/invoices/${uid}/items`, '/companies', '/cards']) {
      const answers = [await owner.get(path), await owner.get(`${path}/`)];
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 200, 200]);
    }
    expect((await owner.post(`/invoices/${uid}/approve/`)).status).toBe(200);
  });

  it('gives the same response for missing, malformed, deleted and foreign ids', async () => {
    const { owner } = await createRestAccount(service);
    const stranger = await uploadProcessed((await createRestAccount(service)).owner);
    const [own, other] = [await uploadProcessed(owner), await uploadProcessed(owner)];
    const deleted = await uploadProcessed(owner);
    await owner.delete(`/invoices/${deleted.uid}`);
    const invoices = [NOBODY, 'abc', "' OR 1=1", '%', '0', deleted.uid, stranger.uid];
    const itemOfOther = `${own.uid}/items/${other.items[0].uid}`;
    const itemOfStranger = `${stranger.uid}/items/${stranger.items[0].uid}`;
    const paths = [...invoices.map(encodeURIComponent), itemOfOther, itemOfStranger, `${own.uid}/items/abc`];
    for (const path of paths) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const { status, body } = await owner.call(method, `/invoices/${path}`, method === 'PUT' ? { json: {} } : {});
        expect([path, method, status]).toEqual([path, method, 404]);
        const { request_id: _, ...error } = body.error;
        expect(error).toEqual({ code: 'not_found', message: 'Not found.' });
      }
    }
    for (const action of ['approve', 'reject', 'remove-approval', 'reprocess', 'items']) {
      const { status } = await owner.post(`/invoices/${stranger.uid}/${action}`, {});
      expect([action, status]).toEqual([action, 404]);
    }
    expect((await owner.get('/nowhere')).status).toBe(404);
    expect((await owner.get('/Invoices')).status).toBe(404);
    expect((await owner.get(`/invoices/${own.uid}/ITEMS`)).status).toBe(404);
    expect((await owner.get('/invoices/%zz')).status).toBe(404);
  });

  it('reports the allowed methods of a path, and refuses others', async () => {
    const { owner } = await createRestAccount(service);
    const options = await owner.call('OPTIONS', '/invoices/');
    expect([options.status, options.headers.get('allow'), options.bytes.length]).toEqual([
      204,
      'GET, HEAD, POST, OPTIONS',
      0,
    ]);
    const refused = await owner.call('PUT', '/invoices/', { json: {} });
    expect([refused.status, refused.body.error.code, refused.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD, POST, OPTIONS',
    ]);
    expect((await owner.get('/invoices/export-csv')).headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('answers HEAD like GET, without the body', async () => {
    const { owner } = await createRestAccount(service);
    const [head, got] = [await owner.call('HEAD', '/invoices/'), await owner.get('/invoices/')];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers.get('content-length')).toBe(String(got.bytes.length));
    expect((await owner.call('HEAD', '/invoices/abc')).status).toBe(404);
  });

  it.each([
    ['text/html', 406],
    ['application/json;q=0', 406],
    ['*/*', 200],
    ['text/html, application/*;q=0.1', 200],
    ['application/json; indent=2', 200],
  ])('answers Accept: %s with %i', async (accept, status) => {
    const { viewer } = await createRestAccount(service);
    expect((await viewer.get('/invoices/', { Accept: accept })).status).toBe(status);
  });

  it.each([
    ['{"total_price": ', 'application/json', 400, 'bad_request'],
    ['[]', 'application/json', 400, 'bad_request'],
    ['"text"', 'application/json', 400, 'bad_request'],
    [new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json', 400, 'bad_request'],
    ['{}', 'text/plain', 415, 'unsupported_media_type'],
    ['{}', 'application/json; charset=utf-7', 415, 'unsupported_media_type'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`{"a":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413, 'payload_too_large'],
  ])('refuses the body %.20p as %s with %i', async (raw, type, status, code) => {
    const { owner } = await createRestAccount(service);
    const { body } = await owner.upload(await createSampleInvoice());
    const answer = await owner.call('PUT', `/invoices/${body.uid}`, { raw, headers: { 'Content-Type': type } });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('accepts a body without a Content-Length', async () => {
    const { users, owner } = await createRestAccount(service);
    const headers = { 'Api-Key': users.owner.key, 'Content-Type': 'application/json' };
    expect(await sendRaw(`${service.baseUrl}/v1/companies`, headers, ['{"name":', '"Nordhamn"}'])).toBe(201);
    expect((await owner.get('/companies')).body.results[0].name).toBe('Nordhamn');
  });

  it('survives keys that name a prototype, and deeply nested bodies', async () => {
    const { owner } = await createRestAccount(service);
    const { body } = await owner.upload(await createSampleInvoice());
    const raw = '{"__proto__":{"language":"de"},"constructor":{"prototype":{"polluted":1}}}';
    const headers = { 'Content-Type': 'application/json' };
    expect((await owner.call('PUT', `/invoices/${body.uid}`, { raw, headers })).status).toBe(200);
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const [method, path, name] of [
      ['PUT', `/invoices/${body.uid}`, 'note'],
      ['PUT', `/invoices/${body.uid}`, 'invoice_number'],
      ['POST', '/invoices/export-csv', 'query'],
      ['POST', '/companies', 'name'],
    ] as const) {
      const answer = await owner.call(method, path, {
        raw: `{"${name}":${deep}}`,
        headers: { ...headers, 'Idempotency-Key': name },
      });
      expect([path, name, answer.status, answer.body.error.code]).toEqual([path, name, 400, 'bad_request']);
    }
    expect((await owner.get(`/invoices/${body.uid}`)).body.language).not.toBe('de');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('reports to a strict client what it would otherwise ignore', async () => {
    const { owner } = await createRestAccount(service);
    const strict = { Prefer: 'return=minimal, handling=strict' };
    const { status, body } = await owner.get('/invoices/?payment_typ=cash&card__uid[]=&qqqqqqqqqq=1', strict);
    expect([status, body.error.details]).toEqual([
      400,
      {
        payment_typ: ['There is no such parameter. Did you mean payment_type?'],
        qqqqqqqqqq: ['There is no such parameter.'],
      },
    ]);
    const { body: invoice } = await owner.upload(await createSampleInvoice());
    const put = await owner.put(`/invoices/${invoice.uid}`, { totalprice: '1.00', uid: NOBODY }, strict);
    expect(put.body.error.details).toEqual({ totalprice: ['There is no such key. Did you mean total_price?'] });
  });

  it.each([
    ['no part named file', () => createForm('x', 'document')],
    ['two files', () => addFields(createForm('<a/>'), 'file')],
    ['a field instead of a file', () => createFormWithoutFile()],
  ])('refuses a form with %s', async (_what, form) => {
    const { owner } = await createRestAccount(service);
    const { status, body } = await owner.call('POST', '/invoices/', { form: form() });
    expect([status, body.error.code]).toEqual([400, 'bad_request']);
    expect((await owner.get('/invoices/')).body.count).toBe(0);
  });

  it('says which part of a form is missing', async () => {
    const { owner } = await createRestAccount(service);
    const { body } = await owner.call('POST', '/invoices/', { form: createFormWithoutFile() });
    expect(body.error.details).toEqual({ file: [body.error.message] });
    const { body: unread } = await owner.upload('hello');
    expect(unread.error.details).toEqual({ file: [unread.error.message] });
  });

  it.each([
    ['an empty file', ''],
    ['a text', 'hello'],
    ['a web page', '<html><body>invoice</body></html>'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00])],
  ])('refuses %s as a file of unsupported type', async (_what, content) => {
    const { owner } = await createRestAccount(service);
    const { status, body } = await owner.upload(content);
    expect([status, body.error.code]).toEqual([400, 'unsupported_file_type']);
    expect((await owner.get('/invoices/')).body.count).toBe(0);
  });

  it('accepts a form with further fields', async () => {
    const { owner } = await createRestAccount(service);
    const form = createForm(await createSampleInvoice());
    form.set('comment', 'from the scanner');
    expect((await owner.call('POST', '/invoices/', { form })).status).toBe(201);
  });

  it('stores nothing of an interrupted or malformed form', async () => {
    const { owner, users } = await createRestAccount(service);
    const url = `${service.baseUrl}/v1/invoices/`;
    const type = 'multipart/form-data; boundary=b';
    const part = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n${await createSampleInvoice()}\r\n`;
    const key = { 'Api-Key': users.owner.key };
    const cases: [Record<string, string>, (string | Uint8Array)[], number][] = [
      [{ ...key, 'Content-Type': type }, [part], 400],
      [{ ...key, 'Content-Type': type }, ['nothing of the kind'], 400],
      [{ ...key, 'Content-Type': 'multipart/form-data' }, [part, '--b--\r\n'], 400],
      [{ ...key, 'Content-Type': 'application/pdf' }, ['%PDF-1.7'], 415],
      [{ ...key, 'Content-Type': type, 'Content-Length': '30000000' }, [new Uint8Array(30_000_000)], 413],
      [{ 'Content-Type': type }, [part, '--b--\r\n'], 401],
      [{ ...key, 'Content-Type': type }, [part, '--b--\r\n'], 201],
    ];
    for (const [headers, chunks, status] of cases) expect(await sendRaw(url, headers, chunks)).toBe(status);
    expect((await owner.get('/invoices/')).body.count).toBe(1);
  });

  it('refuses a file that is too large while it arrives', async () => {
    const { owner } = await createRestAccount(service);
    const { status, body } = await owner.upload(new Uint8Array(20 * 1024 * 1024 + 1));
    expect([status, body.error.code]).toEqual([413, 'payload_too_large']);
  });

  it('survives a client that disconnects in the middle of a form', async () => {
    const { owner, users } = await createRestAccount(service);
    const gone = new Promise<void>((resolve) => {
      const headers = {
        'Api-Key': users.owner.key,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': '100000',
      };
      const call = request(`${service.baseUrl}/v1/invoices/`, { method: 'POST', headers });
      call.on('error', () => resolve());
      call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n<Invoice');
      setTimeout(() => call.destroy(new Error('gone')), 50);
    });
    await gone;
    expect((await owner.get('/invoices/')).body.count).toBe(0);
  });
});

describe.each(DIALECTS)('the rate limit of the REST face, on %s', (dialect) => {
  const service = useService(dialect, { RATE_LIMIT: 'on', RATE_LIMIT_READS: '2', RATE_LIMIT_UPLOADS: '1' });

  it('reports what is left, and refuses further calls with the time to wait', async () => {
    const { owner, viewer } = await createRestAccount(service);
    const first = await viewer.get('/invoices/');
    expect(first.headers.get('ratelimit-policy')).toBe('"reads";q=2;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"reads";r=1;t=\d+$/);
    await viewer.get('/companies/');
    const refused = await viewer.get('/invoices/');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limit_exceeded']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await owner.get('/invoices/')).status).toBe(200);
    expect((await owner.upload(await createSampleInvoice())).status).toBe(201);
    expect((await owner.upload(await createSampleInvoice())).status).toBe(429);
  });
});

function addFields(form: FormData, part: string): FormData {
  form.append(part, new Blob(['<b/>']), 'second.xml');
  return form;
}

function createFormWithoutFile(): FormData {
  const form = new FormData();
  form.set('file', 'text');
  return form;
}
