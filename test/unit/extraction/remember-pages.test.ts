import { describe, expect, it, jest } from '@jest/globals';
import type { Page } from '../../../src/extraction/model/draft.js';
import { rememberPages } from '../../../src/extraction/page/remember-pages.js';
import { pageOf } from '../../support/page-of.js';

describe('a function of pages that remembers', () => {
  const compute = jest.fn((pages: readonly Page[]) => pages.length);
  const count = rememberPages(compute);
  const [first, second] = [pageOf('Invoice 4711'), pageOf('Total 119.00', 2)];

  it('computes once for the same words, whichever looks they come from', () => {
    expect([count([first, second]), count([{ ...first, looks: [first.words] }, { ...second }])]).toEqual([2, 2]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Page[]]>([
    ['without a page', [first]],
    ['with other words', [first, pageOf('Total 119.00', 2)]],
    ['with a page of another width', [first, { ...second, width: 300 }]],
    ['with a page of another number', [{ ...first, number: 3 }, second]],
    ['with a page read from a picture', [{ ...first, source: 'ocr' }, second]],
    ['that are none', []],
  ])('computes again for pages %s', (_, pages) => {
    const before = compute.mock.calls.length;
    expect(count(pages)).toBe(pages.length);
    expect(compute).toHaveBeenCalledTimes(before + 1);
  });
});
