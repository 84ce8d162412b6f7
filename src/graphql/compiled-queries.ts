import { HeaderMap } from '@apollo/server';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

const MAX_QUERIES = 500;
/** Compiling costs as much as executing some ten times, so a query that is sent once is not compiled. */
const CALLS_BEFORE_COMPILING = 3;

interface Entry {
  calls: number;
  /** Null while it is not compiled, or when it can't be. */
  compiled: CompiledQuery | null;
}

/** Queries that are sent again and again, compiled to code. */
export class CompiledQueries {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_QUERIES });

  constructor(private readonly schema: GraphQLSchema) {}

  /** The compiled form of a validated query; null when it is to be executed plainly. */
  find(hash: string, document: DocumentNode, operationName: string | null): CompiledQuery | null {
    const name = `${hash}:${operationName ?? ''}`;
    const entry = this.entries.get(name) ?? { calls: 0, compiled: null };
    entry.calls += 1;
    if (entry.calls === 1) this.entries.set(name, entry);
    if (entry.calls === CALLS_BEFORE_COMPILING) entry.compiled = compile(this.schema, document, operationName);
    return entry.compiled;
  }
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): CompiledQuery | null {
  try {
    const options = { disablingCapturingStackErrors: true };
    const compiled = compileQuery(schema, document, operationName ?? undefined, options);
    return isCompiledQuery(compiled) ? compiled : null;
  } catch {
    return null;
  }
}

/** A result as the server's plugins hand it on; one without data was refused before anything ran. */
export function singleResult(result: ExecutionResult) {
  return {
    body: { kind: 'single' as const, singleResult: result },
    http: { status: result.data === undefined ? 400 : undefined, headers: new HeaderMap() },
  };
}
