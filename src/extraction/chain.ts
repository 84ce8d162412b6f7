import type { ExtractionReport } from './report.js';
import type { Draft, Step } from './step.js';
import { chooseFindings } from './steps/choose.js';
import { readPdf } from './steps/read-pdf.js';
import { readXml } from './steps/read-xml.js';
import { sniff } from './steps/sniff.js';

/** The steps that read a file, in their order. */
const READERS: readonly Step[] = [sniff, readPdf, readXml];

function draftOf(bytes: Uint8Array): Draft {
  return { bytes, mediaType: null, xml: [], pages: [], pageCount: null, format: null, findings: [] };
}

async function take(draft: Draft, steps: readonly Step[]): Promise<Draft> {
  let current = draft;
  for (const step of steps) current = await step(current);
  return current;
}

/**
 * Everything that can be told of an invoice from its file. What an e-invoice states in XML is final: the page's text is
 * searched only where there is none.
 *
 * @throws ExtractionError when the file cannot be read, with words for its owner.
 */
export async function extract(bytes: Uint8Array): Promise<ExtractionReport> {
  const draft = await take(draftOf(bytes), READERS);
  return { format: draft.format ?? 'text', pages: draft.pageCount, fields: chooseFindings(draft.findings) };
}
