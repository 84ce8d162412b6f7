import { request, type Agent } from 'undici';
import {
  createCheckedAgent,
  describeRequestError,
  requireAllowedAddress,
  type CheckedAgentOptions,
} from './checked-agent.js';

/** The connection is closed rather than read further. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/** What became of an attempt: the status of the response, and what went wrong in a sentence for people. */
export interface PostOutcome {
  readonly status: number | null;
  /** Null if the receiver has accepted the message. */
  readonly error: string | null;
}

export interface WebhookClientOptions extends CheckedAgentOptions {
  /** How long an attempt may take in total. */
  readonly timeoutMilliseconds: number;
}

/**
 * Posts messages to addresses that customers choose. It connects only to the addresses that it has checked, follows no redirect, and
 * limits time and size, so that nobody can use it to reach the network of the service or to keep it busy.
 */
export class WebhookClient {
  private readonly agent: Agent;

  constructor(private readonly options: WebhookClientOptions) {
    this.agent = createCheckedAgent(options);
  }

  /** Posts a message. Never throws, unless the signal is aborted. */
  async post(
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<PostOutcome> {
    const deadline = AbortSignal.timeout(this.options.timeoutMilliseconds);
    try {
      requireAllowedAddress(url, this.options);
      const response = await request(url, {
        method: 'POST',
        ...message,
        dispatcher: this.agent,
        signal: AbortSignal.any([signal, deadline]),
      });
      await response.body.dump({ limit: MAX_RESPONSE_BYTES });
      const { statusCode: status } = response;
      return { status, error: status >= 200 && status < 300 ? null : describeStatus(status) };
    } catch (error) {
      signal.throwIfAborted();
      return { status: null, error: deadline.aborted ? 'The response took too long.' : describeRequestError(error) };
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

function describeStatus(status: number): string {
  return status >= 300 && status < 400
    ? `The receiver redirected (${status}); redirects are not followed.`
    : `The receiver answered ${status}.`;
}
