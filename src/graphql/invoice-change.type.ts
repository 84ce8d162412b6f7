import { Field, ID, ObjectType } from 'type-graphql';
import type { InvoiceChange, InvoiceChangeKind } from '../invoices/changes/invoice-change.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { Points } from './cost.js';
import { InvoiceChangeKinds } from './enums.js';
import { InvoiceType } from './invoice.type.js';
import { WorkspaceUserType } from './workspace-user.type.js';

@ObjectType('InvoiceChange', { description: 'A committed change of an invoice.', simpleResolvers: true })
export class InvoiceChangeType implements Pick<InvoiceChange, 'invoiceUid' | 'kind' | 'at'> {
  @Field(() => InvoiceChangeKinds, { description: 'What the change did.' })
  kind: InvoiceChangeKind;

  @Field(() => ID, { description: 'The global id of the invoice.' })
  invoiceId: string;

  @Field(() => ID, { description: 'The UUID of the invoice.' })
  invoiceUid: string;

  @Field(() => InvoiceType, {
    nullable: true,
    description: 'The invoice as it is now, which may be later than the change; null when it is deleted.',
  })
  @Points(1)
  invoice: InvoiceType | null;

  @Field(() => DateTimeScalar, { description: 'When it was changed.' })
  at: string;

  @Field(() => WorkspaceUserType, { nullable: true, description: 'Who changed it; null for the service itself.' })
  actor: WorkspaceUserType | null;

  @Field({ description: 'Where to go on from after an interruption; some changes may then come twice.' })
  cursor: string;
}
