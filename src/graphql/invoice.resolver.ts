import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PageRange } from '../extraction/model/page-range.js';
import type { HistoryRow } from '../invoices/invoice-history.store.js';
import type { Check } from '../invoices/checks/check.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import {
  readBuyer,
  readFilePages,
  readServicePeriod,
  readVatCategories,
  type Buyer,
  type InvoiceRow,
  type ServicePeriod,
} from '../invoices/invoice-row.js';
import { findExactRate } from '../invoices/exact-rate.js';
import type { FieldProvenance } from '../invoices/provenance.js';
import type { FieldChange } from '../invoices/changes/history-event.js';
import { formatPrice } from '../shared/price-display.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { toCamelCase } from '../shared/letter-case.js';
import { Points } from './cost.js';
import { CheckType, type VatCategoryType } from './invoice-parts.type.js';
import type { PageOfInvoice } from './invoice-page.type.js';
import { HistoryEventType, InvoiceType } from './invoice.type.js';
import { presentPermissions, type PermissionsType } from './permissions.type.js';

/** Wide enough for a list. A photo is as it was uploaded, because how it was straightened is not known without opening the file. */
const THUMBNAIL = 'width=240';

/** Resolves the fields of an invoice that differ from its row. */
@Resolver(() => InvoiceType)
export class InvoiceResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver()
  file(@Root() row: InvoiceRow, @Ctx() { actor }: GraphqlContext): string {
    return this.services.fileUrls.createUrl(actor, row.uid);
  }

  @FieldResolver()
  filePages(@Root() row: InvoiceRow): PageRange | null {
    return readFilePages(row);
  }

  @FieldResolver()
  totalPriceDisplay(@Root() row: InvoiceRow, @Ctx() { actor }: GraphqlContext): string {
    return formatPrice(row.totalPrice, row.currency, actor.locale);
  }

  @FieldResolver()
  processingError(@Root() { processingErrorCode, processingErrorMessage }: InvoiceRow) {
    return processingErrorCode === null ? null : { code: processingErrorCode, message: processingErrorMessage ?? '' };
  }

  @FieldResolver()
  vatCategories(@Root() row: InvoiceRow): readonly VatCategoryType[] {
    return readVatCategories(row).map((category) => ({
      ...category,
      exactRate: findExactRate(row.country, category.vatRate),
    }));
  }

  @FieldResolver()
  buyer(@Root() row: InvoiceRow): Buyer | null {
    return readBuyer(row);
  }

  @FieldResolver()
  servicePeriod(@Root() row: InvoiceRow): ServicePeriod | null {
    return readServicePeriod(row);
  }

  @FieldResolver()
  permissions(@Root() row: InvoiceRow, @Ctx() { actor }: GraphqlContext): PermissionsType {
    return presentPermissions(this.services.invoices.getPermissions(actor, row));
  }

  @FieldResolver()
  items(@Root() row: InvoiceRow, @Ctx() { loaders }: GraphqlContext): Promise<InvoiceItem[]> {
    return loaders.items.load(row);
  }

  @FieldResolver()
  history(@Root() row: InvoiceRow, @Ctx() { loaders }: GraphqlContext): Promise<HistoryRow[]> {
    return loaders.history.load(row);
  }

  @FieldResolver()
  extraction(@Root() row: InvoiceRow, @Ctx() { loaders }: GraphqlContext): Promise<FieldProvenance[]> {
    return loaders.extractions.load(row);
  }

  @FieldResolver()
  async pages(@Root() row: InvoiceRow, @Ctx() { actor }: GraphqlContext): Promise<PageOfInvoice[]> {
    const pages = await this.services.pages.list(actor, row);
    return pages.map((page) => ({ ...page, invoiceUid: row.uid }));
  }

  @FieldResolver()
  thumbnail(@Root() row: InvoiceRow, @Ctx() { actor }: GraphqlContext): string | null {
    const number = this.services.pages.findFirst(row);
    return number === null ? null : this.services.fileUrls.createPageUrl(actor, row.uid, number, THUMBNAIL);
  }

  @FieldResolver()
  checks(@Root() row: InvoiceRow, @Ctx() { loaders }: GraphqlContext): Promise<Check[]> {
    return loaders.checks.load(row);
  }
}

/** Resolves the other invoice of a check. */
@Resolver(() => CheckType)
export class CheckResolver {
  @Points(2)
  @FieldResolver(() => InvoiceType, {
    nullable: true,
    description: 'The other invoice, if the check concerns one and it still exists.',
  })
  invoice(@Root() { invoiceUid }: Check, @Ctx() { loaders }: GraphqlContext): Promise<InvoiceRow | null> | null {
    return invoiceUid === null ? null : loaders.invoices.load(invoiceUid);
  }
}

/** Resolves the field of a history event that differs from its row. */
@Resolver(() => HistoryEventType)
export class HistoryEventResolver {
  @FieldResolver()
  changes(@Root() event: HistoryRow): FieldChange[] {
    return event.changes.map((change) => ({ ...change, field: toCamelCase(change.field) }));
  }
}
