import { describe, expect, it } from '@jest/globals';
import { requireGroups, toStatistic, type StatisticGroup } from '../../../src/invoices/invoice-statistics.js';

it('a statistic has exact sums, or null if no amount is known', () => {
  const raw = {
    key_0: 'c',
    label_0: 'Nordhamn AB',
    key_1: null,
    label_1: null,
    group_currency: 'EUR',
    invoice_count: '2',
  };
  expect(toStatistic({ ...raw, sum_price: '9007199254740993', sum_vat: null }, ['company', 'month'])).toEqual({
    ...{ key: 'c', label: 'Nordhamn AB', currency: 'EUR', count: 2 },
    groups: [
      { group: 'company', key: 'c', label: 'Nordhamn AB' },
      { group: 'month', key: null, label: null },
    ],
    ...{ totalPrice: '90071992547409.93', totalVat: null },
  });
});

it.each([
  ['CAD', '9.98', '9.975'],
  ['CAD', '5.00', '5.00'],
  ['EUR', '9.98', '9.98'],
  [null, '9.98', '9.98'],
  ['CAD', null, null],
])('a VAT rate of documents in %s of %s is shown as %s', (currency, key, label) => {
  const raw = {
    key_0: key,
    label_0: key,
    group_currency: currency,
    invoice_count: '1',
    sum_price: null,
    sum_vat: null,
  };
  expect(toStatistic(raw, ['vat_rate'])).toMatchObject({ key, label, groups: [{ group: 'vat_rate', key, label }] });
});

describe('groups within groups', () => {
  it('are up to three different ones', () => {
    expect(requireGroups(['month', 'company', 'currency'])).toEqual(['month', 'company', 'currency']);
  });

  it.each<[groups: StatisticGroup[], message: string]>([
    [[], 'thenBy may hold at most 2 groups.'],
    [['month', 'company', 'currency', 'category'], 'thenBy may hold at most 2 groups.'],
    [['month', 'month'], 'thenBy may not repeat a group, nor hold that of groupBy.'],
    [['month', 'company', 'company'], 'thenBy may not repeat a group, nor hold that of groupBy.'],
  ])('are not %j', (groups, message) => {
    expect(() => requireGroups(groups)).toThrow(expect.objectContaining({ code: 'bad_request', message }));
  });
});
