import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** How many tokens a document may have, and how many errors a refusal tells. */
export const MAX_TOKENS = 1_000;
export const MAX_ERRORS = 10;
/** What one document may have. The introspection query of common tools is 15 deep. */
const MAX_DEPTH = 16;
/** With those of its fragments, which can double them with each line. */
const MAX_SELECTIONS = 10_000;
const MAX_ALIASES = 50;
const MAX_DIRECTIVES = 50;
const MAX_MUTATIONS = 10;

/** Refuses documents that are deeper or larger, or have more aliases, directives or mutations, than anything honest needs. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  return {
    Document: (document) => checkSize(context, document),
    OperationDefinition({ operation, selectionSet }) {
      // The specified rules let an operation pass whose root type there is not.
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

/** How deep a selection is, and how many selections it makes with those of its fragments. */
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
    const { depth, selections } = sizeOf(definition.selectionSet, fragments, known);
    if (depth > MAX_DEPTH) refuse(context, `A document may be at most ${MAX_DEPTH} fields deep.`);
    if (selections > MAX_SELECTIONS) refuse(context, `A document may select at most ${MAX_SELECTIONS} fields.`);
  }
}

/** Each fragment is measured once; one that leads back to itself, which another rule refuses, counts as nothing there. */
function sizeOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Size>,
): Size {
  const sizes = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) {
      const inner = selection.selectionSet ? sizeOf(selection.selectionSet, fragments, known) : NOTHING;
      return { depth: 1 + inner.depth, selections: inner.selections };
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet, fragments, known);
    const name = selection.name.value;
    const fragment = fragments.get(name);
    const measured = known.get(name);
    if (measured !== undefined || !fragment) return measured ?? NOTHING;
    known.set(name, NOTHING);
    const size = sizeOf(fragment.selectionSet, fragments, known);
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
