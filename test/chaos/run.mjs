/** Injects one fault, such as `kill-uploads`, into the built service. Without a name it lists the faults. */
import { readdirSync } from 'node:fs';

const [name] = process.argv.splice(2, 1);
const known = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'run.mjs')
  .map((entry) => entry.name.replace(/\.mjs$/, ''));
if (name === undefined || !known.includes(name)) {
  console.log(`Choose one of: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  await import(`./${name}.mjs`);
}
