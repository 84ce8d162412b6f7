import { expect, it } from '@jest/globals';
import { computeBackoffSeconds } from '../../../src/jobs/backoff.js';

it.each([
  { attempts: 1, random: 0.5, seconds: 2 },
  { attempts: 2, random: 0.5, seconds: 4 },
  { attempts: 2, random: 0, seconds: 3.6 },
  { attempts: 2, random: 1, seconds: 4.4 },
  { attempts: 50, random: 0.5, seconds: 1_024 },
])('delays a job for $seconds s after attempt $attempts', ({ attempts, random, seconds }) => {
  expect(computeBackoffSeconds(attempts, () => random)).toBeCloseTo(seconds);
});
