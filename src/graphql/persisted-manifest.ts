import { readFile } from 'node:fs/promises';
import { parse } from 'graphql';

const APOLLO_FORMAT = 'apollo-persisted-query-manifest';

/**
 * Reads a manifest of persisted operations: Apollo's `apollo-persisted-query-manifest`, or an object that maps ids to documents, as
 * Relay's compiler and GraphQL Code Generator write it.
 *
 * @throws Error naming the file and the problem
 */
export async function loadManifest(file: string): Promise<ReadonlyMap<string, string>> {
  try {
    return readDocuments(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`The manifest of persisted operations ${file} is invalid: ${problem}`, { cause: error });
  }
}

function readDocuments(manifest: unknown): ReadonlyMap<string, string> {
  if (!isObject(manifest)) throw new Error('it must be a JSON object.');
  const documents = new Map<string, string>();
  for (const [id, document] of 'format' in manifest ? readApolloEntries(manifest) : Object.entries(manifest)) {
    if (typeof id !== 'string' || id === '') throw new Error('an operation has no id.');
    if (documents.has(id)) throw new Error(`the id ${id} occurs twice.`);
    documents.set(id, requireDocument(id, document));
  }
  return documents;
}

function readApolloEntries({ format, version, operations }: Record<string, unknown>): [unknown, unknown][] {
  if (format !== APOLLO_FORMAT || version !== 1) throw new Error(`its format must be ${APOLLO_FORMAT}, version 1.`);
  if (!Array.isArray(operations)) throw new Error('it has no list of operations.');
  return operations.map((operation: unknown) =>
    isObject(operation) ? [operation['id'], operation['body']] : [undefined, undefined],
  );
}

function requireDocument(id: string, document: unknown): string {
  if (typeof document !== 'string') throw new Error(`the operation ${id} has no document.`);
  try {
    parse(document);
  } catch (error) {
    throw new Error(`the operation ${id} is not a GraphQL document: ${String(error)}`, { cause: error });
  }
  return document;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
