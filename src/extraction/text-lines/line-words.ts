import type { RecognisedWord } from '../raster/recognised-word.js';
import type { LineBox } from './line-box.js';
import type { Sign } from './transcript.js';

/** Signs whose middles are this many usual steps apart have a blank between them that was not read. */
const WIDE_STEP = 1.9;
/** The share of a line's height above its letters, and below them: it is cut out with some paper around. */
const MARGIN = 0.13;

/** Parts the signs of a line into its words. */
export function wordsOf(box: LineBox, signs: readonly Sign[]): RecognisedWord[] {
  const written = signs.filter((sign) => sign.text.trim() !== '');
  const step = usualStep(written) ?? 1 / Math.max(1, written.length);
  return partsOf(signs, WIDE_STEP * step).map((part) => wordOf(box, part, step));
}

/** The middle one of the steps from sign to sign; null for less than two signs. */
function usualStep(signs: readonly Sign[]): number | null {
  const steps = signs.slice(1).map((sign, index) => sign.at - (signs[index]?.at ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? null;
}

function partsOf(signs: readonly Sign[], wide: number): Sign[][] {
  const parts: Sign[][] = [];
  let last: Sign | null = null;
  for (const sign of signs) {
    if (sign.text.trim() === '') {
      last = null;
      continue;
    }
    if (last === null || sign.at - last.at > wide) parts.push([]);
    parts.at(-1)?.push(sign);
    last = sign;
  }
  return parts;
}

function wordOf(box: LineBox, part: readonly Sign[], step: number): RecognisedWord {
  const width = box.right - box.left;
  const first = part[0]?.at ?? 0;
  const last = part.at(-1)?.at ?? 1;
  const left = box.left + Math.max(0, first - step / 2) * width;
  const right = box.left + Math.min(1, last + step / 2) * width;
  const sunk = box.slope * ((left + right - box.left - box.right) / 2);
  const margin = MARGIN * (box.bottom - box.top);
  const [top, bottom] = [box.top + margin + sunk, box.bottom - margin + sunk];
  const confidence = part.reduce((sum, sign) => sum + sign.confidence, 0) / part.length;
  const text = part.map((sign) => sign.text).join('');
  return { text, confidence, left, right, top, bottom, lineTop: top, lineBottom: bottom };
}
