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

  it('count items with the same numbers as one, whatever their names', () => {
    const makeItems = (name: string, total: string): Finding[] => [
      {
        ...{ field: 'items', confidence: 0.9, source: 'ocr', page: 1, box: null, rule: 'test' },
        value: [{ name, description: null, quantity: '2', unit: null, total_price: total, vat_rate: null }],
      },
    ];
    expect(readConfidence(makeItems('Bolts', '20.00'), makeItems('Bo1ts', '20.00'))).toBeGreaterThan(0.9);
    expect(readConfidence(makeItems('Bolts', '20.00'), makeItems('Bolts', '20.80'))).toBeLessThan(0.75);
  });

  it('keep a value with learned weights from 0.4 on, as a single look does', () => {
    const look = [makeFinding('company.tax_number', 'GB980780684', 0.42)];
    expect(pickBest(look, [])).toBe('GB980780684');
    expect(pickBest([makeFinding('company.tax_number', 'GB980780684', 0.39)], [])).toBe('null');
    expect(pickBest([makeFinding('invoice_date', '2018-05-03', 0.42)], [])).toBe('null');
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

  it.each([
    ['alone', [0.8], 0.8],
    ['with one that agrees', [0.8, 0.8], 0.83],
    ['with two that agree', [0.8, 0.8, 0.8], 0.86],
    ['with one that found nothing', [0.8, null], 0.8],
    ['with one that agrees, but is hardly certain', [0.8, 0.5], 0.8],
    ['with one that agrees and is a little more certain', [0.8, 0.501], 0.83],
    ['with many that agree', [0.9, 0.9, 0.9, 0.9, 0.9, 0.9], 0.98],
  ])('give a value this confidence: one look %s', (_, confidences, expected) => {
    const looks = confidences.map((each) => (each === null ? [] : [makeFinding('total_price', '27.80', each)]));
    expect(readConfidence(...looks)).toBe(expected);
  });

  it('support a value that is their second choice with half of its confidence', () => {
    const first = [makeFinding('total_price', '1.00', 0.9), makeFinding('total_price', '2.00', 0.4)];
    const second = [makeFinding('total_price', '2.00', 0.9)];
    const merged = mergeVotes([first, second]);
    expect(merged.map(({ value, confidence }) => [value, confidence])).toEqual([
      ['2.00', 0.743],
      ['1.00', 0.698],
    ]);
  });

  it('list every value once, with the most certain one first, whatever their order', () => {
    const rivals = [makeFinding('currency', 'EUR', 0.6), makeFinding('currency', 'USD', 0.9)];
    const values = (looks: Finding[][]) => mergeVotes(looks).map(({ value }) => value);
    expect(values([rivals])).toEqual(['USD', 'EUR']);
    expect(values([rivals, rivals.toReversed()])).toEqual(['USD', 'EUR']);
    expect(values([[rivals[0]!], [rivals[1]!]])).toEqual(['USD', 'EUR']);
  });

  it('are not sure of a value together if none of them is, as they misread some letters alike', () => {
    const address = [makeFinding('company.address', '12 High Street, London EC1A 1BB', 0.88)];
    expect(readConfidence(address, address, address)).toBe(0.89);
    const sure = [makeFinding('company.address', '12 High Street, London EC1A 1BB', 0.9)];
    expect(readConfidence(sure, sure)).toBeGreaterThan(0.9);
  });

  it('fill a field if the confidence is at least 0.5', () => {
    expect(readConfidence([makeFinding('currency', 'EUR', 0.5)])).toBe(0.5);
    expect(mergeVotes([[makeFinding('currency', 'EUR', 0.499)]])).toEqual([]);
    expect(mergeVotes([[], []])).toEqual([]);
    expect(mergeVotes([])).toEqual([]);
  });

  it.each([
    ['company.name', 'ORKID SHOP', 'ORKID SHIP', 0.811],
    ['company.name', 'ABCDEFGHIJ', 'ABCDEFGxyz', 0.75],
    ['company.name', 'ABCDEFGHIJ', 'ABCDEFwxyz', 0.632],
    ['invoice_number', 'ORKID SHOP', 'ORKID SHIP', 0.632],
  ] as const)('support a similar name, but not a similar number: %s %s by %s', (field, name, similar, expected) => {
    expect(readConfidence([makeFinding(field, name, 0.8)], [makeFinding(field, similar, 0.7)])).toBe(expected);
  });
});
