import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { DateTimeScalar, UrlScalar } from '../shared/scalars.js';
import { DeleteAccountInput } from './account.inputs.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { MutationPayload } from './user-errors.type.js';

@ObjectType({ description: 'The archive of the account.', simpleResolvers: true })
class ExportAccountPayload extends MutationPayload {
  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Where the archive can be read, as long as the URL of a file and while the key works.',
  })
  url: string | null;
}

@ObjectType({ description: 'The account that is being deleted.', simpleResolvers: true })
class DeleteAccountPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The UUID of the account.' })
  uid: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the deletion began, and all keys stopped.' })
  requestedAt: string | null;
}

/** Exports and deletes the caller’s account. For owners. */
@Resolver()
export class AccountDataMutations {
  constructor(private readonly services: GraphqlServices) {}

  @Mutation(() => ExportAccountPayload, {
    description:
      'Exports everything of the account as a ZIP archive: the files, the invoices with their items and histories, users and settings. ' +
      'For owners only.',
  })
  async exportAccount(@Ctx() { actor }: GraphqlContext) {
    return { url: await this.services.accountExports.createUrl(actor) };
  }

  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes the account with everything in it, for good. All keys stop at once, the one of this call too; the rest follows in the ' +
      'background. For owners only.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'The confirmation.' }) { name }: DeleteAccountInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const { accountUid: uid, requestedAt } = await this.services.accountDeletions.request(actor, name);
    return { uid, requestedAt };
  }
}
