import { Field, ID, ObjectType } from 'type-graphql';
import type { Account } from '../accounts/account.entity.js';
import type { WorkspaceUserSummary } from '../invoices/invoice-row.js';
import type { Role, Scope } from '../shared/actor.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { Roles, Scopes } from './enums.js';
import { NodeType } from './node.type.js';

@ObjectType('User', { description: 'A person.', simpleResolvers: true })
export class UserType implements Pick<WorkspaceUserSummary, 'email' | 'firstName' | 'lastName'> {
  @Field(() => ID, { description: 'The UUID of the person.' })
  uid: string;

  @Field({ description: 'Email address, in lower case.' })
  email: string;

  @Field({ description: 'First name; empty if unknown.' })
  firstName: string;

  @Field({ description: 'Last name; empty if unknown.' })
  lastName: string;

  @Field({ description: 'First and last name.' })
  fullName: string;
}

@ObjectType('WorkspaceUser', {
  implements: NodeType,
  description: 'A person in an account, with a role.',
  simpleResolvers: true,
})
export class WorkspaceUserType extends NodeType implements Pick<WorkspaceUserSummary, 'uid' | 'roleType'> {
  @Field(() => UserType, { description: 'The person.' })
  user: UserType;

  @Field(() => Roles, { description: 'What the person may do in the account.' })
  roleType: Role;
}

@ObjectType('Account', {
  implements: NodeType,
  description: 'The tenant that everything else belongs to.',
  simpleResolvers: true,
})
export class AccountType
  extends NodeType
  implements Pick<Account, 'uid' | 'name' | 'locale' | 'timeZone' | 'fourEyes' | 'createdAt'>
{
  @Field({ description: 'The account name.' })
  name: string;

  @Field({ description: 'BCP 47 language tag; decides how amounts are formatted.' })
  locale: string;

  @Field({ description: 'IANA time zone; decides where a day begins.' })
  timeZone: string;

  @Field({ description: 'Whether the account forbids users to decide on invoices that they uploaded.' })
  fourEyes: boolean;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  createdAt: string;
}

@ObjectType('Viewer', { description: 'The caller.', simpleResolvers: true })
export class ViewerType {
  @Field(() => WorkspaceUserType, { description: 'The workspace user that the key acts for.' })
  workspaceUser: WorkspaceUserType;

  @Field(() => AccountType, { description: 'The account of the user.' })
  account: AccountType;

  @Field(() => [Scopes], { description: 'The scopes of the key.' })
  keyScopes: readonly Scope[];
}
