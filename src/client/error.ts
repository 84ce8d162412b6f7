import type { Error as ErrorBody } from './generated/rest.js';

type Content = ErrorBody['error'];

/** The service refused a request. */
export class InvoiceGraphError extends Error {
  override readonly name = 'InvoiceGraphError';

  constructor(
    readonly status: number,
    /** What was wrong, for programs; `unknown` if the answer is not one of the service, but for example of a proxy. */
    readonly code: Content['code'] | 'unknown',
    message: string,
    /** The messages of a validation error by field, or the reason of a refusal. */
    readonly details: Readonly<Record<string, unknown>>,
    /** Identifies the request in the log of the service. */
    readonly requestId: string | null,
    /** After how many milliseconds to try again; null if the service does not say so. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

const REPEATABLE = new Set([429, 502, 503, 504]);

/** Whether the same request may succeed later. */
export function isRepeatable({ code, status }: InvoiceGraphError): boolean {
  return REPEATABLE.has(status) || code === 'idempotency_in_progress';
}

/** Reads the error of a response. */
export async function readError(response: Response): Promise<InvoiceGraphError> {
  const text = await response.text();
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1_000 : null;
  const content = parse(text);
  const { code = 'unknown', details = {}, message = `The server answered ${response.status}.` } = content ?? {};
  const requestId = content?.request_id ?? response.headers.get('x-request-id');
  return new InvoiceGraphError(response.status, code, message, details, requestId, retryAfter);
}

function parse(text: string): Content | null {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).error ?? null;
  } catch {
    return null;
  }
}
