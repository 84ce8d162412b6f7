import { isIP } from 'node:net';
import { invalid } from '../shared/errors.js';
import { isPublicAddress } from './public-address.js';

const MAX_LENGTH = 2_000;
/** Names that never leave a machine or its network (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;

/** The IP address that a URL contains instead of a name; null if it has a name. */
export function findAddressOf({ hostname }: URL): string | null {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return isIP(plain) ? plain : null;
}

/**
 * Checks the URL of a webhook and brings it into its normal form. The addresses of its name are checked at each connection.
 *
 * @param allowPrivate whether it may lead to a private address, and without encryption
 * @throws validation_error
 */
export function readWebhookUrl(text: string, allowPrivate: boolean): string {
  const refuse = (message: string) => invalid({ url: [message] });
  if (!URL.canParse(text) || text.length > MAX_LENGTH) throw refuse('Must be a URL of at most 2000 characters.');
  const url = new URL(text);
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(allowPrivate && url.protocol === 'http:')) throw refuse('Must begin with https://.');
  if (url.username || url.password) throw refuse('Must not contain a user or a password.');
  if (allowPrivate) return url.href;
  const address = findAddressOf(url);
  const isPublic = address === null ? !LOCAL_NAME.test(url.hostname) : isPublicAddress(address);
  if (!isPublic) throw refuse('Must not lead to a private address.');
  return url.href;
}
