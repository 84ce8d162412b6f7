import { Args, Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { AccountEvent } from '../accounts/account-event.entity.js';
import type { AccountEventName } from '../accounts/account-event.js';
import type { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import { toCamelCase } from '../shared/letter-case.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { createConnectionType } from './connection.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { AccountEventNames } from './enums.js';
import { loadRowPage } from './load-row-page.js';
import { FieldChangeType } from './invoice-parts.type.js';
import { NodeType } from './node.type.js';
import { PageArguments } from './page.inputs.js';
import type { Page } from './pagination.js';
import { WorkspaceUserType } from './workspace-user.type.js';

@ObjectType('AccountEvent', {
  implements: NodeType,
  description: 'An event in the history of the account, its users, its keys and its webhooks.',
  simpleResolvers: true,
})
export class AccountEventType extends NodeType {
  @Field(() => AccountEventNames, { description: 'What happened.' })
  event: AccountEventName;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt: string;

  @Field(() => WorkspaceUserType, { nullable: true, description: 'Who did it; null for the operator.' })
  workspaceUser: WorkspaceUserType | null;

  @Field(() => ID, { nullable: true, description: 'The UUID of the key that was used; null for the operator.' })
  keyUid: string | null;

  @Field(() => ID, {
    description: 'The UUID of the account, the workspace user, the key or the webhook that was changed.',
  })
  targetUid: string;

  @Field({
    description:
      'The name of the account or the key, the email address of the user, or the URL of the webhook, up to 255 characters.',
  })
  targetName: string;

  @Field(() => [FieldChangeType], { description: 'What changed.' })
  changes: FieldChangeType[];
}

const AccountEventConnectionType = createConnectionType('AccountEvent', AccountEventType);

/** Resolves the fields of an event that are not columns of its row. */
@Resolver(() => AccountEventType)
export class AccountEventResolver {
  @FieldResolver()
  workspaceUser(
    @Root() { workspaceUserId }: AccountEvent,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<WorkspaceUser | null> | null {
    return workspaceUserId === null ? null : loaders.users.load(workspaceUserId);
  }

  @FieldResolver()
  changes(@Root() { changes }: AccountEvent): FieldChangeType[] {
    return changes.map((change) => ({ ...change, field: toCamelCase(change.field) }));
  }
}

/** Reads the history of the caller's account. */
@Resolver(() => AccountEventConnectionType)
export class AccountHistory {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => AccountEventConnectionType, {
    description:
      'Every change of the account, its users, its keys and its webhooks, newest first. For owners and admins only.',
  })
  accountHistory(
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<AccountEvent>> {
    return loadRowPage(page, (range) => this.services.accounts.listHistory(actor, range));
  }

  @FieldResolver()
  totalCount(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.accounts.countHistory(actor);
  }
}
