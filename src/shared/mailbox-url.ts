import { InvalidSetting } from './setting-rules.js';

/** A mailbox on a server, and how to reach it. */
export interface MailboxAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Such as INBOX. */
  readonly folder: string;
  /** From the beginning, before signing in, or never. */
  readonly encryption: 'tls' | 'starttls' | 'none';
}

const FORM = 'must be imaps://user:password@host/folder, or imap:// for STARTTLS';
const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Reads the URL of a mailbox (RFC 5092, with a password). Only a server on the same machine is reached without encryption.
 *
 * @throws InvalidSetting
 */
export function parseMailboxUrl(text: string | undefined): MailboxAddress | undefined {
  if (text === undefined) return undefined;
  if (!/^imaps?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidSetting(FORM);
  const url = new URL(text);
  const protocol = url.protocol as keyof typeof PORTS;
  if (url.username === '' || url.password === '' || url.hostname === '' || url.search !== '' || url.hash !== '')
    throw new InvalidSetting(FORM);
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? PORTS[protocol] : Number(url.port),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX',
      encryption: protocol === 'imaps:' ? 'tls' : LOOPBACK.test(url.hostname) ? 'none' : 'starttls',
    };
  } catch (error) {
    if (error instanceof URIError) throw new InvalidSetting(FORM);
    throw error;
  }
}
