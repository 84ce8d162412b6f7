import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { createRandom, mangleValue } from './mangled-requests.js';
import { openApi, resolveReference, type Described, type Operation } from './openapi.js';
import { listProperties, generateValues, type ValueSchema } from './schema-values.js';

/** A generated call. The objects in its path are chosen when it is sent. */
export interface GeneratedCall {
  readonly name: string;
  readonly method: string;
  /** The path below /v1, with its `{…}` parameters. */
  readonly path: string;
  /** Selects among the existing objects; the last few choices select missing ones. */
  readonly choice: number;
  /** Takes the place of an id in the path, if a missing object is selected. */
  readonly segment: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly raw?: string;
  readonly file?: Uint8Array | 'sample';
  /** Whether query, headers and body conform to the document. */
  readonly isValid: boolean;
}

interface Parameter extends Described {
  readonly schema: ValueSchema;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JUNK_HEADERS = {
  Accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'application/*;q=0', ';;,'),
  'Content-Type': fc.constantFrom(
    'text/plain',
    'application/json; charset=latin1',
    'application/x-www-form-urlencoded',
    '/',
  ),
  'If-Match': fc.constantFrom('*', '"1-aaaaaaaa"', 'W/"x"', ',,', '"999999999999999-aaaaaaaa"'),
  'If-None-Match': fc.constantFrom('*', '"1-aaaaaaaa"', '"'),
  'Idempotency-Key': fc.constantFrom('', 'a', 'a b', 'x'.repeat(300), 'é'),
  'X-Request-Id': fc.constantFrom('mine', 'not plain', 'y'.repeat(100)),
};

/** Parts of a path that name nothing. */
const SEGMENTS = fc.oneof(
  fc.constantFrom('no-uid', '0', '%', '%ff', '%00', '%2F', '..%2F..', 'a%0D%0Ab', '%ED%A0%80', 'x'.repeat(4_000)),
  fc.uuid({ version: [1, 4, 7] }).map((uid) => uid.toUpperCase()),
  fc.string({ unit: 'binary', minLength: 3, maxLength: 30 }).map(encodeURIComponent),
);

/** Generates calls of all operations of the document, some of which conform to it. */
export function generateCalls(): Arbitrary<GeneratedCall> {
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [generateCallsOf(method.toUpperCase(), path.replace(/^\/v1/, ''), operation)] : [];
    }),
  );
  return fc.oneof(...operations);
}

function generateCallsOf(method: string, path: string, operation: Operation): Arbitrary<GeneratedCall> {
  const content = operation.requestBody ? resolveReference(operation.requestBody).content : undefined;
  const schema = content?.['application/json']?.schema;
  const isUpload = content?.['multipart/form-data'] !== undefined;
  const parameters = (operation.parameters ?? []).map((each) => resolveReference(each)) as Parameter[];
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const common = {
    ...{ name: fc.constant(operation.operationId), method: fc.constant(method), path: fc.constant(path) },
    ...{ choice: fc.nat(19), segment: SEGMENTS },
  };
  const valid = fc.record({
    ...common,
    query: generateQueries(query),
    headers: fc.record({ Prefer: fc.constant('handling=strict') }, { requiredKeys: [] }) as Arbitrary<
      Record<string, string>
    >,
    ...(schema ? { json: generateValues(schema) } : {}),
    ...(isUpload ? { file: fc.constant('sample' as const) } : {}),
    isValid: fc.constant(true),
  });
  const invalid = fc.record({
    ...common,
    query: fc.oneof(generateQueries(query), generateJunkQueries(query)),
    headers: fc.record(JUNK_HEADERS, { requiredKeys: [] }) as Arbitrary<Record<string, string>>,
    ...(schema ? { json: generateBroken(schema) } : {}),
    ...(isUpload ? { file: fc.uint8Array({ maxLength: 300 }) } : {}),
    isValid: fc.constant(false),
  });
  const garbled = fc.record({
    ...{ ...common, query: fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURI) },
    headers: fc.constant({ 'Content-Type': 'application/json' }),
    raw: fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{"a":', '[1]', '"x"', '{"__proto__":{"name":1}}'),
    ),
    isValid: fc.constant(false),
  });
  const arms = method === 'GET' || method === 'DELETE' ? [valid, invalid] : [valid, invalid, garbled];
  return fc.oneof(...(arms as Arbitrary<GeneratedCall>[]));
}

/** Generates query strings with each encoding of lists: repeated, separated by commas, with brackets. */
function generateQueries(parameters: readonly Parameter[]): Arbitrary<string> {
  const pairs = parameters.map(({ name = '', schema }) =>
    fc
      .record({ value: generateValues(schema), encoding: fc.nat(2) })
      .map(({ value, encoding }) => encodeParameter(name, value, encoding)),
  );
  return pairs.length === 0
    ? fc.constant('')
    : fc
        .subarray(pairs, { maxLength: Math.min(pairs.length, 5) })
        .chain((some) => fc.tuple(...some))
        .map(joinPairs);
}

function generateJunkQueries(parameters: readonly Parameter[]): Arbitrary<string> {
  const names = fc.constantFrom('unknown', ...parameters.map(({ name = '' }) => name));
  const pair = fc
    .tuple(names, fc.string({ unit: 'binary', maxLength: 250 }))
    .map(([name, value]) => encodeParameter(name, value, 0));
  return fc.array(pair, { maxLength: 3 }).map(joinPairs);
}

function encodeParameter(name: string, value: unknown, encoding: number): string {
  const texts = [value].flat().map((each) => encodeURIComponent(String(each).replaceAll(LONE_SURROGATE, '')));
  if (encoding === 1) return `${name}=${texts.join(',')}`;
  return texts.map((text) => `${name}${encoding === 2 ? '[]' : ''}=${text}`).join('&');
}

function joinPairs(pairs: readonly string[]): string {
  return pairs.filter((pair) => pair !== '').join('&');
}

/** Generates bodies in which one value, at any depth, or everything is arbitrary. */
function generateBroken(schema: ValueSchema): Arbitrary<unknown> {
  const names = fc.constantFrom('unknown', '__proto__', ...Object.keys(listProperties(schema)));
  const one = fc
    .tuple(generateValues(schema), names, fc.jsonValue())
    .map(([body, name, value]) => ({ ...(body as Record<string, unknown>), [name]: value }));
  const odd = fc.tuple(generateValues(schema), fc.nat()).map(([body, seed]) => mangleValue(body, createRandom(seed)));
  return fc.oneof(one, odd, fc.jsonValue());
}
