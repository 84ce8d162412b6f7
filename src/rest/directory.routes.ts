import type { AccountService } from '../accounts/account.service.js';
import type { CategoryService } from '../categories/category.service.js';
import type { ListRange } from '../shared/page.js';
import { CATEGORY, WORKSPACE_USER } from './invoice.shapes.js';
import { presentWorkspaceUser } from './invoice.presenter.js';
import { documentListResponse, respondWithList } from './named-list.js';
import { buildJsonResponse } from './openapi/responses.js';
import { createRecordShape, createShape, type Fields } from './openapi/shape.js';
import { PAGE_PARAMETERS } from './pagination.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface DirectoryRouteServices {
  readonly categories: Pick<CategoryService, 'list'>;
  readonly accounts: Pick<AccountService, 'listUsers'>;
}

/** What the root lists, with its path. */
const COLLECTIONS = {
  invoices: '/v1/invoices/',
  companies: '/v1/companies/',
  cards: '/v1/cards/',
  categories: '/v1/categories/',
  workspace_users: '/v1/workspace-users/',
  events: '/v1/events/',
  openapi: '/openapi.json',
} as const;
type Links = Record<keyof typeof COLLECTIONS, string>;

const ROOT = createRecordShape<Links>(
  Object.fromEntries(
    Object.entries(COLLECTIONS).map(([name, path]) => [
      name,
      createShape({ type: 'string', format: 'uri' }, `https://invoices.example.com${path}`),
    ]),
  ) as Fields<Links>,
);

/** The routes by which clients find the uids that lists filter by, and the paths of everything else. */
export function createDirectoryRoutes(services: DirectoryRouteServices): Route[] {
  const listed = { bucket: 'reads', body: 'none', parameters: PAGE_PARAMETERS } as const;
  return [
    {
      ...{ method: 'GET', path: '/', bucket: 'reads', body: 'none' },
      handle: async ({ origin }) => ({ status: 200, body: buildLinks(origin) }),
      documentation: {
        ...{ tag: 'Directory', operationId: 'getRoot', summary: 'List the collections' },
        description: 'The URL of each collection, and of this document.',
        responses: { 200: buildJsonResponse('Root', { description: 'The links.', shape: ROOT }) },
      },
    },
    {
      ...{ ...listed, method: 'GET', path: '/categories' },
      handle: (request) => listCategories(services, request),
      documentation: {
        ...{ tag: 'Directory', operationId: 'listCategories', summary: 'List categories by name' },
        description: 'The uids are those that `category__uid` and `category_uid` take.',
        responses: { 200: documentListResponse('CategoryPage', CATEGORY, 'categories') },
      },
    },
    {
      ...{ ...listed, method: 'GET', path: '/workspace-users' },
      handle: (request) => listUsers(services, request),
      documentation: {
        ...{ tag: 'Directory', operationId: 'listWorkspaceUsers', summary: 'List the users of the account' },
        description: 'Oldest first. The uids are those that `workspace_user__uid` takes.',
        responses: { 200: documentListResponse('WorkspaceUserPage', WORKSPACE_USER, 'users') },
      },
    },
  ];
}

function buildLinks(origin: string): Links {
  return Object.fromEntries(Object.entries(COLLECTIONS).map(([name, path]) => [name, `${origin}${path}`])) as Links;
}

function listCategories({ categories }: DirectoryRouteServices, request: RestRequest): Promise<RestResponse> {
  const fetch = (range: ListRange) => categories.list(request.actor, range);
  return respondWithList(request, fetch, ({ uid, name }) => ({ uid, name }));
}

async function listUsers({ accounts }: DirectoryRouteServices, request: RestRequest): Promise<RestResponse> {
  const all = await accounts.listUsers(request.actor);
  const fetch = async ({ offset, limit }: ListRange) => ({
    rows: all.slice(offset, offset + limit),
    count: all.length,
  });
  return respondWithList(request, fetch, presentWorkspaceUser);
}
