import type { TestService } from './service.js';

/** The kinds of objects that have ids. */
export const KINDS = [
  ...(['invoice', 'item', 'company', 'category', 'card', 'user', 'key', 'account'] as const),
  ...(['webhook', 'delivery', 'event', 'view', 'export'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

/** The uid of a row of each kind, on which operations are called. */
export type Rows = Readonly<Record<Kind, string>>;

/** A place in a call that takes an id or search words: in its path, query, body or variables. */
export interface Place {
  readonly name: string;
  readonly kind: Kind | 'words';
}

/** The parts of a response of either face that the matrices check. */
export interface OperationAnswer {
  readonly status: number;
  /** The headers except those that always differ: the date and the request id. */
  readonly headers: string;
  /** The body with the request id replaced; a workbook as the text of its cells. */
  readonly text: string;
  /** The error code; null if the call succeeded. */
  readonly refusal: string | null;
}

/** An operation of one face, and how to call it. */
export interface Operation {
  /** `METHOD /path` as in the table of routes, or `Query.field` as in the schema. */
  readonly name: string;
  readonly places: readonly Place[];
  /** The kinds of rows that a call refers to. */
  readonly needs: readonly Kind[];
  /** Calls the operation on these rows; `at` sets another row's id, or search words, in one of its places. */
  call(
    service: Pick<TestService, 'baseUrl'>,
    key: string | null,
    rows: Rows,
    at?: { readonly place: Place; readonly value: string },
  ): Promise<OperationAnswer>;
}

const CHANGING_HEADERS = new Set(['date', 'x-request-id']);

/** Formats the relevant headers as text. */
export function formatHeaders(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !CHANGING_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Lists the names that only one of two lists has. */
export function compareNames(known: readonly string[], listed: readonly string[]) {
  return {
    missing: known.filter((name) => !listed.includes(name)),
    superfluous: listed.filter((name) => !known.includes(name)),
  };
}
