import { readPdfContent } from './pdf.js';
import type { Draft } from '../model/draft.js';

/**
 * Adds the pages and attached XML files of a PDF to the draft. Other files pass unchanged. With a range of pages, the attached
 * files are not read, since they belong to the whole file.
 *
 * @throws ExtractionError if the PDF is encrypted, damaged or too large.
 */
export async function readPdf(draft: Draft): Promise<Draft> {
  if (draft.mediaType !== 'application/pdf') return draft;
  const content = await readPdfContent(draft.bytes, draft.range);
  return {
    ...draft,
    pageCount: content.pageCount,
    pages: [...draft.pages, ...content.pages],
    xml: draft.range ? draft.xml : [...draft.xml, ...content.attachments],
  };
}
