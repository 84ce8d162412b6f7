import {
  OPERATIONS,
  type Invoice,
  type InvoiceDetail,
  type Operations,
  type UploadedInvoice,
} from './generated/rest.js';
import { InvoiceGraphError, isRepeatable, readError } from './error.js';

type Name = keyof Operations;
/** The operations that return JSON or nothing. */
type JsonName = { [Each in Name]: Operations[Each]['result'] extends Blob ? never : Each }[Name];
type ExportName = Exclude<Name, JsonName>;
type Given<Each extends Name> = (Operations[Each]['path'] extends Record<string, never>
  ? { path?: never }
  : { path: Operations[Each]['path'] }) & {
  query?: Operations[Each]['query'];
} & (Operations[Each]['body'] extends undefined ? { body?: never } : { body: Operations[Each]['body'] });

/** What a request may carry besides its content. */
export interface CallOptions {
  /** Repeats of a request with the same key have their effect once (within 24 hours). By default, each POST gets a fresh one. */
  readonly idempotencyKey?: string;
  /** Change an invoice only if this is its current ETag. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
}

export interface InvoiceGraphOptions {
  /** Where the service is, such as `https://invoices.example.com`. */
  readonly url: string;
  readonly apiKey: string;
  /** How often a request is repeated that the service could not take; 4 by default. */
  readonly retries?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** A page of the feed of events. */
export type EventPage = Operations['listEvents']['result'];

const FIRST_WAIT_MILLISECONDS = 500;
const POLL_MILLISECONDS = 500;
const PAGE_SIZE = 100;

/** Calls the REST API of Invoice Graph. Needs nothing but `fetch`, and works in browsers too. */
export class InvoiceGraph {
  constructor(private readonly options: InvoiceGraphOptions) {}

  /**
   * Calls any operation of the API by its operationId.
   *
   * @throws InvoiceGraphError if the service refuses the request
   */
  async call<Each extends JsonName>(
    name: Each,
    given: Given<Each>,
    options: CallOptions = {},
  ): Promise<Operations[Each]['result']> {
    const response = await this.request(name, given, options);
    return (response.status === 204 ? undefined : await response.json()) as Operations[Each]['result'];
  }

  /** Uploads a file. It is processed in the background. @throws InvoiceGraphError */
  async upload(file: Blob, fileName: string, options: CallOptions = {}): Promise<UploadedInvoice> {
    const form = new FormData();
    form.append('file', file, fileName);
    const response = await this.send('POST', '/v1/invoices/', { ...options, body: form });
    return (await response.json()) as UploadedInvoice;
  }

  /** Waits until an invoice is processed, whether its file could be read or not. @throws InvoiceGraphError */
  async waitUntilProcessed(uid: string, signal?: AbortSignal): Promise<InvoiceDetail> {
    for (;;) {
      const invoice = await this.call('getInvoice', { path: { uid } }, signal && { signal });
      if (invoice.processing_status !== 'processing') return invoice;
      await sleep(POLL_MILLISECONDS, signal);
    }
  }

  /** An invoice with its ETag, by which a change can require that nobody has changed it since. @throws InvoiceGraphError */
  async getInvoice(uid: string): Promise<{ invoice: InvoiceDetail; etag: string }> {
    const response = await this.request('getInvoice', { path: { uid } }, {});
    return { invoice: (await response.json()) as InvoiceDetail, etag: response.headers.get('etag') ?? '' };
  }

  /** All invoices that match a filter, page by page. @throws InvoiceGraphError */
  async *listInvoices(query: Omit<Operations['listInvoices']['query'], 'page'> = {}): AsyncGenerator<Invoice> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await this.call('listInvoices', { query: { page_size: PAGE_SIZE, ...query, page } });
      pages = found.page_count;
      yield* found.results;
    }
  }

  /**
   * The pages of events after a cursor, until there are no more now. Keep the `cursor` of each page once it is dealt with, and continue
   * there later: no event is skipped.
   *
   * @throws InvoiceGraphError
   */
  async *readEvents(after?: string): AsyncGenerator<EventPage> {
    for (let cursor = after, more = true; more;) {
      const query = { page_size: PAGE_SIZE, ...(cursor !== undefined && { after: cursor }) };
      const page = await this.call('listEvents', { query });
      yield page;
      [cursor, more] = [page.cursor, page.next !== null];
    }
  }

  /** Exports invoices as a file. @throws InvoiceGraphError */
  async export(name: ExportName, body: Operations[ExportName]['body'] = {}): Promise<Blob> {
    return (await this.request(name, { body } as never, {})).blob();
  }

  private request(name: Name, given: object, options: CallOptions): Promise<Response> {
    const [method, template] = OPERATIONS[name];
    const {
      body,
      path = {},
      query = {},
    } = given as {
      path?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const filled = template.replace(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(path[key] ?? ''));
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) {
      for (const each of [value].flat()) if (each !== undefined && each !== null) parameters.append(key, String(each));
    }
    const json = body === undefined ? undefined : JSON.stringify(body);
    return this.send(method, parameters.size === 0 ? filled : `${filled}?${parameters}`, { ...options, body: json });
  }

  private async send(
    method: string,
    path: string,
    { body, idempotencyKey, ifMatch, signal }: CallOptions & { readonly body?: string | FormData | undefined },
  ): Promise<Response> {
    const { apiKey, fetch: send = fetch, retries = 4, url } = this.options;
    const headers = {
      'Api-Key': apiKey,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(method === 'POST' && { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    };
    const request = { method, headers, body: body ?? null, signal: signal ?? null };
    for (let attempt = 0; ; attempt += 1) {
      const response = await send(`${url.replace(/\/+$/, '')}${path}`, request).catch((error: unknown) => {
        if (attempt >= retries || signal?.aborted) throw error;
        return null;
      });
      if (response?.ok) return response;
      const error = response && (await readError(response));
      if (error && (attempt >= retries || !isRepeatable(error))) throw error;
      await sleep(error?.retryAfter ?? FIRST_WAIT_MILLISECONDS * 2 ** attempt, signal);
    }
  }
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}

export { InvoiceGraphError };
