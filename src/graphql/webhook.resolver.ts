import { Arg, Args, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import type { Webhook } from '../webhooks/webhook.entity.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { loadPage, type Page } from './pagination.js';
import { createRemovalPayload, toRemoval } from './payloads.type.js';
import { MutationPayload } from './user-errors.type.js';
import {
  CreateWebhookInput,
  ReplayFailedWebhookDeliveriesInput,
  ReplayWebhookDeliveryInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
  WebhookDeliveriesArguments,
  WebhookInput,
} from './webhook.inputs.js';
import { WebhookDeliveryConnectionType, WebhookDeliveryType, WebhookType } from './webhook.type.js';

@ObjectType({ description: 'The webhook with its secret, which is shown only here.', simpleResolvers: true })
class CreateWebhookPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true, description: 'The webhook.' })
  webhook: WebhookType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret whsec_… that verifies the signatures of messages. Save it now.',
  })
  secret: string | null;
}

@ObjectType({ description: 'The webhook with its new secret, which is shown only here.', simpleResolvers: true })
class RotateWebhookSecretPayload extends CreateWebhookPayload {}

@ObjectType({ description: 'The webhook after the change.', simpleResolvers: true })
class UpdateWebhookPayload extends MutationPayload {
  @Field(() => WebhookType, { nullable: true, description: 'The webhook.' })
  webhook: WebhookType | null;
}

const DeleteWebhookPayload = createRemovalPayload('DeleteWebhookPayload');

@ObjectType({ description: 'The message that is sent.', simpleResolvers: true })
class SendTestWebhookPayload extends MutationPayload {
  @Field(() => WebhookDeliveryType, {
    nullable: true,
    description: 'The delivery; read the log for its outcome.',
  })
  delivery: WebhookDeliveryType | null;
}

@ObjectType({ description: 'The delivery that is repeated.', simpleResolvers: true })
class ReplayWebhookDeliveryPayload extends SendTestWebhookPayload {}

@ObjectType({ description: 'What is repeated.', simpleResolvers: true })
class ReplayFailedWebhookDeliveriesPayload extends MutationPayload {
  @Field(() => Int, { nullable: true, description: 'How many deliveries are repeated.' })
  count: number | null;
}

type LogPage = Page<WebhookDelivery> & { readonly arguments: WebhookDeliveriesArguments };

/** Resolves the fields of the log of a webhook. */
@Resolver(() => WebhookDeliveryConnectionType)
export class WebhookDeliveryConnectionResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver()
  totalCount(@Root() page: LogPage, @Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.webhooks.countDeliveries(actor, page.arguments);
  }
}

/** Resolves the fields of a delivery that are not columns of its row. */
@Resolver(() => WebhookDeliveryType)
export class WebhookDeliveryResolver {
  @FieldResolver()
  nextAttemptAt(@Root() { dueAt, status }: WebhookDelivery): string | null {
    return status === 'pending' ? dueAt : null;
  }
}

/** Reads and changes webhooks. For owners and admins. */
@Resolver()
export class WebhookOperations {
  constructor(private readonly services: GraphqlServices) {}

  @Points(10)
  @Query(() => [WebhookType], { description: 'The webhooks of the account, oldest first. For owners and admins only.' })
  webhooks(@Ctx() { actor }: GraphqlContext): Promise<Webhook[]> {
    return this.services.webhooks.list(actor);
  }

  @Query(() => WebhookDeliveryConnectionType, {
    description: 'The log of a webhook: its messages, newest first. For owners and admins only.',
  })
  async webhookDeliveries(
    @Args(() => WebhookDeliveriesArguments) given: WebhookDeliveriesArguments,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<LogPage> {
    const page = await loadPage<WebhookDelivery, number>(given, {
      decode: decodeIdCursor,
      encode: ({ id }) => encodeIdCursor(id),
      load: (range) => this.services.webhooks.listDeliveries(actor, given, range),
    });
    return { ...page, arguments: given };
  }

  @Mutation(() => CreateWebhookPayload, {
    description: 'Creates a webhook, which receives the events of all invoices from now on.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'Where to send what.' }) input: CreateWebhookInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return this.services.webhooks.create(actor, input);
  }

  @Mutation(() => UpdateWebhookPayload, { description: 'Changes, disables or enables a webhook.' })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'Which webhook, and its values.' })
    { uid, ...values }: UpdateWebhookInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { webhook: await this.services.webhooks.update(actor, uid, values) };
  }

  @Mutation(() => RotateWebhookSecretPayload, {
    description: 'Gives a webhook a new secret. For a while, messages are signed with both.',
  })
  rotateWebhookSecret(
    @Arg('input', () => RotateWebhookSecretInput, { description: 'Which webhook, and the overlap.' })
    { overlapSeconds, uid }: RotateWebhookSecretInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return this.services.webhooks.rotate(actor, uid, overlapSeconds);
  }

  @Mutation(() => DeleteWebhookPayload, { description: 'Deletes a webhook with its log.' })
  async deleteWebhook(
    @Arg('input', () => WebhookInput, { description: 'Which webhook.' }) { uid }: WebhookInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.webhooks.remove(actor, uid);
    return toRemoval('Webhook', uid);
  }

  @Mutation(() => SendTestWebhookPayload, { description: 'Sends a message of the type webhook.test to a webhook.' })
  async sendTestWebhook(
    @Arg('input', () => WebhookInput, { description: 'Which webhook.' }) { uid }: WebhookInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { delivery: await this.services.webhooks.sendTest(actor, uid) };
  }

  @Mutation(() => ReplayWebhookDeliveryPayload, {
    description: 'Sends a message again, whatever became of it, with the same id and body.',
  })
  async replayWebhookDelivery(
    @Arg('input', () => ReplayWebhookDeliveryInput, { description: 'Which delivery.' })
    { deliveryUid }: ReplayWebhookDeliveryInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { delivery: await this.services.webhooks.replay(actor, deliveryUid) };
  }

  @Mutation(() => ReplayFailedWebhookDeliveriesPayload, {
    description: 'Sends all messages of a webhook again that were given up since an instant.',
  })
  async replayFailedWebhookDeliveries(
    @Arg('input', () => ReplayFailedWebhookDeliveriesInput, { description: 'Which webhook, and since when.' })
    { since, uid }: ReplayFailedWebhookDeliveriesInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { count: await this.services.webhooks.replayFailed(actor, uid, since) };
  }
}
