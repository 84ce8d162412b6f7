import { readEInvoice } from '../formats/read-e-invoice.js';
import { sniff } from '../input/sniff.js';
import { createDraft, type Draft } from '../model/draft.js';
import { ExtractionError } from '../model/extraction-error.js';
import { layOutSheet } from './layout-sheet.js';
import type { Sheet } from './sheet.js';

/**
 * Makes the pages of an XML file that is an e-invoice.
 *
 * @throws ExtractionError if it is damaged, or not an e-invoice
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const { findings, details } = readEInvoice(await sniff(createDraft(bytes)));
  if (!details) throw new ExtractionError('unsupported_file_type', 'The file is not an e-invoice.');
  return layOutSheet(findings, details);
}

/** Adds to the findings of an e-invoice in XML where their values are on the pages that are made from it. */
export function placeFindings(draft: Draft): Draft {
  if (!draft.details) return draft;
  const { places } = layOutSheet(draft.findings, draft.details);
  const placed = new Set<string>();
  const findings = draft.findings.map((finding) => {
    // Only the best value of a field is printed.
    const place = placed.has(finding.field) ? undefined : places.get(finding.field);
    placed.add(finding.field);
    return place ? { ...finding, ...place } : finding;
  });
  return { ...draft, findings };
}
