import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import { joinAlternatives } from '../../text/alternatives.js';

/** The words between the name of a party and its address in a sentence, folded. */
export const SEATS: readonly string[] = LOCALES.flatMap(({ seatWords = [] }) => seatWords).map(foldText);
const BEFORE_SEAT = new RegExp(String.raw`[,\s]+${joinAlternatives(SEATS)}\s`, 'u');

/** A text up to the words before a seat: "Kraxi, S.L., con domicilio en …" becomes "Kraxi, S.L.". */
export function cutAtSeat(text: string): string {
  const at = foldText(text).search(BEFORE_SEAT);
  return at > 0 ? text.slice(0, at) : text;
}
