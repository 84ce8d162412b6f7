import type { IncomingHttpHeaders } from 'node:http';
import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { getNamedType, isObjectType, parse, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { requireAllowed } from '../access/policy.js';
import type { Action } from '../access/roles.js';
import type { IdempotencyService, KnownCall } from '../accounts/idempotency.service.js';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { AlreadyDone, type Effect, type Once } from '../shared/once.js';
import { createInProgressError, createReusedKeyError, readIdempotencyKey } from '../web/idempotency-key.js';
import { computeFingerprint, findUploads, hashFiles, type RepeatableRequest } from './call-fingerprint.js';
import { FileCalls } from './file-calls.js';
import { MAX_TOKENS } from './limits.js';
import { createBadRequest, type GraphqlBody } from './request-body.js';

/** The permission that a replay of a mutation requires; all others are for administrators. */
const PERMISSIONS: Readonly<Record<string, Action>> = {
  uploadInvoice: 'upload',
  uploadInvoices: 'upload',
  uploadInvoiceByUrl: 'upload',
  updateInvoice: 'update',
  updateInvoices: 'update',
  reprocessInvoice: 'update',
  createInvoiceItem: 'update',
  updateInvoiceItem: 'update',
  deleteInvoiceItem: 'update',
  deleteInvoice: 'delete',
  deleteInvoices: 'delete',
  startExport: 'export',
  approveInvoice: 'approve',
  approveInvoices: 'approve',
  rejectInvoice: 'reject',
  rejectInvoices: 'reject',
  removeInvoiceApproval: 'remove_approval',
  removeInvoiceApprovals: 'remove_approval',
};

export interface IdempotentMutationsDependencies {
  readonly schema: GraphQLSchema;
  readonly calls: IdempotencyService;
  readonly logger: Logger;
}

interface Request extends RepeatableRequest {
  readonly headers: IncomingHttpHeaders;
  readonly run: () => Promise<HTTPGraphQLResponse>;
}

interface OngoingCall extends Request {
  readonly key: string;
  readonly field: string;
  /** Known once the files of an upload have been read. */
  fingerprint: string | null;
}

/** Serves mutations with an `Idempotency-Key`: repeating a request returns the first response again for 24 hours. */
export class IdempotentMutations {
  /** The calls being served by this process. Across processes, the unique key of the records decides. */
  private readonly underWay = new Set<string>();

  constructor(private readonly dependencies: IdempotentMutationsDependencies) {}

  /**
   * Serves a request. Queries ignore the key.
   *
   * @throws idempotency_in_progress, idempotency_key_reuse, forbidden for a replay, bad_request for what cannot be repeated
   */
  async serve(request: Request): Promise<HTTPGraphQLResponse> {
    const key = readIdempotencyKey(request.headers);
    const operation = key === null ? null : findOperation(request.body);
    if (key === null || operation?.operation !== 'mutation') return request.run();
    const field = this.requireOneField(operation);
    const name = `${request.context.actor.accountId}:${key}`;
    if (this.underWay.has(name)) throw createInProgressError();
    this.underWay.add(name);
    try {
      const fingerprint = findUploads(request.body).length > 0 ? null : computeFingerprint(request, null);
      return await this.serveOnce({ ...request, key, field, fingerprint });
    } finally {
      this.underWay.delete(name);
    }
  }

  private requireOneField({ selectionSet: { selections } }: OperationDefinitionNode): string {
    const [only, ...others] = selections;
    if (only?.kind !== 'Field' || others.length > 0)
      throw createBadRequest('With an Idempotency-Key, send one mutation in a request, and not in a fragment.');
    const name = only.name.value;
    const payload = getNamedType(this.dependencies.schema.getMutationType()?.getFields()[name]?.type);
    if (isObjectType(payload) && 'secret' in payload.getFields())
      throw createBadRequest(`${name} cannot be repeated by an Idempotency-Key, because its secret is not stored.`);
    return name;
  }

  private async serveOnce(call: OngoingCall): Promise<HTTPGraphQLResponse> {
    const known = await this.find(call);
    if (known) return this.serveAgain(call, known);
    const state = { isRecorded: false, isDone: false };
    const files = new FileCalls(this.dependencies.calls, call);
    call.context.call = { doneUid: null, once: this.createOnce(call, state), forFile: (index) => files.forFile(index) };
    const answer = await call.run();
    call.fingerprint ??= computeFingerprint(call, files.getHashes());
    const done = state.isDone ? await this.find(call) : null;
    if (done) return this.serveAgain(call, done);
    await this.keep(call, answer, state.isRecorded);
    return answer;
  }

  private createOnce(call: OngoingCall, state: { isRecorded: boolean; isDone: boolean }): Once {
    const fingerprintOf = ({ fileSha256 = null }: { fileSha256?: string | null }) =>
      (call.fingerprint ??= computeFingerprint(call, fileSha256));
    const once = this.dependencies.calls.once(call.context.actor, call.key, (effect: Effect) => fingerprintOf(effect));
    return async (tx, effect) => {
      try {
        await once(tx, effect);
        state.isRecorded = true;
      } catch (error) {
        state.isDone = error instanceof AlreadyDone;
        throw error;
      }
    };
  }

  private find({ context, key }: OngoingCall): Promise<KnownCall | null> {
    return this.dependencies.calls.find(context.actor, key);
  }

  private async serveAgain(call: OngoingCall, known: KnownCall): Promise<HTTPGraphQLResponse> {
    call.fingerprint ??= computeFingerprint(call, await hashFiles(call.body));
    if (call.fingerprint !== known.fingerprint) throw createReusedKeyError();
    requireAllowed(call.context.actor, PERMISSIONS[call.field] ?? 'administer');
    const kept = known.answer === null ? await this.rebuild(call, known) : toAnswer(known.answer);
    kept.headers.set('idempotent-replayed', 'true');
    return kept;
  }

  /** Executes the selection on what the first request has done, because the process died before it could store the response. */
  private async rebuild(call: OngoingCall, { resourceUid }: KnownCall): Promise<HTTPGraphQLResponse> {
    const once = () => Promise.reject(new AppError('conflict', 'This request has already been executed.'));
    const files = new FileCalls(this.dependencies.calls, call);
    call.context.call = { doneUid: resourceUid, once, forFile: (index) => files.forFile(index) };
    const answer = await call.run();
    await this.keep(call, answer, true);
    return answer;
  }

  /** Stores a response without errors. A request with errors may be sent again with its key, unless it has had its effect. */
  private async keep(call: OngoingCall, answer: HTTPGraphQLResponse, isRecorded: boolean): Promise<void> {
    const { calls, logger } = this.dependencies;
    const { actor, outcome } = call.context;
    const text = answer.body.kind === 'complete' ? answer.body.string : '';
    if (outcome.refusal !== undefined || (answer.status ?? 200) !== 200) return;
    if (!isRecorded && (outcome.hasUserErrors || 'errors' in (JSON.parse(text) as object))) return;
    try {
      if (!isRecorded) await calls.record(actor, call.key, call.fingerprint ?? '', actor.accountUid);
      const contentType = answer.headers.get('content-type');
      await calls.keepAnswer(actor, call.key, JSON.stringify({ contentType, text }));
    } catch (error) {
      logger.warn({ err: error }, 'a response was not saved for its Idempotency-Key');
    }
  }
}

/** Finds the operation to execute; null if the document is not valid, which its execution reports. */
function findOperation({ query, operationName }: GraphqlBody): OperationDefinitionNode | null {
  try {
    const { definitions } = parse(String(query), { maxTokens: MAX_TOKENS });
    const operations = definitions.filter((definition) => definition.kind === 'OperationDefinition');
    return operations.find(({ name }) => typeof operationName !== 'string' || name?.value === operationName) ?? null;
  } catch {
    return null;
  }
}

function toAnswer(kept: string): HTTPGraphQLResponse {
  const { contentType, text } = JSON.parse(kept) as { contentType: string; text: string };
  return { headers: new HeaderMap([['content-type', contentType]]), body: { kind: 'complete', string: text } };
}
