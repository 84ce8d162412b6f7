import { MALAYSIAN, TILL_WORDS } from './receipt-words.js';
import type { ReadDocument } from '../../page/document.js';

const MIN_TILL_WORDS = 2;
const MAX_LINES = 200;
/** The paper of tills has room for some forty letters, that of offices for twice as many. */
const MOST_LETTERS = 60;

/** Case, accents and punctuation gone, one blank between words. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/@.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a document is the slip of a till: one short page whose words are those of paying at a counter, or a narrow one of Malaysia. */
export function isReceipt(document: ReadDocument): boolean {
  if (document.lines.length === 0 || document.lines.length > MAX_LINES) return false;
  const text = document.lines.map((line) => plainText(line.text)).join(' \n ');
  const isLocal = isMalaysian(document);
  const isNarrow = document.source === 'ocr' && document.lines.every((line) => line.text.length <= MOST_LETTERS);
  const signs = TILL_WORDS.filter((word) => word.test(text)).length + (isLocal ? (isNarrow ? 2 : 1) : 0);
  return document.lines.every((line) => line.page === 1) && signs >= MIN_TILL_WORDS;
}

/** Malaysian slips write the day before the month and count in ringgit. */
export function isMalaysian(document: ReadDocument): boolean {
  const text = document.lines.map((line) => plainText(line.text)).join(' \n ');
  return MALAYSIAN.test(text);
}
