import { registerEnumType, Field, ObjectType } from 'type-graphql';

/** The codes of errors that the caller can correct. */
export const USER_ERROR_CODES = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'] as const;
export type UserErrorCode = (typeof USER_ERROR_CODES)[number];

const UserErrorCodes = Object.fromEntries(USER_ERROR_CODES.map((code) => [code, code]));
registerEnumType(UserErrorCodes, {
  name: 'UserErrorCode',
  description: 'The kind of an error that the caller can correct.',
  valuesConfig: {
    BAD_USER_INPUT: { description: 'A value is not valid.' },
    FORBIDDEN: { description: 'The role, the scopes of the key or the state of the object do not allow it.' },
    NOT_FOUND: { description: 'There is no such object.' },
    CONFLICT: { description: 'The object has changed meanwhile, or another one has the same value.' },
    PAYLOAD_TOO_LARGE: { description: 'The file is too large.' },
  },
});

@ObjectType('UserError', { description: 'Why a mutation changed nothing.', simpleResolvers: true })
export class UserErrorType {
  @Field(() => String, { nullable: true, description: 'The input field; null if it is not about one.' })
  field: string | null;

  @Field({ description: 'The reason, in a sentence for people.' })
  message: string;

  @Field(() => UserErrorCodes, { description: 'The kind of error.' })
  code: UserErrorCode;
}

/** What the payloads of all mutations have in common. */
@ObjectType('MutationPayload', { description: 'What a mutation returns.', simpleResolvers: true })
export abstract class MutationPayload {
  @Field(() => [UserErrorType], {
    description:
      'Why nothing was changed; empty on success. If a query selects it, errors that the caller can correct are here rather than in `errors`, and the other fields are null.',
  })
  userErrors: UserErrorType[];
}
