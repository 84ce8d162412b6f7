import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import {
  AddWorkspaceUserInput,
  IssueApiKeyInput,
  RemoveWorkspaceUserInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
  UpdateAccountInput,
  UpdateWorkspaceUserInput,
} from './account.inputs.js';
import { ApiKeyType } from './api-key.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { MutationPayload } from './user-errors.type.js';
import { createRemovalPayload, toRemoval } from './payloads.type.js';
import { AccountType, WorkspaceUserType } from './workspace-user.type.js';

@ObjectType({ description: 'An API key with its secret, which is shown only here.', simpleResolvers: true })
class IssueApiKeyPayload extends MutationPayload {
  @Field(() => ApiKeyType, { nullable: true, description: 'The key.' })
  apiKey: ApiKeyType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value for the header Api-Key. The service does not store it, so save it now.',
  })
  secret: string | null;
}

@ObjectType({ description: 'The successor with its secret, which is shown only here.', simpleResolvers: true })
class RotateApiKeyPayload extends IssueApiKeyPayload {}

@ObjectType({ description: 'The revoked key.', simpleResolvers: true })
class RevokeApiKeyPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The UUID of the key.' })
  uid: string | null;
}

@ObjectType({ description: 'The new user.', simpleResolvers: true })
class AddWorkspaceUserPayload extends MutationPayload {
  @Field(() => WorkspaceUserType, { nullable: true, description: 'The user.' })
  workspaceUser: WorkspaceUserType | null;
}

@ObjectType({ description: 'The user after the change.', simpleResolvers: true })
class UpdateWorkspaceUserPayload extends MutationPayload {
  @Field(() => WorkspaceUserType, { nullable: true, description: 'The user.' })
  workspaceUser: WorkspaceUserType | null;
}

const RemoveWorkspaceUserPayload = createRemovalPayload('RemoveWorkspaceUserPayload');

@ObjectType({ description: 'The account after the change.', simpleResolvers: true })
class UpdateAccountPayload extends MutationPayload {
  @Field(() => AccountType, { nullable: true, description: 'The account.' })
  account: AccountType | null;
}

/** Changes the caller's account: its settings, users and keys. For owners and admins. */
@Resolver()
export class AccountMutations {
  constructor(private readonly services: GraphqlServices) {}

  @Mutation(() => IssueApiKeyPayload, {
    description:
      'Issues a key for the caller or, by an owner, for any user. It has at most the scopes of the caller’s key.',
  })
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
    description:
      'Issues a successor of a key of the caller or, by an owner, of any user; the old key keeps working for a while.',
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

  @Mutation(() => AddWorkspaceUserPayload, {
    description: 'Adds a user, with a role up to the caller’s. One who was removed returns as the same user.',
  })
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

  @Mutation(() => UpdateWorkspaceUserPayload, {
    description:
      'Changes the role or the names of a user; roles go up to the caller’s. An account keeps its last owner.',
  })
  async updateWorkspaceUser(
    @Arg('input', () => UpdateWorkspaceUserInput, { description: 'Which user, and the values.' })
    { uid, roleType, firstName, lastName }: UpdateWorkspaceUserInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    const workspaceUser = await this.services.accounts.updateUser(actor, uid, {
      ...(roleType ? { role: roleType } : {}),
      ...(typeof firstName === 'string' ? { firstName } : {}),
      ...(typeof lastName === 'string' ? { lastName } : {}),
    });
    return { workspaceUser };
  }

  @Mutation(() => RemoveWorkspaceUserPayload, {
    description:
      'Removes a user and revokes the user’s keys; invoices and histories keep the name. The last owner stays.',
  })
  async removeWorkspaceUser(
    @Arg('input', () => RemoveWorkspaceUserInput, { description: 'Which user.' }) { uid }: RemoveWorkspaceUserInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.accounts.removeUser(actor, uid);
    return toRemoval('WorkspaceUser', uid);
  }

  @Mutation(() => UpdateAccountPayload, { description: 'Changes the account’s settings.' })
  async updateAccount(
    @Arg('input', () => UpdateAccountInput, { description: 'The values.' }) input: UpdateAccountInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { account: await this.services.accounts.update(actor, input) };
  }
}
