import type { Card } from '../cards/card.entity.js';
import { CreateCardInput, CardValuesInput } from '../cards/card.inputs.js';
import type { CardService } from '../cards/card.service.js';
import { presentCard } from './card.presenter.js';
import { CARD } from './card.shapes.js';
import { readInput } from './input.js';
import { documentListResponse, respondWithList } from './named-list.js';
import { IDEMPOTENT_REPLAYED, LOCATION } from './openapi/headers.js';
import { buildInputBody } from './openapi/request-body.js';
import { DELETED, buildJsonResponse } from './openapi/responses.js';
import { PAGE_PARAMETERS } from './pagination.js';
import { createChangeRoutes, type RestRequest, type RestResponse, type Route } from './route.js';

export interface CardRouteServices {
  readonly cards: CardService;
}

const NEW_CARD = buildInputBody(CreateCardInput, {
  name: 'NewCard',
  example: { name: 'Travel', first_four_digits: '4242', last_four_digits: '0001' },
  readable: CARD,
});
const CARD_PATCH = buildInputBody(CardValuesInput, { name: 'CardPatch', example: { name: 'Fuel' }, readable: CARD });
const FOUND = { 200: buildJsonResponse('Card', { description: 'The card.', shape: CARD }) };
const CREATION_HEADERS = [LOCATION, IDEMPOTENT_REPLAYED];
const CREATED = {
  200: buildJsonResponse('ExistingCard', {
    description: 'The card that already has these digits, unchanged.',
    shape: CARD,
    headers: CREATION_HEADERS,
  }),
  201: buildJsonResponse('NewCard', { description: 'The new card.', shape: CARD, headers: CREATION_HEADERS }),
};

/** The routes of cards. */
export function createCardRoutes(services: CardRouteServices): Route[] {
  return [...createCollectionRoutes(services), ...createMemberRoutes(services)];
}

function createCollectionRoutes({ cards }: CardRouteServices): Route[] {
  const path = '/cards';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none', parameters: PAGE_PARAMETERS },
      handle: (request) => list(cards, request),
      documentation: {
        ...{ tag: 'Cards', operationId: 'listCards', summary: 'List cards, newest first' },
        description: 'All cards that invoices can refer to.',
        responses: { 200: documentListResponse('CardPage', CARD, 'cards') },
      },
    },
    {
      ...{ method: 'POST', path, bucket: 'writes', body: NEW_CARD },
      requirePossible: ({ actor }) => cards.requirePossible(actor),
      handle: (request) => create(cards, request),
      permission: 'administer',
      replay: async (request, uid) => respondWithCard(cards, request, await cards.get(request.actor, uid), true),
      documentation: {
        ...{ tag: 'Cards', operationId: 'createCard', summary: 'Create a card, or get the one with these digits' },
        description: '201 with a new card; 200 with the card that already has these digits.',
        responses: CREATED,
      },
    },
  ];
}

function createMemberRoutes({ cards }: CardRouteServices): Route[] {
  const path = '/cards/:uid';
  return [
    {
      ...{ method: 'GET', path, bucket: 'reads', body: 'none' },
      handle: (request) => read(cards, request),
      documentation: {
        ...{ tag: 'Cards', operationId: 'getCard', summary: 'Read a card' },
        description: 'Invoices show the same card without its permissions and creation time.',
        responses: FOUND,
      },
    },
    ...createChangeRoutes({
      ...{ path, bucket: 'writes', body: CARD_PATCH },
      requirePossible: ({ actor, params }) => cards.requirePossible(actor, params['uid'] ?? ''),
      handle: (request) => update(cards, request),
      documentation: {
        ...{ tag: 'Cards', operationId: 'updateCard', summary: 'Change a card' },
        description: 'An omitted field keeps its value. 409 if another card has these digits.',
        responses: FOUND,
        errors: [409],
      },
    }),
    {
      ...{ method: 'DELETE', path, bucket: 'writes', body: 'none' },
      handle: (request) => remove(cards, request),
      documentation: {
        ...{ tag: 'Cards', operationId: 'deleteCard', summary: 'Remove a card from the lists' },
        description: 'Invoices that refer to it keep it.',
        responses: { 204: DELETED },
      },
    },
  ];
}

function list(cards: CardService, request: RestRequest): Promise<RestResponse> {
  const { actor } = request;
  const canChange = cards.canChange(actor);
  const fetch = (range: { offset: number; limit: number }) => cards.list(actor, range);
  return respondWithList(request, fetch, (card) => presentCard(card, canChange));
}

async function read(cards: CardService, { actor, params }: RestRequest): Promise<RestResponse> {
  const card = await cards.get(actor, params['uid'] ?? '');
  return { status: 200, body: presentCard(card, cards.canChange(actor)) };
}

async function create(cards: CardService, request: RestRequest): Promise<RestResponse> {
  const { actor, body, once } = request;
  const { card, isNew } = await cards.create(actor, readInput(CreateCardInput, body), once);
  return respondWithCard(cards, request, card, isNew);
}

function respondWithCard(cards: CardService, { actor, origin }: RestRequest, card: Card, isNew: boolean): RestResponse {
  return {
    status: isNew ? 201 : 200,
    headers: { Location: `${origin}/v1/cards/${card.uid}` },
    body: presentCard(card, cards.canChange(actor)),
  };
}

async function update(cards: CardService, { actor, body, params }: RestRequest): Promise<RestResponse> {
  const card = await cards.update(actor, params['uid'] ?? '', readInput(CardValuesInput, body));
  return { status: 200, body: presentCard(card, cards.canChange(actor)) };
}

async function remove(cards: CardService, { actor, params }: RestRequest): Promise<RestResponse> {
  await cards.remove(actor, params['uid'] ?? '');
  return { status: 204 };
}
