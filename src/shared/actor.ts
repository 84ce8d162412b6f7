export const ROLES = ['owner', 'admin', 'approver', 'member', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const SCOPES = ['read', 'write', 'approve', 'export', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** A person, who may have a workspace user in several accounts. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The caller: a workspace user of an account, authenticated by an API key. */
export interface Actor {
  readonly accountId: number;
  readonly accountUid: string;
  readonly accountName: string;
  /** BCP 47 language tag, for formatting amounts. */
  readonly locale: string;
  /** IANA time zone, in which days begin and end. */
  readonly timeZone: string;
  /** Whether the account forbids users to decide on their own uploads. */
  readonly fourEyes: boolean;
  readonly workspaceUserId: number;
  readonly workspaceUserUid: string;
  /** The person, as invoices show them. */
  readonly person: Person;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly keyUid: string;
}
