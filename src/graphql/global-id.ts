/** The types that `node` finds by their global id. */
export const NODE_TYPES = ['Invoice', 'Company', 'Card', 'Category', 'WorkspaceUser', 'Account'] as const;
export type NodeTypeName = (typeof NODE_TYPES)[number];

/** Which object a global id means. */
export interface GlobalId {
  readonly type: NodeTypeName;
  readonly uid: string;
}

/** The opaque identifier of an object, unique over all types. */
export function encodeGlobalId(type: string, uid: string): string {
  return Buffer.from(`${type}:${uid}`).toString('base64url');
}

/** What a global id means; null when it is not one that was given out. */
export function decodeGlobalId(id: string): GlobalId | null {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const [name, uid, ...rest] = text.split(':');
  const type = NODE_TYPES.find((known) => known === name);
  return type && uid && rest.length === 0 && encodeGlobalId(type, uid) === id ? { type, uid } : null;
}
