import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSourceEventStream, execute, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Config } from '../config.js';
import type { Actor } from '../shared/actor.js';
import type { Gate } from '../web/gate.js';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { getRequestId } from '../web/request-id.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { logError, presentError } from './errors.js';
import { DocumentRefused } from './http-answer.js';
import { ListMeter } from './list-meter.js';
import { createLoaders } from './loaders.js';
import { ReplayCharge } from './replay-charge.js';
import type { StreamOperation } from './stream-documents.js';

/** How often a stream checks that its key is still valid. */
const RECHECK_MILLISECONDS = 2_000;
/** How long a reader may stall while results wait for it. */
const STALL_MILLISECONDS = 15_000;
const ENDING_CODES = new Set(['unauthorized', 'forbidden']);

export interface EventStreamOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly schema: GraphQLSchema;
  readonly services: GraphqlServices;
  readonly gate: Gate;
  readonly logger: Logger;
  readonly config: Pick<Config, 'INTROSPECTION'>;
}

/** Streams the results of one subscription to one reader, until either ends. */
export class EventStream {
  private readonly controller = new AbortController();
  private readonly recheck: NodeJS.Timeout;
  private failure: unknown = null;

  constructor(
    private readonly options: EventStreamOptions,
    private actor: Actor,
  ) {
    this.recheck = setInterval(() => void this.checkKey(), RECHECK_MILLISECONDS);
    this.recheck.unref();
    options.response.once('close', () => this.close());
  }

  /**
   * Opens the subscription. It yields a result for each event, and a final error if one ends it.
   *
   * @throws DocumentRefused, or the reason why the source was refused
   */
  async open({
    document,
    operation,
    variables,
    changePoints,
  }: StreamOperation): Promise<AsyncGenerator<ExecutionResult>> {
    const { schema, services, config, gate } = this.options;
    const { signal } = this.controller;
    const replay = new ReplayCharge({ gate, actor: this.actor, points: changePoints, signal });
    const own = { changes: services.changes, signal, payForReplayed: () => replay.pay() };
    const context = { ...this.createContext(), ...own };
    const args = { schema, document, operationName: operation.name?.value, variableValues: variables };
    const hideSuggestions = !config.INTROSPECTION;
    const source = await createSourceEventStream({ ...args, contextValue: context, hideSuggestions });
    if (!(Symbol.asyncIterator in source)) throw toRefusal(source);
    return this.generateResults(source, (rootValue) =>
      execute({ ...args, rootValue, contextValue: this.createContext() }),
    );
  }

  /** Writes all results, then ends the response. */
  async write(chunks: AsyncIterable<string>): Promise<void> {
    const { response } = this.options;
    for await (const chunk of chunks) {
      if (response.writableEnded || response.destroyed) break;
      response.write(chunk);
    }
    response.end();
  }

  /** Ends the response without a `complete` event, so that the reader reconnects. */
  end(): void {
    this.options.response.end();
    this.close();
  }

  /** Ends the subscription and stops checking the key. */
  close(): void {
    clearInterval(this.recheck);
    this.controller.abort();
  }

  private async *generateResults(
    source: AsyncIterable<unknown>,
    resultOf: (event: unknown) => ExecutionResult | Promise<ExecutionResult>,
  ): AsyncGenerator<ExecutionResult> {
    try {
      for await (const event of source) {
        yield this.presentResult(await resultOf(event));
        await this.waitUntilTaken();
      }
    } catch (error) {
      if (!this.controller.signal.aborted) this.failure = error;
    }
    if (this.failure !== null) yield { errors: this.presentErrors([this.failure]) };
  }

  /** Waits until the reader catches up; disconnects one that stalls. */
  private async waitUntilTaken(): Promise<void> {
    const { response } = this.options;
    if (!response.writableNeedDrain) return;
    const timer = setTimeout(() => response.destroy(), STALL_MILLISECONDS);
    try {
      await once(response, 'drain', { signal: this.controller.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  private async checkKey(): Promise<void> {
    const { gate, request } = this.options;
    try {
      this.actor = await gate.authenticate(request.headers);
    } catch (error) {
      // While the database is unavailable, the key cannot be checked, but no changes arrive either.
      if (!(error instanceof AppError) || !ENDING_CODES.has(error.code)) return;
      this.failure = error;
      this.close();
    }
  }

  /** Creates a context for each event, because data loaded for one event may have changed by the next. */
  private createContext(): GraphqlContext {
    const { request, services } = this.options;
    const lists = new ListMeter(() => null);
    const loaders = createLoaders(this.actor, services);
    return { actor: this.actor, requestId: getRequestId(request), loaders, lists, outcome: {} };
  }

  private presentResult(result: ExecutionResult): ExecutionResult {
    return result.errors ? { errors: this.presentErrors(result.errors), data: result.data } : result;
  }

  /** Formats errors by the error table, so that no internal details leak. */
  private presentErrors(thrown: readonly unknown[]): GraphQLError[] {
    const requestId = getRequestId(this.options.request);
    for (const error of thrown) logError(this.options.logger, error, requestId);
    return thrown.map((error) => presentError(error, requestId) as GraphQLError);
  }
}

/** Returns why a source was not opened: the error of its resolver, or of invalid variables. */
function toRefusal({ errors = [] }: ExecutionResult): Error {
  const original = errors[0]?.originalError;
  return !original || original instanceof GraphQLError ? new DocumentRefused(errors) : original;
}
