import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { NotCompiled } from './not-compiled.js';

export type Variables = Readonly<Record<string, unknown>>;
/** Whether the variables of a request include a selection. */
export type Condition = (variables: Variables) => boolean;

/** The selections under one name of a response. */
export interface SelectedField {
  readonly nodes: readonly FieldNode[];
  /** What must hold for the field to be in a response; empty if it always is. */
  readonly conditions: readonly Condition[];
}

/** The context in which selections are read. */
export interface SelectionScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/**
 * Collects the selected fields of an object by their names in the response, in the order of the response (GraphQL specification, section
 * 6.3.2).
 *
 * @throws NotCompiled if the order depends on variables
 */
export function collectSelectedFields(
  scope: SelectionScope,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, SelectedField> {
  const collector = new Collector(scope, type);
  for (const { selections } of sets) collector.add(selections, []);
  return collector.fields;
}

class Collector {
  readonly fields = new Map<string, SelectedField>();
  private readonly visited = new Set<string>();

  constructor(
    private readonly scope: SelectionScope,
    private readonly type: GraphQLObjectType,
  ) {}

  add(selections: readonly SelectionNode[], outer: readonly Condition[]): void {
    for (const selection of selections) {
      const conditions = [...outer, ...(selection.directives ?? []).flatMap(readCondition)];
      switch (selection.kind) {
        case Kind.FIELD:
          this.addField(selection, conditions);
          break;
        case Kind.INLINE_FRAGMENT:
          if (this.matches(selection.typeCondition?.name.value))
            this.add(selection.selectionSet.selections, conditions);
          break;
        case Kind.FRAGMENT_SPREAD:
          this.addFragment(selection.name.value, conditions);
          break;
      }
    }
  }

  private addField(node: FieldNode, conditions: readonly Condition[]): void {
    const name = node.alias?.value ?? node.name.value;
    const known = this.fields.get(name);
    if (known && known.conditions.length + conditions.length > 0) throw new NotCompiled();
    this.fields.set(name, { nodes: [...(known?.nodes ?? []), node], conditions });
  }

  private addFragment(name: string, conditions: readonly Condition[]): void {
    const fragment = this.scope.fragments[name];
    if (!fragment || this.visited.has(name) || !this.matches(fragment.typeCondition.name.value)) return;
    // A fragment that is excluded here can be included where it is used again.
    if (conditions.length === 0) this.visited.add(name);
    this.add(fragment.selectionSet.selections, conditions);
  }

  private matches(name: string | undefined): boolean {
    if (name === undefined || name === this.type.name) return true;
    const condition = this.scope.schema.getType(name);
    return isAbstractType(condition) && this.scope.schema.isSubType(condition, this.type);
  }
}

/** Reads `@skip` or `@include`; validation has checked that it has one argument. */
function readCondition({ name, arguments: given = [] }: DirectiveNode): Condition[] {
  const isSkip = name.value === GraphQLSkipDirective.name;
  if (!isSkip && name.value !== GraphQLIncludeDirective.name) return [];
  return given.map(({ value }) => {
    if (value.kind === Kind.BOOLEAN) return () => value.value !== isSkip;
    if (value.kind !== Kind.VARIABLE) throw new NotCompiled();
    const variable = value.name.value;
    return (variables) => (variables[variable] === true) !== isSkip;
  });
}
