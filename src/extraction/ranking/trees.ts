import type { Features } from './features.js';

/** Boosted regression trees for a yes-or-no question (Friedman, 2001); fitted by `npm run train`. */
export interface Trees {
  /** The features that the trees ask for. */
  readonly features: readonly string[];
  /** The score before any tree is asked, in logits. */
  readonly base: number;
  /**
   * Each tree in prefix order: `3:0.5` asks whether feature 3 is at most 0.5, and is followed by the tree for yes and the tree for no;
   * `=0.12` is a leaf, which adds its value to the score.
   */
  readonly trees: readonly string[];
}

/** Computes the probability that the answer is yes. */
export type Judge = (features: Features) => number;

type Tree = number | { readonly feature: number; readonly limit: number; readonly yes: Tree; readonly no: Tree };

/** Reads trees, once, into a function. */
export function readTrees({ features: names, base, trees }: Trees): Judge {
  const read = trees.map((text) => readTree(text.split(' ').values()));
  return (features) => {
    const values = names.map((name) => features[name] ?? 0);
    return toProbability(read.reduce<number>((score, tree) => score + ask(tree, values), base));
  };
}

/** A probability as logits, limited to those of one in a million. */
export function toLogits(probability: number): number {
  const limited = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  return Math.log(limited / (1 - limited));
}

function toProbability(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}

function readTree(parts: Iterator<string>): Tree {
  const part = String(parts.next().value);
  if (part.startsWith('=')) return Number(part.slice(1));
  const [feature, limit] = part.split(':');
  return { feature: Number(feature), limit: Number(limit), yes: readTree(parts), no: readTree(parts) };
}

function ask(tree: Tree, values: readonly number[]): number {
  let at = tree;
  while (typeof at !== 'number') at = (values[at.feature] ?? 0) <= at.limit ? at.yes : at.no;
  return at;
}
