import { ROLES, type Role } from './actor.js';
import { InvalidSetting } from './setting-rules.js';

/** The role of the people of a group; the group `*` is everyone. */
export interface GroupRole {
  readonly group: string;
  readonly role: Role;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MAX_ISSUER_LENGTH = 255;

/** The URL of an OpenID issuer. Without TLS, others could sign in as anyone, so `http:` is for this machine only. @throws InvalidSetting */
export function parseIssuer(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  if (isSafe && text.length <= MAX_ISSUER_LENGTH && /^[\x21-\x7e]+$/.test(text)) return text;
  throw new InvalidSetting('must be a URL that starts with https://, or http:// on the same machine');
}

/** Scopes, separated by spaces, `openid` among them. @throws InvalidSetting */
export function parseScopes(text = 'openid email profile'): string {
  if (text.split(' ').includes('openid')) return text;
  throw new InvalidSetting('must contain openid, as in: openid email profile');
}

/**
 * Roles by group, such as `finance=approver,*=viewer`. In the name of a group, a comma is percent-encoded.
 *
 * @throws InvalidSetting
 */
export function parseGroupRoles(text: string | undefined): readonly GroupRole[] | undefined {
  return text?.split(',').map((entry) => {
    const [, group = '', name = ''] = /^(.+)=([a-z]+)$/.exec(entry.trim()) ?? [];
    const role = ROLES.find((known) => known === name);
    if (role !== undefined && isDecodable(group)) return { group: decodeURIComponent(group), role };
    throw new InvalidSetting(`must be groups and roles (${ROLES.join(', ')}), as in: finance=approver,*=viewer`);
  });
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** The settings of the OpenID issuer, as `Config` names them. */
export interface OidcSettings {
  readonly OIDC_ISSUER: string | undefined;
  readonly OIDC_CLIENT_ID: string | undefined;
  readonly OIDC_CLIENT_SECRET: string | undefined;
  readonly OIDC_CLIENT_SECRET_FILE: string | undefined;
  readonly OIDC_ROLES: readonly GroupRole[] | undefined;
  readonly OIDC_ADD_USERS: boolean;
}

/** Lists what is wrong with these settings together, for the operator. */
export function listOidcProblems(settings: Partial<OidcSettings>): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings;
  const rules: [boolean, string][] = [
    [issuer !== undefined && clientId === undefined, 'OIDC_CLIENT_ID: must be set together with OIDC_ISSUER'],
    [
      settings.OIDC_CLIENT_SECRET !== undefined && settings.OIDC_CLIENT_SECRET_FILE !== undefined,
      'OIDC_CLIENT_SECRET_FILE: must not be set together with OIDC_CLIENT_SECRET',
    ],
    [
      settings.OIDC_ADD_USERS === true && settings.OIDC_ROLES === undefined,
      'OIDC_ROLES: must be set when OIDC_ADD_USERS is on, because who is added needs a role',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}
