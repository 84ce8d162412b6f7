import { readPdfContent } from './pdf.js';
import type { Draft } from '../model/draft.js';

/**
 * Adds a PDF's pages as words and its attached XML files to the draft; any other file passes unchanged.
 *
 * @throws ExtractionError when the PDF is encrypted, broken or too large.
 */
export async function readPdf(draft: Draft): Promise<Draft> {
  if (draft.mediaType !== 'application/pdf') return draft;
  const content = await readPdfContent(draft.bytes);
  return {
    ...draft,
    pageCount: content.pageCount,
    pages: [...draft.pages, ...content.pages],
    xml: [...draft.xml, ...content.attachments],
  };
}
