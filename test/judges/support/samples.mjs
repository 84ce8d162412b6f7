import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './schema.mjs';

const FOLDER = path.join(ROOT, 'src/demo/samples');

/** The demo's sample invoices, as a browser has files that a person has chosen. */
export function sampleFiles() {
  return readdirSync(FOLDER).map((name) => new File([readFileSync(path.join(FOLDER, name))], name));
}
