import type { AccountService } from '../accounts/account.service.js';
import type { FileUrls } from '../files/signed-url.js';
import type { ApprovalService, Decision } from '../invoices/approval.service.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { InvoiceTarget } from '../invoices/invoice-transaction.js';
import { DecisionInput, InvoiceValuesInput } from '../invoices/invoice.inputs.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { UploadService } from '../processing/upload.service.js';
import type { Actor } from '../shared/actor.js';
import { entityTagOf, hasSeen, seenVersions } from './entity-tag.js';
import { readInput, type FieldNames } from './input.js';
import { FILTER_PARAMETERS, readInvoiceFilter } from './invoice-filter.js';
import { presentDecision, presentInvoice, presentInvoiceDetail, presentUpload } from './invoice.presenter.js';
import { withUploadedFile } from './multipart-body.js';
import { fetchPage, linkHeader, PAGE_PARAMETERS, readPage } from './pagination.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface InvoiceRouteServices {
  readonly accounts: Pick<AccountService, 'usersByIds'>;
  readonly invoices: InvoiceService;
  readonly approvals: ApprovalService;
  readonly uploads: UploadService;
  readonly fileUrls: Pick<FileUrls, 'urlOf'>;
}

const UPDATE_FIELDS: FieldNames<InvoiceValuesInput> = {
  total_price: 'totalPrice',
  total_vat: 'totalVat',
  invoice_date: 'invoiceDate',
  invoice_number: 'invoiceNumber',
  currency: 'currency',
  payment_type: 'paymentType',
  company_uid: 'companyUid',
  card_uid: 'cardUid',
  language: 'language',
  country: 'country',
  category_uid: 'categoryUid',
};
const READ_ONLY_FIELDS = [
  ...['hf_id', 'uid', 'total_price_display', 'company', 'category', 'processing_status', 'approvement_status'],
  ...['permissions', 'created_at', 'workspace_user', 'file', 'items', 'card', 'history', 'vat_categories'],
  ...['file_name', 'processing_error', 'checks'],
];
const NOTE_FIELDS: FieldNames<DecisionInput> = { note: 'note' };

/** The routes of invoices. */
export function invoiceRoutes(services: InvoiceRouteServices, maxUploadBytes: number): Route[] {
  const one = '/invoices/:uid';
  const fields = [...Object.keys(UPDATE_FIELDS), ...READ_ONLY_FIELDS];
  const parameters = [...FILTER_PARAMETERS, ...PAGE_PARAMETERS];
  const update = { path: one, bucket: 'writes', body: 'json', fields } as const;
  const decision = {
    ...({ method: 'POST', bucket: 'writes', body: 'json', fields: Object.keys(NOTE_FIELDS) } as const),
    replay: async ({ actor }: RestRequest, uid: string) =>
      decided(services, actor, await services.invoices.getInAccount(actor, uid)),
  };
  const bodiless = { bucket: 'writes', body: 'none' } as const;
  return [
    {
      ...{ method: 'GET', path: '/invoices', bucket: 'reads', body: 'none', parameters },
      handle: (request) => list(services, request),
    },
    {
      ...{ method: 'POST', path: '/invoices', bucket: 'uploads', body: 'multipart' },
      admit: (actor) => services.uploads.requireUploader(actor),
      handle: (request) => upload(services, request, maxUploadBytes),
      replay: async (request, uid) =>
        uploaded(services, request, await services.invoices.getInAccount(request.actor, uid)),
    },
    { method: 'GET', path: one, bucket: 'reads', body: 'none', handle: (request) => read(services, request) },
    { ...update, method: 'PUT', handle: (request) => change(services, request) },
    { ...update, method: 'PATCH', handle: (request) => change(services, request) },
    { ...bodiless, method: 'DELETE', path: one, handle: (request) => remove(services, request) },
    { ...decision, path: `${one}/approve`, handle: (request) => decide(services, request, 'approve') },
    { ...decision, path: `${one}/reject`, handle: (request) => decide(services, request, 'reject') },
    { ...decision, path: `${one}/remove-approval`, handle: (request) => decide(services, request, 'remove_approval') },
    {
      ...{ ...bodiless, method: 'POST', path: `${one}/reprocess` },
      handle: (request) => reprocess(services, request),
      replay: async ({ actor }, uid) => detail(services, actor, await services.invoices.getInAccount(actor, uid)),
    },
  ];
}

