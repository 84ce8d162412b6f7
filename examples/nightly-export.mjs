/**
 * Writes the approved invoices of a month as CSV: `node examples/nightly-export.mjs [FOLDER] [YYYY-MM]`, by default those of this month, into
 * the current folder. Run it every night, for example by cron.
 */
import { rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InvoiceGraph } from 'invoice-graph/client';

const { INVOICE_GRAPH_URL: url = 'http://127.0.0.1:4000', INVOICE_GRAPH_KEY: apiKey = '' } = process.env;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const words = process.argv.slice(2);
const month = words.find((word) => MONTH.test(word)) ?? new Date().toISOString().slice(0, 7);
const [folder = '.', ...others] = words.filter((word) => !MONTH.test(word));
const isFolder = await stat(folder).then(
  (found) => found.isDirectory(),
  () => false,
);
if (!isFolder || words.length > 2 || others.length > 0) {
  console.error(isFolder ? 'Name one folder and one month at most.' : `There is no folder ${folder}.`);
  console.error('Usage: node examples/nightly-export.mjs [FOLDER] [YYYY-MM]');
  process.exit(2);
}
const client = new InvoiceGraph({ url, apiKey });

const [year, number] = month.split('-').map(Number);
// The day before the first of the next month.
const lastDay = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
const csv = await client.export('exportInvoicesCsv', {
  approvement_status: ['approved'],
  invoice_date_from: `${month}-01`,
  invoice_date_to: `${month}-${lastDay}`,
  ordering: 'invoice_date',
});

// Another program may read the folder, so the file appears under its name only once it is complete.
const target = path.join(folder, `invoices-${month}.csv`);
await writeFile(`${target}.part`, Buffer.from(await csv.arrayBuffer()));
await rename(`${target}.part`, target);
console.log(target);
