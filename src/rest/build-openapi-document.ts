import { extractComponents } from './openapi/component.js';
import { TAGS, type ErrorStatus } from './openapi/documentation.js';
import { ANY_ERROR, buildErrorResponses } from './error-responses.js';
import { IDEMPOTENCY_KEY, IF_MATCH, buildPathParameters, PREFER, buildQueryParameters } from './openapi/parameters.js';
import type { Route } from './route.js';

const DESCRIPTION = `\
Upload an invoice file; it is processed in the background. Then read, correct, approve and export the invoice.

- Every path works with and without a trailing slash. OPTIONS works on each, and HEAD wherever GET does. A method that a path does not
  have gets a 405 with \`Allow\`.
- Amounts, quantities and rates are decimals written as strings. JSON numbers are accepted too, but clients may lose digits.
- JSON bodies have at most 1 MiB and are sent as \`application/json\` or \`application/merge-patch+json\` in UTF-8.
- Unknown parameters and keys are ignored, and so are read-only keys. \`Prefer: handling=strict\` (RFC 7240) makes unknown ones an
  error that names each of them, with the most similar known name.
- Repeating a POST with the same \`Idempotency-Key\` returns the first response again for 24 hours, marked by \`Idempotent-Replayed\`. An
  export is made again.
- \`RateLimit\` and \`RateLimit-Policy\` report how much of the key's limit for reads, writes, uploads or exports is left.
- All errors have the same shape. \`X-Request-Id\` identifies every response.
`;
const INFO = {
  title: 'Invoice Graph REST API',
  version: '1',
  summary: 'Upload, read, correct, approve and export invoices.',
  description: DESCRIPTION,
  license: { name: 'MIT', identifier: 'MIT' },
};
const SECURITY_SCHEMES = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Api-Key',
    description: 'A key `igk_<id>_<secret>`; requests with it have the rights of the user that it was issued for.',
  },
};
const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The invoice file.' },
        },
      },
      example: { file: 'The bytes of the file' },
    },
  },
};
const ERRORS_OF_ANY_ROUTE: readonly ErrorStatus[] = [400, 401, 403, 429, 500, 503];
const ERRORS_OF_BODIES: readonly ErrorStatus[] = [413, 415];
const ERRORS_OF_REPLAYS: readonly ErrorStatus[] = [409, 422];

/** Builds the OpenAPI document of a table of routes as plain data, in the order of the tags. */
export function buildOpenApiDocument(routes: readonly Route[]): object {
  const { node, components } = extractComponents({ paths: buildPaths(routes) });
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    security: [{ apiKey: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    ...node,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: components.parameters,
      headers: components.headers,
      responses: components.responses,
      schemas: components.schemas,
    },
  };
}

function buildPaths(routes: readonly Route[]): Record<string, object> {
  const tags = Object.keys(TAGS);
  const sorted = routes.toSorted(
    (left, right) => tags.indexOf(left.documentation.tag) - tags.indexOf(right.documentation.tag),
  );
  const paths = [...new Set(sorted.map(({ path }) => path))];
  return Object.fromEntries(
    paths.map((path) => {
      const ofPath = sorted.filter((route) => route.path === path);
      const operations = ofPath.map((route) => [route.method.toLowerCase(), buildOperation(route)]);
      return [
        toPublicPath(path, ofPath),
        { parameters: [...buildPathParameters(path), PREFER], ...Object.fromEntries(operations) },
      ];
    }),
  );
}

/** Converts a path of the route table for the document: collections end with a slash. */
function toPublicPath(path: string, routes: readonly Route[]): string {
  if (path === '/') return '/v1/';
  const isCollection = !/:\w+$/.test(path) && routes.some(({ method }) => method === 'GET');
  return `/v1${path.replace(/:(\w+)/g, '{$1}')}${isCollection ? '/' : ''}`;
}

function buildOperation(route: Route): object {
  const { tag, operationId, summary, description, headers = [], responses } = route.documentation;
  const parameters = [
    ...headers,
    ...(route.replay ? [IDEMPOTENCY_KEY] : []),
    ...buildQueryParameters(route.parameters ?? {}),
  ];
  return {
    tags: [tag],
    operationId,
    summary,
    description,
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: buildRequestBody(route),
    responses: { ...responses, ...buildErrorResponses(listErrors(route)), default: ANY_ERROR },
  };
}

function buildRequestBody({ body }: Route): object | undefined {
  if (body === 'none') return undefined;
  if (body === 'multipart') return UPLOAD_BODY;
  const { schema, example, isRequired } = body;
  return { required: isRequired || undefined, content: { 'application/json': { schema, example } } };
}

/** Lists the errors that a route's row implies, and those that its documentation adds. */
function listErrors({ path, parameters = {}, body, produces, replay, documentation }: Route): Set<ErrorStatus> {
  const { headers = [], errors = [] } = documentation;
  const canBeMissing = path.includes(':') || 'page' in parameters;
  return new Set([
    ...ERRORS_OF_ANY_ROUTE,
    ...(produces ? [] : ([406] as const)),
    ...(canBeMissing ? ([404] as const) : []),
    ...(body === 'none' ? [] : ERRORS_OF_BODIES),
    ...(headers.includes(IF_MATCH) ? ([412] as const) : []),
    ...(replay ? ERRORS_OF_REPLAYS : []),
    ...errors,
  ]);
}
