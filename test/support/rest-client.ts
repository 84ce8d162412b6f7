import { describeProblem } from './openapi.js';
import type { TestService } from './service.js';

/** A response of the REST face. */
export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The JSON body; null if there is none. */
  // Each test knows what it expects in a body.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface RestOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the REST face with one key. Validates every response against the OpenAPI document. */
export class RestClient {
  constructor(
    private readonly service: Pick<TestService, 'baseUrl'>,
    private readonly key: string | null,
  ) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    return this.call('GET', path, { headers });
  }

  post(path: string, json?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    return this.call('POST', path, { ...(json === undefined ? {} : { json }), headers });
  }

  put(path: string, json: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    return this.call('PUT', path, { json, headers });
  }

  delete(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    return this.call('DELETE', path, { headers });
  }

  upload(content: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    return this.call('POST', '/invoices/', { form: createForm(content), headers });
  }

  async call(method: string, path: string, { json, form, raw, headers }: RestOptions = {}): Promise<RestAnswer> {
    const body = form ?? raw ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(`${this.service.baseUrl}/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        // A busy test may leave a connection idle until the server closes it, at the moment that the next call would use it.
        Connection: 'close',
        ...(this.key === null ? {} : { 'Api-Key': this.key }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body as RequestInit['body'] }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && bytes.length > 0;
    const answer = {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString('utf8')) : null,
    };
    const problem = describeProblem(method, path, answer);
    if (problem !== null)
      throw new Error(
        `The response violates schema/openapi.yaml: ${problem}\n${bytes.toString('utf8').slice(0, 2_000)}`,
      );
    return answer;
  }
}

/** Creates a form with one part `file`. */
export function createForm(content: string | Uint8Array, part = 'file', fileName = 'invoice.xml'): FormData {
  const form = new FormData();
  form.set(part, new Blob([content]), fileName);
  return form;
}
