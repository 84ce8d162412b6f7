import { describe, expect, it } from '@jest/globals';
import { buildSummedStatistics, toStatistic, type StatisticGroup } from '../../../src/invoices/invoice-statistics.js';
import type { InvoiceFilter } from '../../../src/invoices/search/invoice-filter.js';

/** The values with which stored sums are selected; null if the invoices themselves have to be read. */
const readParameters = (filter: InvoiceFilter, group: StatisticGroup = 'month') =>
  buildSummedStatistics(1, filter, group)?.parameters ?? null;

describe('the stored sums', () => {
  it.each<[filter: InvoiceFilter, parameters: unknown[]]>([
    [{}, [1, 'm:', 'm::']],
    [{ currencies: ['EUR'] }, [1, 'm:', 'm::', 'EUR']],
    [{ approvementStatuses: ['approved'], currencies: ['EUR', 'USD'] }, [1, 'm:', 'm::', 'approved', 'EUR', 'USD']],
    [{ invoiceDateFrom: '2026-02-01' }, [1, 'm:2026-02', 'm::']],
    [{ invoiceDateTo: '2026-02-28' }, [1, 'm:0', 'm:2026-02']],
    [{ invoiceDateFrom: '2024-01-01', invoiceDateTo: '2024-02-29' }, [1, 'm:2024-01', 'm:2024-02']],
    [{ invoiceDateFrom: '2025-12-01', invoiceDateTo: '2025-12-31' }, [1, 'm:2025-12', 'm:2025-12']],
  ])('answer the filter %j', (filter, parameters) => {
    for (const group of ['month', 'currency', 'approvement_status'] as const)
      expect(readParameters(filter, group)).toEqual(parameters);
  });

  it.each<[why: string, filter: InvoiceFilter]>([
    ['a month that does not begin', { invoiceDateFrom: '2026-02-02' }],
    ['a month that does not end', { invoiceDateTo: '2024-02-28' }],
    ['other members', { currencies: ['EUR'], paymentTypes: ['cash'] }],
    ['a search', { query: 'chair' }],
  ])('cannot answer a filter with %s', (_why, filter) => {
    expect(readParameters(filter)).toBeNull();
  });

  it('by company know no dates', () => {
    expect(readParameters({ currencies: ['EUR'] }, 'company')).toEqual([1, 'c:', 'c;', 'EUR']);
    expect(readParameters({ invoiceDateFrom: '2026-02-01' }, 'company')).toBeNull();
    expect(readParameters({ invoiceDateTo: '2026-02-28' }, 'company')).toBeNull();
  });

  it('ignore members that are not set', () => {
    expect(readParameters({ query: undefined, currencies: undefined } as unknown as InvoiceFilter)).toEqual([
      1,
      'm:',
      'm::',
    ]);
  });
});

it('a statistic has exact sums, or null if no amount is known', () => {
  const raw = { group_key: 'c', group_label: 'Nordhamn AB', group_currency: 'EUR', invoice_count: '2' };
  expect(toStatistic({ ...raw, sum_price: '9007199254740993', sum_vat: null })).toEqual({
    ...{ key: 'c', label: 'Nordhamn AB', currency: 'EUR', count: 2 },
    ...{ totalPrice: '90071992547409.93', totalVat: null },
  });
});
