import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { PageRows, Points } from './cost.js';
import { PageInfoType } from './pagination.js';

/** A connection (Relay specification) as its resolver returns it; `totalCount` is resolved separately. */
export interface ConnectionType<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoType;
  readonly totalCount: number;
}

/** Creates the types of a connection: `<name>Edge` and `<name>Connection`. */
export function createConnectionType<Node extends object>(
  name: string,
  nodeType: ClassType<Node>,
): ClassType<ConnectionType<Node>> {
  const Rows = createUncountedConnectionType(name, nodeType);

  @ObjectType(`${name}Connection`, { description: 'A page of a list.', simpleResolvers: true })
  class Connection extends Rows {
    @Field(() => Int, { description: 'The total number of rows; computed only if selected.' })
    @Points(5)
    totalCount: number;
  }
  return Connection;
}

/** Creates the types of a connection without `totalCount`, for a list that is too long to count. */
export function createUncountedConnectionType<Node extends object>(
  name: string,
  nodeType: ClassType<Node>,
): ClassType<Omit<ConnectionType<Node>, 'totalCount'>> {
  @ObjectType(`${name}Edge`, { description: 'A row of a list and its cursor.', simpleResolvers: true })
  class Edge {
    @Field({ description: 'The cursor of the row.' })
    cursor: string;

    @Field(() => nodeType, { description: 'The row.' })
    node: Node;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.', simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { description: 'The rows with their cursors.' })
    @PageRows()
    edges: Edge[];

    @Field(() => [nodeType], { description: 'The rows.' })
    @PageRows()
    nodes: Node[];

    @Field(() => PageInfoType, { description: 'Whether there are more pages, and where they begin.' })
    pageInfo: PageInfoType;
  }
  return Connection;
}
