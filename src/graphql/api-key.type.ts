import { Field, ID, ObjectType } from 'type-graphql';
import type { ApiKey } from '../accounts/api-key.entity.js';
import type { Scope } from '../shared/actor.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { Scopes } from './enums.js';
import { WorkspaceUserType } from './workspace-user.type.js';

@ObjectType('ApiKey', { description: 'An API key, without its secret.', simpleResolvers: true })
export class ApiKeyType implements Pick<
  ApiKey,
  'uid' | 'keyId' | 'name' | 'scopes' | 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'revokedAt'
> {
  @Field(() => ID, { description: 'The UUID.' })
  uid: string;

  @Field({ description: 'The public part of the key, <id> of igk_<id>_<secret>.' })
  keyId: string;

  @Field({ description: 'What the key is for, as its creator named it.' })
  name: string;

  @Field(() => WorkspaceUserType, { description: 'The workspace user that the key acts for.' })
  workspaceUser: WorkspaceUserType;

  @Field(() => [Scopes], { description: 'The scopes of the key.' })
  scopes: Scope[];

  @Field(() => DateTimeScalar, { description: 'When the key was issued.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute; null if never.' })
  lastUsedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it expires; null if never.' })
  expiresAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null if it was not.' })
  revokedAt: string | null;
}
