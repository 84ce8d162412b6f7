import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { MAX_ROWS, PAGE_SIZE } from './page.inputs.js';

/** What a query may cost at most, however full the bucket is. */
export const MAX_COST = 1_000;
const QUERY_POINTS = 1;
const MUTATION_POINTS = 10;
const SUBSCRIPTION_POINTS = 10;

type Variables = Readonly<Record<string, unknown>>;
/** What an execution found at a place of a query: null where there is nothing, and undefined where it is not known, or not yet. */
type Found = Readonly<Record<string, unknown>> | null | undefined;
/** What a part of a query costs with these variables, in a page of that many rows; or has cost, by what it found. */
type Cost = (variables: Variables, rows: number, found: Found) => number;

/** Gives a field its points: what it costs to read it once. A field without them
 * comes with its parent and costs nothing; of the root types, a query costs 1, a mutation and a subscription 10. */
export function Points(points: number): PropertyDecorator & MethodDecorator {
  return Extensions({ points });
}

/** Marks a field of a connection that has the page's rows: each costs a point and what is selected of it. */
export function PageRows(): PropertyDecorator & MethodDecorator {
  return Extensions({ pageRows: true });
}

/**
 * Tells what operations cost, before anything is executed: the points of every field that is selected, and within a page that sum
 * for each row that is asked for. What `@skip` and `@include` leave out counts too. An operation costs a point at least.
 *
 * Afterwards, it tells what they have cost: by the rows that there were, and without what was left out.
 */
export class QueryCosts {
  private readonly known = new WeakMap<OperationDefinitionNode, Cost>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The cost of a validated operation. */
  costOf(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): number {
    return Math.max(1, this.read(operation, fragments)(variables, 1, undefined));
  }

  /** What an operation has cost that gave this data; never more than it was to cost. */
  actualCostOf(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables, data: object): number {
    return Math.max(1, this.read(operation, fragments)(variables, 1, data as Readonly<Record<string, unknown>>));
  }

  private read(operation: OperationDefinitionNode, fragments: Fragments): Cost {
    const known = this.known.get(operation);
    if (known) return known;
    const root = this.schema.getRootType(operation.operation);
    const reader = new CostReader(this.schema, operation, fragments());
    const cost = root ? reader.selectionCost(root, operation.selectionSet) : free;
    this.known.set(operation, cost);
    return cost;
  }
}

type Fragments = () => ReadonlyMap<string, FragmentDefinitionNode>;

class CostReader {
  private readonly fragmentCosts = new Map<string, Cost>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operation: OperationDefinitionNode,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  selectionCost(type: GraphQLCompositeType, { selections }: SelectionSetNode): Cost {
    const costs = selections.map((selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return this.fieldCost(type, selection);
        case Kind.INLINE_FRAGMENT: {
          const condition = selection.typeCondition?.name.value;
          return this.selectionCost(this.compositeType(condition) ?? type, selection.selectionSet);
        }
        case Kind.FRAGMENT_SPREAD:
          return this.fragmentCost(selection.name.value);
      }
    });
    return sumOf(costs.filter((cost) => cost !== free));
  }

  private fragmentCost(name: string): Cost {
    const known = this.fragmentCosts.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    const type = this.compositeType(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.selectionCost(type, fragment.selectionSet) : free;
    this.fragmentCosts.set(name, cost);
    return cost;
  }

  private fieldCost(parent: GraphQLCompositeType, node: FieldNode): Cost {
    const field = fieldOf(parent, node.name.value);
    if (!field) return free;
    const type = getNamedType(field.type);
    const inner = node.selectionSet && isCompositeType(type) ? this.selectionCost(type, node.selectionSet) : free;
    const points = Number(field.extensions['points'] ?? this.rootPoints(parent));
    return atPlace(node.alias?.value ?? node.name.value, this.costAt(field, node, points, inner));
  }

  /** The cost of a field by what was found at its own place. */
  private costAt(field: GraphQLField<unknown, unknown>, node: FieldNode, points: number, inner: Cost): CostAt {
    if (field.extensions['pageRows'] === true) {
      return (variables, rows, value) => {
        const count = Array.isArray(value) ? value.length : rows;
        return count * (1 + inner(variables, count, undefined));
      };
    }
    if (field.args.some(({ name }) => name === 'first')) {
      const rowsOf = this.pageRows(node);
      return (variables, _rows, value) => points + inner(variables, rowsOf(variables), objectAt(value));
    }
    if (points === 0 && inner === free) return free;
    return (variables, rows, value) => points + inner(variables, rows, objectAt(value));
  }

  /** How many rows the arguments of a connection ask for; an impossible number counts as the nearest possible one. */
  private pageRows({ arguments: given = [] }: FieldNode): (variables: Variables) => number {
    const readers = ['last', 'first'].map((name) => {
      const value = given.find((argument) => argument.name.value === name)?.value;
      return value ? this.numberReader(value) : () => null;
    });
    return (variables) => {
      for (const read of readers) {
        const rows = read(variables);
        if (rows !== null) return Math.min(Math.max(rows, 0), MAX_ROWS);
      }
      return PAGE_SIZE;
    };
  }

  private numberReader(value: ValueNode): (variables: Variables) => number | null {
    if (value.kind === Kind.INT) return () => Number(value.value);
    if (value.kind !== Kind.VARIABLE) return () => null;
    const name = value.name.value;
    const definition = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    const fallback = definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : null;
    return (variables) => (typeof variables[name] === 'number' ? variables[name] : fallback);
  }

  /** What a field of a root type costs that says nothing else. */
  private rootPoints(parent: GraphQLCompositeType): number {
    if (parent === this.schema.getQueryType()) return QUERY_POINTS;
    if (parent === this.schema.getSubscriptionType()) return SUBSCRIPTION_POINTS;
    return parent === this.schema.getMutationType() ? MUTATION_POINTS : 0;
  }

  private compositeType(name: string | undefined): GraphQLCompositeType | null {
    const type = name === undefined ? undefined : this.schema.getType(name);
    return isCompositeType(type) ? type : null;
  }
}

const free = () => 0;

/** As a cost, but by the very value that was found. */
type CostAt = (variables: Variables, rows: number, value: unknown) => number;

/** The cost of what stands under a name of its parent; nothing where the parent was found without it. */
function atPlace(name: string, cost: CostAt): Cost {
  if (cost === free) return free;
  return (variables, rows, found) => {
    if (found === undefined) return cost(variables, rows, undefined);
    return found !== null && name in found ? cost(variables, rows, found[name]) : 0;
  };
}

/** What is in a list may be different from one to the other, so it counts as not known. */
function objectAt(value: unknown): Found {
  return Array.isArray(value) ? undefined : (value as Found);
}

function sumOf(costs: readonly Cost[]): Cost {
  const [only] = costs;
  if (!only) return free;
  if (costs.length === 1) return only;
  return (variables, rows, found) => {
    let sum = 0;
    for (const cost of costs) sum += cost(variables, rows, found);
    return sum;
  };
}

function fieldOf(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return 'getFields' in parent && (isObjectType(parent) || name !== '__typename')
    ? parent.getFields()[name]
    : undefined;
}
