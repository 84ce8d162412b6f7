/** Generates the types of the REST client from the committed OpenAPI document: `--write` stores them, otherwise they are printed. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TARGET = path.join(ROOT, 'src/client/generated/rest.ts');
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

const document = parse(readFileSync(path.join(ROOT, 'schema/openapi.yaml'), 'utf8'));

function resolve(node) {
  if (!node?.$ref) return node;
  return node.$ref
    .split('/')
    .slice(1)
    .reduce((found, name) => found[name], document);
}

function toType(schema, indent = '') {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return [...new Set(parts.map((part) => toType(part, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => toType(part, indent)).join(' & ');
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => toTypeOf(type, schema, indent)).join(' | ');
}

function toTypeOf(type, schema, indent) {
  if (type === 'array') return `(${toType(schema.items ?? {}, indent)})[]`;
  if (type !== 'object') return SIMPLE[type];
  if (!schema.properties) return 'Record<string, unknown>';
  return toRecord(schema.properties, schema.required ?? [], indent);
}

function toRecord(properties, required, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([name, property]) => [
    ...(property.description
      ? [`${inner}/** ${property.description.replaceAll(/\s+/g, ' ').replaceAll('*/', '')} */`]
      : []),
    `${inner}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${toType(property, inner)};`,
  ]);
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('\n')}\n${indent}}`;
}

function toParameters(operation, place) {
  const found = (operation.parameters ?? []).map(resolve).filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(
    found.map(({ description, name, schema }) => [name, { ...schema, description }]),
  );
  return toRecord(properties, place === 'path' ? Object.keys(properties) : [], '    ');
}

function toBody({ requestBody }) {
  const schema = resolve(requestBody)?.content['application/json']?.schema;
  return schema ? toType(schema, '    ') : 'undefined';
}

function toResult({ responses }) {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const { content } = resolve(response);
  if (!content) return 'undefined';
  return content['application/json'] ? toType(content['application/json'].schema, '    ') : 'Blob';
}

function listOperations() {
  return Object.entries(document.paths).flatMap(([url, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method,
      url,
      operation: { ...item[method], parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])] },
    })),
  );
}

function generate() {
  const operations = listOperations();
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${toType(schema)};\n`,
  );
  const types = operations.map(({ operation }) =>
    [
      `  /** ${operation.summary}. */`,
      `  ${operation.operationId}: {`,
      `    path: ${toParameters(operation, 'path')};`,
      `    query: ${toParameters(operation, 'query')};`,
      `    body: ${toBody(operation)};`,
      `    result: ${toResult(operation)};`,
      '  };',
    ].join('\n'),
  );
  const places = operations.map(
    ({ method, operation, url }) => `  ${operation.operationId}: ['${method.toUpperCase()}', '${url}'],`,
  );
  return [
    '// Generated from schema/openapi.yaml by npm run codegen. Do not edit.\n',
    ...schemas,
    `/** What each operation takes and returns. */\nexport interface Operations {\n${types.join('\n')}\n}\n`,
    `/** The method and the path of each operation. */\nexport const OPERATIONS = {\n${places.join('\n')}\n} as const;\n`,
  ].join('\n');
}

const text = generate();
if (process.argv.includes('--write')) writeFileSync(TARGET, text);
else process.stdout.write(text);
