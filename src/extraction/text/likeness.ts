import { editDistance } from '../../shared/edit-distance.js';
import { squash } from './squash.js';

const MAX_LENGTH = 200;

/** How alike two short texts are, from 0 to 1: the share of letters and digits that an edit from one to the other keeps. */
export function likeness(left: string, right: string): number {
  const a = squash(left).slice(0, MAX_LENGTH);
  const b = squash(right).slice(0, MAX_LENGTH);
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}
