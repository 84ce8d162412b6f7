import { fileURLToPath } from 'node:url';
import type { Application } from 'express';

/** The schema that the package contains, which a test keeps equal to the one that is served. */
const FILE = fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url));

/** Serves the GraphQL schema at `/schema.graphql`, for generators of code. */
export function serveGraphqlDocument(app: Application): void {
  app.get('/schema.graphql', (_request, response) => {
    // The extension has no registered type. A browser shows this one instead of saving it.
    response.sendFile(FILE, { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, cacheControl: false });
  });
}
