import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { requestEnded } from './signals.js';
import { beginRequestSpan, type SpanContext } from './tracing.js';

/**
 * What is known about a request when it ends. It holds no personal data and no secrets: no names, addresses, keys, search words or URLs,
 * which may contain any of them.
 */
export interface RequestRecord {
  /** The route or the field of the schema, such as `GET /v1/invoices/:uid` or `query invoices`. Clients cannot make up new ones. */
  operation: string;
  accountUid: string | null;
  keyUid: string | null;
  /** The error codes that the response reports. */
  codes: string[];
  readonly requestId: string;
  /** Null if the request is not traced. */
  readonly span: SpanContext | null;
}

const RECORD = Symbol('record of the request');
const CLIENT_LEFT = 499;
const PAGES = /^\/(live|ready|files|explorer|docs|openapi\.json|openapi\.yaml|graphql\/stream|graphql|v1)(?![^/?])/;

type Recorded = IncomingHttpHeaders & { [RECORD]?: RequestRecord };

/** Records a request if anyone listens for its end. Call it once the request has its id. */
export function recordRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!requestEnded.isHeard) return;
  const start = performance.now();
  const { headers, method = '' } = request;
  const record: RequestRecord = {
    operation: '',
    accountUid: null,
    keyUid: null,
    codes: [],
    requestId: String(headers['x-request-id']),
    span: beginRequestSpan(headers['traceparent']),
  };
  (headers as Recorded)[RECORD] = record;
  const { url } = request;
  response.on('close', () => {
    record.operation ||= `${method} ${describePath(url)}`;
    const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
    requestEnded.publish({ record, method, status, seconds: (performance.now() - start) / 1_000 });
  });
}

/** Returns the record of a request; undefined if nobody listens. It is found by the headers, which every layer has. */
export function getRecord({ headers }: Pick<IncomingMessage, 'headers'>): RequestRecord | undefined {
  return (headers as Recorded)[RECORD];
}

/** Names the page without what follows, so that the number of names stays small. */
function describePath(url = ''): string {
  return `/${PAGES.exec(url)?.[1] ?? '*'}`;
}
