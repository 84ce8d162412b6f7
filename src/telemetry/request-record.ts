import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { requestEnded, type RequestRecord } from './signals.js';
import { beginRequestSpan } from './tracing.js';

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
