import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import { InvoiceItemInput } from '../invoices/invoice-item.inputs.js';
import type { InvoiceItemService } from '../invoices/invoice-item.service.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import { readInput, type FieldNames } from './input.js';
import { targetOf } from './invoice.routes.js';
import { presentItem } from './item.presenter.js';
import { fetchPage, linkHeader, PAGE_PARAMETERS, readPage } from './pagination.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface ItemRouteServices {
  readonly invoices: InvoiceService;
  readonly items: InvoiceItemService;
}

const FIELDS: FieldNames<InvoiceItemInput> = {
  name: 'name',
  description: 'description',
  quantity: 'quantity',
  unit: 'unit',
  total_price: 'totalPrice',
  vat_rate: 'vatRate',
};

/** The routes of the items of an invoice. */
export function itemRoutes(services: ItemRouteServices): Route[] {
  const all = '/invoices/:uid/items';
  const one = `${all}/:item_uid`;
  const write = { bucket: 'writes', body: 'json', fields: [...Object.keys(FIELDS), 'uid'] } as const;
  const readOnly = { method: 'GET', bucket: 'reads', body: 'none' } as const;
  return [
    { ...readOnly, path: all, parameters: PAGE_PARAMETERS, handle: (request) => list(services, request) },
    { ...readOnly, path: one, handle: (request) => read(services, request) },
    {
      ...{ ...write, method: 'POST', path: all },
      handle: (request) => create(services, request),
      replay: (request, uid) => replay(services, request, uid),
    },
    { ...write, method: 'PUT', path: one, handle: (request) => change(services, request) },
    { ...write, method: 'PATCH', path: one, handle: (request) => change(services, request) },
    {
      ...{ method: 'DELETE', path: one, bucket: 'writes', body: 'none' },
      handle: (request) => remove(services, request),
    },
  ];
}

async function list({ items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, params, query } = request;
  const all = await items.list(actor, params['uid'] ?? '');
  const found = await fetchPage(
    readPage(Parameters.ofQuery(query)),
    async () => all.length,
    async ({ offset, limit }) => ({ rows: all.slice(offset, offset + limit), count: all.length }),
  );
  return {
    status: 200,
    headers: linkHeader(request, found),
    body: {
      count: found.count,
      page_count: found.pageCount,
      page_size: found.size,
      results: found.rows.map(presentItem),
    },
  };
}

async function read({ items }: ItemRouteServices, { actor, params }: RestRequest): Promise<RestResponse> {
  const item = await items.get(actor, params['uid'] ?? '', params['item_uid'] ?? '');
  return { status: 200, body: presentItem(item) };
}

async function create({ invoices, items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body } = request;
  const input = readInput(InvoiceItemInput, FIELDS, body);
  return created(request, await items.create(actor, await targetOf(request, invoices), input));
}

async function replay({ items }: ItemRouteServices, request: RestRequest, uid: string): Promise<RestResponse> {
  return created(request, await items.get(request.actor, request.params['uid'] ?? '', uid));
}

function created({ origin, params }: RestRequest, item: InvoiceItem): RestResponse {
  const location = `${origin}/v1/invoices/${(params['uid'] ?? '').toLowerCase()}/items/${item.uid}`;
  return { status: 201, headers: { Location: location }, body: presentItem(item) };
}

async function change({ invoices, items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body, params } = request;
  const input = readInput(InvoiceItemInput, FIELDS, body);
  const item = await items.update(actor, await targetOf(request, invoices), params['item_uid'] ?? '', input);
  return { status: 200, body: presentItem(item) };
}

async function remove({ invoices, items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, params } = request;
  await items.remove(actor, await targetOf(request, invoices), params['item_uid'] ?? '');
  return { status: 204 };
}
