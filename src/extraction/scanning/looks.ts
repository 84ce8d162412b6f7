import type { OcrLanguage } from '../engines/ocr.js';
import type { ReadDocument } from '../reading/document.js';
import { readDocument } from '../reading/document.js';
import { isReceipt } from '../reading/receipt.js';
import { findLanguage } from '../steps/find-language.js';
import type { Page } from '../step.js';
import { BEST_LETTERS } from './picture.js';
import type { Look } from './scan-page.js';

type View = Omit<Look, 'languages'>;

const FIRST: View = { layout: 'page', letters: BEST_LETTERS, print: 'as it is' };
/** Slips of tills are one column of short lines in faint print of bad resolution. */
const OF_RECEIPTS: readonly View[] = [
  { layout: 'block', letters: 28, print: 'darker' },
  { layout: 'sparse', letters: 20, print: 'darker' },
  { layout: 'block', letters: 34, print: 'as it is' },
  { layout: 'page', letters: 17, print: 'as it is' },
];
/** The page again in its language, then words anywhere: the first leave out columns that they take for no part of the text. */
const OF_PAGES: readonly View[] = [
  FIRST,
  { layout: 'sparse', letters: BEST_LETTERS, print: 'darker' },
  { layout: 'block', letters: 20, print: 'as it is' },
];

/** By the codes of ISO 639-1, as languages of documents are told. */
const RECOGNISED: Readonly<Record<string, OcrLanguage>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  it: 'ita',
  es: 'spa',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
  cs: 'ces',
  tr: 'tur',
};

/** How a page is looked at first: in the language that weighs most. */
export function firstLook(languages: readonly OcrLanguage[]): Look {
  return { ...FIRST, languages: languages.slice(0, 1) };
}

/** How to look at a page again, by what kind of document it seems to be; null when there is no other way. */
export function otherLook(page: Page, languages: readonly OcrLanguage[]): Look | null {
  const document = readDocument([page]);
  const isSlip = isReceipt(document);
  const own = ownLanguage(document, languages);
  const spoken = own ? [own] : isSlip ? languages.slice(0, 1) : languages;
  // What was read in its own language by the first look is not read the same way again.
  const views = isSlip ? OF_RECEIPTS : spoken.join() === languages[0] ? OF_PAGES.slice(1) : OF_PAGES;
  const view = views[(page.looks?.length ?? 1) - 1];
  return view ? { ...view, languages: spoken } : null;
}

/** Whether a page was read once only, and in another language than its own: its figures are right then, its accents are not. */
export function isReadAsForeign(page: Page, languages: readonly OcrLanguage[]): boolean {
  if (page.looks !== undefined) return false;
  const own = ownLanguage(readDocument([page]), languages);
  return own !== null && own !== languages[0];
}

function ownLanguage(document: ReadDocument, languages: readonly OcrLanguage[]): OcrLanguage | null {
  const own = RECOGNISED[findLanguage(document)[0]?.value ?? ''];
  return own !== undefined && languages.includes(own) ? own : null;
}
