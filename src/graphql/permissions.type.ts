import { Field, ObjectType } from 'type-graphql';
import type { Permissions } from '../access/policy.js';

@ObjectType('RecordPermissions', {
  description: 'What the caller may do with a company, a card or a category.',
  simpleResolvers: true,
})
export class RecordPermissionsType {
  @Field({ description: 'Whether the caller may change it.' })
  canUpdate: boolean;

  @Field({ description: 'Whether the caller may delete it.' })
  canDelete: boolean;
}

const REASON = 'The reason for the refusal, in a sentence for people; null if allowed.';

@ObjectType('Permissions', { description: 'What the caller may do with an invoice.', simpleResolvers: true })
export class PermissionsType {
  @Field({ description: 'Whether the caller may change the invoice.' })
  canUpdate: boolean;

  @Field(() => String, { nullable: true, description: REASON })
  canUpdateReason: string | null;

  @Field({ description: 'Whether the caller may delete the invoice.' })
  canDelete: boolean;

  @Field(() => String, { nullable: true, description: REASON })
  canDeleteReason: string | null;

  @Field({ description: 'Whether the caller may approve the invoice.' })
  canApprove: boolean;

  @Field(() => String, { nullable: true, description: REASON })
  canApproveReason: string | null;

  @Field({ description: 'Whether the caller may reject the invoice.' })
  canReject: boolean;

  @Field(() => String, { nullable: true, description: REASON })
  canRejectReason: string | null;

  @Field({ description: 'Whether the caller may remove the approval or rejection.' })
  canRemoveApproval: boolean;

  @Field(() => String, { nullable: true, description: REASON })
  canRemoveApprovalReason: string | null;
}

/** Converts permissions to flags and reasons. */
export function presentPermissions(permissions: Permissions): PermissionsType {
  return {
    canUpdate: permissions.update === null,
    canUpdateReason: permissions.update,
    canDelete: permissions.delete === null,
    canDeleteReason: permissions.delete,
    canApprove: permissions.approve === null,
    canApproveReason: permissions.approve,
    canReject: permissions.reject === null,
    canRejectReason: permissions.reject,
    canRemoveApproval: permissions.remove_approval === null,
    canRemoveApprovalReason: permissions.remove_approval,
  };
}
