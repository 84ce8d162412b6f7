import { beforeAll, describe, expect, test } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { callGraphql } from '../support/graphql-client.js';
import { useService, type TestAccount } from '../support/service.js';

const WHOLE_VIEWS = '{ savedViews { name filterJson } }';
const VIEWS = `{ savedViews { uid name filter {
  query approvementStatuses documentTypes totalPriceMin invoiceDateFrom createdFrom createdFromDate companyUids
} } }`;
const SAVE = `mutation ($input: SaveViewInput!) { saveView(input: $input) {
  savedView { uid name } userErrors { field message }
} }`;
const DELETE = `mutation ($uid: ID!) { deleteView(input: {uid: $uid}) { uid userErrors { code } } }`;

const NOTHING = {
  query: null,
  approvementStatuses: null,
  documentTypes: null,
  totalPriceMin: null,
  invoiceDateFrom: null,
  createdFrom: null,
  createdFromDate: null,
  companyUids: null,
};

describe.each(DIALECTS)('saved views, on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  beforeAll(async () => {
    account = await service.account();
  });

  const call = async (role: 'owner' | 'viewer', query: string, variables = {}): Promise<any> =>
    (await callGraphql(service, account[role].key, query, variables)).data;
  const save = async (role: 'owner' | 'viewer', name: string, filter: object) =>
    (await call(role, SAVE, { input: { name, filter } })).saveView;
  const list = async (role: 'owner' | 'viewer') => (await call(role, VIEWS)).savedViews;

  test('give back each filter as it was saved, in the form that the list takes', async () => {
    const filter = {
      query: 'paper',
      approvementStatuses: ['WAITING'],
      documentTypes: ['CREDIT_NOTE', 'INVOICE'],
      totalPriceMin: '1000.00',
      invoiceDateFrom: '2026-01-01',
      createdFrom: '2026-01-01T00:00:00.000000+00:00',
      createdFromDate: '2026-01-01',
      companyUids: [account.owner.uid],
    };
    await save('owner', 'Large', filter);
    const [view] = await list('owner');
    expect(view).toEqual({ uid: expect.any(String), name: 'Large', filter });
    const query = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { totalCount } }';
    expect(await call('owner', query, { filter: view.filter })).toEqual({ invoices: { totalCount: 0 } });
  });

  test('give back the whole filter in JSON, however deeply it is nested', async () => {
    const filter = {
      createdFrom: '2026-01-01T00:00:00.000000+00:00',
      company: { isNull: false },
      or: [
        { approvementStatuses: ['WAITING'], checks: ['POSSIBLE_DUPLICATE'] },
        { not: { and: [{ or: [{ not: { documentTypes: ['CREDIT_NOTE'], totalPriceMin: '1000.00' } }] }] } },
      ],
    };
    await save('owner', 'Deep', { ...filter, query: null });
    const [view] = (await call('owner', WHOLE_VIEWS)).savedViews;
    expect([view.name, JSON.parse(view.filterJson)]).toEqual(['Deep', filter]);
    await save('owner', 'Deep', JSON.parse(view.filterJson));
    expect((await call('owner', WHOLE_VIEWS)).savedViews[0]).toEqual(view);
    await call('owner', DELETE, { uid: (await list('owner'))[0].uid });
  });

  test('are sorted by name; a name that is used again replaces its view', async () => {
    await save('owner', 'Ärger', { query: 'old' });
    const { savedView } = await save('owner', ' arger ', { query: 'new' });
    await save('owner', 'Zoo', {});
    const views = await list('owner');
    expect(views.map(({ name }: { name: string }) => name)).toEqual(['arger', 'Large', 'Zoo']);
    expect(views[0]).toEqual({ uid: savedView.uid, name: 'arger', filter: { ...NOTHING, query: 'new' } });
  });

  test('belong to their user alone', async () => {
    await save('viewer', 'Mine', {});
    const [own, ...others] = await list('viewer');
    expect([own.name, others]).toEqual(['Mine', []]);
    const refused = await call('owner', DELETE, { uid: own.uid });
    expect(refused.deleteView).toEqual({ uid: null, userErrors: [{ code: 'FORBIDDEN' }] });
    expect((await call('viewer', DELETE, { uid: own.uid })).deleteView.uid).toBe(own.uid);
    expect(await list('viewer')).toEqual([]);
  });

  test('need a name, and a filter that the list takes', async () => {
    expect((await save('owner', '  ', {})).userErrors).toEqual([{ field: 'name', message: 'May not be blank.' }]);
    const { userErrors } = await save('owner', 'Wrong', { companyUids: ['nobody'] });
    expect(userErrors).toEqual([expect.objectContaining({ field: 'filter.companyUids' })]);
    const range = { invoiceDateFrom: '2026-02-01', invoiceDateTo: '2026-01-01' };
    expect((await save('owner', 'Wrong', range)).userErrors[0].message).toMatch(/ends before it begins/);
  });
});
