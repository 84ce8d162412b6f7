import { foldText } from '../../shared/text.js';

/** Folded letters, digits, percent and number signs only, so that "Br uttosumme:" equals "Bruttosumme". */
export function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}%#]/gu, '');
}
