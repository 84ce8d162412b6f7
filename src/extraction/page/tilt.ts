import type { Box } from '../model/finding.js';
import type { Word } from '../model/draft.js';
import { findMedian } from '../text/median.js';

/** Two neighbours on a line: where their line is, and how much it sinks per point to the right. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
}

/** How the lines of a page run: their slope at its top left corner, and how it changes per point to the right and downwards. */
interface Tilt {
  readonly slope: number;
  readonly across: number;
  readonly down: number;
}

/** Fewer neighbours say too little. */
const MIN_STEPS = 12;
const MAX_WORDS = 1_500;
/** In heights of the word. */
const MAX_GAP = 1;
const MAX_OFFSET = 0.4;
/** The changes to the right and downwards are measured in turns, each without the part that the other explains. */
const ROUNDS = 4;

/**
 * Measures how the lines of a photographed page sink to the right: more or less further down, as on paper seen at an angle, and more or
 * less further right, as on curled paper. Returns the vertical centre of a word as it would be on a level page, in points.
 */
export function levelWords(all: readonly Word[]): (word: Word) => number {
  const words = all.slice(0, MAX_WORDS);
  const steps = words.flatMap((word) => findStep(word, words));
  if (steps.length < MIN_STEPS) return ({ box }) => centreOf(box).y;
  const { slope, across, down } = measureTilt(steps);
  const middle = findMedian(words.map(({ box }) => centreOf(box).x));
  return ({ box }) => {
    const { x, y } = centreOf(box);
    return y - (slope + down * y) * (x - middle) - (across * (x * x - middle * middle)) / 2;
  };
}

function measureTilt(steps: readonly Step[]): Tilt {
  const tilt = { slope: 0, across: 0, down: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    tilt.down = measureChange(steps.map(({ x, y, slope }) => ({ at: y, slope: slope - tilt.across * x })));
    tilt.across = measureChange(steps.map(({ x, y, slope }) => ({ at: x, slope: slope - tilt.down * y })));
  }
  tilt.slope = findMedian(steps.map(({ x, y, slope }) => slope - tilt.across * x - tilt.down * y));
  return tilt;
}

/** How much the slope changes per point from one half of the places to the other. */
function measureChange(places: readonly { readonly at: number; readonly slope: number }[]): number {
  const sorted = places.toSorted((a, b) => a.at - b.at);
  const half = Math.floor(sorted.length / 2);
  const [first, second] = [sorted.slice(0, half), sorted.slice(half)].map((part) => ({
    at: findMedian(part.map(({ at }) => at)),
    slope: findMedian(part.map(({ slope }) => slope)),
  }));
  return first && second && second.at > first.at ? (second.slope - first.slope) / (second.at - first.at) : 0;
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
  return next ? [{ x: (x + next.x) / 2, y, slope: (next.y - y) / (next.x - x) }] : [];
}

function centreOf(box: Box): { readonly x: number; readonly y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
