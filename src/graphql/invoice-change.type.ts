import { Field, ID, ObjectType } from 'type-graphql';
import type { InvoiceChange, InvoiceChangeKind } from '../invoices/changes/invoice-change.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { Points } from './cost.js';
import { InvoiceChangeKinds } from './enums.js';
import { InvoiceType } from './invoice.type.js';
import { WorkspaceUserType } from './workspace-user.type.js';

@ObjectType('InvoiceChange', { description: 'A committed change of an invoice.', simpleResolvers: true })
export class InvoiceChangeType implements Pick<InvoiceChange, 'invoiceUid' | 'kind' | 'at'> {
  @Field(() => InvoiceChangeKinds, { description: 'The kind of the change.' })
  kind: InvoiceChangeKind;

  @Field(() => ID, { description: 'The global id of the invoice.' })
  invoiceId: string;

  @Field(() => ID, { description: 'The UUID of the invoice.' })
  invoiceUid: string;

  @Field(() => InvoiceType, {
    nullable: true,
    description: 'The current state of the invoice, which may be newer than the change; null if it was deleted.',
  })
  @Points(1)
  invoice: InvoiceType | null;

  @Field(() => DateTimeScalar, { description: 'When it was changed.' })
  at: string;

  @Field(() => WorkspaceUserType, { nullable: true, description: 'Who changed it; null for the service itself.' })
  actor: WorkspaceUserType | null;

  @Field({ description: 'The cursor to resume from after an interruption; some changes may then arrive twice.' })
  cursor: string;
}
