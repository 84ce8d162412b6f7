import { describe, expect, it, jest } from '@jest/globals';
import { remember } from '../../../src/extraction/text/remember.js';

describe('a function that remembers', () => {
  it('computes once for each text, whatever the result', () => {
    const compute = jest.fn((text: string) => (text === '' ? null : text.length));
    const measure = remember(compute);
    expect(['tea', '', 'cake', 'tea', ''].map(measure)).toEqual([3, null, 4, 3, null]);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it('forgets the texts that were asked about long ago', () => {
    const compute = jest.fn((text: string) => text.length);
    const measure = remember(compute);
    for (let number = 0; number <= 5_000; number += 1) measure(String(number));
    measure('0');
    expect(compute).toHaveBeenCalledTimes(5_002);
  });

  it('does not keep long texts', () => {
    const compute = jest.fn((text: string) => text.length);
    const measure = remember(compute);
    expect([measure('x'.repeat(301)), measure('x'.repeat(301))]).toEqual([301, 301]);
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
