import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a call comes from a person at this machine. The address alone does not prove it: a proxy on this machine forwards calls of
 * others, and a site of others can let its name point here (DNS rebinding), so the called host must be this machine as well.
 */
export function isLocalCall({ socket, headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return false;
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const hosts = [`http://${headers.host ?? ''}`, ...(publicUrl === undefined ? [] : [publicUrl])];
  return hosts.every(isLoopbackUrl);
}

function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
  return host === 'localhost' || (isIP(host) !== 0 && LOOPBACK_ADDRESS.test(host));
}
