import { beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_STATISTICS } from '../../src/invoices/invoice-statistics.js';
import { createTransact } from '../../src/stores.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestAccount } from '../support/service.js';

const QUERY = `query ($groupBy: InvoiceStatsGroup!, $thenBy: [InvoiceStatsGroup!], $filter: InvoiceFilter) {
  invoiceStats(groupBy: $groupBy, thenBy: $thenBy, filter: $filter) {
    key label groups { group key label } currency count totalPrice totalVat
  }
}`;

describe.each(DIALECTS)('statistics over GraphQL, on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  let company: { readonly uid: string };

  function seedOf({ owner }: TestAccount): AccountSeed {
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    return AccountSeed.of(service.core.database.writer.manager, accountId, user);
  }

  beforeAll(async () => {
    account = await service.account();
    const seed = seedOf(account);
    const nordhamn = await seed.company({ name: 'Nordhamn AB' });
    company = nordhamn;
    const eur = { companyId: nordhamn.id, currency: 'EUR' };
    await seed.invoice({ ...eur, invoiceDate: '2026-01-10', totalPrice: '10.00', totalVat: '1.90' });
    await seed.invoice({ ...eur, invoiceDate: '2026-01-31', totalPrice: '4.00', documentType: 'credit_note' });
    await seed.invoice({ ...eur, invoiceDate: '2026-02-01', totalPrice: '20.00', approvementStatus: 'approved' });
    await seed.invoice({ currency: 'USD', invoiceDate: '2026-01-01', totalPrice: '5.00' });
  });

  const read = (variables: Record<string, unknown>, { owner } = account) =>
    readGraphqlData<any>(service, owner.key, QUERY, variables);

  async function refuse(thenBy: readonly string[]): Promise<unknown> {
    const { errors } = await callGraphql(service, account.owner.key, QUERY, { groupBy: 'MONTH', thenBy });
    return [errors?.[0]?.extensions.code, errors?.[0]?.message];
  }

  test('group by months, and companies within them', async () => {
    const month = (key: string) => ({ group: 'MONTH', key, label: key });
    const ofCompany = { group: 'COMPANY', key: company.uid, label: 'Nordhamn AB' };
    const [january, february] = [month('2026-01'), month('2026-02')];
    const row = { currency: 'EUR', count: 1, totalVat: null };
    const rows = [
      {
        ...{ ...row, key: '2026-01', label: '2026-01', groups: [january, { ...ofCompany, key: null, label: null }] },
        ...{ currency: 'USD', totalPrice: '5.00' },
      },
      {
        ...{ ...row, key: '2026-01', label: '2026-01', groups: [january, ofCompany] },
        ...{ count: 2, totalPrice: '6.00', totalVat: '1.90' },
      },
      { ...row, key: '2026-02', label: '2026-02', groups: [february, ofCompany], totalPrice: '20.00' },
    ];
    expect(await read({ groupBy: 'MONTH', thenBy: ['COMPANY'] })).toEqual({ invoiceStats: rows });
    // One group needs no list around it.
    expect(await read({ groupBy: 'MONTH', thenBy: 'COMPANY' })).toEqual({ invoiceStats: rows });
    const filter = { query: 'nothing has this' };
    expect(await read({ groupBy: 'MONTH', thenBy: ['COMPANY'], filter })).toEqual({ invoiceStats: [] });
  });

  test('group by three values, narrowed by a filter', async () => {
    const filter = { companyUids: [company.uid], invoiceDateFrom: '2026-01-11' };
    const { invoiceStats } = await read({ groupBy: 'APPROVEMENT_STATUS', thenBy: ['MONTH', 'COMPANY'], filter });
    expect(invoiceStats.map((row: any) => [...row.groups.map(({ key }: any) => key), row.totalPrice])).toEqual([
      ['approved', '2026-02', company.uid, '20.00'],
      ['waiting', '2026-01', company.uid, '-4.00'],
    ]);
  });

  test.each([
    ['an empty list', { thenBy: [] }],
    ['null', { thenBy: null }],
    ['no argument', {}],
  ])('group by one value with %s', async (_name, thenBy) => {
    const { invoiceStats } = await read({ groupBy: 'CURRENCY', ...thenBy });
    expect(invoiceStats.map(({ key, groups }: any) => [key, groups])).toEqual([
      ['EUR', [{ group: 'CURRENCY', key: 'EUR', label: 'EUR' }]],
      ['USD', [{ group: 'CURRENCY', key: 'USD', label: 'USD' }]],
    ]);
  });

  test('refuse groups that repeat, and more than three', async () => {
    const repeated = ['BAD_USER_INPUT', 'thenBy may not repeat a group, nor hold that of groupBy.'];
    expect(await refuse(['MONTH'])).toEqual(repeated);
    expect(await refuse(['COMPANY', 'COMPANY'])).toEqual(repeated);
    const many = ['BAD_USER_INPUT', 'thenBy may hold at most 2 groups.'];
    expect(await refuse(['COMPANY', 'CURRENCY', 'CATEGORY'])).toEqual(many);
  });

  test('never show those of other accounts', async () => {
    const filter = { companyUids: [company.uid] };
    const stranger = await service.account();
    expect(await read({ groupBy: 'MONTH', thenBy: ['COMPANY'], filter }, stranger)).toEqual({ invoiceStats: [] });
    expect(await read({ groupBy: 'MONTH', thenBy: ['COMPANY'] }, stranger)).toEqual({ invoiceStats: [] });
  });

  test('cost what comes back, and refuse more groups than a response holds', async () => {
    const other = await service.account();
    const { id } = await seedOf(other).invoice({ invoiceDate: '2026-01-01', currency: 'EUR' });
    const variables = { groupBy: 'MONTH', thenBy: ['VAT_RATE'] };
    const call = async (rates: number) => {
      const rows = Array.from({ length: rates }, (_, rate) => ({ vatRate: `${rate}.00`, totalAmount: '1.00' }));
      const values = [JSON.stringify(rows), id];
      await service.core.database.writer.query('UPDATE invoice SET vat_categories = ? WHERE invoice.id = ?', values);
      await createTransact(service.core.database, 20_000)((tx) => tx.sums.recount());
      return callGraphql<any>(service, other.owner.key, QUERY, variables);
    };
    const whole = await call(1_000);
    expect(whole.data?.invoiceStats).toHaveLength(1_000);
    expect(whole.extensions?.['cost']).toMatchObject({ requestedQueryCost: 20, actualQueryCost: 40 });
    const { errors } = await call(MAX_STATISTICS + 1);
    expect(errors).toMatchObject([
      {
        message: 'There are more than 5000 groups. Choose fewer groups, or narrow the filter.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });
});
