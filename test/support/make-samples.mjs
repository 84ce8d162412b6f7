import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withAmounts } from './sample-invoices/amounts.mjs';
import { ciiDocument } from './sample-invoices/cii.mjs';
import {
  AUSTRIAN_INVOICE,
  BRITISH_INVOICE,
  FRENCH_INVOICE,
  GERMAN_CREDIT_NOTE,
  GERMAN_INVOICE,
  TURKISH_INVOICE,
} from './sample-invoices/invoices.mjs';
import { pdfDocument } from './sample-invoices/pdf.mjs';
import { ublDocument } from './sample-invoices/ubl.mjs';

/** The demo account's invoice files by their names; the same bytes every time. */
export async function makeSamples() {
  const austrian = withAmounts(AUSTRIAN_INVOICE);
  return {
    'feldmann-invoice.xml': Buffer.from(ublDocument(withAmounts(GERMAN_INVOICE))),
    'feldmann-credit-note.xml': Buffer.from(ublDocument(withAmounts(GERMAN_CREDIT_NOTE))),
    'trois-ponts-facture.xml': Buffer.from(ciiDocument(withAmounts(FRENCH_INVOICE))),
    'hafenlicht-rechnung.pdf': await pdfDocument(austrian, 'de', { attachment: ciiDocument(austrian) }),
    'thistledown-invoice.pdf': await pdfDocument(withAmounts(BRITISH_INVOICE), 'en'),
    'mavi-kalem-fatura.pdf': await pdfDocument(withAmounts(TURKISH_INVOICE), 'tr'),
  };
}

// When run as a program (node test/support/make-samples.mjs), it writes the files to the demo's folder.
if (process.argv[1] === import.meta.filename) {
  const folder = path.resolve(import.meta.dirname, '../../src/demo/samples');
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(await makeSamples())) await writeFile(path.join(folder, name), bytes);
}
