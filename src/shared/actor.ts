export const ROLES = ['owner', 'admin', 'approver', 'member', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const SCOPES = ['read', 'write', 'approve', 'export', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who calls: a workspace user of an account, through one of its API keys. */
export interface Actor {
  readonly accountId: number;
  readonly accountUid: string;
  readonly accountName: string;
  /** BCP 47, for amounts as text. */
  readonly locale: string;
  /** IANA name, for what a day is. */
  readonly timeZone: string;
  /** Whether the account forbids deciding on one's own uploads. */
  readonly fourEyes: boolean;
  readonly workspaceUserId: number;
  readonly workspaceUserUid: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly keyUid: string;
}
