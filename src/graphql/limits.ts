import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The limits of a document's tokens, and of the errors in one response. */
export const MAX_TOKENS = 1_000;
export const MAX_ERRORS = 10;
/** The limits of one document. The introspection query of common tools is 15 levels deep. */
const MAX_DEPTH = 16;
/**
 * Counts the fields of a fragment at each place where it is used: a fragment that uses another one twice doubles the number with every
 * line.
 */
const MAX_SELECTIONS = 10_000;
const MAX_ALIASES = 50;
const MAX_DIRECTIVES = 50;
const MAX_MUTATIONS = 10;

/** Refuses documents that exceed the limits of depth, size, aliases, directives or mutations. */
export function createLimitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  return {
    Document: (document) => checkSize(context, document),
    OperationDefinition({ operation, selectionSet }) {
      // The rules of the specification accept an operation whose root type does not exist.
      if (!context.getSchema().getRootType(operation)) refuse(context, `This endpoint has no ${operation} operations.`);
      if (operation !== 'mutation' || selectionSet.selections.length <= MAX_MUTATIONS) return;
      refuse(context, `An operation may have at most ${MAX_MUTATIONS} mutations.`);
    },
    Field({ alias }) {
      if (!alias) return;
      aliases += 1;
      if (aliases === MAX_ALIASES + 1) refuse(context, `A document may have at most ${MAX_ALIASES} aliases.`);
    },
    Directive() {
      directives += 1;
      if (directives === MAX_DIRECTIVES + 1) {
        refuse(context, `A document may have at most ${MAX_DIRECTIVES} directives.`);
      }
    },
  };
}

/** The depth of a selection set, and its number of selections including those of fragments. */
interface Size {
  readonly depth: number;
  readonly selections: number;
}

const NOTHING: Size = { depth: 0, selections: 0 };

function checkSize(context: ValidationContext, { definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Size>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, selections } = measureSelections(definition.selectionSet, fragments, known);
    if (depth > MAX_DEPTH) refuse(context, `A document may be at most ${MAX_DEPTH} fields deep.`);
    if (selections > MAX_SELECTIONS) refuse(context, `A document may select at most ${MAX_SELECTIONS} fields.`);
  }
}

/** Measures each fragment once. A cycle, which another rule refuses, counts as nothing. */
function measureSelections(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Size>,
): Size {
  const sizes = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) {
      const inner = selection.selectionSet ? measureSelections(selection.selectionSet, fragments, known) : NOTHING;
      return { depth: 1 + inner.depth, selections: inner.selections };
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return measureSelections(selection.selectionSet, fragments, known);
    const name = selection.name.value;
    const fragment = fragments.get(name);
    const measured = known.get(name);
    if (measured !== undefined || !fragment) return measured ?? NOTHING;
    known.set(name, NOTHING);
    const size = measureSelections(fragment.selectionSet, fragments, known);
    known.set(name, size);
    return size;
  });
  return {
    depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    selections: sizes.reduce((sum, size) => sum + 1 + size.selections, 0),
  };
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message));
}
