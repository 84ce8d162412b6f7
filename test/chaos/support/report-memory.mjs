// Loaded before the service: on SIGUSR2 it collects garbage and writes what memory is still in use, in bytes.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const file = process.env.MEMORY_REPORT;
process.on('SIGUSR2', () => {
  collectGarbage();
  // The second time takes what finalizers of the first have released.
  setImmediate(() => {
    collectGarbage();
    writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.new`, file);
  });
});
