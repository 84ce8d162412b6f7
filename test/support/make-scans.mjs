// Makes scans and photos of the PDFs in a folder of real invoices, for evaluation. Compile first: npm run build:test
// node test/support/make-scans.mjs CORPUS FOLDER [COUNT] [FIRST SEED]
// CORPUS has a manifest.json in the format of test/eval/eval.mjs. PDFs of one page whose text contains all true values are used.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PdfKit from 'pdfkit';
import { drawPdfPages } from '../../.build/src/extraction/input/pdf-picture.js';
import { readPdfContent } from '../../.build/src/extraction/input/pdf.js';
import { scanPage } from './scans/scanned-page.mjs';

const [corpus = '.', folder = 'scans', count = '20', first = '1'] = process.argv.slice(2);
const manifest = JSON.parse(await readFile(join(corpus, 'manifest.json'), 'utf8'));
const sources = manifest.filter((entry) => entry.kind === 'text-pdf');

async function drawFirstPage(bytes) {
  for await (const { image } of drawPdfPages(bytes, [1], 9_000_000)) return image;
  return null;
}

/** Makes a PDF the way scanners do: its page shows nothing but an image. */
async function makePdf(jpeg) {
  const document = new PdfKit({ size: 'A4', margin: 0 });
  const chunks = [];
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.on('data', (chunk) => chunks.push(chunk));
  document.image(jpeg, 0, 0, { fit: [595.28, 841.89] });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

await mkdir(folder, { recursive: true });
await copyFile(join(corpus, 'score.mjs'), join(folder, 'score.mjs'));
const entries = [];
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const source = sources[(seed * 7) % sources.length];
  const bytes = new Uint8Array(await readFile(join(corpus, source.file)));
  const { pageCount, pages } = await readPdfContent(bytes.slice());
  const page = pageCount === 1 ? await drawFirstPage(bytes.slice()) : null;
  if (!page) continue;
  const { jpeg, distortion } = await scanPage(page, seed);
  const isPdf = seed % 4 === 0;
  const id = `scan-${seed}-${source.id}`;
  const file = `${id}.${isPdf ? 'pdf' : 'jpg'}`;
  await writeFile(join(folder, file), isPdf ? await makePdf(jpeg) : jpeg);
  const words = pages.flatMap(({ words: all }) => all.map((word) => word.text));
  entries.push({ id, kind: 'image', subkind: distortion, language: source.language, file, truth: source.truth, words });
}
await writeFile(join(folder, 'manifest.json'), JSON.stringify(entries, null, 2));
console.log(`${entries.length} scans`);
