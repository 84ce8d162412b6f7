import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ApiKey } from '../accounts/api-key.entity.js';
import { formatFullName } from '../accounts/full-name.js';
import type { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import type { WorkspaceUserSummary } from '../invoices/invoice-row.js';
import { ApiKeyType } from './api-key.type.js';
import { createConnectionType } from './connection.type.js';
import { Points } from './cost.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { loadRowPage } from './load-row-page.js';
import { PageArguments } from './page.inputs.js';
import type { Page } from './pagination.js';
import { ViewerType, WorkspaceUserType, type UserType } from './workspace-user.type.js';

/** Resolves the person of a workspace user. */
@Resolver(() => WorkspaceUserType)
export class WorkspaceUserResolver {
  @FieldResolver()
  user(@Root() row: WorkspaceUserSummary): UserType {
    const { userUid, email, firstName, lastName } = row;
    return { uid: userUid, email, firstName, lastName, fullName: formatFullName(row) };
  }
}

/** Resolves the workspace user that an API key acts for. */
@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @FieldResolver()
  workspaceUser(@Root() key: ApiKey, @Ctx() { loaders }: GraphqlContext): Promise<WorkspaceUser | null> {
    return loaders.users.load(key.workspaceUserId);
  }
}

const WorkspaceUserConnectionType = createConnectionType('WorkspaceUser', WorkspaceUserType);
const ApiKeyConnectionType = createConnectionType('ApiKey', ApiKeyType);

/** Counts the users of the account. */
@Resolver(() => WorkspaceUserConnectionType)
export class WorkspaceUserConnectionResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver()
  totalCount(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.accounts.countUsers(actor);
  }
}

/** Counts the keys of the account. */
@Resolver(() => ApiKeyConnectionType)
export class ApiKeyConnectionResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver()
  totalCount(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.keys.count(actor);
  }
}

/** Reads the caller, and the users and keys of the caller's account. */
@Resolver()
export class AccountQueries {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => ViewerType, { description: 'The caller.' })
  async viewer(@Ctx() { actor }: GraphqlContext) {
    const { accounts } = this.services;
    const [workspaceUser, account] = await Promise.all([
      accounts.getUser(actor, actor.workspaceUserUid),
      accounts.get(actor),
    ]);
    return { workspaceUser, account, keyScopes: actor.scopes };
  }

  @Query(() => WorkspaceUserConnectionType, { description: 'The users of the account, newest first.' })
  workspaceUserConnection(
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<WorkspaceUser>> {
    return loadRowPage(page, (range) => this.services.accounts.listUserKeyset(actor, range));
  }

  @Query(() => ApiKeyConnectionType, {
    description: 'The API keys of the account, including revoked ones, newest first. For owners and admins only.',
  })
  apiKeyConnection(
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<ApiKey>> {
    return loadRowPage(page, (range) => this.services.keys.listKeyset(actor, range));
  }

  @Points(10)
  @Query(() => [WorkspaceUserType], {
    description: 'The users of the account, oldest first.',
    deprecationReason: 'Use workspaceUserConnection, which has pages.',
  })
  workspaceUsers(@Ctx() { actor }: GraphqlContext): Promise<WorkspaceUser[]> {
    return this.services.accounts.listUsers(actor);
  }

  @Points(10)
  @Query(() => [ApiKeyType], {
    description: 'The API keys of the account, including revoked ones, oldest first. For owners and admins only.',
    deprecationReason: 'Use apiKeyConnection, which has pages.',
  })
  apiKeys(@Ctx() { actor }: GraphqlContext): Promise<ApiKey[]> {
    return this.services.keys.list(actor);
  }
}
