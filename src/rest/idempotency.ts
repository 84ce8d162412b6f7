import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { requireAllowed } from '../access/policy.js';
import type { IdempotencyService, KnownCall } from '../accounts/idempotency.service.js';
import { withDeadline } from '../shared/deadline.js';
import type { Logger } from '../shared/logger.js';
import { AlreadyDone, type Effect } from '../shared/once.js';
import { createInProgressError, createReusedKeyError, readIdempotencyKey } from '../web/idempotency-key.js';
import { withUploadedFile } from './multipart-body.js';
import type { RestRequest, RestResponse, Route } from './route.js';

/** The time limit of the lookup. An upload has no time limit of its own, so a database that does not respond would block it. */
const FIND_MILLISECONDS = 5_000;
/** How long storing a response may take. It is short because the effect is already committed. */
const KEEP_MILLISECONDS = 1_000;

export interface IdempotentCallsDependencies {
  readonly calls: IdempotencyService;
  readonly logger: Logger;
  readonly maxUploadBytes: number;
}

/** A call with an `Idempotency-Key` that is being served. */
interface OngoingCall {
  readonly route: Route;
  readonly replay: NonNullable<Route['replay']>;
  readonly request: RestRequest;
  readonly key: string;
  /** Null for an upload until its file has been read. */
  fingerprint: string | null;
}

/**
 * Serves requests with an `Idempotency-Key`: repeating one returns the first response again, whatever happened since. Only an export is
 * made again, because its file may be of any size.
 */
export class IdempotentCalls {
  /** The calls being served by this process. Across processes, the unique key of the records makes the second call wait. */
  private readonly underWay = new Set<string>();

  constructor(private readonly dependencies: IdempotentCallsDependencies) {}

  /**
   * Serves a request by its route, once for each key. Routes without `replay` ignore the key.
   *
   * @throws idempotency_in_progress, idempotency_key_reuse, validation_error for a malformed key, and what the route throws
   */
  async serve(route: Route, request: RestRequest): Promise<RestResponse> {
    const key = readIdempotencyKey(request.headers);
    const { replay } = route;
    if (key === null || !replay) return route.handle(request);
    const name = `${request.actor.accountId}:${key}`;
    if (this.underWay.has(name)) throw createInProgressError();
    this.underWay.add(name);
    try {
      const fingerprint = route.body === 'multipart' ? null : computeFingerprint(route, request, null);
      return await this.serveOnce({ route, replay, request, key, fingerprint });
    } finally {
      this.underWay.delete(name);
    }
  }

  private async serveOnce(call: OngoingCall): Promise<RestResponse> {
    const known = await this.find(call);
    if (known) return this.serveAgain(call, known);
    try {
      return await this.serveFirst(call);
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error;
      const done = await this.find(call);
      if (!done) throw createInProgressError();
      return this.serveAgain(call, done);
    }
  }

  private find({ request, key }: OngoingCall): Promise<KnownCall | null> {
    return withDeadline(FIND_MILLISECONDS, this.dependencies.calls.find(request.actor, key));
  }

  private async serveFirst(call: OngoingCall): Promise<RestResponse> {
    const { route, request, key } = call;
    const fingerprint = (effect: Effect) => {
      call.fingerprint ??= computeFingerprint(route, request, effect.fileSha256 ?? null);
      return call.fingerprint;
    };
    const once = this.dependencies.calls.once(request.actor, key, fingerprint);
    const answer = await route.handle({ ...request, once });
    if (answer.stream) await this.recordStream(call, answer.stream);
    await this.keep(call, answer);
    return answer;
  }

  /** Records a call that changes nothing, and whose response is too large to store. */
  private async recordStream({ request, key, fingerprint }: OngoingCall, stream: Readable): Promise<void> {
    const { actor } = request;
    try {
      await this.dependencies.calls.record(actor, key, fingerprint ?? '', actor.accountUid);
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  private async serveAgain(call: OngoingCall, known: KnownCall): Promise<RestResponse> {
    const { route, request } = call;
    call.fingerprint ??= computeFingerprint(route, request, await this.hashFile(request));
    if (call.fingerprint !== known.fingerprint) throw createReusedKeyError();
    // The call may come with another key of the same user, or after a change of role.
    if (route.permission) requireAllowed(request.actor, route.permission);
    const kept =
      known.answer === null ? await this.rebuildAnswer(call, known) : (JSON.parse(known.answer) as RestResponse);
    return { ...kept, headers: { ...kept.headers, 'Idempotent-Replayed': 'true' } };
  }

  /** Rebuilds a response from the current state, if the process died between the effect and storing the response. */
  private async rebuildAnswer(call: OngoingCall, { resourceUid }: KnownCall): Promise<RestResponse> {
    const answer = await call.replay(call.request, resourceUid);
    await this.keep(call, answer);
    return answer;
  }

  private async keep({ request, key }: OngoingCall, answer: RestResponse): Promise<void> {
    if (answer.stream) return;
    const { calls, logger } = this.dependencies;
    try {
      await withDeadline(KEEP_MILLISECONDS, calls.keepAnswer(request.actor, key, JSON.stringify(answer)));
    } catch (error) {
      logger.warn(
        { err: error },
        'a response was not saved for its Idempotency-Key; a repeated request gets one rebuilt from the current state',
      );
    }
  }

  private hashFile({ raw }: RestRequest): Promise<string> {
    return withUploadedFile(raw, this.dependencies.maxUploadBytes, async ({ source }) => {
      const hash = createHash('sha256');
      for await (const chunk of source) hash.update(chunk);
      return hash.digest('hex');
    });
  }
}

/** Hashes the caller, the endpoint and the body. */
function computeFingerprint(
  { method, path }: Route,
  { actor, params, query, body }: RestRequest,
  fileSha256: string | null,
): string {
  const call = [actor.workspaceUserUid, method, path, params, [...query], body, fileSha256];
  return createHash('sha256').update(JSON.stringify(call)).digest('hex');
}
