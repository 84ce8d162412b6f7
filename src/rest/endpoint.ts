import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.js';
import type { Actor } from '../shared/actor.js';
import type { Gate } from '../web/gate.js';
import { withDeadline } from '../shared/deadline.js';
import { AppError, toAppError, ERROR_TABLE, notFound, type ErrorCode } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { beginReadScope, runInReadScope } from '../shared/read-scope.js';
import { discardBody, endResponse } from '../web/discard-body.js';
import { requireAcceptable } from '../web/media-type.js';
import { getRecord } from '../telemetry/request-record.js';
import { getRequestId } from '../web/request-id.js';
import { buildErrorResponse } from './errors.js';
import type { IdempotentCalls } from './idempotency.js';
import { readJsonBody } from './json-body.js';
import { METHODS, type Method, type RestRequest, type RestResponse, type Route } from './route.js';
import { prefersStrict, requireKnown } from './strict.js';

const JSON_TYPE = 'application/json';
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** The routes of one path by method. */
export type Resource = ReadonlyMap<Method, Route>;

export interface EndpointDependencies {
  readonly gate: Gate;
  readonly logger: Logger;
  readonly idempotentCalls: IdempotentCalls;
  readonly config: Pick<Config, 'PUBLIC_URL' | 'REQUEST_TIMEOUT_SECONDS'>;
  /** Where clients reach the service, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** A request for an existing path. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly resource: Resource;
  readonly params: Readonly<Record<string, string>>;
  /** The request target as sent by the client. */
  readonly url: string;
}

/** What every response needs, even one to a request for a path that does not exist. */
type Exchange = Pick<Call, 'request' | 'response' | 'resource'>;

/** Serves requests according to the table of routes, independently of the HTTP framework, and always in the same steps. */
export class Endpoint {
  private readonly milliseconds: number;

  constructor(private readonly dependencies: EndpointDependencies) {
    this.milliseconds = dependencies.config.REQUEST_TIMEOUT_SECONDS * 1_000;
  }

  /** Responds to a request, even if something fails. */
  async serve(call: Call): Promise<void> {
    const { request, response, resource } = call;
    recordOperation(call);
    try {
      if (request.method === 'OPTIONS')
        return await this.write(call, { status: 204, headers: buildAllowHeader(resource) });
      const actor = await this.dependencies.gate.authenticate(request.headers);
      const route = resource.get(getMethod(request));
      if (!route) throw createMethodError();
      const { headers } = await this.dependencies.gate.charge(actor, route.bucket, 1);
      for (const name in headers) response.setHeader(name, headers[name] ?? '');
      await this.write(call, await this.answer(call, route, actor));
    } catch (error) {
      await this.fail(call, error);
    }
  }

  /** Responds to a request whose path does not exist or cannot be decoded. */
  async refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.fail({ request, response, resource: new Map() }, notFound());
  }

  private async answer(call: Call, route: Route, actor: Actor): Promise<RestResponse> {
    const { request, params, url } = call;
    // The path of an export names its type, so its Accept header decides nothing.
    if (!route.produces) requireAcceptable(request.headers.accept, JSON_TYPE);
    route.admit?.(actor);
    const [path, search] = splitOnce(url, '?');
    const bare: RestRequest = {
      actor,
      params,
      query: new URLSearchParams(search),
      headers: request.headers,
      origin: this.getOrigin(request),
      path,
      body: {},
      raw: request,
    };
    try {
      return await this.perform(call, route, bare);
    } catch (error) {
      if (route.requirePossible && isAboutBody(error))
        await withDeadline(this.milliseconds, route.requirePossible(bare));
      throw error;
    }
  }

  private async perform({ request, response }: Call, route: Route, bare: RestRequest): Promise<RestResponse> {
    const body = typeof route.body === 'object' ? await readJsonBody(request, this.milliseconds) : {};
    if (prefersStrict(request.headers)) {
      requireKnown(route, bare.query, body);
      response.setHeader('Preference-Applied', 'handling=strict');
    }
    const scope = isRead(route) ? beginReadScope({ isOpen: true }) : null;
    const work = runInReadScope(scope, () => this.dependencies.idempotentCalls.serve(route, { ...bare, body }));
    return route.body === 'multipart' ? work : withDeadline(this.milliseconds, work);
  }

  /**
   * Returns the scheme and host that links begin with. Without PUBLIC_URL, a client on the same machine may choose the host, since a
   * container may publish another port; anyone else could make links lead elsewhere (RFC 9110, section 17.1).
   */
  private getOrigin({ headers: { host = '' } }: IncomingMessage): string {
    const { config, publicUrl } = this.dependencies;
    return config.PUBLIC_URL === undefined && LOOPBACK.test(host) ? `http://${host}` : publicUrl();
  }

  private async write({ request, response }: Exchange, answer: RestResponse): Promise<void> {
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'private, no-cache');
    response.statusCode = answer.status;
    if (answer.stream) {
      void discardBody(request, response);
      return send(answer.stream, response);
    }
    const json = answer.json ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
    if (json === null) return endResponse(request, response);
    const bytes = Buffer.from(json);
    response.setHeader('Content-Type', `${JSON_TYPE}; charset=utf-8`);
    response.setHeader('Content-Length', bytes.length);
    endResponse(request, response, bytes);
  }

  private async fail(call: Exchange, thrown: unknown): Promise<void> {
    const { request, response, resource } = call;
    const error = toAppError(thrown);
    const requestId = getRequestId(request);
    getRecord(request)?.codes.push(error.code);
    const { logger } = this.dependencies;
    logger[ERROR_TABLE[error.code].logLevel]({ requestId, code: error.code, err: error.cause }, 'a REST call failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.code === 'method_not_allowed') response.setHeader('Allow', buildAllowHeader(resource).Allow);
    await this.write(call, buildErrorResponse(error, requestId));
  }
}

const ABOUT_BODY: readonly ErrorCode[] = [
  ...(['bad_request', 'validation_error', 'payload_too_large', 'unsupported_media_type'] as const),
];

function isAboutBody(error: unknown): boolean {
  return error instanceof AppError && ABOUT_BODY.includes(error.code);
}

/** Sends a stream. If the client disconnects, this ends without an error, because the service is not at fault. */
async function send(stream: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function recordOperation({ request, resource }: Exchange): void {
  const record = getRecord(request);
  if (!record) return;
  const [route] = resource.values();
  if (route) record.operation = `${request.method} /v1${route.path}`;
}

/** Exports send their filter in a body. */
function isRead({ method, bucket }: Route): boolean {
  return method === 'GET' || bucket === 'exports';
}

function getMethod(request: IncomingMessage): Method {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const known = METHODS.find((candidate) => candidate === method);
  if (!known) throw createMethodError();
  return known;
}

function buildAllowHeader(resource: Resource): { Allow: string } {
  const methods = METHODS.filter((method) => resource.has(method));
  const withHead = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return { Allow: [...withHead, 'OPTIONS'].join(', ') };
}

function createMethodError(): AppError {
  return new AppError(
    'method_not_allowed',
    'This path does not support that method. The Allow header lists the methods it supports.',
  );
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
