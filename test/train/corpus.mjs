import { pageOf } from '../../.build/test/support/page-of.js';
import { makeReceiptPage } from '../../.build/test/support/receipt-page.js';
import { MORE_WHOLE_DOCUMENTS } from '../../.build/test/support/more-whole-documents.js';
import { MORE_WRITTEN_RECEIPTS } from '../../.build/test/support/more-written-receipts.js';
import { WHOLE_DOCUMENTS } from '../../.build/test/support/whole-documents.js';
import { WRITTEN_COUNTRIES } from '../../.build/test/support/written-countries.js';
import { WRITTEN_INVOICES } from '../../.build/test/support/written-invoices.js';
import { WRITTEN_LAYOUTS } from '../../.build/test/support/written-layouts.js';
import { WRITTEN_NAMES } from '../../.build/test/support/written-names.js';
import { WRITTEN_RECEIPTS_OF_TRADES } from '../../.build/test/support/written-receipts-of-trades.js';
import { WRITTEN_RECEIPTS } from '../../.build/test/support/written-receipts.js';
import { WRITTEN_TABLES } from '../../.build/test/support/written-tables.js';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '../../.build/src/extraction/input/read-pdf.js';
import { sniff } from '../../.build/src/extraction/input/sniff.js';
import { createImageReader } from '../../.build/src/extraction/ocr/read-image.js';
import { reviewPage } from '../../.build/src/extraction/documents/search.js';
import { DEFAULT_SETTINGS } from '../../.build/src/extraction/model/settings.js';

const WRITTEN = [...WRITTEN_COUNTRIES, ...WRITTEN_INVOICES, ...WRITTEN_LAYOUTS, ...WRITTEN_NAMES, ...WRITTEN_TABLES];
const WHOLE = [...WHOLE_DOCUMENTS, ...MORE_WHOLE_DOCUMENTS].filter(({ isReceipt }) => !isReceipt);
const RECEIPTS = [...WRITTEN_RECEIPTS, ...MORE_WRITTEN_RECEIPTS, ...WRITTEN_RECEIPTS_OF_TRADES];
const EMPTY = { mediaType: null, xml: [], pages: [], pageCount: null, format: null, findings: [] };

/**
 * Reads the pages of all PDFs and pictures that the manifests of the folders list, with their true values and authors.
 *
 * @param cache folder in which the pages are kept, since reading pictures takes long; only those in it are used without `--images`
 */
export async function readCorpus(folders, { cache, withImages }) {
  await mkdir(cache, { recursive: true });
  const documents = [];
  for (const folder of folders) {
    for (const entry of JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))) {
      if (!/pdf|image/.test(entry.kind)) continue;
      const pages = await readWords(folder, entry, { cache, withImages });
      if (pages?.some((page) => page.words.length > 0)) documents.push({ ...entry, pages });
    }
  }
  return documents;
}

async function readWords(folder, entry, { cache, withImages }) {
  const kept = join(cache, `${entry.id}.json`);
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')).pages;
  if (entry.kind === 'image' && !withImages) return null;
  const bytes = new Uint8Array(await readFile(join(folder, entry.file)));
  const draft = await createImageReader(DEFAULT_SETTINGS, reviewPage)(await readPdf(await sniff({ ...EMPTY, bytes })));
  await writeFile(kept, JSON.stringify({ pages: draft.pages }));
  return draft.pages;
}

/** The invoices and receipts that the tests are written with, each as a document of an author of its own. */
export function readWrittenInvoices() {
  return [
    ...WRITTEN.map(({ title, text, expected }) => ({
      ...describeWritten(title, [pageOf(text)]),
      truth: {
        invoice_number: expected['invoice_number'],
        country: expected['country'],
        company: {
          name: expected['company.name'],
          tax_number: expected['company.tax_number'],
          phone: expected['company.phone'],
        },
      },
    })),
    ...WHOLE.map(({ title, pages, fields }) => {
      const read = (field) => [fields[field]].flat()[0];
      return {
        ...describeWritten(
          title,
          pages.map((text, index) => pageOf(text, index + 1)),
        ),
        truth: {
          invoice_number: read('invoice_number'),
          document_type: read('document_type'),
          country: read('country'),
          company: {
            name: read('company.name'),
            tax_number: read('company.tax_number'),
            phone: read('company.phone'),
          },
          buyer: { name: read('buyer_name') },
        },
      };
    }),
    // Receipts have rules of their own for the other fields.
    ...RECEIPTS.map(({ title, text, expected }) => ({
      ...describeWritten(title, [makeReceiptPage(text)]),
      truth: { country: expected['country'], company: {} },
    })),
  ];
}

/** The tests assert what they are about: what they leave out may still stand on the page. */
function describeWritten(title, pages) {
  return { id: title, group: title, kind: 'written', isPartial: true, pages };
}
