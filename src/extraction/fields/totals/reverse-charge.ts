import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { ReadDocument } from '../../page/document.js';

const PHRASES: readonly string[] = LOCALES.flatMap(({ reverseCharge = [] }) => reverseCharge).map(foldText);
/** On forms, as in India: "Reverse charge: No". */
const DENIED = /^\W*(?:\(\p{L}\/\p{L}\)\W*)?no?\b/u;

/** Whether a document says that the buyer owes the VAT, so that it has none itself. */
export function isReverseCharged({ lines }: ReadDocument): boolean {
  const texts = lines.map(({ text }) => foldText(text));
  return texts.some((text) =>
    PHRASES.some((phrase) => {
      const at = text.indexOf(phrase);
      return at >= 0 && !DENIED.test(text.slice(at + phrase.length));
    }),
  );
}
