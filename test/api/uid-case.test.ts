import { describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { createRestAccount, uploadProcessed } from '../support/rest-account.js';
import { useService } from '../support/service.js';

describe.each(DIALECTS)('a uid in upper case, on %s', (dialect) => {
  const service = useService(dialect);

  async function createObjects() {
    const account = await createRestAccount(service);
    const { owner, users } = account;
    const { body: company } = await owner.post('/companies/', { name: 'Kvarnby Verktyg AB' });
    const { body: card } = await owner.post('/cards/', { name: 'Visa', last_four_digits: '4242' });
    const { uid: category } = await service.core.services.categories.create(users.owner.actor, { name: 'Tools' });
    const invoice = await uploadProcessed(owner);
    const { body: item } = await owner.post(`/invoices/${invoice.uid}/items/`, { name: 'Rope' });
    const uids = { company: company.uid, card: card.uid, category, invoice: invoice.uid, item: item.uid };
    const upper = Object.fromEntries(Object.entries(uids).map(([name, uid]) => [name, String(uid).toUpperCase()]));
    return { ...account, uids, upper: upper as typeof uids };
  }

  it('names the same object in paths, references and filters over REST', async () => {
    const { owner, users, uids, upper } = await createObjects();
    for (const path of [`/companies/${upper.company}`, `/cards/${upper.card}`]) {
      expect((await owner.put(path, { name: 'Renamed' })).body).toMatchObject({ name: 'Renamed' });
      expect((await owner.get(path)).body.name).toBe('Renamed');
    }
    const references = { company_uid: upper.company, card_uid: upper.card, category_uid: upper.category };
    const changed = await owner.put(`/invoices/${upper.invoice}`, references);
    expect(changed.body).toMatchObject({
      ...{
        uid: uids.invoice,
        company: { uid: uids.company },
        card: { uid: uids.card },
        category: { uid: uids.category },
      },
    });
    expect((await owner.get(`/invoices/${upper.invoice}/items/${upper.item}`)).body.uid).toBe(uids.item);
    for (const filter of [
      `company__uid=${upper.company}`,
      `card__uid=${upper.card}`,
      `category__uid=${upper.category}`,
      `workspace_user__uid=${users.owner.uid.toUpperCase()}`,
    ]) {
      const { body } = await owner.get(`/invoices/?${filter}`);
      expect([filter, body.results.map(({ uid }: { uid: string }) => uid)]).toEqual([filter, [uids.invoice]]);
    }
    expect((await owner.post(`/invoices/${upper.invoice}/approve`)).status).toBe(200);
    expect((await owner.delete(`/companies/${upper.company}`)).status).toBe(204);
    expect((await owner.delete(`/cards/${upper.card}`)).status).toBe(204);
  });

  it('names the same object over GraphQL', async () => {
    const { users, uids, upper } = await createObjects();
    const query = `query ($invoice: ID!, $company: ID!, $card: ID!) {
      invoice(uid: $invoice) { uid } company(uid: $company) { uid } card(uid: $card) { uid }
      invoices(filter: { companyUids: [$company] }) { nodes { uid } }
    }`;
    expect(await readGraphqlData(service, users.owner.key, query, upper)).toEqual({
      ...{ invoice: { uid: uids.invoice }, company: { uid: uids.company }, card: { uid: uids.card } },
      invoices: { nodes: [] },
    });
    const rename = `mutation ($category: ID!, $item: ID!, $invoice: ID!) {
      updateCategory(input: { uid: $category, name: "Machines" }) { category { uid name } }
      updateInvoiceItem(input: { invoiceUid: $invoice, uid: $item, name: "Cable" }) { item { uid name } }
    }`;
    expect(await readGraphqlData(service, users.owner.key, rename, upper)).toEqual({
      updateCategory: { category: { uid: uids.category, name: 'Machines' } },
      updateInvoiceItem: { item: { uid: uids.item, name: 'Cable' } },
    });
  });

  it('names the same user and the same key', async () => {
    const { users } = await createObjects();
    const key = users.owner.key;
    const create = `mutation ($user: ID!) {
      issueApiKey(input: { workspaceUserUid: $user, name: "export", scopes: [READ] }) { apiKey { uid } }
    }`;
    const created = await readGraphqlData<{ issueApiKey: { apiKey: { uid: string } } }>(service, key, create, {
      user: users.viewer.uid.toUpperCase(),
    });
    const { uid } = created.issueApiKey.apiKey;
    const change = `mutation ($uid: ID!) {
      rotateApiKey(input: { uid: $uid, overlapSeconds: 0 }) { apiKey { name } }
      revokeApiKey(input: { uid: $uid }) { uid }
    }`;
    expect(await readGraphqlData(service, key, change, { uid: uid.toUpperCase() })).toEqual({
      rotateApiKey: { apiKey: { name: 'export' } },
      revokeApiKey: { uid },
    });
  });
});
