import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Config } from '../config.js';
import type { Actor } from '../shared/actor.js';
import type { Gate } from '../web/gate.js';
import { getRecord } from '../telemetry/request-record.js';
import { withDeadline } from '../shared/deadline.js';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { chargeOperation, ENTRANCE_COST } from './charge.js';
import type { GraphqlServices } from './context.js';
import { EventStream } from './event-stream.js';
import { answerFailure, finish, getSearch, requireMethod } from './http-answer.js';
import { OpenStreams } from './open-streams.js';
import type { PersistedOperations } from './persisted-operations.js';
import { parseSearch, readJsonBody, type GraphqlBody } from './request-body.js';
import { recordOperation } from './record-operation.js';
import { StreamDocuments } from './stream-documents.js';

const EVENT_STREAM = 'text/event-stream';
/** The parts of a request that graphql-sse requires; everything else is checked before. */
const SSE_HEADERS: Readonly<Record<string, string>> = { accept: EVENT_STREAM, 'content-type': 'application/json' };

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface StreamFaceOptions {
  readonly schema: GraphQLSchema;
  readonly persisted: PersistedOperations;
  readonly services: GraphqlServices;
  readonly gate: Gate;
  readonly logger: Logger;
  readonly config: Pick<Config, 'INTROSPECTION' | 'REQUEST_TIMEOUT_SECONDS' | 'STREAMS' | 'STREAMS_PER_KEY'>;
}

/**
 * Serves `/graphql/stream`: subscriptions as server-sent events, each on a separate connection (graphql-sse protocol, distinct
 * connections mode), with the same authentication and limits as every other request.
 */
export class StreamFace {
  private readonly documents: StreamDocuments;
  private readonly streams: OpenStreams;
  private readonly milliseconds: number;
  private readonly handle = createHandler<unknown, { results: AsyncGenerator<ExecutionResult> }>({
    authenticate: () => '',
    onSubscribe: ({ context }) => context.results,
  });

  constructor(private readonly options: StreamFaceOptions) {
    const { config, schema } = options;
    this.documents = new StreamDocuments(schema, config.INTROSPECTION);
    this.streams = new OpenStreams({ max: config.STREAMS, maxPerKey: config.STREAMS_PER_KEY });
    this.milliseconds = config.REQUEST_TIMEOUT_SECONDS * 1_000;
  }

  /** Serves a request until its stream ends. Never throws: failures are sent as responses. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method === 'OPTIONS') return finish(request, response, 204, '');
      requireMethod(request);
      const actor = await this.options.gate.authenticate(request.headers);
      await this.options.gate.charge(actor, 'graphql', ENTRANCE_COST);
      requireEventStream(request);
      const stream = new EventStream({ ...this.options, request, response }, actor);
      response.once('close', this.streams.add(actor, stream));
      await this.run(stream, actor, { request, response });
    } catch (error) {
      answerFailure(request, response, error, this.options.logger);
    }
  }

  /** Ends all streams; readers may reconnect to another process. */
  stop(): void {
    this.streams.stop();
  }

  private async run(stream: EventStream, actor: Actor, { request, response }: Exchange): Promise<void> {
    const operation = this.documents.read(this.options.persisted.resolve(await this.readBody(request), actor));
    recordOperation(getRecord(request), operation.operation);
    const { bucket } = await chargeOperation(this.options.gate, actor, operation.operation, operation.cost);
    const results = await withDeadline(this.milliseconds, stream.open(operation));
    const [chunks, head] = await this.handle({
      method: 'POST',
      url: '',
      headers: { get: (name) => SSE_HEADERS[name] },
      body: { query: ' ' },
      raw: request,
      context: { results },
    });
    if (chunks === null || typeof chunks === 'string') throw new Error('graphql-sse refused the stream.');
    response.writeHead(head.status, { ...head.headers, ...bucket.headers, 'x-accel-buffering': 'no' });
    await stream.write(chunks);
  }

  private async readBody(request: IncomingMessage): Promise<GraphqlBody> {
    return request.method === 'GET' ? parseSearch(getSearch(request)) : readJsonBody(request, this.milliseconds);
  }
}

/** @throws not_acceptable */
function requireEventStream({ headers: { accept } }: IncomingMessage): void {
  if (accept?.includes(EVENT_STREAM)) return;
  throw new AppError('not_acceptable', `Subscriptions are served as ${EVENT_STREAM}. Send that in the Accept header.`);
}
