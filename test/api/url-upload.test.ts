import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { createRestAccount, createSampleInvoice, type RestAccount } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const UPLOAD = `mutation ($url: String!) {
  uploadInvoiceByUrl(input: { url: $url }) { invoice { uid processingStatus } }
}`;

describe.each(DIALECTS)('a file at a URL, on %s', (dialect) => {
  const open = useService(dialect, {
    ...{ LOG_LEVEL: 'silent', UPLOAD_ALLOW_PRIVATE: 'on' },
    ...{ UPLOAD_MAX_BYTES: '100000', REQUEST_TIMEOUT_SECONDS: '2' },
  });
  let account: RestAccount;
  let server: Server;
  let listener: RequestListener;
  let requests: number;
  let content: string;
  beforeEach(async () => {
    account = await createRestAccount(open);
    content = await createSampleInvoice();
    requests = 0;
    listener = (_request, response) => void response.end(content);
    server = createServer((request, response) => {
      requests += 1;
      listener(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const toUrl = (path = '/invoice.xml') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const upload = (url: string, headers = {}) => account.member.post('/invoices/from-url', { url }, headers);
  const countInvoices = async () => (await account.owner.get('/invoices/')).body.count as number;

  it('becomes an invoice, over REST and GraphQL', async () => {
    listener = (_request, response) =>
      void response
        .setHeader('Content-Disposition', `attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.xml`)
        .end(content);
    const created = await upload(toUrl('/get?file=1&signature=secret'));
    expect([created.status, created.body.processing_status]).toEqual([201, 'processing']);
    const { body } = await account.owner.get(`/invoices/${created.body.uid}`);
    expect([body.file_name, body.workspace_user.uid]).toEqual(['Rechnung März.xml', account.users.member.uid]);
    expect(body.history.at(-1).note).toBe(`Downloaded from ${toUrl('/get')}`);
    expect(await (await fetch(body.file)).text()).toBe(content);
    listener = (_request, response) => void response.end(content);
    type Uploaded = { uploadInvoiceByUrl: { invoice: { uid: string } } };
    const data = await readGraphqlData<Uploaded>(open, account.users.member.key, UPLOAD, {
      url: toUrl('/a/b%20c.xml'),
    });
    const { uid } = data.uploadInvoiceByUrl.invoice;
    expect((await account.owner.get(`/invoices/${uid}`)).body.file_name).toBe('b c.xml');
  });

  it('becomes one invoice if the request is repeated with its key', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const [first, second] = [await upload(toUrl(), headers), await upload(toUrl(), headers)];
    expect([first.status, second.status, second.body.uid]).toEqual([201, 201, first.body.uid]);
    expect([await countInvoices(), requests]).toEqual([1, 1]);
  });

  const ANSWERS: Record<string, [RequestListener, number, string]> = {
    'that redirects': [
      (_request, response) => void response.writeHead(302, { Location: '/other' }).end(),
      ...([400, 'The server redirected (302); redirects are not followed.'] as const),
    ],
    'that does not exist': [
      (_request, response) => void response.writeHead(404).end('no'),
      ...([400, 'The server answered 404.'] as const),
    ],
    'that is compressed': [
      (_request, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
      ...([400, 'The server compressed the file although it was asked not to.'] as const),
    ],
    'that ends too early': [
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '5000' });
        response.write('<a>');
        setTimeout(() => response.destroy(), 20);
      },
      ...([400, 'The connection was closed.'] as const),
    ],
    'that never ends': [
      (_request, response) => void response.write('<a>'),
      ...([400, 'The download took too long.'] as const),
    ],
    'that is too large': [(_request, response) => void response.end('x'.repeat(100_001)), 413, 'larger'],
    'of another type': [
      (_request, response) => void response.end('Buy milk.'),
      400,
      'This type of file is not supported.',
    ],
  };

  it.each(Object.entries(ANSWERS))(
    '%s is refused, and leaves nothing behind',
    async (_name, [listen, status, message]) => {
      listener = listen;
      const refused = await upload(toUrl());
      expect(refused.status).toBe(status);
      expect(JSON.stringify(refused.body.error)).toContain(message);
      expect([await countInvoices(), requests]).toEqual([0, 1]);
      const { errors } = await callGraphql(open, account.users.viewer.key, UPLOAD, { url: toUrl() });
      expect([errors?.[0]?.extensions?.code, requests]).toEqual(['FORBIDDEN', 1]);
    },
  );

  it.each(['file:///etc/passwd', 'ftp://example.com/a.pdf', 'https://user:pw@example.com/a.pdf', 'example.com/a.pdf'])(
    'is refused if its URL is %s',
    async (url) => {
      const { body, status } = await upload(url);
      expect([status, Object.keys(body.error.details)]).toEqual([400, ['url']]);
    },
  );
});

describe('a file at a URL of a service that may not reach private addresses', () => {
  const service = useService('sqlite', { LOG_LEVEL: 'silent' });

  it.each([
    'https://127.0.0.1/a.pdf',
    'https://[::1]/a.pdf',
    'https://10.0.0.8/a.pdf',
    'https://localhost/a.pdf',
    'http://example.com/a.pdf',
  ])('is refused without a connection if it leads to a private address', async (url) => {
    const { member } = await createRestAccount(service);
    const { body, status } = await member.post('/invoices/from-url', { url });
    expect([status, Object.keys(body.error.details)]).toEqual([400, ['url']]);
  });
});
