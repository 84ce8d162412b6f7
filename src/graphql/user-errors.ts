import { Kind, type GraphQLFieldResolver, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import { AppError, ERROR_TABLE } from '../shared/errors.js';
import { toCamelCase } from '../shared/letter-case.js';
import type { FieldInfo } from './compiled/field-info.js';
import type { GraphqlContext } from './context.js';
import { USER_ERROR_CODES, type UserErrorCode, type UserErrorType } from './user-errors.type.js';

const NAME = 'userErrors';

type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Makes mutations whose payload is asked for `userErrors` report there what the caller can correct. */
export function collectUserErrors(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (field.resolve) field.resolve = createResolver(field.resolve);
  }
}

function createResolver(resolve: Resolver): Resolver {
  return async (parent, given, context, info) => {
    try {
      const payload = (await resolve(parent, given, context, info)) as object;
      return { ...payload, userErrors: [] };
    } catch (error) {
      const userErrors = selectsUserErrors(info) ? toUserErrors(error) : null;
      if (!userErrors) throw error;
      context.outcome.hasUserErrors = true;
      return { userErrors };
    }
  };
}

/** Converts an error; null if the caller cannot correct it. */
export function toUserErrors(error: unknown): UserErrorType[] | null {
  const code = error instanceof AppError ? toCode(error) : null;
  if (!(error instanceof AppError) || !code) return null;
  if (error.code !== 'validation_error') return [{ field: null, message: error.message, code }];
  return Object.entries(error.details ?? {}).flatMap(([field, messages]) =>
    (messages as string[]).map((message) => ({ field: toCamelCase(field), message, code })),
  );
}

function toCode({ code }: AppError): UserErrorCode | null {
  return USER_ERROR_CODES.find((known) => known === ERROR_TABLE[code].graphqlCode) ?? null;
}

/** Whether the payload is asked for its errors. One that a directive may leave out does not count, so that no error is lost. */
function selectsUserErrors({ fieldNodes, fragments }: FieldInfo): boolean {
  const selects = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.directives?.length) return false;
      if (selection.kind === Kind.FIELD) return selection.name.value === NAME;
      if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet);
      return selects(fragments[selection.name.value]?.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selects(selectionSet));
}
