import type { TestService } from './service.js';

/** An error as a client of the GraphQL face sees it. */
export interface ClientError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly details?: Record<string, unknown>;
    readonly requestId: string;
  };
}

export interface ClientAnswer<Data = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly ClientError[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
}

type Variables = Readonly<Record<string, unknown>>;

/** Sends an operation as JSON with a key. */
export async function callGraphql<Data = unknown>(
  { baseUrl }: TestService,
  key: string | null,
  query: string,
  variables: Variables = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ClientAnswer<Data>> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { 'Api-Key': key }), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return readAnswer(response);
}

/** Returns the data of an operation that must succeed. */
export async function readGraphqlData<Data>(
  service: TestService,
  key: string,
  query: string,
  variables: Variables = {},
): Promise<Data> {
  const { data, errors } = await callGraphql<Data>(service, key, query, variables);
  if (errors) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
  return data;
}

/** Returns the error code of an operation that must fail. */
export async function readGraphqlCode(
  service: TestService,
  key: string | null,
  query: string,
  variables: Variables = {},
): Promise<string | undefined> {
  const { errors } = await callGraphql(service, key, query, variables);
  return errors?.[0]?.extensions.code;
}

const UPLOAD = 'mutation Upload($file: Upload!) { uploadInvoice(file: $file) { invoice { uid processingStatus } } }';

/** Builds the parts of an upload form by the GraphQL multipart request specification. */
export function uploadForm(file: Blob | string, name = 'invoice.xml', parts: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.append('operations', parts['operations'] ?? JSON.stringify({ query: UPLOAD, variables: { file: null } }));
  form.append('map', parts['map'] ?? JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', typeof file === 'string' ? new Blob([file]) : file, name);
  return form;
}

/** Sends a form with a key. */
export async function sendForm<Data>(
  { baseUrl }: TestService,
  key: string | null,
  form: FormData,
  headers: Readonly<Record<string, string>> = {},
): Promise<ClientAnswer<Data>> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Apollo-Require-Preflight': 'true', ...(key === null ? {} : { 'Api-Key': key }), ...headers },
    body: form,
  });
  return readAnswer(response);
}

async function readAnswer<Data>(response: Response): Promise<ClientAnswer<Data>> {
  const body = (await response.json()) as Omit<ClientAnswer<Data>, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, ...body };
}
