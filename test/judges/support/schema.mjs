import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const SCHEMA_PATH = 'schema/schema.graphql';
export const SCHEMA_FILE = path.join(ROOT, SCHEMA_PATH);

/** The committed schema in SDL. */
export function readSchema() {
  return readFileSync(SCHEMA_FILE, 'utf8');
}
