import type { RecognisedWord } from '../../raster/recognised-word.js';
import type { InkGaps } from './ink-gaps.js';
import type { LineBox } from './line-box.js';
import { enlargeBox, sinkAt } from './line-box.js';
import type { Sign } from './transcript.js';

/** In heights of the strip. A wider gap separates two words, even if no space was read. */
const WIDE_GAP = 0.25;
/** Inside a word, a letter and a digit are closer than this. */
const WIDE_GAP_AT_DIGIT = 0.17;
const LETTER_AND_DIGIT = /^(\p{L}\p{N}|\p{N}\p{L})$/u;
/** Monospaced fonts leave wide gaps around these. */
const NARROW_SIGN = /^[.,:;'!|-]$/;
const WIDE_GAP_AT_NARROW_SIGN = 0.45;
/** So they do around a one in a number, whose digits are as far apart as other characters. */
const ONE_IN_NUMBER = /^(?:1[\d.,:/-]|[\d.,:/-]1)$/;
/** In usual distances between characters. */
const MAX_STEP_IN_NUMBER = 1.5;
/** The `share` of `enlargeBox` that extends the core of a line to the full height of its letters. */
const LETTERS = 0.92;

/** Splits the characters of a line into words at spaces and at wide gaps. `cut` is the box of the strip that was read. */
export function toWords(core: LineBox, cut: LineBox, signs: readonly Sign[], gaps: InkGaps): RecognisedWord[] {
  const written = signs.filter((sign) => sign.text.trim() !== '');
  const step = findUsualStep(written) ?? 1 / Math.max(1, written.length);
  const letters = { ...enlargeBox(core, LETTERS), left: cut.left, right: cut.right };
  return splitWords(signs, gaps, step).map((part) => toWord(letters, part, step));
}

/** The median distance between characters; null for fewer than two. */
function findUsualStep(signs: readonly Sign[]): number | null {
  const steps = signs.slice(1).map((sign, index) => sign.at - (signs[index]?.at ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? null;
}

function splitWords(signs: readonly Sign[], gaps: InkGaps, step: number): Sign[][] {
  const parts: Sign[][] = [];
  let last: Sign | null = null;
  let isSpaceRead = false;
  for (const sign of signs) {
    if (sign.text.trim() === '') {
      isSpaceRead = true;
      continue;
    }
    if (last === null || isSpaceRead || gaps.measureBetween(last.at, sign.at) >= measureWordGap(last, sign, step))
      parts.push([]);
    parts.at(-1)?.push(sign);
    last = sign;
    isSpaceRead = false;
  }
  return parts;
}

function measureWordGap(last: Sign, next: Sign, step: number): number {
  const pair = last.text + next.text;
  const isInNumber = ONE_IN_NUMBER.test(pair) && next.at - last.at < MAX_STEP_IN_NUMBER * step;
  if (NARROW_SIGN.test(last.text) || NARROW_SIGN.test(next.text) || isInNumber) return WIDE_GAP_AT_NARROW_SIGN;
  return LETTER_AND_DIGIT.test(pair) ? WIDE_GAP_AT_DIGIT : WIDE_GAP;
}

function toWord(box: LineBox, part: readonly Sign[], step: number): RecognisedWord {
  const width = box.right - box.left;
  const first = part[0]?.at ?? 0;
  const last = part.at(-1)?.at ?? 1;
  const left = box.left + Math.max(0, first - step / 2) * width;
  const right = box.left + Math.min(1, last + step / 2) * width;
  const sunk = sinkAt(box, (left + right) / 2);
  const [top, bottom] = [box.top + sunk, box.bottom + sunk];
  const confidence = part.reduce((sum, sign) => sum + sign.confidence, 0) / part.length;
  const text = part.map((sign) => sign.text).join('');
  return { text, confidence, left, right, top, bottom, lineTop: top, lineBottom: bottom };
}
