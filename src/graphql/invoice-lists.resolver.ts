import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { HistoryRow } from '../invoices/invoice-history.store.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { createConnectionType } from './connection.type.js';
import type { GraphqlContext } from './context.js';
import { Points } from './cost.js';
import { InvoiceItemType } from './invoice-parts.type.js';
import { HistoryEventType, InvoiceType } from './invoice.type.js';
import { PageArguments } from './page.inputs.js';
import { cutPageOfList, type ListPage } from './page-of-list.js';

const InvoiceItemConnectionType = createConnectionType('InvoiceItem', InvoiceItemType);
const HistoryEventConnectionType = createConnectionType('HistoryEvent', HistoryEventType);

/** Resolves the lists of an invoice in pages. */
@Resolver(() => InvoiceType)
export class InvoiceLists {
  @Points(1)
  @FieldResolver(() => InvoiceItemConnectionType, { description: 'The lines of the invoice in pages, in order.' })
  async itemConnection(
    @Root() row: InvoiceRow,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ListPage<InvoiceItem>> {
    return cutPageOfList(page, await loaders.items.load(row), false);
  }

  @Points(1)
  @FieldResolver(() => HistoryEventConnectionType, {
    description: 'What happened to the invoice in pages, newest first.',
  })
  async historyConnection(
    @Root() row: InvoiceRow,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ListPage<HistoryRow>> {
    return cutPageOfList(page, await loaders.history.load(row), true);
  }
}

/** The resolvers of the numbers of rows of these lists. */
export const LIST_COUNTS = [InvoiceItemConnectionType, HistoryEventConnectionType].map(createCountResolver);

function createCountResolver(type: ClassType): ClassType {
  @Resolver(() => type)
  class ListCount {
    @FieldResolver()
    totalCount(@Root() { count }: ListPage<never>): number {
      return count;
    }
  }
  return ListCount;
}
