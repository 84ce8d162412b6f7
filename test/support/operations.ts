import type { TestService } from './service.js';

/** What an id may be of. */
export type Kind = 'invoice' | 'item' | 'company' | 'card' | 'category' | 'user' | 'key' | 'account';

/** The uid of one row of each kind, on which an operation is called. */
export type Rows = Readonly<Record<Kind, string>>;

/** A place of a call where it takes an id, or words to search for: in its path, its query, its body or its variables. */
export interface Place {
  readonly name: string;
  readonly kind: Kind | 'words';
}

/** An answer of either face, as far as the matrices look at it. */
export interface OperationAnswer {
  readonly status: number;
  /** Without what differs from answer to answer: the date and the request's id. */
  readonly headers: string;
  /** The body with the request's id replaced; a workbook as the text of its cells. */
  readonly text: string;
  /** The code of the refusal; null when the call went through. */
  readonly refusal: string | null;
}

/** One operation of one of the faces, and how it is called. */
export interface Operation {
  /** `METHOD /path` as the table of routes has it, or `Query.field` as the schema has it. */
  readonly name: string;
  readonly places: readonly Place[];
  /** The kinds of rows that a call names. */
  readonly needs: readonly Kind[];
  /** Calls it on these rows; `at` puts another row's id, or words, in one of its places. */
  call(
    service: Pick<TestService, 'baseUrl'>,
    key: string | null,
    rows: Rows,
    at?: { readonly place: Place; readonly value: string },
  ): Promise<OperationAnswer>;
}

const CHANGING_HEADERS = new Set(['date', 'x-request-id']);

/** The headers that tell something, as text. */
export function headersText(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !CHANGING_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The names that one list has and the other lacks, each way. */
export function differenceOfNames(known: readonly string[], listed: readonly string[]) {
  return {
    missing: known.filter((name) => !listed.includes(name)),
    superfluous: listed.filter((name) => !known.includes(name)),
  };
}
