const OPERATIONS = 'mutation ($file: Upload!) { uploadInvoice(file: $file) { invoice { uid } } }';
const LIMIT_MS = 30_000;

/** A caller of the service. Its calls never throw: without an answer, `status` is null and `problem` says why. */
export class Client {
  constructor(baseUrl, key) {
    this.baseUrl = baseUrl;
    this.key = key;
  }

  async call(method, path, { json, body, headers = {}, limit = LIMIT_MS } = {}) {
    const begin = performance.now();
    const measureTime = () => performance.now() - begin;
    try {
      const response = await fetch(`${this.baseUrl}${path}`, {
        method,
        headers: { 'Api-Key': this.key, ...(json ? { 'Content-Type': 'application/json' } : {}), ...headers },
        body: json ? JSON.stringify(json) : body,
        signal: AbortSignal.timeout(limit),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: parseOrNull(text),
        milliseconds: measureTime(),
      };
    } catch (error) {
      return { status: null, problem: error.cause?.code ?? error.name, milliseconds: measureTime() };
    }
  }

  /** Uploads over REST, with an Idempotency-Key if given; returns `uid` if it was acknowledged. */
  async uploadByRest({ name, bytes }, key) {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    const headers = key === undefined ? {} : { 'Idempotency-Key': key };
    const answer = await this.call('POST', '/v1/invoices', { body: form, headers });
    return { ...answer, uid: answer.status === 201 ? answer.body.uid : undefined };
  }

  /** Uploads over GraphQL; returns `uid` if it was acknowledged. */
  async uploadByGraphql({ name, bytes }) {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: OPERATIONS, variables: { file: null } }));
    form.append('map', JSON.stringify({ file: ['variables.file'] }));
    form.append('file', new Blob([bytes]), name);
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await this.call('POST', '/graphql', { body: form, headers });
    const uid = answer.body?.data?.uploadInvoice?.invoice?.uid;
    const code = answer.body?.errors?.[0]?.extensions?.code;
    return { ...answer, uid, code };
  }

  /** Whether the service has the GraphQL face. */
  async hasGraphql() {
    const { status } = await this.call('POST', '/graphql', { json: { query: '{ __typename }' } });
    return status === 200;
  }

  /** The uids of all invoices in the list, with any repetitions. */
  async listUids() {
    const uids = [];
    for (let page = 1; ; page += 1) {
      const { status, body } = await this.call('GET', `/v1/invoices?page=${page}&page_size=100`);
      if (status !== 200) throw new Error(`page ${page} of the list was answered with ${status}`);
      uids.push(...body.results.map(({ uid }) => uid));
      if (page >= body.page_count) return uids;
    }
  }

  /** The file of an invoice by the URL that it has; null if the service serves no files. */
  async download(uid) {
    const { status, body } = await this.call('GET', `/v1/invoices/${uid}`);
    if (status !== 200) throw new Error(`the invoice ${uid} was answered with ${status}`);
    const response = await fetch(body.file, { signal: AbortSignal.timeout(LIMIT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok ? bytes : null;
  }
}

function parseOrNull(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
