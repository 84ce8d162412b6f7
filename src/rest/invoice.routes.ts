import type { InvoiceRow } from '../invoices/invoice-row.js';
import { InvoiceValuesInput } from '../invoices/invoice.inputs.js';
import type { UploadService } from '../processing/upload.service.js';
import type { Actor } from '../shared/actor.js';
import { AppError, invalid, type FieldMessages } from '../shared/errors.js';
import { isUid } from '../shared/ids.js';
import { hasSeen } from './entity-tag.js';
import { FILTER_PARAMETERS } from './filter-parameters.js';
import { readInput } from './input.js';
import { buildDetail, type InvoiceDetailServices } from './invoice-detail.js';
import { readInvoiceFilter } from './invoice-filter.js';
import { readTarget } from './invoice-target.js';
import { presentInvoice, presentUpload } from './invoice.presenter.js';
import { INVOICE, INVOICE_DETAIL, UPLOADED_INVOICE } from './invoice.shapes.js';
import { withUploadedFile } from './multipart-body.js';
import { ETAG, IDEMPOTENT_REPLAYED, LOCATION } from './openapi/headers.js';
import { IF_MATCH, IF_NONE_MATCH } from './openapi/parameters.js';
import { buildInputBody } from './openapi/request-body.js';
import { DELETED, buildEmptyResponse, buildJsonResponse } from './openapi/responses.js';
import { documentPageResponse, fetchPage, PAGE_PARAMETERS, respondWithPage, readPage } from './pagination.js';
import { Parameters } from './parameters.js';
import { createChangeRoutes, type RestRequest, type RestResponse, type Route } from './route.js';

export interface InvoiceRouteServices extends InvoiceDetailServices {
  readonly uploads: UploadService;
}

const LIST_PARAMETERS = { ...FILTER_PARAMETERS, ...PAGE_PARAMETERS };
const INVOICE_PATCH = buildInputBody(InvoiceValuesInput, {
  name: 'InvoicePatch',
  example: { total_price: '1234.50', total_vat: '246.90', invoice_date: '2026-03-31', payment_type: 'bank_transfer' },
  readable: INVOICE_DETAIL,
});
const FOUND = {
  200: buildJsonResponse('InvoiceDetail', {
    description: 'The invoice with all its fields.',
    shape: INVOICE_DETAIL,
    headers: [ETAG, IDEMPOTENT_REPLAYED],
  }),
};
const NOT_MODIFIED = buildEmptyResponse('NotModified', 'The client already has this version.', [ETAG]);
/** The response to an upload. */
export const UPLOADED = buildJsonResponse('UploadedInvoice', {
  description: 'The file is stored, and its processing is queued.',
  shape: UPLOADED_INVOICE,
  headers: [LOCATION, IDEMPOTENT_REPLAYED],
});

/** The routes of invoices. */
export function createInvoiceRoutes(services: InvoiceRouteServices, maxUploadBytes: number): Route[] {
  return [...createCollectionRoutes(services, maxUploadBytes), ...createMemberRoutes(services)];
}

function createCollectionRoutes(services: InvoiceRouteServices, maxUploadBytes: number): Route[] {
  const path = '/invoices';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none', parameters: LIST_PARAMETERS },
      handle: (request) => list(services, request),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'listInvoices', summary: 'List invoices, newest first' },
        description:
          'Invoices must match all given parameters. Invoices with equal sort keys always have the same order, so pages neither overlap ' +
          'nor skip invoices unless some change in between.',
        responses: { 200: documentPageResponse('InvoicePage', INVOICE, 'invoices') },
      },
    },
    {
      ...{ method: 'POST', path, bucket: 'uploads', body: 'multipart' },
      admit: (actor) => services.uploads.requireUploader(actor),
      handle: (request) => upload(services, request, maxUploadBytes),
      permission: 'upload',
      replay: async (request, uid) =>
        respondWithUpload(services, request, await services.invoices.getInAccount(request.actor, uid)),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'uploadInvoice', summary: 'Upload an invoice file' },
        description:
          'One part `file`: a PDF, JPEG, PNG, WebP, TIFF, HEIC, AVIF or an e-invoice in XML, of at most 20 MiB unless the operator ' +
          'sets another limit. Its content determines its type, not its name or declared type. When the response arrives, the file ' +
          'is stored durably; it is processed in the background.',
        responses: { 201: UPLOADED },
      },
    },
  ];
}

