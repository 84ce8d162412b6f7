import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { Config } from '../config.js';
import type { Actor } from '../shared/actor.js';
import type { Gate } from '../web/gate.js';
import { withDeadline } from '../shared/deadline.js';
import { beginReadScope, runInReadScope } from '../shared/read-scope.js';
import type { Logger } from '../shared/logger.js';
import { readMediaType } from '../web/media-type.js';
import { getRecord } from '../telemetry/request-record.js';
import { getRequestId } from '../web/request-id.js';
import { ENTRANCE_COST } from './charge.js';
import { CompiledQueries } from './compiled/compiled-queries.js';
import { DocumentStore } from './compiled/document-store.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { QueryCosts } from './cost.js';
import { presentError, presentWithoutSuggestion } from './errors.js';
import { answerFailure, finish, requireMethod, getSearch } from './http-answer.js';
import { IdempotentMutations } from './idempotent-mutations.js';
import { createLimitsRule, MAX_ERRORS, MAX_TOKENS } from './limits.js';
import { ListMeter } from './list-meter.js';
import { createLoaders } from './loaders.js';
import { loadManifest } from './persisted-manifest.js';
import { PersistedOperations } from './persisted-operations.js';
import { createPlugin } from './plugin.js';
import { QueryLane, type QueryAnswer, type QueryLaneOptions } from './query-lane.js';
import { readJsonBody, requireWellFormed, type GraphqlBody } from './request-body.js';
import { buildGraphqlSchema } from './schema.js';
import { StreamFace, type StreamFaceOptions } from './stream-face.js';
import { withUploadBody } from './upload-body.js';

/** Headers that a page of another origin cannot send without a preflight request. */
const PREFLIGHT_HEADERS = ['api-key', 'apollo-require-preflight', 'x-apollo-operation-name'];
const FORWARDED_HEADERS = ['accept', 'content-type', ...PREFLIGHT_HEADERS];
const RESPONSE_TYPE = 'application/graphql-response+json';

export interface GraphqlHandlerOptions {
  readonly services: GraphqlServices;
  readonly gate: Gate;
  readonly logger: Logger;
  readonly config: StreamFaceOptions['config'] &
    Pick<Config, 'FEDERATION' | 'PERSISTED_OPERATIONS' | 'PERSISTED_OPERATIONS_MANIFEST' | 'UPLOAD_MAX_BYTES'>;
}

/** Serves `/graphql` and `/graphql/stream` as plain listeners of node:http. */
export interface GraphqlHandler {
  /** Responds to a request, even if something fails. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Streams a subscription until it ends. */
  stream(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends all subscriptions and refuses new ones. */
  endStreams(): void;
  stop(): Promise<void>;
}

/** Builds the GraphQL face. */
export async function createGraphqlHandler(options: GraphqlHandlerOptions): Promise<GraphqlHandler> {
  const schema = await buildGraphqlSchema(options.services, { hasFederation: options.config.FEDERATION });
  const laneOptions = {
    schema,
    gate: options.gate,
    costs: new QueryCosts(schema),
    queries: new CompiledQueries(schema),
  };
  const apollo = await startApollo(laneOptions, options);
  const persisted = await openPersisted(options);
  const { logger, services } = options;
  const mutations = new IdempotentMutations({ schema, calls: services.idempotency, logger });
  const face = new GraphqlFace(apollo, new QueryLane(laneOptions), persisted, mutations, options);
  const streams = new StreamFace({ ...options, schema, persisted });
  return {
    handle: (request, response) => face.serve(request, response),
    stream: (request, response) => streams.serve(request, response),
    endStreams: () => streams.stop(),
    stop: () => apollo.stop(),
  };
}

async function startApollo(
  { schema, costs, queries }: QueryLaneOptions,
  { gate, logger, config }: GraphqlHandlerOptions,
): Promise<ApolloServer<GraphqlContext>> {
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    documentStore: new DocumentStore(),
    logger: { debug: ignore, info: ignore, warn: (text) => logger.warn(text), error: (text) => logger.error(text) },
    introspection: config.INTROSPECTION,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    csrfPrevention: { requestHeaders: PREFLIGHT_HEADERS },
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [createLimitsRule],
    validationOptions: { maxErrors: MAX_ERRORS },
    executionOptions: { maxCoercionErrors: MAX_ERRORS },
    formatError: (_formatted, thrown) =>
      config.INTROSPECTION ? presentError(thrown) : presentWithoutSuggestion(thrown),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      createPlugin({ costs, queries, gate, logger }),
    ],
  });
  await apollo.start();
  return apollo;
}

async function openPersisted({ config, logger }: GraphqlHandlerOptions): Promise<PersistedOperations> {
  const { PERSISTED_OPERATIONS: mode, PERSISTED_OPERATIONS_MANIFEST: file } = config;
  const documents = mode === 'off' || file === undefined ? new Map<string, string>() : await loadManifest(file);
  return new PersistedOperations(mode, documents, logger);
}

function ignore(): void {}

/** Handles a request in three steps: authenticate, read, execute. */
class GraphqlFace {
  private readonly milliseconds: number;

