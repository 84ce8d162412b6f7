import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import { InvoiceItemInput } from '../invoices/invoice-item.inputs.js';
import type { InvoiceItemService } from '../invoices/invoice-item.service.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import { readInput } from './input.js';
import { readTarget } from './invoice-target.js';
import { presentItem } from './item.presenter.js';
import { ITEM } from './item.shapes.js';
import { IDEMPOTENT_REPLAYED, LOCATION } from './openapi/headers.js';
import { IF_MATCH } from './openapi/parameters.js';
import { buildInputBody } from './openapi/request-body.js';
import { DELETED, buildJsonResponse } from './openapi/responses.js';
import { documentPageResponse, fetchPage, PAGE_PARAMETERS, respondWithPage, readPage } from './pagination.js';
import { Parameters } from './parameters.js';
import { createChangeRoutes, type RestRequest, type RestResponse, type Route } from './route.js';

export interface ItemRouteServices {
  readonly invoices: InvoiceService;
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
const CREATED = {
  201: buildJsonResponse('NewItem', {
    description: 'The new item.',
    shape: ITEM,
    headers: [LOCATION, IDEMPOTENT_REPLAYED],
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
      handle: (request) => create(services, request),
      replayAction: 'update',
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
      handle: (request) => change(services, request),
      documentation: {
        ...{ tag: 'Items', operationId: 'updateItem', summary: 'Change an item' },
        description: 'An omitted field keeps its value; null clears it.',
        headers: [IF_MATCH],
        responses: FOUND,
      },
    }),
    {
      ...{ method: 'DELETE', path, bucket: 'writes', body: 'none' },
      handle: (request) => remove(services, request),
      documentation: {
        ...{ tag: 'Items', operationId: 'deleteItem', summary: 'Remove an item' },
        description: 'Items never change the totals of the invoice.',
        headers: [IF_MATCH],
        responses: { 204: DELETED },
      },
    },
  ];
}

async function list({ items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, params, query } = request;
  const all = await items.list(actor, params['uid'] ?? '');
  const found = await fetchPage(
    readPage(Parameters.fromQuery(query)),
    async () => all.length,
    async ({ offset, limit }) => ({ rows: all.slice(offset, offset + limit), count: all.length }),
  );
  return respondWithPage(request, found, presentItem);
}

async function read({ items }: ItemRouteServices, { actor, params }: RestRequest): Promise<RestResponse> {
  const item = await items.get(actor, params['uid'] ?? '', params['item_uid'] ?? '');
  return { status: 200, body: presentItem(item) };
}

async function create({ invoices, items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body } = request;
  const input = readInput(InvoiceItemInput, body);
  return respondWithItem(request, await items.create(actor, await readTarget(request, invoices), input));
}

async function replay({ items }: ItemRouteServices, request: RestRequest, uid: string): Promise<RestResponse> {
  return respondWithItem(request, await items.get(request.actor, request.params['uid'] ?? '', uid));
}

function respondWithItem({ origin, params }: RestRequest, item: InvoiceItem): RestResponse {
  const location = `${origin}/v1/invoices/${(params['uid'] ?? '').toLowerCase()}/items/${item.uid}`;
  return { status: 201, headers: { Location: location }, body: presentItem(item) };
}

async function change({ invoices, items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, body, params } = request;
  const input = readInput(InvoiceItemInput, body);
  const item = await items.update(actor, await readTarget(request, invoices), params['item_uid'] ?? '', input);
  return { status: 200, body: presentItem(item) };
}

async function remove({ invoices, items }: ItemRouteServices, request: RestRequest): Promise<RestResponse> {
  const { actor, params } = request;
  await items.remove(actor, await readTarget(request, invoices), params['item_uid'] ?? '');
  return { status: 204 };
}
