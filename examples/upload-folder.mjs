/** Uploads the files of a folder, waits until they are processed, and prints what was found: `node examples/upload-folder.mjs FOLDER` */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { InvoiceGraph, InvoiceGraphError } from 'invoice-graph/client';

const { INVOICE_GRAPH_URL: url = 'http://127.0.0.1:4000', INVOICE_GRAPH_KEY: apiKey = '' } = process.env;
const [folder = '.'] = process.argv.slice(2);
const client = new InvoiceGraph({ url, apiKey });

const entries = await readdir(folder, { withFileTypes: true });
for (const { name } of entries.filter((entry) => entry.isFile())) {
  const bytes = await readFile(path.join(folder, name));
  // The same file gets the same key, so running the program again within a day uploads nothing twice.
  const idempotencyKey = createHash('sha256').update(name).update(bytes).digest('hex');
  try {
    const { uid } = await client.upload(new Blob([bytes]), name, { idempotencyKey });
    const invoice = await client.waitUntilProcessed(uid);
    const found = [invoice.company?.name, invoice.invoice_number, invoice.total_price, invoice.currency];
    console.log([name, invoice.processing_status, ...found.map((value) => value ?? '?')].join('\t'));
  } catch (error) {
    if (!(error instanceof InvoiceGraphError)) throw error;
    console.error(`${name}\trefused: ${error.message}`);
    process.exitCode = 1;
  }
}
