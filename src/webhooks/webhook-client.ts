import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isPublicAddress } from './public-address.js';
import { findAddressOf } from './webhook-url.js';

const CONNECT_MILLISECONDS = 10_000;
/** The connection is closed rather than read further. */
const MAX_RESPONSE_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const CONNECTIONS_PER_HOST = 8;

/** What became of an attempt: the status of the response, and what went wrong in a sentence for people. */
export interface PostOutcome {
  readonly status: number | null;
  /** Null if the receiver has accepted the message. */
  readonly error: string | null;
}

export interface WebhookClientOptions {
  readonly allowPrivate: boolean;
  /** How long an attempt may take in total. */
  readonly timeoutMilliseconds: number;
  /** Finds the addresses of a name. */
  readonly lookup?: typeof dns.lookup;
}

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed.',
  ENOTFOUND: 'The host was not found.',
  EAI_AGAIN: 'The host was not found.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  UND_ERR_SOCKET: 'The connection was closed.',
  UND_ERR_CONNECT_TIMEOUT: 'The connection took too long.',
  UND_ERR_HEADERS_OVERFLOW: 'The response is too large.',
};

/**
 * Posts messages to addresses that customers choose. It connects only to the addresses that it has checked, follows no redirect, and
 * limits time and size, so that nobody can use it to reach the network of the service or to keep it busy.
 */
export class WebhookClient {
  private readonly agent: Agent;

  constructor(private readonly options: WebhookClientOptions) {
    this.agent = new Agent({
      connections: CONNECTIONS_PER_HOST,
      connect: { lookup: this.createLookup(), timeout: CONNECT_MILLISECONDS },
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  }

  /** Posts a message. Never throws, unless the signal is aborted. */
  async post(
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<PostOutcome> {
    const address = findAddressOf(new URL(url));
    if (address !== null && !this.isAllowed(address)) return toOutcome(new PrivateAddress());
    const deadline = AbortSignal.timeout(this.options.timeoutMilliseconds);
    try {
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
      return deadline.aborted ? { status: null, error: 'The response took too long.' } : toOutcome(error);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private isAllowed(address: string): boolean {
    return this.options.allowPrivate || isPublicAddress(address);
  }

  /** The addresses that pass are those that are connected to, so a name cannot change between the check and the connection. */
  private createLookup(): LookupFunction {
    const lookup = this.options.lookup ?? dns.lookup;
    return (hostname, options, done) => {
      lookup(hostname, { ...options, all: true }, (error, found) => {
        if (error) return done(error, '');
        const [first] = found;
        if (!first || found.some(({ address }) => !this.isAllowed(address))) return done(new PrivateAddress(), '');
        return options.all ? done(null, found) : done(null, first.address, first.family);
      });
    };
  }
}

function toOutcome(error: unknown): PostOutcome {
  if (error instanceof PrivateAddress) return { status: null, error: 'The URL leads to a private address.' };
  const { code = '' } = error as { code?: string };
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)|CERT/.test(code);
  return {
    status: null,
    error: REASONS[code] ?? (isTls ? 'The certificate is not valid.' : 'The request failed.'),
  };
}

function describeStatus(status: number): string {
  return status >= 300 && status < 400
    ? `The receiver redirected (${status}); redirects are not followed.`
    : `The receiver answered ${status}.`;
}
