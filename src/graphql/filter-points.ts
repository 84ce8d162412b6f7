import {
  getNamedType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

const FILTER_TYPE = 'InvoiceFilter';
/** What each filter within a filter costs. */
const PART_POINTS = 2;
/** The members of a filter that hold filters. */
const PART_MEMBERS: ReadonlySet<string> = new Set(['and', 'or', 'not']);

/** Computes the points of the filters within the filter of a field, from its arguments; null if it has no filter. */
export function createFilterPointsReader(
  field: GraphQLField<unknown, unknown>,
  { arguments: given = [] }: FieldNode,
  operation: OperationDefinitionNode,
): ((variables: Variables) => number) | null {
  const name = field.args.find(({ type }) => getNamedType(type).name === FILTER_TYPE)?.name;
  const value = given.find((argument) => argument.name.value === name)?.value;
  return value ? (variables) => PART_POINTS * new PartCounter(operation, variables).countParts(value) : null;
}

/** Counts the filters within a filter, whether the document spells them out or variables hold them. */
class PartCounter {
  constructor(
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {}

  /** Counts the filters within a filter. */
  countParts(filter: ValueNode): number {
    if (filter.kind === Kind.VARIABLE)
      return this.readVariable(filter, countGivenParts, (value) => this.countParts(value));
    if (filter.kind !== Kind.OBJECT) return 0;
    const members = filter.fields.filter(({ name }) => PART_MEMBERS.has(name.value));
    return members.reduce((count, { value }) => count + this.count(value), 0);
  }

  /** Counts a filter, or those of a list, and those within them. */
  private count(value: ValueNode): number {
    switch (value.kind) {
      case Kind.LIST:
        return value.values.reduce((count, one) => count + this.count(one), 0);
      case Kind.VARIABLE:
        return this.readVariable(value, countGiven, (fallback) => this.count(fallback));
      case Kind.OBJECT:
        return 1 + this.countParts(value);
      default:
        return 0;
    }
  }

  private readVariable(
    { name: { value: name } }: VariableNode,
    readGiven: (value: unknown) => number,
    readDefault: (value: ValueNode) => number,
  ): number {
    const { [name]: given } = this.variables;
    if (given !== undefined) return readGiven(given);
    const definition = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return definition?.defaultValue ? readDefault(definition.defaultValue) : 0;
  }
}

function countGiven(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((count: number, one) => count + countGiven(one), 0);
  return typeof value === 'object' && value !== null ? 1 + countGivenParts(value) : 0;
}

function countGivenParts(filter: unknown): number {
  if (typeof filter !== 'object' || filter === null) return 0;
  const members = Object.entries(filter).filter(([name]) => PART_MEMBERS.has(name));
  return members.reduce((count, [, value]) => count + countGiven(value), 0);
}
