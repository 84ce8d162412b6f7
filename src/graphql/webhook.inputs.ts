import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from '../shared/class-validator.js';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { HISTORY_EVENTS, type HistoryEventName } from '../invoices/changes/history-event.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../webhooks/delivery-status.js';
import { HistoryEventNames, WebhookDeliveryStatuses } from './enums.js';
import { PageArguments } from './page.inputs.js';

const MAX_OVERLAP_SECONDS = 7 * 24 * 3_600;
const MAX_URL = 2_000;
const URL_RULE =
  'Where messages are posted: a URL that begins with https:// and leads to a public address. If the setting `WEBHOOK_ALLOW_PRIVATE` of the service is on, it may also begin with http:// and lead to a private address.';

@InputType('CreateWebhookInput', { description: 'Where to send which events.' })
export class CreateWebhookInput {
  @Field({ description: URL_RULE })
  @IsString()
  @MaxLength(MAX_URL)
  url: string;

  @Field(() => [HistoryEventNames], { nullable: true, description: 'The events to send; all if omitted.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(HISTORY_EVENTS.length)
  @IsIn(HISTORY_EVENTS, { each: true })
  events?: HistoryEventName[] | null;
}

@InputType('UpdateWebhookInput', { description: 'Changes to a webhook: an omitted field keeps its value.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The UUID of the webhook.' })
  @IsString()
  uid: string;

  @Field(() => String, { nullable: true, description: URL_RULE })
  @ValidateIf(isGiven('url'))
  @IsString()
  @MaxLength(MAX_URL)
  url?: string;

  @Field(() => [HistoryEventNames], { nullable: true, description: 'The events to send; null for all.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(HISTORY_EVENTS.length)
  @IsIn(HISTORY_EVENTS, { each: true })
  events?: HistoryEventName[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether messages are sent. A webhook that is enabled again receives what it has missed.',
  })
  @ValidateIf(isGiven('enabled'))
  @IsBoolean()
  enabled?: boolean;
}

@InputType('RotateWebhookSecretInput', { description: 'The webhook that gets a new secret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The UUID of the webhook.' })
  @IsString()
  uid: string;

  @Field(() => Int, {
    defaultValue: 86_400,
    description: 'How many seconds messages are also signed with the old secret; at most a week.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_OVERLAP_SECONDS)
  overlapSeconds: number;
}

@InputType('WebhookInput', { description: 'A webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'The UUID of the webhook.' })
  @IsString()
  uid: string;
}

@InputType('ReplayWebhookDeliveryInput', { description: 'The delivery to repeat.' })
export class ReplayWebhookDeliveryInput {
  @Field(() => ID, { description: 'The UUID of the delivery.' })
  @IsString()
  deliveryUid: string;
}

@InputType('ReplayFailedWebhookDeliveriesInput', { description: 'The failed deliveries to repeat.' })
export class ReplayFailedWebhookDeliveriesInput extends WebhookInput {
  @Field(() => DateTimeScalar, { description: 'The earliest instant of their events’ deliveries.' })
  @IsString()
  since: string;
}

/** The arguments of the log of a webhook. */
@ArgsType()
export class WebhookDeliveriesArguments extends PageArguments {
  @Field(() => ID, { description: 'The UUID of the webhook.' })
  @IsString()
  webhookUid: string;

  @Field(() => WebhookDeliveryStatuses, { nullable: true, description: 'Only deliveries with this status.' })
  @IsOptional()
  @IsIn(DELIVERY_STATUSES)
  status?: DeliveryStatus | null;
}

function isGiven(field: keyof UpdateWebhookInput): (input: UpdateWebhookInput) => boolean {
  return (input) => input[field] !== undefined;
}
