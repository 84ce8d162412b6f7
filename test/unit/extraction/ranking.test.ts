import { describe, expect, it } from '@jest/globals';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { dropUncertain } from '../../../src/extraction/ranking/certainty.js';
import { toFeatures, nameFeatures } from '../../../src/extraction/ranking/features.js';
import { describeChoice, scoreFeatures, weighCandidates } from '../../../src/extraction/ranking/weights.js';

const WEIGHTS = { none: 0, features: { labelled: 2, large: 0.5, buyer: -3 } };
const weigh = (...candidates: readonly (readonly [string, readonly string[]])[]) =>
  weighCandidates(
    candidates.map(([value, names]) => ({ value, features: nameFeatures(names) })),
    WEIGHTS,
    ({ value }) => value.toLowerCase(),
  ).map(({ candidate, probability }) => [candidate.value, Math.round(probability * 1000) / 1000]);

describe('features', () => {
  it('are those that are present', () => {
    expect(toFeatures({ labelled: true, large: false })).toEqual({ labelled: 1 });
  });

  it('add up by their weights; unknown ones count as zero', () => {
    expect(scoreFeatures({ labelled: 1, large: 1, other: 1 }, WEIGHTS)).toBe(2.5);
    expect(scoreFeatures({}, WEIGHTS)).toBe(0);
  });

  it('explain a choice with what each counts, strongest first', () => {
    const features = { large: 1, buyer: 1, labelled: 1, unknown: 1 };
    expect(describeChoice({ name: 'number', label: 'no' }, features, WEIGHTS)).toBe(
      'number:no (buyer -3.0, labelled +2.0, large +0.5)',
    );
    expect(describeChoice({ name: 'number' }, { large: 0.5 }, WEIGHTS)).toBe('number (large +0.3)');
  });
});

describe('the probability of a candidate', () => {
  it('is one half if its evidence is as strong as that for no candidate', () => {
    expect(weigh(['A', []])).toEqual([['A', 0.5]]);
  });

  it('is raised by features that count for it and lowered by those that count against it', () => {
    const [[, certain], [, doubtful]] = [weigh(['A', ['labelled']])[0]!, weigh(['A', ['buyer']])[0]!];
    expect(certain).toBe(0.881);
    expect(doubtful).toBe(0.047);
  });

  it('is divided among different values, best first', () => {
    expect(weigh(['A', []], ['B', ['labelled']])).toEqual([
      ['B', 0.787],
      ['A', 0.107],
    ]);
  });

  it('is shared by the occurrences of one value, best first', () => {
    expect(weigh(['a', []], ['A', ['labelled']])).toEqual([
      ['A', 0.893],
      ['a', 0.893],
    ]);
  });

  it('is finite for extreme scores', () => {
    const weights = { none: -900, features: { sure: 900 } };
    const [best] = weighCandidates([{ features: { sure: 1 } }], weights, () => 'A');
    expect(best?.probability).toBe(1);
    expect(weighCandidates([], weights, () => 'A')).toEqual([]);
  });
});

describe('a field', () => {
  const makeFinding = (field: Field, value: string, confidence: number): Finding => ({
    ...{ field, value, confidence, source: 'text', page: 1, box: null, rule: 'test' },
  });
  const listKept = (...findings: Finding[]) => dropUncertain(findings).map(({ value }) => value);

  it.each([
    ['total_price', 0.5, 0.49],
    ['invoice_date', 0.5, 0.49],
    ['invoice_number', 0.4, 0.39],
    ['company.name', 0.4, 0.39],
    ['buyer_name', 0.4, 0.39],
  ] as const)('such as %s is kept from a confidence of %d on', (field, enough, less) => {
    expect(listKept(makeFinding(field, 'A', enough))).toEqual(['A']);
    expect(listKept(makeFinding(field, 'A', less))).toEqual([]);
  });

  it('that is certain keeps its uncertain candidates, and others do not', () => {
    const findings = [
      makeFinding('total_price', '1.00', 0.9),
      makeFinding('total_price', '2.00', 0.1),
      makeFinding('total_vat', '3.00', 0.1),
    ];
    expect(listKept(...findings)).toEqual(['1.00', '2.00']);
  });
});
