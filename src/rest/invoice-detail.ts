import type { FileUrls } from '../files/signed-url.js';
import type { CheckService } from '../invoices/check.service.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { Actor } from '../shared/actor.js';
import { createEntityTag } from './entity-tag.js';
import { presentInvoiceDetail } from './invoice.presenter.js';

export interface InvoiceDetailServices {
  readonly invoices: InvoiceService;
  readonly checks: CheckService;
  readonly fileUrls: Pick<FileUrls, 'createUrl'>;
}

/** Builds the detail representation of an invoice with its ETag. */
export async function buildDetail(
  { invoices, checks, fileUrls }: InvoiceDetailServices,
  actor: Actor,
  row: InvoiceRow,
) {
  const readingItems = invoices.listItems([row]);
  const [items, events, [ofInvoice = []]] = await Promise.all([
    readingItems,
    invoices.listEvents([row]),
    checks.listChecks(actor, [row], readingItems),
  ]);
  const permissions = invoices.getPermissions(actor, row);
  const fileUrl = fileUrls.createUrl(actor, row.uid);
  const { locale } = actor;
  const json = JSON.stringify(
    presentInvoiceDetail({ row, permissions, locale, fileUrl, items, events, checks: ofInvoice }),
  );
  return { headers: { ETag: createEntityTag(row.version, json) }, json };
}

/** The ETag header that a read of the invoice would have now, for responses that change the invoice but do not show it. */
export async function buildTagHeader(
  services: InvoiceDetailServices,
  actor: Actor,
  invoice: InvoiceRow | string,
): Promise<{ ETag: string }> {
  const row = typeof invoice === 'string' ? await services.invoices.getInAccount(actor, invoice) : invoice;
  return (await buildDetail(services, actor, row)).headers;
}
