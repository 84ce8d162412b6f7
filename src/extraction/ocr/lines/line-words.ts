import type { RecognisedWord } from '../../raster/recognised-word.js';
import type { InkGaps } from './ink-gaps.js';
import type { LineBox } from './line-box.js';
import { widened } from './line-box.js';
import type { Sign } from './transcript.js';

/** Ink this far apart, in heights of the strip, belongs to two words, whether a blank was read or not. */
const WIDE_GAP = 0.25;
/** Printers with letters of one width leave much paper around these. */
const NARROW_SIGN = /^[.,:;'!|-]$/;
const WIDE_GAP_AT_NARROW_SIGN = 0.45;
/** What lies around a line's core up to the ends of its letters, as `widened` takes it. */
const LETTERS = 0.92;

/** Parts the signs of a line, which was cut out as `cut`, into its words, by the blanks that were read and by the paper that is seen between them. */
export function wordsOf(core: LineBox, cut: LineBox, signs: readonly Sign[], gaps: InkGaps): RecognisedWord[] {
  const written = signs.filter((sign) => sign.text.trim() !== '');
  const step = usualStep(written) ?? 1 / Math.max(1, written.length);
  const letters = { ...widened(core, LETTERS), left: cut.left, right: cut.right };
  return partsOf(signs, gaps).map((part) => wordOf(letters, part, step));
}

/** The middle one of the steps from sign to sign; null for less than two signs. */
function usualStep(signs: readonly Sign[]): number | null {
  const steps = signs.slice(1).map((sign, index) => sign.at - (signs[index]?.at ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? null;
}

function partsOf(signs: readonly Sign[], gaps: InkGaps): Sign[][] {
  const parts: Sign[][] = [];
  let last: Sign | null = null;
  let isBlankRead = false;
  for (const sign of signs) {
    if (sign.text.trim() === '') {
      isBlankRead = true;
      continue;
    }
    if (last === null || isBlankRead || gaps.between(last.at, sign.at) >= widestWithin(last, sign)) parts.push([]);
    parts.at(-1)?.push(sign);
    last = sign;
    isBlankRead = false;
  }
  return parts;
}

function widestWithin(...pair: readonly Sign[]): number {
  return pair.some((sign) => NARROW_SIGN.test(sign.text)) ? WIDE_GAP_AT_NARROW_SIGN : WIDE_GAP;
}

function wordOf(box: LineBox, part: readonly Sign[], step: number): RecognisedWord {
  const width = box.right - box.left;
  const first = part[0]?.at ?? 0;
  const last = part.at(-1)?.at ?? 1;
  const left = box.left + Math.max(0, first - step / 2) * width;
  const right = box.left + Math.min(1, last + step / 2) * width;
  const sunk = box.slope * ((left + right - box.left - box.right) / 2);
  const [top, bottom] = [box.top + sunk, box.bottom + sunk];
  const confidence = part.reduce((sum, sign) => sum + sign.confidence, 0) / part.length;
  const text = part.map((sign) => sign.text).join('');
  return { text, confidence, left, right, top, bottom, lineTop: top, lineBottom: bottom };
}
