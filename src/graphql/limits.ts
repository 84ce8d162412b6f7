import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one document may have. The introspection query of common tools is 15 deep. */
const MOST_DEPTH = 16;
const MOST_ALIASES = 50;
const MOST_DIRECTIVES = 50;
const MOST_MUTATIONS = 10;

/** Refuses documents that are deeper, or have more aliases, directives or mutations, than anything honest needs. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  return {
    Document: (document) => checkDepth(context, document),
    OperationDefinition({ operation, selectionSet }) {
      // The specified rules let an operation pass whose root type there is not.
      if (!context.getSchema().getRootType(operation)) refuse(context, `There is no ${operation} here.`);
      if (operation !== 'mutation' || selectionSet.selections.length <= MOST_MUTATIONS) return;
      refuse(context, `An operation may have ${MOST_MUTATIONS} mutations at most.`);
    },
    Field({ alias }) {
      if (!alias) return;
      aliases += 1;
      if (aliases === MOST_ALIASES + 1) refuse(context, `A document may have ${MOST_ALIASES} aliases at most.`);
    },
    Directive() {
      directives += 1;
      if (directives === MOST_DIRECTIVES + 1) {
        refuse(context, `A document may have ${MOST_DIRECTIVES} directives at most.`);
      }
    },
  };
}

function checkDepth(context: ValidationContext, { definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, number>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (depthOf(definition.selectionSet, fragments, known) > MOST_DEPTH) {
      refuse(context, `A document may be ${MOST_DEPTH} fields deep at most.`);
    }
  }
}

/** Each fragment is measured once; one that leads back to itself, which another rule refuses, counts as nothing there. */
function depthOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  const depths = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) {
      return 1 + (selection.selectionSet ? depthOf(selection.selectionSet, fragments, known) : 0);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragments, known);
    const name = selection.name.value;
    const fragment = fragments.get(name);
    const measured = known.get(name);
    if (measured !== undefined || !fragment) return measured ?? 0;
    known.set(name, 0);
    const depth = depthOf(fragment.selectionSet, fragments, known);
    known.set(name, depth);
    return depth;
  });
  return Math.max(0, ...depths);
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message));
}
