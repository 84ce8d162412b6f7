import { ROLES, type Role } from '../shared/actor.js';
import type { GroupRole } from '../shared/oidc-settings.js';
import type { Claims } from './oidc-issuer.js';

/** A person whom an issuer has signed in. */
export interface OidcPerson {
  readonly issuer: string;
  /** The person's identifier at the issuer. */
  readonly subject: string;
  /** An address that the issuer has verified; null if there is none. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly groups: readonly string[];
}

/**
 * Reads the person from the claims of an ID token.
 *
 * @param groupsClaim the claim with the names of the person's groups
 * @param assumesVerified whether an address counts as verified if the issuer states nothing about that
 */
export function readPerson(claims: Claims, groupsClaim: string, assumesVerified: boolean): OidcPerson {
  const { email, email_verified: verified = assumesVerified } = claims;
  // Some issuers send the word.
  const isVerified = verified === true || verified === 'true';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' && isVerified ? email.trim().toLowerCase() : null,
    firstName: toText(claims['given_name']),
    lastName: toText(claims['family_name']),
    groups: [claims[groupsClaim] ?? []].flat().filter((group) => typeof group === 'string'),
  };
}

/** Chooses the highest role that the groups of a person give; null if none of them gives one. */
export function chooseRole(rules: readonly GroupRole[], groups: readonly string[]): Role | null {
  const given = rules.filter(({ group }) => group === '*' || groups.includes(group)).map(({ role }) => role);
  return ROLES.find((role) => given.includes(role)) ?? null;
}

function toText(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
