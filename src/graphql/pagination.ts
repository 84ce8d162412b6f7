import { Field, ObjectType } from 'type-graphql';
import { AppError } from '../shared/errors.js';
import { PAGE_SIZE, type PageArguments } from './page.inputs.js';

@ObjectType('PageInfo', { description: 'Information about a page of a connection.', simpleResolvers: true })
export class PageInfoType {
  @Field({ description: 'Whether more rows follow.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether there are rows before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first row; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last row; null on an empty page.' })
  endCursor: string | null;
}

/** A range of a list between two positions. */
export interface ListRange<Place> {
  readonly after?: Place;
  readonly before?: Place;
  readonly limit: number;
  readonly backwards: boolean;
}

/** A row of a page. Its cursor is encoded only when it is selected. */
class Edge<Row> {
  constructor(
    readonly node: Row,
    private readonly encode: (row: Row) => string,
  ) {}

  get cursor(): string {
    return this.encode(this.node);
  }
}

/** A page of rows with the cursor of each. */
export interface Page<Row> {
  readonly edges: readonly { readonly node: Row; readonly cursor: string }[];
  readonly nodes: readonly Row[];
  readonly pageInfo: PageInfoType;
}

export interface Paging<Row, Place> {
  readonly decode: (cursor: string) => Place;
  readonly encode: (row: Row) => string;
  readonly load: (range: ListRange<Place>) => Promise<readonly Row[]>;
}

/** Loads the requested page, plus one row to find out whether more follow. @throws bad_request */
export async function loadPage<Row, Place>(page: PageArguments, paging: Paging<Row, Place>): Promise<Page<Row>> {
  const range = toListRange(page, paging.decode);
  const loaded = await paging.load({ ...range, limit: range.limit + 1 });
  const more = loaded.length > range.limit;
  const nodes = more ? cutPage(loaded, range) : loaded;
  const edges = nodes.map((node) => new Edge(node, paging.encode));
  const pageInfo = {
    hasNextPage: range.backwards ? range.before !== undefined : more,
    hasPreviousPage: range.backwards ? more : range.after !== undefined,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, nodes, pageInfo };
}

function toListRange<Place>(
  { first, after, last, before }: PageArguments,
  decode: (cursor: string) => Place,
): ListRange<Place> {
  const both = typeof first === 'number' && typeof last === 'number';
  if (both) throw new AppError('bad_request', 'Give either first or last, not both.');
  return {
    ...(typeof after === 'string' ? { after: decode(after) } : {}),
    ...(typeof before === 'string' ? { before: decode(before) } : {}),
    limit: last ?? first ?? PAGE_SIZE,
    backwards: typeof last === 'number',
  };
}

function cutPage<Row>(rows: readonly Row[], { backwards, limit }: ListRange<unknown>): readonly Row[] {
  return backwards ? rows.slice(rows.length - limit) : rows.slice(0, limit);
}
