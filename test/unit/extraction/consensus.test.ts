import { describe, expect, it } from '@jest/globals';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { mergeVotes } from '../../../src/extraction/documents/consensus.js';

const found = (field: Field, value: string, confidence: number): Finding => ({
  field,
  value,
  confidence,
  source: 'ocr',
  page: 1,
  box: null,
  rule: 'test',
});
const best = (...looks: Finding[][]): string => String(mergeVotes(looks)[0]?.value ?? null);
const sure = (...looks: Finding[][]): number => mergeVotes(looks)[0]?.confidence ?? 0;

describe('several passes over one document', () => {
  it('yield the value that most of them found', () => {
    const [right, wrong] = [[found('total_price', '27.80', 0.8)], [found('total_price', '27.60', 0.9)]];
    expect(best(right, wrong, right)).toBe('27.80');
  });

  it('raise the confidence of a value if they agree, and lower it if they differ', () => {
    const one = [found('invoice_date', '2018-05-03', 0.8)];
    const other = [found('invoice_date', '2018-05-08', 0.8)];
    expect(sure(one, one)).toBeGreaterThan(0.8);
    expect(sure(one, other)).toBeLessThan(0.75);
    expect(sure(one, [])).toBe(0.8);
  });

  it('count nearly equal names as one', () => {
    const [first, second] = [
      [found('company.name', 'ORKID TRADING SDN BHD', 0.7)],
      [found('company.name', 'ORKlD TRADlNG SDN BHD', 0.7)],
    ];
    expect(best(first, [found('company.name', 'CASH SALES COUNTER', 0.75)], second)).toMatch(/^ORK/);
  });

  it('leave a doubtful field empty', () => {
    expect(
      mergeVotes([
        [found('total_price', '1.00', 0.6)],
        [found('total_price', '2.00', 0.6)],
        [found('total_price', '3.00', 0.6)],
      ]),
    ).toEqual([]);
  });
});