  constructor(
    private readonly apollo: ApolloServer<GraphqlContext>,
    private readonly lane: QueryLane,
    private readonly persisted: PersistedOperations,
    private readonly mutations: IdempotentMutations,
    private readonly options: GraphqlHandlerOptions,
  ) {
    this.milliseconds = options.config.REQUEST_TIMEOUT_SECONDS * 1_000;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method === 'OPTIONS') return finish(request, response, 204, '');
      requireMethod(request);
      const actor = await this.options.gate.authenticate(request.headers);
      await this.options.gate.charge(actor, 'graphql', ENTRANCE_COST);
      const answer = await this.answer(request, response, actor);
      write(request, response, answer);
    } catch (error) {
      answerFailure(request, response, error, this.options.logger);
    }
  }

  private answer(request: IncomingMessage, response: ServerResponse, actor: Actor): Promise<HTTPGraphQLResponse> {
    if (request.method === 'GET') return this.withinDeadline(this.execute(request, actor, undefined));
    if (readMediaType(request.headers['content-type']) === 'multipart/form-data')
      return this.answerUpload(request, response, actor);
    return readJsonBody(request, this.milliseconds).then((body) =>
      this.withinDeadline(this.execute(request, actor, body)),
    );
  }

  /** Uploads have no overall deadline, because slow bodies are fine. A refusal comes before any of the body is read. */
  private async answerUpload(
    request: IncomingMessage,
    response: ServerResponse,
    actor: Actor,
  ): Promise<HTTPGraphQLResponse> {
    const { config, gate, services } = this.options;
    services.uploads.requireUploader(actor);
    const { headers } = await gate.charge(actor, 'uploads', 1);
    for (const name in headers) response.setHeader(name, headers[name] ?? '');
    const bodyOptions = { maxBytes: config.UPLOAD_MAX_BYTES, admitNext: () => gate.charge(actor, 'uploads', 1) };
    return withUploadBody(request, bodyOptions, (body) => this.execute(request, actor, body));
  }

  private async execute(
    request: IncomingMessage,
    actor: Actor,
    given: GraphqlBody | undefined,
  ): Promise<HTTPGraphQLResponse> {
    const body = given && this.persisted.resolve(given, actor);
    if (body) requireWellFormed(body);
    const context = this.createContext(request, actor);
    return runInReadScope(context.readScope ?? null, () => this.executeWith(context, request, body));
  }

  private async executeWith(
    given: GraphqlContext,
    request: IncomingMessage,
    body: GraphqlBody | undefined,
  ): Promise<HTTPGraphQLResponse> {
    const { accept = '' } = request.headers;
    const answer = body && (await this.lane.answer(body, accept, given));
    if (answer) return toHttpAnswer(answer);
    // What the lane has begun may still charge lists; those of plain execution have a meter of their own.
    const context = given.charge ? { ...given, lists: given.lists.restart() } : given;
    const run = () => this.executePlainly(request, body, context);
    const { headers } = request;
    const plain = await (body ? this.mutations.serve({ headers, body, context, run }) : run());
    if (context.outcome.refusal !== undefined) throw context.outcome.refusal;
    const contentType = plain.headers.get('content-type');
    if (body && (plain.status ?? 200) === 200 && contentType !== undefined) this.lane.learn(accept, contentType);
    return plain;
  }

  private createContext(request: IncomingMessage, actor: Actor): GraphqlContext {
    const { gate, services } = this.options;
    const lists = new ListMeter((points) => gate.charge(actor, 'graphql', points));
    return {
      actor,
      requestId: getRequestId(request),
      record: getRecord(request),
      loaders: createLoaders(actor, services),
      lists,
      charge: undefined,
      call: undefined,
      readScope: beginReadScope({ isOpen: false }),
      outcome: {},
    };
  }

  private executePlainly(
    request: IncomingMessage,
    body: GraphqlBody | undefined,
    context: GraphqlContext,
  ): Promise<HTTPGraphQLResponse> {
    const search = body ? '' : this.persisted.resolveSearch(getSearch(request), context.actor);
    const headers = new HeaderMap();
    for (const name of FORWARDED_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    return this.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method ?? '', headers, search, body },
      context: async () => context,
    });
  }

  private withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
    return withDeadline(this.milliseconds, work);
  }
}

function toHttpAnswer({ contentType, charge, body }: QueryAnswer): HTTPGraphQLResponse {
  const headers = new HeaderMap([['content-type', contentType], ...Object.entries(charge.bucket.headers)]);
  return { headers, body: { kind: 'complete', string: body } };
}

function write(request: IncomingMessage, response: ServerResponse, answer: HTTPGraphQLResponse): void {
  const body = answer.body.kind === 'complete' ? answer.body.string : '';
  finish(request, response, getStatus(request, answer), body, answer.headers);
}

/** Clients that explicitly accept `application/json` get 200 for a refused document (GraphQL over HTTP, section 6.4.1). */
function getStatus({ headers }: IncomingMessage, { status = 200 }: HTTPGraphQLResponse): number {
  const { accept } = headers;
  return status === 400 && accept?.includes('application/json') && !accept.includes(RESPONSE_TYPE) ? 200 : status;
}
