import type { Config } from '../config.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transact } from '../shared/transact.js';
import type { AccountTransaction } from './account-transaction.js';
import type { KeyService } from './key.service.js';
import { OidcIssuer } from './oidc-issuer.js';
import { OidcSignIn } from './oidc-sign-in.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';

const SECONDS_PER_HOUR = 3_600;

/** The services that people sign in with. */
export interface SignInServices {
  readonly sessions: SessionService;
  readonly signIns: SignInService;
  /** Null without an issuer. */
  readonly oidc: OidcSignIn | null;
}

export interface SignInParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly transact: Transact<AccountTransaction>;
  readonly secrets: Secrets;
  readonly keys: KeyService;
  /** Where clients reach the service, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** Builds the services that people sign in with. */
export function createSignIn(parts: SignInParts): SignInServices {
  const { config, clock, transact, secrets, keys } = parts;
  const signIns = new SignInService({
    ...{ transact, keys, clock },
    pepper: secrets.keyPepper,
    accountUid: config.OIDC_ACCOUNT,
    roles: config.OIDC_ROLES,
    addsUsers: config.OIDC_ADD_USERS,
    lifetimeSeconds: config.OIDC_SESSION_HOURS * SECONDS_PER_HOUR,
  });
  const sessions = new SessionService({
    ...{ keys, clock },
    secret: secrets.sessionKey,
    acceptedSecret: secrets.accepted?.sessionKey,
    lifetimeSeconds: config.SESSION_HOURS * SECONDS_PER_HOUR,
  });
  return { sessions, signIns, oidc: createOidcSignIn(parts, signIns) };
}

/** Builds the client of the issuer that the settings name; null if they name none. */
export function createIssuer(config: Config, clock: Pick<Clock, 'milliseconds'>): OidcIssuer | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = config;
  if (issuer === undefined || clientId === undefined) return null;
  return new OidcIssuer({
    ...{ issuer, clientId, clock },
    clientSecret: config.OIDC_CLIENT_SECRET,
    clientSecretFile: config.OIDC_CLIENT_SECRET_FILE,
    scopes: config.OIDC_SCOPES,
    timeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
  });
}

function createOidcSignIn(
  { config, clock, secrets, publicUrl }: SignInParts,
  signIns: SignInService,
): OidcSignIn | null {
  const issuer = createIssuer(config, clock);
  return (
    issuer &&
    new OidcSignIn({
      ...{ issuer, signIns, clock, publicUrl },
      secret: secrets.signInKey,
      acceptedSecret: secrets.accepted?.signInKey,
      groupsClaim: config.OIDC_GROUPS_CLAIM,
      assumesVerified: config.OIDC_ASSUME_VERIFIED,
    })
  );
}
