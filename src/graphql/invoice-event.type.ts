import { Field, ID, ObjectType } from 'type-graphql';
import type { HistoryEventName } from '../invoices/changes/history-event.js';
import { DateTimeScalar } from '../shared/scalars.js';
import type { OutboxMessage } from '../webhooks/outbox.store.js';
import { createUncountedConnectionType } from './connection.type.js';
import { Points } from './cost.js';
import { HistoryEventNames } from './enums.js';
import { FieldChangeType } from './invoice-parts.type.js';
import { InvoiceType } from './invoice.type.js';
import { WorkspaceUserType } from './workspace-user.type.js';

@ObjectType('InvoiceEvent', {
  description: 'An event of the account: what happened to an invoice, as webhooks report it.',
  simpleResolvers: true,
})
export class InvoiceEventType implements Pick<
  OutboxMessage,
  'uid' | 'event' | 'createdAt' | 'note' | 'invoiceUid' | 'hfId'
> {
  @Field(() => ID, { description: 'The UUID, which is the header webhook-id of its messages.' })
  uid: string;

  @Field({ description: 'The type of its messages, such as invoice.approved.' })
  type: string;

  @Field(() => HistoryEventNames, { description: 'What happened.' })
  event: HistoryEventName;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt: string;

  @Field(() => ID, { description: 'The UUID of the invoice.' })
  invoiceUid: string;

  @Field({ description: 'The short human-friendly identifier of the invoice.' })
  hfId: string;

  @Field(() => InvoiceType, {
    nullable: true,
    description: 'The current state of the invoice, which may be newer than the event; null if it was deleted.',
  })
  @Points(1)
  invoice: InvoiceType | null;

  @Field(() => WorkspaceUserType, { nullable: true, description: 'Who did it; null for the service itself.' })
  workspaceUser: WorkspaceUserType | null;

  @Field(() => String, { nullable: true, description: 'The note that the person added.' })
  note: string | null;

  @Field(() => [FieldChangeType], { description: 'The changes.' })
  changes: FieldChangeType[];

  @Field({ description: 'The body of its messages in JSON.' })
  body: string;
}

export const InvoiceEventConnectionType = createUncountedConnectionType('InvoiceEvent', InvoiceEventType);
