import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription, type ResolverData } from 'type-graphql';
import type { FollowedChange } from '../invoices/changes/change-subscription.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { AppError } from '../shared/errors.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import { buildInput } from '../shared/validation.js';
import type { GraphqlContext, GraphqlServices, StreamContext } from './context.js';
import { encodeGlobalId } from './global-id.js';
import { InvoiceChangeFilterInput, toInvoiceChangeFilter } from './invoice-change.inputs.js';
import { InvoiceChangeType } from './invoice-change.type.js';

/** Subscribes to changes of invoices. */
@Resolver()
export class InvoiceSubscriptions {
  @Subscription(() => InvoiceChangeType, {
    description: 'Every committed change of the account’s invoices, whoever made it.',
    subscribe: followInvoices,
  })
  invoiceChanged(
    @Arg('filter', () => InvoiceChangeFilterInput, {
      nullable: true,
      description: 'The changes to deliver; all if omitted.',
    })
    _filter: InvoiceChangeFilterInput | null,
    @Arg('after', () => String, {
      nullable: true,
      description:
        'The cursor of the last received change; delivery resumes after it. If omitted, delivery starts now.',
    })
    _after: string | null,
    @Root() change: FollowedChange,
  ): FollowedChange {
    return change;
  }
}

/** The source of `invoiceChanged`. Its arguments are not converted yet. */
function followInvoices({ args, context }: Pick<ResolverData<StreamContext>, 'args' | 'context'>) {
  const { filter, after } = args as { filter?: object | null; after?: string | null };
  return context.changes.follow(context.actor, {
    filter: toInvoiceChangeFilter(buildInput(InvoiceChangeFilterInput, filter ?? {})),
    after: typeof after === 'string' ? decodeIdCursor(after) : null,
    signal: context.signal,
    payForReplayed: context.payForReplayed,
  });
}

/** Resolves the fields of a change that differ from its row. */
@Resolver(() => InvoiceChangeType)
export class InvoiceChangeResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver(() => ID)
  invoiceId(@Root() { invoiceUid }: FollowedChange): string {
    return encodeGlobalId('Invoice', invoiceUid);
  }

  @FieldResolver()
  async invoice(@Root() { invoiceUid }: FollowedChange, @Ctx() { actor }: GraphqlContext): Promise<InvoiceRow | null> {
    try {
      return await this.services.invoices.get(actor, invoiceUid);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }

  @FieldResolver()
  actor(@Root() { workspaceUserId }: FollowedChange, @Ctx() { loaders }: GraphqlContext) {
    return workspaceUserId === null ? null : loaders.users.load(workspaceUserId);
  }

  @FieldResolver()
  cursor(@Root() { cursor }: FollowedChange): string {
    return encodeIdCursor(cursor);
  }
}
