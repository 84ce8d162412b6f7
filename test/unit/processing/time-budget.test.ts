import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TimeBudget } from '../../../src/processing/time-budget.js';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  { reading: 'computes all the time', seconds: 20, cpu: 20, isSpent: true },
  { reading: 'computes nearly all the time', seconds: 20, cpu: 18, isSpent: true },
  { reading: 'waits for the processor', seconds: 60, cpu: 12, isSpent: false },
  { reading: 'uses several threads', seconds: 12, cpu: 40, isSpent: false },
  { reading: 'only waits', seconds: 121, cpu: 0, isSpent: true },
  { reading: 'is on a system without such figures', seconds: 20, cpu: null, isSpent: true },
])('a file that $reading for $seconds of 20 seconds: $isSpent', ({ seconds, cpu, isSpent }) => {
  let computed: number | null = cpu === null ? null : 3;
  const budget = new TimeBudget(20_000, () => computed);
  expect(budget.isSpent()).toBe(false);
  now = seconds * 1_000;
  computed = cpu === null ? null : 3 + cpu;
  expect(budget.isSpent()).toBe(isSpent);
});
