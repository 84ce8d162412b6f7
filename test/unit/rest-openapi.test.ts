import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { IdempotencyService } from '../../src/accounts/idempotency.service.js';
import { restRoutes, type RestServices } from '../../src/rest/router.js';
import { ERROR_TABLE } from '../../src/shared/errors.js';
import {
  openApi,
  problemWith,
  problemWithValue,
  resolved,
  type DescribedResponse,
  type MediaType,
  type Operation,
  type SchemaNode,
} from '../support/openapi.js';

const routes = restRoutes({
  services: { idempotency: {} as IdempotencyService } as RestServices,
  config: { REQUEST_TIMEOUT_SECONDS: 1, UPLOAD_MAX_BYTES: 1, PUBLIC_URL: undefined },
});

const nameOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`;

const described = new Map<string, Operation>(
  Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => [nameOf(method, path.replace(/^\/v1/, '')), operation] as const),
  ),
);

/** The keys of a JSON body, those of its parts included. */
function keysOf(node: SchemaNode): string[] {
  const schema = resolved(node);
  return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(keysOf)];
}

describe('the description of the REST face', () => {
  it('has every route, and no other', () => {
    expect([...described.keys()].sort()).toEqual(routes.map(({ method, path }) => nameOf(method, path)).sort());
  });

  it('names every query parameter that a route knows, and no other', () => {
    for (const { method, path, parameters = [] } of routes) {
      const operation = described.get(nameOf(method, path))!;
      const query = (operation.parameters ?? []).map(resolved).filter((parameter) => parameter.in === 'query');
      expect([path, query.map(({ name }) => name).sort()]).toEqual([path, [...parameters].sort()]);
    }
  });

  it('names every key of a body that can be written, and none that a route does not know', () => {
    for (const { method, path, body, fields = [] } of routes) {
      const operation = described.get(nameOf(method, path))!;
      const content = operation.requestBody ? resolved(operation.requestBody).content : {};
      const schema = content?.['application/json']?.schema;
      const keys = schema ? keysOf(schema) : [];
      expect([path, body === 'json' && keys.filter((key) => !fields.includes(key))]).toEqual([
        path,
        body === 'json' && [],
      ]);
      expect([path, method === 'POST' && !path.includes('export')]).toEqual([path, hasIdempotencyKey(operation)]);
    }
  });

  it('has an example of every JSON body that is sent or answered, and each is as its schema says', () => {
    const bodies = [...described].flatMap(([name, operation]) => bodiesOf(name, operation));
    const wrong = bodies.flatMap(({ name, body }) => {
      const examples = [body.example ?? [], Object.values(body.examples ?? {}).map(({ value }) => value)].flat();
      if (examples.length === 0) return [`${name} has none`];
      return examples.flatMap((example) => {
        const problem = problemWithValue(body.schema ?? {}, example);
        return problem === null ? [] : [`${name}: ${problem}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(bodies.length).toBeGreaterThan(described.size);
  });

  it('has examples of values that are as their schemas say', () => {
    const wrong = Object.entries(openApi.components.schemas).flatMap(([name, schema]) =>
      (schema.examples ?? [])
        .map((example) => problemWithValue(schema, example))
        .filter((problem) => problem !== null)
        .map((problem) => `${name}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('tells for each status the error codes that the one table has for it', () => {
    // Only files are sent in ranges, and only a path's other methods are not allowed.
    const elsewhere = ['range_not_satisfiable', 'method_not_allowed'];
    const table = Object.entries(ERROR_TABLE).flatMap(([code, { status }]) =>
      elsewhere.includes(code) ? [] : `${status} ${code}`,
    );
    const told = [...described.values()].flatMap(({ responses }) =>
      Object.entries(responses)
        .filter(([status]) => /^[45]/.test(status))
        .flatMap(([status, response]) => codesOf(response).map((code) => `${status} ${code}`)),
    );
    expect([...new Set(told)].sort()).toEqual(table.sort());
  });

  it('notices an answer that is not as it says', () => {
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
      problemWith('GET', '/invoices', { status, body, headers: type }),
    );
    expect(problems.map((problem) => problem === null)).toEqual([true, ...answers.slice(1).map(() => false)]);
  });

  it('gives every operation a name of its own', () => {
    const names = [...described.values()].map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

interface ErrorSchema {
  readonly properties: {
    readonly error: { readonly properties: { readonly code: { readonly const?: string; readonly enum?: string[] } } };
  };
}

function codesOf(response: DescribedResponse): string[] {
  const schema = resolved(response).content?.['application/json']?.schema as ErrorSchema;
  const { code } = schema.properties.error.properties;
  return code.enum ?? [code.const ?? ''];
}

/** What an operation takes and answers as JSON. */
function bodiesOf(name: string, { requestBody, responses }: Operation): { name: string; body: MediaType }[] {
  const all = [['request', requestBody] as const, ...Object.entries(responses)];
  return all.flatMap(([part, message]) => {
    const body = message && resolved(message).content?.['application/json'];
    return body ? [{ name: `${name} ${part}`, body }] : [];
  });
}

function hasIdempotencyKey(operation: Operation): boolean {
  return (operation.parameters ?? []).map(resolved).some(({ name }) => name === 'Idempotency-Key');
}
