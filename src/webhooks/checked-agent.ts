import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address.js';
import { findAddressOf } from './webhook-url.js';

const CONNECT_MILLISECONDS = 10_000;
const MAX_HEADER_BYTES = 16 * 1024;
const CONNECTIONS_PER_HOST = 8;

export interface CheckedAgentOptions {
  readonly allowPrivate: boolean;
  /** Finds the addresses of a name. */
  readonly lookup?: typeof dns.lookup;
}

/** A URL leads to an address that is not one of the public Internet. */
export class PrivateAddress extends Error {
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
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'The connection was closed.',
};

/** Creates an agent that connects only to addresses that it has checked. */
export function createCheckedAgent(options: CheckedAgentOptions): Agent {
  return new Agent({
    connections: CONNECTIONS_PER_HOST,
    connect: { lookup: createLookup(options), timeout: CONNECT_MILLISECONDS },
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}

/** Checks a URL that names an address instead of a host, for which no agent asks. @throws PrivateAddress */
export function requireAllowedAddress(url: string, { allowPrivate }: Pick<CheckedAgentOptions, 'allowPrivate'>): void {
  const address = findAddressOf(new URL(url));
  if (address !== null && !allowPrivate && !isPublicAddress(address)) throw new PrivateAddress();
}

/** What went wrong with a request, in a sentence for people. */
export function describeRequestError(error: unknown): string {
  if (error instanceof PrivateAddress) return 'The URL leads to a private address.';
  const { code = '' } = error as { code?: string };
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)|CERT/.test(code);
  return REASONS[code] ?? (isTls ? 'The certificate is not valid.' : 'The request failed.');
}

/** The addresses that pass are those that are connected to, so a name cannot change between the check and the connection. */
function createLookup({ allowPrivate, lookup = dns.lookup }: CheckedAgentOptions): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      const isAllowed = ({ address }: { address: string }) => allowPrivate || isPublicAddress(address);
      if (!first || !found.every(isAllowed)) return done(new PrivateAddress(), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
