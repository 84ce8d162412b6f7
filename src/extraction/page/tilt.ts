import type { Box } from '../model/finding.js';
import type { Word } from '../model/draft.js';

/** Two neighbours on a line: the height of their line and how much it sinks per point to the right. */
interface Step {
  readonly y: number;
  readonly slope: number;
}

/** Fewer neighbours say too little. */
const MIN_STEPS = 12;
const MAX_WORDS = 1_500;
/** In heights of the word. */
const MAX_GAP = 1;
const MAX_OFFSET = 0.4;

/**
 * Measures how the lines of a photographed page sink to the right, at the top and at the bottom of the page. Returns the vertical centre
 * of a word as it would be on a level page, in points.
 */
export function levelWords(all: readonly Word[]): (word: Word) => number {
  const words = all.slice(0, MAX_WORDS);
  const steps = words.flatMap((word) => findStep(word, words)).toSorted((a, b) => a.y - b.y);
  if (steps.length < MIN_STEPS) return ({ box }) => centreOf(box).y;
  const half = Math.floor(steps.length / 2);
  const [upper, lower] = [toMedian(steps.slice(0, half)), toMedian(steps.slice(half))];
  const change = lower.y > upper.y ? (lower.slope - upper.slope) / (lower.y - upper.y) : 0;
  const middle = findMedian(words.map(({ box }) => centreOf(box).x));
  return ({ box }) => {
    const { x, y } = centreOf(box);
    return y - (upper.slope + change * (y - upper.y)) * (x - middle);
  };
}

/** The step from a word to the next one on its line; empty if there is none close to it. */
function findStep({ box }: Word, words: readonly Word[]): Step[] {
  const { x, y } = centreOf(box);
  const [next] = words
    .filter((other) => {
      const gap = other.box.x - box.x - box.width;
      const isBeside = Math.abs(centreOf(other.box).y - y) < MAX_OFFSET * box.height;
      return gap > -1 && gap < MAX_GAP * box.height && isBeside;
    })
    .map((other) => centreOf(other.box))
    .filter((other) => other.x > x)
    .toSorted((a, b) => a.x - b.x);
  return next ? [{ y, slope: (next.y - y) / (next.x - x) }] : [];
}

function toMedian(steps: readonly Step[]): Step {
  return { y: findMedian(steps.map(({ y }) => y)), slope: findMedian(steps.map(({ slope }) => slope)) };
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function centreOf(box: Box): { readonly x: number; readonly y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
