import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Application } from 'express';
import { parse, stringify } from 'yaml';

const FILE = path.resolve(import.meta.dirname, '../../../schema/openapi.yaml');

/**
 * Serves the description of the REST face at `/openapi.yaml` and `/openapi.json`. What is written by merge keys in the committed
 * file is written out in both: YAML 1.2, which OpenAPI asks for, does not know them, and some tools do not either.
 */
export function serveOpenApiDocument(app: Application): void {
  let written: { readonly json: string; readonly yaml: string } | undefined;
  const document = () => {
    written ??= writeDocument();
    return written;
  };
  app.get('/openapi.yaml', (_request, response) => {
    // The type of RFC 9512, which the table of file endings does not have yet.
    response.type('application/yaml; charset=utf-8').send(document().yaml);
  });
  app.get('/openapi.json', (_request, response) => {
    response.type('application/json').send(document().json);
  });
}

function writeDocument(): { json: string; yaml: string } {
  const document: unknown = parse(readFileSync(FILE, 'utf8'), { merge: true });
  return { json: JSON.stringify(document), yaml: stringify(document, { aliasDuplicateObjects: false }) };
}
