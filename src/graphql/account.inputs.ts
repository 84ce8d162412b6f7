import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from '../shared/class-validator.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ROLES, SCOPES, type Role, type Scope } from '../shared/actor.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { Roles, Scopes } from './enums.js';

const MAX_OVERLAP_SECONDS = 7 * 24 * 3_600;

@InputType('IssueApiKeyInput', { description: 'A new API key and the user it acts for.' })
export class IssueApiKeyInput {
  @Field(() => ID, { description: 'The UUID of the workspace user that the key acts for.' })
  @IsString()
  workspaceUserUid: string;

  @Field({ description: 'What the key is for.' })
  @IsString()
  @Length(1, 100)
  name: string;

  @Field(() => [Scopes], {
    nullable: true,
    description: 'The scopes of the key; all that the role allows if omitted.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(SCOPES.length)
  @IsIn(SCOPES, { each: true })
  scopes?: Scope[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it expires; never if omitted.' })
  @IsOptional()
  @IsString()
  expiresAt?: string | null;
}

@InputType('RotateApiKeyInput', { description: 'The key to replace.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The UUID of the key.' })
  @IsString()
  uid: string;

  @Field(() => Int, {
    defaultValue: 86_400,
    description: 'How many seconds the old key keeps working; at most a week.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_OVERLAP_SECONDS)
  overlapSeconds: number;
}

@InputType('RevokeApiKeyInput', { description: 'The key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The UUID of the key.' })
  @IsString()
  uid: string;
}

@InputType('AddWorkspaceUserInput', { description: 'A person to add to the account.' })
export class AddWorkspaceUserInput {
  @Field({ description: 'Email address, unique within the account.' })
  @IsString()
  @MaxLength(254)
  email: string;

  @Field(() => Roles, { description: 'What the person may do.' })
  @IsIn(ROLES)
  roleType: Role;

  @Field(() => String, { nullable: true, description: 'First name.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  lastName?: string | null;
}

@InputType('UpdateWorkspaceUserInput', { description: 'Changes to a user: an omitted field keeps its value.' })
export class UpdateWorkspaceUserInput {
  @Field(() => ID, { description: 'The UUID of the workspace user.' })
  @IsString()
  uid: string;

  @Field(() => Roles, { nullable: true, description: 'What the person may do.' })
  @IsOptional()
  @IsIn(ROLES)
  roleType?: Role | null;

  @Field(() => String, { nullable: true, description: 'First name; empty to remove it.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name; empty to remove it.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  lastName?: string | null;
}

@InputType('RemoveWorkspaceUserInput', { description: 'The user to remove.' })
export class RemoveWorkspaceUserInput {
  @Field(() => ID, { description: 'The UUID of the workspace user.' })
  @IsString()
  uid: string;
}

@InputType('UpdateAccountInput', { description: 'Changes to the account: an omitted field keeps its value.' })
export class UpdateAccountInput {
  @Field(() => String, { nullable: true, description: 'The account name.' })
  @ValidateIf(isGiven('name'))
  @IsString()
  @Length(1, 255)
  name?: string;

  @Field(() => String, { nullable: true, description: 'BCP 47 language tag; decides how amounts are formatted.' })
  @ValidateIf(isGiven('locale'))
  @IsString()
  locale?: string;

  @Field(() => String, { nullable: true, description: 'IANA time zone; decides where a day begins.' })
  @ValidateIf(isGiven('timeZone'))
  @IsString()
  timeZone?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the account forbids users to decide on invoices that they uploaded.',
  })
  @ValidateIf(isGiven('fourEyes'))
  @IsBoolean()
  fourEyes?: boolean;
}

@InputType('DeleteAccountInput', { description: 'The confirmation of a deletion.' })
export class DeleteAccountInput {
  @Field({ description: 'The name of the account.' })
  @IsString()
  @MaxLength(255)
  name: string;
}

function isGiven(field: keyof UpdateAccountInput): (input: UpdateAccountInput) => boolean {
  return (input) => input[field] !== undefined;
}
