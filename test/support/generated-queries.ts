import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { createRandom } from './mangled-requests.js';
import { leadsBack } from './whole-selection.js';

const MAX_DEPTH = 7;
/** Inputs that contain themselves may be nested less deeply than this; a little more than is valid. */
const MAX_NESTED = 7;
/** Pages within pages soon cost more than a query may. */
const MAX_LEADING_BACK = 1;
const TEXTS = ['', 'Acme', 'same', '1', 'é"\\\n', '2026-01-01', '2026-01-01T00:00:00Z', '12.50', 'x'.repeat(501)];
const NUMBERS = [0, 1, 2, 2, 3, 5, 10, 101, -1];

/** A query and its variables; not every one is valid. */
export interface GeneratedQuery {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Generates queries, or operations of another root, over all fields of a schema, the same for the same seed. */
export class QueryGenerator {
  private readonly random: () => number;
  private definitions: string[] = [];
  private fragments: string[] = [];
  private variables: Record<string, unknown> = {};

  /** @param uids what uids and ids are chosen from */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly uids: readonly string[],
    seed: number,
    private readonly root: GraphQLObjectType = schema.getQueryType()!,
  ) {
    this.random = createRandom(seed);
  }

  next(): GeneratedQuery {
    [this.definitions, this.fragments, this.variables] = [[], [], {}];
    const selection = this.buildSelection(this.root, 0);
    const kind = this.root === this.schema.getMutationType() ? 'mutation' : 'query';
    const definitions = this.definitions.length > 0 ? `(${this.definitions.join(', ')})` : '';
    return {
      text: `${kind} Generated${definitions} ${selection} ${this.fragments.join(' ')}`,
      variables: this.variables,
    };
  }

  private buildSelection(type: GraphQLCompositeType, depth: number): string {
    const fields = isAbstractType(type)
      ? this.schema.getPossibleTypes(type).flatMap((one) => this.buildInlineFragment(one, depth))
      : [];
    const own = 'getFields' in type ? Object.values(type.getFields()) : [];
    // Lists of a connection and the like end the recursion.
    const usable = own
      .filter((field) => depth < MAX_DEPTH || !isCompositeType(getNamedType(field.type)))
      .filter((field) => depth < MAX_LEADING_BACK || !leadsBack(field));
    const count = depth === 0 ? this.choose([1, 1, 1, 2]) : this.choose([1, 2, 3, 5]);
    for (let index = 0; index < count && usable.length > 0; index += 1) {
      fields.push(this.buildSelected(type, this.choose(usable), depth));
    }
    if (this.happens(0.15) || fields.length === 0) fields.push('__typename');
    return `{ ${fields.join(' ')} }`;
  }

  private buildInlineFragment(type: GraphQLCompositeType, depth: number): string[] {
    return this.happens(0.4) ? [`... on ${type.name} ${this.buildSelection(type, depth + 1)}`] : [];
  }

  private buildSelected(type: GraphQLCompositeType, field: GraphQLField<unknown, unknown>, depth: number): string {
    const selected = this.buildField(field, depth);
    if (this.happens(0.04)) return `... on ${type.name}${this.buildCondition()} { ${selected} }`;
    if (this.happens(0.02)) return `...${this.buildCondition()} { ${selected} }`;
    if (this.happens(0.96) || !isObjectType(type)) return selected;
    const name = `F${this.fragments.length}`;
    this.fragments.push('');
    this.fragments[Number(name.slice(1))] = `fragment ${name} on ${type.name} { ${selected} }`;
    return `...${name}${this.buildCondition()}${this.happens(0.3) ? ` ...${name}` : ''}`;
  }

  private buildField(field: GraphQLField<unknown, unknown>, depth: number): string {
    const alias = this.happens(0.08) ? `${this.choose(['a', 'b', 'constructor', 'first'])}: ` : '';
    const given = field.args.flatMap((argument) => this.buildArgument(argument));
    const type = getNamedType(field.type);
    const inner = isCompositeType(type) ? ` ${this.buildSelection(type, depth + 1)}` : '';
    return `${alias}${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${this.buildCondition()}${inner}`;
  }

  private buildCondition(): string {
    if (this.happens(0.97)) return '';
    const value = this.happens(0.3) ? String(this.happens(0.5)) : this.addVariable('Boolean!', this.happens(0.5));
    return ` @${this.choose(['skip', 'include'])}(if: ${value})`;
  }

  private buildArgument({ name, type }: GraphQLArgument): string[] {
    const isRequired = getNullableType(type) !== type;
    if (!isRequired && this.happens(name === 'first' ? 0.4 : 0.85)) return [];
    const value = this.createValue(type, 0);
    // Variables and literals are read by different code.
    if (this.happens(0.6)) return [`${name}: ${this.addVariable(String(type), value)}`];
    return [`${name}: ${printLiteral(value, type)}`];
  }

  private addVariable(type: string, value: unknown): string {
    const name = `v${this.definitions.length}`;
    this.definitions.push(`$${name}: ${type}`);
    if (!this.happens(0.03)) this.variables[name] = this.happens(0.03) ? { wrong: true } : value;
    return `$${name}`;
  }

  private createValue(type: GraphQLInputType, depth: number): unknown {
    const inner = getNullableType(type);
    if (inner === type && this.happens(0.1)) return null;
    if (isListType(inner))
      return Array.from({ length: this.choose([0, 1, 2]) }, () => this.createValue(inner.ofType, depth));
    if (isEnumType(inner)) return this.choose(inner.getValues()).name;
    if (isInputObjectType(inner)) {
      const members = Object.values(inner.getFields());
      // A large input would almost always have a member that is not valid.
      const share = Math.min(0.15, 3 / members.length);
      const fields = members.filter((field) => {
        if (getNullableType(field.type) !== field.type) return true;
        return getNamedType(field.type) === inner ? depth < MAX_NESTED && this.happens(0.2) : this.happens(share);
      });
      return Object.fromEntries(fields.map((field) => [field.name, this.createValue(field.type, depth + 1)]));
    }
    return this.createScalar(String(inner));
  }

  private createScalar(name: string): unknown {
    if (name === 'Boolean') return this.happens(0.5);
    if (name === 'Int') return this.choose(NUMBERS);
    if (name === 'ID') return this.choose(this.uids);
    if (name === 'Date') return this.choose(['2026-01-01', '2026-02-01', '2026-02-30']);
    if (name === 'DateTime') return this.choose(['2026-01-01T00:00:00Z', '2030-01-01T00:00:00+02:00', 'x']);
    if (name === 'Decimal') return this.choose(['1', '2.50', '-3', '100000', 'x']);
    return this.choose(TEXTS);
  }

  private happens(share: number): boolean {
    return this.random() < share;
  }

  private choose<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)]!;
  }
}

/** Prints a value as a literal: names of enums without quotes, objects with bare names. */
function printLiteral(value: unknown, type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (value === null) return 'null';
  if (isListType(inner)) return `[${(value as unknown[]).map((one) => printLiteral(one, inner.ofType)).join(', ')}]`;
  if (isEnumType(inner)) return String(value);
  if (!isInputObjectType(inner)) return JSON.stringify(value);
  const members = Object.entries(value as Record<string, unknown>);
  return `{ ${members.map(([name, one]) => `${name}: ${printLiteral(one, inner.getFields()[name]!.type)}`).join(', ')} }`;
}
