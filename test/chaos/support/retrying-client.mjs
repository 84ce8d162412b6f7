import { randomUUID } from 'node:crypto';
import { Client } from './client.mjs';

/** What a balancer or a process that stops answers; the call may be repeated. */
const RETRIED = [null, 502, 503, 504];

/** A caller that repeats a call once if the service was not there, as clients should. */
export class RetryingClient extends Client {
  /** What the first attempts of repeated calls met. */
  retried = [];

  async call(method, path, options = {}) {
    const headers = { ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }), ...options.headers };
    const first = await super.call(method, path, { ...options, headers });
    if (!RETRIED.includes(first.status)) return first;
    this.retried.push(`${method} ${first.status ?? first.problem}`);
    return super.call(method, path, { ...options, headers });
  }
}
