// Makes photos of invented receipts for evaluation: node test/support/make-receipts.mjs FOLDER [COUNT] [FIRST SEED]
// The folder gets a manifest.json in the format of test/eval/eval.mjs; add a score.mjs of your own.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photograph } from './receipts/receipt-photo.mjs';
import { writeReceipt } from './receipts/receipt-text.mjs';

const [folder = 'receipts', count = '30', first = '1'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const entries = [];
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const { lines, truth } = writeReceipt(seed);
  const file = `receipt-${seed}.jpg`;
  await writeFile(join(folder, file), await photograph(lines, seed));
  entries.push({ id: `receipt-${seed}`, kind: 'image', subkind: 'receipt', language: 'en', file, truth });
}
await writeFile(join(folder, 'manifest.json'), JSON.stringify(entries, null, 2));
