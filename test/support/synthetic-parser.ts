import { randomUUID } from 'node:crypto';
import { ExtractionError } from '../../src/extraction/model/extraction-error.js';
import type { ExtractionReport } from '../../src/extraction/model/report.js';
import { serveParser } from '../../src/processing/parser-server.js';

const report = (format: string): ExtractionReport => ({ format, pages: null, fields: {} });
const held: unknown[] = [];
/** Its id in the system is hidden from a process in a cage. */
const name = randomUUID();

/** The text of a file determines what this parser does. */
const DEEDS: Record<string, () => ExtractionReport> = {
  name: () => report(name),
  surroundings: () => report(JSON.stringify({ env: process.env, cwd: process.cwd(), options: process.execArgv })),
  loop() {
    for (;;) held.length = 0;
  },
  buffers() {
    for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  keep() {
    held.push(Buffer.alloc(100 * 1024 * 1024, 1));
    return report(name);
  },
  heap() {
    for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
  },
  exit: () => process.exit(0),
  fault: () => {
    process.kill(process.pid, 'SIGSEGV');
    return report('');
  },
  killed: () => {
    process.kill(process.pid, 'SIGKILL');
    return report('');
  },
  long: () => report('x'.repeat(6 * 1024 * 1024)),
  encrypted() {
    throw new ExtractionError('encrypted_file', 'The file is protected by a password.');
  },
  defect() {
    throw new TypeError('words of the file');
  },
  chatter() {
    console.log('{"report":{}}');
    console.error('a warning');
    return report('chatter');
  },
};

serveParser({
  extract: async (bytes) => ({ report: DEEDS[Buffer.from(bytes).toString()]!(), reading: null }),
  recall: () => [],
});
