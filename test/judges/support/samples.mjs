import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './schema.mjs';

const FOLDER = path.join(ROOT, 'src/demo/samples');

/** Lists the demo's sample invoices as `File` objects, like files chosen in a browser. */
export function listSampleFiles() {
  return readdirSync(FOLDER).map((name) => new File([readFileSync(path.join(FOLDER, name))], name));
}
