import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { IdempotencyService } from '../../src/accounts/idempotency.service.js';
import { IsHexColor, IsIn, IsOptional, IsString, Length, ValidateIf } from 'class-validator';
import { CARD } from '../../src/rest/card.shapes.js';
import { buildOpenApiDocument } from '../../src/rest/build-openapi-document.js';
import { IF_MATCH } from '../../src/rest/openapi/parameters.js';
import { buildInputBody } from '../../src/rest/openapi/request-body.js';
import { DELETED } from '../../src/rest/openapi/responses.js';
import type { Route } from '../../src/rest/route.js';
import { InputField } from '../../src/shared/input-fields.js';
import { IsDecimalText } from '../../src/shared/validators.js';
import { createRestRoutes, type RestServices } from '../../src/rest/router.js';
import { ERROR_TABLE } from '../../src/shared/errors.js';
import {
  openApi,
  describeProblem,
  describeValueProblem,
  resolveReference,
  type DescribedResponse,
  type MediaType,
  type Operation,
} from '../support/openapi.js';

const routes = createRestRoutes({
  services: { idempotency: {} as IdempotencyService } as RestServices,
  config: { REQUEST_TIMEOUT_SECONDS: 1, UPLOAD_MAX_BYTES: 1, PUBLIC_URL: undefined },
});

