import type { RequestHandler } from 'express';
import type { KeyService } from '../accounts/key.service.js';
import type { FileUrls } from '../files/signed-url.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { PageRequest, PageService } from '../processing/page.service.js';
import { notFound } from '../shared/errors.js';
import { CROSS_ORIGIN, NOTHING_ALLOWED, requireUsableUrl } from './files.js';

const PAGE_NUMBER = /^[1-9]\d{0,2}$/;
const WIDTH = /^\d{1,5}$/;
const TURNS: readonly NonNullable<PageRequest['turn']>[] = [0, 90, 180, 270];

export interface PagesHandlerDependencies {
  readonly fileUrls: Pick<FileUrls, 'verify'>;
  readonly keys: Pick<KeyService, 'isActive'>;
  readonly invoices: Pick<InvoiceService, 'getFile'>;
  readonly pages: Pick<PageService, 'draw'>;
}

/** Serves the image of an invoice's page at its signed URL. */
export function createPagesHandler({ fileUrls, keys, invoices, pages }: PagesHandlerDependencies): RequestHandler {
  return async (request, response) => {
    const { accountUid = '', invoiceUid = '', number } = request.params as Record<string, string>;
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    await requireUsableUrl({ fileUrls, keys }, { accountUid, invoiceUid }, searchParams);
    const file = await invoices.getFile(accountUid, invoiceUid);
    const image = await pages.draw(file, readRequest(number ?? '', searchParams));
    response.set({
      'Content-Type': 'image/webp',
      'Content-Security-Policy': NOTHING_ALLOWED,
      'Cross-Origin-Resource-Policy': CROSS_ORIGIN,
      // The file never changes, and the URL contains what the image depends on.
      'Cache-Control': 'private, max-age=86400, immutable',
    });
    response.end(image);
  };
}

/** @throws not_found */
function readRequest(number: string, search: URLSearchParams): PageRequest {
  const [width, turn] = [search.get('width') ?? '', search.get('turn')];
  if (!PAGE_NUMBER.test(number) || !WIDTH.test(width)) throw notFound();
  return {
    number: Number(number),
    width: Number(width),
    turn: TURNS.find((known) => String(known) === turn) ?? null,
  };
}
