import { createHash } from 'node:crypto';

/** Computes the digest by which a content security policy allows an inline script or style that never changes. */
export function computeDigest(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}
