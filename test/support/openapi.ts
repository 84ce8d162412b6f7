import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../schema/openapi.yaml');

interface Reference {
  readonly $ref?: string;
}

export interface DescribedHeader extends Reference {
  readonly required?: boolean;
  readonly schema?: object;
}

export interface MediaType {
  readonly schema?: SchemaNode;
  readonly example?: unknown;
  readonly examples?: Record<string, { readonly value: unknown }>;
}

export interface DescribedResponse extends Reference {
  readonly headers?: Record<string, DescribedHeader>;
  readonly content?: Record<string, MediaType>;
}

export interface Described extends Reference {
  readonly name?: string;
  readonly in?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: Described[];
  readonly requestBody?: Reference & { content?: Record<string, MediaType> };
  readonly responses: Record<string, DescribedResponse>;
}

export interface SchemaNode extends Reference {
  readonly properties?: Record<string, unknown>;
  readonly allOf?: SchemaNode[];
  readonly examples?: unknown[];
}

interface OpenApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, SchemaNode> };
}

/** The headers of the contract. A response may have only those that its documentation lists. */
const CONTRACT_HEADERS = [
  ...['etag', 'idempotent-replayed', 'link', 'location', 'preference-applied', 'ratelimit', 'ratelimit-policy'],
  ...['retry-after', 'www-authenticate', 'x-request-id'],
];

/** The committed OpenAPI document of the REST face. */
export const openApi = parse(readFileSync(DOCUMENT, 'utf8')) as OpenApiDocument;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const closed = closeResponses(openApi);
ajv.addSchema(closed, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Copies the document so that its responses allow no members besides those listed: it promises no others, and tests must notice any. */
function closeResponses(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  const seen = new Set<unknown>();
  const close = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const schema = node as { $ref?: string; type?: unknown; properties?: unknown; additionalProperties?: unknown };
    if (schema.$ref !== undefined) close(findReference(copy, schema.$ref));
    if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false;
    for (const [name, member] of Object.entries(node)) if (!/^examples?$/.test(name)) close(member);
  };
  close((copy.components as { responses?: unknown }).responses);
  return copy;
}

function findReference(document: OpenApiDocument, reference: string): unknown {
  let node: unknown = document;
  for (const key of reference.slice(2).split('/')) node = (node as Record<string, unknown>)[key];
  return node;
}

/** Resolves a reference within the document. */
export function resolveReference<Target extends Reference>(target: Target, document = openApi): Target {
  if (target.$ref === undefined) return target;
  return resolveReference(findReference(document, target.$ref) as Target, document);
}

/** Finds the operation of a request by its method and its path below /v1; undefined if it is not documented. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  const wanted = splitPath(`/v1${pathname}`);
  const names = Object.keys(openApi.paths).filter((name) => {
    const segments = splitPath(name);
    return (
      segments.length === wanted.length && segments.every((each, at) => each.startsWith('{') || each === wanted[at])
    );
  });
  const exact = names.find((name) => !splitPath(name).at(-1)!.startsWith('{')) ?? names[0];
  return exact === undefined ? undefined : openApi.paths[exact]?.[method.toLowerCase()];
}

/** Describes how a response violates the document; null if it conforms. */
export function describeProblem(
  method: string,
  pathname: string,
  answer: { status: number; headers: Headers; body: unknown },
): string | null {
  const operation = findOperation(method === 'HEAD' ? 'GET' : method, pathname);
  if (!operation || method === 'HEAD' || method === 'OPTIONS') return null;
  const described =
    operation.responses[String(answer.status)] ?? (answer.status >= 400 && operation.responses['default']);
  if (!described) return `${method} ${pathname}: the status ${answer.status} is not documented`;
  const { content, headers = {} } = resolveReference(described, closed);
  const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? null;
  const headerProblem = describeHeaderProblem(headers, answer.headers);
  if (headerProblem !== null) return `${method} ${pathname}, ${answer.status}: ${headerProblem}`;
  if (!content) return type === null ? null : `${method} ${pathname}: a body although none is documented`;
  if (type === null || !(type in content)) return `${method} ${pathname}: the type ${type} is not documented`;
  const schema = content[type]?.schema;
  return schema && type === 'application/json' ? describeValueProblem(schema, answer.body) : null;
}

function describeHeaderProblem(described: Record<string, DescribedHeader>, headers: Headers): string | null {
  const names = Object.keys(described).map((name) => name.toLowerCase());
  const undocumented = CONTRACT_HEADERS.find((name) => headers.has(name) && !names.includes(name));
  if (undocumented !== undefined) return `the header ${undocumented} is not documented`;
  for (const [name, reference] of Object.entries(described)) {
    const { required = false, schema = {} } = resolveReference(reference);
    const value = headers.get(name);
    if (value === null && required) return `the header ${name} is missing`;
    const problem =
      value === null ? null : describeValueProblem(schema, /^\d{1,9}$/.test(value) ? Number(value) : value);
    // A numeric header may be documented as a text.
    if (problem !== null && describeValueProblem(schema, value) !== null) return `the header ${name}: ${problem}`;
  }
  return null;
}

/** Describes how a value violates a schema of the document; null if it conforms. */
export function describeValueProblem(schema: object, value: unknown): string | null {
  const name = JSON.stringify(schema);
  const validate = compiled.get(name) ?? ajv.compile(JSON.parse(name.replaceAll('"#/', '"openapi#/')) as object);
  compiled.set(name, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

function splitPath(pathname: string): string[] {
  return (pathname.split('?', 1)[0] ?? '').split('/').filter((segment) => segment !== '');
}
