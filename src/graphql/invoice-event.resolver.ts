import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { FieldChange } from '../invoices/changes/history-event.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import { toCamelCase } from '../shared/letter-case.js';
import type { OutboxMessage } from '../webhooks/outbox.store.js';
import { presentMessage, toMessageType } from '../webhooks/webhook-message.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { EventsArguments } from './invoice-event.inputs.js';
import { InvoiceEventConnectionType, InvoiceEventType } from './invoice-event.type.js';
import { loadPage, type Page } from './pagination.js';

/** Reads the events of the account. */
@Resolver()
export class InvoiceEventQueries {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => InvoiceEventConnectionType, {
    description:
      'What happened to the invoices of the account, oldest first. An event appears once no earlier one can still be committed, so that ' +
      'continuing after the last cursor misses none.',
  })
  events(
    @Args(() => EventsArguments) given: EventsArguments,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<OutboxMessage>> {
    return loadPage<OutboxMessage, number>(given, {
      decode: decodeIdCursor,
      encode: ({ id }) => encodeIdCursor(id),
      load: ({ after = 0, limit }) => this.services.events.list(actor, { after, limit }),
    });
  }
}

/** Resolves the fields of an event that differ from its row. */
@Resolver(() => InvoiceEventType)
export class InvoiceEventResolver {
  @FieldResolver()
  type(@Root() event: OutboxMessage): string {
    return toMessageType(event);
  }

  @FieldResolver()
  invoice(@Root() { invoiceUid }: OutboxMessage, @Ctx() { loaders }: GraphqlContext): Promise<InvoiceRow | null> {
    return loaders.invoices.load(invoiceUid);
  }

  @FieldResolver()
  workspaceUser(@Root() { workspaceUserId }: OutboxMessage, @Ctx() { loaders }: GraphqlContext) {
    return workspaceUserId === null ? null : loaders.users.load(workspaceUserId);
  }

  @FieldResolver()
  changes(@Root() { changes }: OutboxMessage): FieldChange[] {
    return changes.map((change) => ({ ...change, field: toCamelCase(change.field) }));
  }

  @FieldResolver()
  body(@Root() event: OutboxMessage): string {
    return JSON.stringify(presentMessage(event));
  }
}
