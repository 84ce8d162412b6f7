import {
  getNamedType,
  isCompositeType,
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
import { createFilterPointsReader } from './filter-points.js';
import { MAX_ROWS, PAGE_SIZE } from './page.inputs.js';
import { SelectionMeter } from './selection-size.js';

/** The maximum cost of a query, however full the bucket is. */
export const MAX_COST = 1_000;
const QUERY_POINTS = 1;
const MUTATION_POINTS = 10;
export const SUBSCRIPTION_POINTS = 10;
/** The costs of the fields of the root type that read the schema. */
const INTROSPECTION_POINTS: Readonly<Record<string, number>> = { __schema: 20, __type: 5 };

/** The arguments of fields that return an element for each element of the argument. */
const ELEMENT_ARGUMENTS: ReadonlySet<string> = new Set(['ids', 'representations']);

/** How many values a point covers. */
const VALUES_PER_POINT = 250;

type Variables = Readonly<Record<string, unknown>>;
/** The result at a path of a query: null if it is empty, undefined if it is unknown or not yet known. */
type Found = Readonly<Record<string, unknown>> | null | undefined;
/** Computes the cost of a part of a query on a page with this many rows: an estimate if `found` is undefined, otherwise the actual cost. */
type Cost = (variables: Variables, rows: number, found: Found) => number;

/**
 * Sets the points that reading a field once costs. A field without points costs nothing, except on the root types: a query costs 1,
 * a mutation or subscription 10.
 */
export function Points(points: number): PropertyDecorator & MethodDecorator {
  return Extensions({ points });
}

/**
 * Marks the field of a connection that holds the page's rows. Each row costs the points of its selections, plus one for every 250 values
 * that are selected.
 */
export function PageRows(): PropertyDecorator & MethodDecorator {
  return Extensions({ pageRows: true });
}

/** Makes the selections of a list count as if it had this many elements, where its length is not known before it is read. */
export function AssumedRows(rows: number): PropertyDecorator & MethodDecorator {
  return Extensions({ assumedRows: rows });
}

/**
 * Estimates the cost of operations before execution: the sum of the points of all selected fields. Fields within a page count once for each
 * requested row. Fields that `@skip` or `@include` exclude count too. An operation costs at least one point.
 *
 * After execution, computes the actual cost: for the returned rows only, and without excluded fields.
 */
export class QueryCosts {
  private readonly known = new WeakMap<OperationDefinitionNode, Cost>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Estimates the cost of a validated operation. */
  estimateCost(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): number {
    return Math.max(1, this.read(operation, fragments)(variables, 1, undefined));
  }

  /** Computes the actual cost of an operation from its data, without long lists; never more than the estimate. */
  computeActualCost(
    operation: OperationDefinitionNode,
    fragments: Fragments,
    variables: Variables,
    data: object,
  ): number {
    return Math.max(1, this.read(operation, fragments)(variables, 1, data as Readonly<Record<string, unknown>>));
  }

  private read(operation: OperationDefinitionNode, fragments: Fragments): Cost {
    const known = this.known.get(operation);
    if (known) return known;
    const root = this.schema.getRootType(operation.operation);
    const reader = new CostReader(this.schema, operation, fragments());
    const cost = root ? reader.computeSelectionCost(root, operation.selectionSet) : free;
    this.known.set(operation, cost);
    return cost;
  }
}

type Fragments = () => ReadonlyMap<string, FragmentDefinitionNode>;

class CostReader {
  private readonly fragmentCosts = new Map<string, Cost>();
  private readonly sizes: SelectionMeter;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operation: OperationDefinitionNode,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {
    this.sizes = new SelectionMeter(fragments);
  }

  computeSelectionCost(type: GraphQLCompositeType, { selections }: SelectionSetNode): Cost {
    const costs = selections.map((selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return this.computeFieldCost(type, selection);
        case Kind.INLINE_FRAGMENT: {
          const condition = selection.typeCondition?.name.value;
          return this.computeSelectionCost(this.getCompositeType(condition) ?? type, selection.selectionSet);
        }
        case Kind.FRAGMENT_SPREAD:
          return this.computeFragmentCost(selection.name.value);
      }
    });
    return sumCosts(costs.filter((cost) => cost !== free));
  }

  private computeFragmentCost(name: string): Cost {
    const known = this.fragmentCosts.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    const type = this.getCompositeType(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.computeSelectionCost(type, fragment.selectionSet) : free;
    this.fragmentCosts.set(name, cost);
    return cost;
  }

  private computeFieldCost(parent: GraphQLCompositeType, node: FieldNode): Cost {
    const field = getSchemaField(parent, node.name.value);
    if (!field) return computeIntrospectionCost(node);
    const type = getNamedType(field.type);
    const inner =
      node.selectionSet && isCompositeType(type) ? this.computeSelectionCost(type, node.selectionSet) : free;
    const points = Number(field.extensions['points'] ?? this.getRootPoints(parent));
    const readPoints = createFilterPointsReader(field, node, this.operation);
    const cost = addFilterPoints(this.buildCostAt(field, node, points, inner), readPoints);
    return placeCost(node.alias?.value ?? node.name.value, cost);
  }

  /** Computes the cost of a field from the result at its own path. */
  private buildCostAt(field: GraphQLField<unknown, unknown>, node: FieldNode, points: number, inner: Cost): CostAt {
    if (field.extensions['pageRows'] === true) {
      const rowPoints = Math.max(1, countSizePoints(this.countSelections(node)));
      return (variables, rows, value) => {
        const count = Array.isArray(value) ? value.length : rows;
        return count * (rowPoints + inner(variables, count, undefined));
      };
    }
    const elements = field.args.find(({ name }) => ELEMENT_ARGUMENTS.has(name));
    if (elements) {
      const rowPoints = Math.max(1, countSizePoints(this.countSelections(node)));
      const countElements = createElementCounter(node, elements.name);
      return (variables, _rows, value) => {
        const count = Array.isArray(value) ? value.length : countElements(variables);
        return points + count * (rowPoints + inner(variables, count, undefined));
      };
    }
    const assumed = Number(field.extensions['assumedRows'] ?? 1);
    if (assumed > 1 && inner !== free) return (variables, rows) => points + assumed * inner(variables, rows, undefined);
    if (field.args.some(({ name }) => name === 'first')) {
      const rowsOf = this.createRowsReader(node);
      return (variables, _rows, value) => points + inner(variables, rowsOf(variables), toFound(value));
    }
    if (points === 0 && inner === free) return free;
    return (variables, rows, value) => points + inner(variables, rows, toFound(value));
  }

  private countSelections({ selectionSet }: FieldNode): number {
    return selectionSet ? this.sizes.measure(selectionSet).selections : 0;
  }

  /** Reads the requested number of rows from the arguments of a connection, clamped to the allowed range. */
  private createRowsReader({ arguments: given = [] }: FieldNode): (variables: Variables) => number {
    const readers = ['last', 'first'].map((name) => {
      const value = given.find((argument) => argument.name.value === name)?.value;
      return value ? this.createNumberReader(value) : () => null;
    });
    return (variables) => {
      for (const read of readers) {
        const rows = read(variables);
        if (rows !== null) return Math.min(Math.max(rows, 0), MAX_ROWS);
      }
      return PAGE_SIZE;
    };
  }

  private createNumberReader(value: ValueNode): (variables: Variables) => number | null {
    if (value.kind === Kind.INT) return () => Number(value.value);
    if (value.kind !== Kind.VARIABLE) return () => null;
    const name = value.name.value;
    const definition = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    const fallback = definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : null;
    return (variables) => {
      const { [name]: given } = variables;
      if (given === undefined) return fallback;
      return typeof given === 'number' ? given : null;
    };
  }

  /** The default cost of a field of a root type. */
  private getRootPoints(parent: GraphQLCompositeType): number {
    if (parent === this.schema.getQueryType()) return QUERY_POINTS;
    if (parent === this.schema.getSubscriptionType()) return SUBSCRIPTION_POINTS;
    return parent === this.schema.getMutationType() ? MUTATION_POINTS : 0;
  }

  private getCompositeType(name: string | undefined): GraphQLCompositeType | null {
    const type = name === undefined ? undefined : this.schema.getType(name);
    return isCompositeType(type) ? type : null;
  }
}

/** Counts the elements of an argument: those of a list or of a variable. */
function createElementCounter(
  { arguments: given = [] }: FieldNode,
  argument: string,
): (variables: Variables) => number {
  const value = given.find(({ name }) => name.value === argument)?.value;
  if (value?.kind === Kind.LIST) return () => Math.min(value.values.length, MAX_ROWS);
  if (value?.kind !== Kind.VARIABLE) return () => 1;
  return ({ [value.name.value]: list }) => Math.min(Array.isArray(list) ? list.length : 1, MAX_ROWS);
}

/** The points of this many values. */
export function countSizePoints(values: number): number {
  return Math.ceil(values / VALUES_PER_POINT);
}

const free = () => 0;

function computeIntrospectionCost({ name, alias }: FieldNode): Cost {
  const points = INTROSPECTION_POINTS[name.value];
  return points === undefined ? free : placeCost((alias ?? name).value, () => points);
}

/** Like a cost, but given the value at the field itself. */
type CostAt = (variables: Variables, rows: number, value: unknown) => number;

function addFilterPoints(cost: CostAt, readPoints: ((variables: Variables) => number) | null): CostAt {
  if (!readPoints) return cost;
  return (variables, rows, value) => cost(variables, rows, value) + readPoints(variables);
}

/** Computes the cost of a member of its parent's result; zero if the result lacks it. */
function placeCost(name: string, cost: CostAt): Cost {
  if (cost === free) return free;
  return (variables, rows, found) => {
    if (found === undefined) return cost(variables, rows, undefined);
    return found !== null && name in found ? cost(variables, rows, found[name]) : 0;
  };
}

/** Elements of a list may differ, so their results count as unknown. */
function toFound(value: unknown): Found {
  return Array.isArray(value) ? undefined : (value as Found);
}

function sumCosts(costs: readonly Cost[]): Cost {
  const [only] = costs;
  if (!only) return free;
  if (costs.length === 1) return only;
  return (variables, rows, found) => {
    let sum = 0;
    for (const cost of costs) sum += cost(variables, rows, found);
    return sum;
  };
}

function getSchemaField(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return 'getFields' in parent ? parent.getFields()[name] : undefined;
}
