import { isIP } from 'node:net';
import { InvalidSetting } from './setting-rules.js';

const MODES = ['disabled', 'required', 'verify_ca', 'verify_identity'] as const;
const FILES = ['ssl-ca', 'ssl-cert', 'ssl-key'] as const;

type Mode = (typeof MODES)[number];

/** How connections to MySQL are encrypted, with the paths of PEM files. */
export interface MysqlTls {
  /** What is checked of the server's certificate: nothing, who signed it, or also that it names the host. */
  readonly mode: Exclude<Mode, 'disabled'>;
  /** The authorities to trust instead of the well-known ones. */
  readonly ca: string | null;
  /** The certificate of the client and its private key: both or neither. */
  readonly client: { readonly cert: string; readonly key: string } | null;
}

/** A URL of MySQL or MariaDB in its parts. */
export interface MysqlUrl {
  /** With the protocol `mysql:` and without parameters. */
  readonly url: string;
  /** Null if connections are not encrypted. */
  readonly tls: MysqlTls | null;
}

/**
 * Parses `mysql://user:password@host:port/name` with the parameters of MySQL's own clients: `ssl-mode`, `ssl-ca`, `ssl-cert`, `ssl-key`.
 * An unknown parameter is refused, since a misspelt one would send passwords unencrypted.
 *
 * @throws InvalidSetting
 */
export function parseMysqlUrl(text: string): MysqlUrl {
  const url = new URL(text.replace(/^mariadb:/, 'mysql:'));
  const parameters = new Map<string, string>(url.searchParams);
  const known: readonly string[] = ['ssl-mode', ...FILES];
  const unknown = [...parameters.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new InvalidSetting(`has unknown parameters: ${unknown.join(', ')}; known are ${known.join(', ')}`);
  const tls = readTls(parameters, url.hostname);
  url.search = '';
  return { url: url.toString(), tls };
}

function readTls(parameters: ReadonlyMap<string, string>, host: string): MysqlTls | null {
  const mode = readMode(parameters);
  if (mode === 'disabled') return null;
  // The driver compares a certificate only with names.
  if (mode === 'verify_identity' && isIP(host.replaceAll(/[[\]]/g, '')) !== 0)
    throw new InvalidSetting('must have a host name with ssl-mode=verify_identity; for an IP address, use verify_ca');
  const [ca = null, cert, key] = FILES.map((name) => parameters.get(name));
  if ((cert === undefined) !== (key === undefined))
    throw new InvalidSetting('must have both ssl-cert and ssl-key, or neither');
  return { mode, ca, client: cert !== undefined && key !== undefined ? { cert, key } : null };
}

function readMode(parameters: ReadonlyMap<string, string>): Mode {
  const given = parameters.get('ssl-mode')?.toLowerCase().replace('-', '_');
  if (given === undefined) return parameters.size > 0 ? 'verify_identity' : 'disabled';
  const mode = MODES.find((known) => known === given);
  if (!mode) throw new InvalidSetting(`must have one of these as ssl-mode: ${MODES.join(', ')}`);
  return mode;
}
