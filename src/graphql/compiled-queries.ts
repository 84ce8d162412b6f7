import { HeaderMap } from '@apollo/server';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

const MAX_QUERIES = 500;
/** Compiling costs about as much as ten executions, so a query is not compiled the first time. */
const CALLS_BEFORE_COMPILING = 3;

interface Entry {
  calls: number;
  /** Null if it is not compiled yet, or cannot be. */
  compiled: CompiledQuery | null;
}

/** Compiles frequent queries to code. */
export class CompiledQueries {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_QUERIES });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the compiled form of a validated query; null if it should be executed by the interpreter. */
  find(hash: string | undefined, document: DocumentNode, operationName: string | null): CompiledQuery | null {
    const name = `${hash}:${operationName}`;
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

/** Converts a result to the form that the server's plugins expect. A result without data was refused before execution. */
export function requireSingleResult(result: ExecutionResult) {
  return {
    body: { kind: 'single' as const, singleResult: result },
    http: { status: result.data === undefined ? 400 : undefined, headers: new HeaderMap() },
  };
}
