import type { Application } from 'express';

interface WrittenDocument {
  readonly json: string;
  readonly yaml: string;
}

/** Serves the OpenAPI document of the REST face at `/openapi.yaml` and `/openapi.json`. Builds it on the first request. */
export function serveOpenApiDocument(app: Application, build: () => object): void {
  let written: Promise<WrittenDocument> | undefined;
  const getDocument = () => (written ??= writeDocument(build()));
  app.get('/openapi.yaml', async (_request, response) => {
    // The type of RFC 9512, which the table of file extensions lacks.
    response.type('application/yaml; charset=utf-8').send((await getDocument()).yaml);
  });
  app.get('/openapi.json', async (_request, response) => {
    response.type('application/json').send((await getDocument()).json);
  });
}

/** Loads the library for YAML, which no other request needs. */
async function writeDocument(document: object): Promise<WrittenDocument> {
  const { writeYaml } = await import('./openapi-yaml.js');
  return { json: JSON.stringify(document), yaml: writeYaml(document) };
}
