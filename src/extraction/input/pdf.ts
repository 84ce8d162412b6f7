import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ExtractionError } from '../model/extraction-error.js';
import type { Page, Word, XmlCandidate } from '../model/draft.js';
import type { PageRange } from '../model/page-range.js';
import { readFormValues } from './form-values.js';
import {
  hasPrivateCodes,
  listActualTexts,
  replacePrivateCodes,
  type ActualTexts,
  type MarkedItem,
} from './actual-texts.js';
import type { TextRun } from './pdf-words.js';
import { toWords } from './pdf-words.js';

const MAX_PAGES = 200;
const MAX_TEXT_PAGES = 50;
const MAX_RUNS = 200_000;
const MAX_ATTACHMENTS = 50;
const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;

/** What extraction needs of a PDF: the number of pages, their words, and the attached XML files. */
export interface PdfContent {
  /** Of the whole file. */
  readonly pageCount: number;
  /** The first pages to read, at most 50. A page without a text layer has no words. */
  readonly pages: readonly Page[];
  readonly attachments: readonly XmlCandidate[];
}

/**
 * Reads the text layer and the attached XML files of a PDF, without network, scripts, forms or system fonts.
 *
 * @param range the only pages to read
 * @throws ExtractionError `encrypted_file` if it requires a password, `too_large` above 200 pages or 200,000 pieces of text,
 * `unreadable_file` if it is damaged.
 */
export async function readPdfContent(bytes: Uint8Array, range?: PageRange): Promise<PdfContent> {
  const task = await openTask(bytes);
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES)
      throw new ExtractionError('too_large', `The PDF has more than ${MAX_PAGES} pages.`);
    const attachments = await listAttachedXml(document);
    const pages = await readPages(document, bytes, range ?? { first: 1, last: document.numPages });
    return { pageCount: document.numPages, pages, attachments };
  } catch (error) {
    throw toExtractionError(error);
  } finally {
    await task.destroy();
  }
}

/** Opens a PDF without network, scripts, forms or system fonts. Destroy the task after use. */
export async function openTask(bytes: Uint8Array): Promise<PDFDocumentLoadingTask> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return pdfjs.getDocument({
    // A copy, since pdf.js takes ownership of the buffer and other steps need the bytes.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // For JBIG2 and JPEG 2000 images on pages that are rendered.
    wasmUrl: join(folder, 'wasm/'),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}

/** Converts an error of pdf.js to one with a message for the owner of the file. */
export function toExtractionError(error: unknown): ExtractionError {
  if (error instanceof ExtractionError) return error;
  if (error instanceof Error && error.name === 'PasswordException') {
    return new ExtractionError('encrypted_file', 'The PDF is protected by a password.', { cause: error });
  }
  return new ExtractionError('unreadable_file', 'The PDF is damaged and cannot be read.', { cause: error });
}

async function readPages(document: PDFDocumentProxy, bytes: Uint8Array, { first, last }: PageRange): Promise<Page[]> {
  const pages: Page[] = [];
  const end = Math.min(last, document.numPages, first + MAX_TEXT_PAGES - 1);
  let runs = 0;
  let actualTexts: ActualTexts[] | null = null;
  for (let number = first; number <= end; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const textRuns = await readRuns(page, () => (actualTexts ??= listActualTexts(bytes)));
    runs += textRuns.length;
    if (runs > MAX_RUNS) throw new ExtractionError('too_large', 'The PDF holds more text than an invoice can have.');
    const drawn = toWords(textRuns, viewport.transform);
    const typed = toWords(await readFormValues(page), viewport.transform);
    const { width, height } = viewport;
    const words = [...drawn, ...leaveOutDrawn(typed, drawn)].filter((word) => isOn(word, width, height));
    pages.push({ number, width, height, source: 'text', words });
    page.cleanup();
  }
  return pages;
}

/** Whether a word is on the visible part of a page. Some programs leave unused text beside it. */
function isOn({ box }: Word, width: number, height: number): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** Leaves out the values of form fields that the page draws too. */
function leaveOutDrawn(typed: readonly Word[], drawn: readonly Word[]): Word[] {
  const texts = new Set(typed.map(({ text }) => text));
  const alike = drawn.filter(({ text }) => texts.has(text));
  return typed.filter((word) => !alike.some((other) => word.text === other.text && isMiddleIn(word, other)));
}

function isMiddleIn({ box }: Word, { box: { x, y, width, height } }: Word): boolean {
  const [across, down] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
  return across > 0 && across < width && down > 0 && down < height;
}

async function readRuns(page: PDFPageProxy, listTexts: () => ActualTexts[]): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  const runs = items.filter((item) => 'str' in item) as TextRun[];
  if (!hasPrivateCodes(runs)) return runs;
  const marked = await page.getTextContent({ includeMarkedContent: true });
  return replacePrivateCodes(marked.items as MarkedItem[], listTexts());
}

async function listAttachedXml(document: PDFDocumentProxy): Promise<XmlCandidate[]> {
  const attachments: unknown = await document.getAttachments();
  if (attachments === null || typeof attachments !== 'object') return [];
  return Object.entries(attachments)
    .slice(0, MAX_ATTACHMENTS)
    .map(([key, entry]) => toCandidate(key, entry))
    .filter((entry) => entry !== null);
}

function toCandidate(key: string, entry: unknown): XmlCandidate | null {
  const { filename, content } = entry as { filename?: unknown; content?: unknown };
  // Some producers terminate the name with NUL, like a C string.
  const name = (typeof filename === 'string' && filename !== '' ? filename : key).replaceAll('\0', '').trim();
  if (!(content instanceof Uint8Array) || content.length > MAX_ATTACHMENT_BYTES) return null;
  return /\.xml$/i.test(name) || startsLikeXml(content) ? { name, bytes: content } : null;
}

function startsLikeXml(content: Uint8Array): boolean {
  return /^\s{0,100}</.test(
    Buffer.from(content.subarray(0, 128))
      .toString('latin1')
      .replaceAll(/[\0ÿþ]|ï»¿/g, ''),
  );
}
