import { describe, expect, it } from '@jest/globals';
import type { StatisticGroups } from '../../../src/invoices/invoice-statistics.js';
import { buildSummedStatistics, chooseSums } from '../../../src/invoices/summed-statistics.js';
import type { InvoiceFilter } from '../../../src/invoices/search/invoice-filter.js';

/** The values with which stored sums are selected; null if the invoices themselves have to be read. */
function readParameters(filter: InvoiceFilter, groups: StatisticGroups = ['month']): readonly unknown[] | null {
  const choice = chooseSums(filter, groups);
  return choice && buildSummedStatistics(1, filter, choice).parameters;
}

describe('the stored sums', () => {
  it.each<[filter: InvoiceFilter, parameters: unknown[]]>([
    [{}, [1, 'G:', 'G;']],
    [{ currencies: ['EUR'] }, [1, 'G:', 'G;', 'EUR']],
    [{ approvementStatuses: ['approved'], currencies: ['EUR', 'USD'] }, [1, 'G:', 'G;', 'approved', 'EUR', 'USD']],
    [{ invoiceDateFrom: '2026-02-01' }, [1, 'G:2026-02', 'G;']],
    [{ invoiceDateTo: '2026-02-28' }, [1, 'G:0000-01', 'G:2026-02;']],
    [{ invoiceDateFrom: '2024-01-01', invoiceDateTo: '2024-02-29' }, [1, 'G:2024-01', 'G:2024-02;']],
    [{ invoiceDateFrom: '2025-12-01', invoiceDateTo: '2025-12-31' }, [1, 'G:2025-12', 'G:2025-12;']],
  ])('answer the filter %j', (filter, parameters) => {
    for (const group of ['month', 'currency', 'approvement_status', 'category'] as const)
      expect(readParameters(filter, [group])).toEqual(parameters);
  });

  it.each<[why: string, filter: InvoiceFilter]>([
    ['a month that does not begin', { invoiceDateFrom: '2026-02-02' }],
    ['a month that does not end', { invoiceDateTo: '2024-02-28' }],
    ['other members', { currencies: ['EUR'], paymentTypes: ['cash'] }],
    ['a search', { query: 'chair' }],
  ])('cannot answer a filter with %s', (_why, filter) => {
    expect(readParameters(filter)).toBeNull();
  });

  it.each<[groups: StatisticGroups, filter: InvoiceFilter, parameters: unknown[] | null]>([
    [['company'], { currencies: ['EUR'] }, [1, 'c:', 'c;', 'EUR']],
    [['approvement_status', 'company'], {}, [1, 'c:', 'c;']],
    [['company'], { invoiceDateFrom: '2026-02-01' }, [1, 'C:2026-02', 'C;']],
    [['company', 'month'], {}, [1, 'C:', 'C;']],
    [['month', 'vat_rate', 'currency'], {}, [1, 'V:', 'V;']],
    [['vat_rate'], { invoiceDateTo: '2026-02-28' }, [1, 'V:0000-01', 'V:2026-02;']],
    [['month', 'category'], {}, [1, 'G:', 'G;']],
    [['currency'], { companyUids: ['u'] }, [1, 'c:', 'c;']],
    [['month'], { companyUids: ['u'] }, [1, 'C:', 'C;']],
    [['company'], { companyUids: ['u'], invoiceDateFrom: '2026-02-01' }, [1, 'C:2026-02', 'C;']],
    [['vat_rate'], { companyUids: ['u'] }, null],
    [['category', 'company'], {}, null],
    [['month', 'category', 'vat_rate'], {}, null],
  ])('by %j with %j are those of their parts', (groups, filter, parameters) => {
    expect(readParameters(filter, groups)).toEqual(parameters);
  });

  it('ignore members that are not set', () => {
    expect(readParameters({ query: undefined, currencies: undefined } as unknown as InvoiceFilter)).toEqual([
      1,
      'G:',
      'G;',
    ]);
  });
});
