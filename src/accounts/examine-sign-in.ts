import type { Config } from '../config.js';
import type { Clock } from '../shared/clock.js';
import { ok, warning, type Finding } from '../shared/finding.js';
import type { AccountStore } from './account.store.js';
import { createIssuer } from './create-sign-in.js';
import { CALLBACK_PATH } from './oidc-sign-in.js';

/** Asks the OpenID issuer what it offers. The service runs without it, so whatever is wrong is a warning. */
export async function examineIssuer(config: Config, clock: Pick<Clock, 'milliseconds'>): Promise<Finding[]> {
  const issuer = createIssuer(config, clock);
  if (!issuer) return [];
  const advice = 'Check OIDC_ISSUER, OIDC_CLIENT_SECRET_FILE, and that this machine may reach the issuer.';
  try {
    const { authorization_endpoint: page, code_challenge_methods_supported: methods } = await issuer.readMetadata();
    if (page === undefined) return [warning('issuer', 'It has no page to sign in.', 'Check OIDC_ISSUER.')];
    return [examineAddress(config), ...examineChallenges(methods)];
  } catch (error) {
    return [warning('issuer', `Nobody can sign in there: ${describe(error)}.`, advice)];
  }
}

function examineAddress({ PUBLIC_URL: publicUrl }: Config): Finding {
  return publicUrl === undefined
    ? warning(
        'issuer',
        'Reached, but the service does not know its own address.',
        `Set PUBLIC_URL, and register it with ${CALLBACK_PATH} as a redirect URI at the issuer.`,
      )
    : ok('issuer', `Reached. ${publicUrl}${CALLBACK_PATH} must be a redirect URI of this client there.`);
}

function examineChallenges(methods: readonly string[] | undefined): Finding[] {
  if (methods?.includes('S256')) return [];
  return [warning('issuer', 'It does not state that it supports PKCE (S256).', 'Allow PKCE for this client there.')];
}

/** Looks for the account to which the people of the issuer belong. */
export async function examineIssuerAccount(
  { OIDC_ISSUER: issuer, OIDC_ACCOUNT: uid }: Config,
  accounts: Pick<AccountStore, 'listAccounts'>,
): Promise<Finding[]> {
  if (issuer === undefined) return [];
  const found = await accounts.listAccounts();
  const isKnown = uid === undefined ? found.length <= 1 : found.some((account) => account.uid === uid.toLowerCase());
  if (isKnown) return [];
  const message =
    uid === undefined ? 'There are several accounts.' : 'OIDC_ACCOUNT is not an account of this database.';
  return [
    warning('issuer', `Nobody can sign in there: ${message}`, 'Set OIDC_ACCOUNT; see `invoice-graph account list`.'),
  ];
}

function describe(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
