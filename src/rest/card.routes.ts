import type { Card } from '../cards/card.entity.js';
import { CreateCardInput, CardValuesInput } from '../cards/card.inputs.js';
import type { CardService } from '../cards/card.service.js';
import { readInput, type FieldNames } from './input.js';
import { listResponse, presentOwned } from './named-list.js';
import { PAGE_PARAMETERS } from './pagination.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface CardRouteServices {
  readonly cards: CardService;
}

const FIELDS = {
  name: 'name',
  first_four_digits: 'firstFourDigits',
  last_four_digits: 'lastFourDigits',
} as const satisfies FieldNames<CreateCardInput>;
const READ_ONLY_FIELDS = ['uid', 'hf_id', 'permissions', 'created_at'];

/** The routes of cards. */
export function cardRoutes({ cards }: CardRouteServices): Route[] {
  const all = '/cards';
  const one = '/cards/:uid';
  const write = { bucket: 'writes', body: 'json', fields: [...Object.keys(FIELDS), ...READ_ONLY_FIELDS] } as const;
  const readOnly = { method: 'GET', bucket: 'reads', body: 'none' } as const;
  const change = (request: RestRequest) => update(cards, request);
  return [
    { ...readOnly, path: all, parameters: PAGE_PARAMETERS, handle: (request) => list(cards, request) },
    {
      ...{ ...write, method: 'POST', path: all },
      handle: (request) => create(cards, request),
      replay: async (request, uid) => given(cards, request, await cards.get(request.actor, uid), true),
    },
    { ...readOnly, path: one, handle: (request) => read(cards, request) },
    { ...write, method: 'PUT', path: one, handle: change },
    { ...write, method: 'PATCH', path: one, handle: change },
    { ...{ method: 'DELETE', path: one, bucket: 'writes', body: 'none' }, handle: (request) => remove(cards, request) },
  ];
}

function list(cards: CardService, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const canChange = cards.canChange(actor);
  const fetch = (range: { offset: number; limit: number }) => cards.list(actor, range);
  return listResponse(request, fetch, (card) => presentCard(card, canChange));
}

async function read(cards: CardService, { actor, params }: RestRequest): Promise<RestResponse> {
  const card = await cards.get(actor, params['uid'] ?? '');
  return { status: 200, body: presentCard(card, cards.canChange(actor)) };
}

async function create(cards: CardService, request: RestRequest): Promise<RestResponse> {
  const { actor, body, once } = request;
  const { card, isNew } = await cards.create(actor, readInput(CreateCardInput, FIELDS, body), once);
  return given(cards, request, card, isNew);
}

function given(cards: CardService, { actor, origin }: RestRequest, card: Card, isNew: boolean): RestResponse {
  return {
    status: isNew ? 201 : 200,
    headers: { Location: `${origin}/v1/cards/${card.uid}` },
    body: presentCard(card, cards.canChange(actor)),
  };
}

async function update(cards: CardService, { actor, body, params }: RestRequest): Promise<RestResponse> {
  const card = await cards.update(actor, params['uid'] ?? '', readInput(CardValuesInput, FIELDS, body));
  return { status: 200, body: presentCard(card, cards.canChange(actor)) };
}

async function remove(cards: CardService, { actor, params }: RestRequest): Promise<RestResponse> {
  await cards.remove(actor, params['uid'] ?? '');
  return { status: 204 };
}

function presentCard(card: Card, canChange: boolean) {
  return {
    uid: card.uid,
    hf_id: card.hfId,
    name: card.name,
    first_four_digits: card.firstFourDigits,
    last_four_digits: card.lastFourDigits,
    ...presentOwned(card, canChange),
  };
}
