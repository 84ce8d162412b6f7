import { readXlsx } from 'hucre/xlsx';
import { createRestRoutes } from '../../src/rest/router.js';
import type { Route } from '../../src/rest/route.js';
import { createToken } from '../../src/shared/ids.js';
import { FILE_URL } from './file-source.js';
import { formatHeaders, type Kind, type Operation, type OperationAnswer, type Place, type Rows } from './operations.js';
import { createForm, RestClient, type RestAnswer, type RestOptions } from './rest-client.js';

/** The kinds of objects that ids in bodies and queries refer to, by name. The matrices require every name to be listed. */
const KIND_OF_NAME: Readonly<Record<string, Place['kind']>> = {
  company_uid: 'company',
  company__uid: 'company',
  card_uid: 'card',
  card__uid: 'card',
  category_uid: 'category',
  category__uid: 'category',
  workspace_user__uid: 'user',
  uids: 'invoice',
  query: 'words',
};
const KIND_OF_PATH: Readonly<Record<string, Kind>> = { invoices: 'invoice', companies: 'company', cards: 'card' };

/** The bodies of the operations that require one. */
const BODIES: Readonly<Record<string, () => object>> = {
  'POST /invoices/from-url': () => ({ url: FILE_URL }),
  'PUT /invoices/:uid': () => ({ total_price: '12.00' }),
  'PATCH /invoices/:uid': () => ({ total_price: '13.00' }),
  'POST /invoices/:uid/items': () => ({ name: 'Paper' }),
  'PUT /invoices/:uid/items/:item_uid': () => ({ name: 'Ink' }),
  'PATCH /invoices/:uid/items/:item_uid': () => ({ name: 'Pens' }),
  'POST /companies': () => ({ name: `Company ${createToken()}` }),
  'PUT /companies/:uid': () => ({ phone: '1' }),
  'PATCH /companies/:uid': () => ({ phone: '2' }),
  'POST /cards': () => ({ name: 'Fuel', last_four_digits: String(1_000 + Math.floor(Math.random() * 9_000)) }),
  'PUT /cards/:uid': () => ({ name: 'Travel' }),
  'PATCH /cards/:uid': () => ({ name: 'Rail' }),
};

/** Builds the table of routes without services. */
export function buildAllRoutes(): Route[] {
  return createRestRoutes({ services: {} as never, config: {} as never });
}

/** Derives the operations of the REST face from the table of routes. @throws if a route takes an id under an unknown name */
export function listRestOperations(): Operation[] {
  return buildAllRoutes().map(buildOperation);
}

function buildOperation(route: Route): Operation {
  const name = `${route.method} ${route.path}`;
  return {
    name,
    needs: findPathPlaces(route).map(({ kind }) => kind),
    places: [
      ...findPathPlaces(route),
      ...findNamedPlaces('query', Object.keys(route.parameters ?? {})),
      ...findNamedPlaces('body', typeof route.body === 'object' ? route.body.keys : []),
    ],
    async call(service, key, rows, at) {
      const client = new RestClient(service, key);
      const answer = await client.call(route.method, buildPath(route, rows, at), buildOptions(route, at));
      return readAnswer(answer);
    },
  };
}

function findPathPlaces({ path }: Route): (Place & { readonly kind: Kind })[] {
  const [collection = ''] = path.split('/').filter(Boolean);
  return [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => {
    const kind = parameter === 'item_uid' ? 'item' : KIND_OF_PATH[collection];
    if (!kind) throw new Error(`${path} takes ${parameter}, whose kind is unknown`);
    return { name: `path ${parameter}`, kind };
  });
}

/** The `uid` at the top of a body is read-only: clients may send it back, and it is ignored. */
function findNamedPlaces(where: 'query' | 'body', names: readonly string[]): Place[] {
  return names
    .filter((name) => name === 'query' || (/uids?$/.test(name) && name !== 'uid'))
    .map((name) => {
      const kind = KIND_OF_NAME[name];
      if (!kind) throw new Error(`${name} is an id of unknown kind`);
      return { name: `${where} ${name}`, kind };
    });
}

type At = Parameters<Operation['call']>[3];

function buildPath(route: Route, rows: Rows, at: At): string {
  const path = findPathPlaces(route).reduce((filled, place) => {
    const uid = at?.place.name === place.name ? at.value : rows[place.kind];
    return filled.replace(`:${place.name.slice('path '.length)}`, uid);
  }, route.path);
  const [where, parameter] = at?.place.name.split(' ') ?? [];
  return where === 'query' ? `${path}/?${parameter}=${encodeURIComponent(at?.value ?? '')}` : path;
}

function buildOptions(route: Route, at: At): RestOptions {
  if (route.body === 'multipart') return { form: createForm('<Order xmlns="urn:x"/>') };
  if (route.body === 'none') return {};
  const json: Record<string, unknown> = { ...BODIES[`${route.method} ${route.path}`]?.() };
  const [where, field = ''] = at?.place.name.split(' ') ?? [];
  if (where !== 'body') return { json };
  return { json: { [field]: field.endsWith('s') || field.includes('__') ? [at?.value] : at?.value } };
}

async function readAnswer({ status, headers, bytes, body }: RestAnswer): Promise<OperationAnswer> {
  const isWorkbook = headers.get('content-type')?.includes('spreadsheetml') ?? false;
  const text = isWorkbook ? JSON.stringify((await readXlsx(bytes)).sheets) : bytes.toString('utf8');
  return {
    status,
    headers: formatHeaders(headers),
    text: text.replace(body?.error?.request_id ?? '\0', '<request id>'),
    refusal: body?.error?.code ?? null,
  };
}
