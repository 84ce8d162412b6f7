import { createHash } from 'node:crypto';
import Upload from 'graphql-upload/Upload.mjs';
import type { GraphqlContext } from './context.js';
import { createBadRequest, type GraphqlBody } from './request-body.js';

/** A request that may be repeated with its `Idempotency-Key`. */
export interface RepeatableRequest {
  readonly body: GraphqlBody;
  readonly context: GraphqlContext;
}

/**
 * Hashes the caller, the operation and its variables.
 *
 * @param fileHashes the hashes of its files; null if it has none
 * @throws bad_request for variables that are nested too deeply
 */
export function computeFingerprint({ body, context }: RepeatableRequest, fileHashes: string | null): string {
  const { query, operationName = null, variables = null } = body;
  const call = [context.actor.workspaceUserUid, 'graphql', query, operationName, variables, fileHashes];
  try {
    const text = JSON.stringify(call, (_name, value: unknown) => (value instanceof Upload ? 'file' : value));
    return createHash('sha256').update(text).digest('hex');
  } catch {
    throw createBadRequest('The variables are nested too deeply.');
  }
}

/** Finds the files of a multipart request, which are at most four levels deep in the variables. */
export function findUploads({ variables }: GraphqlBody): Upload[] {
  return findWithin(variables, 4);
}

function findWithin(value: unknown, levels: number): Upload[] {
  if (value instanceof Upload) return [value];
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  return Object.values(value).flatMap((member) => findWithin(member, levels - 1));
}

/** Reads the files of a request and hashes them; null if it has none. */
export async function hashFiles(body: GraphqlBody): Promise<string | null> {
  const hashes: string[] = [];
  for (const upload of findUploads(body)) hashes.push(await hashFile(upload));
  return hashes.length === 0 ? null : joinHashes(hashes);
}

/** Combines the hashes of the files of a request. */
export function joinHashes(hashes: readonly string[]): string {
  return hashes.join(' ');
}

async function hashFile(upload: Upload): Promise<string> {
  const { createReadStream } = await (upload as unknown as { promise: Promise<FileSource> }).promise;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream()) hash.update(chunk);
  return hash.digest('hex');
}

interface FileSource {
  createReadStream(): AsyncIterable<Uint8Array>;
}
