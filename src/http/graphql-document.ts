import path from 'node:path';
import type { Application } from 'express';
import { PACKAGE_FOLDER } from '../shared/package-folder.js';

/** The schema that the package contains, which a test keeps equal to the one that is served. */
const FILE = path.join(PACKAGE_FOLDER, 'schema/schema.graphql');

/** Serves the GraphQL schema at `/schema.graphql`, for generators of code. */
export function serveGraphqlDocument(app: Application): void {
  app.get('/schema.graphql', (_request, response) => {
    // The extension has no registered type. A browser shows this one instead of saving it.
    response.sendFile(FILE, { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, cacheControl: false });
  });
}
