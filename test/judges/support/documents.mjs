import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPLORER_OPERATIONS } from '../../../.build/src/http/tools/explorer-operations.js';

export const DOCUMENTS_FOLDER = path.resolve(import.meta.dirname, '../documents');

/** The documents of a client's project, as files. */
export function listClientDocuments() {
  return readdirSync(DOCUMENTS_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => ({ name, filePath: path.join(DOCUMENTS_FOLDER, name) }))
    .map((file) => ({ ...file, text: readFileSync(file.filePath, 'utf8') }));
}

/** The operations that the explorer opens its tabs with. */
export function listExplorerDocuments() {
  return EXPLORER_OPERATIONS.map(({ name, query }) => ({ name: `the explorer’s tab ${name}`, text: query }));
}
