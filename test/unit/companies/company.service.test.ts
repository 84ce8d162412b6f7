import { describe, expect, it } from '@jest/globals';
import type { Company } from '../../../src/companies/company.entity.js';
import { CompanyService } from '../../../src/companies/company.service.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { createUid } from '../../../src/shared/ids.js';

const OWNER = { accountId: 1, role: 'owner', scopes: SCOPES, workspaceUserId: 1 } as unknown as Actor;

/** Creates the company service of an account with one company; records its former names and how often it is indexed. */
function createCompanies(values: Partial<Company> = {}) {
  const row = { id: 1, accountId: 1, uid: createUid(), name: 'Nordhamn', phone: '+46 1', editedFields: [], ...values };
  const company = row as unknown as Company;
  const formerNames: string[] = [];
  const indexed: number[] = [];
  const companies = {
    findByUid: async (_: number, uid: string) => (uid === company.uid ? { ...company } : null),
    insert: async (inserted: object) => ({ ...inserted, id: 2 }) as Company,
    update: async (_: number, __: number, patch: object) => Boolean(Object.assign(company, patch)),
  };
  const tx = {
    companies,
    aliases: { putFormerName: async ({ name }: Company) => void formerNames.push(name) },
    dueChecks: { refreshCompany: async () => undefined },
    search: { refreshCompany: async (_: number, id: number) => void indexed.push(id) },
  };
  const transact = async (work: (each: never) => unknown) => work(tx as never);
  const service = new CompanyService({ companies, transact, clock: systemClock } as never);
  return { company, companies, formerNames, indexed, service };
}

describe('a company', () => {
  it('is remembered by its former name after a rename', async () => {
    const { company, formerNames, indexed, service } = createCompanies();
    await service.update(OWNER, company.uid, { name: 'Nordhamn', phone: '+46 2' });
    expect(formerNames).toEqual([]);
    await service.update(OWNER, company.uid, { name: 'Fjord AB' });
    expect(formerNames).toEqual(['Nordhamn']);
    expect(company).toMatchObject({ name: 'Fjord AB', nameKey: 'fjordab', phone: '+46 2' });
    expect(indexed).toEqual([1, 1]);
  });

  it('remembers each field that a person has set, and keeps the values that an update leaves out', async () => {
    const { company, service } = createCompanies({ taxNumber: 'SE 1', editedFields: ['phone'] });
    const input = { phone: null, address: 'Kajvägen 7', name: undefined, taxNumber: undefined } as object;
    expect(await service.update(OWNER, company.uid, input)).toMatchObject({
      ...{ name: 'Nordhamn', phone: null, address: 'Kajvägen 7', taxNumber: 'SE 1', taxKey: 'se1' },
      editedFields: ['phone', 'address'],
    });
    const created = await service.create(OWNER, { name: 'Fjord AB', phone: null });
    expect(created).toMatchObject({ name: 'Fjord AB', nameKey: 'fjordab', address: null, accountId: 1 });
    expect(created.editedFields).toEqual(['name', 'phone']);
  });

  it('cannot be deleted by a second call at the same time', async () => {
    const { company, companies, service } = createCompanies();
    companies.update = async () => false;
    await expect(service.remove(OWNER, company.uid)).rejects.toMatchObject({ code: 'not_found' });
  });
});