/** The invoice that a request's path and `If-Match` name. @throws not_found, forbidden */
export async function targetOf(
  { actor, params, headers, once }: RestRequest,
  invoices: Pick<InvoiceService, 'getInAccount'>,
): Promise<InvoiceTarget> {
  const uid = params['uid'] ?? '';
  const seen = seenVersions(headers);
  if (seen === 'any') return { uid, once };
  const { version } = await invoices.getInAccount(actor, uid);
  // No invoice has the version -1: the change is refused, after the checks that come before.
  return { uid, once, expectedVersion: seen.includes(version) ? version : -1 };
}

async function list({ invoices }: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, query } = request;
  const parameters = Parameters.ofQuery(query);
  const { filter, order } = readInvoiceFilter(parameters, actor.timeZone);
  const found = await fetchPage(
    readPage(parameters),
    () => invoices.count(actor, filter),
    (range) => invoices.page(actor, filter, order, range),
  );
  const results = found.rows.map((row) => presentInvoice(row, invoices.permissions(actor, row), actor.locale));
  return {
    status: 200,
    headers: linkHeader(request, found),
    body: { count: found.count, page_count: found.pageCount, page_size: found.size, results },
  };
}

async function upload(services: InvoiceRouteServices, request: RestRequest, maxBytes: number): Promise<RestResponse> {
  const { actor, once, raw } = request;
  const { uploads } = services;
  const row = await withUploadedFile(raw, maxBytes, (file) => uploads.upload(actor, { ...file, once }));
  return uploaded(services, request, row);
}

function uploaded({ fileUrls }: InvoiceRouteServices, { actor, origin }: RestRequest, row: InvoiceRow): RestResponse {
  return {
    status: 201,
    headers: { Location: `${origin}/v1/invoices/${row.uid}` },
    body: presentUpload(row, fileUrls.urlOf(actor.accountUid, row.uid)),
  };
}

async function read(services: InvoiceRouteServices, { actor, params, headers }: RestRequest): Promise<RestResponse> {
  const row = await services.invoices.get(actor, params['uid'] ?? '');
  const answer = await detail(services, actor, row);
  const tag = answer.headers?.['ETag'] ?? '';
  return hasSeen(headers, tag) ? { status: 304, headers: { ETag: tag } } : answer;
}

async function change(services: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body } = request;
  const input = readInput(InvoiceValuesInput, UPDATE_FIELDS, body);
  const target = await targetOf(request, services.invoices);
  return detail(services, actor, await services.invoices.update(actor, target, input));
}

async function remove({ invoices }: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  await invoices.remove(request.actor, await targetOf(request, invoices));
  return { status: 204 };
}

async function decide(services: InvoiceRouteServices, request: RestRequest, decision: Decision): Promise<RestResponse> {
  const { actor, body } = request;
  const { note = null } = readInput(DecisionInput, NOTE_FIELDS, body);
  const target = await targetOf(request, services.invoices);
  return decided(services, actor, await services.approvals.decide(actor, decision, target, note));
}

function decided({ invoices }: InvoiceRouteServices, actor: Actor, row: InvoiceRow): RestResponse {
  return { status: 200, body: presentDecision(row, invoices.permissions(actor, row)) };
}

async function reprocess(services: InvoiceRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const row = await services.invoices.reprocess(actor, await targetOf(request, services.invoices));
  return detail(services, actor, row);
}

async function detail(services: InvoiceRouteServices, actor: Actor, row: InvoiceRow): Promise<RestResponse> {
  const { accounts, invoices, fileUrls } = services;
  const [items, events] = await Promise.all([invoices.itemsOf([row]), invoices.eventsOf([row])]);
  const userIds = [...new Set(events.flatMap((event) => event.workspaceUserId ?? []))];
  const [users, checks] = await Promise.all([
    accounts.usersByIds(actor, userIds),
    invoices.checksOf(actor, row, items),
  ]);
  const permissions = invoices.permissions(actor, row);
  const fileUrl = fileUrls.urlOf(actor.accountUid, row.uid);
  const { locale } = actor;
  const body = presentInvoiceDetail({ row, permissions, locale, fileUrl, items, events, users, checks });
  return { status: 200, headers: { ETag: entityTagOf(row.version, body) }, body };
}
