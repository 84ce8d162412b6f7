// Reads one document and prints what was found with time and memory, in one line of JSON: node read-one.mjs BUILD FILE
import { readFile } from 'node:fs/promises';
import { loadExtraction } from './readers.mjs';

const [build, path] = process.argv.slice(2);
const read = await loadExtraction(build);
const answer = await read(new Uint8Array(await readFile(path))).catch((error) => ({
  failure: { message: error.message, code: error.code, stack: error.stack },
}));
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(`\n${JSON.stringify({ ...answer, megabytes })}`, () => process.exit(0));
