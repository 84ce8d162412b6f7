/** Runs the programme, `quick` or `full`, or injects one fault, such as `kill-uploads`, into the built service. */
import { readdirSync } from 'node:fs';

const [name] = process.argv.splice(2, 1);
const known = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'run.mjs')
  .map((entry) => entry.name.replace(/\.mjs$/, ''));
if (name === 'quick' || name === 'full') {
  const { runProgramme } = await import('./programme/run.mjs');
  await runProgramme(name);
} else if (name === undefined || !known.includes(name)) {
  console.log(`Choose quick, full, or one of: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  await import(`./${name}.mjs`);
}
