import {
  getArgumentValues,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldInfo } from './field-info.js';
import { quote, type Text } from './json-text.js';
import { NotCompiled } from './not-compiled.js';
import { collectSelectedFields, type SelectionScope } from './selected-fields.js';
import {
  createLeafWrite,
  createListWrite,
  createOutline,
  writeObject,
  type Outline,
  type QueryRequest,
  type Source,
  type Write,
  type WrittenField,
} from './write-json.js';

const NO_ARGUMENTS = Object.freeze({});

/** A query whose fields, resolvers and types are known, so that executing it only reads and writes values. */
export interface CompiledQuery {
  /** The number of fields that it writes; those of a fragment count at each place that uses it. */
  readonly fields: number;
  /**
   * Executes the query and writes `data` as JSON.
   *
   * @throws NotCompiled, or what a resolver throws, if the response would have errors
   */
  execute(request: QueryRequest, outline: Outline): Text;
}

/**
 * Compiles a validated query.
 *
 * @throws NotCompiled if it selects the schema, has too many fields, or fields whose order depends on variables
 */
export function compileQuery(
  scope: SelectionScope,
  operation: OperationDefinitionNode,
  maxFields: number,
): CompiledQuery {
  const compiler = new Compiler(scope, operation, maxFields);
  const root = scope.schema.getQueryType();
  if (!root || operation.operation !== 'query') throw new NotCompiled();
  const fields = compiler.compileFields(root, [operation]);
  return {
    fields: compiler.fields,
    execute: (request, outline) => writeObject(fields, {}, request, outline),
  };
}

class Compiler {
  fields = 0;

  constructor(
    private readonly scope: SelectionScope,
    private readonly operation: OperationDefinitionNode,
    private readonly maxFields: number,
  ) {}

  compileFields(
    type: GraphQLObjectType,
    nodes: readonly Pick<FieldNode | OperationDefinitionNode, 'selectionSet'>[],
  ): readonly WrittenField[] {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return [...collectSelectedFields(this.scope, type, sets)].map(([name, selected]) => {
      this.fields += 1;
      if (this.fields > this.maxFields) throw new NotCompiled();
      const {
        nodes: [first],
        conditions,
      } = selected;
      if (!first) throw new NotCompiled();
      return {
        name,
        label: `${quote(name)}:`,
        next: `,${quote(name)}:`,
        conditions,
        write: this.compileField(type, name, first, selected.nodes),
      };
    });
  }

  private compileField(
    parent: GraphQLObjectType,
    responseName: string,
    first: FieldNode,
    nodes: readonly FieldNode[],
  ): WrittenField['write'] {
    const { value: name } = first.name;
    if (name === TypeNameMetaFieldDef.name) {
      const text = quote(parent.name);
      return () => text;
    }
    const field = parent.getFields()[name];
    if (!field || name === SchemaMetaFieldDef.name || name === TypeMetaFieldDef.name) throw new NotCompiled();
    const write = this.compileWrite(field.type, nodes);
    const resolve = this.compileResolver(parent, field, first, nodes);
    // Its cost does not depend on the response.
    const isFreeLeaf = isLeafType(getNullableType(field.type)) && !('points' in field.extensions);
    if (!resolve && isFreeLeaf) return (source, request) => write(source[name], request, undefined);
    if (!resolve) return (source, request, outline) => writeValue(write, responseName, source[name], request, outline);
    return (source, request, outline) => {
      const value = resolve(source, request);
      if (!(value instanceof Promise)) return writeValue(write, responseName, value, request, outline);
      return value.then((found) => writeValue(write, responseName, found, request, outline));
    };
  }

  /** Null if the field is a property of its object. */
  private compileResolver(
    parentType: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    first: FieldNode,
    fieldNodes: readonly FieldNode[],
  ): ((source: Source, request: QueryRequest) => unknown) | null {
    const { name, resolve, args } = field;
    if (!resolve) return null;
    const info: FieldInfo = { fieldName: name, fieldNodes, parentType, ...this.scope, operation: this.operation };
    // Safe, because `FieldInfo` limits what resolvers can use.
    const whole = info as GraphQLResolveInfo;
    if (args.length === 0) return (source, { context }) => resolve(source, NO_ARGUMENTS, context, whole);
    return (source, { context, variables }) =>
      resolve(source, getArgumentValues(field, first, variables), context, whole);
  }

  private compileWrite(type: GraphQLOutputType, nodes: readonly FieldNode[]): Write {
    const isNullable = !isNonNullType(type);
    const nullable = isNullable ? type : type.ofType;
    if (isLeafType(nullable)) return createLeafWrite(nullable, isNullable);
    const write = this.compileComposite(nullable, nodes);
    return (value, request, outline) => {
      // Plain execution reports a missing value of a non-null type, waits for promises and throws errors.
      if (typeof value === 'object' && value !== null && !isSpecial(value)) return write(value, request, outline);
      if (isNullable && isMissing(value)) return 'null';
      throw new NotCompiled();
    };
  }

  private compileComposite(type: GraphQLNullableType & GraphQLOutputType, nodes: readonly FieldNode[]): Write {
    if (isListType(type)) return createListWrite(this.compileWrite(type.ofType, nodes));
    if (isObjectType(type)) return this.compileObject(type, nodes);
    if (isAbstractType(type)) return this.compileAbstract(type, nodes);
    throw new NotCompiled();
  }

  private compileObject(type: GraphQLObjectType, nodes: readonly FieldNode[]): Write {
    if (type.isTypeOf) throw new NotCompiled();
    const fields = this.compileFields(type, nodes);
    return (value, request, outline) => writeObject(fields, value as Source, request, outline);
  }

  private compileAbstract(type: GraphQLAbstractType, nodes: readonly FieldNode[]): Write {
    const possible = this.scope.schema.getPossibleTypes(type);
    const writes = new Map(possible.map((one) => [one.name, this.compileObject(one, nodes)]));
    const { resolveType } = type;
    if (!resolveType) throw new NotCompiled();
    return (value, request, outline) => {
      // The schema's interfaces need only the value.
      const name: unknown = resolveType(value, request.context, {} as GraphQLResolveInfo, type);
      const write = typeof name === 'string' ? writes.get(name) : undefined;
      if (!write) throw new NotCompiled();
      return write(value, request, outline);
    };
  }
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isSpecial(value: object): boolean {
  return value instanceof Promise || value instanceof Error;
}

/** Writes the value of a field, and adds it to the outline of its object. */
function writeValue(
  write: Write,
  name: string,
  value: unknown,
  request: QueryRequest,
  outline: Outline | undefined,
): Text {
  if (outline === undefined) return write(value, request, undefined);
  const below = typeof value === 'object' && value !== null && !Array.isArray(value) ? createOutline() : undefined;
  outline[name] = below ?? value ?? null;
  return write(value, request, below);
}
