import { expect, it } from '@jest/globals';
import { editDistance } from '../../../src/shared/edit-distance.js';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'kitten', 0],
  ['kitten', 'sitten', 1],
  ['kitten', 'sitting', 3],
  ['sunday', 'saturday', 3],
  ['ab', 'ba', 2],
  ['abcd', 'bcd', 1],
  ['abc', 'abcd', 1],
  ['a', 'bcdef', 5],
])('%j becomes %j with %d changes', (left, right, changes) => {
  expect(editDistance(left, right)).toBe(changes);
});
