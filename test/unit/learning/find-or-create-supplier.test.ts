import { describe, expect, it } from '@jest/globals';
import type { CompanyFinding } from '../../../src/companies/company-values.js';
import { findOrCreateSupplier } from '../../../src/learning/find-or-create-supplier.js';
import { systemClock } from '../../../src/shared/clock.js';

const ACCOUNT = 1;
const FINDING: CompanyFinding = {
  ...{ name: 'Nordhamn AB', address: 'Kajen 1', taxNumber: 'SE1', taxOffice: null, phone: '0123' },
};
const KNOWN = {
  ...{ id: 7, name: 'Nordhamn AB', address: null, taxNumber: 'SE1', taxOffice: null, phone: '999', editedFields: [] },
};

/** Looks up a supplier; returns its id, and everything that was written or locked, in order. */
async function find(finding: CompanyFinding, { byTax = [] as (object | null)[], chosen = null as object | null } = {}) {
  const calls: unknown[][] = [];
  const answers = [...byTax];
  const tx = {
    companies: {
      findByTaxKey: async () => answers.shift() ?? null,
      findByNameKey: async () => [],
      update: async (...values: unknown[]) => void calls.push(['update', ...values]),
      insert: async ({ name, address, accountId }: Record<string, unknown>) => {
        calls.push(['insert', accountId, name, address]);
        return { id: 9 };
      },
    },
    aliases: { findCompany: async () => chosen },
    accounts: { lockAccount: async (id: number) => void calls.push(['lock', id]) },
    dueChecks: { refreshCompany: async () => undefined },
    search: { refreshCompany: async (...values: unknown[]) => void calls.push(['refresh', ...values]) },
  };
  const id = await findOrCreateSupplier(tx as never, ACCOUNT, { company: finding, ibans: [] }, systemClock);
  return { id, calls };
}

describe('the supplier of a document', () => {
  it('gets the values that it lacks, and can then be found by them', async () => {
    expect(await find(FINDING, { byTax: [KNOWN] })).toEqual({
      id: 7,
      calls: [
        ['update', ACCOUNT, 7, { address: 'Kajen 1' }],
        ['refresh', ACCOUNT, 7],
      ],
    });
  });

  it('stays as it is if the document adds nothing', async () => {
    expect(await find({ ...FINDING, address: null }, { byTax: [KNOWN] })).toEqual({ id: 7, calls: [] });
  });

  it('stays as it is if a person chose it for documents with these names', async () => {
    expect(await find(FINDING, { chosen: KNOWN })).toEqual({ id: 7, calls: [] });
  });

  it('is created if it is unknown, one process after another', async () => {
    expect(await find(FINDING)).toEqual({
      id: 9,
      calls: [
        ['lock', ACCOUNT],
        ['insert', ACCOUNT, 'Nordhamn AB', 'Kajen 1'],
      ],
    });
    expect(await find(FINDING, { byTax: [null, KNOWN] })).toEqual({ id: 7, calls: [['lock', ACCOUNT]] });
  });

  it('is nobody if the document names nobody', async () => {
    expect(await find({ ...FINDING, name: null, taxNumber: null })).toEqual({ id: null, calls: [] });
  });
});
