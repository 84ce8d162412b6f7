import { Field, Int, ObjectType } from 'type-graphql';
import type { HistoryEventName } from '../invoices/changes/history-event.js';
import { DateTimeScalar, UrlScalar } from '../shared/scalars.js';
import type { DeliveryStatus } from '../webhooks/delivery-status.js';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import type { Webhook } from '../webhooks/webhook.entity.js';
import { createConnectionType } from './connection.type.js';
import { HistoryEventNames, WebhookDeliveryStatuses } from './enums.js';
import { NodeType } from './node.type.js';

@ObjectType('Webhook', {
  implements: NodeType,
  description: 'An address to which events are posted, signed by the Standard Webhooks specification.',
  simpleResolvers: true,
})
export class WebhookType
  extends NodeType
  implements
    Pick<
      Webhook,
      'uid' | 'url' | 'events' | 'createdAt' | 'previousSecretUntil' | 'failingSince' | 'disabledAt' | 'disabledReason'
    >
{
  @Field(() => UrlScalar, { description: 'Where messages are posted.' })
  url: string;

  @Field(() => [HistoryEventNames], { nullable: true, description: 'The events that are sent; null for all.' })
  events: HistoryEventName[] | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when messages are also signed with the secret before the last rotation; null if they are not.',
  })
  previousSecretUntil: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when every attempt has failed; null if the last one succeeded. After three days it is disabled.',
  })
  failingSince: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was disabled; null if it is enabled.' })
  disabledAt: string | null;

  @Field(() => String, { nullable: true, description: 'Why the service disabled it; null if a person did.' })
  disabledReason: string | null;
}

@ObjectType('WebhookDelivery', {
  implements: NodeType,
  description: 'A message to a webhook, with the outcome of its last attempt. It is kept for 30 days.',
  simpleResolvers: true,
})
export class WebhookDeliveryType
  extends NodeType
  implements
    Pick<
      WebhookDelivery,
      | 'uid'
      | 'messageUid'
      | 'type'
      | 'body'
      | 'status'
      | 'attempts'
      | 'responseStatus'
      | 'error'
      | 'milliseconds'
      | 'createdAt'
      | 'attemptedAt'
    >
{
  @Field({ description: 'The header webhook-id: the UUID of the event, the same in each attempt and replay.' })
  messageUid: string;

  @Field({ description: 'What it reports, such as invoice.approved.' })
  type: string;

  @Field({ description: 'The body in JSON.' })
  body: string;

  @Field(() => WebhookDeliveryStatuses, { description: 'What has become of it.' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'How many attempts there were since it was created or replayed.' })
  attempts: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the last attempt; null if there was no response.',
  })
  responseStatus: number | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed; null if it did not.' })
  error: string | null;

  @Field(() => Int, { nullable: true, description: 'How long the last attempt took; null before the first.' })
  milliseconds: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last attempt began; null before the first.' })
  attemptedAt: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The earliest instant of the next attempt; null if there is none to come.',
  })
  nextAttemptAt: string | null;
}

export const WebhookDeliveryConnectionType = createConnectionType('WebhookDelivery', WebhookDeliveryType);
