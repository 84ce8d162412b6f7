/**
 * Prints the layouts in this folder as PDF files, beside a copy of their true values.
 *
 *     node test/layouts/render.mjs FOLDER
 *
 * Needs Chromium: the program `chromium`, or the one that the environment variable CHROMIUM names.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [given] = process.argv.slice(2);
if (!given) {
  console.error('Name the folder to write to.');
  process.exit(2);
}
const layouts = fileURLToPath(new URL('.', import.meta.url));
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
copyFileSync(join(layouts, 'manifest.json'), join(folder, 'manifest.json'));
for (const file of readdirSync(layouts).filter((name) => name.endsWith('.html'))) {
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  const pdf = join(folder, file.replace(/\.html$/, '.pdf'));
  const page = pathToFileURL(join(layouts, file)).href;
  execFileSync(process.env.CHROMIUM ?? 'chromium', [...options, `--print-to-pdf=${pdf}`, page], { stdio: 'ignore' });
}
console.log(`Wrote ${readdirSync(folder).filter((name) => name.endsWith('.pdf')).length} files to ${folder}.`);
