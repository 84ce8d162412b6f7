import type { Page } from '../model/draft.js';
import { findIbansInText } from '../text/iban.js';
import { joinLines } from './lines.js';

const MAX_IBANS = 5;

/** Finds the IBANs (ISO 13616) on pages, each once. */
export function findIbans(pages: readonly Page[]): string[] {
  const found = joinLines(pages).flatMap(({ text }) => findIbansInText(text));
  return [...new Set(found)].slice(0, MAX_IBANS);
}