function createMemberRoutes(services: InvoiceRouteServices): Route[] {
  const path = '/invoices/:uid';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none' },
      handle: (request) => read(services, request),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'getInvoice', summary: 'Read an invoice' },
        description: "With its items, history, VAT by rate, checks, and the caller's permissions.",
        headers: [IF_NONE_MATCH],
        responses: { ...FOUND, 304: NOT_MODIFIED },
      },
    },
    ...createChangeRoutes({
      ...{ path, bucket: 'writes', body: INVOICE_PATCH },
      requirePossible: (request) => requireUpdatable(services, request),
      handle: (request) => change(services, request),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'updateInvoice', summary: 'Correct an invoice' },
        description:
          'An omitted field keeps its value; null clears it. Processing never overwrites a value that a person has set.',
        headers: [IF_MATCH],
        responses: FOUND,
      },
    }),
    {
      ...{ method: 'DELETE', path, bucket: 'writes', body: 'none' },
      handle: (request) => remove(services, request),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'deleteInvoice', summary: 'Delete an invoice' },
        description: 'It disappears from all responses immediately and is purged after the retention period.',
        headers: [IF_MATCH],
        responses: { 204: DELETED },
      },
    },
    {
      ...{ method: 'POST', path: `${path}/reprocess`, bucket: 'writes', body: 'none' },
      handle: (request) => reprocess(services, request),
      permission: 'update',
      replay: async ({ actor }, uid) =>
        respondWithDetail(services, actor, await services.invoices.getInAccount(actor, uid)),
      documentation: {
        ...{ tag: 'Invoices', operationId: 'reprocessInvoice', summary: 'Read the file again' },
        description: 'Values that a person has set are kept. 403 while the invoice is being processed.',
        headers: [IF_MATCH],
        responses: FOUND,
      },
    },
  ];
}

async function list({ invoices }: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, query } = request;
  const parameters = Parameters.fromQuery(query, Object.keys(LIST_PARAMETERS));
  const { filter, order } = readInvoiceFilter(parameters, actor.timeZone);
  const found = await fetchPage(
    readPage(parameters),
    () => invoices.count(actor, filter),
    (range) => invoices.page(actor, filter, order, range),
  );
  return respondWithPage(request, found, (row) =>
    presentInvoice(row, invoices.getPermissions(actor, row), actor.locale),
  );
}

async function upload(services: InvoiceRouteServices, request: RestRequest, maxBytes: number): Promise<RestResponse> {
  const { actor, once, raw } = request;
  const { uploads } = services;
  const row = await withUploadedFile(raw, maxBytes, (file) => uploads.upload(actor, { ...file, once }));
  return respondWithUpload(services, request, row);
}

/** Answers with a new invoice. */
export function respondWithUpload(
  { fileUrls }: InvoiceRouteServices,
  { actor, origin }: RestRequest,
  row: InvoiceRow,
): RestResponse {
  return {
    status: 201,
    headers: { Location: `${origin}/v1/invoices/${row.uid}` },
    body: presentUpload(row, fileUrls.createUrl(actor, row.uid)),
  };
}

async function read(services: InvoiceRouteServices, { actor, params, headers }: RestRequest): Promise<RestResponse> {
  const row = await services.invoices.get(actor, params['uid'] ?? '');
  const answer = await respondWithDetail(services, actor, row);
  const tag = answer.headers?.['ETag'] ?? '';
  return hasSeen(headers, tag) ? { status: 304, headers: { ETag: tag } } : answer;
}

async function change(services: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const input = await readValues(services, request);
  const target = await readTarget(request, services.invoices);
  return respondWithDetail(services, actor, await services.invoices.update(actor, target, input));
}

async function requireUpdatable({ invoices }: InvoiceRouteServices, request: RestRequest): Promise<void> {
  await invoices.requirePossible(request.actor, 'update', await readTarget(request, invoices));
}

/** @throws validation_error with all problems, also those of references that are well-formed */
async function readValues({ invoices }: InvoiceRouteServices, { actor, body }: RestRequest) {
  try {
    return readInput(InvoiceValuesInput, body);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_error') throw error;
    const [companyUid, cardUid, categoryUid] = ['company_uid', 'card_uid', 'category_uid'].map((name) => {
      const uid = Object.hasOwn(body, name) ? body[name] : null;
      return typeof uid === 'string' && isUid(uid) ? uid : null;
    });
    const missing = await invoices.findMissingReferences(actor, { companyUid, cardUid, categoryUid });
    throw invalid({ ...(error.details as FieldMessages), ...missing });
  }
}

async function remove({ invoices }: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  await invoices.remove(request.actor, await readTarget(request, invoices));
  return { status: 204 };
}

async function reprocess(services: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const row = await services.invoices.reprocess(actor, await readTarget(request, services.invoices));
  return respondWithDetail(services, actor, row);
}

async function respondWithDetail(services: InvoiceRouteServices, actor: Actor, row: InvoiceRow): Promise<RestResponse> {
  return { status: 200, ...(await buildDetail(services, actor, row)) };
}
