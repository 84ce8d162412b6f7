import type { Application } from 'express';
import { Document, visit } from 'yaml';

const MAX_LINE = 120;

/** Serves the OpenAPI document of the REST face at `/openapi.yaml` and `/openapi.json`. Builds it on the first request. */
export function serveOpenApiDocument(app: Application, build: () => object): void {
  let written: { readonly json: string; readonly yaml: string } | undefined;
  const getDocument = () => (written ??= writeDocument(build()));
  app.get('/openapi.yaml', (_request, response) => {
    // The type of RFC 9512, which the table of file extensions lacks.
    response.type('application/yaml; charset=utf-8').send(getDocument().yaml);
  });
  app.get('/openapi.json', (_request, response) => {
    response.type('application/json').send(getDocument().json);
  });
}

function writeDocument(document: object): { json: string; yaml: string } {
  return { json: JSON.stringify(document), yaml: writeYaml(document) };
}

/**
 * Writes the document as YAML, short collections on one line. For older tools, it uses no anchors and quotes what YAML 1.1 reads as
 * a date.
 */
export function writeYaml(document: object): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(yaml, {
    Collection: (_key, node, path) => {
      if (JSON.stringify(node).length + 2 * path.length > MAX_LINE) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return yaml.toString({ lineWidth: MAX_LINE, singleQuote: true, blockQuote: 'literal' });
}
