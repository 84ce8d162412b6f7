import { Args, Ctx, FieldResolver, Info, Resolver, Root, type ClassType } from 'type-graphql';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { toCursor, type Cursor } from '../invoices/search/invoice-keyset.js';
import { NEWEST_FIRST, type OwnerKind } from '../invoices/owned-invoices.js';
import { CompanyType } from './company.type.js';
import type { FieldInfo } from './compiled/field-info.js';
import { Points } from './cost.js';
import type { GraphqlContext } from './context.js';
import { decodeInvoiceCursor, encodeInvoiceCursor } from './cursor.js';
import { InvoiceConnectionType, type InvoiceConnection } from './invoice-queries.resolver.js';
import { CardType, CategoryType } from './invoice-parts.type.js';
import { PageArguments } from './page.inputs.js';
import { loadPage } from './pagination.js';
import { readConnectionSelection } from './selected-invoice.js';
import { WorkspaceUserType } from './workspace-user.type.js';

/** The resolvers of `invoices` of the objects that invoices belong to. */
export const OWNED_INVOICES = [
  createResolver('company', CompanyType, 'The invoices of the company, newest first.'),
  createResolver('category', CategoryType, 'The invoices of the category, newest first.'),
  createResolver('card', CardType, 'The invoices that were paid with the card, newest first.'),
  createResolver('workspaceUser', WorkspaceUserType, 'The invoices that the user uploaded, newest first.'),
];

function createResolver(kind: OwnerKind, type: ClassType, description: string): ClassType {
  @Resolver(() => type)
  class OwnedInvoices {
    @Points(1)
    @FieldResolver(() => InvoiceConnectionType, { description })
    invoices(
      @Root() { id }: { id: number },
      @Args(() => PageArguments) page: PageArguments,
      @Ctx() { loaders }: GraphqlContext,
      @Info() info: FieldInfo,
    ): Promise<InvoiceConnection> {
      return loadOwned(page, loaders, { kind, id }, info);
    }
  }
  return OwnedInvoices;
}

async function loadOwned(
  page: PageArguments,
  { ownedInvoices }: GraphqlContext['loaders'],
  owner: { kind: OwnerKind; id: number },
  info: FieldInfo,
): Promise<InvoiceConnection> {
  const selection = readConnectionSelection(info);
  const found = await loadPage<InvoiceRow, Cursor>(page, {
    decode: (cursor) => decodeInvoiceCursor(NEWEST_FIRST, cursor),
    encode: (row) => encodeInvoiceCursor(NEWEST_FIRST, toCursor(row, NEWEST_FIRST)),
    load: (range) => ownedInvoices.load({ ...owner, range: { ...range, selection } }),
  });
  return { ...found, filter: {}, owner };
}
