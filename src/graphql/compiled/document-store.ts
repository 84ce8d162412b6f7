import type { DocumentNode, Token } from 'graphql';
import { LRUCache } from 'lru-cache';

/** In bytes: the memory that all kept documents may take, estimated from their tokens. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Longer documents are never kept. */
export const MAX_KEPT_CHARACTERS = 20_000;
/** At least what was measured: a token with its share of the syntax tree, and what is computed once for each document. */
const BYTES_PER_TOKEN = 500;
const BYTES_PER_CHARACTER = 2;

/** Keeps parsed and validated documents within a memory limit, so that a document that is sent again is not parsed again. */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({ maxSize: MAX_BYTES });

  async get(name: string): Promise<DocumentNode | undefined> {
    return this.documents.get(name);
  }

  async set(name: string, document: DocumentNode): Promise<void> {
    if ((document.loc?.source.body.length ?? 0) > MAX_KEPT_CHARACTERS) return;
    this.documents.set(name, document, { size: estimateDocumentBytes(document) });
  }

  async delete(name: string): Promise<boolean> {
    return this.documents.delete(name);
  }
}

/** Estimates the memory that a parsed document takes, in bytes. Comments count, since the syntax tree keeps their tokens too. */
export function estimateDocumentBytes({ loc }: DocumentNode): number {
  let bytes = BYTES_PER_TOKEN + (loc?.source.body.length ?? 0) * BYTES_PER_CHARACTER;
  for (let token: Token | null = loc?.startToken ?? null; token; token = token.next) bytes += BYTES_PER_TOKEN;
  return bytes;
}
