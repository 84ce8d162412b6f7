import { editDistance } from '../../shared/edit-distance.js';
import { squash } from './squash.js';

const MAX_LENGTH = 200;

/** The similarity of two short texts from 0 to 1, by the edit distance of their letters and digits. Equal texts have 1. */
export function measureLikeness(left: string, right: string): number {
  const a = squash(left).slice(0, MAX_LENGTH);
  const b = squash(right).slice(0, MAX_LENGTH);
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}
