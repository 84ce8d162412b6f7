import { foldText } from '../../shared/text.js';

/** Folds a text and keeps its letters, digits, % and # only, so that "Br uttosumme:" equals "Bruttosumme". */
export function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}%#]/gu, '');
}
