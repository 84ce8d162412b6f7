import { Field, ObjectType } from 'type-graphql';
import { ERROR_TABLE, type AppError } from '../shared/errors.js';
import { toUserErrors } from './user-errors.js';
import { UserErrorType } from './user-errors.type.js';

@ObjectType('InvoiceFailure', {
  description: 'Why one of several invoices was not changed or uploaded.',
  simpleResolvers: true,
})
export class InvoiceFailureType {
  @Field({ description: 'The error code that a request for this invoice alone would get.' })
  code: string;

  @Field({ description: 'The reason, in a sentence for people.' })
  message: string;

  @Field(() => [UserErrorType], {
    description: 'One error for each value that is not valid, as of this invoice alone.',
  })
  userErrors: UserErrorType[];
}

/** Presents the error of one of several invoices. */
export function toFailure(error: AppError): InvoiceFailureType {
  return { code: ERROR_TABLE[error.code].graphqlCode, message: error.message, userErrors: toUserErrors(error) ?? [] };
}
