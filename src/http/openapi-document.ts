import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Application, Response } from 'express';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../../schema');
const FILE = 'openapi.yaml';

/** Serves the description of the REST face at `/openapi.yaml`, as it is committed, and the same document at `/openapi.json`. */
export function serveOpenApiDocument(app: Application): void {
  let json: string | undefined;
  app.get('/openapi.yaml', (_request, response: Response) => {
    // The type of RFC 9512, which the table of file endings does not have yet.
    response.type('application/yaml; charset=utf-8').sendFile(FILE, { root: ROOT, cacheControl: false });
  });
  app.get('/openapi.json', (_request, response: Response) => {
    json ??= JSON.stringify(parse(readFileSync(path.join(ROOT, FILE), 'utf8'), { merge: true }));
    response.type('application/json').send(json);
  });
}
