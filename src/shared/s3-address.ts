import { InvalidSetting } from './setting-rules.js';

/** Where an installation keeps its files in S3, or in a service with the same interface. */
export interface S3Address {
  readonly bucket: string;
  /** What the keys of all objects begin with: empty, or a text that ends with a slash. */
  readonly prefix: string;
  /** The URL of a service other than AWS. */
  readonly endpoint: string | undefined;
  /** If undefined, AWS_REGION decides, or `us-east-1` at another endpoint. */
  readonly region: string | undefined;
  /** Whether the bucket is named in the path instead of the host name. */
  readonly pathStyle: boolean;
  /** Whether clients are sent to the storage for a file, instead of getting it from this service. */
  readonly redirect: boolean;
}

const FORM =
  'must be `disk` or s3://bucket/prefix, with the parameters endpoint, region, path-style=on|off and redirect=on|off';
const PARAMETERS = ['endpoint', 'region', 'path-style', 'redirect'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w.-]+(\/[\w.-]+)*)?$/;

/**
 * Reads where files are stored. Credentials are not part of it, because it is written to DATA_DIR and to messages.
 *
 * @returns null for `disk`
 * @throws InvalidSetting
 */
export function parseFileStore(text = 'disk'): S3Address | null {
  if (text === 'disk') return null;
  if (!text.startsWith('s3://') || !URL.canParse(text)) throw new InvalidSetting(FORM);
  const { hostname, host, pathname, searchParams, username, password, hash } = new URL(text);
  if (username !== '' || password !== '')
    throw new InvalidSetting('must not hold credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const prefix = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  const isKnown = [...searchParams.keys()].every((name) => PARAMETERS.includes(name));
  if (host !== hostname || hash !== '' || !BUCKET.test(hostname) || !PREFIX.test(prefix) || !isKnown)
    throw new InvalidSetting(FORM);
  const endpoint = readEndpoint(searchParams);
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: searchParams.get('region') ?? undefined,
    pathStyle: readOnOff(searchParams, 'path-style') ?? endpoint !== undefined,
    redirect: readOnOff(searchParams, 'redirect') ?? false,
  };
}

/** Names where files are stored: `disk` or `s3://bucket/prefix`. Two settings with one name mean the same files. */
export function nameFileStore(address: S3Address | null): string {
  return address === null ? 'disk' : `s3://${address.bucket}/${address.prefix}`.replace(/\/$/, '');
}

function readEndpoint(parameters: URLSearchParams): string | undefined {
  const text = parameters.get('endpoint') ?? undefined;
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new InvalidSetting('must have an endpoint that starts with http:// or https://');
}

function readOnOff(parameters: URLSearchParams, name: string): boolean | undefined {
  const text = parameters.get(name);
  if (text !== null && text !== 'on' && text !== 'off') throw new InvalidSetting(FORM);
  return text === null ? undefined : text === 'on';
}
