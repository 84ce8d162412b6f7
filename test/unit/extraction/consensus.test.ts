import { describe, expect, it } from '@jest/globals';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { mergeVotes } from '../../../src/extraction/documents/consensus.js';

const makeFinding = (field: Field, value: string, confidence: number): Finding => ({
  field,
  value,
  confidence,
  source: 'ocr',
  page: 1,
  box: null,
  rule: 'test',
});
const pickBest = (...looks: Finding[][]): string => String(mergeVotes(looks)[0]?.value ?? null);
const readConfidence = (...looks: Finding[][]): number => mergeVotes(looks)[0]?.confidence ?? 0;

describe('several looks at one document', () => {
  it('yield the value that most of them found', () => {
    const [right, wrong] = [[makeFinding('total_price', '27.80', 0.8)], [makeFinding('total_price', '27.60', 0.9)]];
    expect(pickBest(right, wrong, right)).toBe('27.80');
  });

  it('raise the confidence of a value if they agree, and lower it if they differ', () => {
    const one = [makeFinding('invoice_date', '2018-05-03', 0.8)];
    const other = [makeFinding('invoice_date', '2018-05-08', 0.8)];
    expect(readConfidence(one, one)).toBeGreaterThan(0.8);
    expect(readConfidence(one, other)).toBeLessThan(0.75);
    expect(readConfidence(one, [])).toBe(0.8);
  });

  it('count nearly equal names as one', () => {
    const [first, second] = [
      [makeFinding('company.name', 'ORKID TRADING SDN BHD', 0.7)],
      [makeFinding('company.name', 'ORKlD TRADlNG SDN BHD', 0.7)],
    ];
    expect(pickBest(first, [makeFinding('company.name', 'CASH SALES COUNTER', 0.75)], second)).toMatch(/^ORK/);
  });

  it('leave a doubtful field empty', () => {
    expect(
      mergeVotes([
        [makeFinding('total_price', '1.00', 0.6)],
        [makeFinding('total_price', '2.00', 0.6)],
        [makeFinding('total_price', '3.00', 0.6)],
      ]),
    ).toEqual([]);
  });
});
