import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { estimateDocumentBytes, MAX_KEPT_CHARACTERS } from './document-store.js';
import { compileQuery, type CompiledQuery } from './compile-query.js';
import { compileVariables, type ReadVariables } from './compile-variables.js';
import { NotCompiled } from './not-compiled.js';

/** Compiling costs about as much as two executions, so a query is not compiled the first time. */
const CALLS_BEFORE_COMPILING = 3;
/** A query with more fields takes longer to read than to plan. Those of a fragment count at each place that uses it. */
const MAX_FIELDS = 1_000;
/** In bytes: the memory that all compiled queries may take, estimated from their fields and their documents. */
const MAX_BYTES = 32 * 1024 * 1024;
/** In bytes: the memory that the texts of counted queries may take. Queries that are sent once are soon forgotten. */
const MAX_COUNTED_BYTES = 2 * 1024 * 1024;
/** A little more than measured: the functions of a field. */
const BYTES_PER_FIELD = 500;
/** What a text takes: its characters, and its place among the others. */
const BYTES_PER_CHARACTER = 2;
const BYTES_PER_ENTRY = 500;

/** A validated query as a request names it. */
export interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  readonly readVariables: ReadVariables;
}

/** Keeps frequent queries in compiled form, within a memory limit. */
export class CompiledQueries {
  private readonly compiled = new LRUCache<string, KnownQuery>({ maxSize: MAX_BYTES });
  /** How often a query was answered that is not compiled. */
  private readonly calls = new LRUCache<string, number>({ maxSize: MAX_COUNTED_BYTES });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the compiled form of a query by its text; null if plain execution must answer. */
  find(text: string, operationName: string | null): KnownQuery | null {
    return this.compiled.get(toName(text, operationName)) ?? null;
  }

  /** Counts a validated query that plain execution answers, and compiles it once it is frequent. */
  count(text: string, operationName: string | null, document: DocumentNode, operation: OperationDefinitionNode): void {
    if (text.length > MAX_KEPT_CHARACTERS || operation.operation !== 'query') return;
    const name = toName(text, operationName);
    const calls = (this.calls.get(name) ?? 0) + 1;
    if (calls > CALLS_BEFORE_COMPILING) return;
    const size = BYTES_PER_ENTRY + name.length * BYTES_PER_CHARACTER;
    this.calls.set(name, calls, { size });
    const known = calls === CALLS_BEFORE_COMPILING ? this.compile(document, operation) : null;
    if (!known) return;
    this.compiled.set(name, known, { size: size + estimateBytes(known) });
    this.calls.delete(name);
  }

  private compile(document: DocumentNode, operation: OperationDefinitionNode): KnownQuery | null {
    const fragments: Record<string, FragmentDefinitionNode> = Object.create(null) as Record<string, never>;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    }
    try {
      const compiled = compileQuery({ schema: this.schema, fragments }, operation, MAX_FIELDS);
      const readVariables = compileVariables(this.schema, operation.variableDefinitions ?? []);
      return { document, operation, compiled, readVariables };
    } catch (error) {
      if (error instanceof NotCompiled) return null;
      throw error;
    }
  }
}

function estimateBytes({ document, compiled }: KnownQuery): number {
  return compiled.fields * BYTES_PER_FIELD + estimateDocumentBytes(document);
}

/** A name that differs for different pairs, whatever a request contains. */
function toName(text: string, operationName: string | null): string {
  return operationName === null ? `:${text}` : `${operationName.length}:${operationName}${text}`;
}
