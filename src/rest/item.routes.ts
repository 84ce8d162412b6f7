import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import { InvoiceItemInput } from '../invoices/invoice-item.inputs.js';
import type { InvoiceItemService } from '../invoices/invoice-item.service.js';
import { readInput } from './input.js';
import { buildTagHeader, type InvoiceDetailServices } from './invoice-detail.js';
import { readTarget } from './invoice-target.js';
import { presentItem } from './item.presenter.js';
import { ITEM } from './item.shapes.js';
import { INVOICE_ETAG, IDEMPOTENT_REPLAYED, LOCATION } from './openapi/headers.js';
import { IF_MATCH } from './openapi/parameters.js';
import { buildInputBody } from './openapi/request-body.js';
import { buildEmptyResponse, buildJsonResponse } from './openapi/responses.js';
import { documentPageResponse, fetchPage, PAGE_PARAMETERS, respondWithPage, readPage } from './pagination.js';
import { Parameters } from './parameters.js';
import { createChangeRoutes, type RestRequest, type RestResponse, type Route } from './route.js';

export interface ItemRouteServices extends InvoiceDetailServices {
  readonly items: InvoiceItemService;
}

const ITEM_FIELDS = buildInputBody(InvoiceItemInput, {
  name: 'ItemFields',
  example: {
    ...{ name: 'Rope', description: '12 mm', quantity: '2.000', unit: 'm', total_price: '9.50', vat_rate: '25.00' },
  },
  readable: ITEM,
});
const FOUND = { 200: buildJsonResponse('Item', { description: 'The item.', shape: ITEM }) };
const CHANGED = {
  200: buildJsonResponse('ChangedItem', { description: 'The item.', shape: ITEM, headers: [INVOICE_ETAG] }),
};
const REMOVED = { 204: buildEmptyResponse('RemovedItem', 'The item is deleted.', [INVOICE_ETAG]) };
const CREATED = {
  201: buildJsonResponse('NewItem', {
    description: 'The new item.',
    shape: ITEM,
    headers: [LOCATION, INVOICE_ETAG, IDEMPOTENT_REPLAYED],
  }),
};

/** The routes of the items of an invoice. */
export function createItemRoutes(services: ItemRouteServices): Route[] {
  return [...createCollectionRoutes(services), ...createMemberRoutes(services)];
}

function createCollectionRoutes(services: ItemRouteServices): Route[] {
  const path = '/invoices/:uid/items';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none', parameters: PAGE_PARAMETERS },
      handle: (request) => list(services, request),
      documentation: {
        ...{ tag: 'Items', operationId: 'listItems', summary: 'List the items of an invoice, in order' },
        description: 'In the order of the document, followed by those added by hand.',
        responses: { 200: documentPageResponse('ItemPage', ITEM, 'items') },
      },
    },
    {
      ...{ method: 'POST', path, bucket: 'writes', body: ITEM_FIELDS },
      requirePossible: async (request) =>
        services.invoices.requirePossible(request.actor, 'update', await readTarget(request, services.invoices)),
      handle: (request) => create(services, request),
      permission: 'update',
      replay: (request, uid) => replay(services, request, uid),
      documentation: {
        ...{ tag: 'Items', operationId: 'createItem', summary: 'Add an item at the end' },
        description:
          'Every field is optional. Items never change the totals of the invoice. 409 if the invoice already has the maximum number ' +
          'of items.',
        headers: [IF_MATCH],
        responses: CREATED,
      },
    },
  ];
}

function createMemberRoutes(services: ItemRouteServices): Route[] {
  const path = '/invoices/:uid/items/:item_uid';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none' },
      handle: (request) => read(services, request),
      documentation: {
        ...{ tag: 'Items', operationId: 'getItem', summary: 'Read an item' },
        description: 'Returns 404 for an item of another invoice.',
        responses: FOUND,
      },
    },
    ...createChangeRoutes({
      ...{ path, bucket: 'writes', body: ITEM_FIELDS },
      requirePossible: async (request) => {
        const target = await readTarget(request, services.invoices);
        await services.items.requirePossible(request.actor, target, request.params['item_uid'] ?? '');
      },
      handle: (request) => change(services, request),
      documentation: {
        ...{ tag: 'Items', operationId: 'updateItem', summary: 'Change an item' },
        description: 'An omitted field keeps its value; null clears it.',
        headers: [IF_MATCH],
        responses: CHANGED,
      },
    }),
    {
      ...{ method: 'DELETE', path, bucket: 'writes', body: 'none' },
      handle: (request) => remove(services, request),
      documentation: {
        ...{ tag: 'Items', operationId: 'deleteItem', summary: 'Remove an item' },
        description: 'Items never change the totals of the invoice.',
        headers: [IF_MATCH],
        responses: REMOVED,
      },
    },
  ];
}

async function list({ items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, params, query } = request;
  const all = await items.list(actor, params['uid'] ?? '');
  const found = await fetchPage(
    readPage(Parameters.fromQuery(query, Object.keys(PAGE_PARAMETERS))),
    async () => all.length,
    async ({ offset, limit }) => ({ rows: all.slice(offset, offset + limit), count: all.length }),
  );
  return respondWithPage(request, found, presentItem);
}

async function read({ items }: ItemRouteServices, { actor, params }: RestRequest): Promise<RestResponse> {
  const item = await items.get(actor, params['uid'] ?? '', params['item_uid'] ?? '');
  return { status: 200, body: presentItem(item) };
}

async function create(services: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body } = request;
  const input = readInput(InvoiceItemInput, body);
  const target = await readTarget(request, services.invoices);
  return respondWithItem(services, request, await services.items.create(actor, target, input));
}

async function replay(services: ItemRouteServices, request: RestRequest, uid: string): Promise<RestResponse> {
  return respondWithItem(services, request, await services.items.get(request.actor, request.params['uid'] ?? '', uid));
}

async function respondWithItem(
  services: ItemRouteServices,
  { actor, origin, params }: RestRequest,
  item: InvoiceItem,
): Promise<RestResponse> {
  const uid = (params['uid'] ?? '').toLowerCase();
  const location = `${origin}/v1/invoices/${uid}/items/${item.uid}`;
  return {
    status: 201,
    headers: { Location: location, ...(await buildTagHeader(services, actor, uid)) },
    body: presentItem(item),
  };
}

async function change(services: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body, params } = request;
  const input = readInput(InvoiceItemInput, body);
  const target = await readTarget(request, services.invoices);
  const item = await services.items.update(actor, target, params['item_uid'] ?? '', input);
  return { status: 200, headers: await buildTagHeader(services, actor, target.uid), body: presentItem(item) };
}

async function remove(services: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, params } = request;
  const target = await readTarget(request, services.invoices);
  await services.items.remove(actor, target, params['item_uid'] ?? '');
  return { status: 204, headers: await buildTagHeader(services, actor, target.uid) };
}
