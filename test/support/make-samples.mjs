import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addAmounts } from './sample-invoices/amounts.mjs';
import { writeCii } from './sample-invoices/cii.mjs';
import {
  AUSTRIAN_INVOICE,
  BRITISH_INVOICE,
  FRENCH_INVOICE,
  GERMAN_CREDIT_NOTE,
  GERMAN_INVOICE,
  TURKISH_INVOICE,
} from './sample-invoices/invoices.mjs';
import { drawPdf } from './sample-invoices/pdf.mjs';
import { writeUbl } from './sample-invoices/ubl.mjs';

/** Makes the demo account's invoice files, by name; always the same bytes. */
export async function makeSamples() {
  const austrian = addAmounts(AUSTRIAN_INVOICE);
  return {
    'feldmann-invoice.xml': Buffer.from(writeUbl(addAmounts(GERMAN_INVOICE))),
    'feldmann-credit-note.xml': Buffer.from(writeUbl(addAmounts(GERMAN_CREDIT_NOTE))),
    'trois-ponts-facture.xml': Buffer.from(writeCii(addAmounts(FRENCH_INVOICE))),
    'hafenlicht-rechnung.pdf': await drawPdf(austrian, 'de', { attachment: writeCii(austrian) }),
    'thistledown-invoice.pdf': await drawPdf(addAmounts(BRITISH_INVOICE), 'en'),
    'mavi-kalem-fatura.pdf': await drawPdf(addAmounts(TURKISH_INVOICE), 'tr'),
  };
}

// When run as a program (node test/support/make-samples.mjs), it writes the files to the demo's folder.
if (process.argv[1] === import.meta.filename) {
  const folder = path.resolve(import.meta.dirname, '../../src/demo/samples');
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(await makeSamples())) await writeFile(path.join(folder, name), bytes);
}
