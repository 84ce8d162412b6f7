import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import {
  AddWorkspaceUserInput,
  IssueApiKeyInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
  UpdateAccountInput,
} from './account.inputs.js';
import { ApiKeyType } from './api-key.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { AccountType, WorkspaceUserType } from './workspace-user.type.js';

@ObjectType({ description: 'An API key with its secret, which is shown only here.', simpleResolvers: true })
class IssueApiKeyPayload {
  @Field(() => ApiKeyType, { description: 'The key.' })
  apiKey: ApiKeyType;

  @Field({ description: 'The value for the header Api-Key. The service does not store it, so save it now.' })
  secret: string;
}

@ObjectType({ description: 'The successor with its secret, which is shown only here.', simpleResolvers: true })
class RotateApiKeyPayload extends IssueApiKeyPayload {}

@ObjectType({ description: 'The revoked key.', simpleResolvers: true })
class RevokeApiKeyPayload {
  @Field(() => ID, { description: 'The UUID of the key.' })
  uid: string;
}

@ObjectType({ description: 'The new user.', simpleResolvers: true })
class AddWorkspaceUserPayload {
  @Field(() => WorkspaceUserType, { description: 'The user.' })
  workspaceUser: WorkspaceUserType;
}

@ObjectType({ description: 'The account after the change.', simpleResolvers: true })
class UpdateAccountPayload {
  @Field(() => AccountType, { description: 'The account.' })
  account: AccountType;
}

/** Changes the caller's account: its settings, users and keys. For owners and admins. */
@Resolver()
export class AccountMutations {
  constructor(private readonly services: GraphqlServices) {}

  @Mutation(() => IssueApiKeyPayload, { description: 'Issues a key for a user of the account.' })
  async issueApiKey(
    @Arg('input', () => IssueApiKeyInput, { description: 'The key’s values.' }) input: IssueApiKeyInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const { workspaceUserUid, name, scopes, expiresAt } = input;
    const { key, secret } = await this.services.keys.issue(actor, {
      userUid: workspaceUserUid.toLowerCase(),
      name,
      ...(scopes ? { scopes } : {}),
      ...(expiresAt ? { expiresAt } : {}),
    });
    return { apiKey: key, secret };
  }

  @Mutation(() => RotateApiKeyPayload, {
    description: 'Issues a successor of a key; the old key keeps working for a while.',
  })
  async rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, { description: 'Which key, and the overlap.' }) input: RotateApiKeyInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const { key, secret } = await this.services.keys.rotate(actor, input.uid.toLowerCase(), input.overlapSeconds);
    return { apiKey: key, secret };
  }

  @Mutation(() => RevokeApiKeyPayload, { description: 'Revokes a key immediately.' })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'Which key.' }) input: RevokeApiKeyInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const uid = input.uid.toLowerCase();
    await this.services.keys.revoke(actor, uid);
    return { uid };
  }

  @Mutation(() => AddWorkspaceUserPayload, { description: 'Adds a user to the account.' })
  async addWorkspaceUser(
    @Arg('input', () => AddWorkspaceUserInput, { description: 'The person and the role.' })
    input: AddWorkspaceUserInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const { email, roleType, firstName, lastName } = input;
    const workspaceUser = await this.services.accounts.addUser(actor, {
      email,
      role: roleType,
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
    });
    return { workspaceUser };
  }

  @Mutation(() => UpdateAccountPayload, { description: 'Changes the account’s settings.' })
  async updateAccount(
    @Arg('input', () => UpdateAccountInput, { description: 'The values.' }) input: UpdateAccountInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { account: await this.services.accounts.update(actor, input) };
  }
}
