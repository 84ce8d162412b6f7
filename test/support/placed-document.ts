import type { Page } from '../../src/extraction/model/draft.js';
import { readDocument, type ReadDocument } from '../../src/extraction/page/document.js';
import type { CorrectedItem } from '../../src/learning/locate-items.js';
import type { PlacedText } from './pdf-fixtures.js';

const CHARACTER_WIDTH = 5;
const HEIGHT = 10;

/** Creates a page of texts; each character is five points wide and ten high. */
export function placeWords(texts: readonly PlacedText[], number = 1): Page {
  const words = texts.flatMap(({ text, x, y }) =>
    [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      box: { x: x + CHARACTER_WIDTH * word.index, y, width: CHARACTER_WIDTH * word[0].length, height: HEIGHT },
      confidence: 1,
    })),
  );
  return { number, width: 595, height: 842, source: 'text', words };
}

/** Reads a document whose pages have these texts. */
export function readPlacedDocument(...pages: readonly (readonly PlacedText[])[]): ReadDocument {
  return readDocument(pages.map((texts, index) => placeWords(texts, index + 1)));
}

/** Places texts in a row, each at the given distance from the left. */
export function placeRow(y: number, ...texts: readonly (readonly [x: number, text: string])[]): PlacedText[] {
  return texts.map(([x, text]) => ({ text, x, y }));
}

/** An item as "name | quantity | total with VAT | rate"; an empty part is unknown. */
export function toCorrectedItem(text: string): CorrectedItem {
  const [name = null, quantity = null, total_price = null, vat_rate = null] = text
    .split('|')
    .map((part) => part.trim() || null);
  return { name, quantity, total_price, vat_rate };
}
