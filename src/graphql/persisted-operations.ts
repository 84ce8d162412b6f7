import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';
import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { DocumentRefused } from './http-answer.js';
import { createBadRequest, parseSearch, type GraphqlBody } from './request-body.js';

const HASH_PREFIX = 'sha256:';
/** How many logged documents are remembered, so that each is logged once. */
const MAX_REPORTED = 10_000;
const MAX_LOGGED_CHARACTERS = 200;
const NAMES_A_DOCUMENT = /[?&](documentId|extensions)=/;

type Mode = Config['PERSISTED_OPERATIONS'];

/** Identifies a document in a request instead of its text. */
interface DocumentName {
  readonly id: string | null;
  /** The `extensions.persistedQuery.sha256Hash` of Apollo's clients. */
  readonly hash: string | null;
}

/**
 * The persisted operations, which clients identify by `documentId` (GraphQL over HTTP, appendix on persisted documents) or by Apollo's
 * `extensions.persistedQuery`. Other documents run and are logged (`audit`), or are refused (`enforce`). `off` disables the feature.
 */
export class PersistedOperations {
  private readonly byHash = new Map<string, string>();
  private readonly reported = new LRUCache<string, true>({ max: MAX_REPORTED });

  /** @param documents by id */
  constructor(
    private readonly mode: Mode,
    private readonly documents: ReadonlyMap<string, string>,
    private readonly logger: Logger,
  ) {
    for (const document of documents.values()) this.byHash.set(hashDocument(document), document);
  }

  /**
   * Replaces the id in a request with its document.
   *
   * @throws DocumentRefused for an unknown id, bad_request, forbidden for a document that is not persisted
   */
  resolve(body: GraphqlBody, actor: Actor): GraphqlBody {
    const { query } = body;
    if (this.mode === 'off' && typeof query === 'string') return body;
    const name = readDocumentName(body);
    const isText = typeof query === 'string' && query !== '';
    if (!isText && name.id === null && name.hash === null) return body;
    if (this.mode === 'off') throw createRefusal('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED');
    const document = isText ? query : this.find(name);
    if (isText) this.requireKnown(query, name, body, actor);
    return { ...removeDocumentName(body), query: document };
  }

  /** Does the same for the query string of a GET. @throws as resolve */
  resolveSearch(search: string, actor: Actor): string {
    if (this.mode === 'off' && !NAMES_A_DOCUMENT.test(search)) return search;
    const given = Object.entries(this.resolve(parseSearch(search), actor)).filter(([, value]) => value !== undefined);
    const parameters = given.map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return `?${new URLSearchParams(parameters)}`;
  }

  private find({ id, hash }: DocumentName): string {
    const known = id === null ? undefined : this.documents.get(id);
    const digest = id?.startsWith(HASH_PREFIX) ? id.slice(HASH_PREFIX.length) : (hash ?? id ?? '');
    const document = known ?? this.byHash.get(digest.toLowerCase()) ?? this.documents.get(digest);
    if (document === undefined) throw createRefusal('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
    return document;
  }

  private requireKnown(query: string, { hash }: DocumentName, body: GraphqlBody, actor: Actor): void {
    const digest = hashDocument(query);
    if (hash !== null && hash.toLowerCase() !== digest) throw createBadRequest('The hash does not match the query.');
    if (this.byHash.has(digest)) return;
    if (this.mode === 'enforce') {
      const details = { permission: 'operation', reason: 'The operation is not in the manifest of this service.' };
      throw new AppError(
        'forbidden',
        'This service runs only the operations in its manifest, and this one is not in it.',
        { details },
      );
    }
    if (this.reported.has(digest)) return;
    this.reported.set(digest, true);
    const operation = { sha256: digest, operationName: readOperationName(body), key: actor.keyUid };
    this.logger.info(operation, 'an operation is not in the manifest');
  }
}

/** @throws bad_request */
function readDocumentName({ documentId, extensions }: GraphqlBody): DocumentName {
  if (documentId !== undefined && documentId !== null && typeof documentId !== 'string') {
    throw createBadRequest('`documentId` must be a string.');
  }
  const persisted = (extensions as { persistedQuery?: { sha256Hash?: unknown } | null } | null | undefined)
    ?.persistedQuery;
  const hash = persisted?.sha256Hash;
  return { id: documentId ?? null, hash: typeof hash === 'string' ? hash : null };
}

/** The name for the log, at most as long as a valid one. */
function readOperationName({ operationName }: GraphqlBody): string | null {
  return typeof operationName === 'string' ? operationName.slice(0, MAX_LOGGED_CHARACTERS) : null;
}

function removeDocumentName({ documentId: _id, ...body }: GraphqlBody): GraphqlBody {
  const { extensions } = body;
  if (typeof extensions !== 'object' || extensions === null) return body;
  const { persistedQuery: _name, ...others } = extensions as Record<string, unknown>;
  return { ...body, extensions: others };
}

function hashDocument(document: string): string {
  return createHash('sha256').update(document).digest('hex');
}

/** Uses the messages and codes that the clients of Apollo and urql recognise. */
function createRefusal(message: string, code: string): DocumentRefused {
  return new DocumentRefused([new GraphQLError(message, { extensions: { code } })]);
}
