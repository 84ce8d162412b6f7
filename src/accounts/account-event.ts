/** What can happen to an account, its users, its keys and its webhooks. */
export const ACCOUNT_EVENTS = [
  'account_created',
  'account_updated',
  'account_exported',
  'user_added',
  'user_updated',
  'user_removed',
  'key_issued',
  'key_rotated',
  'key_revoked',
  'signed_in',
  'signed_out',
  'webhook_created',
  'webhook_updated',
  'webhook_secret_rotated',
  'webhook_deleted',
] as const;
export type AccountEventName = (typeof ACCOUNT_EVENTS)[number];

/** One value's change; null for none. */
export interface AccountChange {
  /** Named as on the REST face. */
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

type Value = string | number | boolean | null | readonly string[];

/** Lists the fields whose values differ, in the order of the later values. A field without an earlier value was null. */
export function listChanges(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): AccountChange[] {
  return Object.entries(after)
    .map(([field, value]) => ({ field, old: toText(before[field] ?? null), new: toText(value) }))
    .filter((change) => change.old !== change.new);
}

function toText(value: Value): string | null {
  return value === null ? null : String(value);
}
