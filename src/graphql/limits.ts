import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DocumentNode,
  type ValidationContext,
} from 'graphql';
import { collectFragments } from './fragments.js';
import { SelectionMeter, type SelectionSize } from './selection-size.js';

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
/** Responses and the paths of errors repeat aliases. */
const MAX_NAME_CHARACTERS = 200;
/** The fields of a type lead to other types, so that each `__type` may return a large part of the schema. */
const MAX_TYPES = 10;

/** Refuses documents that exceed the limits of depth, size, aliases, directives, names, mutations or introspection. */
export function createLimitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  let hasLongName = false;
  return {
    Document: (document) => checkSize(context, document),
    OperationDefinition({ operation }) {
      // The rules of the specification accept an operation whose root type does not exist.
      if (!context.getSchema().getRootType(operation)) refuse(context, `This endpoint has no ${operation} operations.`);
    },
    Name({ value }) {
      if (value.length <= MAX_NAME_CHARACTERS || hasLongName) return;
      hasLongName = true;
      refuse(context, `A name may have at most ${MAX_NAME_CHARACTERS} characters.`);
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

function checkSize(context: ValidationContext, document: DocumentNode): void {
  const meter = new SelectionMeter(collectFragments(document));
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const message of listExcesses(definition.operation, meter.measure(definition.selectionSet))) {
      refuse(context, message);
    }
  }
}

/** Lists the limits of one operation that a size exceeds. */
function listExcesses(operation: OperationTypeNode, size: SelectionSize): string[] {
  const limits: [isExceeded: boolean, message: string][] = [
    [size.depth > MAX_DEPTH, `A document may be at most ${MAX_DEPTH} fields deep.`],
    [size.selections > MAX_SELECTIONS, `A document may select at most ${MAX_SELECTIONS} fields.`],
    [
      operation === OperationTypeNode.MUTATION && size.fields > MAX_MUTATIONS,
      `An operation may have at most ${MAX_MUTATIONS} mutations.`,
    ],
    [size.schemas > 1, 'An operation may select __schema once.'],
    [size.types > MAX_TYPES, `An operation may select __type at most ${MAX_TYPES} times.`],
    [size.schemaAliases > 0, 'Fields of __schema and __type may not have aliases.'],
  ];
  return limits.filter(([isExceeded]) => isExceeded).map(([, message]) => message);
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message));
}
