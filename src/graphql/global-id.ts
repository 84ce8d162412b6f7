/** The types that `node` can find. */
export const NODE_TYPES = [
  ...(['Invoice', 'Company', 'Card', 'Category', 'WorkspaceUser', 'Account'] as const),
  ...(['AccountEvent', 'Webhook', 'WebhookDelivery', 'ExportRun'] as const),
] as const;
export type NodeTypeName = (typeof NODE_TYPES)[number];

/** The object that a global id identifies. */
export interface GlobalId {
  readonly type: NodeTypeName;
  readonly uid: string;
}

/** Encodes the opaque identifier of an object, unique across all types. */
export function encodeGlobalId(type: string, uid: string): string {
  return Buffer.from(`${type}:${uid}`).toString('base64url');
}

/** Decodes a global id; null if it is malformed. */
export function decodeGlobalId(id: string): GlobalId | null {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const [name, uid, ...rest] = text.split(':');
  const type = NODE_TYPES.find((known) => known === name);
  return type && uid && rest.length === 0 && encodeGlobalId(type, uid) === id ? { type, uid } : null;
}
