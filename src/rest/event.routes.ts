import { AppError } from '../shared/errors.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import type { EventFeed } from '../webhooks/event-feed.js';
import { presentMessage } from '../webhooks/webhook-message.js';
import { EVENT } from './event.shapes.js';
import { LINK } from './openapi/headers.js';
import { buildJsonResponse } from './openapi/responses.js';
import { createArrayShape, createRecordShape, createShape, type RecordShape } from './openapi/shape.js';
import { PAGE_PARAMETERS, readPageSize } from './pagination.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse, Route } from './route.js';

export interface EventRouteServices {
  readonly events: EventFeed;
}

/** A page of the feed, as the response holds it. */
interface EventPage {
  readonly cursor: string;
  readonly next: string | null;
  readonly results: readonly (typeof EVENT)['example'][];
}

const LATEST = 'latest';
const PARAMETERS = {
  after: {
    description:
      'The `cursor` of the last page that was read; only later events are listed. `latest` lists none, and returns the cursor after ' +
      'which new events come. If omitted, the list begins with the oldest event.',
    schema: { type: 'string', maxLength: 500 },
  },
  page_size: PAGE_PARAMETERS.page_size,
};
const EXAMPLE_CURSOR = encodeIdCursor(4_711);
const PAGE: RecordShape<EventPage> = createRecordShape<EventPage>({
  cursor: createShape(
    {
      type: 'string',
      description:
        'Where the next request continues, also once there are new events. Keep it when the page is dealt with.',
    },
    EXAMPLE_CURSOR,
  ),
  next: createShape<string | null>(
    { type: ['string', 'null'], format: 'uri', description: 'The next page; null if there are no more events now.' },
    `https://invoices.example.com/v1/events/?after=${EXAMPLE_CURSOR}`,
  ),
  results: createArrayShape(EVENT),
});

/** The route by which programs read the events that webhooks report. */
export function createEventRoutes({ events }: EventRouteServices): Route[] {
  return [
    {
      ...{ method: 'GET', path: '/events', bucket: 'reads', body: 'none', parameters: PARAMETERS },
      handle: (request) => list(events, request),
      documentation: {
        ...{ tag: 'Events', operationId: 'listEvents', summary: 'List what happened, oldest first' },
        description:
          'Each result is the body of a message to a webhook. An event appears once no earlier one can still be committed, so that ' +
          'continuing after the last cursor misses none. Events of purged invoices are no longer listed.',
        responses: {
          200: buildJsonResponse('EventPage', { description: 'A page of events.', shape: PAGE, headers: [LINK] }),
        },
      },
    },
  ];
}

async function list(events: EventFeed, request: RestRequest): Promise<RestResponse> {
  const { actor, query } = request;
  const parameters = Parameters.fromQuery(query, Object.keys(PARAMETERS));
  const limit = readPageSize(parameters);
  const after = readAfter(parameters);
  parameters.requireValid();
  if (after === LATEST) return respond(request, { cursor: encodeIdCursor(await events.findEnd(actor)), results: [] });
  const found = await events.list(actor, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const cursor = encodeIdCursor(page.at(-1)?.id ?? after);
  return respond(request, { cursor, results: page.map(presentMessage) }, found.length > limit);
}

function respond(
  { origin, path, query }: RestRequest,
  page: Pick<EventPage, 'cursor' | 'results'>,
  hasMore = false,
): RestResponse {
  const parameters = new URLSearchParams(query);
  parameters.set('after', page.cursor);
  const next = hasMore ? `${origin}${path}?${parameters}` : null;
  const body: EventPage = { cursor: page.cursor, next, results: page.results };
  return { status: 200, headers: next === null ? {} : { Link: `<${next}>; rel="next"` }, body };
}

function readAfter(parameters: Parameters): number | typeof LATEST {
  const given = parameters.readOne('after');
  if (given === undefined) return 0;
  if (given === LATEST) return LATEST;
  try {
    return decodeIdCursor(given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    parameters.addMessage('after', 'Must be the cursor of a page, or latest.');
    return 0;
  }
}
