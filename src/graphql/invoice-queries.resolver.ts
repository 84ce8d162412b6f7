import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { InvoiceFilter } from '../invoices/search/invoice-filter.js';
import { toCursor } from '../invoices/search/invoice-keyset.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { createConnectionType } from './connection.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { decodeInvoiceCursor, encodeInvoiceCursor } from './cursor.js';
import type { FieldInfo } from './compiled/field-info.js';
import { InvoiceFilterInput, InvoiceOrderInput } from './invoice-filter.inputs.js';
import { toInvoiceFilter, toInvoiceOrder } from './read-invoice-filter.js';
import { InvoiceType } from './invoice.type.js';
import type { Owner } from './owned-invoices.loader.js';
import { PageArguments } from './page.inputs.js';
import { loadPage, type Page } from './pagination.js';
import { readConnectionSelection, readInvoiceSelection } from './selected-invoice.js';

export const InvoiceConnectionType = createConnectionType('Invoice', InvoiceType);

/** A page of invoices, with what counting them requires. */
export interface InvoiceConnection extends Page<InvoiceRow> {
  readonly filter: InvoiceFilter;
  /** Whose invoices they are; all of the account's without it. */
  readonly owner?: Owner;
}

/** Reads invoices. */
@Resolver(() => InvoiceConnectionType)
export class InvoiceQueries {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => InvoiceType, { description: 'An invoice.' })
  invoice(
    @Arg('uid', () => ID, { description: 'The UUID of the invoice.' }) uid: string,
    @Ctx() { actor }: GraphqlContext,
    @Info() info: FieldInfo,
  ): Promise<InvoiceRow> {
    return this.services.invoices.get(actor, uid, readInvoiceSelection(info));
  }

  @Query(() => InvoiceConnectionType, { description: 'The invoices of the account, newest first.' })
  async invoices(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => InvoiceFilterInput, { nullable: true, description: 'Which invoices; all if omitted.' })
    given: InvoiceFilterInput | null,
    @Arg('orderBy', () => InvoiceOrderInput, { nullable: true, description: 'The order; newest first if omitted.' })
    orderBy: InvoiceOrderInput | null,
    @Ctx() { actor }: GraphqlContext,
    @Info() info: FieldInfo,
  ): Promise<InvoiceConnection> {
    const selection = readConnectionSelection(info);
    const filter = toInvoiceFilter(actor, given);
    const order = toInvoiceOrder(orderBy);
    const found = await loadPage<InvoiceRow, ReturnType<typeof toCursor>>(page, {
      decode: (cursor) => decodeInvoiceCursor(order, cursor),
      encode: (row) => encodeInvoiceCursor(order, toCursor(row, order)),
      load: (range) => this.services.invoices.listKeyset(actor, filter, order, { ...range, selection }),
    });
    return { edges: found.edges, nodes: found.nodes, pageInfo: found.pageInfo, filter };
  }

  @FieldResolver()
  totalCount(@Root() { filter, owner }: InvoiceConnection, @Ctx() { actor, loaders }: GraphqlContext): Promise<number> {
    if (owner) return loaders.ownedCounts.load(owner);
    return this.services.invoices.count(actor, filter);
  }
}