const buildName = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`;

const described = new Map<string, Operation>(
  Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => [buildName(method, path.replace(/^\/v1/, '')), operation] as const),
  ),
);

describe('the OpenAPI document', () => {
  it('has every route, and no other', () => {
    expect([...described.keys()].sort()).toEqual(routes.map(({ method, path }) => buildName(method, path)).sort());
  });

  it('explains every field that a client may send', () => {
    const bodies = [...described].flatMap(([name, { requestBody }]) => {
      const schema = requestBody && resolveReference(requestBody).content?.['application/json']?.schema;
      return schema && !name.includes('export') ? [resolveReference(schema)] : [];
    });
    const unexplained = bodies.flatMap(({ properties = {} }) =>
      Object.entries(properties).filter(([, property]) => !(property as { description?: string }).description),
    );
    expect(bodies.length).toBeGreaterThan(5);
    expect(unexplained).toEqual([]);
  });

  it('has an example of every JSON body, and each is valid by its schema', () => {
    const bodies = [...described].flatMap(([name, operation]) => listBodies(name, operation));
    const wrong = bodies.flatMap(({ name, body }) => {
      const examples = [body.example ?? [], Object.values(body.examples ?? {}).map(({ value }) => value)].flat();
      if (examples.length === 0) return [`${name} has none`];
      return examples.flatMap((example) => {
        const problem = describeValueProblem(body.schema ?? {}, example);
        return problem === null ? [] : [`${name}: ${problem}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(bodies.length).toBeGreaterThan(described.size);
  });

  it('has valid examples of values', () => {
    const wrong = Object.entries(openApi.components.schemas).flatMap(([name, schema]) =>
      (schema.examples ?? [])
        .map((example) => describeValueProblem(schema, example))
        .filter((problem) => problem !== null)
        .map((problem) => `${name}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lists, for each status, exactly the error codes that the error table assigns to it', () => {
    // No documented operation returns these: 416 applies to files only, 405 to methods that a path does not have, and the others to requests
    // whose path is not known yet.
    const elsewhere = [
      ...['range_not_satisfiable', 'method_not_allowed'],
      ...['request_timeout', 'expectation_failed', 'headers_too_large'],
    ];
    const table = Object.entries(ERROR_TABLE).flatMap(([code, { status }]) =>
      elsewhere.includes(code) ? [] : `${status} ${code}`,
    );
    const documented = [...described.values()].flatMap(({ responses }) =>
      Object.entries(responses)
        .filter(([status]) => /^[45]/.test(status))
        .flatMap(([status, response]) => listCodes(response).map((code) => `${status} ${code}`)),
    );
    expect([...new Set(documented)].sort()).toEqual(table.sort());
  });

  it('detects a response that does not match', () => {
    const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': 'a' });
    const page = { count: 0, page_count: 1, page_size: 25, results: [] };
    const answers: [status: number, body: unknown, type: Headers][] = [
      [200, page, headers],
      [200, { ...page, extra: 1 }, headers],
      [200, { ...page, results: [{}] }, headers],
      [200, page, new Headers({ 'Content-Type': 'text/html', 'X-Request-Id': 'a' })],
      [200, page, new Headers({ 'Content-Type': 'application/json' })],
      [200, page, new Headers([...headers, ['Location', 'http://127.0.0.1/']])],
      [200, page, new Headers([...headers, ['RateLimit', 'plenty']])],
      [201, page, headers],
      [400, { error: { code: 'whatever', message: '', request_id: '' } }, headers],
    ];
    const problems = answers.map(([status, body, type]) =>
      describeProblem('GET', '/invoices', { status, body, headers: type }),
    );
    expect(problems.map((problem) => problem === null)).toEqual([true, ...answers.slice(1).map(() => false)]);
  });

  it('gives every operation a unique name', () => {
    const names = [...described.values()].map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Has one field for each kind of rule that affects whether a field is required, nullable or numeric. */
class SampleInput {
  @InputField(() => String, { description: 'A name.' })
  @IsString()
  @Length(1, 20)
  name: string;

  @InputField(() => String, { nullable: true, description: 'A code; never null.' })
  @ValidateIf((input: SampleInput) => input.shortCode !== undefined)
  @IsIn(['a', 'b'])
  shortCode?: string;

  @InputField(() => String, { nullable: true, description: 'An amount.' })
  @IsOptional()
  @IsDecimalText(5, 2)
  totalAmount?: string | null;
}

describe('the document of a route', () => {
  const sample: Route = {
    ...{ method: 'POST', path: '/cards/:uid', bucket: 'writes' },
    body: buildInputBody(SampleInput, {
      name: 'Sample',
      example: { name: 'Paper', total_amount: '1.20' },
      readable: CARD,
    }),
    parameters: { page: { description: 'Which page.', schema: { type: 'integer' } } },
    handle: async () => ({ status: 200 }),
    documentation: {
      ...{ tag: 'Cards', operationId: 'sample', summary: 'A sample', description: 'Only for this test.' },
      responses: { 204: DELETED },
    },
  };
  const buildOperation = (route: Route) => {
    const { paths } = buildOpenApiDocument([route]) as typeof openApi;
    return Object.values(paths)[0]!['post']!;
  };

  it('describes a field by its decorators', () => {
    const { components } = buildOpenApiDocument([sample]) as typeof openApi;
    expect(components.schemas['Sample']).toEqual({
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 20, description: 'A name.', examples: ['Paper'] },
        short_code: { type: 'string', enum: ['a', 'b'], description: 'A code; never null.' },
        total_amount: {
          oneOf: [
            { type: 'string', pattern: String.raw`^-?\d{1,3}(\.\d{1,2})?$` },
            { type: 'number', exclusiveMinimum: -1000, exclusiveMaximum: 1000 },
            { type: 'null' },
          ],
          description: 'An amount.',
          examples: ['1.20'],
        },
      },
    });
  });

  it('accepts in an update the keys that a client has read', () => {
    expect(sample.body).toMatchObject({ keys: expect.arrayContaining(['short_code', 'permissions', 'hf_id']) });
  });

  it('lists the errors that the route implies and those that it adds', () => {
    const listStatuses = (changes: Partial<Route>) => Object.keys(buildOperation({ ...sample, ...changes }).responses);
    const any = ['400', '401', '403', '406', '429', '500', '503', 'default'];
    const replay = async () => ({ status: 200 });
    const documentation = { ...sample.documentation, headers: [IF_MATCH] };
    expect(listStatuses({}).sort()).toEqual(['204', '404', '413', '415', ...any].sort());
    expect(listStatuses({ body: 'none', replay }).sort()).toEqual(['204', '404', '409', '422', ...any].sort());
    expect(listStatuses({ body: 'none', documentation }).sort()).toEqual(['204', '404', '412', ...any].sort());
    expect(listStatuses({ body: 'none', path: '/cards', parameters: {} }).sort()).toEqual(['204', ...any].sort());
  });

  it('offers an Idempotency-Key where a call can be replayed', () => {
    const listHeaders = (route: Route) => JSON.stringify(buildOperation(route).parameters);
    expect(listHeaders(sample)).not.toContain('idempotencyKey');
    expect(listHeaders({ ...sample, replay: async () => ({ status: 200 }) })).toContain('idempotencyKey');
  });

  it('cannot be built if a path parameter or a validator has no description', () => {
    class UnknownRule {
      @InputField(() => String, { description: 'A colour.' })
      @IsHexColor()
      colour: string;
    }
    expect(() => buildOpenApiDocument([{ ...sample, path: '/cards/:name' }])).toThrow('/cards/:name');
    expect(() => buildInputBody(UnknownRule, { name: 'Unknown', example: { colour: '#fff' } })).toThrow('isHexColor');
  });
});

interface ErrorSchema {
  readonly properties: {
    readonly error: { readonly properties: { readonly code: { readonly const?: string; readonly enum?: string[] } } };
  };
}

function listCodes(response: DescribedResponse): string[] {
  const schema = resolveReference(response).content?.['application/json']?.schema as ErrorSchema;
  const { code } = schema.properties.error.properties;
  return code.enum ?? [code.const ?? ''];
}

/** Lists the JSON bodies that an operation accepts and returns. */
function listBodies(name: string, { requestBody, responses }: Operation): { name: string; body: MediaType }[] {
  const all = [['request', requestBody] as const, ...Object.entries(responses)];
  return all.flatMap(([part, message]) => {
    const body = message && resolveReference(message).content?.['application/json'];
    return body ? [{ name: `${name} ${part}`, body }] : [];
  });
}
