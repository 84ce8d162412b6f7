import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TAG = /(W\/)?"([^"]*)"/g;
const TAG_CONTENT = /^(\d{1,15})-[\w-]{8}$/;

/** The versions of an invoice that a condition accepts: `'any'`, or only these; an empty list accepts none. */
export type SeenVersions = 'any' | readonly number[];

/** Computes an invoice's entity tag: its version, and a digest of the JSON body, which also changes with the file's URL, for example. */
export function createEntityTag(version: number, json: string): string {
  const digest = hash('sha256', json, 'base64url').slice(0, 8);
  return `"${version}-${digest}"`;
}

/** Whether `If-None-Match` contains the tag, so that the client already has the representation. */
export function hasSeen(headers: IncomingHttpHeaders, tag: string): boolean {
  const given = headers['if-none-match'];
  if (given === undefined) return false;
  return given.trim() === '*' || parseTags(given).some(({ content }) => content === tag.slice(1, -1));
}

/** Parses the versions in `If-Match`, which no weak tag matches (RFC 9110, section 13.1.1). Only the version decides whether a change is allowed. */
export function readSeenVersions(headers: IncomingHttpHeaders): SeenVersions {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*') return 'any';
  return parseTags(given)
    .filter(({ isWeak }) => !isWeak)
    .flatMap(({ content }) => TAG_CONTENT.exec(content)?.[1] ?? [])
    .map(Number);
}

function parseTags(header: string): { isWeak: boolean; content: string }[] {
  return Array.from(header.matchAll(TAG), ([, weak, content = '']) => ({ isWeak: weak !== undefined, content }));
}
